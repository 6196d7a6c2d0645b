// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextTesting
import Testing

@Suite struct GoldenTableTests {
  @Test func tableIsPrintedAndReadBack() throws {
    let table = GoldenTable(
      header: ["Golden file for en.", "", "Two lines."],
      rows: [
        .init(key: "money 1 USD", phrase: "1 dollar"), .init(key: "#tab\t", phrase: "a\u{A0}b"),
        .init(key: "money 1 XYZ", phrase: "1 X Y Z", marks: "spelled: X Y Z"),
      ])
    let text = """
      # Golden file for en.
      #
      # Two lines.
      money 1 USD\t1 dollar
      \\u{23}tab\\t\ta\\u{A0}b
      money 1 XYZ\t1 X Y Z\tspelled: X Y Z

      """
    #expect(table.description == text)
    #expect(try GoldenTable(parsing: text) == table)
    #expect(try GoldenTable(parsing: text.replacing("\n", with: "\r\n")) == table)
    #expect(table["money 1 USD"] == "1 dollar")
    #expect(table["money 2 USD"] == nil)
  }

  @Test(arguments: [
    ("a\tb\nnothing", "line 2: invalid row; expected a key, a tab, and a phrase"),
    ("a\tb\tc\td", "line 1: invalid row; expected a key, a tab, and a phrase"),
    ("\tb", "line 1: invalid row; expected a key, a tab, and a phrase"),
    ("# x\n\na\t\\q", #"line 3: invalid escape; expected \t, \n, \r, \\, or a code point such as \u{200F}"#),
    ("a\tb\nc\td\na\te", "line 3: duplicate key 'a' (line 1)"),
  ])
  func brokenLineIsNamed(_ text: String, _ description: String) {
    #expect { try GoldenTable(parsing: text) } throws: { "\($0)" == description }
  }

  @Test func spansBecomeMarks() {
    let utterance = Utterance("5 X Y, Łódź", spans: [.init(2..<5, .spellOut), .init(7..<14, .language("pl"))])
    #expect(GoldenTable.Row(key: "k", utterance: utterance).marks == "spelled: X Y; in pl: Łódź")
  }
}
