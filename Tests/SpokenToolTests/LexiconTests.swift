// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import Testing

@testable import SpokenTool

/// `spoken lexicon`: the sheets that are read aloud.
struct LexiconTests {
  @Test func nounsAreSaidInAllNumbers() {
    let called = spoken("lexicon en dose")
    #expect(called.status == 0 && called.err.isEmpty)
    #expect(called.out.hasPrefix("dose\n  0 doses · 1 dose · 2 doses · 3 doses · 5 doses · 11 doses · 21 doses ·"))
    // A state before and one after, and none of them.
    #expect(called.out.contains("1.5 doses\n"))
    #expect(called.out.contains("3 doses taken"))
    #expect(called.out.contains("dose: none, none yet, more than\n  no doses · no doses yet · more than 1 dose ·"))
  }

  @Test func casesAreThoseOfTheLanguage() {
    let polish = spoken("lexicon pl dose").out
    for heading in ["dose\n", "dose, genitive\n", "dose, accusative\n"] { #expect(polish.contains(heading)) }
    #expect(!spoken("lexicon en dose").out.contains("genitive"))
  }

  @Test func statesAgreeWithANounOfEachGender() {
    let called = spoken("lexicon de taken")
    let headings = called.out.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.contains("dative") }
    #expect(called.status == 0)
    #expect(headings.count > 2)
  }

  @Test func currenciesAreSaid() {
    let called = spoken("lexicon en usd")
    #expect(called.out.hasPrefix("USD\n  0 dollars · 1 dollar · 2 dollars ·"))
    #expect(spoken("lexicon en USD") == called)
    #expect(spoken("lexicon en jpy").out.contains("100 yen"))
  }

  /// The words of an app's overlay, by their ids, in all numbers and states.
  @Test func wordsOfAnAppAreSaid() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lexicon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = [
      "en.ftl": "# Swift: Noun\nlesson = lesson\n    .plural = lessons\n# Swift: Status\nbooked = booked\n",
      "pl.ftl":
        "lesson = lekcja\n    .plural = lekcje\n    .plural-genitive = lekcji\n    .gender = feminine\nbooked = x\n",
    ]
    for (name, text) in texts {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let noun = spoken(["lexicon", "pl", "lesson", "--overlay", folder.path])
    #expect(noun.status == 0)
    #expect(noun.out.hasPrefix("lesson\n  0 lekcji · jedna lekcja · dwie lekcje · 3 lekcje · 5 lekcji ·"), "\(noun)")
    let state = spoken(["lexicon", "en", "booked", "--overlay", folder.path])
    #expect(state.out.contains("2 booked lessons"), "\(state)")
    let list = spoken(["lexicon", "pl", "--overlay", folder.path])
    #expect(list.out.hasPrefix("nouns\n  lesson: lekcja [no .genitive] ·"), "\(list)")
    #expect(spoken(["lexicon", "pl", "--overlay", folder.path, "--tables", "Locales"]).status == 2)
  }

  @Test func withoutAWordAllAreListed() {
    let called = spoken("lexicon en")
    #expect(called.status == 0)
    #expect(called.out.hasPrefix("nouns\n  dose: dose · medication: medication ·"))
    #expect(called.out.contains("\nstates\n"))
    #expect(!called.out.contains("["))
  }

  @Test(arguments: [20, 40, 80, 200], ["en dose", "ja dose", "ar usd", "hi"])
  func linesFitTheTerminal(_ width: Int, _ words: String) throws {
    var text: [UInt8] = []
    let output = Output { bytes in
      text += bytes
      return nil
    }
    let words = words.split(separator: " ").map(String.init)
    _ = try LexiconCommand.run(words[...], Console(out: output, err: output), width: width)
    output.flush()
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    #expect(lines.count > 2)
    #expect(lines.filter { $0.hasPrefix(" ") && LexiconCommand.columns(of: $0) > width } == [])
  }

  @Test func terminalsSayTheirWidth() {
    #expect(LexiconCommand.width(nil) == 80)
    #expect(LexiconCommand.width("132") == 132)
    #expect(LexiconCommand.width("x") == 80)
    #expect(LexiconCommand.width("3") == 20)
    #expect(LexiconCommand.columns(of: "3件") == 3)
  }

  @Test(arguments: [
    ("lexicon", "missing argument '<language>'; expected a language tag, such as pl", 2),
    ("lexicon en dose taken", "unexpected argument 'taken'", 2),
    ("lexicon en --all", "unknown option '--all'", 2),
    ("lexicon en dosse", "unknown noun, currency, or state 'dosse'; did you mean 'dose'?", 1),
    ("lexicon ckb", "unsupported language 'ckb' for '<language>'; expected one of ar, ", 1),
  ])
  func wrongCallsAreToldOf(_ words: String, _ expected: String, _ status: Int32) {
    let called = spoken(words)
    #expect(called.out.isEmpty)
    #expect(called.err.contains(expected))
    #expect(called.status == status)
  }

  @Test func helpIsGiven() {
    #expect(spoken("help lexicon").out == LexiconCommand.usage + "\n")
    #expect(spoken("lexicon --help") == spoken("help lexicon"))
  }
}
