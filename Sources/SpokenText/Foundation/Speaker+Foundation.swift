#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Speaker {
  /// A speaker of a language, in a time zone, from a reference moment.
  ///
  /// ```swift
  /// Speaker("pl", timeZone: zone, reference: .fixed(now)).dateTime(now).text   // "Dzisiaj o 14:30"
  /// ```
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag. The nearest language that is compiled in is spoken, see ``language``.
  ///   - timeZone: Where days begin and clocks are read. Without one it is the system's; where Foundation cannot know
  ///     that (on Linux without full Foundation) times are "Date unavailable" rather than wrong.
  ///   - reference: The moment that "today" is said from.
  public init(_ locale: LanguageTag, timeZone: TimeZone? = nil, reference: ReferenceMoment = .live) {
    self.init(
      table: TableLibrary.table(for: locale), locale: locale, zone: timeZone ?? TimeZone.known, reference: reference)
  }

  /// A speaker of the language that an app runs in: of `languages`, as `Bundle.main.preferredLocalizations` lists them,
  /// the first one that is compiled in.
  ///
  /// It is the app's language, not the first on the user's list: a German phrase inside an English app would be read by
  /// an English voice.
  public init(preferring languages: [String], timeZone: TimeZone? = nil, reference: ReferenceMoment = .live) {
    let tags = languages.compactMap { LanguageTag($0) }
    let match = tags.first { LanguageTag.bestMatch(for: [$0], among: Self.languages) != nil }
    self.init(match ?? tags.first ?? "en", timeZone: timeZone, reference: reference)
  }

  #if canImport(Darwin)
    /// A speaker of the app's own language, in the system's time zone, from the present moment.
    public init() {
      self.init(preferring: Bundle.main.preferredLocalizations)
    }
  #endif
}

extension Speaker {
  /// A moment as a listener places it: "Today at 2:30 PM".
  public func dateTime(_ date: Date, context: PhraseContext = .standalone) -> Utterance {
    dateTime(Instant(date), context: context)
  }

  /// A day: "Today", "Tuesday, November 24", "November 3, 2025".
  public func date(_ date: Date, style: DateStyle = .relative, context: PhraseContext = .standalone) -> Utterance {
    self.date(Instant(date), style: style, context: context)
  }

  /// A time of day: "2:30 PM".
  public func time(_ date: Date, context: PhraseContext = .standalone) -> Utterance {
    time(Instant(date), context: context)
  }

  /// How long ago a moment was, or how far ahead it is: "5 minutes ago", "In 2 weeks".
  public func elapsed(_ date: Date, context: PhraseContext = .standalone) -> Utterance {
    elapsed(Instant(date), context: context)
  }

  /// When something is due: "Due today at 6:00 PM", "Overdue by 2 hours".
  public func due(_ date: Date, includesTime: Bool = true, context: PhraseContext = .standalone) -> Utterance {
    due(Instant(date), includesTime: includesTime, context: context)
  }

  /// From when to when: "Today, 2:00 PM to 4:00 PM".
  public func interval(
    _ start: Date, _ end: Date, style: IntervalStyle = .automatic, context: PhraseContext = .standalone
  ) -> Utterance {
    interval(Instant(start), Instant(end), style: style, context: context)
  }

  /// An amount of money that the app keeps as a `Decimal`: "25 dollars and 50 cents".
  ///
  /// A literal goes to the overload that reads it exactly: `25.50` written as a `Decimal` passes through `Double`.
  @_disfavoredOverload
  public func money(
    _ amount: Decimal, _ currency: Currency, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: NumberStyle = .standard, per period: Money.Period? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    money(
      Money(ExactDecimal(amount), currency), width: width, sign: sign, style: style, per: period, context: context)
  }

  /// A range of money: "20 to 30 dollars".
  @_disfavoredOverload
  public func moneyRange(
    _ from: Decimal, _ to: Decimal, _ currency: Currency, width: Money.Width = .automatic,
    context: PhraseContext = .standalone
  ) -> Utterance {
    moneyRange(ExactDecimal(from), ExactDecimal(to), currency, width: width, context: context)
  }
}

extension Argument {
  /// A moment, as ``Speaker/dateTime(_:context:)-(Date,_)`` says it.
  public static func dateTime(_ date: Date) -> Argument { .dateTime(Instant(date)) }

  /// A day, as ``Speaker/date(_:style:context:)-(Date,_,_)`` says it.
  public static func date(_ date: Date, style: DateStyle = .relative) -> Argument {
    .date(Instant(date), style: style)
  }

  /// A time of day, as ``Speaker/time(_:context:)-(Date,_)`` says it.
  public static func time(_ date: Date) -> Argument { .time(Instant(date)) }

  /// How long ago a moment was, as ``Speaker/elapsed(_:context:)-(Date,_)`` says it.
  public static func elapsed(_ date: Date) -> Argument { .elapsed(Instant(date)) }
}

extension Money {
  /// An amount that the app keeps as a `Decimal`.
  @_disfavoredOverload
  public init(_ amount: Decimal, _ currency: Currency) { self.init(ExactDecimal(amount), currency) }
}
