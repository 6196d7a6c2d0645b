extension Speaker {
  /// Says a phrase: `speaker.say(.field(.category, "Books"))` is "Category: Books".
  ///
  /// What cannot be resolved stands in the text by its name in braces, as Fluent's resolvers put it, and is reported to
  /// ``faultHandler``; ``resolve(_:context:)`` returns it. A message that the language lacks is said in the overlay's
  /// source language, marked with that language.
  ///
  /// - Parameters:
  ///   - phrase: What is to be said.
  ///   - context: Where it is going to stand.
  /// - Returns: What is said; an empty text only for a phrase that is silent, see ``Phrase/isSilent``.
  public func say(_ phrase: Phrase, context: PhraseContext = .standalone) -> Utterance {
    say(context) { phrase.value(by: self, in: &$0) }
  }

  /// Says a phrase and returns what went wrong: for tests, and for tools that try out tables. Nothing is reported to
  /// ``faultHandler``. A message that is empty has an empty text.
  public func resolve(
    _ phrase: Phrase, context: PhraseContext = .standalone
  ) -> (utterance: Utterance, faults: [SpeechFault]) {
    let said = evaluate(context) { phrase.value(by: self, in: &$0) }
    return (marked(said.utterance), said.faults + otherLanguageFaults)
  }

  /// Composes a phrase and says it: the way of everything that is said.
  @inline(never)
  func say(_ context: PhraseContext, _ compose: (inout PhraseScope) -> Value) -> Utterance {
    Evaluator.with(table, numberForm: numberForm, usesNativeDigits: numerals == .native) { evaluator in
      let value = compose(&evaluator.scope)
      evaluator.say(value)
      let utterance = evaluator.finish(context)
      guard utterance.text.isEmpty || evaluator.hasFaults || isOtherLanguage else { return utterance }
      return settle(utterance, value, evaluator.faults)
    }
  }

  /// Composes a phrase and says it, with what went wrong.
  private func evaluate(
    _ context: PhraseContext, _ compose: (inout PhraseScope) -> Value
  ) -> (utterance: Utterance, faults: [SpeechFault], beginsWithOwnText: Bool) {
    Evaluator.with(table, numberForm: numberForm, usesNativeDigits: numerals == .native) { evaluator in
      evaluator.say(compose(&evaluator.scope))
      return (evaluator.finish(context), evaluator.faults, evaluator.beginsWithOwnText)
    }
  }

  /// The rare end of an utterance: it is empty, has faults, or is in another language than was asked for.
  @inline(never)
  private func settle(_ utterance: Utterance, _ value: Value, _ faults: [SpeechFault]) -> Utterance {
    guard utterance.text.isEmpty else {
      report(faults + otherLanguageFaults)
      return marked(utterance)
    }
    // Only an overlay can have worded one of our phrases as nothing.
    let id: String
    switch value {
    case .phrase(let phrase), .quantity(let phrase, _): id = phrase.message >= 0 ? table.id(of: phrase.message) : ""
    case .number(let number, _):
      let message: BuiltInMessage = number.kind == .infinite ? .infinity : .numberUnavailable
      id = number.isNegative ? BuiltInMessage.minus.id : message.id
    default:
      report(faults)
      return utterance
    }
    report(faults + [SpeechFault(kind: .noValue, name: id)])
    return Utterance("{\(id)}")
  }

  /// Tells the app what went wrong.
  func report(_ faults: [SpeechFault]) {
    guard let faultHandler else { return }
    for fault in faults { faultHandler(fault) }
  }

  /// That another language is spoken than was asked for.
  var otherLanguageFaults: [SpeechFault] {
    isOtherLanguage ? [SpeechFault(kind: .unspokenLanguage, name: locale.description)] : []
  }

  /// What is said, marked with its language where another one was asked for.
  func marked(_ utterance: Utterance) -> Utterance {
    isOtherLanguage && !utterance.isAllInOneLanguage ? utterance.spoken(in: language) : utterance
  }
}

// MARK: Messages

extension Speaker {
  /// A message among the arguments of others: a phrase where the language has it, finished text where only the overlay's
  /// source language has.
  func value(of kind: MessageKind, in scope: inout PhraseScope) -> Value {
    if let observer = table.observer as? any MessageObserver { observer.note(kind.id, kind.arguments) }
    switch find(kind.id) {
    case .success(let (message, pattern)):
      if let noun = scope.noun(of: kind.id, message, pattern), kind.arguments.items.contains(where: { $0.0 == "count" }) {
        return .phrase(counted(noun, by: kind.arguments.items, in: &scope))
      }
      return .phrase(
        BoundMessage(pattern: pattern, message: message, frame: bind(kind.arguments.items, in: &scope)))
    case .failure(let fault):
      return value(of: kind, lacking: fault, in: &scope)
    }
  }

  /// A phrase of an app's noun that this language lacks.
  func value(of kind: some PhraseKind, named id: PhraseID, in scope: inout PhraseScope) -> Value {
    value(of: kind, lacking: SpeechFault(kind: .unknownMessage, name: id.description), in: &scope)
  }

  private func value(of kind: some PhraseKind, lacking fault: SpeechFault, in scope: inout PhraseScope) -> Value {
    if let fallback {
      let said = fallback.evaluate(.inline) { kind.value(by: fallback, in: &$0) }
      if !said.faults.contains(fault), !said.utterance.text.isEmpty {
        scope.report(SpeechFault(kind: .otherLanguage, name: fault.name))
        for fault in said.faults { scope.report(fault) }
        let kept = scope.keep(said.utterance.spoken(in: fallback.language))
        return said.beginsWithOwnText ? .otherLanguage(kept) : .utterance(kept)
      }
    }
    scope.report(fault)
    return .missing(scope.keep(fault.name))
  }

  /// The speaker of the language that the overlay falls back to, for the same listener.
  private var fallback: Speaker? { table.fallback.map { speaking($0) } }

  private func find(_ id: PhraseID) -> Result<(Int32, PatternReference), SpeechFault> {
    if let index = id.builtInIndex {
      let message = table.slot(at: index)
      return .success((message, table.record(of: message).value))
    }
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

  /// A noun that is given its `$count`, and perhaps its `$state`: so many of it.
  private func counted(
    _ noun: UnitName, by arguments: [(PhraseID, Phrase)], in scope: inout PhraseScope
  ) -> BoundMessage {
    let isStated = arguments.contains { $0.0 == "state" }
    let slot: BuiltInMessage = isStated ? .countedState : scope.isMeasure(noun) ? .countedMeasure : .counted
    var bindings = bindings(arguments, in: &scope)
    bindings.append(Binding(name: ArgumentName(.noun), value: .entry(noun.message)))
    var frame = scope.frame(bindings)
    frame.noun = noun.message
    let isWrittenOut = noun.pattern.exists && !isStated
    return BoundMessage(
      pattern: isWrittenOut ? noun.pattern : scope.value(of: table.slot(slot)), message: noun.message, frame: frame)
  }

  /// Binds the arguments that the table has names for; one that no pattern mentions is left out.
  private func bind(_ arguments: [(PhraseID, Phrase)], in scope: inout PhraseScope) -> Frame {
    switch arguments.count {
    case 0: return .empty
    case 1:
      guard let name = table.name(arguments[0].0) else { return .empty }
      let value = value(of: arguments[0].1, in: &scope)
      return scope.frame(name, value)
    default:
      return scope.frame(bindings(arguments, in: &scope))
    }
  }

  private func bindings(_ arguments: [(PhraseID, Phrase)], in scope: inout PhraseScope) -> [Binding] {
    // The arguments of one phrase lie side by side, so those of the phrases among them come first.
    var bindings: [Binding] = []
    bindings.reserveCapacity(arguments.count + 1)
    for (name, phrase) in arguments {
      guard let name = table.name(name) else { continue }
      bindings.append(Binding(name: name, value: value(of: phrase, in: &scope)))
    }
    return bindings
  }

  /// The value of an argument. A word of the lexicon takes the form that the message around it asks for.
  private func value(of phrase: Phrase, in scope: inout PhraseScope) -> Value {
    let value = phrase.value(by: self, in: &scope)
    if case .phrase(let bound) = value, bound.frame.count == 0, bound.message >= 0,
      bound.pattern == scope.value(of: bound.message), scope.isEntry(bound.message)
    {
      return .entry(bound.message)
    }
    return value
  }
}

/// Hears with which arguments messages are said: what tests of completeness go by.
protocol MessageObserver: TableObserver {
  func note(_ id: PhraseID, _ arguments: Phrase.Arguments)
}

extension LocaleTable {
  /// The number of a message by its id, or nil where the table has none.
  func message(_ id: PhraseID) -> Int32? {
    if let index = id.builtInIndex { return slot(at: index) }
    return message(id.description)
  }

  fileprivate func name(_ id: PhraseID) -> ArgumentName? { name(id.description) }

  /// What a counted noun has for a state: a phrase with its number, or another word; nil where the state's own does.
  func attribute(_ status: Phrase.Status, of noun: Int32) -> AttributeRecord? {
    if let index = status.id.builtInIndex { return attributeRecord(.attribute(forStateAt: index), of: noun) }
    // A state of ours that was made by its id is the same state.
    let id = status.id.description
    if let state = BuiltInMessage.states.first(where: { $0.id == id }) {
      return attributeRecord(.attribute(for: state), of: noun)
    }
    return attributeRecord(id, of: noun)
  }

  /// The adjective that a counted noun has for a state, where it is another word than the state by itself.
  func adjective(for status: Phrase.Status) -> Int32? {
    if let index = status.id.builtInIndex { return adjective(forStateAt: index) }
    let id = status.id.description
    return message("adjective-" + (id.hasPrefix("state-") ? id.dropFirst("state-".count) : id[...]))
  }
}

extension Utterance {
  /// Whether its whole text is marked with a language already.
  fileprivate var isAllInOneLanguage: Bool {
    spans.contains { $0.attribute.language != nil && $0.range == 0..<text.utf8.count }
  }

  /// The same words, spoken by the voice of another language than what stands around them.
  func spoken(in language: LanguageTag) -> Utterance {
    Utterance(text, spans: [Span(0..<text.utf8.count, .language(language))] + spans)
  }
}
