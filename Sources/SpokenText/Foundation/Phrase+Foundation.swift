// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Phrase {
  /// Returns a phrase for a time in another zone and in the user's, such as "3:00 PM Eastern Time, 9:00 PM your time".
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - timeZone: The other time zone.
  ///   - name: The zone's name after a time. The default is CLDR's name in the user's language, or the identifier if
  ///     CLDR has no name, such as for a fixed offset.
  public static func time(
    _ moment: some SpeakableMoment, in timeZone: TimeZone, named name: Phrase? = nil
  ) -> Phrase {
    let instant = moment.instantForSpeech
    let name = name ?? ZoneFacts.name(of: timeZone.identifier) ?? .text(timeZone.identifier)
    return .time(instant, secondsFromUTC: timeZone.secondsFromUTC(at: instant), zone: name)
  }

  /// Returns a phrase for an amount of money that your app keeps as a `Decimal`, such as "25 dollars and 50 cents".
  ///
  /// Literals, such as `25.50`, use the exact overload with ``ExactDecimal`` instead. A `Decimal` literal passes
  /// through `Double`.
  @_disfavoredOverload
  public static func money(
    _ amount: Decimal, _ currency: Currency, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: NumberStyle = .standard, per: Phrase.Per? = nil
  ) -> Phrase {
    .money(Money(ExactDecimal(amount), currency), width: width, sign: sign, style: style, per: per)
  }
}

extension Speaker {
  /// Returns the text for an amount of money that your app keeps as a `Decimal`, such as "25 dollars and 50 cents".
  ///
  /// Literals, such as `25.50`, use the exact overload with ``ExactDecimal`` instead. A `Decimal` literal passes
  /// through `Double`.
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
  /// Creates an amount from a `Decimal`.
  @_disfavoredOverload
  public init(_ amount: Decimal, _ currency: Currency) { self.init(ExactDecimal(amount), currency) }
}
