// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  internal import SwiftUI

  extension AccessibilityChildBehavior {
    /// Creates SwiftUI's behavior, or returns `nil` if the elements of the view stay unchanged.
    init?(_ behavior: SpokenChildBehavior) {
      switch behavior {
      case .combine: self = .combine
      case .contain: self = .contain
      case .ignore: self = .ignore
      default: return nil
      }
    }
  }
#endif
