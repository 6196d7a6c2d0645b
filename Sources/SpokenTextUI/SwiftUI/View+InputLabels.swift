// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  internal import SpokenText
  internal import SwiftUI

  extension View {
    /// Sets the names for Voice Control. If the array is empty, Voice Control uses the label.
    @ViewBuilder func inputLabels(_ labels: [Utterance]) -> some View {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        accessibilityInputLabels(labels.map { Text($0) }, isEnabled: !labels.isEmpty)
      } else if !labels.isEmpty {
        accessibilityInputLabels(labels.map { Text($0) })
      } else {
        self
      }
    }
  }

  extension SpokenCard.ReadingPlace {
    /// The priority in SwiftUI, which reads views with a higher priority first.
    var sortPriority: Double { -Double(rawValue - SpokenCard.ReadingPlace.content.rawValue) }
  }
#endif
