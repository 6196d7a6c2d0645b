// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the number of selected items.
struct SelectionKind: PhraseKind {
  var count = ExactDecimal.notANumber
  var total = ExactDecimal.notANumber
  /// The noun for the items, or `nil` for numbers alone.
  var noun: Phrase.Noun?

  static let name = "selection"
  static let summary = "the number of selected items, such as '3 of 12 selected'"
  static let examples = [["3", "12"], ["12", "12"], ["0", "12"], ["3"], ["3", "12", "--noun", "photo"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("count", &count, "the number of selected items", place: .required)
    try keys.number("total", &total, "the total number", place: .optional)
    try keys.noun(&noun, "the noun for the items", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard count.isSpeakable else { return .phrase(scope.bind(.numberUnavailable)) }
    if let noun { return selected(noun, with: speaker, in: &scope) }
    if count.isZero { return .phrase(scope.bind(.selectionNone)) }
    guard total.isSpeakable, !total.isNegative, !total.isZero else {
      return .phrase(scope.phraseAlone(.selectionSome, (.count, .number(count))))
    }
    if count.compared(with: total) == 0, total.compared(with: 1) > 0 {
      return .phrase(scope.bind(.selectionAll, (.total, .number(total))))
    }
    return .phrase(scope.bind(.selectionSome, (.count, .number(count)), (.total, .number(total))))
  }

  /// Returns a phrase such as "3 of 12 photos selected", or a count such as "No photos selected" without a total.
  private func selected(_ noun: Phrase.Noun, with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard !count.isZero, total.isSpeakable, total.compared(with: 1) >= 0 else {
      let selected = CountKind(count: count, noun: noun, status: .selected, zero: .words)
      return selected.compose(with: speaker, in: &scope)
    }
    guard let thing = scope.message(noun.id), scope.value(of: thing).exists else {
      return speaker.value(of: self, named: noun.id, in: &scope)
    }
    return .phrase(scope.bind(.selectionSome, preferring: "things", part: count, of: total, thing))
  }
}

extension Phrase {
  /// Returns a phrase for the number of selected items, such as "3 of 12 selected", "All 12 selected", or "Nothing
  /// selected".
  ///
  /// Numbers are read as given, even above the total.
  ///
  /// - Parameters:
  ///   - count: The number of selected items. If it isn't a number, the phrase is "Number unavailable".
  ///   - total: The number of items. If it is `nil` or below 1, the phrase is "3 selected".
  public static func selection(_ count: some SpeakableNumber, of total: Int? = nil) -> Phrase {
    let total = total.map { ExactDecimal($0) } ?? .notANumber
    return SelectionKind(count: count.decimalForSpeech, total: total).phrase
  }

  /// Returns a phrase for the number of selected items of a kind, such as "3 of 12 photos selected" or "No photos
  /// selected".
  ///
  /// - Parameters:
  ///   - count: The number of selected items. If it isn't a number, the phrase is "Number unavailable".
  ///   - total: The number of items. If it is `nil` or below 1, the phrase is "3 photos selected".
  ///   - noun: The noun for the items.
  public static func selection(_ count: some SpeakableNumber, of total: Int? = nil, _ noun: Noun) -> Phrase {
    let total = total.map { ExactDecimal($0) } ?? .notANumber
    return SelectionKind(count: count.decimalForSpeech, total: total, noun: noun).phrase
  }
}
