// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Finishes, removes, and joins the written text.
extension Evaluator {
  /// `true` if the output begins with text from the table. Its first letter can be capitalized, unlike the letters of
  /// other texts, such as a user's name.
  var beginsWithOwnText: Bool { leadingEnd > 0 }

  /// Returns the finished utterance. In the context `.standalone`, capitalizes the first letter if it comes from the
  /// table.
  mutating func finish(_ context: PhraseContext) -> Utterance {
    if context == .standalone { capitalize(from: 0) }
    if let sideEffects = scope.sideEffects, sideEffects.hasHole {
      let holes = output.collapseSpaces()
      sideEffects.spans = sideEffects.spans.compactMap { $0.without(holes, in: output.count) }
    }
    return Utterance(output.text(), marks: scope.sideEffects?.spans)
  }

  /// Removes the full stop at the end from the text and from its spans, see ``TextBuffer/removeLastStop()``.
  mutating func removeLastStop() {
    output.removeLastStop()
    guard let sideEffects = scope.sideEffects, !sideEffects.spans.isEmpty else { return }
    sideEffects.spans = sideEffects.spans.compactMap { span in
      let range = span.range.clamped(to: 0..<output.count)
      return range.isEmpty ? nil : Utterance.Span(range, span.attribute)
    }
  }

  /// Writes a value as a sentence with a capital letter. After a semicolon, continues the sentence without one. Returns
  /// the start of the written text.
  mutating func sayPart(_ value: Value) -> Int {
    let (start, isWithinSentence) = (output.count, output.isWithinSentence)
    leadingEnd = .max
    say(value)
    if !isWithinSentence { capitalize(from: start) }
    return start
  }

  /// Removes the text and the spans after an offset. Returns them as an utterance.
  mutating func takeBack(from start: Int) -> Utterance {
    let text = output.text(from: start)
    output.truncate(to: start)
    guard let sideEffects = scope.sideEffects, !sideEffects.spans.isEmpty else { return Utterance(text) }
    let spans = sideEffects.spans.filter { $0.range.lowerBound >= start }.map { $0.moved(by: -start) }
    sideEffects.spans.removeAll { $0.range.lowerBound >= start }
    return Utterance(text, marks: spans)
  }

  mutating func append(_ utterance: Utterance) {
    let start = output.count
    output.append(utterance.text)
    if utterance.hasSpans { scope.ensureSideEffects().spans += utterance.spans.map { $0.moved(by: start) } }
  }

  /// Writes only the text between the placeables of a message that joins sentences. Returns `false` if the table lacks
  /// the message.
  mutating func sayJoint(_ message: Int32) -> Bool {
    let pattern = scope.value(of: message)
    var isWhole = true
    if let text = pattern.text { sayText(text.start, text.count) }
    for index in pattern.instructions {
      switch table.instructions[index] {
      case .text(let start, let count): sayText(start, count)
      case .fault(let fault): isWhole = isWhole && !table.faults[Int(fault)].isSaid
      default: break
      }
    }
    return isWhole
  }

  /// Returns the scope, so that another evaluator can use it.
  consuming func takeScope() -> PhraseScope { scope }

  /// Capitalizes the first letter after an offset if it comes from the table.
  mutating func capitalize(from start: Int) {
    let before = output.count
    let rule = scope.sideEffects == nil ? table.titleCase : titleCase(at: start)
    output.capitalize(from: start, to: min(leadingEnd, before), by: rule)
    let growth = output.count - before
    guard growth != 0, let sideEffects = scope.sideEffects else { return }
    sideEffects.spans = sideEffects.spans.map { $0.shifted(by: growth, after: start) }
  }

  /// Returns the case rules for the text at an offset, which may be in another language.
  private func titleCase(at start: Int) -> LetterCase {
    guard let sideEffects = scope.sideEffects, !sideEffects.spans.isEmpty else { return table.titleCase }
    let languages = sideEffects.spans.lazy.filter { $0.range.lowerBound == start }.compactMap(\.attribute.language)
    return languages.first.map { LetterCase($0) } ?? table.titleCase
  }
}
