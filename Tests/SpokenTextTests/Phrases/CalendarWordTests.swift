// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Words for weeks, months, years and parts of the day against those that ICU 78.2 has, with CLDR 48.
@Suite struct CalendarWordTests {
  /// What `Intl.RelativeTimeFormat(…, { numeric: "auto" })` says of weeks, months and years: this, last and next.
  private static let icu: [(language: LanguageTag, words: [String])] = [
    ("en", words("this week|last week|next week|this month|last month|next month|this year|last year|next year")),
    (
      "de",
      words(
        "diese Woche|letzte Woche|nächste Woche|diesen Monat|letzten Monat|nächsten Monat|dieses Jahr|letztes Jahr|"
          + "nächstes Jahr")
    ),
    (
      "fr",
      words(
        "cette semaine|la semaine dernière|la semaine prochaine|ce mois-ci|le mois dernier|le mois prochain|cette année|"
          + "l’année dernière|l’année prochaine")
    ),
    (
      "es",
      words(
        "esta semana|la semana pasada|la próxima semana|este mes|el mes pasado|el próximo mes|este año|el año pasado|"
          + "el próximo año")
    ),
    (
      "pl",
      words(
        "w tym tygodniu|w zeszłym tygodniu|w przyszłym tygodniu|w tym miesiącu|w zeszłym miesiącu|w przyszłym miesiącu|"
          + "w tym roku|w zeszłym roku|w przyszłym roku")
    ),
    (
      "ar",
      words(
        "هذا الأسبوع|الأسبوع الماضي|الأسبوع القادم|هذا الشهر|الشهر الماضي|الشهر القادم|السنة الحالية|السنة الماضية|"
          + "السنة القادمة")
    ),
    ("ja", words("今週|先週|来週|今月|先月|来月|今年|昨年|来年")),
    (
      "hi",
      words("इस सप्ताह|पिछला सप्ताह|अगला सप्ताह|इस माह|पिछला माह|अगला माह|इस वर्ष|पिछला वर्ष|अगला वर्ष")
    ),
  ]

  /// Where speech differs: Hindi has the words of everyday speech for month and year, in the oblique, for they tell when;
  /// German names the month, as a field or a tab does, where CLDR's words tell when.
  private static let departures: [LanguageTag: [String]] = [
    "de": words(
      "diese Woche|letzte Woche|nächste Woche|dieser Monat|letzter Monat|nächster Monat|dieses Jahr|letztes Jahr|"
        + "nächstes Jahr"),
    "hi": words("इस सप्ताह|पिछले सप्ताह|अगले सप्ताह|इस महीने|पिछले महीने|अगले महीने|इस साल|पिछले साल|अगले साल"),
  ]

  private static func words(_ list: String) -> [String] { list.split(separator: "|").map { String($0) } }

  @Test func spansOfTheCalendarAreCLDRs() {
    for (language, words) in Self.icu {
      let speaker = Catalogue.speaker(language)
      let said = ([.week, .month, .year] as [Phrase.CalendarUnit]).flatMap { unit in
        ([.this, .last, .next] as [Phrase.RelativePeriod]).map {
          speaker.say(.calendarSpan($0, unit), context: .inline).text
        }
      }
      #expect(said == Self.departures[language] ?? words, "\(language)")
    }
  }

  /// The hours at which a part of the day begins, by CLDR's `dayPeriodRules`, noon and midnight left out.
  private static let dayPeriods: [(language: LanguageTag, cldr: [Int], said: [Int])] = [
    // The small hours are "today".
    ("en", [0, 12, 18, 21], [0, 4, 12, 18, 21]),
    ("de", [0, 5, 10, 12, 13, 18], [0, 5, 10, 12, 13, 18]),
    ("fr", [0, 4, 12, 18], [0, 4, 12, 18]),
    // The hour of noon is "este mediodía", and the small hours are "today".
    ("es", [0, 6, 12, 20], [0, 6, 12, 13, 20]),
    // The evening as the times of the region, see its date.ftl.
    ("es-419", [0, 6, 12, 20], [0, 6, 12, 13, 19]),
    // "rano" from 4 and "wieczorem" to 11, as the times, see date.ftl.
    ("pl", [0, 6, 10, 12, 18, 21], [0, 4, 10, 12, 18, 23]),
    // One hour after midnight has a part of its own there.
    ("ar", [0, 1, 3, 6, 12, 13, 18], [0, 3, 6, 12, 13, 18]),
    // 今朝 is not said from 11 on, and 今夜 goes on to midnight.
    ("ja", [0, 4, 12, 16, 19, 23], [0, 4, 11, 12, 16, 19]),
    ("hi", [0, 4, 12, 16, 20], [0, 4, 12, 16, 20]),
  ]

  @Test func partsOfTheDayAreCLDRs() {
    for (language, cldr, expected) in Self.dayPeriods {
      let speaker = Catalogue.speaker(language)
      let words = (0..<24).map { hour in
        speaker.say(.date(moment("2026-11-20T\(hour < 10 ? "0" : "")\(hour):01-05:00"), style: .dayPart)).text
      }
      let said = (0..<24).filter { $0 == 0 || words[$0] != words[$0 - 1] }
      #expect(said == expected, "\(language), CLDR \(cldr)")
    }
  }
}
