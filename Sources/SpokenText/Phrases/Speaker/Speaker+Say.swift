// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Speaker {
  /// Returns the text for a phrase. For example, `speaker.say(.field(.category, "Books"))` is "Category: Books".
  ///
  /// - If the language lacks a built-in message, or has an error in it, the message is in English.
  /// - If the language lacks a message of your app, the message is in its overlay's source language.
  /// - If a part of your message can't be resolved, it is replaced by its name in braces, as in Fluent.
  ///
  /// Text in another language is marked with that language. All of these faults are reported to ``faultHandler``. To
  /// get them as a result, use ``resolve(_:context:)``.
  ///
  /// - Parameters:
  ///   - phrase: The phrase to read.
  ///   - context: The use of the phrase, by itself or in a sentence.
  /// - Returns: The text. It is empty only for an empty phrase (see ``Phrase/isSilent``).
  public func say(_ phrase: Phrase, context: PhraseContext = .standalone) -> Utterance {
    say(context) { phrase.compose(with: $0, in: &$1) }
  }

  /// Returns the text for a phrase, and its faults. Use it in tests, and in tools that check translations.
  ///
  /// Faults aren't reported to ``faultHandler``. An empty message of your app gives an empty text.
  ///
  /// - Parameters:
  ///   - phrase: The phrase to read.
  ///   - context: The use of the phrase, by itself or in a sentence.
  public func resolve(
    _ phrase: Phrase, context: PhraseContext = .standalone
  ) -> (utterance: Utterance, faults: [SpeechFault]) {
    let said = evaluate(context) { phrase.compose(with: $0, in: &$1) }
    return (marked(said.utterance), said.faults + otherLanguageFaults)
  }

  /// Composes and reads a phrase. The closure gets the speaker as an argument, because a fallback speaker can replace
  /// this one.
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

  /// A text with its faults.
  struct Said {
    var utterance: Utterance
    var value: Value
    var faults: [SpeechFault]
    /// `true` if the text begins with a table's words, which can be capitalized.
    var beginsWithOwnText: Bool
    /// `true` if a built-in message is missing in the text.
    var isMissingMessage = false
  }

  /// Composes and reads a phrase. If the language lacks words, composes it again with a fallback for each nested
  /// phrase.
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

  /// Reports the faults, and marks text that isn't in the requested language. Replaces an empty text by its message's
  /// ID.
  private func settle(_ said: Said) -> Utterance {
    guard said.utterance.text.isEmpty else {
      report(said.faults + otherLanguageFaults)
      return marked(said.utterance)
    }
    guard case .phrase(let phrase) = said.value else {
      report(said.faults)
      return said.utterance
    }
    // An app left its own message empty.
    let id = phrase.message >= 0 ? table.id(of: phrase.message) : ""
    report(said.faults + [SpeechFault(kind: .noValue, name: id)])
    return Utterance("{\(id)}")
  }

  /// Reports the faults to the app's handler.
  func report(_ faults: [SpeechFault]) {
    guard let faultHandler else { return }
    for fault in faults { faultHandler(fault) }
  }

  /// The fault to report if the text isn't in the requested language.
  var otherLanguageFaults: [SpeechFault] {
    isOtherLanguage ? [SpeechFault(kind: .unspokenLanguage, name: locale.description)] : []
  }

  /// Returns the text, marked with its language if another one was requested.
  func marked(_ utterance: Utterance) -> Utterance {
    isOtherLanguage && !utterance.isAllInOneLanguage ? utterance.spoken(in: language) : utterance
  }
}

// MARK: Messages

extension Speaker {
  /// Returns a message as a value for another message's argument. If the language lacks the message, the value is
  /// finished text in the overlay's source language.
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

  /// Returns the fault if the phrase is an app's message that this language lacks, or `nil`.
  func missingMessage(of phrase: Phrase) -> SpeechFault? {
    guard let kind = phrase.kind(as: MessageKind.self), case .failure(let fault) = find(kind.id) else { return nil }
    return fault
  }

  /// Returns the value of a phrase with an app's noun that this language lacks.
  func value(of kind: some PhraseKind, named id: PhraseID, in scope: inout PhraseScope) -> Value {
    value(of: kind, missing: SpeechFault(kind: .unknownMessage, name: id.description), in: &scope)
  }

  /// Returns the value of a phrase whose message this language lacks. The first fallback speaker that has the message
  /// supplies it.
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

  /// Binds the arguments of a counted noun, which are its `$count` and an optional `$state`.
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

  /// Binds the arguments whose names occur in the table. Others are omitted, because no message uses them.
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
      // Other words of the message agree with its noun.
      for binding in bindings where binding.name == ArgumentName(.noun) {
        if case .entry(let noun) = binding.value { frame.noun = noun }
      }
      return frame
    }
  }

  private func bindings(_ arguments: [(PhraseID, Phrase)], in scope: inout PhraseScope) -> [Binding] {
    // A message's arguments must be contiguous in memory, so nested phrases bind theirs first.
    var bindings: [Binding] = []
    bindings.reserveCapacity(arguments.count + 1)
    for (name, phrase) in arguments {
      guard let name = table.name(name) else { continue }
      bindings.append(Binding(name: name, value: value(of: phrase, in: &scope)))
    }
    return bindings
  }

  /// Returns the value of an argument. If it is a word of the lexicon without arguments, the message can choose its
  /// form.
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

/// Observes the arguments of messages, for tests of completeness.
protocol MessageObserver: TableObserver {
  func note(_ id: PhraseID, _ arguments: Phrase.Arguments)
}

extension LocaleTable {
  /// Returns the index of a message, or `nil` if the table lacks the message.
  func message(_ id: PhraseID) -> Int32? {
    if let index = id.builtInIndex { return Int32(index) }
    return id.isLibrary ? libraryMessage(id.description) : message(id.description)
  }

  fileprivate func name(_ id: PhraseID) -> ArgumentName? { name(id.description) }

  /// Returns the noun's attribute with its own wording for a status, such as `{ $count } parcels on the way`. Returns
  /// `nil` if the noun has none.
  func attribute(_ status: Phrase.Status, of noun: Int32) -> AttributeRecord? {
    if let index = status.id.builtInIndex { return attributeRecord(.attribute(forStateAt: index), of: noun) }
    let id = status.id.description
    // A built-in noun has no wordings for an app's states, unless an overlay adds them.
    if isOwn(status) { return attributeRecord(id, of: noun).flatMap { $0.isOverlay ? $0 : nil } }
    // A built-in state that was created from its ID is treated like its constant.
    if let state = BuiltInMessage.states.first(where: { $0.id == id }) {
      return attributeRecord(.attribute(for: state), of: noun)
    }
    return attributeRecord(id, of: noun)
  }

  /// Returns the adjective of a status for counts, such as "missed" in "3 missed doses". Returns `nil` if it is the
  /// status's own word.
  func adjective(for status: Phrase.Status) -> Int32? {
    if let index = status.id.builtInIndex { return adjective(forStateAt: index) }
    let id = status.id.description
    let prefix = EntryKind.state.prefix
    let adjective = EntryKind.adjective.prefix + (id.hasPrefix(prefix) ? id.dropFirst(prefix.count) : id[...])
    return isOwn(status) ? ownMessage(adjective) : libraryMessage(adjective)
  }

  /// Returns whether a status is an app's own.
  private func isOwn(_ status: Phrase.Status) -> Bool {
    !status.id.isLibrary && ownMessage(status.id.description) != nil
  }
}

extension Utterance {
  /// `true` if the whole text is already marked with a language.
  fileprivate var isAllInOneLanguage: Bool {
    spans.contains { $0.attribute.language != nil && $0.range == 0..<text.utf8.count }
  }

  /// Returns the same text, marked with a language.
  func spoken(in language: LanguageTag) -> Utterance {
    Utterance(text, spans: [Span(0..<text.utf8.count, .language(language))] + spans)
  }
}
