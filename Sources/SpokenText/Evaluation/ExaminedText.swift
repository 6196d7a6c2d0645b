// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The text of an operand whose letters a selection examined. The chosen variant usually writes the same operand:
///
/// ```ftl
/// of-month = { HEAD($month) ->
///     [vowel] d’{ $month }
///    *[other] de { $month }
/// }
/// ```
///
/// It then writes this text, so that the operand isn't evaluated twice. Selections can be nested, and each level would
/// double the time. This saves a third of the time of a schedule in Urdu.
///
/// This is a class, so that most phrases, which have no such text, pay only for comparing a reference with `nil`.
final class ExaminedText {
  fileprivate let operand: Operand
  /// The arguments and the requested forms with which the operand was evaluated.
  fileprivate let context: Evaluator.Context
  let text: String
  /// The offset of the first text that isn't from the table, or `nil` if all of it is.
  fileprivate let leadingCount: Int?
  fileprivate let digitWriting: NumberWriting

  fileprivate init(
    _ operand: Operand, _ context: Evaluator.Context, _ text: String, leadingCount: Int?, _ digitWriting: NumberWriting
  ) {
    (self.operand, self.context, self.text) = (operand, context, text)
    (self.leadingCount, self.digitWriting) = (leadingCount, digitWriting)
  }
}

extension Evaluator {
  /// Keeps the text of an operand that a selection examined. Forgets the previous text if this one can't be written again. It
  /// can't if it has marks for voices or other digits, or if the table has references in a cycle.
  ///
  /// - Parameters:
  ///   - isExamined: `false` for a text that isn't kept, because it is incomplete or for another selection.
  ///   - start: The offset of the text in the output.
  ///   - marks: The number of marks before the text.
  mutating func keep(_ text: String, of operand: Operand, isExamined: Bool, from start: Int, marks: Int) {
    let hasMarks = scope.sideEffects.map { $0.spans.count > marks } ?? false
    guard isExamined, !hasMarks, !usesNativeDigits, !table.hasCycles else { return examined = nil }
    let leadingCount = leadingEnd == .max ? nil : leadingEnd - start
    examined = ExaminedText(operand, context, text, leadingCount: leadingCount, digitWriting)
  }

  /// Returns the text of an operand, if a selection has examined it last. Returns `nil` if it must be evaluated.
  mutating func examinedText(of operand: Operand) -> ExaminedText? {
    guard let examined, examined.operand == operand, examined.context == context,
      examined.digitWriting == digitWriting
    else { return nil }
    return examined
  }

  /// Writes an operand, if a selection has examined it last. Returns `false`, without changes, if it must be evaluated.
  mutating func sayExamined(_ operand: Operand) -> Bool {
    guard let examined = examinedText(of: operand) else { return false }
    if let count = examined.leadingCount { leadingEnd = min(leadingEnd, output.count + count) }
    output.append(examined.text)
    return true
  }

  /// Removes all phrases, so that others can be composed in their place.
  mutating func removePhrases() {
    scope.removeAll()
    examined = nil
  }
}
