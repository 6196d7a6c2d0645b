// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Tables larger than anybody writes.
@Suite struct TableLimitTests {
  private let plain = Speaker("en", offsets: FixedOffset(seconds: 0))

  /// Many attributes of one message, and as many references to them: each search of all of them would be seen.
  @Test func manyAttributesAreFound() {
    // A search of all of them for each would take 10,000 times as long.
    let count = DeepCheck.isAsked ? 100_000 : 20_000
    var text = "m = M\n"
    for number in 0..<count { text += "    .a\(number) = A\(number)\n" }
    text += "    .a7 = again\n"
    for number in 0..<count { text += "r\(number) = { m.a\(number) }\n" }
    let overlay = Overlay(files: [
      Overlay.File(language: "en", name: "first.ftl", text: "m =\n    .a5 = first\n"),
      Overlay.File(language: "en", name: "many.ftl", text: text),
    ])
    #expect(overlay.diagnostics(for: "en") == [])
    let spoken = plain.adding(overlay)
    for number in [0, 1, 7, 8, 9, count / 2, count - 1] {
      #expect(spoken.say(.message(PhraseID(unchecked: "m.a\(number)"))).text == "A\(number)")
      #expect(spoken.say(.message(PhraseID(unchecked: "r\(number)"))).text == "A\(number)")
    }
    #expect(spoken.say(.message("m.a5")).text == "First")
    #expect(spoken.say(.message("m")).text == "M")
    #expect(spoken.resolve(.message("m.b")).faults == [SpeechFault(kind: .unknownAttribute, name: "m.b")])
  }

  /// Words have room for any number.
  @Test func seventyThousandVariantsAreFound() {
    let count = 70_000
    var text = "m = { $word ->\n"
    for number in 0..<count { text += "    [w\(number)] said \(number)\n" }
    text += "   *[other] none\n}\n"
    let overlay = Overlay(["en": text])
    #expect(overlay.diagnostics(for: "en") == [])
    let spoken = plain.adding(overlay)
    for number in [0, 65_535, 65_536, count - 1] {
      #expect(spoken.say(.message("m", ["word": .text("w\(number)")])).text == "Said \(number)")
    }
    #expect(spoken.say(.message("m", ["word": .text("w\(count)")])).text == "None")
  }

  /// An argument that the table has no number for is a fault where it is used, and never another argument.
  @Test func surplusArgumentNamesAreFaults() throws {
    let room = ArgumentName.most - ArgumentName.BuiltIn.allCases.count
    var text = "first = { $v0 }\nmany = "
    for number in 0..<room { text += "{ $v\(number) }" }
    text += """

      last = { $v\(room - 1) }
      over = over { $over }
      number = { NUMBER($over) }
      choice = { $over ->
          [one] one
         *[other] other
      }
      form = { FORM(first, $over) }
      trait = { TRAIT($over, "gender") }
      ofTrait = { TRAIT($over, "gender") ->
          [feminine] she
         *[other] it
      }
      -term = term { $v0 }
      call = { -term(over: "x", v0: "y") }
      still = { $v0 }
      """
    let overlay = Overlay(["en": text])
    // Our own names come after an app's: those of messages that are compiled at once may have no room either.
    let places = overlay.diagnostics(for: "en").map { "\($0.line):\($0.column)" }
    #expect(places == ["4:16", "5:20", "6:13", "10:23", "11:18", "12:20", "17:16"])
    #expect(
      overlay.diagnostics(for: "en").allSatisfy {
        $0.message.hasPrefix("too many argument names: '$over' exceeds the limit")
      })
    let spoken = plain.adding(overlay)
    let arguments: Phrase.Arguments = [
      "over": .text("wrong"), "v0": .text("zero"), PhraseID(unchecked: "v\(room - 1)"): .text("last"),
    ]
    #expect(spoken.say(.message("first", arguments)).text == "zero")
    #expect(spoken.say(.message("last", arguments)).text == "last")
    #expect(spoken.say(.message("still", arguments)).text == "zero")
    let unknown = SpeechFault(kind: .unknownVariable, name: "$over")
    for (id, said, faults) in [
      ("over", "Over {$over}", [unknown]),
      ("number", "{NUMBER()}", [SpeechFault(kind: .wrongArgument, name: "NUMBER()")]),
      ("choice", "Other", [unknown]),
      ("form", "{FORM()}", [SpeechFault(kind: .wrongArgument, name: "FORM()")]),
      ("trait", "{TRAIT()}", [SpeechFault(kind: .wrongArgument, name: "TRAIT()")]),
      ("ofTrait", "It", [SpeechFault(kind: .wrongArgument, name: "TRAIT()")]),
      ("call", "Term y", []),
    ] {
      let (utterance, found) = spoken.resolve(.message(PhraseID(unchecked: id), arguments))
      #expect(utterance.text == said, "\(id)")
      #expect(found == faults, "\(id)")
    }
    // What the library binds itself has its numbers before all others.
    #expect(spoken.money("25.50", .usd).text == "25 dollars and 50 cents")
  }

  /// A file that would need larger numbers than the table has is left out, and the others are not.
  @Test func filesBeyondTheLimitAreLeftOut() {
    let sources = [("a", "a = A\n"), ("b", "b = B and more\n"), ("c", "c = C\n")].map {
      TableSource(file: $0, bytes: Array($1.utf8))
    }
    let table = TableLibrary.table(of: TableCompiler.compile("en", sources, mostBytes: 15))
    #expect(
      table.diagnostics.map(\.description) == [
        "b:1:1: error: too much to compile; this file is omitted"
      ])
    let ids = table.messages.map { table.id(of: $0) }
    #expect(ids == ["a", "c"])
  }
}
