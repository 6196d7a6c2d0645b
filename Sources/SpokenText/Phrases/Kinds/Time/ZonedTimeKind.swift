// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a time in another time zone and in the user's.
struct ZonedTimeKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)
  /// The zone's offset from UTC in seconds.
  var offset = 0
  var zone = Phrase.nothing

  private static let offsets = -86_400...86_400

  init() {}

  init(instant: Instant, offset: Int, zone: Phrase) {
    self.instant = instant
    self.offset = min(max(offset, Self.offsets.lowerBound), Self.offsets.upperBound)
    self.zone = zone
  }

  static let name = "zonedTime"
  static let summary = "a time in another time zone, such as '3:00 PM Eastern time, 9:00 PM your time'"
  static let examples = [
    ["2026-11-20T15:00:00-05:00", "Eastern", "--offset", "-18000", "--time-zone", "Europe/Berlin"]
      + Phrase.exampleClock.prefix(2)
  ]

  static var operandKey: OperandKey<Self>? { .moment(\.instant) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.momentWithTime("date", &instant)
    var name: Phrase? = zone
    try keys.phrase("zone", &name, orWordOf: nil, "the name of the other time zone", place: .required)
    var seconds = Optional(offset)
    try keys.wholeNumber(
      "offset", &seconds, in: Self.offsets, "the offset of the other zone from UTC, in seconds (default: 0)",
      place: .named)
    self = ZonedTimeKind(instant: instant, offset: seconds ?? 0, zone: name ?? .nothing)
  }

  var size: PhraseSize { PhraseSize(containing: zone.size) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let there = CivilDateTime(instant, offset: offset), let (here, today) = speaker.civil(instant) else {
      return .phrase(scope.bind(.timeUnavailable))
    }
    let isSameDay = there.dayNumber == here.dayNumber
    guard !zone.isSilent else { return .phrase(scope.bind(time: here, speaker.hourCycle)) }
    let name = zone.compose(with: speaker, in: &scope)
    let time = Value.phrase(
      isSameDay
        ? scope.bind(time: there, speaker.hourCycle) : scope.bind(moment: there, today: today, speaker.hourCycle))
    if isSameDay, there.hour == here.hour, there.minute == here.minute {
      return .phrase(scope.bind(.timeZoned, preferring: attribute, (.time, time), (.zone, name)))
    }
    let local =
      isSameDay
      ? scope.bind(time: here, speaker.hourCycle) : scope.bind(moment: here, today: today, speaker.hourCycle)
    return .phrase(
      scope.bind(.timeZones, preferring: attribute, (.time, time), (.zone, name), (.local, .phrase(local))))
  }

  /// The message attribute for a zone with a name in CLDR, or `nil` for a name from the app.
  private var attribute: String? {
    let id = zone.kind(as: MessageKind.self)?.id.description
    return id?.hasPrefix(Phrase.zonePrefix) == true ? "known" : nil
  }
}

extension Phrase {
  static let zonePrefix = "zone-"

  /// Returns a phrase for a time in another time zone and in the user's, such as "3:00 PM Eastern time, 9:00 PM your
  /// time".
  ///
  /// If the days differ, both are included, as in "Today at 11:00 PM Eastern time, tomorrow at 5:00 AM your time". If
  /// clocks show the same time, or the zone has no name, only one time is read. Years outside 1 to 9999, and speakers
  /// without a time zone, give "Time unavailable".
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - secondsFromUTC: The zone's offset from UTC at that moment in seconds, positive to the east. Values are clamped
  ///     to one day in both directions.
  ///   - zone: The zone's name as it is read after a time, as a text or a message of your app.
  public static func time(_ moment: some SpeakableMoment, secondsFromUTC: Int, zone: Phrase) -> Phrase {
    ZonedTimeKind(instant: moment.instantForSpeech, offset: secondsFromUTC, zone: zone).phrase
  }
}
