// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  public import SpokenText
  public import UIKit

  extension UIAccessibilityTraits {
    /// Creates UIKit's traits for those of a card.
    ///
    /// `SpokenTraits.modal` isn't included, because it is the view's `accessibilityViewIsModal`.
    /// `SpokenTraits.textField` isn't either, because text fields have that trait themselves. UIKit has `toggleButton`
    /// since iOS 17 and tvOS 17.
    public init(_ traits: SpokenTraits) {
      self = []
      for (trait, native) in Self.natives where traits.contains(trait) { insert(native) }
      if #available(iOS 17, tvOS 17, *), traits.contains(.toggle) { insert(.toggleButton) }
    }

    private static let natives: [(SpokenTraits, UIAccessibilityTraits)] = [
      (.button, .button), (.header, .header), (.link, .link), (.image, .image), (.selected, .selected),
      (.notEnabled, .notEnabled), (.staticText, .staticText), (.searchField, .searchField),
      (.adjustable, .adjustable), (.updatesFrequently, .updatesFrequently), (.playsSound, .playsSound),
      (.startsMediaSession, .startsMediaSession), (.summaryElement, .summaryElement),
      (.causesPageTurn, .causesPageTurn), (.keyboardKey, .keyboardKey),
      (.allowsDirectInteraction, .allowsDirectInteraction), (.tabBar, .tabBar),
    ]
  }
#endif
