// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Phrase {
  /// A moment as a listener places it: "Today at 2:30 PM".
  public static func dateTime(_ date: Date) -> Phrase { .dateTime(Instant(date)) }

  /// A day: "Today", "Tuesday, November 24", "November 3, 2025".
  public static func date(_ date: Date, style: DateStyle = .relative) -> Phrase { .date(Instant(date), style: style) }

  /// A time of day: "2:30 PM".
  public static func time(_ date: Date) -> Phrase { .time(Instant(date)) }

  /// How long ago a moment was, or how far ahead it is: "5 minutes ago", "In 2 weeks".
  public static func elapsed(_ date: Date, includesTime: Bool = true) -> Phrase {
    .elapsed(Instant(date), includesTime: includesTime)
  }

  /// When something is due: "Due today at 6:00 PM", "Overdue by 2 hours".
  public static func due(_ date: Date, includesTime: Bool = true, style: DueStyle = .date) -> Phrase {
    .due(Instant(date), includesTime: includesTime, style: style)
  }

  /// From when to when: "Today, 2:00 PM to 4:00 PM".
  public static func interval(from start: Date, to end: Date, style: IntervalStyle = .automatic) -> Phrase {
    .interval(from: Instant(start), to: Instant(end), style: style)
  }

  /// A moment in a style of one's own: "Tonight at 9:00 PM".
  public static func dateTime(_ date: Date, style: MomentStyle) -> Phrase { .dateTime(Instant(date), style: style) }

  /// A moment behind another one in the same label: "8:12 AM" where both are on one day.
  public static func dateTime(_ date: Date, after other: Date) -> Phrase {
    .dateTime(Instant(date), after: Instant(other))
  }

  /// A time of day in a style of one's own: "Noon".
  public static func time(_ date: Date, style: TimeStyle) -> Phrase { .time(Instant(date), style: style) }

  /// A time of day elsewhere and here: "3:00 PM Eastern, 9:00 PM your time".
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - timeZone: The zone there.
  ///   - name: What it is called, as the app says it behind a time.
  public static func time(_ date: Date, in timeZone: TimeZone, named name: Phrase) -> Phrase {
    .time(Instant(date), secondsFromUTC: timeZone.secondsFromUTC(at: Instant(date)), zone: name)
  }

  /// When something comes next: "Next: tomorrow at 8:00 AM".
  public static func next(_ date: Date, includesTime: Bool = true) -> Phrase {
    .next(Instant(date), includesTime: includesTime)
  }

  /// When something arrives, starts, ends or expires: "Arrives in 12 minutes".
  public static func event(
    _ event: Event, _ date: Date, includesTime: Bool = true, style: EventStyle = .distance
  ) -> Phrase {
    .event(event, Instant(date), includesTime: includesTime, style: style)
  }

  /// Until when something is as it is: "Until 9:00 PM", "Valid until March 1, 2027".
  public static func until(_ date: Date, _ status: Status? = nil, includesTime: Bool = true) -> Phrase {
    .until(Instant(date), status, includesTime: includesTime)
  }

  /// Until when a place is open: "Open until 9:00 PM".
  public static func open(until date: Date, includesTime: Bool = true) -> Phrase {
    .open(until: Instant(date), includesTime: includesTime)
  }

  /// Until when a place is closed: "Closed until tomorrow at 9:00 AM".
  public static func closed(until date: Date, includesTime: Bool = true) -> Phrase {
    .closed(until: Instant(date), includesTime: includesTime)
  }

  /// Since when something is so: "Since yesterday", "Since March".
  public static func since(_ date: Date, precision: SincePrecision = .day) -> Phrase {
    .since(Instant(date), precision: precision)
  }

  /// When something was done last: "Last updated 5 minutes ago".
  public static func last(_ action: LastAction, _ date: Date, includesTime: Bool = true) -> Phrase {
    .last(action, Instant(date), includesTime: includesTime)
  }

  /// The day and the time when something was done last: "Last updated today at 8:00 AM".
  public static func last(_ action: LastAction, on date: Date, includesTime: Bool = true) -> Phrase {
    .last(action, on: Instant(date), includesTime: includesTime)
  }

  /// How old somebody is who was born on a day: "8 years old".
  public static func age(since birth: Date) -> Phrase { .age(since: Instant(birth)) }

  /// An amount of money that the app keeps as a `Decimal`: "25 dollars and 50 cents".
  ///
  /// A literal goes to the overload that reads it exactly: `25.50` written as a `Decimal` passes through `Double`.
  @_disfavoredOverload
  public static func money(
    _ amount: Decimal, _ currency: Currency, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: NumberStyle = .standard, per period: Money.Period? = nil
  ) -> Phrase {
    .money(Money(ExactDecimal(amount), currency), width: width, sign: sign, style: style, per: period)
  }
}

extension Speaker {
  /// A moment as a listener places it: "Today at 2:30 PM".
  public func dateTime(_ date: Date, context: PhraseContext = .standalone) -> Utterance {
    dateTime(Instant(date), context: context)
  }

  /// A day: "Today", "Tuesday, November 24", "November 3, 2025".
  public func date(
    _ date: Date, style: Phrase.DateStyle = .relative, context: PhraseContext = .standalone
  ) -> Utterance {
    self.date(Instant(date), style: style, context: context)
  }

  /// A time of day: "2:30 PM".
  public func time(_ date: Date, context: PhraseContext = .standalone) -> Utterance {
    time(Instant(date), context: context)
  }

  /// How long ago a moment was, or how far ahead it is: "5 minutes ago", "In 2 weeks".
  public func elapsed(_ date: Date, includesTime: Bool = true, context: PhraseContext = .standalone) -> Utterance {
    elapsed(Instant(date), includesTime: includesTime, context: context)
  }

  /// When something is due: "Due today at 6:00 PM", "Overdue by 2 hours".
  public func due(
    _ date: Date, includesTime: Bool = true, style: Phrase.DueStyle = .date, context: PhraseContext = .standalone
  ) -> Utterance {
    due(Instant(date), includesTime: includesTime, style: style, context: context)
  }

  /// An amount of money that the app keeps as a `Decimal`: "25 dollars and 50 cents".
  ///
  /// A literal goes to the overload that reads it exactly: `25.50` written as a `Decimal` passes through `Double`.
  @_disfavoredOverload
  public func money(
    _ amount: Decimal, _ currency: Currency, width: Money.Width = .automatic, sign: SignRule = .automatic,
    style: Phrase.NumberStyle = .standard, per period: Money.Period? = nil, context: PhraseContext = .standalone
  ) -> Utterance {
    money(
      Money(ExactDecimal(amount), currency), width: width, sign: sign, style: style, per: period, context: context)
  }
}

extension SpokenBuilder<Phrase> {
  /// Not available: the compiler says what to write.
  @available(*, unavailable, message: "for a date, use Phrase.dateTime(…), .date, .time, .elapsed, or .due")
  public static func buildExpression(_ date: Date?) -> Component { Component() }
}

extension Money {
  /// An amount that the app keeps as a `Decimal`.
  @_disfavoredOverload
  public init(_ amount: Decimal, _ currency: Currency) { self.init(ExactDecimal(amount), currency) }
}
