// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the number of selected items.
struct SelectionKind: PhraseKind {
  var count = ExactDecimal.notANumber
  var total = ExactDecimal.notANumber

  static let name = "selection"
  static let summary = "the number of selected items, such as '3 of 12 selected'"
  static let examples = [["3", "12"], ["12", "12"], ["0", "12"], ["3"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("count", &count, "the number of selected items", place: .required)
    try keys.number("total", &total, "the total number", place: .optional)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard count.isSpeakable else { return .phrase(scope.bind(.numberUnavailable)) }
    if count.isZero { return .phrase(scope.bind(.selectionNone)) }
    guard total.isSpeakable, !total.isNegative, !total.isZero else {
      return .phrase(scope.phraseAlone(.selectionSome, (.count, .number(count))))
    }
    if count.compared(with: total) == 0, total.compared(with: 1) > 0 {
      return .phrase(scope.bind(.selectionAll, (.total, .number(total))))
    }
    return .phrase(scope.bind(.selectionSome, (.count, .number(count)), (.total, .number(total))))
  }
}

extension Phrase {
  /// Returns a phrase for the number of selected items, such as "3 of 12 selected", "All 12 selected", or "Nothing
  /// selected".
  ///
  /// Numbers are read as given, even above the total. To include a noun, use ``count(_:_:status:limit:zero:)`` with
  /// ``Status/selected``.
  ///
  /// - Parameters:
  ///   - count: The number of selected items. If it isn't a number, the phrase is "Number unavailable".
  ///   - total: The number of items. If it is `nil` or below 1, the phrase is "3 selected".
  public static func selection(_ count: some SpeakableNumber, of total: Int? = nil) -> Phrase {
    let total = total.map { ExactDecimal($0) } ?? .notANumber
    return SelectionKind(count: count.decimalForSpeech, total: total).phrase
  }
}
