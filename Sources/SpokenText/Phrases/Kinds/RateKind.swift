/// So much in each hour, day, week, month or year.
struct RateKind: PhraseKind {
  var amount = Phrase.nothing
  var period: Phrase.Period? = .day

  static let name = "rate"
  static let summary = "so much in each period: 45 minutes per day"
  static let examples = [
    [#"{"kind": "duration", "seconds": "2700"}"#, "--per", "day"],
    [#"{"kind": "times", "count": "3"}"#, "--per", "week"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var amount: Phrase? = amount
    try keys.phrase("amount", &amount, orWordOf: nil, "how much", place: .required)
    self.amount = amount ?? .nothing
    try keys.choice("per", &period, Phrase.Period.named, "in what period; a day unless given", place: .named)
  }

  var extent: Extent { Extent(holding: amount.extent) }

  var phrase: Phrase { .holding(extent, .rate(self)) }

  var isSilent: Bool { amount.isSilent }

  func value(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard !isSilent else { return .silence }
    let amount = amount.value(by: speaker, in: &scope)
    return .phrase(scope.phrase((period ?? .day).rate, (.amount, amount)))
  }
}

extension Phrase {
  /// So much in each hour, day, week, month or year: "45 minutes per day", "3 times per week". The amount may be any phrase.
  /// Money has its own, `.money(10, .usd, per: .week)`.
  public static func rate(_ amount: Phrase, per period: Period) -> Phrase {
    RateKind(amount: amount, period: period).phrase
  }
}

extension Phrase.Period {
  /// So much in it.
  fileprivate var rate: BuiltInMessage {
    switch kind {
    case .hour: .rateHour
    case .day: .rateDay
    case .week: .rateWeek
    case .month: .rateMonth
    case .year: .rateYear
    }
  }
}
