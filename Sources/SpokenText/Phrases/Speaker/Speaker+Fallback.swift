// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// If the language lacks a message, the message is in another language. This is detected only after the whole phrase was
// read. The phrase is then read again, with a separate fallback for each nested phrase, so that little text changes its
// language.
extension Speaker {
  /// Composes a phrase, or lets another speaker read it if the language lacks its message. The phrases nested in it
  /// already have their fallbacks.
  func withFallback(in scope: inout PhraseScope, _ compose: (Speaker, inout PhraseScope) -> Value) -> Value {
    let value = compose(self, &scope)
    guard let missing = missingMessage(of: value, in: &scope) else { return value }
    let name = missing.message ?? missing.fault.name
    let fault = SpeechFault(kind: missing.fault.kind, name: name, place: missing.fault.place)
    if let words = fallbackWords(for: fault, by: fallbackSpeakers(for: fault), in: &scope, compose) { return words }
    if fault.kind == .unknownVariable { return value }
    // Even English, the last fallback, lacks the message.
    scope.report(fault)
    return .otherLanguage(scope.keep(Self.unavailable.spoken(in: "en")))
  }

  /// The text if no table has a built-in message, which can't happen while English is complete.
  static let unavailable = Utterance("phrase unavailable")

  /// Reads a value without side effects. Returns its first fault that a fallback can correct.
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

  /// Returns the built-in message of a value that has no text. Only an overlay that replaces the message can cause
  /// this. Returns `nil` for an app's own message.
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

  /// Returns the text of the first speaker that can read the phrase, marked with its language. Returns `nil` if none
  /// can.
  func fallbackWords(
    for fault: SpeechFault, by speakers: [Speaker], in scope: inout PhraseScope,
    _ compose: (Speaker, inout PhraseScope) -> Value
  ) -> Value? {
    for other in speakers {
      let said = other.evaluate(.inline, compose)
      guard !said.faults.contains(fault), !said.utterance.text.isEmpty else { continue }
      // Another fault would be as bad as the missing argument.
      guard fault.kind != .unknownVariable || said.faults.isEmpty else { continue }
      let isOther = !other.language.isReadAlike(language)
      scope.report(isOther ? SpeechFault(kind: .otherLanguage, name: fault.name, place: fault.place) : fault)
      for fault in said.faults { scope.report(fault) }
      let kept = scope.keep(isOther ? said.utterance.spoken(in: other.language) : said.utterance)
      return said.beginsWithOwnText ? .otherLanguage(kept) : .utterance(kept)
    }
    return nil
  }

  /// Returns the speakers to try for a message that this language's table lacks. The first one speaks the overlay's
  /// source language, if there is an overlay. For a built-in message, the library's fallback speakers follow.
  func speakers(of id: String) -> [Speaker] {
    let message = id.prefix { $0 != "." }
    let own = table.fallback.map { [speaking($0)] } ?? []
    return TableLibrary.last.message(message) == nil ? own : own + fallbackSpeakers(for: nil)
  }

  /// `true` if another table may have words that this one lacks.
  var hasOtherWords: Bool { table.hasOverlay || table.fallback != nil || table.tag != TableLibrary.last.tag }

  /// Returns the speakers to try if a built-in message is missing or has an error, in this order:
  ///
  /// - the overlay's source language, if the message uses an argument that it isn't given
  /// - the closest built-in language, if only the app has this language
  /// - the built-in wording of this language, if the app's wording is empty or uses an argument that it isn't given
  /// - the app's English wording, unless the message uses an argument that it isn't given
  /// - the built-in English wording
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
  /// Returns `true` if one voice can read both, because they have the same language and script.
  fileprivate func isReadAlike(_ other: LanguageTag) -> Bool {
    language == other.language && (script == other.script || maximized().script == other.maximized().script)
  }
}

extension PhraseKind {
  /// Returns the value of a nested phrase, in another language if this one lacks its words.
  func valueWithFallback(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard scope.usesFallback else { return compose(with: speaker, in: &scope) }
    return speaker.withFallback(in: &scope) { compose(with: $0, in: &$1) }
  }
}
