extension Speaker {
  /// A span of time: 5400 seconds are "1 hour and 30 minutes".
  ///
  /// Days, hours, minutes and seconds that are not zero, at most `units` of them; what is smaller is cut, not rounded.
  /// Below zero the word of the sign stands before it. Not-a-number and infinities are "Duration unavailable".
  ///
  /// - Parameters:
  ///   - seconds: The span; fractions of a second are cut.
  ///   - units: How many units at most, from 1 to 4.
  ///   - context: Where the phrase is going to stand.
  public func duration(
    seconds: some SpeakableNumber, units: Int = 2, context: PhraseContext = .standalone
  ) -> Utterance {
    let seconds = seconds.exactDecimal
    return speak(context) { $0.phrase(duration: seconds, units: units) }
  }

  /// A span of time, as ``duration(seconds:units:context:)`` says it. One of more seconds than an `Int64` holds, some
  /// 292 billion years, is "Duration unavailable".
  public func duration(
    _ duration: Swift.Duration, units: Int = 2, context: PhraseContext = .standalone
  ) -> Utterance {
    // Of a longer one `components` would trap.
    let isCountable = duration >= .seconds(Int64.min) && duration <= .seconds(Int64.max)
    let seconds = isCountable ? ExactDecimal(duration.components.seconds) : .notANumber
    return self.duration(seconds: seconds, units: units, context: context)
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
    case .days: .durationDays
    case .hours: .durationHours
    case .minutes: .durationMinutes
    case .seconds: .durationSeconds
    }
  }
}

extension PhraseScope {
  mutating func phrase(duration seconds: ExactDecimal, units: Int) -> BoundMessage {
    guard seconds.isSpeakable, let whole = seconds.magnitude.integerPart else { return phrase(.durationUnavailable) }
    var rest = whole
    var parts: [Value] = []
    for unit in SpanUnit.allCases where parts.count < min(max(units, 1), 4) {
      let (count, left) = rest.quotientAndRemainder(dividingBy: unit.length)
      rest = left
      if count > 0 { parts.append(.phrase(phrase(unit.slot, (.count, .number(ExactDecimal(low: count)))))) }
    }
    guard !parts.isEmpty else { return phrase(.durationSeconds, (.count, .number(0))) }
    let span = parts.count == 1 ? singlePhrase(parts[0]) : phrase(list: parts, type: .spans)
    return signed(span, isNegative: seconds.isNegative, isZero: false, .automatic)
  }

  /// A value that is a phrase already.
  mutating func singlePhrase(_ value: Value) -> BoundMessage {
    if case .phrase(let phrase) = value { return phrase }
    return phrase(parts.numeral, of: -1, (.value, value))
  }
}
