// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct LetterCaseTests {
  private func capitalized(_ text: String, _ tag: LanguageTag, limit: Int? = nil) -> String {
    TextBuffer.withBuffer { buffer in
      var buffer = Optional(buffer)
      var own = buffer.take() ?? TextBuffer()
      own.append(text)
      own.capitalize(from: 0, to: limit ?? text.utf8.count, by: LetterCase(tag))
      return own.text()
    }
  }

  @Test(
    arguments: [
      ("today", "en", "Today"), ("Today", "en", "Today"), ("3 of 5", "en", "3 of 5"), ("", "en", ""),
      ("istanbul", "tr", "İstanbul"), ("ılık", "tr", "Ilık"), ("i", "az", "İ"), ("istanbul", "en", "Istanbul"),
      ("ijs", "nl", "IJs"), ("is", "nl", "Is"), ("ĳs", "nl", "Ĳs"), ("jij", "nl", "Jij"), ("ijs", "en", "Ijs"),
      ("ოცი", "ka", "ოცი"), ("άλφα", "el", "Άλφα"), ("ώρα", "el", "Ώρα"), ("ﬁve", "en", "Five"), ("ǆep", "hr", "ǅep"),
      ("ßa", "de", "Ssa"), ("ŉa", "af", "ʼNa"), ("élan", "fr", "Élan"), ("янв", "ru", "Янв"), ("اليوم", "ar", "اليوم"),
      ("今日", "ja", "今日"), ("¿qué", "es", "¿Qué"), ("“quote", "en", "“Quote"), ("e\u{301}te", "fr", "E\u{301}te"),
      ("١ يوم", "ar", "١ يوم"), ("½ cup", "en", "½ cup"), ("  a", "en", "  A"), ("…", "en", "…"), ("𐐨𐐨", "en", "𐐀𐐨"),
      ("og", "nb", "Og"), ("ჱ", "ka", "ჱ"), ("ᾳ", "el", "ᾼ"),
    ] as [(String, LanguageTag, String)])
  func firstLettersAreCapitalized(_ text: String, _ tag: LanguageTag, _ expected: String) {
    #expect(capitalized(text, tag) == expected)
  }

  /// Only the table's own text is put in title case: a name that follows is left as it is.
  @Test(arguments: [("“anna”", 3, "“anna”"), ("anna", 0, "anna"), ("¿anna", 3, "¿Anna"), ("ijs", 1, "Ijs")])
  func onlyTheTablesOwnTextIsCapitalized(_ text: String, _ limit: Int, _ expected: String) {
    #expect(capitalized(text, "nl", limit: limit) == expected)
  }

  /// Our mappings and the standard library's are the same for every character.
  @Test(.enabled(if: StandardUnicode.isOurs)) func everyScalar() {
    for scalar in DeepCheck.isAsked ? StandardUnicode.assigned : StandardUnicode.varied {
      let (text, properties) = (String(scalar), scalar.properties)
      let title = LetterCase.standard.firstLetter(of: text).map(\.letters) ?? text
      guard title.unicodeScalars.elementsEqual(properties.titlecaseMapping.unicodeScalars),
        // The small letter of İ is two characters.
        scalar == "İ" || String(LetterCase.small(scalar)) == properties.lowercaseMapping
      else {
        Issue.record("U+\(numbers(of: text))")
        continue
      }
      // The first letter is sought behind what is neither a letter nor a number.
      let isPassedOver = !properties.isAlphabetic && properties.numericType == nil
      let start = LetterCase.standard.firstLetter(of: text + "a")?.start
      let expected = isPassedOver ? text.utf8.count : properties.titlecaseMapping == text ? nil : 0
      if start != expected { Issue.record("U+\(numbers(of: text)) and a letter") }
    }
  }
}
