// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  public import SpokenText
  public import SwiftUI

  extension View {
    /// Makes the view one accessibility element with the label, value, hint, traits, actions, and identifier of a card.
    ///
    /// ```swift
    /// AccountRow(account)
    ///   .spoken(account) { action in perform(action, on: account) }
    /// ```
    ///
    /// VoiceOver reads "Alice Smith. Balance: 125 dollars and 50 cents", and offers the actions of the card and those
    /// of the buttons in the row. The text comes from ``SwiftUI/EnvironmentValues/speaker``.
    ///
    /// If the card lacks a property, the view keeps its own. For example, a text field keeps its value. Controls keep
    /// their elements (see ``SpokenChildBehavior/automatic``). For another behavior, pass `children`:
    ///
    /// ```swift
    /// // Without the row's own buttons:
    /// PlayerRow(player).spoken(player, children: .ignore) { action in perform(action) }
    /// ```
    ///
    /// SwiftUI has no modifiers for two traits. For ``SpokenText/SpokenTraits/notEnabled``, use `disabled(_:)`. For
    /// ``SpokenText/SpokenTraits/adjustable``, pass `adjust`.
    ///
    /// - Parameters:
    ///   - model: A card, or a model that has one.
    ///   - children: The behavior of the accessibility elements inside the view.
    ///   - perform: Performs the card's action with an id. If you pass `nil`, the card's actions aren't added.
    ///   - adjust: Changes the value when users swipe up or down. Pass `nil` for values that can't be changed, and for
    ///     sliders and steppers, which change it themselves.
    public func spoken(
      _ model: some Spoken, children: SpokenChildBehavior = .automatic,
      perform: ((SpokenAction.ID) -> Void)? = nil, adjust: ((AccessibilityAdjustmentDirection) -> Void)? = nil
    ) -> some View {
      modifier(
        SpokenModifier(
          card: model.spoken, children: children, isControl: Self.self is any SystemControl.Type, perform: perform,
          adjust: adjust))
    }
  }

  /// Applies a card in the language of the environment's speaker.
  private struct SpokenModifier: ViewModifier {
    let card: SpokenCard
    let children: SpokenChildBehavior
    let isControl: Bool
    let perform: ((SpokenAction.ID) -> Void)?
    let adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    @Environment(\.speaker) private var speaker
    // Updates the view each minute, so that "5 minutes ago" becomes "6 minutes ago".
    @Environment(\.spokenMinute) private var minute

    func body(content: Content) -> some View {
      let element = speaker.say(card)
      // Must come first, because the other modifiers set properties of the element that it creates.
      content
        .children(behavior)
        .label(element.label)
        .value(element.value)
        .hint(element.hint)
        .identifier(element.identifier)
        .inputLabels(element.inputLabels)
        .accessibilitySortPriority(element.readingPlace.sortPriority)
        .accessibilityAddTraits(AccessibilityTraits(element.traits))
        .accessibilityHeading(AccessibilityHeadingLevel(element.headingLevel))
        .accessibilityHidden(element.isHidden)
        .actions(element.actions, perform)
        .adjusting(adjust)
    }

    // Looks at the card and not at its element, because the element of a hidden card has no children. If hiding a card
    // changed the behavior, SwiftUI would create the view again, without its state.
    private var behavior: SpokenChildBehavior {
      // A view with `adjust` isn't a control of the system, so it needs its own element.
      let isControl = isControl || (adjust == nil && card.describesControl)
      return children.resolved(grouping: card.grouping, isControl: isControl)
    }
  }

  extension View {
    @ViewBuilder fileprivate func children(_ behavior: SpokenChildBehavior) -> some View {
      if let behavior = AccessibilityChildBehavior(behavior) {
        accessibilityElement(children: behavior)
      } else {
        self
      }
    }
  }

  // If the card lacks a property, the view keeps its own. Before macOS 15 and iOS 18, SwiftUI creates the view again,
  // without its state, when a card gains or loses a value.
  extension View {
    @ViewBuilder fileprivate func label(_ label: Utterance?) -> some View {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        accessibilityLabel(Text(label), isEnabled: label != nil)
      } else if label != nil {
        accessibilityLabel(Text(label))
      } else {
        self
      }
    }

    @ViewBuilder fileprivate func value(_ value: Utterance?) -> some View {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        accessibilityValue(Text(value), isEnabled: value != nil)
      } else if value != nil {
        accessibilityValue(Text(value))
      } else {
        self
      }
    }

    @ViewBuilder fileprivate func hint(_ hint: Utterance?) -> some View {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        accessibilityHint(Text(hint), isEnabled: hint != nil)
      } else if hint != nil {
        accessibilityHint(Text(hint))
      } else {
        self
      }
    }

    @ViewBuilder fileprivate func identifier(_ identifier: String?) -> some View {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        accessibilityIdentifier(identifier ?? "", isEnabled: identifier != nil)
      } else if let identifier {
        accessibilityIdentifier(identifier)
      } else {
        self
      }
    }

    @ViewBuilder fileprivate func actions(
      _ actions: [SpokenElement.Action], _ perform: ((SpokenAction.ID) -> Void)?
    ) -> some View {
      if let perform {
        accessibilityActions {
          ForEach(actions) { action in
            Button {
              perform(action.id)
            } label: {
              Text(action.name)
            }
          }
        }
      } else {
        self
      }
    }

    @ViewBuilder fileprivate func adjusting(
      _ adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    ) -> some View {
      if let adjust { accessibilityAdjustableAction(adjust) } else { self }
    }
  }

  extension Text {
    /// Creates text with speech attributes, or an empty text for `nil`.
    init(_ utterance: Utterance?) {
      self.init(utterance.map { AttributedString($0) } ?? AttributedString())
    }
  }
#endif
