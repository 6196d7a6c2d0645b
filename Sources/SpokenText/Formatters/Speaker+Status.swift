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
  mutating func phrase(state: Status, of subject: CountedNoun?) -> Phrase {
    let message = table.state(state)
    let gender = subject.map { table.trait(table.genderTrait, of: table.message(of: $0)) } ?? .none
    guard gender != .none else { return phrase(parts.messages[Int(message)].value, of: message) }
    return phrase(parts.messages[Int(message)].value, of: message, (.gender, .word(gender)))
  }
}
