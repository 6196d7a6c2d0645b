// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

@Suite struct ZoneNameTests {
  private static func said(_ identifier: String, _ tag: LanguageTag, here: String = "Europe/Berlin") throws -> String {
    let zone = try #require(TimeZone(identifier: identifier))
    let speaker = Speaker(
      tag, timeZone: TimeZone(identifier: here), reference: .fixed(moment("2026-11-20T22:00Z")))
    return speaker.say(.time(moment("2026-11-20T20:00Z"), in: zone)).text
  }

  @Test func zonesHaveTheNamesOfCLDR() throws {
    #expect(try Self.said("America/New_York", "en-US") == "3:00 PM Eastern Time, 9:00 PM your time")
    #expect(try Self.said("US/Eastern", "en-US", here: "America/Detroit") == "3:00 PM Eastern Time")
    #expect(
      try Self.said("Asia/Kolkata", "en-US") == "Tomorrow at 1:30 AM India Standard Time, today at 9:00 PM your time")
    #expect(try Self.said("Europe/Istanbul", "en-US") == "11:00 PM Istanbul Time, 9:00 PM your time")
  }

  @Test func zoneWithoutANameHasItsIdentifier() throws {
    #expect(try Self.said("GMT+0200", "en-US") == "10:00 PM GMT+0200, 9:00 PM your time")
  }

  /// The names are generated for every language, so every zone that the system knows has one.
  @Test func everyZoneHasANameInEveryLanguage() {
    let named = TimeZone.knownTimeZoneIdentifiers.filter { ZoneFacts.name(of: $0) != nil }
    #expect(named.count > 400)
    for tag in Speaker.languages {
      let speaker = Speaker(tag, offsets: FixedOffset(seconds: 0))
      let unknown = named.filter { ZoneFacts.name(of: $0).map { !speaker.resolve($0).faults.isEmpty } ?? true }
      #expect(unknown.isEmpty, "\(tag): \(unknown)")
    }
  }
}
