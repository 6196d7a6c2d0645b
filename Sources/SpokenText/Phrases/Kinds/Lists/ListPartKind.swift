// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a part of a list.
struct ListPartKind: PhraseKind {
  var first = ExactDecimal.notANumber
  var last = ExactDecimal.notANumber
  var total = ExactDecimal.notANumber
  var noun = Phrase.Noun.result

  static let name = "listPart"
  static let summary = "a part of a list, such as 'Results 11 to 20 of 162'"
  static let examples = [["11", "20", "162"], ["161", "161", "161"], ["1", "12", "30", "--noun", "photo"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("first", &first, "the position of the first thing, from 1", place: .required)
    try keys.number("last", &last, "the position of the last thing", place: .required)
    try keys.number("total", &total, "the number of things in the list", place: .required)
    try keys.noun(&noun, "the noun for the things", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    if first.isSpeakable, last.isSpeakable, last.compared(with: first) < 0 {
      return ListPartKind(first: last, last: first, total: total, noun: noun).compose(with: speaker, in: &scope)
    }
    guard first.isSpeakable, last.isSpeakable, total.isSpeakable, first.compared(with: last) < 0,
      last.compared(with: total) <= 0
    else { return PositionKind(place: last, total: total, noun: noun).compose(with: speaker, in: &scope) }
    guard let message = scope.message(noun.id), scope.value(of: message).exists else {
      return speaker.value(of: self, named: noun.id, in: &scope)
    }
    let thing = scope.isEntry(message) ? message : BuiltInMessage.nounItem.message
    return .phrase(
      scope.bind(
        .listPart, of: thing, (.first, .number(first)), (.last, .number(last)), (.total, .number(total))))
  }
}

extension Phrase {
  /// Returns a phrase for a part of a list, such as "Results 11 to 20 of 162".
  ///
  /// If the part has one item or exceeds the total, the phrase is its last position, such as "Result 161 of 161".
  ///
  /// - Parameters:
  ///   - positions: The positions of the first and last item, from 1.
  ///   - total: The number of items in the list.
  ///   - noun: The noun for the items. It becomes "item" if its message includes the number, such as "3 parcels" in
  ///     your app.
  public static func part(_ positions: ClosedRange<Int>, of total: Int, _ noun: Noun) -> Phrase {
    ListPartKind(
      first: ExactDecimal(positions.lowerBound), last: ExactDecimal(positions.upperBound), total: ExactDecimal(total),
      noun: noun
    ).phrase
  }
}
