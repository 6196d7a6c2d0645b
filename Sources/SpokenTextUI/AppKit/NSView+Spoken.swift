// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import SpokenText

  extension NSView {
    /// Makes the view one accessibility element with the label, value, help, role, actions, and identifier of an
    /// element.
    ///
    /// ```swift
    /// row.apply(speaker.say(account)) { action in perform(action, on: account) }
    /// ```
    ///
    /// VoiceOver reads "Alice Smith. Balance: 125 dollars and 50 cents". The buttons inside the view become actions of
    /// the view, after the card's own. If a button is added, or its title changes, apply the element again.
    ///
    /// If a trait has a role in AppKit, the view gets this role. Labels in AppKit are plain text, without speech
    /// attributes.
    ///
    /// All properties are set, so that a reused row keeps nothing of an earlier one. Controls and text views keep their
    /// roles and elements, and their value if the card has none (see ``SpokenChildBehavior/automatic``).
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
      setAccessibilityLabel(element.label?.text)
      if element.value != nil || !isSystemControl { setAccessibilityValue(element.value?.text) }
      setAccessibilityHelp(element.hint?.text)
      if !isSystemControl { applyState(element.traits) }
      setAccessibilityModal(element.traits.contains(.modal))
      setAccessibilityIdentifier(element.identifier)
      if #available(macOS 14, *) {
        // With `nil`, Voice Control uses the label as the name.
        setAccessibilityUserInputLabels(element.inputLabels.isEmpty ? nil : element.inputLabels.map(\.text))
      }
      let actions = perform.map { perform in element.actions.map { NSAccessibilityCustomAction($0, perform) } } ?? []
      let isCombined = behavior == .combine && !element.isHidden
      setAccessibilityCustomActions(actions + (isCombined ? actionsOfButtons : []))
    }

    private func makeElement(_ behavior: SpokenChildBehavior, isHidden: Bool) {
      setAccessibilityHidden(isHidden)
      guard behavior != .unchanged else { return }
      setAccessibilityElement(!isHidden)
      if behavior == .contain {
        setAccessibilityRole(.group)
        setAccessibilityChildren(nil)
      } else {
        setAccessibilityChildren([])
      }
    }

    private func applyState(_ traits: SpokenTraits) {
      if let role = NSAccessibility.Role(traits) { setAccessibilityRole(role) }
      setAccessibilityEnabled(!traits.contains(.notEnabled))
      setAccessibilitySelected(traits.contains(.selected))
    }

    /// `true` for controls and text views. AppKit knows their role, state, and value.
    private var isSystemControl: Bool { self is NSControl || self is NSText }

    private var actionsOfButtons: [NSAccessibilityCustomAction] {
      subviews.flatMap { view -> [NSAccessibilityCustomAction] in
        if view.isHidden { return [] }
        guard let button = view as? NSButton else { return view.actionsOfButtons }
        let name = button.accessibilityLabel() ?? button.title
        if name.isEmpty { return [] }
        return [NSAccessibilityCustomAction(name: name) { [weak button] in button?.performAction() ?? false }]
      }
    }
  }

  extension NSButton {
    /// Clicks the button, or returns `false` if it is disabled.
    nonisolated fileprivate func performAction() -> Bool {
      MainActor.assumeIsolated {
        guard isEnabled else { return false }
        performClick(nil)
        return true
      }
    }
  }

  extension NSAccessibilityCustomAction {
    fileprivate convenience init(
      _ action: SpokenElement.Action, _ perform: @escaping @MainActor (SpokenAction.ID) -> Void
    ) {
      self.init(name: action.name.text) {
        MainActor.assumeIsolated { perform(action.id) }
        return true
      }
    }
  }

  extension NSAccessibility.Role {
    /// Returns the role for a card's traits, or `nil` if AppKit has none.
    public init?(_ traits: SpokenTraits) {
      let roles: [(SpokenTraits, NSAccessibility.Role)] = [
        (.toggle, .checkBox), (.button, .button), (.link, .link), (.image, .image), (.adjustable, .slider),
        (.tabBar, .tabGroup), (.searchField, .textField), (.header, .staticText), (.staticText, .staticText),
      ]
      guard let role = roles.first(where: { traits.contains($0.0) })?.1 else { return nil }
      self = role
    }
  }
#endif
