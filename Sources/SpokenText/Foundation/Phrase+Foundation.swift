// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Phrase {
  /// A time of day elsewhere and here: "3:00 PM Eastern Time, 9:00 PM your time".
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - timeZone: The zone there.
  ///   - name: What it is called, as the app says it behind a time. By default, it is CLDR's name in the listener's language.
  ///     A zone that CLDR has no name for, such as a fixed offset, is called by its identifier.
  public static func time(
    _ moment: some SpeakableMoment, in timeZone: TimeZone, named name: Phrase? = nil
  ) -> Phrase {
    let instant = moment.instantForSpeech
    let name = name ?? ZoneFacts.name(of: timeZone.identifier) ?? .text(timeZone.identifier)
    return .time(instant, secondsFromUTC: timeZone.secondsFromUTC(at: instant), zone: name)
  }

  /// An amount of money that the app keeps as a `Decimal`: "25 dollars and 50 cents".
  ///
  /// A literal goes to the overload that reads it exactly: `25.50` written as a `Decimal` passes through `Double`.
  @_disfavoredOverload
  public static func money(
    _ amount: Decimal, _ currency: Currency, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: NumberStyle = .standard, per: Phrase.Per? = nil
  ) -> Phrase {
    .money(Money(ExactDecimal(amount), currency), width: width, sign: sign, style: style, per: per)
  }
}

extension Speaker {
  /// An amount of money that the app keeps as a `Decimal`: "25 dollars and 50 cents".
  ///
  /// A literal goes to the overload that reads it exactly: `25.50` written as a `Decimal` passes through `Double`.
  @_disfavoredOverload
  public func money(
    _ amount: Decimal, _ currency: Currency, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: Phrase.NumberStyle = .standard, per: Phrase.Per? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    money(
      Money(ExactDecimal(amount), currency), width: width, sign: sign, style: style, per: per, context: context)
  }
}

extension Money {
  /// An amount that the app keeps as a `Decimal`.
  @_disfavoredOverload
  public init(_ amount: Decimal, _ currency: Currency) { self.init(ExactDecimal(amount), currency) }
}
