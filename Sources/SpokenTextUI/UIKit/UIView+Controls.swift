// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  extension UIView {
    /// `true` for controls of UIKit, which have their own accessibility elements. Other subclasses of `UIControl` are
    /// treated like views that react to taps.
    var isSystemControl: Bool {
      #if !os(tvOS)
        if self is UISwitch || self is UISlider || self is UIStepper || self is UIDatePicker { return true }
        if self is UIPickerView || self is UIColorWell { return true }
      #endif
      return self is UIButton || self is UITextField || self is UITextView || self is UISearchBar
        || self is UISegmentedControl || self is UIPageControl
    }

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
    fileprivate var spokenName: NSAttributedString? {
      let name =
        accessibilityAttributedLabel ?? (accessibilityLabel ?? currentTitle).map { NSAttributedString(string: $0) }
      return name?.length == 0 ? nil : name
    }

    /// Performs the button's action, or returns `false` if it is disabled.
    fileprivate func performAction() -> Bool {
      guard isEnabled else { return false }
      // Targets use one of these events. `UIButton(primaryAction:)` uses the first.
      sendActions(for: [.primaryActionTriggered, .touchUpInside])
      return true
    }
  }
#endif
