// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The user's preferences, which don't depend on the language. A speaker passes them to the fallback speakers that read
/// missing messages.
struct Preferences: Sendable {
  /// The requested language, with the user's region.
  let locale: LanguageTag

  /// The languages that the user prefers after ``locale``. An overlay may have a file in one of them.
  var laterLocales: [LanguageTag] = []

  /// The user's region.
  let region: Subtag

  /// The local time zone, or ``UnknownOffsets`` if it is unknown.
  ///
  /// A sentinel is used instead of `nil`, because unwrapping an optional existential makes a slow copy.
  var zone: any UTCOffsets { didSet { fixedToday = today } }

  /// The moment for relative phrases, such as "today" and "2 hours ago".
  var reference: ReferenceMoment { didSet { fixedToday = today } }

  /// The local time at a fixed reference moment. It is cached, because computing a zone's offset is slow.
  private(set) var fixedToday: CivilDateTime?

  var hourCycle: HourCycle
  var numerals = Numerals.latin
  var interaction = Interaction.outcome
  var verbosity = Verbosity.standard
  var saysUrgentFirst = false
  var emoji = EmojiStyle.all
  var measurementSystem: MeasurementSystem

  /// The first day of the user's week, from 0 for Monday to 6 for Sunday.
  let firstWeekday: UInt8

  /// The code of the user's currency, packed into an integer, or 0 for none.
  var currency: UInt64

  /// The handler for phrases that can't be read as intended.
  var faultHandler: (@Sendable (SpeechFault) -> Void)?

  init(_ locale: LanguageTag, zone: any UTCOffsets, reference: ReferenceMoment) {
    self.locale = locale
    region = RegionFacts.region(ofListener: locale)
    self.zone = zone
    self.reference = reference
    hourCycle = .usual(in: locale)
    measurementSystem = .usual(in: locale, region)
    firstWeekday = UInt8(RegionFacts.firstDay(ofListener: locale, region))
    currency = UInt64(RegionFacts.currency(ofRegion: region) ?? 0)
    fixedToday = today
  }

  /// The region of the user's preferred units.
  var unitRegion: Subtag { measurementSystem.unitRegion(of: locale, region) }

  private var today: CivilDateTime? {
    reference.fixedInstant.flatMap { CivilDateTime($0, in: zone) }
  }
}
