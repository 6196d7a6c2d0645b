// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Unavailable overloads, so that the compiler explains how to fix frequent mistakes. `Scripts/check-mistakes` checks
// the messages. An overload that also accepts a literal is disfavored, so that literals select the available one.

extension Phrase {
  /// Unavailable, so that the compiler asks for a `Currency`.
  @available(
    *, unavailable, message: "pass a Currency, such as .eur, or Currency(code), which is nil for an invalid code"
  )
  @_disfavoredOverload
  public static func money(
    _ amount: ExactDecimal, _ currency: String, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: NumberStyle = .standard, per: Phrase.Per? = nil
  ) -> Phrase { .nothing }

  /// Unavailable, so that the compiler asks for an exact number.
  @available(
    *, unavailable,
    message: "a Double loses digits; pass a Decimal, or minor units as in Money(minorUnits: 2550, .usd)"
  )
  @_disfavoredOverload
  public static func money(
    _ amount: some BinaryFloatingPoint, _ currency: Currency, width: Money.Width = .automatic,
    sign: SignRule = .automatic, style: NumberStyle = .standard, per: Phrase.Per? = nil
  ) -> Phrase { .nothing }
}

extension Money {
  /// Unavailable, so that the compiler asks for an exact number.
  @available(
    *, unavailable,
    message: "a Double loses digits; pass a Decimal, or minor units as in Money(minorUnits: 2550, .usd)"
  )
  @_disfavoredOverload
  public init(_ amount: some BinaryFloatingPoint, _ currency: Currency) { self.init(.notANumber, currency) }
}

extension Speaker {
  /// Unavailable, so that the compiler asks for a phrase.
  @available(
    *, unavailable, message: "pass text from the user as .text(…), or a message of an overlay as .message(\"id\")"
  )
  @_disfavoredOverload
  public func say(_ text: String, context: PhraseContext = .standalone) -> Utterance { Utterance("") }
}
