// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

/// Which language a style speaks, and from when.
@Suite struct StyleLocaleTests {
  private let amount = Decimal(2550) / 100

  private static let dollars: SpokenStyle<Decimal> = .spoken(currency: .usd)
  private static let number: SpokenStyle<Double> = .spoken
  private static let doses: SpokenStyle<Int> = .spoken(counting: .dose)
  private static let span: SpokenStyle<Duration> = .spoken
  private static let time: SpokenStyle<Date> = .spoken(.time)
  private static let elapsed: SpokenStyle<Date> = .spoken(.elapsed)

  /// A style asked through the protocol, as SwiftUI and other generic code do.
  private func asked<Style: FormatStyle>(_ style: Style, _ identifier: String) -> Style {
    style.locale(Locale(identifier: identifier))
  }

  @Test(
    arguments: [
      ("de", "de"), ("pl_PL", "pl-PL"), ("en-GB", "en-GB"), ("zh-Hant_TW", "zh-Hant-TW"), ("sr_Latn_RS", "sr-Latn-RS"),
      ("es_419", "es-419"), ("en_001", "en-001"), ("ca_ES_VALENCIA", "ca-ES-valencia"), ("tlh", "tlh"),
      ("en_US@hours=h23", "en-US-u-hc-h23"), ("de_DE@currency=CHF;hours=h12", "de-DE-u-hc-h12"),
      ("en_US@calendar=buddhist;rg=gbzzzz;hours=h23", "en-US-u-hc-h23-rg-gbzzzz"), ("de@collation=phonebook", "de"),
      ("en_US@", "en-US"), ("en_US@hours=", "en-US"), ("en_US@hours=!;rg=gbzzzz", "en-US"),
      ("EN_us@HOURS=H23", "en-US-u-hc-h23"),
      ("", nil), ("x!", nil), ("und", nil), ("@hours=h23", nil), (String(repeating: "a-", count: 500), nil),
    ] as [(String, String?)])
  func localeIdentifiersBecomeTags(_ identifier: String, _ tag: String?) {
    #expect(LanguageTag(localeIdentifier: identifier)?.description == tag)
  }

  /// A locale by its identifier, and what is said there of 25.50 dollars.
  @Test(
    arguments: [
      ("en_US", "25 dollars and 50 cents"), ("en_GB", "25 US dollars and 50 cents"),
      ("pl_PL", "25 dolarów amerykańskich i 50 centów"), ("de_AT", "25 US-Dollar und 50 Cent"),
      ("en_PL@rg=uszzzz", "25 dollars and 50 cents"),
    ])
  func localesAreUnderstood(_ identifier: String, _ text: String) {
    let style: SpokenStyle<Decimal> = .spoken(currency: .usd)
    #expect(style.locale(Locale(identifier: identifier)).format(amount) == text)
    #expect(asked(style, identifier).format(amount) == text)
    #expect(asked(style.locale("ja"), identifier).format(amount) == text)
  }

  @Test func everyStyleUnderstandsLocales() {
    #expect(asked(Self.number, "de").format(1.5) == "1,5")
    #expect(asked(Self.doses, "pl").format(3) == "3 dawki")
    #expect(asked(Self.span, "de").format(.seconds(60)) == "Eine Minute")
    #expect(asked(Self.elapsed, "pl").reference(.fixed(.distantPast)).speaker.locale == "pl")
  }

  /// A locale that names no language changes nothing.
  @Test(arguments: ["", "x!", "und", "@calendar=gregorian"])
  func localesWithoutALanguageChangeNothing(_ identifier: String) {
    let style = Self.dollars.locale("pl")
    #expect(asked(style, identifier) == style)
    #expect(asked(style, identifier).format(amount) == "25 dolarów amerykańskich i 50 centów")
  }

  /// Without a locale a style speaks as the app's own speaker does.
  @Test func stylesDefaultToTheAppsLanguage() {
    let speaker = Speaker()
    #expect(Self.dollars.speaker.locale == speaker.locale)
    #expect(Self.number.speaker.locale == speaker.locale)
    #expect(Self.doses.speaker.locale == speaker.locale)
    #expect(Self.elapsed.speaker.locale == speaker.locale)
    #expect(Self.span.speaker.locale == speaker.locale)
    #expect(Self.dollars.format(amount) == speaker.money(amount, .usd).text)
  }

  /// A language that is not compiled in is kept as it was asked for, and said in English as a speaker says it.
  @Test func missingLanguagesFallBackToEnglish() {
    let style = Self.dollars.locale("tlh")
    #expect(style.speaker.locale == "tlh")
    #expect(style.speaker.language == "en")
    #expect(style.format(amount) == Speaker("tlh").money(amount, .usd).text)
  }

  /// A change of locale brings its region's hours, and leaves all that was asked for.
  @Test func localesChangeHoursAndKeepPreferences() throws {
    let zone = try #require(TimeZone(identifier: "UTC"))
    let afternoon = Date(timeIntervalSince1970: 52_200)
    let style = Self.time.timeZone(zone)
    #expect(style.locale("en-US").format(afternoon) == "2:30 PM")
    #expect(style.locale("en-US").locale("en-GB").format(afternoon) == "14:30")
    #expect(style.locale("en-GB").locale("en-US").format(afternoon) == "2:30 PM")
    #expect(style.locale(Locale(identifier: "en_US@hours=h23")).format(afternoon) == "14:30")
    #expect(style.locale("en-US").hourCycle(.h23).format(afternoon) == "14:30")
    #expect(style.locale("en-GB").hourCycle(.h12).format(afternoon) == "2:30 PM")

    let fixed = style.locale("ar").numerals(.native).reference(.fixed(afternoon))
    let changed = fixed.locale("hi")
    #expect(changed.speaker.numerals == .native)
    #expect(changed.speaker.zone as? TimeZone == zone)
    #expect(changed.speaker.reference == .fixed(afternoon))
    #expect(changed.format(afternoon).contains("२"))
    #expect(changed.locale("ar") == fixed)
  }

  /// A live reference moment is read at each call: "in 1 minute" does not stay so.
  @Test func liveReferencesMoveOn() async throws {
    let style = Self.elapsed.locale("en")
    #expect(style.speaker.reference == .live)
    let soon = Date().addingTimeInterval(61)
    let first = style.format(soon)
    var last = first
    for _ in 0..<600 where last == first {
      try await Task.sleep(for: .milliseconds(50))
      last = style.format(soon)
    }
    #expect(first != last)
  }

  @Test func fixedReferencesStay() {
    let now = Date(timeIntervalSince1970: 1_795_212_000)
    let style = Self.elapsed.locale("en").reference(.fixed(now))
    #expect(style.format(now - 7200) == "2 hours ago")
    #expect(style.reference(.live).format(now - 7200) != "2 hours ago")
    #expect(style.reference(.fixed(now + 3600)).format(now - 7200) == "3 hours ago")
  }

  /// The system's zone is the same however it is asked for.
  @Test func systemZonesAreEqualHoweverAskedFor() throws {
    let style = Self.elapsed
    #expect(style.timeZone(.autoupdatingCurrent) == style)
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(style.timeZone(tokyo) != style)
    #expect(style.timeZone(tokyo).timeZone(nil) == style)
  }
}
