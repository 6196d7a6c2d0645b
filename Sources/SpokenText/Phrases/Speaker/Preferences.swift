// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What a listener prefers, whatever language is spoken: one value that every speaker carries, and hands to the speaker
/// of another language where a phrase falls back to it.
struct Preferences: Sendable {
  /// The language that is asked for, with the listener's region.
  let locale: LanguageTag

  /// The languages that the listener prefers after ``locale``, for an overlay that brings one of them.
  var laterLocales: [LanguageTag] = []

  /// The listener's own region.
  let region: Subtag

  /// The clock on the wall; ``UnknownOffsets`` where none was given and none is known.
  ///
  /// A sentinel instead of `nil`: unwrapping an optional existential copies it, slower than asking the zone.
  var zone: any UTCOffsets { didSet { fixedToday = today } }

  /// The moment that "today" and "2 hours ago" are said from.
  var reference: ReferenceMoment { didSet { fixedToday = today } }

  /// What the clock on the wall shows at a fixed reference moment: a zone is slow to ask.
  private(set) var fixedToday: CivilDateTime?

  var hourCycle: HourCycle
  var numerals = Numerals.latin
  var interaction = Interaction.outcome
  var verbosity = Verbosity.standard
  var saysUrgentFirst = false
  var emoji = EmojiStyle.all
  var measurementSystem: MeasurementSystem

  /// The number of the day with which the listener's weeks begin, 0 for Monday to 6 for Sunday.
  let firstWeekday: UInt8

  /// The listener's own currency, packed; 0 where there is none.
  var currency: UInt64

  /// Hears of what could not be said as it should.
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

  /// The region whose units the listener prefers.
  var unitRegion: Subtag { measurementSystem.unitRegion(of: locale, region) }

  private var today: CivilDateTime? {
    reference.fixedInstant.flatMap { CivilDateTime($0, in: zone) }
  }
}
