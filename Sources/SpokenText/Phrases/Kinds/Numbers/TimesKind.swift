// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a frequency.
struct TimesKind: PhraseKind {
  var count = 1
  var period: Phrase.Period?

  static let name = "times"
  static let summary = "a frequency, such as 'Twice a day' or '3 times a week'"
  static let examples = [["2", "--per", "day"], ["3", "--per", "week"], ["3"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.count(&count, "the number of times")
    try keys.choice(
      "per", &period, Phrase.Period.named.map { ($0.name, $0.value) }, "the period", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard count >= 0 else { return .phrase(scope.bind(.numberUnavailable)) }
    let count: (ArgumentName.BuiltIn, Value) = (.count, .number(ExactDecimal(count)))
    return .phrase(period.map { scope.bind(.timesPer, count, $0) } ?? scope.bind(.times, count))
  }
}

extension Phrase {
  /// Returns a phrase for a frequency, such as "3 times" or "Twice a day". If the count is negative, it is "Number
  /// unavailable".
  public static func times(_ count: Int, per period: Period? = nil) -> Phrase {
    TimesKind(count: count, period: period).phrase
  }
}
