import SpokenText

/// What somebody asks to be said: the values of a kind's keys, and the speaker who is to say it.
struct Request {
  let kind: Kind
  let members: [JSON.Member]
  let speaker: Speaker
  let zone: Zone
  let context: PhraseContext

  /// Checks the keys and finds the speaker. What `defaults` holds stands for common keys that are not given.
  init(
    _ kind: Kind, _ members: [JSON.Member], defaults: [JSON.Member] = [], speakers: inout Speakers
  ) throws(Problem) {
    for member in members where !kind.has(member.name) {
      throw .unknownKey(member.name, kind: kind.name, known: kind.keys.map(\.name))
    }
    let all = defaults.isEmpty ? members : members + defaults
    let (speaker, zone) = try speakers.speaker(
      locale: try Self.read(Common.locale, all) ?? Common.defaultLocale, zone: try Self.read(Common.timeZone, all),
      overlay: try Self.read(Common.overlay, all))
    var changed = speaker
    if let now = try Self.read(Common.now, all) { changed.reference = .fixed(now.instant(in: zone.offsets)) }
    if let hourCycle = try Self.read(Common.hourCycle, all) { changed.hourCycle = hourCycle }
    self.kind = kind
    self.members = members
    self.speaker = changed
    self.zone = zone
    context = try Self.read(Common.context, all) ?? kind.context
  }

  /// The value of a key, or nil if it is not given; `null` gives none.
  func read<Value>(_ parameter: Parameter<Value>) throws(Problem) -> Value? {
    try Self.read(parameter, members)
  }

  /// The value of a key that has to be given.
  func require<Value>(_ parameter: Parameter<Value>) throws(Problem) -> Value {
    guard let value = try read(parameter) else { throw .missing(parameter.key.name, form: parameter.key.form) }
    return value
  }

  /// The point on the timeline that a key gives, in the zone of the request.
  func instant(_ parameter: Parameter<Moment>) throws(Problem) -> Instant {
    try require(parameter).instant(in: zone.offsets)
  }

  /// What a speaker says.
  func answer(_ utterance: Utterance) -> Answer { Answer(text: utterance.text) }

  private static func read<Value>(_ parameter: Parameter<Value>, _ members: [JSON.Member]) throws(Problem) -> Value? {
    for member in members where member.name == parameter.key.name && member.value != .null {
      do { return try parameter.read(member.value) } catch { throw .value(key: parameter.key.name, error) }
    }
    return nil
  }
}
