// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Selections by letters whose variants write the operand again. Its text must be as if it were evaluated again.
@Suite struct ExaminedTextTests {
  private func say(
    _ ftl: String, _ arguments: Phrase.Arguments = [:], context: PhraseContext = .inline
  ) -> Utterance {
    let speaker = Speaker("en", offsets: FixedOffset(seconds: 0)).adding(Overlay(["en": ftl]))
    return speaker.say(.message("m", arguments), context: context)
  }

  @Test func variantsWriteTheOperand() {
    let ftl = """
      -head-vowel = a e i o u
      m = { HEAD(FORM($x, case: "of")) ->
          [vowel] d’{ FORM($x, case: "of") }
         *[other] de { FORM($x, case: "of") }
      }
      """
    #expect(say(ftl, ["x": .text("abril")]).text == "d’abril")
    #expect(say(ftl, ["x": .text("maig")]).text == "de maig")
  }

  /// A class may contain the beginning of an operand without containing the operand.
  @Test func theBeginningAloneDecidesNothing() {
    let ftl = """
      -head-short = o !on
      beginning = { $case ->
          [of] e
         *[bare] o
      }
      ending = { $case ->
          [of] nera
         *[bare] nus
      }
      word = { beginning }{ ending }
      m = { HEAD(word) ->
          [short] short
         *[other] long
      }
      """
    #expect(say(ftl).text == "long")
    #expect(say(ftl.replacing("nus", with: "pus")).text == "short")
  }

  /// `FORM` requests another form than the one that the selection examined.
  @Test func otherFormsAreEvaluated() {
    let ftl = """
      -head-vowel = a e i o u
      word = { $case ->
          [of] onum
         *[bare] onus
      }
      m = { HEAD(word) ->
          [vowel] { word }, { FORM(word, case: "of") }, { word }
         *[other] other
      }
      """
    #expect(say(ftl).text == "onus, onum, onus")
  }

  /// A text in another place has other arguments.
  @Test func otherArgumentsAreEvaluated() {
    let ftl = """
      -head-vowel = a e i o u
      m = { HEAD($x) ->
          [vowel] { $x }, { $y }
         *[other] { $y }, { $x }
      }
      named = { HEAD($x) ->
          [vowel] an { $x }
         *[other] a { $x }
      }
      """
    let phrases: [Phrase] = ["apple", "pear", "orange"].map { .message("named", ["x": .text($0)]) }
    #expect(say(ftl, ["x": phrases[0], "y": phrases[1]]).text == "an apple, a pear")
    #expect(say(ftl, ["x": phrases[1], "y": .list(phrases)]).text == "a pear, an apple, a pear, and an orange")
  }

  /// A user's name keeps its small letter at the beginning of a sentence, and a word of the table doesn't.
  @Test func namesKeepTheirLetters() {
    let ftl = """
      -head-vowel = a e i o u
      it = it
      m = { HEAD($x) ->
          [vowel] { $x } is here
         *[other] nobody
      }
      """
    #expect(say(ftl, ["x": .text("alice")], context: .standalone).text == "alice is here")
    #expect(say(ftl, ["x": .message("it")], context: .standalone).text == "It is here")
  }

  @Test func marksForVoicesStay() {
    let ftl = """
      -head-vowel = a e i o u
      month = { LANG("avril", "fr") }
      m = { HEAD(month) ->
          [vowel] d’{ month }
         *[other] de { month }
      }
      """
    let said = say(ftl)
    #expect(said.text == "d’avril")
    #expect(said.spans.map(\.attribute) == [.language("fr")])
  }
}
