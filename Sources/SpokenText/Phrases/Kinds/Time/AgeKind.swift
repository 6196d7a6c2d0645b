// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for an age.
struct AgeKind: PhraseKind {
  var count = 0
  var unit = Phrase.AgeUnit.years
  /// `true` in a limit, such as "At least 0 years old". Zero is then read as a number.
  fileprivate var isAmount = false

  static let name = "age"
  static let summary = "an age, such as '8 years old'"
  static let examples = [["8"], ["3", "--unit", "months"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.count(&count, "the number of units")
    try keys.choice(
      "unit", &unit, [("days", .days), ("weeks", .weeks), ("months", .months), ("years", .years)], "the unit",
      place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard count >= 0 else { return .phrase(scope.bind(.numberUnavailable)) }
    return .phrase(scope.bind(age: count, unit, isAmount: isAmount))
  }
}

/// A phrase for the age of someone, from the day of birth.
struct AgeSinceKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)
  fileprivate var isAmount = false

  static let name = "ageSince"
  static let summary = "an age, calculated from a date of birth, such as '8 years old'"
  static let examples = [["2018-03-05"] + Phrase.exampleClock]

  static var operandKey: OperandKey<Self>? { .moment(\.instant) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.moment("date", &instant, Phrase.momentMeaning, place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let (birth, today) = speaker.civil(instant), birth.dayNumber <= today.dayNumber else {
      return .phrase(scope.bind(.dateUnavailable))
    }
    let days = Int(today.dayNumber - birth.dayNumber)
    let months = Int(today.year - birth.year) * 12 + today.month - birth.month - (today.day < birth.day ? 1 : 0)
    if days < 14 { return .phrase(scope.bind(age: days, .days, isAmount: isAmount)) }
    if months < 2 { return .phrase(scope.bind(age: days / 7, .weeks)) }
    return .phrase(months < 24 ? scope.bind(age: months, .months) : scope.bind(age: months / 12, .years))
  }
}

extension Phrase {
  /// The unit of an age.
  public struct AgeUnit: Sendable, Hashable {
    fileprivate let period: Period

    /// Days, such as "5 days old".
    public static var days: AgeUnit { AgeUnit(period: .day) }
    /// Weeks, such as "6 weeks old".
    public static var weeks: AgeUnit { AgeUnit(period: .week) }
    /// Months, such as "3 months old".
    public static var months: AgeUnit { AgeUnit(period: .month) }
    /// Years, such as "8 years old".
    public static var years: AgeUnit { AgeUnit(period: .year) }
  }

  /// Returns a phrase for an age, such as "8 years old" or "3 months old".
  ///
  /// - Parameters:
  ///   - count: The age. Zero is "Less than 1 year old", or "Born today" for days. In a limit, it is read as a number,
  ///     such as "At least 0 years old". If the age is negative, the phrase is "Number unavailable".
  ///   - unit: The unit of the age. The default is years.
  public static func age(_ count: Int, _ unit: AgeUnit = .years) -> Phrase {
    AgeKind(count: count, unit: unit).phrase
  }

  /// Returns a phrase for the age of someone from the day of birth, such as "8 years old" or "Born today".
  ///
  /// The age is in days below two weeks, in weeks below two months, in months below two years, and then in years. It
  /// uses the calendar in the speaker's time zone. The phrase is "Date unavailable" for a birth in the future, years
  /// below 1, and a speaker without a time zone.
  public static func age(since birth: some SpeakableMoment) -> Phrase {
    AgeSinceKind(instant: birth.instantForSpeech).phrase
  }

  /// The phrase for use in a limit, which reads zero as a number, as in "At least 0 years old".
  var amount: Phrase {
    if var age = kind(as: AgeKind.self), age.count == 0 {
      age.isAmount = true
      return age.phrase
    }
    if var age = kind(as: AgeSinceKind.self) {
      age.isAmount = true
      return age.phrase
    }
    return self
  }
}

extension PhraseScope {
  fileprivate mutating func bind(age count: Int, _ unit: Phrase.AgeUnit, isAmount: Bool = false) -> BoundMessage {
    guard count == 0, !isAmount else { return bind(.age, lasting: count, unit.period) }
    return bind(.age, preferring: "none", lasting: 1, unit.period)
  }
}
