// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  extension UIView {
    /// Whether the view is a control of UIKit. It consists of one accessibility element or several, and knows how users operate
    /// it.
    /// Other subclasses of `UIControl` are no different from views that react to taps.
    var isSystemControl: Bool {
      #if !os(tvOS)
        if self is UISwitch || self is UISlider || self is UIStepper || self is UIDatePicker { return true }
        if self is UIPickerView || self is UIColorWell { return true }
      #endif
      return self is UIButton || self is UITextField || self is UITextView || self is UISearchBar
        || self is UISegmentedControl || self is UIPageControl
    }

    /// The buttons inside the view as actions, in the order of the subviews.
    var actionsOfButtons: [UIAccessibilityCustomAction] {
      subviews.flatMap { view -> [UIAccessibilityCustomAction] in
        if view.isHidden || view.accessibilityElementsHidden { return [] }
        guard let button = view as? UIButton else { return view.actionsOfButtons }
        guard let name = button.spokenName else { return [] }
        return [
          UIAccessibilityCustomAction(attributedName: name) { [weak button] _ in
            MainActor.assumeIsolated { button?.performAction() ?? false }
          }
        ]
      }
    }
  }

  extension UIButton {
    /// The button's label or title, or `nil` if it has neither.
    fileprivate var spokenName: NSAttributedString? {
      let name =
        accessibilityAttributedLabel ?? (accessibilityLabel ?? currentTitle).map { NSAttributedString(string: $0) }
      return name?.length == 0 ? nil : name
    }

    /// Does what a tap does, and returns whether that was possible.
    fileprivate func performAction() -> Bool {
      guard isEnabled else { return false }
      // Targets are registered for one of these events. Those of `UIButton(primaryAction:)` are for the first.
      sendActions(for: [.primaryActionTriggered, .touchUpInside])
      return true
    }
  }
#endif
