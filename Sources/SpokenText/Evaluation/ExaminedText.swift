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
struct ExaminedText {
  let operand: Operand
  /// The arguments and the requested forms with which the operand was evaluated.
  let context: Evaluator.Context
  let text: String
  /// The offset of the first text that isn't from the table, or `nil` if all of it is.
  let leadingCount: Int?
  let digitWriting: NumberWriting
}

extension Evaluator {
  /// Keeps the text of an operand that a selection examined. Forgets the previous text, if this one can't be written again:
  /// it has marks for voices or other digits, or it depends on what is being written.
  ///
  /// - Parameters:
  ///   - start: The offset of the text in the output.
  ///   - marks: The number of marks before the text.
  mutating func keep(_ text: String, of operand: Operand, isExamined: Bool, from start: Int, marks: Int) {
    let hasMarks = scope.sideEffects.map { $0.spans.count > marks } ?? false
    guard isExamined, !hasMarks, !usesNativeDigits, !table.hasCycles else { return examined = nil }
    examined = ExaminedText(
      operand: operand, context: context, text: text, leadingCount: leadingEnd == .max ? nil : leadingEnd - start,
      digitWriting: digitWriting)
  }

  /// The text that a selection has examined last.
  var examinedText: String { mutating get { examined?.text ?? "" } }

  /// Writes an operand, if a selection has examined it last. Returns `false`, without changes, if it must be evaluated.
  mutating func sayExamined(_ operand: Operand) -> Bool {
    guard isExamined(operand), let examined else { return false }
    if let count = examined.leadingCount { leadingEnd = min(leadingEnd, output.count + count) }
    output.append(examined.text)
    return true
  }

  /// Returns whether a selection has examined an operand last.
  mutating func isExamined(_ operand: Operand) -> Bool {
    examined?.operand == operand && examined?.context == context && examined?.digitWriting == digitWriting
  }

  /// Removes all phrases, so that others can be composed in their place.
  mutating func removePhrases() {
    scope.removeAll()
    examined = nil
  }
}
