// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The preferences of a style's speaker, for comparison and encoding. The locale's defaults are `nil`.
struct StylePreferences: Sendable, Hashable {
  var locale: LanguageTag
  var numerals: Numerals?
  var hourCycle: HourCycle?
  var currency: Currency?
  /// The zone's identifier, or `nil` for the system's current zone and for custom offsets.
  var timeZone: String?
  var reference: ReferenceMoment

  init(_ speaker: Speaker) {
    let usual = Preferences(speaker.locale, zone: UnknownOffsets(), reference: .live)
    locale = speaker.locale
    numerals = speaker.numerals == .latin ? nil : speaker.numerals
    hourCycle = speaker.hourCycle == usual.hourCycle ? nil : speaker.hourCycle
    currency = speaker.localCurrency == usual.currency ? nil : speaker.currency
    timeZone = (speaker.zone as? TimeZone).flatMap { $0 == .autoupdatingCurrent ? nil : $0.identifier }
    reference = speaker.reference
  }

  /// Returns a speaker with these preferences. If the time zone is unknown, throws the error that `unknownZone`
  /// returns.
  func speaker(unknownZone: (String) -> any Error) throws -> Speaker {
    var zone: any UTCOffsets = SystemOffsets()
    if let timeZone {
      guard let known = TimeZone(encoded: timeZone) else { throw unknownZone(timeZone) }
      zone = known
    }
    var preferences = Preferences(locale, zone: zone, reference: reference)
    if let numerals { preferences.numerals = numerals }
    if let hourCycle { preferences.hourCycle = hourCycle }
    if let currency { preferences.currency = currency.packed }
    return Speaker(table: TableLibrary.table(for: locale), preferences: preferences)
  }
}

extension TimeZone {
  /// Creates a zone from an identifier, including fixed offsets such as `GMT+0530`, which FoundationEssentials alone
  /// can't read.
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
