// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import SpokenText

  extension NSView {
    /// Makes this view one accessibility element that says what a card says.
    ///
    /// ```swift
    /// row.apply(speaker.say(account)) { id in perform(id, on: account) }
    /// ```
    ///
    /// A trait that is a role of AppKit's becomes the view's role. AppKit's labels are plain text, so that marks for a voice
    /// are not heard.
    ///
    /// All that a card may have is set, so that a row that is used again keeps nothing of what it was; only a control or a
    /// text view, which would lose what it holds, keeps its own value where the card leaves that out.
    ///
    /// - Parameters:
    ///   - element: What a `Speaker` says of a card.
    ///   - perform: Does what the listener chooses from the actions, by the action's id.
    public func apply(_ element: SpokenElement, perform: @escaping @MainActor (SpokenAction.ID) -> Void = { _ in }) {
      // What is in a container is reached by itself.
      setAccessibilityElement(!element.isHidden && element.grouping != .contain)
      setAccessibilityHidden(element.isHidden)
      setAccessibilityLabel(element.label?.text)
      if let value = element.value {
        setAccessibilityValue(value.text)
      } else if !(self is NSControl), !(self is NSText) {
        setAccessibilityValue(nil)
      }
      setAccessibilityHelp(element.hint?.text)
      if let role = NSAccessibility.Role(element.traits) { setAccessibilityRole(role) }
      setAccessibilityEnabled(!element.traits.contains(.notEnabled))
      setAccessibilitySelected(element.traits.contains(.selected))
      setAccessibilityModal(element.traits.contains(.modal))
      setAccessibilityIdentifier(element.identifier)
      if #available(macOS 14, *) {
        setAccessibilityUserInputLabels(element.inputLabels.isEmpty ? nil : element.inputLabels.map(\.text))
      }
      setAccessibilityCustomActions(
        element.actions.map { action in
          NSAccessibilityCustomAction(name: action.name.text) {
            MainActor.assumeIsolated { perform(action.id) }
            return true
          }
        })
    }
  }

  extension NSAccessibility.Role {
    /// The role of AppKit that a card's traits stand for; nil where there is none, so that the view keeps its own.
    public init?(_ traits: SpokenTraits) {
      let roles: [(SpokenTraits, NSAccessibility.Role)] = [
        (.toggle, .checkBox), (.button, .button), (.link, .link), (.image, .image), (.adjustable, .slider),
        (.tabBar, .tabGroup), (.searchField, .textField), (.textField, .textField),
        (.header, .staticText), (.staticText, .staticText),
      ]
      guard let role = roles.first(where: { traits.contains($0.0) })?.1 else { return nil }
      self = role
    }
  }
#endif
