// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  public import SpokenText
  public import UIKit

  extension UIView {
    /// Makes this view one accessibility element that says what a card says.
    ///
    /// ```swift
    /// cell.apply(speaker.say(account)) { [weak self] id in self?.perform(id, on: account) }
    /// ```
    ///
    /// All that a card may have is set, so that a cell that is used again keeps nothing of its last row. What the card leaves
    /// out is what UIKit makes of the view: a switch or a text field tells its own value again.
    ///
    /// - Parameters:
    ///   - element: What a `Speaker` says of a card.
    ///   - perform: Does what the listener chooses from the actions, by the action's id.
    public func apply(_ element: SpokenElement, perform: @escaping @MainActor (SpokenAction.ID) -> Void = { _ in }) {
      // What is in a container is reached by itself.
      isAccessibilityElement = !element.isHidden && element.grouping != .contain
      accessibilityElementsHidden = element.isHidden
      accessibilityAttributedLabel = element.label.map { $0.attributed(heading: element.headingLevel) }
      accessibilityAttributedValue = element.value.map { NSAttributedString($0) }
      accessibilityAttributedHint = element.hint.map { NSAttributedString($0) }
      accessibilityTraits = UIAccessibilityTraits(element.traits)
      accessibilityViewIsModal = element.traits.contains(.modal)
      accessibilityIdentifier = element.identifier
      accessibilityUserInputLabels = element.inputLabels.isEmpty ? nil : element.inputLabels.map(\.text)
      accessibilityCustomActions = element.actions.map { action in
        UIAccessibilityCustomAction(attributedName: NSAttributedString(action.name)) { _ in
          MainActor.assumeIsolated { perform(action.id) }
          return true
        }
      }
    }
  }

  extension Utterance {
    /// The text of a label, with the level of the heading that it is.
    fileprivate func attributed(heading level: SpokenCard.HeadingLevel?) -> NSAttributedString {
      guard let level else { return NSAttributedString(self) }
      let text = NSMutableAttributedString(attributedString: NSAttributedString(self))
      text.addAttribute(
        .accessibilityTextHeadingLevel, value: level.rawValue, range: NSRange(location: 0, length: text.length))
      return text
    }
  }
#endif
