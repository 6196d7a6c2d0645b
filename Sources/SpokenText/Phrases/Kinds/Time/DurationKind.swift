// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a duration.
struct DurationKind: PhraseKind {
  var seconds = ExactDecimal.notANumber
  var maximumUnitCount: UInt8 = 2
  var maximumFractionDigits: UInt8 = 0

  private static let unitCounts = 1...4
  private static let fractionDigits = 0...9

  init() {}

  init(seconds: ExactDecimal, maximumUnitCount: Int, maximumFractionDigits: Int = 0) {
    func clamped(_ number: Int, to range: ClosedRange<Int>) -> UInt8 {
      UInt8(min(max(number, range.lowerBound), range.upperBound))
    }
    self.seconds = seconds
    self.maximumUnitCount = clamped(maximumUnitCount, to: Self.unitCounts)
    self.maximumFractionDigits = clamped(maximumFractionDigits, to: Self.fractionDigits)
  }

  static let name = "duration"
  static let summary = "a duration, such as '1 hour and 30 minutes'"
  static let examples = [
    ["5400"], ["183900", "--units", "3"], ["0.25"], ["9.58", "--maximum-fraction-digits", "2"],
  ]

  static var operandKey: OperandKey<Self>? { .number(\.seconds) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("seconds", &seconds, "the duration in seconds", place: .required)
    var units = maximumUnitCount == 2 ? nil : Int(maximumUnitCount)
    try keys.wholeNumber(
      "units", &units, in: Self.unitCounts, "the maximum number of units (default: 2)", place: .named)
    var digits = maximumFractionDigits == 0 ? nil : Int(maximumFractionDigits)
    try keys.wholeNumber(
      "maximumFractionDigits", &digits, in: Self.fractionDigits,
      "the maximum number of decimal places (default: 0)", place: .named)
    self = DurationKind(seconds: seconds, maximumUnitCount: units ?? 2, maximumFractionDigits: digits ?? 0)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let digits = Int(maximumFractionDigits)
    let isNothing = seconds.truncated(toFractionDigits: digits).isZero
    if isNothing, let part = scope.bind(partOfSecond: seconds) { return .phrase(part) }
    return .phrase(scope.bind(duration: seconds, units: Int(maximumUnitCount), fractionDigits: digits))
  }
}

extension Phrase {
  /// Returns a phrase for a duration. For example, 5400 seconds are "1 hour and 30 minutes".
  ///
  /// The units are days, hours, minutes, and seconds, from the largest one that isn't zero. Zero units are omitted, and
  /// smaller units than requested are dropped without rounding. Less than a second is in milliseconds, such as "250
  /// milliseconds". A negative duration begins with the word for the sign.
  ///
  /// - Parameters:
  ///   - seconds: The duration in seconds. If it is infinite or not-a-number, the phrase is "Duration unavailable".
  ///   - maximumUnitCount: The maximum number of units. Values are clamped to 1 through 4. The default is 2.
  ///   - maximumFractionDigits: The maximum number of fraction digits of the seconds, from 0 to 9, such as 2 for "9.58
  ///     seconds". Further digits are dropped.
  public static func duration(
    seconds: some SpeakableNumber, maximumUnitCount: Int = 2, maximumFractionDigits: Int = 0
  ) -> Phrase {
    DurationKind(
      seconds: seconds.decimalForSpeech, maximumUnitCount: maximumUnitCount,
      maximumFractionDigits: maximumFractionDigits
    ).phrase
  }

  /// Returns a phrase for a duration. See ``duration(seconds:maximumUnitCount:maximumFractionDigits:)``.
  ///
  /// If an `Int64` can't hold the seconds (about 292 billion years), the phrase is "Duration unavailable".
  public static func duration(
    _ duration: Swift.Duration, maximumUnitCount: Int = 2, maximumFractionDigits: Int = 0
  ) -> Phrase {
    .duration(
      seconds: ExactDecimal(secondsOf: duration), maximumUnitCount: maximumUnitCount,
      maximumFractionDigits: maximumFractionDigits)
  }
}

extension Speaker {
  /// Returns the text for a duration, such as "1 hour and 30 minutes". See
  /// ``Phrase/duration(seconds:maximumUnitCount:maximumFractionDigits:)``.
  public func duration(
    seconds: some SpeakableNumber, maximumUnitCount: Int = 2, maximumFractionDigits: Int = 0,
    context: PhraseContext = .standalone
  ) -> Utterance {
    let kind = DurationKind(
      seconds: seconds.decimalForSpeech, maximumUnitCount: maximumUnitCount,
      maximumFractionDigits: maximumFractionDigits)
    return say(context) { kind.compose(with: $0, in: &$1) }
  }

  /// Returns the text for a duration. See ``Phrase/duration(_:maximumUnitCount:maximumFractionDigits:)``.
  public func duration(
    _ duration: Swift.Duration, maximumUnitCount: Int = 2, maximumFractionDigits: Int = 0,
    context: PhraseContext = .standalone
  ) -> Utterance {
    self.duration(
      seconds: ExactDecimal(secondsOf: duration), maximumUnitCount: maximumUnitCount,
      maximumFractionDigits: maximumFractionDigits, context: context)
  }
}

extension ExactDecimal {
  /// Creates the exact seconds of a duration. They are not-a-number if an `Int64` can't hold them, because `components`
  /// would trap.
  init(secondsOf duration: Swift.Duration) {
    guard duration >= .seconds(Int64.min), duration <= .seconds(Int64.max) else {
      self = .notANumber
      return
    }
    let (seconds, attoseconds) = duration.components
    self = ExactDecimal(seconds) + ExactDecimal(attoseconds).scaled(byPowerOfTen: -18)
  }
}

/// The units of a spoken duration, with their lengths in seconds.
enum SpanUnit: CaseIterable {
  case days, hours, minutes, seconds

  var length: UInt64 {
    switch self {
    case .days: 86_400
    case .hours: 3600
    case .minutes: 60
    case .seconds: 1
    }
  }

  var slot: BuiltInMessage {
    switch self {
    case .days: .unitDay
    case .hours: .unitHour
    case .minutes: .unitMinute
    case .seconds: .unitSecond
    }
  }

  /// Returns the number of the largest unit of a duration, so that a verb can agree with it. For 90 minutes, it is 1.
  static func leadingCount(of seconds: UInt64) -> Value {
    let unit = allCases.first { seconds >= $0.length } ?? .seconds
    return .number(ExactDecimal(low: seconds / unit.length))
  }

  /// Returns the unit and its count if the duration has a single unit, or `nil`.
  static func only(of seconds: ExactDecimal) -> (unit: SpanUnit, count: ExactDecimal)? {
    guard seconds.isSpeakable, !seconds.isNegative, let whole = seconds.integerPart,
      let unit = allCases.first(where: { whole >= $0.length }), whole % unit.length == 0
    else { return nil }
    return (unit, ExactDecimal(low: whole / unit.length))
  }
}

extension PhraseScope {
  /// Returns a message for less than a second, in milliseconds or as "less than 1 millisecond". Returns `nil` for zero
  /// and other durations.
  fileprivate mutating func bind(partOfSecond seconds: ExactDecimal) -> BoundMessage? {
    guard seconds.isSpeakable, !seconds.isZero, seconds.magnitude.compared(with: 1) < 0 else { return nil }
    let milliseconds = seconds.magnitude.scaled(byPowerOfTen: 3).truncated
    if milliseconds.isZero {
      let one = bind(counting: .number(1), of: .unitMillisecond)
      return bind(.boundLessThan, (.amount, .phrase(one)))
    }
    let said = bind(counting: .number(milliseconds), of: .unitMillisecond)
    return signed(said, isNegative: seconds.isNegative, isZero: false, .automatic)
  }

  /// Returns a message for a duration. Further fraction digits of the seconds are dropped.
  mutating func bind(duration time: ExactDecimal, units: Int, fractionDigits: Int = 0) -> BoundMessage {
    let seconds = time.truncated(toFractionDigits: fractionDigits)
    guard seconds.isSpeakable, let whole = seconds.magnitude.integerPart else { return bind(.durationUnavailable) }
    let fraction = seconds.isIntegral ? 0 : seconds.magnitude - ExactDecimal(low: whole)
    var (rest, count) = (whole, 0)
    // The units before the last one, joined.
    var (joined, last): (Value?, Value?)
    for unit in SpanUnit.allCases where count < units {
      let (quotient, left) = rest.quotientAndRemainder(dividingBy: unit.length)
      rest = left
      let isLast = unit == .seconds && !fraction.isZero
      guard quotient > 0 || isLast else { continue }
      if let first = joined, let second = last {
        joined = .phrase(bind(.durationMiddle, (.first, first), (.second, second)))
      } else {
        joined = last
      }
      let number = isLast ? ExactDecimal(low: quotient) + fraction : ExactDecimal(low: quotient)
      last = .phrase(bind(counting: .number(number), of: unit.slot))
      count += 1
    }
    guard let last else { return bind(counting: .number(0), of: .unitSecond) }
    var span = singlePhrase(last)
    if let joined { span = bind(count == 2 ? .durationTwo : .durationEnd, (.first, joined), (.second, last)) }
    return signed(span, isNegative: seconds.isNegative, isZero: false, .automatic)
  }

  mutating func bind(counting count: Value, of unit: BuiltInMessage) -> BoundMessage {
    bind(counting: count, of: unit.message)
  }
}
