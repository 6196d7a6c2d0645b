// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// What is tried first and is not the way: the compiler says what to write instead. `Scripts/check-mistakes` holds its
// words. Those that literals could fall into stand back from the ones they are for.

extension Phrase {
  /// Not available: the compiler says what to write.
  @available(
    *, unavailable, message: "pass a Currency, such as .eur, or Currency(code), which is nil for an invalid code"
  )
  @_disfavoredOverload
  public static func money(
    _ amount: ExactDecimal, _ currency: String, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: NumberStyle = .standard, per period: Money.Period? = nil
  ) -> Phrase { .nothing }

  /// Not available: the compiler says what to write.
  @available(
    *, unavailable,
    message: "a Double loses digits; pass a Decimal, or minor units as in Money(minorUnits: 2550, .usd)"
  )
  @_disfavoredOverload
  public static func money(
    _ amount: some BinaryFloatingPoint, _ currency: Currency, width: Money.Width = .automatic,
    sign: SignRule = .automatic, style: NumberStyle = .standard, per period: Money.Period? = nil
  ) -> Phrase { .nothing }

  /// Not available: the compiler says what to write.
  @available(
    *, unavailable,
    message: "an Utterance is already in a language; list phrases, such as .money(…) instead of speaker.money(…)"
  )
  public static func list(_ items: [Utterance], type: ListType = .and, limit: Int? = nil) -> Phrase { .nothing }

  /// Not available: the compiler says what to write.
  @available(*, unavailable, renamed: "duration(seconds:maximumUnitCount:)")
  @_disfavoredOverload
  public static func duration(_ seconds: some SpeakableNumber, maximumUnitCount: Int = 2) -> Phrase { .nothing }
}

extension Money {
  /// Not available: the compiler says what to write.
  @available(
    *, unavailable, message: "pass a Currency, such as .eur, or Currency(code), which is nil for an invalid code"
  )
  @_disfavoredOverload
  public init(_ amount: ExactDecimal, _ currency: String) { self.init(.notANumber, .noCurrency) }

  /// Not available: the compiler says what to write.
  @available(
    *, unavailable,
    message: "a Double loses digits; pass a Decimal, or minor units as in Money(minorUnits: 2550, .usd)"
  )
  @_disfavoredOverload
  public init(_ amount: some BinaryFloatingPoint, _ currency: Currency) { self.init(.notANumber, currency) }
}

extension Speaker {
  /// Not available: the compiler says what to write.
  @available(
    *, unavailable, message: "pass a Currency, such as .eur, or Currency(code), which is nil for an invalid code"
  )
  @_disfavoredOverload
  public func money(
    _ amount: ExactDecimal, _ currency: String, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: Phrase.NumberStyle = .standard, per period: Money.Period? = nil, context: PhraseContext = .standalone
  ) -> Utterance { Utterance("") }

  /// Not available: the compiler says what to write.
  @available(
    *, unavailable,
    message: "a Double loses digits; pass a Decimal, or minor units as in Money(minorUnits: 2550, .usd)"
  )
  @_disfavoredOverload
  public func money(
    _ amount: some BinaryFloatingPoint, _ currency: Currency, width: Money.Width = .automatic,
    sign: SignRule = .automatic, style: Phrase.NumberStyle = .standard, per period: Money.Period? = nil,
    context: PhraseContext = .standalone
  ) -> Utterance { Utterance("") }

  /// Not available: the compiler says what to write.
  @available(
    *, unavailable,
    message: "an Utterance is already in a language; list phrases, as in speaker.say(.list([.money(…), .count(…)]))"
  )
  public func list(
    _ items: [Utterance], type: Phrase.ListType = .and, limit: Int? = nil, context: PhraseContext = .standalone
  ) -> Utterance { Utterance("") }

  /// Not available: the compiler says what to write.
  @available(*, unavailable, renamed: "duration(seconds:maximumUnitCount:context:)")
  @_disfavoredOverload
  public func duration(
    _ seconds: some SpeakableNumber, maximumUnitCount: Int = 2, context: PhraseContext = .standalone
  ) -> Utterance { Utterance("") }

  /// Not available: the compiler says what to write.
  @available(
    *, unavailable, message: "pass text from the user as .text(…), or a message of an overlay as .message(\"id\")"
  )
  @_disfavoredOverload
  public func say(_ text: String, context: PhraseContext = .standalone) -> Utterance { Utterance("") }
}

// A speaker has methods for what is said most; all other phrases are said by `say`.
extension Speaker {
  /// Not available: the compiler says what to write.
  @available(*, unavailable, message: "use speaker.say(.ordinal(…))")
  public func ordinal(_ number: some SpeakableNumber) -> Utterance { Utterance("") }

  /// Not available: the compiler says what to write.
  @available(*, unavailable, message: "use speaker.say(.balance(…))")
  public func balance(_ money: Money) -> Utterance { Utterance("") }

  /// Not available: the compiler says what to write.
  @available(*, unavailable, message: "use speaker.say(.field(…))")
  public func field(_ field: Phrase.Field, _ value: Phrase?) -> Utterance { Utterance("") }

  /// Not available: the compiler says what to write.
  @available(*, unavailable, message: "use speaker.say(.state(…))")
  public func state(_ status: Phrase.Status, of noun: Phrase.Noun? = nil) -> Utterance { Utterance("") }

  /// Not available: the compiler says what to write.
  @available(*, unavailable, message: "use speaker.say(.hint(…))")
  public func hint(_ hint: Phrase.Hint, using interaction: Interaction? = nil) -> Utterance { Utterance("") }

  /// Not available: the compiler says what to write.
  @available(*, unavailable, message: "use speaker.say(.error(…))")
  public func error(_ problem: Phrase.Problem, prefixed: Bool = true) -> Utterance { Utterance("") }

  /// Not available: the compiler says what to write.
  @available(*, unavailable, message: "use speaker.say(.notice(…))")
  public func notice(_ notice: Phrase.Notice) -> Utterance { Utterance("") }
}
