#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Which phrase a date is said in: `.spoken(.elapsed)`.
public struct SpokenDateKind: Sendable, Hashable {
  enum Name: String, CaseIterable, StyleOption {
    case dateTime, date, fullDate, dayHeader, time, elapsed, due, dueDate
  }

  let name: Name

  init(_ name: Name) { self.name = name }

  /// A day and a time of day: "Today at 2:30 PM".
  public static let dateTime = SpokenDateKind(.dateTime)

  /// A day, as near as it is: "Today", "Tuesday", "November 3".
  public static let date = SpokenDateKind(.date)

  /// A day in a style of its own: `.spoken(.date(.full))` is "Friday, November 20, 2026".
  public static func date(_ style: DateStyle) -> SpokenDateKind {
    switch style.kind {
    case .relative: .date
    case .full: SpokenDateKind(.fullDate)
    case .dayHeader: SpokenDateKind(.dayHeader)
    }
  }

  /// A time of day: "2:30 PM".
  public static let time = SpokenDateKind(.time)

  /// How long ago, or how far ahead: "5 minutes ago", "In 2 weeks".
  public static let elapsed = SpokenDateKind(.elapsed)

  /// When something is due: "Due today at 6:00 PM", "Overdue by 2 hours".
  public static let due = SpokenDateKind(.due)

  /// When something is due; where the time of day does not count, until its day ends: "Due today".
  public static func due(includesTime: Bool) -> SpokenDateKind {
    includesTime ? .due : SpokenDateKind(.dueDate)
  }
}

/// Says dates: `lastPaid.formatted(.spoken)` is "Today at 2:30 PM", `lastPaid.formatted(.spoken(.elapsed))` "2 hours ago".
///
/// The phrases are those of ``Speaker/dateTime(_:context:)``, ``Speaker/date(_:style:context:)``,
/// ``Speaker/time(_:context:)``, ``Speaker/elapsed(_:context:)`` and ``Speaker/due(_:includesTime:context:)``, with their
/// edges: a date out of range is "Date unavailable".
///
/// A live reference moment, which a style has at first, is read at each call of ``format(_:)``: a kept style never says
/// yesterday's "Today". SwiftUI does not know when a phrase grows old: let a `TimelineView` say when to ask again.
///
/// The encoded form:
///
/// ```json
/// {
///   "context": "standalone",
///   "hourCycle": "h23",
///   "kind": "elapsed",
///   "locale": "en-US",
///   "numerals": "latin",
///   "reference": 1795212000,
///   "timeZone": "Europe/Warsaw"
/// }
/// ```
///
/// The kinds are `dateTime`, `date`, `fullDate`, `dayHeader`, `time`, `elapsed`, `due` and `dueDate`; `reference` is in
/// seconds since 1970-01-01 00:00:00 UTC. `locale` and `kind` are required; a style without `hourCycle` has the
/// locale's, without `reference` a live one, without `timeZone` the system's zone. A time zone that is not known where a
/// style is decoded is an error.
public struct SpokenDateStyle: SpokenFormatStyle {
  /// Which phrase dates are said in.
  public let kind: SpokenDateKind
  /// Where the phrase is going to stand.
  public let context: PhraseContext

  /// Where days begin and clocks are read; nil for the system's zone as it is at the time, which `autoupdatingCurrent`
  /// becomes.
  public var timeZone: TimeZone? {
    didSet {
      if timeZone == .autoupdatingCurrent { timeZone = nil }
      let zone: (any UTCOffsets)? = timeZone ?? TimeZone.known
      voice.speaker.zone = zone ?? UnknownOffsets()
    }
  }

  /// How hours are counted aloud; nil for the way of the locale's region.
  public var hourCycle: HourCycle? {
    didSet { voice.speaker.hourCycle = hourCycle ?? .usual(in: locale) }
  }

  private var voice: StyleVoice

  /// A style in the app's own language, in the system's time zone, from the present moment.
  public init(_ kind: SpokenDateKind = .dateTime, context: PhraseContext = .standalone) {
    self.kind = kind
    self.context = context
    voice = StyleVoice()
  }

  /// The language that is asked for, with its region, which says how hours are counted.
  public var locale: LanguageTag {
    get { voice.locale }
    set {
      voice.locale = newValue
      if let hourCycle { voice.speaker.hourCycle = hourCycle }
    }
  }

  /// Which digits are written.
  public var numerals: Numerals {
    get { voice.speaker.numerals }
    set { voice.speaker.numerals = newValue }
  }

  /// The moment that "today" and "2 hours ago" are said from.
  public var reference: ReferenceMoment {
    get { voice.speaker.reference }
    set { voice.speaker.reference = newValue }
  }

  /// The same style on the clocks of a time zone; nil for the system's.
  public func timeZone(_ timeZone: TimeZone?) -> SpokenDateStyle {
    var style = self
    style.timeZone = timeZone
    return style
  }

  /// The same style with hours counted in another way; nil for the way of the locale's region.
  public func hourCycle(_ hourCycle: HourCycle?) -> SpokenDateStyle {
    var style = self
    style.hourCycle = hourCycle
    return style
  }

  /// The same style from another moment: `.spoken(.elapsed).reference(.fixed(now))`.
  public func reference(_ reference: ReferenceMoment) -> SpokenDateStyle {
    var style = self
    style.reference = reference
    return style
  }

  /// What is said of a date: "Today at 2:30 PM".
  public func format(_ value: Date) -> String {
    let instant = Instant(value)
    return switch kind.name {
    case .dateTime: voice.speaker.dateTime(instant, context: context).text
    case .date: voice.speaker.date(instant, context: context).text
    case .fullDate: voice.speaker.date(instant, style: .full, context: context).text
    case .dayHeader: voice.speaker.date(instant, style: .dayHeader, context: context).text
    case .time: voice.speaker.time(instant, context: context).text
    case .elapsed: voice.speaker.elapsed(instant, context: context).text
    case .due: voice.speaker.due(instant, context: context).text
    case .dueDate: voice.speaker.due(instant, includesTime: false, context: context).text
    }
  }
}

extension SpokenDateStyle {
  /// Reads the encoded form, and finds the language.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StyleKey.self)
    kind = SpokenDateKind(try container.option(SpokenDateKind.Name.self, forKey: .kind))
    context = try container.optionIfPresent(PhraseContext.self, forKey: .context) ?? .standalone
    voice = try StyleVoice(from: container)
    if let hourCycle = try container.optionIfPresent(HourCycle.self, forKey: .hourCycle) {
      self.hourCycle = hourCycle
      voice.speaker.hourCycle = hourCycle
    }
    if let identifier = try container.decodeIfPresent(String.self, forKey: .timeZone) {
      guard let zone = TimeZone(encoded: identifier) else {
        throw container.corrupted(.timeZone, "“\(identifier.prefix(40))” is no time zone that is known here.")
      }
      timeZone = zone
      voice.speaker.zone = zone
    }
    if let seconds = try container.decodeIfPresent(Int64.self, forKey: .reference) {
      voice.speaker.reference = .fixed(Instant(secondsSinceEpoch: seconds))
    }
  }

  /// Writes the encoded form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StyleKey.self)
    try voice.encode(to: &container)
    try container.encode(option: kind.name, forKey: .kind)
    try container.encode(option: context, forKey: .context)
    try container.encode(option: hourCycle, forKey: .hourCycle)
    try container.encodeIfPresent(timeZone?.identifier, forKey: .timeZone)
    try container.encodeIfPresent(reference.fixedInstant?.secondsSinceEpoch, forKey: .reference)
  }
}

extension TimeZone {
  /// The zone of an identifier, those that Foundation gives to zones of a fixed offset (`GMT+0530`) among them: with
  /// FoundationEssentials alone it does not read its own.
  fileprivate init?(encoded identifier: String) {
    if let zone = TimeZone(identifier: identifier) {
      self = zone
      return
    }
    let bytes = Array(identifier.utf8)
    let digits = bytes.dropFirst(4).map { Int($0) - 0x30 }
    guard identifier.hasPrefix("GMT+") || identifier.hasPrefix("GMT-"), digits.count == 4,
      digits.allSatisfy((0...9).contains), digits[2] < 6
    else { return nil }
    let seconds = ((digits[0] * 10 + digits[1]) * 60 + digits[2] * 10 + digits[3]) * 60
    self.init(secondsFromGMT: bytes[3] == UInt8(ascii: "-") ? -seconds : seconds)
  }
}
