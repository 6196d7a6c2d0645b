extension Speaker {
  /// Says a message of the tables or of the app's overlay.
  ///
  /// ```swift
  /// speaker.say("delivered", ["who": .text(name), "n": 3])
  /// ```
  ///
  /// What cannot be resolved stands in the text by its name in braces, as Fluent's resolvers put it, and is reported by
  /// ``resolve(_:_:context:)``. A message that the language lacks is said in the overlay's source language, marked as
  /// such for the voice.
  public func say(
    _ id: PhraseID, _ arguments: [String: Argument] = [:], context: PhraseContext = .standalone
  ) -> Utterance {
    let utterance = resolve(id, arguments, context: context).utterance
    guard utterance.text.isEmpty else { return utterance }
    FaultLog.report([SpeechFault(kind: .noValue, name: id.description)])
    return Utterance("{\(id)}")
  }

  /// Says a message and reports what went wrong: for tests, and for tools that try out tables.
  ///
  /// The text is empty where the message itself is.
  public func resolve(
    _ id: PhraseID, _ arguments: [String: Argument] = [:], context: PhraseContext = .standalone
  ) -> (utterance: Utterance, faults: [SpeechFault]) {
    table.coverage?.note(id, arguments)
    switch find(id) {
    case .failure(let fault):
      if let fallback = self.fallback, case .success = fallback.find(id) {
        let otherLanguage = SpeechFault(kind: .otherLanguage, name: id.description)
        FaultLog.report([otherLanguage])
        let (utterance, faults) = fallback.resolve(id, arguments, context: context)
        return (utterance.spoken(in: fallback.language), [otherLanguage] + faults)
      }
      FaultLog.report([fault])
      return (Utterance("{\(id)}"), [fault])
    case .success(let (message, pattern)):
      return Evaluator.with(table, numberForm: numberForm, usesNativeDigits: numerals == .native) { evaluator in
        let frame = bind(arguments, in: &evaluator.scope)
        evaluator.say(BoundMessage(pattern: pattern, message: message, frame: frame))
        let utterance = evaluator.finish(context)
        return (utterance, evaluator.faults)
      }
    }
  }

  /// The same speaker in the language that its overlay falls back to.
  private var fallback: Speaker? {
    guard let table = table.fallback else { return nil }
    var speaker = Speaker(table: table, locale: table.tag, zone: zone, reference: reference)
    speaker.numerals = numerals
    return speaker
  }

  private func find(_ id: PhraseID) -> Result<(Int32, PatternReference), SpeechFault> {
    let (name, attribute) = id.parts
    guard let message = table.message(name) else {
      return .failure(SpeechFault(kind: attribute == nil ? .unknownMessage : .unknownAttribute, name: id.description))
    }
    let pattern = attribute.map { table.attribute($0, of: message) } ?? table.record(of: message).value
    guard pattern.exists else {
      return .failure(SpeechFault(kind: attribute == nil ? .noValue : .unknownAttribute, name: id.description))
    }
    return .success((message, pattern))
  }

  /// A message as an argument of another: a phrase where the language has it, finished text where only another has.
  func value(of id: PhraseID, _ arguments: [String: Argument], in scope: inout PhraseScope) -> Value {
    table.coverage?.note(id, arguments)
    switch find(id) {
    case .success(let (message, pattern)):
      return .phrase(BoundMessage(pattern: pattern, message: message, frame: bind(arguments, in: &scope)))
    case .failure:
      guard let fallback, case .success = fallback.find(id) else { return .missing(scope.keep(id.description)) }
      FaultLog.report([SpeechFault(kind: .otherLanguage, name: id.description)])
      let utterance = fallback.resolve(id, arguments, context: .inline).utterance
      return .utterance(scope.keep(utterance.spoken(in: fallback.language)))
    }
  }

  /// Binds what the table has names for; an argument that no pattern mentions is left out.
  private func bind(_ arguments: [String: Argument], in scope: inout PhraseScope) -> Frame {
    if arguments.count == 1, let (name, argument) = arguments.first {
      guard let name = table.name(name) else { return .empty }
      let value = argument.compose(self, &scope)
      return scope.frame(name, value)
    }
    var bindings: [Binding] = []
    bindings.reserveCapacity(arguments.count)
    for (name, argument) in arguments {
      guard let name = table.name(name) else { continue }
      bindings.append(Binding(name: name, value: argument.compose(self, &scope)))
    }
    return scope.frame(bindings)
  }
}

extension Utterance {
  /// The same words, spoken by the voice of another language than what stands around them.
  fileprivate func spoken(in language: LanguageTag) -> Utterance {
    Utterance(text, spans: [Span(0..<text.utf8.count, .language(language))] + spans)
  }
}
