// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Speaker {
  /// The sentences of several parts, see ``Phrase/sentences(_:)``; nil where none of them says anything.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - keepsLastStop: Whether a full stop at the end is kept: hints keep theirs.
  ///   - least: The least importance of what is said; nil for what the listener's verbosity asks for.
  func sentences(_ parts: [Phrase], keepsLastStop: Bool, least: Phrase.Importance? = nil) -> Utterance? {
    guard !parts.isEmpty else { return nil }
    let (utterance, faults) = join(parts, keepsLastStop: keepsLastStop, least: least)
    guard !faults.isEmpty || isOtherLanguage else { return utterance }
    report(faults + (utterance == nil ? [] : otherLanguageFaults))
    return utterance.map { marked($0) }
  }

  /// Says the parts into one buffer; with what went wrong.
  ///
  /// - Parameter keepsMarks: Whether the first part of nothing but marks, which is no sentence, is said where there is no
  ///   sentence.
  func join(
    _ parts: [Phrase], keepsLastStop: Bool, keepsMarks: Bool = false, usesFallback: Bool = false,
    least: Phrase.Importance? = nil
  ) -> (utterance: Utterance?, faults: [SpeechFault]) {
    Evaluator.with(table, numberForm: numberForm, usesNativeDigits: numerals == .native) { evaluator in
      evaluator.scope.usesFallback = usesFallback
      let marks = say(parts: parts, fromLeast: least ?? verbosity.least, &evaluator)
      if !keepsLastStop { evaluator.removeLastStop() }
      if keepsMarks, evaluator.output.count == 0, let marks { evaluator.append(marks) }
      let isEmpty = evaluator.output.count == 0
      return (isEmpty ? nil : evaluator.finish(.inline), evaluator.hasFaults ? evaluator.faults : [])
    }
  }

  /// Says the parts that matter so much; if none of them says anything, those of the next importance, too. Returns the
  /// first part of nothing but marks.
  private func say(
    parts: [Phrase], fromLeast least: Phrase.Importance, _ evaluator: inout Evaluator
  ) -> Utterance? {
    var isLessLeft = false
    var marks: Utterance?
    for part in parts {
      guard part.importance.isHeard(fromLeast: least) else {
        isLessLeft = true
        continue
      }
      if let said = say(part: part, &evaluator), marks == nil { marks = said }
    }
    guard isLessLeft, evaluator.output.count == 0, let lower = least.lower else { return marks }
    return say(parts: parts, fromLeast: lower, &evaluator)
  }

  /// Says a part as a sentence, or returns what it says if that is nothing but marks.
  private func say(part: Phrase, _ evaluator: inout Evaluator) -> Utterance? {
    if let text = part.plainText, !TextCleaning.isCleanLine(text) {
      // A user's text of several lines is a sentence for each.
      if say(lines: Utterance(withEmoji(text)), &evaluator) { return nil }
    }
    evaluator.scope.removeAll()
    let value = part.compose(with: self, in: &evaluator.scope)
    if case .silence = value { return nil }
    let end = evaluator.output.count
    sayJoint(&evaluator)
    var start = evaluator.sayPart(value)
    if evaluator.isMissingMessage { start = sayWithFallback(part, from: start, &evaluator) }
    guard !evaluator.output.isCleanLine(from: start) else { return nil }
    let said = evaluator.takeBack(from: start)
    evaluator.output.truncate(to: end)
    return say(lines: said, &evaluator) || said.text.isEmpty ? nil : said
  }

  /// Says a part once more, in another language where this one has no words for it.
  private func sayWithFallback(_ part: Phrase, from start: Int, _ evaluator: inout Evaluator) -> Int {
    _ = evaluator.takeBack(from: start)
    evaluator.forgetMissingMessage()
    evaluator.scope.removeAll()
    let usesFallback = evaluator.scope.usesFallback
    evaluator.scope.usesFallback = true
    defer { evaluator.scope.usesFallback = usesFallback }
    return evaluator.sayPart(part.compose(with: self, in: &evaluator.scope))
  }

  /// Says each line as a sentence; false if there is none.
  private func say(lines utterance: Utterance, _ evaluator: inout Evaluator) -> Bool {
    let lines = utterance.lines
    for line in lines {
      sayJoint(&evaluator)
      evaluator.append(line)
    }
    return !lines.isEmpty
  }

  /// The message that joins a sentence to what was said. A digit before a full stop is an ordinal in many languages.
  private func joint(behind text: borrowing TextBuffer) -> BuiltInMessage {
    if text.endsWithDigit { return .labelNumbered }
    return text.endsWithMark ? .labelMarked : .labelSentences
  }

  /// Says what stands between what was said and the next sentence: no second mark after one that is there.
  private func sayJoint(_ evaluator: inout Evaluator) {
    guard evaluator.output.count > 0 else { return }
    let joint = joint(behind: evaluator.output)
    let end = evaluator.output.count
    guard !evaluator.sayJoint(joint.message) else { return }
    evaluator.output.truncate(to: end)
    evaluator.append(Utterance(fallbackJoint(joint)))
    evaluator.report(SpeechFault(kind: .otherLanguage, name: joint.id))
  }
}
