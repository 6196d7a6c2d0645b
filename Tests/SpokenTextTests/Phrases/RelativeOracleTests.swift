// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Compares the phrases for the time since or until a moment with those of ICU 78 in `relative-times.tsv`, which
/// Scripts/record-relative-fixtures writes. The file `relative-differences.tsv` has the reason of each difference.
@Suite struct RelativeOracleTests {
  /// Each unit in each language, in the past and in the future, has the same words as ICU's, or a difference that is
  /// explained.
  @Test func distancesAreSaidAsICUSaysThem() throws {
    let now = try #require(Self.moment(0, "minute"))
    var differences = ICUDifferences()
    var count = 0
    for row in try fixture("relative-times.tsv") {
      let language = try #require(LanguageTag(row[0]))
      let speaker = Speaker(language, offsets: FixedOffset(seconds: 0), reference: .fixed(now))
      for text in row[2].split(separator: " ") {
        count += 1
        let number = try #require(Int(text))
        let moment = try #require(Self.moment(number, row[1]))
        let said = speaker.elapsed(moment, context: .inline).text
        let digits = speaker.say(.number(ExactDecimal(abs(number))), context: .inline).text
        guard !Self.isSame(said, row[3], digits, row[0]) else { continue }
        differences.add(said, row[3], language: row[0], unit: row[1])
      }
    }
    #expect(count > 1100)
    let (new, gone) = differences.compared(with: try fixture("relative-differences.tsv"))
    #expect(new.isEmpty, "\(new.joined(separator: "\n"))")
    #expect(gone.isEmpty, "\(gone.joined(separator: "\n"))")
  }

  /// The moment that is so many units after noon on June 15, 2026.
  private static func moment(_ number: Int, _ unit: String) -> Instant? {
    let seconds = ["minute": 60, "hour": 3600, "day": 86_400, "week": 604_800, "month": 0, "year": 0]
    guard let length = seconds[unit] else { return nil }
    let june = 2026 * 12 + 5
    let months = unit == "month" ? june + number : unit == "year" ? june + 12 * number : june
    let day = CivilDateTime.dayNumber(year: months / 12, month: months % 12 + 1, day: 15)
    return Instant(secondsSinceEpoch: day * 86_400 + 43_200 + Int64(number * length))
  }

  /// Whether a phrase is ICU's with its number, or with the language's word for the number.
  private static func isSame(_ said: String, _ pattern: String, _ number: String, _ language: String) -> Bool {
    let (said, pattern) =
      ["ja", "ko", "zh-Hant"].contains(language)
      ? (said.filter { $0 != " " }, pattern.filter { $0 != " " }) : (said, pattern)
    if said == pattern.replacing("{0}", with: number) { return true }
    // The noun alone is one, and in Hebrew some forms are two, after which ICU has the number.
    if number == "1", said == pattern.replacing("{0} ", with: "") { return true }
    if language == "he", said == pattern.replacing(" ({0})", with: "") { return true }
    if language == "it", said == pattern.replacing("{0} ", with: "un’") { return true }
    return words.contains { said == pattern.replacing("{0}", with: $0) }
  }

  /// The words for numbers that agree with a noun after them, in all languages together and in the cases of distances.
  private static let words = [
    "einer", "einem", "en", "et", "ett", "un", "una", "une", "um", "uma", "o", "două", "douăzeci și una",
    "douăzeci și două", "duas", "dues", "dvěma", "pěti", "šesti", "dvoma", "piatimi", "šiestimi", "dve", "dva", "dvě",
    "dwie", "dvije", "две", "дві", "eno", "enim", "dvema", "tremi", "ένα", "έναν", "μία", "ఒక", "两", "兩", "שתי", "שלוש",
    "שלושה",
  ]
}
