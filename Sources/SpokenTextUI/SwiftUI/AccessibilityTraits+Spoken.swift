// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  public import SpokenText
  public import SwiftUI

  extension AccessibilityTraits {
    /// Creates SwiftUI's traits for those of a card.
    ///
    /// SwiftUI has none for `SpokenTraits.notEnabled`, `SpokenTraits.adjustable`, and `SpokenTraits.textField`. It has
    /// `isToggle` and `isTabBar` since macOS 14, iOS 17, tvOS 17, and watchOS 10.
    public init(_ traits: SpokenTraits) {
      self.init()
      for (trait, native) in Self.natives where traits.contains(trait) { formUnion(native) }
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
        if traits.contains(.toggle) { formUnion(.isToggle) }
        if traits.contains(.tabBar) { formUnion(.isTabBar) }
      }
    }

    private static let natives: [(SpokenTraits, AccessibilityTraits)] = [
      (.button, .isButton), (.header, .isHeader), (.link, .isLink), (.image, .isImage), (.selected, .isSelected),
      (.staticText, .isStaticText), (.searchField, .isSearchField), (.updatesFrequently, .updatesFrequently),
      (.playsSound, .playsSound), (.startsMediaSession, .startsMediaSession), (.summaryElement, .isSummaryElement),
      (.causesPageTurn, .causesPageTurn), (.keyboardKey, .isKeyboardKey),
      (.allowsDirectInteraction, .allowsDirectInteraction), (.modal, .isModal),
    ]
  }
#endif
