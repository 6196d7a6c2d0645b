// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  public import SpokenText
  public import UIKit

  extension UIView {
    /// Sets the rotors of a screen or another container.
    ///
    /// ```swift
    /// view.applyRotors(of: speaker.say(screen))
    /// ```
    ///
    /// A rotor stops at the views inside that have the identifiers of its cards. It skips hidden and missing views,
    /// such as a row that is scrolled away.
    ///
    /// - Parameter element: The element that a `Speaker` returns for a card with rotors.
    public func applyRotors(of element: SpokenElement) {
      accessibilityCustomRotors = element.rotors.map { rotor in
        UIAccessibilityCustomRotor(attributedName: NSAttributedString(rotor.name)) { [weak self] predicate in
          MainActor.assumeIsolated { self?.next(of: rotor, after: predicate) }
        }
      }
    }

    /// Returns the next or previous stop.
    private func next(
      of rotor: SpokenElement.Rotor, after predicate: UIAccessibilityCustomRotorSearchPredicate
    ) -> UIAccessibilityCustomRotorItemResult? {
      let current = (predicate.currentItem.targetElement as? UIView)?.accessibilityIdentifier
      let stops = rotor.stops(from: current, isForward: predicate.searchDirection == .next)
      let view = stops.lazy.compactMap { self.visible($0) }.first
      return view.map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
    }

    /// Returns the view with an identifier, which is this view or one inside, or `nil` if it is hidden.
    private func visible(_ identifier: String) -> UIView? {
      if isHidden || accessibilityElementsHidden { return nil }
      if accessibilityIdentifier == identifier { return self }
      return subviews.lazy.compactMap { $0.visible(identifier) }.first
    }
  }
#endif
