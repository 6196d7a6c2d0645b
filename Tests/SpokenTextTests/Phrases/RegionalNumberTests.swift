// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Whose separators a listener hears: the region's where its voices read them, the language's otherwise.
@Suite struct RegionalNumberTests {
  /// A locale, and how it says 25.5 and 12345.678.
  static let rows: [(locale: LanguageTag, short: String, long: String)] = [
    // Spanish says what each country writes, and groups only in Spain.
    ("es", "25,5", "12.345,678"), ("es-ES", "25,5", "12.345,678"), ("es-GQ", "25,5", "12.345,678"),
    ("es-419", "25.5", "12345.678"), ("es-MX", "25.5", "12345.678"), ("es-US", "25.5", "12345.678"),
    ("es-AR", "25,5", "12345,678"), ("es-CO", "25,5", "12345,678"), ("es-CR", "25,5", "12345,678"),
    ("es-AR-u-nu-latn", "25,5", "12345,678"), ("es-Latn-AR", "25,5", "12345,678"),
    // Swiss and Austrian listeners have voices of Germany, which take 12345.678 for millions.
    ("de", "25,5", "12345,678"), ("de-AT", "25,5", "12345,678"), ("de-CH", "25,5", "12345,678"),
    ("fr-CH", "25,5", "12345,678"), ("fr-CA", "25,5", "12345,678"),
    // No English voice says the comma of 25,5.
    ("en-ZA", "25.5", "12,345.678"), ("en-DE", "25.5", "12,345.678"), ("en-IN", "25.5", "12,345.678"),
    // Neither does an Arabic one.
    ("ar-EG", "25.5", "12345.678"), ("ar-MA", "25.5", "12345.678"),
    // Portuguese groups as Brazil does.
    ("pt-BR", "25,5", "12.345,678"),
    // Galician is not spoken here, and so its comma is not heard.
    ("gl-ES", "25.5", "12,345.678"),
  ]

  @Test(arguments: rows.indices)
  func separatorsFollowTheRegion(_ index: Int) {
    let row = Self.rows[index]
    let speaker = Speaker(row.locale, offsets: FixedOffset(seconds: 0))
    #expect(speaker.number("25.5" as ExactDecimal).text == row.short, "\(row.locale)")
    #expect(speaker.number("12345.678" as ExactDecimal).text == row.long, "\(row.locale)")
    // An app's own phrases are no exception.
    let own = speaker.adding(Overlay([speaker.language: "own = { $n }"]))
    #expect(own.say(.message("own", ["n": .number("25.5" as ExactDecimal)])).text == row.short, "\(row.locale)")
  }

  /// What is written decides on nothing else: a coin is a coin.
  @Test func moneyIsSaidAsEver() {
    let speaker = Speaker("es-AR", offsets: FixedOffset(seconds: 0))
    #expect(speaker.money("25.50", .usd).text == "25 dólares estadounidenses y 50 centavos")
    #expect(speaker.number("1200000" as ExactDecimal, style: .compact).text == "1,2 millones")
    #expect(speaker.percent("0.755" as ExactDecimal, maximumFractionDigits: 1).text == "75,5 por ciento")
  }

  /// A table says whose separators it wants, and an app's may say so too.
  @Test func tablesChooseTheirSeparators() {
    let speaker = Speaker("de-CH", offsets: FixedOffset(seconds: 0))
    let regional = speaker.adding(Overlay(["de": "## Rewords\nnumber-separators = regional\nnumber-digits = grouped"]))
    #expect(regional.number("12345.678" as ExactDecimal).text == "12'345.678")
    let language = Speaker("es-AR", offsets: FixedOffset(seconds: 0))
      .adding(Overlay(["es": "# Rewords\nnumber-separators = language"]))
    #expect(language.number("25.5" as ExactDecimal).text == "25.5")
  }

  /// The language's own digits come with the region's separators, and the sound of a number is that of all its digits.
  @Test func digitsAndSoundsFollowTheSeparators() {
    let table = """
      ## Rewords
      number-separators = regional
      number-digits = grouped
      -tail-round = 000
      -head-eleven = 11
      m = { TAIL($n) ->
          [round] round { $n }
         *[other] { HEAD($n) ->
              [eleven] eleven { $n }
             *[other] other { $n }
          }
      }
      """
    let speaker = Speaker("ar-MA", offsets: FixedOffset(seconds: 0)).adding(Overlay(["ar": table]))
    #expect(speaker.say(.message("m", ["n": .number(12000)]), context: .inline).text == "round 12.000")
    #expect(speaker.say(.message("m", ["n": .number(11234)]), context: .inline).text == "eleven 11.234")
    #expect(speaker.say(.message("m", ["n": .number(21234)]), context: .inline).text == "other 21.234")
    let native = speaker.with { $0.numerals = .native }
    let number = "11234.5" as ExactDecimal
    #expect(native.say(.message("m", ["n": .number(number)]), context: .inline).text == "eleven ١١٬٢٣٤٫٥")
  }
}
