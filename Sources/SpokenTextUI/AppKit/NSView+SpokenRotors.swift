// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import SpokenText

  extension NSView {
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
      setAccessibilityCustomRotors(element.rotors.map { ViewRotor($0, in: self) })
    }

    /// Returns the view with an identifier, which is this view or one inside, or `nil` if it is hidden.
    fileprivate func visible(_ identifier: String) -> NSView? {
      if isHidden || isAccessibilityHidden() { return nil }
      if accessibilityIdentifier() == identifier { return self }
      return subviews.lazy.compactMap { $0.visible(identifier) }.first
    }
  }

  /// A rotor that is its own delegate, because AppKit's rotors only keep a weak reference to their delegate.
  private final class ViewRotor: NSAccessibilityCustomRotor, NSAccessibilityCustomRotorItemSearchDelegate {
    private let rotor: SpokenElement.Rotor
    private weak var view: NSView?

    init(_ rotor: SpokenElement.Rotor, in view: NSView) {
      (self.rotor, self.view) = (rotor, view)
      super.init()
      label = rotor.name.text
      itemSearchDelegate = self
    }

    func rotor(
      _: NSAccessibilityCustomRotor, resultFor parameters: NSAccessibilityCustomRotor.SearchParameters
    ) -> NSAccessibilityCustomRotor.ItemResult? {
      let current = parameters.currentItem?.targetElement as? NSView
      let isForward = parameters.searchDirection == .next
      let (rotor, view) = (rotor, view)
      let next: NSView? = MainActor.assumeIsolated {
        let stops = rotor.stops(from: current?.accessibilityIdentifier(), isForward: isForward)
        return stops.lazy.compactMap { view?.visible($0) }.first
      }
      return next.map { NSAccessibilityCustomRotor.ItemResult(targetElement: $0) }
    }
  }
#endif
