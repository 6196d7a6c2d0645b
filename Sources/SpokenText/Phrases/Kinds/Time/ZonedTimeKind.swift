// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A time of day somewhere else, and here.
struct ZonedTimeKind: PhraseKind {
  var instant = Instant(secondsSinceEpoch: 0)
  /// How many seconds clocks there are ahead of UTC.
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
    let time = Value.phrase(scope.bind(time: there, speaker.hourCycle))
    if isSameDay, there.hour == here.hour, there.minute == here.minute {
      return .phrase(scope.bind(.timeZoned, preferring: attribute, (.time, time), (.zone, name)))
    }
    let local =
      isSameDay
      ? scope.bind(time: here, speaker.hourCycle) : scope.bind(moment: here, today: today, speaker.hourCycle)
    return .phrase(
      scope.bind(.timeZones, preferring: attribute, (.time, time), (.zone, name), (.local, .phrase(local))))
  }

  /// The attribute for a zone whose name is CLDR's, or nil for one that the app named.
  private var attribute: String? {
    let id = zone.kind(as: MessageKind.self)?.id.description
    return id?.hasPrefix(Phrase.zonePrefix) == true ? "known" : nil
  }
}

extension Phrase {
  /// What the ids of the names of time zones begin with.
  static let zonePrefix = "zone-"

  /// A time of day elsewhere and here: "3:00 PM Eastern time, 9:00 PM your time".
  ///
  /// Where it is another day here than there, the day is said: "11:00 PM Eastern time, tomorrow at 5:00 AM your time". Where
  /// clocks show the same, and where the zone has no name, the time is said once. Years below 1 and above 9999, and a speaker
  /// without a time zone, are "Time unavailable".
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - secondsFromUTC: How many seconds clocks there are ahead of UTC at that moment, or behind it if negative; at most a
  ///     day.
  ///   - zone: What the zone is called, as the app says it behind a time: a text, or a message of its own.
  public static func time(_ moment: some SpeakableMoment, secondsFromUTC: Int, zone: Phrase) -> Phrase {
    ZonedTimeKind(instant: moment.instantForSpeech, offset: secondsFromUTC, zone: zone).phrase
  }
}
