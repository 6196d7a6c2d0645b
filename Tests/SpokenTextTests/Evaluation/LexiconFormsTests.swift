// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting
import Testing

@testable import SpokenText

/// The forms that are found when a table is made, against the rules, which tables with an observer follow for each phrase.
@Suite struct LexiconFormsTests {
  private static let numbers: [ExactDecimal] = [
    0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 21, 22, 25, 31, 100, 101, 102, 111, 1000, 1_000_000, 2_000_000, "0.5", "1.0",
    "1.00", "1.5", "2.0", "2.1", -1, -2, -5, "-1.5", "123456789012345678901234567890",
  ]
  private static let nouns: [Phrase.Noun] = [.dose, .medication, .message, .person, .task, .photo, .member, .step]

  @Test(arguments: Speaker.languages)
  func wordsTakeTheFormOfTheirRule(_ language: LanguageTag) {
    let (quick, slow) = (Catalogue.speaker(language), Catalogue.speaker(language, coverage: Coverage()))
    func check(_ phrase: Phrase) {
      let said = quick.resolve(phrase), ruled = slow.resolve(phrase)
      #expect(said.utterance == ruled.utterance && said.faults == ruled.faults, "\(phrase)")
    }
    let nouns = DeepCheck.isAsked ? Self.nouns : [.dose, .member]
    for number in Self.numbers {
      check(.number(number))
      for currency in DeepCheck.isAsked ? [Currency.usd, .pln, .jpy, .kwd] : [.pln] {
        check(.money(number, currency))
        check(.money(number, currency, style: .compact))
        check(.money(from: 1, to: number, currency))
      }
      for noun in nouns {
        check(.count(number, noun))
        check(.count(number, noun, limit: 1))
        for status in DeepCheck.isAsked ? [Phrase.Status.missed, .taken, .selected] : [.missed] {
          check(.count(number, noun, status: status))
          check(.count(number, noun, status: status, limit: 2, zero: .digits))
        }
      }
    }
  }

  private static let table = """
    ## Rewords
    forms-noun = a
        .b = a
        .c = a
    form-noun = { $count ->
        [1] a
        [2] b
        [fraction] c
        [one] b
       *[other] { $case ->
            [dative] c
           *[plain] b
        }
    }
    noun-thing = A
        .b = B
        .c = C
    counted = { $count } { $noun }
    to = to { FORM($it, case: "dative") }
    """

  /// Numbers that a rule knows by themselves, fractions and cases are left to the rule.
  @Test(
    arguments: [
      ("0", "0 B", "to 0 C"), ("1", "1 A", "to 1 A"), ("1.0", "1.0 C", "to 1.0 C"), ("-1", "minus 1 A", nil),
      ("2", "2 B", "to 2 B"), ("1.5", "1.5 C", "to 1.5 C"), ("3", "3 B", "to 3 C"),
    ] as [(ExactDecimal, String, String?)])
  func onlyWhatTheNumberDecidesIsFound(_ number: ExactDecimal, _ counted: String, _ dative: String?) {
    let speaker = Speaker("en").adding(Overlay(["en": Self.table]))
    let phrase = Phrase.message("noun-thing", ["count": .number(number)])
    if !number.isNegative { #expect(speaker.say(phrase, context: .inline).text == counted) }
    if let dative { #expect(speaker.say(.message("to", ["it": phrase]), context: .inline).text == dative) }
  }
}
