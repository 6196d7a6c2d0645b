/// An amount for each of a span of time.
struct RateKind: PhraseKind {
  var amount = Phrase.nothing
  var period = Phrase.Period.day

  static let name = "rate"
  static let summary = "an amount for each of a span of time: 45 minutes per day"
  static let examples = [
    [#"{"kind": "measure", "value": 45, "unit": "minute"}"#, "day"],
    [#"{"kind": "measure", "value": 3, "unit": "time"}"#, "week"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var phrase: Phrase? = amount
    try keys.phrase("amount", &phrase, orWordOf: nil, "how much, or how often", place: .required)
    amount = phrase ?? .nothing
    try keys.choice("per", &period, Phrase.Period.named, "the span of time", place: .required)
  }

  var extent: Extent { Extent(holding: amount.extent) }

  var phrase: Phrase { .rate(amount, per: period) }

  func value(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let amount = amount.value(by: speaker, in: &scope)
    return .phrase(scope.phrase(period.message, (.amount, amount)))
  }
}

extension Phrase {
  /// A span of time that an amount is for.
  public struct Period: Sendable, Hashable {
    let message: BuiltInMessage

    /// "10 frames per second".
    public static var second: Period { Period(message: .ratePerSecond) }
    /// "30 messages per minute".
    public static var minute: Period { Period(message: .ratePerMinute) }
    /// "250 steps per hour".
    public static var hour: Period { Period(message: .ratePerHour) }
    /// "45 minutes per day".
    public static var day: Period { Period(message: .ratePerDay) }
    /// "3 times per week".
    public static var week: Period { Period(message: .ratePerWeek) }
    /// "2 books per month".
    public static var month: Period { Period(message: .ratePerMonth) }
    /// "10 days per year".
    public static var year: Period { Period(message: .ratePerYear) }

    /// The names that data and the command line have for them.
    static let named: [(name: String, value: Period)] = [
      ("second", .second), ("minute", .minute), ("hour", .hour), ("day", .day), ("week", .week), ("month", .month),
      ("year", .year),
    ]
  }

  /// An amount for each of a span of time: `.rate(.measure(45, .minute), per: .day)` is "45 minutes per day",
  /// `.rate(.measure(3, .time), per: .week)` "3 times per week". Nothing, where the amount says nothing.
  ///
  /// Money has its own words for it: ``money(_:width:sign:style:per:)``.
  public static func rate(_ amount: Phrase, per period: Period) -> Phrase {
    guard !amount.isSilent else { return .nothing }
    let kind = RateKind(amount: amount, period: period)
    return kind.held
  }
}
