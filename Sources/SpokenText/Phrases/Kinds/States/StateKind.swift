// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a state.
struct StateKind: PhraseKind {
  var status = Phrase.Status.pending
  var subject: PhraseID?

  static let name = "state"
  static let summary = "a state by itself, such as 'Taken'"
  static let examples = [["taken"], ["not-completed"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.status(&status, "the state", place: .required)
    try keys.word(
      "subject", &subject, of: .subjects, "the field or noun that has the state, which the state agrees with",
      place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    speaker.value(of: status, subject: subject, in: &scope)
  }
}

/// A phrase for a state with a label.
struct StatusKind: PhraseKind {
  var state = StateKind()

  static let name = "status"
  static let summary = "a state with its name, such as 'Status: Taken'"
  static let examples = [["taken"], ["in-progress"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try state.visit(&keys)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let state = state.valueWithFallback(by: speaker, in: &scope)
    return .phrase(scope.bind(.status, (.state, state)))
  }
}

extension Phrase {
  /// Returns a phrase for a state, such as "Taken".
  ///
  /// - Parameters:
  ///   - status: The state.
  ///   - noun: The noun that the state agrees with in some languages. If it is `nil`, the state has its impersonal
  ///     form.
  public static func state(_ status: Status, of noun: Noun? = nil) -> Phrase {
    Phrase(StateKind(status: status, subject: noun?.id))
  }

  /// Returns a phrase for the state of a form field, such as "Required", which agrees with the name of the field.
  public static func state(_ status: Status, of field: Field) -> Phrase {
    Phrase(StateKind(status: status, subject: field.id))
  }

  /// Returns a phrase for a state with a label, such as "Status: Taken". See ``state(_:of:)-(_,Phrase.Noun?)``.
  public static func status(_ status: Status, of noun: Noun? = nil) -> Phrase {
    Phrase(StatusKind(state: StateKind(status: status, subject: noun?.id)))
  }
}

extension Speaker {
  /// Returns the text for a state with a label, such as "Status: Taken". See ``Phrase/status(_:of:)``.
  public func status(
    _ status: Phrase.Status, of noun: Phrase.Noun? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    let kind = StatusKind(state: StateKind(status: status, subject: noun?.id))
    return say(context) { kind.compose(with: $0, in: &$1) }
  }

  /// Returns the word for a state, which agrees with its noun or field.
  fileprivate func value(of status: Phrase.Status, subject: PhraseID?, in scope: inout PhraseScope) -> Value {
    guard let message = table.message(status.id), scope.value(of: message).exists else {
      return value(of: MessageKind(id: status.id), in: &scope)
    }
    let noun = subject.flatMap { table.message($0) }
    if let subject, noun == nil { scope.report(SpeechFault(kind: .unknownMessage, name: subject.description)) }
    var state = scope.bind(scope.value(of: message), of: message)
    if let noun {
      // Some nouns have their own word for a state. For example, a question is "answered", not "completed".
      if status != .empty, let own = table.attribute(status, of: noun), own.entry >= 0 {
        state = scope.bind(scope.value(of: own.entry), of: own.entry)
      }
      state.frame.noun = noun
    }
    return .phrase(state)
  }
}
