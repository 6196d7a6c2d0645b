extension Speaker {
  /// A state by itself: "Taken", agreeing with what is in it where a subject is named.
  ///
  /// - Parameters:
  ///   - status: The state.
  ///   - subject: What is in the state; without one a language says it in its impersonal form.
  ///   - context: Where the phrase is going to stand.
  public func state(
    _ status: Status, of subject: CountedNoun? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    speak(context) { $0.phrase(state: status, of: subject) }
  }

  /// A state of a form's field, agreeing with its name: "Required".
  public func state(_ status: Status, of field: FormField, context: PhraseContext = .standalone) -> Utterance {
    speak(context) { $0.phrase(state: status, ofMessage: $0.table.message(of: field)) }
  }

  /// A state behind the word that says what it is: "Status: Taken".
  public func status(
    _ status: Status, of subject: CountedNoun? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    speak(context) { scope in
      let state = scope.phrase(state: status, of: subject)
      return scope.phrase(.status, (.state, .phrase(state)))
    }
  }
}

extension PhraseScope {
  mutating func phrase(state: Status, of subject: CountedNoun?) -> BoundMessage {
    phrase(state: state, ofMessage: subject.map { table.message(of: $0) })
  }

  /// A state that agrees with a message of the table which has a gender.
  mutating func phrase(state: Status, ofMessage subject: Int32?) -> BoundMessage {
    let message = table.state(state)
    let gender = subject.map { table.trait(table.genderTrait, of: $0) } ?? .none
    guard gender != .none else { return phrase(value(of: message), of: message) }
    return phrase(value(of: message), of: message, (.gender, .word(gender)))
  }
}
