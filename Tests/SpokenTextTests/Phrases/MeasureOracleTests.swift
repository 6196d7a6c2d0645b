// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// What is said of measures, against ICU 78: `units.tsv` and `unit-preferences.tsv`, by Scripts/record-unit-fixtures. The
/// differences, each with its reason, are in `unit-differences.tsv`.
@Suite struct MeasureOracleTests {
  /// Each unit in each language has the same words as ICU's, or a difference that is explained.
  @Test func unitsAreNamedAsICUNamesThem() throws {
    var differences = ICUDifferences()
    var count = 0
    for row in try fixture("units.tsv") {
      let speaker = Speaker(try #require(LanguageTag(row[0])), offsets: UnknownOffsets())
      for text in row[2].split(separator: " ") {
        count += 1
        let number = try #require(ExactDecimal(String(text)))
        let said = speaker.say(.measure(number, MeasureUnit(row[1])), context: .inline).text
        guard !Self.isSame(said, row[3], speaker.say(.number(number), context: .inline).text, row[0]) else { continue }
        differences.add(said, row[3], language: row[0], unit: row[1])
      }
    }
    #expect(count > 26_000)
    let (new, gone) = differences.compared(with: try fixture("unit-differences.tsv"))
    #expect(new.isEmpty, "\(new.joined(separator: "\n"))")
    #expect(gone.isEmpty, "\(gone.joined(separator: "\n"))")
  }

  /// Whether a phrase is ICU's with its number, or with the language's word for the number.
  private static func isSame(_ said: String, _ pattern: String, _ number: String, _ language: String) -> Bool {
    let (said, pattern) =
      ["ja", "ko", "zh-Hant"].contains(language)
      ? (said.filter { $0 != " " }, pattern.filter { $0 != " " }) : (said, pattern)
    if said == pattern.replacing("{0}", with: number) { return true }
    let noun = pattern.replacing("{0}", with: "")
    // A number of one word or several stands before the noun: "ein Kilometer", "dwadzieścia dwie mile".
    guard noun.hasPrefix(" ") || language == "ar" else { return false }
    if language == "ar" { return said == noun.dropFirst(noun.hasPrefix(" ") ? 1 : 0) || said.hasPrefix(noun + " ") }
    // In Hebrew, "one" comes after the noun.
    if language == "he", ["אחד", "אחת"].contains(where: { said == "\(noun.dropFirst()) \($0)" }) { return true }
    if language == "it", said == "un’\(noun.dropFirst())" { return true }
    let millions = ["de ", "d’", "di "]
    return words.contains { said == $0 + noun }
      || millions.contains { said == "\(number) \($0)\(noun.dropFirst())" }
  }

  /// The words for numbers that agree with a noun after them, in all languages together.
  private static let words = [
    "ein", "eine", "en", "et", "ett", "un", "una", "une", "uno", "veintiún", "veintiuna", "vingt et une", "dues", "um",
    "uma", "duas", "o", "două", "douăzeci și una", "jedna", "jedno", "dwie", "jeden", "dva", "dvě", "dve", "ena", "eno",
    "trije", "dvije", "одна", "одно", "одне", "две", "дві", "ένας", "μία", "ένα", "ఒక", "ஒரு", "ഒരു", "שני", "שתי", "חמש",
    "חמישה",
  ]

  /// The units that people prefer and how their values are rounded, as ICU says them in English, in the world and in each
  /// region that has some of its own. Four things are ours: the smaller of two units is a whole number; inches of mercury,
  /// of which ICU says 30 before and in a storm, have hundredths; a distance that isn't zero isn't said as zero; and we have
  /// no Scandinavian mile, nor liters per kilometer.
  @Test func preferencesAgreeWithICU() throws {
    var count = 0
    for row in try fixture("unit-preferences.tsv") {
      guard !row[4].hasSuffix("scandinavian"), !row[4].hasSuffix("per kilometer") else { continue }
      // What ICU has rounded to a half is not rounded again.
      guard !row[4].hasSuffix(".5 ounces") else { continue }
      count += 1
      let isOwn = ["001", "US", "GB"].contains(row[0])
      let tag = isOwn ? "en-\(row[0])" : "en-u-rg-\(row[0].lowercased())zzzz"
      let speaker = Speaker(try LanguageTag(parsing: tag), offsets: UnknownOffsets())
      let usage = try #require(Self.usages[row[1]])
      let number = try #require(ExactDecimal(row[3]))
      let said = speaker.measure(number, MeasureUnit(row[2]), usage: usage, context: .inline).text
      let expected = Self.withWholeSmallerUnit(row[4])
      if expected.hasSuffix(" inches of mercury"), let value = ExactDecimal(String(said.prefix { $0 != " " })) {
        #expect("\(value.roundedAsMeasure.description) inches of mercury" == expected, "\(row)")
      } else if row[1] == "road", expected.hasPrefix("0 "), !number.isZero {
        let value = try #require(ExactDecimal(String(said.prefix { $0 != " " })))
        #expect(value.isSpeakable && !value.isZero && value.compared(with: 1) < 0, "\(row)")
      } else {
        #expect(Self.spoken(expected) == Self.spoken(said), "\(row)")
      }
    }
    #expect(count > 1500)
  }

  /// ICU's words of two units, the smaller one rounded to a whole number: "5 feet, 7 inches" for "5 feet, 6.9 inches".
  private static func withWholeSmallerUnit(_ text: String) -> String {
    let parts = text.split(separator: ", ").map(String.init)
    guard parts.count == 2, !parts[0].hasPrefix("0 ") else { return text }
    let words = parts[1].split(separator: " ", maxSplits: 1)
    guard words.count == 2, let value = ExactDecimal(String(words[0])) else { return text }
    let whole = value.rounded(toFractionDigits: 0).withoutTrailingZeros
    let one = ["inches": "inch", "ounces": "ounce", "pounds": "pound", "centimeters": "centimeter"]
    let unit = String(words[1])
    return "\(parts[0]), \(whole) \(whole == 1 ? one[unit] ?? unit : unit)"
  }

  private static let usages: [String: MeasureUsage] = [
    "default": .general, "road": .road, "person": .person, "person-height": .personHeight, "visiblty": .visibility,
    "rainfall": .rainfall, "snowfall": .snowfall, "weather": .weather, "wind": .wind, "food": .food, "fluid": .fluid,
    "vehicle": .vehicle, "land": .land, "engine": .engine, "vehicle-fuel": .vehicleFuel, "baromtrc": .barometer,
  ]

  /// ICU's words as they are said: the sign in words, no comma between two units, no part of zero, one spelling.
  private static func spoken(_ text: String) -> String {
    var text = text.replacing("-", with: "minus ").replacing("metre", with: "meter").replacing("litre", with: "liter")
    for zero in ["inches", "ounces", "pounds", "centimeters"].map({ ", 0 \($0)" }) where text.hasSuffix(zero) {
      text.removeLast(zero.count)
    }
    for zero in ["feet", "pounds", "stones", "stone", "meters"].map({ "0 \($0), " }) where text.hasPrefix(zero) {
      text.removeFirst(zero.count)
    }
    // In English ICU has a word of its own for the kilocalories of food, which is told apart by its capital alone.
    text = text.replacing("Calorie", with: "kilocalorie").replacing("Imp. gallon", with: "imperial gallon")
    // A British "ton" would be heard as a tonne.
    text = text.replacing("US ton", with: "ton")
    for unit in ["feet", "foot", "stone", "pounds", "pound", "meters", "meter"] {
      text = text.replacing("\(unit), ", with: "\(unit) ")
    }
    return text
  }
}
