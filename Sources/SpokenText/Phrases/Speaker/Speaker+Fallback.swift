// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// If the language lacks a message, another language reads it. This is only detected after reading the phrase. The phrase is
// then composed again with a fallback for each kind in it, so that as little as possible changes its language.
extension Speaker {
  /// Composes a phrase, or lets another speaker read it if the language lacks its message. Nested kinds already have their
  /// fallback.
  func withFallback(in scope: inout PhraseScope, _ compose: (Speaker, inout PhraseScope) -> Value) -> Value {
    let value = compose(self, &scope)
    guard let missing = missingMessage(of: value, in: &scope) else { return value }
    let name = missing.message ?? missing.fault.name
    let fault = SpeechFault(kind: missing.fault.kind, name: name, place: missing.fault.place)
    if let words = fallbackWords(for: fault, by: fallbackSpeakers(for: fault), in: &scope, compose) { return words }
    if fault.kind == .unknownVariable { return value }
    // Even the last language lacks it.
    scope.report(fault)
    return .otherLanguage(scope.keep(Self.unavailable.spoken(in: "en")))
  }

  /// The text if no table has a built-in message, which can't happen while English is complete.
  static let unavailable = Utterance("phrase unavailable")

  /// Reads a value on trial, and returns the first built-in message that it lacks.
  private func missingMessage(of value: Value, in scope: inout PhraseScope) -> TableFault? {
    let sideEffects = scope.sideEffects
    scope.sideEffects = nil
    var evaluator = Evaluator(
      scope: scope, output: TextBuffer(), numberForm: numberForm, usesNativeDigits: numerals == .native)
    evaluator.say(value)
    let missing =
      evaluator.missingMessage ?? (evaluator.output.count == 0 ? emptyMessage(of: value) : nil)
      ?? evaluator.faults.first { $0.kind == .unknownVariable }.map { TableFault(fault: $0, message: nil) }
    scope = evaluator.takeScope()
    scope.sideEffects = sideEffects
    return missing
  }

  /// Returns the built-in message of a value without text, which only an overlay can cause. Returns `nil` for an app's message.
  func emptyMessage(of value: Value) -> TableFault? {
    let id: String
    switch value {
    case .phrase(let phrase), .quantity(let phrase, _):
      guard phrase.message >= 0 else { return nil }
      id = table.id(of: phrase.message)
      guard !table.isOwn(phrase.message), TableLibrary.last.message(id) != nil else { return nil }
    case .number(let number, _):
      let infinite: BuiltInMessage = number.kind == .infinite ? .infinity : .numberUnavailable
      id = (number.isNegative ? .minus : infinite).id
    case .entry(let message): id = table.id(of: message)
    case .text, .quantityText, .word, .utterance, .otherLanguage, .missing, .silence: return nil
    }
    return TableFault(fault: SpeechFault(kind: .noValue, name: id), message: id)
  }

  /// Returns the words of the first speaker who has them, with their language, or `nil` if none has.
  func fallbackWords(
    for fault: SpeechFault, by speakers: [Speaker], in scope: inout PhraseScope,
    _ compose: (Speaker, inout PhraseScope) -> Value
  ) -> Value? {
    for other in speakers {
      let said = other.evaluate(.inline, compose)
      guard !said.faults.contains(fault), !said.utterance.text.isEmpty else { continue }
      // Another fault is as bad as the missing argument.
      guard fault.kind != .unknownVariable || said.faults.isEmpty else { continue }
      let isOther = !other.language.isReadAlike(language)
      scope.report(isOther ? SpeechFault(kind: .otherLanguage, name: fault.name, place: fault.place) : fault)
      for fault in said.faults { scope.report(fault) }
      let kept = scope.keep(isOther ? said.utterance.spoken(in: other.language) : said.utterance)
      return said.beginsWithOwnText ? .otherLanguage(kept) : .utterance(kept)
    }
    return nil
  }

  /// Returns the speakers for a message that this language's table lacks. For an app's message, it is the speaker of its
  /// overlay's source language. For a built-in message, the English speaker follows.
  func speakers(of id: String) -> [Speaker] {
    let message = id.prefix { $0 != "." }
    let own = table.fallback.map { [speaking($0)] } ?? []
    return TableLibrary.last.message(message) == nil ? own : own + fallbackSpeakers(for: nil)
  }

  /// Whether another table may have the words for a phrase that this one can't say.
  var hasOtherWords: Bool { table.hasOverlay || table.fallback != nil || table.tag != TableLibrary.last.tag }

  /// Returns the speakers for a built-in message that this language's table lacks or has an error in. The app's own English
  /// wording, if any, comes before the built-in English. For a message that only an app left empty, the built-in wording of
  /// this language comes first. For a language that only an app has, the closest built-in language comes before English. A
  /// message that uses an argument that it isn't given is said by the overlay's source language, or with the built-in
  /// wording.
  private func fallbackSpeakers(for fault: SpeechFault?) -> [Speaker] {
    let last = TableLibrary.last
    let isUnfilled = fault?.kind == .unknownVariable
    var tables: [LocaleTable] = []
    if isUnfilled, let fallback = table.fallback { tables.append(fallback) }
    if let library = table.library {
      tables.append(library)
    } else if table.hasOverlay, fault?.kind == .noValue || isUnfilled {
      tables.append(TableLibrary.table(for: table.tag))
    }
    if !isUnfilled, let fallback = table.fallback, fallback !== table.library,
      fallback.tag.language == last.tag.language
    {
      tables.append(fallback)
    }
    if table.hasOverlay || table.tag != last.tag { tables.append(last) }
    return tables.map { speaking($0) }
  }

  /// Returns the separator of two sentences in English.
  func fallbackJoint(_ joint: BuiltInMessage) -> String {
    let last = TableLibrary.last
    let text = Evaluator.with(last, numberForm: numberForm, usesNativeDigits: false) { evaluator in
      evaluator.sayJoint(joint.message) ? evaluator.output.text() : nil
    }
    return text ?? (joint == .labelMarked ? " " : ". ")
  }
}

extension LanguageTag {
  /// Returns `true` if the same voice reads both, because they are of the same language and script.
  fileprivate func isReadAlike(_ other: LanguageTag) -> Bool {
    language == other.language && (script == other.script || maximized().script == other.maximized().script)
  }
}

extension PhraseKind {
  /// Returns the value of a nested kind, in another language if this one lacks its words.
  func valueWithFallback(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard scope.usesFallback else { return compose(with: speaker, in: &scope) }
    return speaker.withFallback(in: &scope) { compose(with: $0, in: &$1) }
  }
}
