// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  public import SpokenText
  public import UIKit

  extension UIView {
    /// Makes the view one accessibility element with the label, value, hint, traits, actions, and identifier of an element.
    ///
    /// ```swift
    /// cell.apply(speaker.say(account)) { [weak self] action in self?.perform(action, on: account) }
    /// ```
    ///
    /// VoiceOver reads "Alice Smith. Balance: 125 dollars and 50 cents", and no longer reaches the labels and buttons inside
    /// the cell. The buttons become actions of the cell, after the card's own. If a button is added, or its title changes, apply
    /// the element again.
    ///
    /// All properties are set, so that a reused cell keeps nothing of an earlier row. Buttons, switches, text fields, and other
    /// controls of UIKit keep their traits and their elements: see ``SpokenChildBehavior/automatic``. For a cell with a switch
    /// or a text field inside, pass `.contain`.
    ///
    /// - Parameters:
    ///   - element: The element that a speaker returns for a card.
    ///   - children: What becomes of the accessibility elements inside the view.
    ///   - perform: Performs the action with an id, which users choose from the card's actions. If you pass `nil`, the card's
    ///     actions aren't added.
    public func apply(
      _ element: SpokenElement, children: SpokenChildBehavior = .automatic,
      perform: (@MainActor (SpokenAction.ID) -> Void)? = nil
    ) {
      // A text field inside another view must stay in reach. Any other control that the card describes is the view itself.
      let containsField = element.traits.contains(.textField) && !isSystemControl
      let behavior = children.resolved(
        grouping: containsField ? .contain : element.grouping, isControl: isSystemControl)
      makeElement(behavior, isHidden: element.isHidden)
      accessibilityAttributedLabel = element.label.map { $0.attributed(heading: element.headingLevel) }
      accessibilityAttributedValue = element.value.map { NSAttributedString($0) }
      accessibilityAttributedHint = element.hint.map { NSAttributedString($0) }
      applyTraits(UIAccessibilityTraits(element.traits))
      accessibilityViewIsModal = element.traits.contains(.modal)
      accessibilityIdentifier = element.identifier
      accessibilityUserInputLabels = element.inputLabels.isEmpty ? nil : element.inputLabels.map(\.text)
      let actions = perform.map { perform in element.actions.map { UIAccessibilityCustomAction($0, perform) } } ?? []
      let isCombined = behavior == .combine && !element.isHidden
      accessibilityCustomActions = actions + (isCombined ? actionsOfButtons : [])
    }

    private func makeElement(_ behavior: SpokenChildBehavior, isHidden: Bool) {
      accessibilityElementsHidden = isHidden
      guard behavior != .unchanged else { return }
      isAccessibilityElement = behavior != .contain && !isHidden
      accessibilityContainerType = behavior == .contain ? .semanticGroup : .none
    }

    /// UIKit knows the traits of its controls. A trait that is set here no longer follows the control, such as when it is
    /// disabled. So only traits that UIKit doesn't know are added, such as that a button starts playback.
    private func applyTraits(_ traits: UIAccessibilityTraits) {
      guard isSystemControl else { return accessibilityTraits = traits }
      var known: UIAccessibilityTraits = [
        .adjustable, .button, .keyboardKey, .notEnabled, .searchField, .selected, accessibilityTraits,
      ]
      if #available(iOS 17, tvOS 17, *) { known.insert(.toggleButton) }
      if !traits.isSubset(of: known) { accessibilityTraits.formUnion(traits.subtracting(known)) }
    }
  }

  extension UIAccessibilityCustomAction {
    fileprivate convenience init(
      _ action: SpokenElement.Action, _ perform: @escaping @MainActor (SpokenAction.ID) -> Void
    ) {
      self.init(attributedName: NSAttributedString(action.name)) { _ in
        MainActor.assumeIsolated { perform(action.id) }
        return true
      }
    }
  }

  extension Utterance {
    /// The text of a label, with the level of the heading.
    fileprivate func attributed(heading level: SpokenCard.HeadingLevel?) -> NSAttributedString {
      guard let level else { return NSAttributedString(self) }
      let text = NSMutableAttributedString(attributedString: NSAttributedString(self))
      text.addAttribute(
        .accessibilityTextHeadingLevel, value: level.rawValue, range: NSRange(location: 0, length: text.length))
      return text
    }
  }
#endif
