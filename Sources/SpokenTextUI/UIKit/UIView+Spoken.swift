// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  public import SpokenText
  public import UIKit

  extension UIView {
    /// Makes the view one accessibility element with the label, value, hint, traits, actions, and identifier of an
    /// element.
    ///
    /// ```swift
    /// cell.apply(speaker.say(account)) { [weak self] action in self?.perform(action, on: account) }
    /// ```
    ///
    /// VoiceOver reads "Alice Smith. Balance: 125 dollars and 50 cents", and no longer reaches the labels and buttons
    /// inside the cell. The buttons become actions of the cell, after the card's own. If a button is added, or its
    /// title changes, apply the element again.
    ///
    /// All properties are set, so that a reused cell keeps nothing of an earlier row. Buttons, switches, text fields,
    /// and other controls of UIKit keep their traits and elements (see ``SpokenChildBehavior/automatic``). For a cell
    /// with a switch or a text field inside, pass `.contain`.
    ///
    /// - Parameters:
    ///   - element: The element that a speaker returns for a card.
    ///   - children: The behavior of the accessibility elements inside the view.
    ///   - perform: Performs the card's action with an id. If you pass `nil`, the card's actions aren't added.
    public func apply(
      _ element: SpokenElement, children: SpokenChildBehavior = .automatic,
      perform: (@MainActor (SpokenAction.ID) -> Void)? = nil
    ) {
      let behavior = children.resolved(for: element, isControl: isSystemControl)
      makeElement(behavior, isHidden: element.isHidden)
      accessibilityAttributedLabel = element.label.map { $0.attributed(heading: element.headingLevel) }
      accessibilityAttributedValue = element.value.map { NSAttributedString($0) }
      accessibilityAttributedHint = element.hint.map { NSAttributedString($0) }
      applyTraits(UIAccessibilityTraits(element.traits))
      accessibilityViewIsModal = element.traits.contains(.modal)
      accessibilityIdentifier = element.identifier
      // With `nil`, Voice Control uses the label as the name.
      accessibilityAttributedUserInputLabels =
        element.inputLabels.isEmpty ? nil : element.inputLabels.map { NSAttributedString($0) }
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

    /// Sets the traits. UIKit updates the traits of its controls itself, unless an app sets them. So for controls, only
    /// traits that UIKit doesn't know are added.
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
    fileprivate func attributed(heading level: SpokenCard.HeadingLevel?) -> NSAttributedString {
      guard let level else { return NSAttributedString(self) }
      let text = NSMutableAttributedString(attributedString: NSAttributedString(self))
      text.addAttribute(
        .accessibilityTextHeadingLevel, value: level.rawValue, range: NSRange(location: 0, length: text.length))
      return text
    }
  }
#endif
