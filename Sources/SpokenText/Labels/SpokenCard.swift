// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What an element of a screen says and does, in no language yet: a value that a model layer makes, keeps, compares and
/// hands to a ``Speaker``.
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
public struct SpokenCard: Sendable, Hashable, Spoken {
  /// What it is, a sentence for each part.
  public var label: [Phrase]
  /// What it holds now, where that changes: "Completed", "8,547 steps".
  public var value: [Phrase] = []
  /// What happens when it is used.
  public var hint: Phrase.Hint?
  /// What the screen reader says in its own words: that it is a button, an image, selected.
  public var traits: SpokenTraits
  /// What else can be done with it, in the order in which it is offered.
  public var actions: [SpokenAction] = []
  /// What tests of the user interface find it by. Never spoken.
  public var identifier: String?
  /// What only some cards have: that it is hidden, a heading, a container.
  var structure = CardStructure.plain

  /// A card of several parts.
  ///
  /// - Parameters:
  ///   - id: What tests of the user interface find it by.
  ///   - traits: What the screen reader says in its own words.
  ///   - label: What it is: texts, phrases and other cards, each of which may be missing.
  public init(id: String? = nil, traits: SpokenTraits = [], @PhraseBuilder label: () -> [Phrase]) {
    self.label = label()
    self.traits = traits
    identifier = id
  }

  /// A card of one part, as a button or a heading: `SpokenCard(.message("share"), traits: .button)`.
  public init(_ label: Phrase, id: String? = nil, traits: SpokenTraits = []) {
    self.label = [label]
    self.traits = traits
    identifier = id
  }

  /// The card itself.
  public var spoken: SpokenCard { self }

  /// The card with what it holds now, `.value(.percent(0.75))`; nil and what says nothing leave it without a value.
  public consuming func value(_ value: Phrase?) -> SpokenCard {
    self.value = value.map { [$0] } ?? []
    return self
  }

  /// The card with what it holds now, a sentence for each part: "8,547 steps. Yesterday".
  public consuming func value(@PhraseBuilder _ value: () -> [Phrase]) -> SpokenCard {
    self.value = value()
    return self
  }

  /// The card with what happens when it is used: `.hint(.details)` is "Opens details".
  public consuming func hint(_ hint: Phrase.Hint?) -> SpokenCard {
    self.hint = hint
    return self
  }

  /// Not available: the compiler says what to write.
  @available(
    *, unavailable,
    message: "pass a hint, such as .hint(.details), .hint(.outcome(…)), or .hint(.say(…)) for a whole sentence"
  )
  public consuming func hint(_ hint: String) -> SpokenCard { self }

  /// The card with one thing more that can be done with it, after those it has: `.action("share", .message("share"))`.
  ///
  /// If the action is a ``Phrase/Action``, pass it without ``Phrase/action(_:_:)-(_,String)``. See
  /// ``action(_:_:_:)-(_,Phrase.Action,String)``.
  public consuming func action(_ id: String, _ name: Phrase) -> SpokenCard {
    actions.append(SpokenAction(id, name))
    return self
  }

  /// Adds an action, such as "Delete", or with a name "Delete Aspirin", after the actions that the card has:
  ///
  /// ```swift
  /// SpokenCard { medication.name }
  ///   .action("delete", .delete, medication.name)   // "Delete Aspirin"
  ///   .action("undo", .undo)                        // "Undo"
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identifier of the action.
  ///   - action: What can be done.
  ///   - name: The user's name for what it is done to. A blank name is left out.
  @_disfavoredOverload
  public consuming func action(_ id: String, _ action: Phrase.Action, _ name: String = "") -> SpokenCard {
    actions.append(SpokenAction(id, action, name))
    return self
  }

  /// Adds an action that is done to something without a name, such as "Delete photo": `.action("delete", .delete, .photo)`.
  public consuming func action(_ id: String, _ action: Phrase.Action, _ noun: Phrase.Noun) -> SpokenCard {
    actions.append(SpokenAction(id, action, noun))
    return self
  }

  /// Not available: the compiler says what to write.
  @available(
    *, unavailable, message: "an action needs an identifier, as in .action(\"share\", .share)"
  )
  public consuming func action(_ name: Phrase) -> SpokenCard { self }

  /// The card with more that can be done with it, after what it has:
  /// `.actions { if canShare { SpokenAction("share", .message("share")) } }`.
  public consuming func actions(@ActionBuilder _ actions: () -> [SpokenAction]) -> SpokenCard {
    self.actions += actions()
    return self
  }

  /// The card with more traits: `.traits(isChosen ? .selected : [])`.
  public consuming func traits(_ traits: SpokenTraits) -> SpokenCard {
    self.traits.formUnion(traits)
    return self
  }
}
