// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// A message that the language lacks is said in another language. Whether one is missing is known only after a phrase has
// been said. The phrase is then composed once more, and each kind in it is tried by itself, so that as little as possible
// changes its language.
extension Speaker {
  /// Composes a phrase, or has another speaker say it if the language lacks its message. The kinds in it have their fallback
  /// already.
  func withFallback(in scope: inout PhraseScope, _ compose: (Speaker, inout PhraseScope) -> Value) -> Value {
    let value = compose(self, &scope)
    guard let missing = missingMessage(of: value, in: &scope) else { return value }
    let name = missing.message ?? missing.fault.name
    let fault = SpeechFault(kind: missing.fault.kind, name: name, place: missing.fault.place)
    if let words = fallbackWords(for: fault, by: fallbackSpeakers(for: fault), in: &scope, compose) { return words }
    if fault.kind == .unknownVariable { return value }
    // Not even the last language has it.
    scope.report(fault)
    return .otherLanguage(scope.keep(Self.unavailable.spoken(in: "en")))
  }

  /// The text if no table has a message of ours, which doesn't happen as long as English is complete.
  static let unavailable = Utterance("phrase unavailable")

  /// Tries a value, and returns the first message of ours that it lacks.
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

  /// The message of ours that has no text, for a value without text. Only an overlay can word it so. Returns `nil` for an
  /// app's message.
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

  /// The words of the first speaker who has them, kept with their language; nil if none has.
  func fallbackWords(
    for fault: SpeechFault, by speakers: [Speaker], in scope: inout PhraseScope,
    _ compose: (Speaker, inout PhraseScope) -> Value
  ) -> Value? {
    for other in speakers {
      let said = other.evaluate(.inline, compose)
      guard !said.faults.contains(fault), !said.utterance.text.isEmpty else { continue }
      // Another fault is as bad as the missing argument.
      guard fault.kind != .unknownVariable || said.faults.isEmpty else { continue }
      let isOther = other.language.language != language.language
      scope.report(isOther ? SpeechFault(kind: .otherLanguage, name: fault.name, place: fault.place) : fault)
      for fault in said.faults { scope.report(fault) }
      let kept = scope.keep(isOther ? said.utterance.spoken(in: other.language) : said.utterance)
      return said.beginsWithOwnText ? .otherLanguage(kept) : .utterance(kept)
    }
    return nil
  }

  /// Who says a message that this language's table does not know: of an app's, the speaker of its overlay's source
  /// language; of ours, the speaker of English too.
  func speakers(of id: String) -> [Speaker] {
    let message = id.prefix { $0 != "." }
    let own = table.fallback.map { [speaking($0)] } ?? []
    return TableLibrary.last.message(message) == nil ? own : own + fallbackSpeakers(for: nil)
  }

  /// Whether another table may have the words for a phrase that this one cannot say.
  var hasOtherWords: Bool { table.hasOverlay || table.fallback != nil || table.tag != TableLibrary.last.tag }

  /// Who says a message of ours that this language's table lacks or has broken: English, with an app's own wording where
  /// it has one; what only an app worded as nothing, our own wording first. A message that uses an argument that it is not
  /// given is said by the overlay's source language, or as the library words it.
  private func fallbackSpeakers(for fault: SpeechFault?) -> [Speaker] {
    let last = TableLibrary.last
    let isUnfilled = fault?.kind == .unknownVariable
    var tables: [LocaleTable] = []
    if isUnfilled, let fallback = table.fallback { tables.append(fallback) }
    if table.hasOverlay, fault?.kind == .noValue || isUnfilled { tables.append(TableLibrary.table(for: table.tag)) }
    if !isUnfilled, let fallback = table.fallback, fallback.tag.language == last.tag.language {
      tables.append(fallback)
    }
    if table.hasOverlay || table.tag != last.tag { tables.append(last) }
    return tables.map { speaking($0) }
  }

  /// What stands between two sentences, in the words of English.
  func fallbackJoint(_ joint: BuiltInMessage) -> String {
    let last = TableLibrary.last
    let text = Evaluator.with(last, numberForm: numberForm, usesNativeDigits: false) { evaluator in
      evaluator.sayJoint(joint.message) ? evaluator.output.text() : nil
    }
    return text ?? (joint == .labelMarked ? " " : ". ")
  }
}

extension PhraseKind {
  /// The value of a kind inside another one, in another language if this one has no words for it.
  func valueWithFallback(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard scope.usesFallback else { return compose(with: speaker, in: &scope) }
    return speaker.withFallback(in: &scope) { compose(with: $0, in: &$1) }
  }
}
