import Foundation
import SpokenText

/// The keys that every request may have.
enum Common {
  static let defaultLocale = "en-US"

  static let locale = Parameter.text(
    "locale", form: "a language tag, as pl or en-GB", "the language and region; \(defaultLocale) unless given")

  static let now = Parameter.moment("now", "the moment that “today” is said from; the system's clock unless given")

  static let timeZone = Parameter.text(
    "timeZone", form: "a time zone, as Europe/Warsaw or +01:00", "where days begin; the system's zone unless given")

  static let hourCycle = Parameter<HourCycle>.choice(
    "hourCycle", HourCycle.allCases.map { ($0.rawValue, $0) }, "how hours are counted; as the locale's region does")

  static let context = Parameter<PhraseContext>.choice(
    "context", PhraseContext.allCases.map { ($0.rawValue, $0) },
    "by itself, with a capital, or inside a sentence; inline for message, standalone for all others")

  static let overlay = Parameter.text(
    "overlay", form: "a file of FTL", "the app's own messages and wording, in the locale's language", word: .file)
}

/// The clock of a time zone, as a request names it.
struct Zone: Sendable {
  let offsets: any UTCOffsets

  /// A zone by its name in the tz database, by an abbreviation that Foundation knows, or by its offset.
  init(named name: String) throws(ValueFault) {
    if let offset = Moment.offset(parsing: name) {
      offsets = FixedOffset(seconds: offset)
    } else if let zone = TimeZone(identifier: name) {
      offsets = zone
    } else {
      throw .noSuchZone(name, known: TimeZone.knownTimeZoneIdentifiers)
    }
  }

  private init(_ offsets: any UTCOffsets) { self.offsets = offsets }

  /// The system's.
  static let system = Zone(TimeZone.current)
}
