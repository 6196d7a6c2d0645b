// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

/// Every formatter in every language, with what nobody means to give it: never a trap, never silence, and nothing that
/// a line of text cannot hold.
@Suite struct HostileInputTests {
  /// A clock of the caller's own making.
  struct Clock: UTCOffsets, CustomTestStringConvertible {
    var seconds: Int
    func secondsFromUTC(at instant: Instant) -> Int { seconds }
    var testDescription: String { "\(seconds)" }
  }

  static let numbers: [ExactDecimal] = [
    .notANumber, .infinity, -.infinity, 0, "0.00", "-0", 1, -1, ExactDecimal(Int.min), ExactDecimal(Int.max),
    ExactDecimal(UInt64.max), "1e39", "1e40", "-1e127", "1e-127", "1e400", "1e-400", "0e300", "0e-300",
    ExactDecimal(Double.greatestFiniteMagnitude), ExactDecimal(Double.leastNonzeroMagnitude), ExactDecimal(Double.pi),
    "99999999999999999999999999999999999999", "0.99999999999999999999999999999999999999", "-0.001", "999999.5",
    "99999999999999999999999999999999999.995", "999950", "999999999999999", "1.5e12", "25.505", "18446744073709551616",
    ExactDecimal(Decimal.greatestFiniteMagnitude), ExactDecimal(Decimal.leastNonzeroMagnitude),
    ExactDecimal(Decimal(1) / Decimal(3)),
  ]

  static let currencies = ["USD", "JPY", "KWD", "CLF", "XYZ", "XXX", "zzz", "XAU"].compactMap { Currency($0) }

  static let titles: [String] = [
    "", " ", "\n", "\u{0}", "\u{202E}", "\u{301}", "a\u{0}b", "one\ntwo\r\nthree\u{2028}four", "\u{202E}evil\u{202C}",
    "\u{2066}\u{2069}", "👩\u{200D}👩\u{200D}👧", "e\u{301}", "{ $x }", "%@ %d \\u0041", "<b>&amp;</b>", "\u{FFFD}",
    "\u{1F}\u{7F}\u{9F}", "\u{FEFF}Ω", "\u{10FFFF}", String(repeating: "é", count: 1000),
  ]

  static let instants: [Instant] =
    [
      0, 1, -1, .min, .min + 1, .max, .max - 1, -62_135_596_800, -62_135_596_801, 253_402_300_799, 253_402_300_800,
      1 << 40,
    ]
    .map { Instant(secondsSinceEpoch: $0) } + [
      Instant(Date.distantPast), Instant(Date.distantFuture), Instant(Date(timeIntervalSince1970: .nan)),
      Instant(Date(timeIntervalSince1970: .greatestFiniteMagnitude)),
      Instant(Date(timeIntervalSince1970: -.greatestFiniteMagnitude)),
      Instant(Date(timeIntervalSince1970: .infinity)),
    ]

  private func check(_ utterance: Utterance, _ call: @autoclosure () -> String) {
    let text = utterance.text
    var isBlank = true
    var isClean = true
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
        || (0x2066...0x2069).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
        || [0x61C, 0x200E, 0x200F, 0xFEFF].contains(scalar.value)
      {
        isClean = false
      }
      if !scalar.properties.isWhitespace { isBlank = false }
    }
    if isBlank { Issue.record("\(call()) says nothing") }
    if !isClean { Issue.record("\(call()): \(text.debugDescription)") }
    if text.contains("{") && !text.contains("{ $x }") { Issue.record("\(call()) has a fault: \(text)") }
    for span in utterance.spans where span.range.upperBound > text.utf8.count || span.range.isEmpty {
      Issue.record("\(call()) has a span outside its text")
    }
  }

  @Test(arguments: DeepCheck.languages)
  func hostileNumbersAreSaid(_ language: LanguageTag) {
    for numerals in [Numerals.latin, .native] {
      let speaker = Speaker(language, offsets: FixedOffset(seconds: 0)).with { $0.numerals = numerals }
      for number in Self.numbers {
        for sign in [SignRule.automatic, .always, .never] {
          check(speaker.number(number, sign: sign), "number \(number)")
          check(speaker.number(number, style: .compact, sign: sign), "compact \(number)")
          check(speaker.percent(number, maximumFractionDigits: .max, sign: sign), "percent \(number)")
        }
        check(speaker.percent(number, maximumFractionDigits: .min), "percent \(number)")
        check(speaker.say(.ordinal(number)), "ordinal \(number)")
      }
    }
  }

  @Test(arguments: DeepCheck.languages)
  func hostileMoneyIsSaid(_ language: LanguageTag) {
    let speaker = Speaker(language, offsets: FixedOffset(seconds: 0))
    for currency in DeepCheck.some(of: Self.currencies, every: 2) {
      for number in Self.numbers {
        for width in [Money.Width.automatic, .short, .full] {
          check(speaker.money(Money(number, currency), width: width), "money \(number) \(currency)")
          check(speaker.money(Money(number, currency), width: width, style: .compact), "compact \(number) \(currency)")
        }
        check(speaker.money(Money(number, currency), sign: .always, per: .week), "money \(number) per week")
        for other in DeepCheck.some(of: Self.numbers, every: 5) {
          check(speaker.say(.money(from: number, to: other, currency)), "range \(number) \(other) \(currency)")
        }
      }
    }
  }

  @Test(arguments: DeepCheck.languages)
  func hostileProgressIsSaid(_ language: LanguageTag) {
    let speaker = Speaker(language, offsets: FixedOffset(seconds: 0))
    for number in Self.numbers {
      for total in Self.numbers {
        for style in [Phrase.ProgressStyle.plain, .completed, .step, .page, .question, .percent] {
          check(speaker.progress(number, of: total, style: style), "progress \(number) of \(total)")
        }
      }
    }
    for title in Self.titles {
      check(speaker.progress(1, of: 2, title: .text(title)), "progress, \(title.debugDescription)")
      check(speaker.say(.progress(.indeterminate, title: .text(title))), "in progress, \(title.debugDescription)")
      check(speaker.say(.progress(.completed, title: .text(title))), "completed, \(title.debugDescription)")
    }
  }

  @Test(arguments: DeepCheck.languages)
  func hostileListsAreSaid(_ language: LanguageTag) {
    let speaker = Speaker(language, offsets: FixedOffset(seconds: 0))
    for type in [Phrase.ListType.and, .or] {
      check(speaker.list([], type: type), "empty list")
      check(speaker.list(Self.titles, type: type), "list of titles")
      for title in Self.titles {
        check(speaker.list([title], type: type), "list of \(title.debugDescription)")
        check(speaker.list([title, title, title], type: type), "list of three \(title.debugDescription)")
      }
      let long = speaker.list(Array(repeating: "x", count: 100_000), type: type).text
      #expect(long.utf8.count >= 200_000)
      #expect(long.hasPrefix("x") && long.hasSuffix("x"))
    }
  }

  @Test(arguments: DeepCheck.languages)
  func aMegabyteOfName(_ language: LanguageTag) {
    let speaker = Speaker(language, offsets: FixedOffset(seconds: 0))
    let name = String(repeating: "Ångström\u{202E}\n", count: 60_000)
    check(speaker.progress(1, of: 2, title: .text(name)), "a megabyte")
    check(speaker.list([name, name]), "two megabytes")
    #expect(speaker.list([name, name]).text.utf8.count > 1_200_000)
  }

  @Test(arguments: DeepCheck.languages)
  func hostileMomentsAreSaid(_ language: LanguageTag) {
    for offset in [0, 1172, -1172, 50_400, -43_200, Int.max, Int.min, 1 << 20, 86_399] {
      for reference in Self.instants {
        let speaker = Speaker(language, offsets: Clock(seconds: offset), reference: .fixed(reference))
        for instant in Self.instants {
          check(speaker.dateTime(instant), "dateTime \(instant)")
          check(speaker.time(instant), "time \(instant)")
          for style in [Phrase.DateStyle.relative, .full, .dayHeader] {
            check(speaker.date(instant, style: style), "date \(instant)")
          }
        }
      }
    }
  }

  /// Zones of the system are asked about nothing that they cannot bear.
  @Test(arguments: ["UTC", "Europe/Amsterdam", "Africa/Monrovia", "Pacific/Apia", "Asia/Kathmandu", "America/St_Johns"])
  func systemZonesBearAnyInstant(_ identifier: String) throws {
    let zone = try #require(TimeZone(identifier: identifier))
    for reference in Self.instants {
      let speaker = Speaker("en", timeZone: zone, reference: .fixed(reference))
      for instant in Self.instants { check(speaker.dateTime(instant), "dateTime \(instant) in \(identifier)") }
    }
  }

  @Test func unknownZonesHaveNoTime() {
    let speaker = Speaker(
      table: TableLibrary.table(for: "en"), preferences: Preferences("en", zone: UnknownOffsets(), reference: .live))
    for instant in Self.instants {
      #expect(speaker.dateTime(instant).text == "Date unavailable")
      #expect(speaker.time(instant).text == "Time unavailable")
      #expect(speaker.date(instant, context: .inline).text == "date unavailable")
    }
  }

  @Test(
    arguments: [
      ("xx", "en"), ("und", "en"), ("yue-Hant", "en"), ("!!", "en"), ("", "en"), ("en-ZZ", "en"),
      ("en-US-u-hc-h23", "en"),
      ("EN_us", "en"), ("pl-PL", "pl"), ("ar-EG", "ar"), ("x-private", "en"), ("i-klingon", "en"), ("en-AU", "en-GB"),
    ] as [(LanguageTag, LanguageTag)])
  func unknownLocalesFallBack(_ locale: LanguageTag, _ language: LanguageTag) {
    let speaker = Speaker(locale, offsets: FixedOffset(seconds: 0))
    #expect(speaker.language == language || locale == "en-AU")
    check(speaker.money("25.50", .usd), "money in \(locale)")
    check(speaker.dateTime(Instant(secondsSinceEpoch: 0)), "dateTime in \(locale)")
  }

  @Test func unknownPreferencesFallBack() {
    for languages in [[], ["xx"], ["", "!!"], ["tlh", "pl"], Array(repeating: "xx", count: 300)] {
      check(Speaker(preferring: languages).say(.hiddenAmount), "\(languages.prefix(3))")
    }
    #expect(Speaker(preferring: ["tlh", "pl"]).language == "pl")
  }

  /// An app's wording may be empty; what is said is not.
  @Test func emptyWordingIsReplaced() {
    let ids =
      BuiltInMessage.allCases.map { "\($0.id) = { \"\" }" } + ["compact-7 =\n    .x = y", "currency-usd = { \"\" }"]
    let speaker = Speaker("en", offsets: FixedOffset(seconds: 0)).adding(Overlay(["en": ids.joined(separator: "\n")]))
    let said = [
      speaker.number(.notANumber as ExactDecimal), speaker.number(20_000_000, style: .compact),
      speaker.money("1", .usd),
      speaker.say(.hiddenAmount), speaker.say(.ordinal(1)), speaker.percent(1),
      speaker.dateTime(Instant(secondsSinceEpoch: 0)),
      speaker.progress(1, of: 2), speaker.list([]), speaker.list(["a", "b"]),
    ]
    for utterance in said { #expect(!utterance.text.isEmpty) }
  }

  // MARK: Exact words

  @Test(
    arguments: [
      (0, "0 percent"), ("0.00", "0 percent"), ("0.005", "0.5 percent"), ("0.999", "99 percent"),
      ("0.015", "2 percent"), ("-0.001", "Minus 0.1 percent"),
      ("1e3", "100000 percent"), ("nan", "Number unavailable"),
    ] as [(ExactDecimal, String)])
  func percentsAreRounded(_ value: ExactDecimal, _ text: String) {
    let speaker = Speaker("en", offsets: FixedOffset(seconds: 0))
    #expect(speaker.percent(value).text.replacing(",", with: "") == text)
  }

  @Test(
    arguments: [
      ("0e300", "0"), ("1e3", "1,000"), ("1e39", "1,000,000,000,000,000,000,000,000,000,000,000,000,000"),
      ("1e40", "Number unavailable"), ("1e-40", "0.0000000000000000000000000000000000000001"),
      ("1e-41", "0"), ("-inf", "Minus infinity"), ("inf", "Infinity"), ("-0.0", "0.0"),
    ] as [(ExactDecimal, String)])
  func extremeNumbersAreRounded(_ value: ExactDecimal, _ text: String) {
    #expect(Speaker("en", offsets: FixedOffset(seconds: 0)).number(value).text == text)
  }
}
