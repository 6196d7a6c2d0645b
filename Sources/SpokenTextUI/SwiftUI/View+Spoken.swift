// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  public import SpokenText
  public import SwiftUI

  extension View {
    /// This view as a screen reader says it: the label, value, hint, traits, actions and identifier of a model's card.
    ///
    /// ```swift
    /// Button { open(account) } label: { AccountRow(account) }
    ///   .spoken(account) { id in perform(id, on: account) }
    /// ```
    ///
    /// The words are those of the speaker in the environment, see `EnvironmentValues.speaker`. What the card
    /// leaves out stays as the view has it: a text field keeps its own value where the card has none. A view of several
    /// texts that is no control becomes one element where its card groups, as by
    /// `SpokenCard(…).children(.combine) { … }`; in a card that contains, the views within are reached one by one, and have
    /// cards of their own.
    ///
    /// Two traits have other ways in SwiftUI, and are not set: `SpokenTraits.notEnabled` is `disabled(_:)`, and
    /// `SpokenTraits.adjustable` comes with `adjust`.
    ///
    /// - Parameters:
    ///   - model: A card, or a model that has one.
    ///   - adjust: Changes the value when the listener swipes up or down; nil for what cannot be adjusted.
    ///   - perform: Does what the listener chooses from the actions, by the action's id.
    public func spoken(
      _ model: some Spoken, adjust: ((AccessibilityAdjustmentDirection) -> Void)? = nil,
      perform: @escaping (SpokenAction.ID) -> Void = { _ in }
    ) -> some View {
      modifier(SpokenModifier(card: model.spoken, adjust: adjust, perform: perform))
    }
  }

  /// Says a card with the speaker of the environment.
  private struct SpokenModifier: ViewModifier {
    let card: SpokenCard
    let adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    let perform: (SpokenAction.ID) -> Void
    @Environment(\.speaker) private var speaker
    // Read so that "5 minutes ago" is said anew when a minute has passed.
    @Environment(\.spokenMinute) private var minute

    func body(content: Content) -> some View {
      let element = speaker.say(card)
      content
        .grouping(card.grouping)
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
  }

  extension View {
    /// One element of what a card combines or leaves out: its words and actions are the card's already.
    @ViewBuilder fileprivate func grouping(_ grouping: SpokenCard.Grouping?) -> some View {
      switch grouping {
      case nil: self
      case .contain: accessibilityElement(children: .contain)
      default: accessibilityElement(children: .ignore)
      }
    }
  }

  // What a card leaves out is left to the view. Since macOS 15 and iOS 18 a view keeps its identity, and so its state, when
  // that changes; before, a card that gains or loses a value makes the view anew.
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

    fileprivate func actions(
      _ actions: [SpokenElement.Action], _ perform: @escaping (SpokenAction.ID) -> Void
    ) -> some View {
      accessibilityActions {
        ForEach(actions) { action in
          Button {
            perform(action.id)
          } label: {
            Text(action.name)
          }
        }
      }
    }

    @ViewBuilder fileprivate func adjusting(
      _ adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    ) -> some View {
      if let adjust { accessibilityAdjustableAction(adjust) } else { self }
    }
  }

  extension Text {
    /// What is said, with its marks for a voice; an empty text for nothing.
    init(_ utterance: Utterance?) {
      self.init(utterance.map { AttributedString($0) } ?? AttributedString())
    }
  }
#endif
