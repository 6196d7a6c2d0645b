// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The label, value, hint, traits, and actions of an accessibility element, independent of a language.
///
/// Your model can create, store, and compare cards. A ``Speaker`` turns them into text.
///
/// ```swift
/// SpokenCard(id: "account.1", traits: .button) {
///   name                                                              // a String is data
///   Phrase.balance(balance)
///   Phrase.field(.weeklyAllowance, allowance.map { .money($0) })      // without a value it vanishes
///   if isOverdue { Phrase.status(.overdue) }
/// }
/// .value(.state(.active))
/// .hint(.details)
/// .action("delete", .delete, name)
/// ```
///
/// In all cards, parts that are `nil`, silent, or blank are omitted. Parts with ``Phrase/Importance/detail`` are read
/// only with ``Verbosity/detailed``.
public struct SpokenCard: Sendable, Hashable, Spoken {
  /// The parts of the label. Each becomes a sentence.
  public var label: [Phrase]
  /// The parts of the value, which is the current state, such as "Completed" or "8,547 steps".
  public var value: [Phrase] = []
  /// The result of using the element, such as "Opens details".
  public var hint: Phrase.Hint?
  /// The traits, such as a button, which the screen reader says in its own words.
  public var traits: SpokenTraits
  /// The custom actions, in the order of the menu.
  public var actions: [SpokenAction] = []
  /// The identifier for UI tests, which isn't spoken.
  public var identifier: String?
  var structure = CardStructure.plain

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - id: The UI test identifier.
  ///   - traits: The traits.
  ///   - label: The parts of the label, such as text, phrases, and other cards.
  public init(id: String? = nil, traits: SpokenTraits = [], @PhraseBuilder label: () -> [Phrase]) {
    self.label = label()
    self.traits = traits
    identifier = id
  }

  /// Creates a card with one part, such as `SpokenCard(.message("share"), traits: .button)`.
  public init(_ label: Phrase, id: String? = nil, traits: SpokenTraits = []) {
    self.label = [label]
    self.traits = traits
    identifier = id
  }

  /// The card itself.
  public var spoken: SpokenCard { self }

  /// Sets the value, such as `.value(.percent(0.75))`. If the phrase is `nil` or silent, the card has no value.
  public consuming func value(_ value: Phrase?) -> SpokenCard {
    self.value = value.map { [$0] } ?? []
    return self
  }

  /// Sets a value of several sentences, such as "8,547 steps. Yesterday".
  public consuming func value(@PhraseBuilder _ value: () -> [Phrase]) -> SpokenCard {
    self.value = value()
    return self
  }

  /// Sets the hint. For example, `.hint(.details)` is "Opens details".
  public consuming func hint(_ hint: Phrase.Hint?) -> SpokenCard {
    self.hint = hint
    return self
  }

  /// Unavailable. The compiler suggests a hint.
  @available(
    *, unavailable,
    message: "pass a hint, such as .hint(.details), .hint(.outcome(…)), or .hint(.say(…)) for a whole sentence"
  )
  public consuming func hint(_ hint: String) -> SpokenCard { self }

  /// Adds a custom action, such as `.action("share", .message("share"))`, after any existing ones.
  ///
  /// For a ``Phrase/Action``, see ``action(_:_:_:)-(_,Phrase.Action,String)``.
  public consuming func action(_ id: String, _ name: Phrase) -> SpokenCard {
    actions.append(SpokenAction(id, name))
    return self
  }

  /// Adds a custom action, such as "Delete" or "Delete Aspirin", after any existing ones.
  ///
  /// ```swift
  /// SpokenCard { medication.name }
  ///   .action("delete", .delete, medication.name)   // "Delete Aspirin"
  ///   .action("undo", .undo)                        // "Undo"
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identifier, passed to your handler when the user chooses the action.
  ///   - action: The action.
  ///   - name: The item's name. A blank name is omitted.
  @_disfavoredOverload
  public consuming func action(_ id: String, _ action: Phrase.Action, _ name: String = "") -> SpokenCard {
    actions.append(SpokenAction(id, action, name))
    return self
  }

  /// Adds an action on something without a name. For example, `.action("delete", .delete, .photo)` is "Delete photo".
  public consuming func action(_ id: String, _ action: Phrase.Action, _ noun: Phrase.Noun) -> SpokenCard {
    actions.append(SpokenAction(id, action, noun))
    return self
  }

  /// Unavailable. The compiler suggests an identifier.
  @available(
    *, unavailable, message: "an action needs an identifier, as in .action(\"share\", .share)"
  )
  public consuming func action(_ name: Phrase) -> SpokenCard { self }

  /// Adds custom actions, such as `.actions { if canShare { SpokenAction("share", .message("share")) } }`, after any
  /// existing ones.
  public consuming func actions(@ActionBuilder _ actions: () -> [SpokenAction]) -> SpokenCard {
    self.actions += actions()
    return self
  }

  /// Adds traits, such as `.traits(isChosen ? .selected : [])`.
  public consuming func traits(_ traits: SpokenTraits) -> SpokenCard {
    self.traits.formUnion(traits)
    return self
  }
}
