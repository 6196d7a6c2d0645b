// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for an action and the item that it acts on.
struct ActionKind: PhraseKind {
  var action = Phrase.Action.open
  var name = ""
  /// The noun for the item. It is read if the item has no name. Otherwise, some languages choose their verb by it.
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
    // Without a subject, the state agrees with the noun.
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
  /// Returns the name of an action for a button or a menu, such as "Delete" or "Delete Aspirin".
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - name: The name of the item, unless the screen reader reads it next to the action. A blank name is omitted.
  public static func action(_ action: Action, _ name: String = "") -> Phrase {
    ActionKind(action: action, name: name).phrase
  }

  /// Returns the name of an action on a named item, such as "Cancel Yoga".
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - name: The name of the item.
  ///   - noun: The noun for the item. Some languages choose their verb by it. For example, "Cancel Yoga" is "Yoga
  ///     absagen" in German for an appointment, but "Yoga abbrechen" for a call.
  public static func action(_ action: Action, _ name: String, of noun: Noun) -> Phrase {
    ActionKind(action: action, name: name, noun: noun).phrase
  }

  /// Returns the name of an action on an unnamed item, or on all items, such as "Delete photo" or "Filter medications".
  /// An action that takes no item is read alone.
  public static func action(_ action: Action, _ noun: Noun) -> Phrase {
    ActionKind(action: action, noun: noun).phrase
  }
}
