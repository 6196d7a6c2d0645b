// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  public import SpokenText
  public import UIKit

  extension UIView {
    /// Sets the rotors of a screen or another container. They stop at the views inside that have the identifiers of the
    /// cards.
    ///
    /// ```swift
    /// view.applyRotors(of: speaker.say(screen))
    /// ```
    ///
    /// - Parameter element: The element that a `Speaker` returns for a card with rotors.
    public func applyRotors(of element: SpokenElement) {
      accessibilityCustomRotors = element.rotors.map { rotor in
        let ids = rotor.stops.map(\.id)
        return UIAccessibilityCustomRotor(name: rotor.name.text) { [weak self] predicate in
          MainActor.assumeIsolated { self?.next(of: ids, after: predicate) }
        }
      }
    }

    private func next(
      of ids: [String], after predicate: UIAccessibilityCustomRotorSearchPredicate
    ) -> UIAccessibilityCustomRotorItemResult? {
      let current = (predicate.currentItem.targetElement as? UIView)?.accessibilityIdentifier
      let place = current.flatMap { ids.firstIndex(of: $0) }
      let isForward = predicate.searchDirection == .next
      let next = place.map { isForward ? $0 + 1 : $0 - 1 } ?? (isForward ? 0 : ids.count - 1)
      guard ids.indices.contains(next), let view = descendant(ids[next]) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
    }

    /// Returns this view or the first one inside with an identifier.
    private func descendant(_ identifier: String) -> UIView? {
      if accessibilityIdentifier == identifier { return self }
      for view in subviews {
        if let found = view.descendant(identifier) { return found }
      }
      return nil
    }
  }
#endif
