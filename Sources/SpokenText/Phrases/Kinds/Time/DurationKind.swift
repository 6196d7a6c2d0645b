// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A span of time.
struct DurationKind: PhraseKind {
  var seconds = ExactDecimal.notANumber
  var maximumUnitCount: UInt8 = 2

  private static let unitCounts = 1...4

  init() {}

  init(seconds: ExactDecimal, maximumUnitCount: Int) {
    let range = Self.unitCounts
    self.seconds = seconds
    self.maximumUnitCount = UInt8(min(max(maximumUnitCount, range.lowerBound), range.upperBound))
  }

  static let name = "duration"
  static let summary = "a duration, such as '1 hour and 30 minutes'"
  static let examples = [["5400"], ["183900", "--units", "3"]]

  static var operandKey: OperandKey<Self>? { .number(\.seconds) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("seconds", &seconds, "the duration in seconds; fractions are truncated", place: .required)
    var units = maximumUnitCount == 2 ? nil : Int(maximumUnitCount)
    try keys.wholeNumber(
      "units", &units, in: Self.unitCounts, "the maximum number of units (default: 2)", place: .named)
    self = DurationKind(seconds: seconds, maximumUnitCount: units ?? 2)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    .phrase(scope.bind(duration: seconds, units: Int(maximumUnitCount)))
  }
}

extension Phrase {
  /// A span of time: 5400 seconds are "1 hour and 30 minutes".
  ///
  /// Days, hours, minutes and seconds that are not zero, the largest first; what is smaller is cut, not rounded. Below
  /// zero the word for the sign comes first. Not-a-number and infinities are "Duration unavailable".
  ///
  /// - Parameters:
  ///   - seconds: The span; fractions of a second are cut.
  ///   - maximumUnitCount: How many units at most, from 1 to 4; beyond, the nearest of them.
  public static func duration(seconds: some SpeakableNumber, maximumUnitCount: Int = 2) -> Phrase {
    DurationKind(seconds: seconds.decimalForSpeech, maximumUnitCount: maximumUnitCount).phrase
  }

  /// A span of time, as ``duration(seconds:maximumUnitCount:)`` says it. One of more seconds than an `Int64` holds, some
  /// 292 billion years, is "Duration unavailable".
  public static func duration(_ duration: Swift.Duration, maximumUnitCount: Int = 2) -> Phrase {
    .duration(seconds: ExactDecimal(secondsOf: duration), maximumUnitCount: maximumUnitCount)
  }
}

extension Speaker {
  /// A span of time: 5400 seconds are "1 hour and 30 minutes". See ``Phrase/duration(seconds:maximumUnitCount:)``.
  public func duration(
    seconds: some SpeakableNumber, maximumUnitCount: Int = 2, context: PhraseContext = .standalone
  ) -> Utterance {
    let kind = DurationKind(seconds: seconds.decimalForSpeech, maximumUnitCount: maximumUnitCount)
    return say(context) { kind.compose(with: $0, in: &$1) }
  }

  /// A span of time. See ``Phrase/duration(_:maximumUnitCount:)``.
  public func duration(
    _ duration: Swift.Duration, maximumUnitCount: Int = 2, context: PhraseContext = .standalone
  ) -> Utterance {
    self.duration(seconds: ExactDecimal(secondsOf: duration), maximumUnitCount: maximumUnitCount, context: context)
  }
}

extension ExactDecimal {
  /// The whole seconds of a span; not-a-number where an `Int64` cannot hold them, for then `components` would trap.
  init(secondsOf duration: Swift.Duration) {
    let isCountable = duration >= .seconds(Int64.min) && duration <= .seconds(Int64.max)
    self = isCountable ? ExactDecimal(duration.components.seconds) : .notANumber
  }
}

/// The units in which a span of time is spoken, and how many seconds each has.
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

  /// The number of the largest unit of a span, by which a verb may agree.
  static func leadingCount(of seconds: UInt64) -> Value {
    let unit = allCases.first { seconds >= $0.length } ?? .seconds
    return .number(ExactDecimal(low: seconds / unit.length))
  }

  /// The one unit that a span is said in, and how many of it; nil where it takes more units, or none.
  static func only(of seconds: ExactDecimal) -> (unit: SpanUnit, count: ExactDecimal)? {
    guard seconds.isSpeakable, !seconds.isNegative, let whole = seconds.integerPart,
      let unit = allCases.first(where: { whole >= $0.length }), whole % unit.length == 0
    else { return nil }
    return (unit, ExactDecimal(low: whole / unit.length))
  }
}

extension PhraseScope {
  mutating func bind(duration seconds: ExactDecimal, units: Int) -> BoundMessage {
    guard seconds.isSpeakable, let whole = seconds.magnitude.integerPart else { return bind(.durationUnavailable) }
    var (rest, count) = (whole, 0)
    // The units before the last one, joined.
    var (joined, last): (Value?, Value?)
    for unit in SpanUnit.allCases where count < units {
      let (quotient, left) = rest.quotientAndRemainder(dividingBy: unit.length)
      rest = left
      guard quotient > 0 else { continue }
      if let first = joined, let second = last {
        joined = .phrase(bind(.durationMiddle, (.first, first), (.second, second)))
      } else {
        joined = last
      }
      last = .phrase(bind(counting: .number(ExactDecimal(low: quotient)), of: unit.slot))
      count += 1
    }
    guard let last else { return bind(counting: .number(0), of: .unitSecond) }
    var span = singlePhrase(last)
    if let joined { span = bind(count == 2 ? .durationTwo : .durationEnd, (.first, joined), (.second, last)) }
    return signed(span, isNegative: seconds.isNegative, isZero: false, .automatic)
  }

  /// So many of a unit of time.
  mutating func bind(counting count: Value, of unit: BuiltInMessage) -> BoundMessage {
    bind(counting: count, of: unit.message)
  }
}
