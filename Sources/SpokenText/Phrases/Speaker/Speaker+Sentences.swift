// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Speaker {
  /// Returns the sentences of several parts (see ``Phrase/sentences(_:)``), or `nil` if all are empty.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - keepsLastStop: Pass `true` to keep a full stop at the end, such as in hints.
  ///   - least: The minimum importance of a part. The default depends on the user's verbosity.
  func sentences(_ parts: [Phrase], keepsLastStop: Bool, least: Phrase.Importance? = nil) -> Utterance? {
    guard !parts.isEmpty else { return nil }
    let (utterance, faults) = join(parts, keepsLastStop: keepsLastStop, least: least)
    guard !faults.isEmpty || isOtherLanguage else { return utterance }
    report(faults + (utterance == nil ? [] : otherLanguageFaults))
    return utterance.map { marked($0) }
  }

  /// Reads the parts into one buffer, and returns the text with its faults.
  ///
  /// - Parameter keepsMarks: Pass `true` to read the first part that is only punctuation if no part has words.
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

  /// Reads the parts with at least this importance. If all are empty, reads less important parts, too. Returns the
  /// first part that is only punctuation.
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

  /// Reads a part as a sentence, or returns its text if it is only punctuation.
  private func say(part: Phrase, _ evaluator: inout Evaluator) -> Utterance? {
    if let text = part.plainText, !TextCleaning.isCleanLine(text) {
      // Each line of a user's text becomes a sentence.
      if say(lines: Utterance(withEmoji(text)), &evaluator) { return nil }
    }
    evaluator.removePhrases()
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

  /// Reads a part again, in another language if this one lacks its words.
  private func sayWithFallback(_ part: Phrase, from start: Int, _ evaluator: inout Evaluator) -> Int {
    _ = evaluator.takeBack(from: start)
    evaluator.forgetMissingMessage()
    evaluator.removePhrases()
    let usesFallback = evaluator.scope.usesFallback
    evaluator.scope.usesFallback = true
    defer { evaluator.scope.usesFallback = usesFallback }
    return evaluator.sayPart(part.compose(with: self, in: &evaluator.scope))
  }

  /// Reads each line as a sentence. Returns `false` for a text without lines.
  private func say(lines utterance: Utterance, _ evaluator: inout Evaluator) -> Bool {
    let lines = utterance.lines
    for line in lines {
      sayJoint(&evaluator)
      evaluator.append(line)
    }
    return !lines.isEmpty
  }

  /// Returns the message that separates a sentence from the text before it. A digit needs another one, because "3." is
  /// an ordinal in many languages.
  private func joint(behind text: borrowing TextBuffer) -> BuiltInMessage {
    if text.endsWithDigit { return .labelNumbered }
    return text.endsWithMark ? .labelMarked : .labelSentences
  }

  /// Reads the separator before the next sentence, without a second punctuation mark.
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
