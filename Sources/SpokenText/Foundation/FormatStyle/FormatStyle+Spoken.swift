// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// MARK: Numbers

extension FormatStyle {
  /// Formats numbers. For example, `count.formatted(.spoken(.ordinal))` is "22nd", and
  /// `share.formatted(.spoken(.percent))` is "75 percent".
  ///
  /// - Parameters:
  ///   - kind: The kind of phrase, such as a percentage.
  ///   - sign: When to speak the sign. Ignored for ordinals.
  ///   - context: The use of the phrase, by itself or in a sentence.
  public static func spoken<Value: SpeakableNumber>(
    _ kind: SpokenNumberKind = .standard, sign: SignRule = .automatic, context: PhraseContext = .standalone
  ) -> Self where Self == SpokenStyle<Value> {
    SpokenStyle(kind.phrase(sign), context: context)
  }

  /// Formats amounts of money. For example, `amount.formatted(.spoken(currency: .usd))` is "25 dollars and 50 cents".
  ///
  /// - Parameters:
  ///   - currency: The currency of the amounts.
  ///   - width: The form of the currency's name.
  ///   - sign: When to speak the sign.
  ///   - style: The style of the number, in full or compact, such as "1.2 million dollars".
  ///   - per: The unit that the amount is for, such as "10 dollars per week" or "2 dollars per kilogram".
  ///   - context: The use of the phrase, by itself or in a sentence.
  public static func spoken<Value: SpeakableNumber>(
    currency: Currency, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: Phrase.NumberStyle = .standard, per: Phrase.Per? = nil, context: PhraseContext = .standalone
  ) -> Self where Self == SpokenStyle<Value> {
    SpokenStyle(
      .money(Money(.notANumber, currency), width: width, sign: sign, style: style, per: per), context: context)
  }

  /// Formats amounts of money in the currency of a code, like Foundation's `.currency(code:)`. For example, use
  /// `amount.formatted(.spoken(currency: code))`.
  ///
  /// - Parameters:
  ///   - code: A code that ``Currency/init(_:)`` accepts, such as an ISO 4217 code in either case. Other text is a
  ///     programming error, and stops debug builds. Release builds use ISO's code for no currency, such as "25.50 X X
  ///     X".
  ///   - width: The form of the currency's name.
  ///   - sign: When to speak the sign.
  ///   - style: The style of the number, in full or compact, such as "1.2 million dollars".
  ///   - per: The unit that the amount is for, such as "10 dollars per week" or "2 dollars per kilogram".
  ///   - context: The use of the phrase, by itself or in a sentence.
  public static func spoken<Value: SpeakableNumber>(
    currency code: String, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: Phrase.NumberStyle = .standard, per: Phrase.Per? = nil, context: PhraseContext = .standalone
  ) -> Self where Self == SpokenStyle<Value> {
    let currency = Currency(code)
    assert(currency != nil, "invalid currency '\(code)'; expected a code, such as USD")
    return .spoken(
      currency: currency ?? .noCurrency, width: width, sign: sign, style: style, per: per, context: context)
  }

  /// Formats counts. For example, `doses.formatted(.spoken(counting: .dose, status: .missed))` is "3 missed doses".
  ///
  /// - Parameters:
  ///   - noun: The noun for the counted things. For a noun of your app, give the style a speaker with the overlay (see
  ///     ``SpokenStyle/speaker(_:)``).
  ///   - status: The status of the counted things, if any.
  ///   - limit: The highest number that is spoken. Larger counts are, for example, "more than 99".
  ///   - zero: The wording for zero.
  ///   - context: The use of the phrase, by itself or in a sentence.
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
  /// Formats dates and times relative to now, such as "Today at 2:30 PM".
  public static var spoken: Self { .spoken(.dateTime) }

  /// Formats dates. For example, `lastPaid.formatted(.spoken(.elapsed))` is "2 hours ago".
  ///
  /// - Parameters:
  ///   - kind: The kind of phrase, such as a time or a due date.
  ///   - context: The use of the phrase, by itself or in a sentence.
  public static func spoken(_ kind: SpokenDateKind, context: PhraseContext = .standalone) -> Self {
    SpokenStyle(kind.phrase, context: context)
  }
}

extension FormatStyle where Self == SpokenStyle<Duration> {
  /// Formats durations in at most two units, such as "1 hour and 30 minutes".
  public static var spoken: Self { .spoken() }

  /// Formats durations. For example, `uptime.formatted(.spoken(maximumUnitCount: 3))` is "2 days, 3 hours, and 5
  /// minutes".
  ///
  /// - Parameters:
  ///   - maximumUnitCount: The most units, from 1 to 4. Smaller units are truncated.
  ///   - context: The use of the phrase, by itself or in a sentence.
  public static func spoken(maximumUnitCount: Int = 2, context: PhraseContext = .standalone) -> Self {
    SpokenStyle(.duration(seconds: ExactDecimal.notANumber, maximumUnitCount: maximumUnitCount), context: context)
  }
}

// MARK: Plain numbers, a member for each type, because a static property cannot be generic

extension FormatStyle where Self == SpokenStyle<Decimal> {
  /// Formats numbers with all digits, such as "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<Double> {
  /// Formats numbers with all digits, such as "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<Float> {
  /// Formats numbers with all digits, such as "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<Int> {
  /// Formats numbers with all digits, such as "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<Int8> {
  /// Formats numbers with all digits, such as "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<Int16> {
  /// Formats numbers with all digits, such as "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<Int32> {
  /// Formats numbers with all digits, such as "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<Int64> {
  /// Formats numbers with all digits, such as "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<UInt> {
  /// Formats numbers with all digits, such as "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<UInt8> {
  /// Formats numbers with all digits, such as "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<UInt16> {
  /// Formats numbers with all digits, such as "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<UInt32> {
  /// Formats numbers with all digits, such as "8,547".
  public static var spoken: Self { .spoken(.standard) }
}

extension FormatStyle where Self == SpokenStyle<UInt64> {
  /// Formats numbers with all digits, such as "8,547".
  public static var spoken: Self { .spoken(.standard) }
}
