/// A time of day.
struct TimeKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)

  static let name = "time"
  static let summary = "a time of day: 2:30 PM"
  static let examples = [["2026-11-20T14:30:00-05:00"] + Phrase.exampleClock.suffix(2)]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.moment("date", &instant, Phrase.momentMeaning, place: .required)
  }

  var phrase: Phrase { .time(instant) }

  func value(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let moment = CivilDateTime(instant, in: speaker.zone) else { return .phrase(scope.phrase(.timeUnavailable)) }
    return .phrase(scope.phrase(time: moment, speaker.hourCycle))
  }

  func filled(with operand: Phrase.Operand) -> Phrase? {
    if case .moment(let instant) = operand { .time(instant) } else { nil }
  }
}

extension Phrase {
  /// A time of day, its seconds cut off: "2:30 PM", or as the language says it on a 24-hour clock.
  ///
  /// Years below 1 and above 9999, and a speaker without a time zone, are "Time unavailable".
  public static func time(_ instant: Instant) -> Phrase { Phrase(.time(TimeKind(instant: instant))) }
}

extension Speaker {
  /// A time of day, its seconds cut off: "2:30 PM".
  public func time(_ instant: Instant, context: PhraseContext = .standalone) -> Utterance {
    let kind = TimeKind(instant: instant)
    return say(context) { kind.value(by: self, in: &$0) }
  }
}

extension PhraseScope {
  mutating func phrase(time: CivilDateTime, _ hourCycle: HourCycle) -> BoundMessage {
    phrase(
      hourCycle == .h12 ? .timeH12 : .timeH23, (.hour, .identifier(time.hour)),
      (.hour12, .identifier((time.hour + 11) % 12 + 1)), (.minute, .identifier(time.minute)),
      (.period, .word(time.hour < 12 ? .am : .pm)))
  }
}
