// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What can be done, and to what.
struct ActionKind: PhraseKind {
  var action = Phrase.Action.open
  /// The name of what it is done to: a user's text.
  var name = ""
  /// What it is done to: said where it has no name; where it has one, some languages choose their verb by it.
  var noun: Phrase.Noun?

  static let name = "action"
  static let summary = "the name of a button or an action, such as 'Delete Aspirin'"
  static let examples = [
    ["delete"], ["delete", "Aspirin"], ["filter", "--noun", "medication"],
    ["mark", "Aspirin", "--status", "taken", "--subject", "dose"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var id: PhraseID? = action.id
    try keys.word("action", &id, of: .actions, "the action", place: .required)
    try keys.text("name", &name, "the name of the item that it acts on", place: .optional)
    try keys.noun(&noun, "the type of the item, which decides the verb in some languages", place: .named)
    var status = action.state?.status.id
    try keys.word("status", &status, of: .states, "the state to mark the item with", place: .named)
    var subject = action.state?.subject
    try keys.word(
      "subject", &subject, of: .subjects, "the field or noun to mark, which the state agrees with", place: .named)
    // What is marked may be told by its noun as well.
    let state = status.map { StateKind(status: Phrase.Status($0), subject: subject ?? noun?.id) }
    let needsState = id == PhraseID(.actionMark)
    action = Phrase.Action(id: id ?? action.id, state: state ?? (needsState ? StateKind(status: .completed) : nil))
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let message = scope.message(action.id), scope.value(of: message).exists else {
      return speaker.value(of: self, named: action.id, in: &scope)
    }
    var state: (ArgumentName.BuiltIn, Value)?
    if let marked = action.state { state = (.state, marked.valueWithFallback(by: speaker, in: &scope)) }
    let thing = noun.flatMap { scope.entry(of: $0) }.map { Value.entry($0) }
    if !TextCleaning.isBlank(name) {
      let text = Value.text(scope.keep(name))
      return .phrase(
        scope.bind(scope.value(of: message), of: message, (.name, text), thing.map { (.noun, $0) }, state))
    }
    if let thing, let said = scope.bind(attribute: "noun", of: message, (.noun, thing), state) {
      return .phrase(said)
    }
    let alone = scope.bind(attribute: "alone", of: message, state)
    return .phrase(alone ?? scope.bind(scope.value(of: message), of: message, state))
  }
}

extension Phrase {
  /// What can be done, as a button or a screen reader's menu names it: "Delete"; with the name of what it is done to,
  /// where that is not heard beside it, "Delete Aspirin". A blank name is left out.
  public static func action(_ action: Action, _ name: String = "") -> Phrase {
    ActionKind(action: action, name: name).phrase
  }

  /// What can be done to a thing that is heard by its name: "Cancel Yoga". What it is, a language needs that has several words
  /// for an action: of an appointment it is "Yoga absagen" in German, of a call "Yoga abbrechen".
  public static func action(_ action: Action, _ name: String, of noun: Noun) -> Phrase {
    ActionKind(action: action, name: name, noun: noun).phrase
  }

  /// What can be done to a thing that has no name, or to all of them: "Delete photo", "Add medication", "Filter
  /// medications". An action that is done to nothing in particular is said by itself.
  public static func action(_ action: Action, _ noun: Noun) -> Phrase {
    ActionKind(action: action, noun: noun).phrase
  }
}
