// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// What the language has no words for is said in another one, whose rules it follows. Whether anything is missing is known
// when a phrase has been said; only then is it composed once more, with each kind in it tried by itself, so that as little
// as possible changes its language.
extension Speaker {
  /// Composes a phrase, or has another speaker say it if the language has no words for it. The kinds in it have been
  /// mended already.
  func mended(in scope: inout PhraseScope, _ compose: (Speaker, inout PhraseScope) -> Value) -> Value {
    let value = compose(self, &scope)
    guard let lack = lack(of: value, in: &scope) else { return value }
    let name = lack.message ?? lack.fault.name
    let fault = SpeechFault(kind: lack.fault.kind, name: name, place: lack.fault.place)
    if let words = otherWords(for: fault, by: lastSpeakers(for: fault), in: &scope, compose) { return words }
    // Not even the last language has it.
    scope.report(fault)
    return .otherLanguage(scope.keep(Self.lastWords.spoken(in: "en")))
  }

  /// What is said when no table has a message of ours: never, as long as English is whole.
  static let lastWords = Utterance("phrase unavailable")

  /// Tries a value, and returns the first message of ours that it lacks.
  private func lack(of value: Value, in scope: inout PhraseScope) -> TableFault? {
    let sideEffects = scope.sideEffects
    scope.sideEffects = nil
    var evaluator = Evaluator(
      scope: scope, output: TextBuffer(), numberForm: numberForm, usesNativeDigits: numerals == .native)
    evaluator.say(value)
    let lack = evaluator.lack ?? (evaluator.output.count == 0 ? emptyMessage(of: value) : nil)
    scope = evaluator.takeScope()
    scope.sideEffects = sideEffects
    return lack
  }

  /// The message of ours that is to blame for a value of which nothing was said: only an overlay can have worded it so.
  /// Nil for an app's message.
  func emptyMessage(of value: Value) -> TableFault? {
    let id: String
    switch value {
    case .phrase(let phrase), .quantity(let phrase, _):
      guard phrase.message >= 0 else { return nil }
      id = table.id(of: phrase.message)
      guard TableLibrary.last.message(id) != nil else { return nil }
    case .number(let number, _):
      let infinite: BuiltInMessage = number.kind == .infinite ? .infinity : .numberUnavailable
      id = (number.isNegative ? .minus : infinite).id
    case .entry(let message): id = table.id(of: message)
    case .text, .quantityText, .word, .utterance, .otherLanguage, .missing, .silence: return nil
    }
    return TableFault(fault: SpeechFault(kind: .noValue, name: id), message: id)
  }

  /// The words of the first speaker who has them, kept with their language; nil if none has.
  func otherWords(
    for fault: SpeechFault, by speakers: [Speaker], in scope: inout PhraseScope,
    _ compose: (Speaker, inout PhraseScope) -> Value
  ) -> Value? {
    for other in speakers {
      let said = other.evaluate(.inline, compose)
      guard !said.faults.contains(fault), !said.utterance.text.isEmpty else { continue }
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
    return TableLibrary.last.message(message) == nil ? own : own + lastSpeakers(for: nil)
  }

  /// Who says a message of ours that this language's table lacks or has broken: English, with an app's own wording where
  /// it has one; what only an app worded as nothing, our own wording first.
  private func lastSpeakers(for fault: SpeechFault?) -> [Speaker] {
    let last = TableLibrary.last
    var tables: [LocaleTable] = []
    if table.hasOverlay, fault?.kind == .noValue { tables.append(TableLibrary.table(for: table.tag)) }
    if let fallback = table.fallback, fallback.tag.language == last.tag.language { tables.append(fallback) }
    if table.hasOverlay || table.tag != last.tag { tables.append(last) }
    return tables.map { speaking($0) }
  }

  /// What stands between two sentences, in the words of English.
  func lastJoint(_ joint: BuiltInMessage) -> String {
    let last = TableLibrary.last
    let text = Evaluator.with(last, numberForm: numberForm, usesNativeDigits: false) { evaluator in
      evaluator.sayJoint(joint.message) ? evaluator.output.text() : nil
    }
    return text ?? (joint == .labelMarked ? " " : ". ")
  }
}

extension PhraseKind {
  /// The value of a kind inside another one, in another language if this one has no words for it.
  func inner(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard scope.isMending else { return value(by: speaker, in: &scope) }
    return speaker.mended(in: &scope) { value(by: $0, in: &$1) }
  }
}
