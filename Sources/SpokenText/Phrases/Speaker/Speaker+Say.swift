// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Speaker {
  /// Says a phrase: `speaker.say(.field(.category, "Books"))` is "Category: Books".
  ///
  /// A message of ours that the language lacks, or has broken, is said in English, one of an app's in its overlay's source
  /// language; both are marked with that language. What cannot be resolved in an app's message stands in the text by its
  /// name in braces, as Fluent's resolvers put it. All of it is reported to ``faultHandler``; ``resolve(_:context:)``
  /// returns it.
  ///
  /// - Parameters:
  ///   - phrase: What is to be said.
  ///   - context: Where it is going to stand.
  /// - Returns: What is said; an empty text only for a phrase that is silent, see ``Phrase/isSilent``.
  public func say(_ phrase: Phrase, context: PhraseContext = .standalone) -> Utterance {
    say(context) { phrase.compose(with: $0, in: &$1) }
  }

  /// Says a phrase and returns what went wrong: for tests, and for tools that try out tables. Nothing is reported to
  /// ``faultHandler``. An app's message that is empty has an empty text.
  public func resolve(
    _ phrase: Phrase, context: PhraseContext = .standalone
  ) -> (utterance: Utterance, faults: [SpeechFault]) {
    let said = evaluate(context) { phrase.compose(with: $0, in: &$1) }
    return (marked(said.utterance), said.faults + otherLanguageFaults)
  }

  /// Composes a phrase and says it: the way of everything that is said. The speaker is handed to what composes the phrase,
  /// because another one may have to say it.
  func say(_ context: PhraseContext, _ compose: (Speaker, inout PhraseScope) -> Value) -> Utterance {
    let utterance: Utterance? = Evaluator.with(
      table, numberForm: numberForm, usesNativeDigits: numerals == .native
    ) { evaluator in
      evaluator.say(compose(self, &evaluator.scope))
      let utterance = evaluator.finish(context)
      return utterance.text.isEmpty || evaluator.hasFaults || isOtherLanguage ? nil : utterance
    }
    return utterance ?? settle(evaluate(context, compose))
  }

  /// What was said, with what went wrong.
  struct Said {
    var utterance: Utterance
    var value: Value
    var faults: [SpeechFault]
    /// Whether it begins with a table's own text, which may get a capital.
    var beginsWithOwnText: Bool
    /// Whether something of ours is missing in it.
    var isMissingMessage = false
  }

  /// Composes a phrase and says it. If the language has no words for something in it, composes it once more, each kind
  /// that it has no words for in another language.
  func evaluate(_ context: PhraseContext, _ compose: (Speaker, inout PhraseScope) -> Value) -> Said {
    let said = evaluate(context, usesFallback: false, compose)
    let needsOther = said.isMissingMessage || hasOtherWords && said.faults.contains { $0.kind == .unknownVariable }
    return needsOther ? evaluate(context, usesFallback: true, compose) : said
  }

  private func evaluate(
    _ context: PhraseContext, usesFallback: Bool, _ compose: (Speaker, inout PhraseScope) -> Value
  ) -> Said {
    Evaluator.with(table, numberForm: numberForm, usesNativeDigits: numerals == .native) { evaluator in
      evaluator.scope.usesFallback = usesFallback
      let value = usesFallback ? withFallback(in: &evaluator.scope, compose) : compose(self, &evaluator.scope)
      evaluator.say(value)
      let utterance = evaluator.finish(context)
      return Said(
        utterance: utterance, value: value, faults: evaluator.faults, beginsWithOwnText: evaluator.beginsWithOwnText,
        isMissingMessage: evaluator.isMissingMessage || utterance.text.isEmpty && emptyMessage(of: value) != nil)
    }
  }

  /// Tells of the faults, marks the language where it is not the one that was asked for, and has an id for nothing.
  private func settle(_ said: Said) -> Utterance {
    guard said.utterance.text.isEmpty else {
      report(said.faults + otherLanguageFaults)
      return marked(said.utterance)
    }
    guard case .phrase(let phrase) = said.value else {
      report(said.faults)
      return said.utterance
    }
    // An app has worded a message of its own as nothing.
    let id = phrase.message >= 0 ? table.id(of: phrase.message) : ""
    report(said.faults + [SpeechFault(kind: .noValue, name: id)])
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
    if let observer = table.observer as? any MessageObserver,
      !kind.id.isLibrary || table.ownMessage(kind.id.description) == nil
    {
      observer.note(kind.id, kind.arguments)
    }
    switch find(kind.id) {
    case .success(let (message, pattern)):
      if kind.arguments.items.contains(where: { $0.0 == "count" }), let noun = scope.noun(of: kind.id, message, pattern)
      {
        return .phrase(counted(noun, by: kind.arguments.items, in: &scope))
      }
      return .phrase(
        BoundMessage(pattern: pattern, message: message, frame: bind(kind.arguments.items, in: &scope)))
    case .failure(let fault):
      return value(of: kind, missing: fault, in: &scope)
    }
  }

  /// What this language lacks to say a phrase that is an app's message, or nil.
  func missingMessage(of phrase: Phrase) -> SpeechFault? {
    guard let kind = phrase.kind(as: MessageKind.self), case .failure(let fault) = find(kind.id) else { return nil }
    return fault
  }

  /// A phrase of an app's noun that this language lacks.
  func value(of kind: some PhraseKind, named id: PhraseID, in scope: inout PhraseScope) -> Value {
    value(of: kind, missing: SpeechFault(kind: .unknownMessage, name: id.description), in: &scope)
  }

  /// A phrase for which this language lacks an app's message: in the words of the first other one that has it.
  func value(of kind: some PhraseKind, missing fault: SpeechFault, in scope: inout PhraseScope) -> Value {
    let found = fallbackWords(for: fault, by: speakers(of: fault.name), in: &scope) { kind.compose(with: $0, in: &$1) }
    if let found { return found }
    scope.report(fault)
    return .missing(scope.keep(fault.name))
  }

  private func find(_ id: PhraseID) -> Result<(Int32, PatternReference), SpeechFault> {
    if let index = id.builtInIndex {
      let message = Int32(index)
      return .success((message, table.record(of: message).value))
    }
    let (name, attribute) = id.parts
    let named = String(name)
    guard let message = id.isLibrary ? table.libraryMessage(named) : table.message(named) else {
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
      pattern: isWrittenOut ? noun.pattern : scope.value(of: slot.message), message: noun.message, frame: frame)
  }

  /// Binds the arguments that the table has names for; one that no pattern mentions is left out.
  private func bind(_ arguments: [(PhraseID, Phrase)], in scope: inout PhraseScope) -> Frame {
    switch arguments.count {
    case 0: return .empty
    case 1:
      guard let name = table.name(arguments[0].0) else { return .empty }
      let value = value(of: arguments[0].1, in: &scope)
      var frame = scope.frame(name, value)
      if name == ArgumentName(.noun), case .entry(let noun) = value { frame.noun = noun }
      return frame
    default:
      let bindings = bindings(arguments, in: &scope)
      var frame = scope.frame(bindings)
      // What the message says of its noun agrees with it.
      for binding in bindings where binding.name == ArgumentName(.noun) {
        if case .entry(let noun) = binding.value { frame.noun = noun }
      }
      return frame
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

  /// The value of an argument. A word of the lexicon takes the form that the message around it asks for, unless it agrees
  /// with a noun of its own.
  private func value(of phrase: Phrase, in scope: inout PhraseScope) -> Value {
    if let kind = phrase.kind(as: MarkedKind.self) {
      return scope.marked(value(of: kind.content, in: &scope), kind.marks)
    }
    let value = phrase.compose(with: self, in: &scope)
    if case .phrase(let bound) = value, bound.frame.count == 0, bound.frame.noun < 0, bound.message >= 0,
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
    if let index = id.builtInIndex { return Int32(index) }
    return id.isLibrary ? libraryMessage(id.description) : message(id.description)
  }

  fileprivate func name(_ id: PhraseID) -> ArgumentName? { name(id.description) }

  /// What a counted noun has for a state: a phrase with its number, or another word; nil where the state's own does.
  func attribute(_ status: Phrase.Status, of noun: Int32) -> AttributeRecord? {
    if let index = status.id.builtInIndex { return attributeRecord(.attribute(forStateAt: index), of: noun) }
    let id = status.id.description
    // The library's nouns have words for its own states only.
    if isOwn(status) { return attributeRecord(id, of: noun).flatMap { $0.isOverlay ? $0 : nil } }
    // A state of ours that was made by its id is the same state.
    if let state = BuiltInMessage.states.first(where: { $0.id == id }) {
      return attributeRecord(.attribute(for: state), of: noun)
    }
    return attributeRecord(id, of: noun)
  }

  /// The adjective that a counted noun has for a state, where it is another word than the state by itself.
  func adjective(for status: Phrase.Status) -> Int32? {
    if let index = status.id.builtInIndex { return adjective(forStateAt: index) }
    let id = status.id.description
    let prefix = EntryKind.state.prefix
    let adjective = EntryKind.adjective.prefix + (id.hasPrefix(prefix) ? id.dropFirst(prefix.count) : id[...])
    return isOwn(status) ? ownMessage(adjective) : libraryMessage(adjective)
  }

  /// Whether a state is an app's own.
  private func isOwn(_ status: Phrase.Status) -> Bool {
    !status.id.isLibrary && ownMessage(status.id.description) != nil
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
