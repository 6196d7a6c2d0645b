// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

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
  ///   - sign: When the sign is said. Ordinals have none.
  ///   - context: Where the phrase is going to stand.
  public static func spoken<Value: SpeakableNumber>(
    _ kind: SpokenNumberKind = .standard, sign: SignRule = .automatic, context: PhraseContext = .standalone
  ) -> Self where Self == SpokenStyle<Value> {
    SpokenStyle(kind.phrase(sign), context: context)
  }

  /// Says amounts of money: `amount.formatted(.spoken(currency: .usd))` is "25 dollars and 50 cents".
  ///
  /// - Parameters:
  ///   - currency: The currency that amounts are in.
  ///   - width: How the currency is named.
  ///   - sign: When the sign is said.
  ///   - style: In full, or "1.2 million dollars".
  ///   - per: What the amount is for: "10 dollars per week", "2 dollars per kilogram".
  ///   - context: Where the phrase is going to stand.
  public static func spoken<Value: SpeakableNumber>(
    currency: Currency, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: Phrase.NumberStyle = .standard, per: Phrase.Per? = nil, context: PhraseContext = .standalone
  ) -> Self where Self == SpokenStyle<Value> {
    SpokenStyle(
      .money(Money(.notANumber, currency), width: width, sign: sign, style: style, per: per), context: context)
  }

  /// Says amounts of money in the currency of a code, as Foundation's `.currency(code:)`:
  /// `amount.formatted(.spoken(currency: code))`.
  ///
  /// - Parameters:
  ///   - code: The ISO 4217 code, in either case. A text that is not three letters is a programmer's error: it fails in
  ///     debug builds, and otherwise stands for ISO's own code of no currency, "25.50 X X X".
  ///   - width: How the currency is named.
  ///   - sign: When the sign is said.
  ///   - style: In full, or "1.2 million dollars".
  ///   - per: What the amount is for: "10 dollars per week", "2 dollars per kilogram".
  ///   - context: Where the phrase is going to stand.
  public static func spoken<Value: SpeakableNumber>(
    currency code: String, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: Phrase.NumberStyle = .standard, per: Phrase.Per? = nil, context: PhraseContext = .standalone
  ) -> Self where Self == SpokenStyle<Value> {
    let currency = Currency(code)
    assert(currency != nil, "invalid currency '\(code)'; expected a code, such as USD")
    return .spoken(
      currency: currency ?? .noCurrency, width: width, sign: sign, style: style, per: per, context: context)
  }

  /// Says so many of something: `doses.formatted(.spoken(counting: .dose, status: .missed))` is "3 missed doses".
  ///
  /// - Parameters:
  ///   - noun: What is counted; for an app's own noun give the style a speaker with the overlay, see ``SpokenStyle/by(_:)``.
  ///   - status: The state that they are in.
  ///   - limit: The last number that is said; beyond it they are "more than 99".
  ///   - zero: How none of them are said.
  ///   - context: Where the phrase is going to stand.
  public static func spoken<Value: SpeakableNumber>(
    counting noun: Phrase.Noun, status: Phrase.Status? = nil, limit: Int? = nil,
    zero: Phrase.ZeroWording = .words, context: PhraseContext = .standalone
  ) -> Self where Self == SpokenStyle<Value> {
    SpokenStyle(
      .count(ExactDecimal.notANumber, noun, status: status, limit: limit, zero: zero), context: context)
  }
}

// MARK: Dates and spans

extension FormatStyle where Self == SpokenStyle<Date> {
  /// Says dates as a listener places them: "Today at 2:30 PM".
  public static var spoken: Self { .spoken(.dateTime) }

  /// Says dates: `lastPaid.formatted(.spoken(.elapsed))` is "2 hours ago".
  ///
  /// - Parameters:
  ///   - kind: Which phrase they are said in.
  ///   - context: Where the phrase is going to stand.
  public static func spoken(_ kind: SpokenDateKind, context: PhraseContext = .standalone) -> Self {
    SpokenStyle(kind.phrase, context: context)
  }
}

extension FormatStyle where Self == SpokenStyle<Duration> {
  /// Says spans of time in at most two units: "1 hour and 30 minutes".
  public static var spoken: Self { .spoken() }

  /// Says spans of time: `uptime.formatted(.spoken(maximumUnitCount: 3))` is "2 days, 3 hours, and 5 minutes".
  ///
  /// - Parameters:
  ///   - maximumUnitCount: How many units at most, from 1 to 4; what is smaller is cut.
  ///   - context: Where the phrase is going to stand.
  public static func spoken(maximumUnitCount: Int = 2, context: PhraseContext = .standalone) -> Self {
    SpokenStyle(.duration(seconds: ExactDecimal.notANumber, maximumUnitCount: maximumUnitCount), context: context)
  }
}

// MARK: Plain numbers, a member for each type, as a static property cannot be generic

extension FormatStyle where Self == SpokenStyle<Decimal> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<Double> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<Float> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<Int> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<Int8> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<Int16> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<Int32> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<Int64> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<UInt> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<UInt8> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<UInt16> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<UInt32> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<UInt64> {
  /// Says numbers with all their digits: "8,547".
  public static var spoken: Self { .spoken(.standard) }
}
