#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// MARK: Numbers

extension FormatStyle {
  /// Says numbers: `count.formatted(.spoken(.ordinal))` is "22nd", `share.formatted(.spoken(.percent))` "75 percent".
  ///
  /// - Parameters:
  ///   - kind: Which phrase they are said in.
  ///   - sign: When the sign is said.
  ///   - context: Where the phrase is going to stand.
  public static func spoken<Value>(
    _ kind: SpokenNumberKind = .standard, sign: SignRule = .automatic, context: PhraseContext = .standalone
  ) -> Self where Self == SpokenNumberStyle<Value> {
    SpokenNumberStyle(kind, sign: sign, context: context)
  }

  /// Says amounts of money: `amount.formatted(.spoken(currency: .usd))` is "25 dollars and 50 cents".
  ///
  /// - Parameters:
  ///   - currency: The currency that amounts are in.
  ///   - width: How the currency is named.
  ///   - sign: When the sign is said.
  ///   - style: In full, or "1.2 million dollars".
  ///   - period: What a recurring amount is for: "10 dollars per week".
  ///   - context: Where the phrase is going to stand.
  public static func spoken<Value>(
    currency: Currency, width: Money.Width = .automatic, sign: SignRule = .automatic, style: NumberStyle = .standard,
    per period: Money.Period? = nil, context: PhraseContext = .standalone
  ) -> Self where Self == SpokenMoneyStyle<Value> {
    SpokenMoneyStyle(currency, width: width, sign: sign, style: style, per: period, context: context)
  }

  /// Says amounts of money in the currency of a code: `amount.formatted(.spoken(currency: "USD"))` is "25 dollars and 50
  /// cents".
  ///
  /// - Parameters:
  ///   - code: The ISO 4217 code, in either case. A text that is not three letters stands for ISO's own code of no
  ///     currency: "25.50 X X X".
  ///   - width: How the currency is named.
  ///   - sign: When the sign is said.
  ///   - style: In full, or "1.2 million dollars".
  ///   - period: What a recurring amount is for: "10 dollars per week".
  ///   - context: Where the phrase is going to stand.
  public static func spoken<Value>(
    currency code: String, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: NumberStyle = .standard, per period: Money.Period? = nil, context: PhraseContext = .standalone
  ) -> Self where Self == SpokenMoneyStyle<Value> {
    SpokenMoneyStyle(
      Currency(code) ?? .noCurrency, width: width, sign: sign, style: style, per: period, context: context)
  }

  /// Says so many of something: `doses.formatted(.spoken(counting: .dose, status: .missed))` is "3 missed doses".
  ///
  /// - Parameters:
  ///   - noun: What is counted: one of the library's nouns.
  ///   - status: The state that they are in.
  ///   - limit: The last number that is said; beyond it they are "more than 99".
  ///   - zero: How none of them are said, where no state is given.
  ///   - context: Where the phrase is going to stand.
  public static func spoken<Value>(
    counting noun: CountedNoun, status: Status? = nil, limit: Int? = nil, zero: ZeroWording = .words,
    context: PhraseContext = .standalone
  ) -> Self where Self == SpokenCountStyle<Value> {
    SpokenCountStyle(noun, status: status, limit: limit, zero: zero, context: context)
  }
}

// MARK: Dates and spans

extension FormatStyle where Self == SpokenDateStyle {
  /// Says dates as a listener places them: "Today at 2:30 PM".
  public static var spoken: Self { SpokenDateStyle() }

  /// Says dates: `lastPaid.formatted(.spoken(.elapsed))` is "2 hours ago".
  ///
  /// - Parameters:
  ///   - kind: Which phrase they are said in.
  ///   - context: Where the phrase is going to stand.
  public static func spoken(_ kind: SpokenDateKind = .dateTime, context: PhraseContext = .standalone) -> Self {
    SpokenDateStyle(kind, context: context)
  }
}

extension FormatStyle where Self == SpokenDurationStyle {
  /// Says spans of time in at most two units: "1 hour and 30 minutes".
  public static var spoken: Self { SpokenDurationStyle() }

  /// Says spans of time: `uptime.formatted(.spoken(units: 3))` is "2 days, 3 hours, and 5 minutes".
  ///
  /// - Parameters:
  ///   - units: How many units at most, from 1 to 4; what is smaller is cut.
  ///   - context: Where the phrase is going to stand.
  public static func spoken(units: Int = 2, context: PhraseContext = .standalone) -> Self {
    SpokenDurationStyle(units: units, context: context)
  }
}

// MARK: Plain numbers, a member for each type, as a static property cannot be generic

extension FormatStyle where Self == SpokenNumberStyle<Decimal> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { SpokenNumberStyle() }
}

extension FormatStyle where Self == SpokenNumberStyle<Double> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { SpokenNumberStyle() }
}

extension FormatStyle where Self == SpokenNumberStyle<Int> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { SpokenNumberStyle() }
}

extension FormatStyle where Self == SpokenNumberStyle<Int8> {
  /// Says numbers with all their digits: "85".
  public static var spoken: Self { SpokenNumberStyle() }
}

extension FormatStyle where Self == SpokenNumberStyle<Int16> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { SpokenNumberStyle() }
}

extension FormatStyle where Self == SpokenNumberStyle<Int32> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { SpokenNumberStyle() }
}

extension FormatStyle where Self == SpokenNumberStyle<Int64> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { SpokenNumberStyle() }
}

extension FormatStyle where Self == SpokenNumberStyle<UInt> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { SpokenNumberStyle() }
}

extension FormatStyle where Self == SpokenNumberStyle<UInt8> {
  /// Says numbers with all their digits: "85".
  public static var spoken: Self { SpokenNumberStyle() }
}

extension FormatStyle where Self == SpokenNumberStyle<UInt16> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { SpokenNumberStyle() }
}

extension FormatStyle where Self == SpokenNumberStyle<UInt32> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { SpokenNumberStyle() }
}

extension FormatStyle where Self == SpokenNumberStyle<UInt64> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { SpokenNumberStyle() }
}
