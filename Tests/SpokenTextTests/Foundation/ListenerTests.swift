// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

/// What a speaker takes from a Foundation locale: the listener's region and its ways.
@Suite struct ListenerTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    var locale: String
    var asked: LanguageTag
    var language: LanguageTag
    var hourCycle: HourCycle
    var currency: Currency?
    var system: MeasurementSystem
    var testDescription: String { locale }

    init(
      _ locale: String, _ asked: LanguageTag, _ language: LanguageTag, _ hourCycle: HourCycle, _ currency: Currency?,
      _ system: MeasurementSystem
    ) {
      (self.locale, self.asked, self.language) = (locale, asked, language)
      (self.hourCycle, self.currency, self.system) = (hourCycle, currency, system)
    }
  }

  private static let rows: [Row] = [
    Row("en_US", "en-US", "en", .h12, .usd, .us), Row("en_GB", "en-GB", "en-GB", .h23, .gbp, .uk),
    Row("de_CH", "de-CH", "de", .h23, .chf, .metric), Row("pl_PL", "pl-PL", "pl", .h23, .pln, .metric),
    Row("es_MX", "es-MX", "es-419", .h12, .mxn, .metric), Row("ar_EG", "ar-EG", "ar", .h12, .egp, .metric),
    Row("en_US@hours=h23", "en-US-u-hc-h23", "en", .h23, .usd, .us),
    Row("de_DE@hours=h12", "de-DE-u-hc-h12", "de", .h12, .eur, .metric),
    Row("en_US@rg=gbzzzz", "en-US-u-rg-gbzzzz", "en", .h23, .gbp, .uk),
    Row("en_US@hours=h12;rg=plzzzz", "en-US-u-hc-h12-rg-plzzzz", "en", .h12, .pln, .metric),
  ]

  /// The locale's own language and ways.
  @Test(arguments: rows)
  private func speakersFollowTheirLocale(_ row: Row) {
    let speaker = Speaker(locale: Locale(identifier: row.locale))
    #expect(speaker.language == row.language)
    #expect(speaker.locale.language == row.asked.language)
    #expect(speaker.hourCycle == row.hourCycle)
    #expect(speaker.currency == row.currency)
    #expect(speaker.measurementSystem == row.system)
  }

  /// An app in one language, heard where another is spoken: the app's words, the listener's ways.
  @Test(arguments: rows)
  private func listenersKeepTheirWaysInAnotherLanguage(_ row: Row) {
    let speaker = Speaker(preferring: ["fr", "en"], listener: Locale(identifier: row.locale))
    #expect(speaker.language == "fr")
    #expect(speaker.locale.language == "fr")
    #expect(speaker.hourCycle == row.hourCycle)
    #expect(speaker.currency == row.currency)
    #expect(speaker.measurementSystem == row.system)
  }

  /// What is heard of it.
  @Test(
    arguments: [
      ("en_US", "2:30 PM", "5 dollars"), ("de_DE", "14:30", "5 US dollars"), ("en_US@hours=h23", "14:30", "5 dollars"),
      ("en_CA", "2:30 PM", "5 US dollars"), ("pl_PL@hours=h12", "2:30 PM", "5 US dollars"),
    ])
  func listenersWaysAreHeard(_ listener: String, _ time: String, _ money: String) throws {
    let zone = try #require(TimeZone(identifier: "UTC"))
    let speaker = Speaker(
      preferring: ["en"], listener: Locale(identifier: listener), timeZone: zone,
      reference: .fixed(Instant(secondsSinceEpoch: 0)))
    #expect(speaker.time(Instant(secondsSinceEpoch: 52_200)).text == time)
    #expect(speaker.money(5, .usd).text == money)
  }

  /// A language that names a region of its own keeps it: the language is the app's.
  @Test func languagesKeepTheirOwnRegion() {
    let speaker = Speaker(preferring: ["en-GB"], listener: Locale(identifier: "en_US"))
    #expect(speaker.language == "en-GB" && speaker.locale == "en-GB")
    #expect(speaker.hourCycle == .h12 && speaker.currency == .usd)
  }

  /// Where a locale tells nothing, the language's own region counts.
  @Test(arguments: ["", "x!", "und", "en_001", "en"])
  func emptyLocalesUseTheLanguagesRegion(_ identifier: String) {
    let speaker = Speaker(preferring: ["pl"], listener: Locale(identifier: identifier))
    #expect(speaker.language == "pl")
    #expect(speaker.locale == "pl")
    #expect(speaker.hourCycle == .usual(in: "pl"))
    #expect(Speaker(locale: Locale(identifier: identifier)).language == "en")
  }

  /// The app's own speaker is that of the present locale, on clocks of the system, from the present moment.
  @Test func theAppsSpeakerFollowsTheCurrentLocale() {
    let speaker = Speaker()
    #if !canImport(Darwin)
      let same = Speaker(locale: .autoupdatingCurrent)
      #expect(speaker.locale == same.locale && speaker.language == same.language)
      #expect(speaker.hourCycle == same.hourCycle && speaker.currency == same.currency)
    #endif
    #expect(speaker.reference == .live)
    #expect(speaker.zone is SystemOffsets)
    #expect(!speaker.say(.number(3)).text.isEmpty)
  }
}
