/// How often, or how often in a period.
struct TimesKind: PhraseKind {
  var count = 1
  var period: Phrase.Period?

  static let name = "times"
  static let summary = "how often: Twice a day, 3 times a week"
  static let examples = [["2", "--per", "day"], ["3", "--per", "week"], ["3"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var number = ExactDecimal(count)
    try keys.number("count", &number, "how often; fractions are cut", place: .required)
    count = number.isNegative ? -1 : number.integerPart.map { Int(clamping: $0) } ?? -1
    try keys.choice("per", &period, Phrase.Period.named, "in what period", place: .named)
  }

  var phrase: Phrase { .times(count, per: period) }

  func value(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard count >= 0 else { return .phrase(scope.phrase(.numberUnavailable)) }
    return .phrase(scope.phrase(period?.times ?? .times, (.count, .number(ExactDecimal(count)))))
  }
}

extension Phrase {
  /// How often, "3 times", or how often in a period, "Twice a day". Less than 0 times is "Number unavailable".
  public static func times(_ count: Int, per period: Period? = nil) -> Phrase {
    Phrase(.times(TimesKind(count: count, period: period)))
  }
}
