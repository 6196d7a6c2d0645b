// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a change or difference.
struct ChangeKind: PhraseKind {
  /// The change as a fraction. If there is an amount, only the sign of the fraction counts.
  var share = ExactDecimal.notANumber
  var maximumFractionDigits: UInt8 = 0
  var amount: Phrase?
  var style = Style.change
  var baseline: Phrase.Baseline?
  var since: Phrase?

  /// The wording, such as "up" and "down", or "more" and "less".
  enum Style: Sendable, Hashable { case change, difference }

  private static let fractionDigits = 0...20

  static let name = "change"
  static let summary = "a change of a value, such as 'up 12 percent' or '300 more steps than yesterday'"
  static let examples = [
    ["0.12", "--from", "last-week"],
    [
      "1", "--by", #"{"kind": "count", "count": 300, "noun": "step"}"#, "--style", "difference", "--from", "yesterday",
    ],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number(
      "value", &share, "the change as a fraction of 1; if 'by' is given, only the sign is used", place: .required)
    try keys.phrase("by", &amount, orWordOf: nil, "the amount, if it is not a percentage", place: .named)
    var digits = maximumFractionDigits == 0 ? nil : Int(maximumFractionDigits)
    try keys.wholeNumber(
      "maximumFractionDigits", &digits, in: Self.fractionDigits,
      "the maximum number of decimal places of a percentage",
      place: .named)
    maximumFractionDigits = UInt8(digits ?? 0)
    try keys.choice(
      "style", &style, [("change", .change), ("difference", .difference)],
      "the wording: 'up' and 'down', or 'more' and 'less'",
      place: .named)
    try keys.choice("from", &baseline, Phrase.Baseline.named, "the time to compare with", place: .named)
    try keys.phrase("since", &since, orWordOf: nil, "the day to compare with", place: .named)
  }

  var size: PhraseSize { PhraseSize(containing: amount?.size ?? .one, since?.size ?? .one) }

  var phrase: Phrase { amount?.isSilent == true ? .nothing : Phrase(self) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard share.isSpeakable else { return .phrase(scope.bind(.numberUnavailable)) }
    let hundredths = share.scaled(byPowerOfTen: 2)
      .rounded(toFractionDigits: Int(maximumFractionDigits), within: 100)
    let way = amount?.isZero == true ? .none : Way(amount == nil ? hundredths : share)
    let slot = way.message(style, isFrom: baseline != nil, isSince: baseline == nil && since?.isSilent == false)
    let amount: Value =
      switch self.amount {
      case _ where way == .none: .silence
      case let amount?: amount.compose(with: speaker, in: &scope)
      case nil: .phrase(scope.bind(.percent, (.value, .number(hundredths.magnitude))))
      }
    let reference: (ArgumentName.BuiltIn, Value)? =
      if let baseline {
        (.baseline, .phrase(scope.bind(baseline.message)))
      } else if let since, !since.isSilent {
        (.date, since.compose(with: speaker, in: &scope))
      } else {
        nil
      }
    if way == .none { return .phrase(scope.bind(slot, reference)) }
    return .phrase(scope.bind(slot, (.amount, amount), reference))
  }

  private enum Way {
    case up, down, none

    init(_ number: ExactDecimal) { self = number.isZero ? .none : number.isNegative ? .down : .up }

    func message(_ style: Style, isFrom: Bool, isSince: Bool) -> BuiltInMessage {
      let first: BuiltInMessage = style == .change ? .changeUp : .differenceMore
      let row = isFrom ? 3 : isSince ? 6 : 0
      let column = self == .up ? 0 : self == .down ? 1 : 2
      return BuiltInMessage(rawValue: first.rawValue + row + column) ?? .changeNone
    }
  }
}

extension Phrase {
  /// The time that a value is compared with.
  public struct Baseline: Sendable, Hashable {
    let message: BuiltInMessage

    private init(_ message: BuiltInMessage) { self.message = message }

    /// The day before, such as "Up 12 percent from yesterday" or "300 more steps than yesterday".
    public static let yesterday = Baseline(.dateYesterday)
    /// The week before, such as "Up 12 percent from last week".
    public static let lastWeek = Baseline(.weekLast)
    /// The month before, such as "Up 12 percent from last month".
    public static let lastMonth = Baseline(.monthLast)
    /// The year before, such as "Up 12 percent from last year".
    public static let lastYear = Baseline(.yearLast)
    /// The last workout or visit, such as "Up 12 percent from last time".
    public static let lastTime = Baseline(.baselineLastTime)

    static let named: [(name: String, value: Baseline?)] = [
      ("yesterday", .yesterday), ("last-week", .lastWeek), ("last-month", .lastMonth), ("last-year", .lastYear),
      ("last-time", .lastTime),
    ]
  }

  /// Returns a phrase for a relative change. For example, 0.12 is "Up 12 percent", -0.05 is "Down 5 percent", and 0 is
  /// "No change". With a baseline, it is "Up 12 percent from last week".
  ///
  /// - Parameters:
  ///   - share: The change as a fraction, negative for a decrease. A small change isn't rounded to zero, so 0.004 is
  ///     "Up 0.4 percent". If it isn't a number, the phrase is "Number unavailable".
  ///   - baseline: The time that the value is compared with, if any.
  ///   - maximumFractionDigits: The maximum number of fraction digits, from 0 to 20. The default is 0.
  public static func change(
    _ share: some SpeakableNumber, from baseline: Baseline? = nil, maximumFractionDigits: Int = 0
  ) -> Phrase {
    ChangeKind(
      share: share.decimalForSpeech, maximumFractionDigits: UInt8(min(max(maximumFractionDigits, 0), 20)),
      baseline: baseline
    ).phrase
  }

  /// Returns a phrase for a relative change since a day, such as "Up 12 percent since Monday". See
  /// ``change(_:from:maximumFractionDigits:)``.
  public static func change(
    _ share: some SpeakableNumber, since day: Phrase, maximumFractionDigits: Int = 0
  ) -> Phrase {
    ChangeKind(
      share: share.decimalForSpeech, maximumFractionDigits: UInt8(min(max(maximumFractionDigits, 0), 20)), since: day
    ).phrase
  }

  /// Returns a phrase for an increase. For example, `.increase(of: .money(2, .usd), from: .lastWeek)` is "Up 2 dollars
  /// from last week".
  ///
  /// - Parameters:
  ///   - amount: The amount of the increase, without a sign. If it is empty, so is the phrase.
  ///   - baseline: The time that the value is compared with, if any.
  public static func increase(of amount: Phrase, from baseline: Baseline? = nil) -> Phrase {
    ChangeKind(share: 1, amount: amount, baseline: baseline).phrase
  }

  /// Returns a phrase for an increase since a day, such as "Up 2 dollars since Monday". See ``increase(of:from:)``.
  public static func increase(of amount: Phrase, since day: Phrase) -> Phrase {
    ChangeKind(share: 1, amount: amount, since: day).phrase
  }

  /// Returns a phrase for a decrease, such as "Down 2 dollars from last week".
  ///
  /// - Parameters:
  ///   - amount: The amount of the decrease, without a sign. If it is empty, so is the phrase.
  ///   - baseline: The time that the value is compared with, if any.
  public static func decrease(of amount: Phrase, from baseline: Baseline? = nil) -> Phrase {
    ChangeKind(share: -1, amount: amount, baseline: baseline).phrase
  }

  /// Returns a phrase for a decrease since a day, such as "Down 2 dollars since Monday". See ``decrease(of:from:)``.
  public static func decrease(of amount: Phrase, since day: Phrase) -> Phrase {
    ChangeKind(share: -1, amount: amount, since: day).phrase
  }

  /// Returns a phrase for a positive difference. For example, `.more(.count(300, .step), than: .yesterday)` is "300
  /// more steps than yesterday". If the amount is empty, so is the phrase.
  public static func more(_ amount: Phrase, than baseline: Baseline? = nil) -> Phrase {
    ChangeKind(share: 1, amount: amount, style: .difference, baseline: baseline).phrase
  }

  /// Returns a phrase for a positive difference from a day, such as "300 more steps than on Monday". If the amount is
  /// empty, so is the phrase.
  public static func more(_ amount: Phrase, thanOn day: Phrase) -> Phrase {
    ChangeKind(share: 1, amount: amount, style: .difference, since: day).phrase
  }

  /// Returns a phrase for a negative difference, such as "2 dollars less than last month". If the amount is empty, so
  /// is the phrase.
  public static func less(_ amount: Phrase, than baseline: Baseline? = nil) -> Phrase {
    ChangeKind(share: -1, amount: amount, style: .difference, baseline: baseline).phrase
  }

  /// Returns a phrase for a negative difference from a day, such as "2 dollars less than on Monday". If the amount is
  /// empty, so is the phrase.
  public static func less(_ amount: Phrase, thanOn day: Phrase) -> Phrase {
    ChangeKind(share: -1, amount: amount, style: .difference, since: day).phrase
  }

  /// Returns a phrase for equal values, such as "The same as yesterday". Without a baseline, it is "The same".
  public static func same(as baseline: Baseline? = nil) -> Phrase {
    ChangeKind(share: 0, style: .difference, baseline: baseline).phrase
  }

  /// Returns a phrase for the same value as on another day, such as "The same as on Monday".
  public static func same(asOn day: Phrase) -> Phrase {
    ChangeKind(share: 0, style: .difference, since: day).phrase
  }
}
