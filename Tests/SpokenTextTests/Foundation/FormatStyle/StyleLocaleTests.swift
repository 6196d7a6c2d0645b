import Foundation
import Testing

@testable import SpokenText

/// Which language a style speaks, and from when.
@Suite struct StyleLocaleTests {
  private let amount = Decimal(2550) / 100

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
  func identifiers(_ identifier: String, _ tag: String?) {
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
    let style = SpokenMoneyStyle<Decimal>(.usd)
    #expect(style.locale(Locale(identifier: identifier)).format(amount) == text)
    #expect(asked(style, identifier).format(amount) == text)
    #expect(asked(style.locale("ja"), identifier).format(amount) == text)
  }

  @Test func everyStyleUnderstandsLocales() {
    #expect(asked(SpokenNumberStyle<Double>(), "de").format(1.5) == "1,5")
    #expect(asked(SpokenCountStyle<Int>(.dose), "pl").format(3) == "3 dawki")
    #expect(asked(SpokenDurationStyle(), "de").format(.seconds(60)) == "Eine Minute")
    #expect(asked(SpokenDateStyle(.elapsed), "pl").reference(.fixed(.distantPast)).locale == "pl")
  }

  /// A locale that names no language changes nothing.
  @Test(arguments: ["", "x!", "und", "@calendar=gregorian"])
  func noLanguageIsNoChange(_ identifier: String) {
    let style = SpokenMoneyStyle<Decimal>(.usd).locale("pl")
    #expect(asked(style, identifier) == style)
    #expect(asked(style, identifier).format(amount) == "25 dolarów amerykańskich i 50 centów")
  }

  /// Without a locale a style speaks as a speaker of no preference does: on Linux, English.
  @Test func defaultLanguage() {
    #if canImport(Darwin)
      let speaker = Speaker()
    #else
      let speaker = Speaker(preferring: [])
    #endif
    #expect(SpokenMoneyStyle<Decimal>(.usd).locale == speaker.locale)
    #expect(SpokenNumberStyle<Int>().locale == speaker.locale)
    #expect(SpokenCountStyle<Int>(.dose).locale == speaker.locale)
    #expect(SpokenDateStyle().locale == speaker.locale)
    #expect(SpokenDurationStyle().locale == speaker.locale)
    #expect(SpokenMoneyStyle<Decimal>(.usd).format(amount) == speaker.money(amount, .usd).text)
  }

  /// A language that is not compiled in is kept as it was asked for, and said in English as a speaker says it.
  @Test func languagesThatAreNotThere() {
    let style = SpokenMoneyStyle<Decimal>(.usd).locale("tlh")
    #expect(style.locale == "tlh")
    #expect(style.format(amount) == Speaker("tlh").money(amount, .usd).text)
  }

  /// A change of locale brings its region's hours, and leaves all that was asked for.
  @Test func whatALocaleChanges() throws {
    let zone = try #require(TimeZone(identifier: "UTC"))
    let afternoon = Date(timeIntervalSince1970: 52_200)
    let style = SpokenDateStyle(.time).timeZone(zone)
    #expect(style.locale("en-US").format(afternoon) == "2:30 PM")
    #expect(style.locale("en-US").locale("en-GB").format(afternoon) == "14:30")
    #expect(style.locale("en-GB").locale("en-US").format(afternoon) == "2:30 PM")
    #expect(style.locale(Locale(identifier: "en_US@hours=h23")).format(afternoon) == "14:30")
    #expect(style.hourCycle(.h23).locale("en-GB").locale("en-US").format(afternoon) == "14:30")
    #expect(style.hourCycle(.h23).locale("en-US").hourCycle(nil).format(afternoon) == "2:30 PM")

    let fixed = style.locale("ar").numerals(.native).reference(.fixed(afternoon))
    let changed = fixed.locale("hi")
    #expect(changed.numerals == .native)
    #expect(changed.timeZone == zone)
    #expect(changed.reference == .fixed(afternoon))
    #expect(changed.format(afternoon).contains("२"))
    #expect(changed.locale("ar") == fixed)
  }

  /// A live reference moment is read at each call: "in 1 minute" does not stay so.
  @Test func liveReference() async throws {
    let style = SpokenDateStyle(.elapsed).locale("en")
    #expect(style.reference == .live)
    let soon = Date().addingTimeInterval(61)
    let first = style.format(soon)
    var last = first
    for _ in 0..<600 where last == first {
      try await Task.sleep(for: .milliseconds(50))
      last = style.format(soon)
    }
    #expect(first != last)
  }

  @Test func fixedReference() {
    let now = Date(timeIntervalSince1970: 1_795_212_000)
    let style = SpokenDateStyle(.elapsed).locale("en").reference(.fixed(now))
    #expect(style.format(now - 7200) == "2 hours ago")
    #expect(style.reference(.live).format(now - 7200) != "2 hours ago")
    #expect(style.reference(.fixed(now + 3600)).format(now - 7200) == "3 hours ago")
  }

  /// The system's zone is the same however it is asked for.
  @Test func systemZone() throws {
    let style = SpokenDateStyle()
    #expect(style.timeZone == nil)
    #expect(style.timeZone(.autoupdatingCurrent) == style)
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(style.timeZone(tokyo) != style)
    #expect(style.timeZone(tokyo).timeZone(nil) == style)
  }
}
