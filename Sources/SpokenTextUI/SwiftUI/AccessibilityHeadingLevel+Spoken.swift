// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  internal import SpokenText
  internal import SwiftUI

  extension AccessibilityHeadingLevel {
    /// Creates the level of a heading, or `.unspecified` for `nil`.
    init(_ level: SpokenCard.HeadingLevel?) {
      self = (level.flatMap { AccessibilityHeadingLevel(rawValue: UInt($0.rawValue)) }) ?? .unspecified
    }
  }
#endif
