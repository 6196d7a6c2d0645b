// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How old somebody or something is.
struct AgeKind: PhraseKind {
  var count = 0
  var unit = Phrase.AgeUnit.years
  /// Whether none is a number as any other.
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

/// How old somebody or something is, from the day of birth.
struct AgeSinceKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)
  /// Whether none is a number as any other.
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
  /// What an age is counted in.
  public struct AgeUnit: Sendable, Hashable {
    fileprivate let period: Period

    /// "5 days old".
    public static var days: AgeUnit { AgeUnit(period: .day) }
    /// "6 weeks old".
    public static var weeks: AgeUnit { AgeUnit(period: .week) }
    /// "3 months old".
    public static var months: AgeUnit { AgeUnit(period: .month) }
    /// "8 years old".
    public static var years: AgeUnit { AgeUnit(period: .year) }
  }

  /// How old somebody or something is: "8 years old", "3 months old". Zero is "Less than 1 year old", of days "Born today";
  /// in a bound it is a number, "At least 0 years old". Below zero it is "Number unavailable".
  public static func age(_ count: Int, _ unit: AgeUnit = .years) -> Phrase {
    AgeKind(count: count, unit: unit).phrase
  }

  /// How old somebody is who was born on a day: "8 years old", "Born today".
  ///
  /// As people count the age of children: days under two weeks, weeks under two months, months under two years, then years,
  /// all of the calendar in the speaker's zone. A birth that is yet to come, years below 1, and a speaker without a time zone
  /// are "Date unavailable".
  public static func age(since birth: some SpeakableMoment) -> Phrase {
    AgeSinceKind(instant: birth.instantForSpeech).phrase
  }

  /// The phrase as the amount of a bound: an age of none is a number there.
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
