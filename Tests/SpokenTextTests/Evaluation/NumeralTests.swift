// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// What is found of a language's numeral when its table is made, against what the messages say.
@Suite struct NumeralTests {
  private static let table = """
    ## Rewords
    forms-noun = singular
        .plural = singular
        .dual = plural
        .of-one = singular
    form-noun = { $count ->
        [1] { $case ->
            [genitive] of-one
           *[plain] singular
        }
        [2] { TRAIT($noun, "gender") ->
            [feminine] dual
           *[masculine] plural
        }
       *[other] plural
    }
    numeral = { $gender ->
        [feminine] { numeral-feminine }
       *[masculine] { $count }
    }
    numeral-feminine = { $case ->
        [genitive] { $count }
       *[plain] { $count ->
            [1] una
            [2] due
           *[other] { $count }
        }
    }
    noun-book = book
        .plural = books
        .of-one = of book
        .gender = masculine
    noun-pen = pen
        .plural = pens
        .dual = pens of two
        .of-one = of pen
        .gender = feminine
    noun-thing = thing
        .plural = things
        .of-one = of thing
    counted = { numeral } { $noun }
    to = to { FORM($it, case: "genitive") }
    as = as { FORM($it, gender: "feminine") }
    pens = { $count } { FORM(noun-pen, $count) }
    pens-of = { $count } { FORM(noun-pen, $count, case: "genitive") }
    """

  private static func said(_ id: PhraseID, _ arguments: Phrase.Arguments) -> String {
    Speaker("en").adding(Overlay(["en": Self.table])).say(.message(id, arguments), context: .inline).text
  }

  /// Each number with a noun by itself, in a case, and where another gender is asked for, which counted nouns have not.
  @Test(
    arguments: [
      ("noun-book", "0", "0 books", "to 0 books"), ("noun-book", "1", "1 book", "to 1 of book"),
      ("noun-book", "2", "2 books", "to 2 books"), ("noun-pen", "1", "una pen", "to 1 of pen"),
      ("noun-pen", "2", "due pens of two", "to 2 pens of two"), ("noun-pen", "3", "3 pens", "to 3 pens"),
      ("noun-pen", "1.0", "1.0 pens", "to 1.0 pens"), ("noun-pen", "1.5", "1.5 pens", "to 1.5 pens"),
      ("noun-pen", "1000", "1,000 pens", "to 1,000 pens"),
      ("noun-thing", "1", "1 thing", "to 1 of thing"), ("noun-thing", "2", "2 things", "to 2 things"),
    ] as [(PhraseID, ExactDecimal, String, String)])
  func numbersStandBeforeNouns(_ noun: PhraseID, _ number: ExactDecimal, _ counted: String, _ genitive: String) {
    let phrase = Phrase.message(noun, ["count": .number(number)])
    #expect(Self.said(noun, ["count": .number(number)]) == counted)
    #expect(Self.said("as", ["it": phrase]) == "as " + counted)
    #expect(Self.said("to", ["it": phrase]) == genitive)
  }

  /// A word that a message names itself takes the form after a number too.
  @Test(
    arguments: [
      (1, "1 pen", "1 of pen"), (2, "2 pens of two", "2 pens of two"), (7, "7 pens", "7 pens"),
    ])
  func namedWordsAgreeWithNumbers(_ number: Int, _ plain: String, _ genitive: String) {
    #expect(Self.said("pens", ["count": .number(number)]) == plain)
    #expect(Self.said("pens-of", ["count": .number(number)]) == genitive)
  }
}
