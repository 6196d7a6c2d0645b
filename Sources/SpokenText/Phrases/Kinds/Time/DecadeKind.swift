// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a decade.
struct DecadeKind: PhraseKind {
  var year = 0

  static let name = "decade"
  static let summary = "a decade, such as 'The 1990s'"
  static let examples = [["1990"], ["1994"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var number = ExactDecimal(year)
    try keys.number("year", &number, "a year of the decade, from 10 to 9999", place: .required)
    year = number.isNegative ? 0 : number.integerPart.map { Int(clamping: $0) } ?? 0
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard (10...9999).contains(year) else { return .phrase(scope.bind(.dateUnavailable)) }
    return .phrase(scope.bind(.decade, (.year, .identifier(year / 10 * 10))))
  }
}

extension Phrase {
  /// Returns a phrase for the decade of a year. For example, 1994 is "The 1990s". Years outside 10 to 9999 give "Date
  /// unavailable".
  public static func decade(of year: Int) -> Phrase { DecadeKind(year: year).phrase }

  /// Returns a phrase for a range of years, such as "2016 to 2039".
  ///
  /// The earlier year is read first. If the years are equal, only one is read. A year below 1 or above 9999 is read as
  /// a number.
  public static func years(from first: Int, to last: Int) -> Phrase {
    RangeKind(from: ExactDecimal(first), to: ExactDecimal(last), style: .year).phrase
  }
}
