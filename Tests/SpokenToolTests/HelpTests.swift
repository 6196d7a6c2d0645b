// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenTool

@Suite struct HelpTests {
  @Test func isGivenWhereverItIsAskedFor() {
    let calls = [
      ("help", "--help"), ("help", "-h"), ("help say", "say --help"), ("help say", "say -h"),
      ("help say", "say --batch --help"), ("help say money", "say money --help"),
      ("help say money", "say money 1 USD -h"), ("help say money", "help money"), ("help ast", "ast --help"),
      ("help languages", "languages --help"), ("help audit", "audit --help"), ("help swift", "swift --help"),
    ]
    for (call, other) in calls {
      let help = spoken(call)
      #expect(help.status == 0 && help.err.isEmpty && help.out.count > 60, "\(call)")
      #expect(spoken(other) == help, "\(other)")
    }
    #expect(spoken("help help").status == 0)
    #expect(spoken("say message a -- --help").status != 0)
  }

  @Test func isShownToWhoeverSaysNothing() {
    let called = spoken("")
    #expect(called == Called(err: spoken("help").out, status: 2))
  }

  /// Every key of a kind, every choice, and examples whose answers are real.
  @Test(arguments: Kind.names)
  func tellsAllOfAKind(_ name: String) throws {
    let kind = try Kind.named(name)
    let help = spoken(["help", "say", name]).out
    for key in kind.options + kind.common + kind.ofCommand {
      #expect(help.contains(key.option + " "))
      #expect(key.choices.allSatisfy { help.contains($0) })
    }
    for key in kind.places { #expect(help.contains("<\(key.name.hyphenated)>")) }
    let words = Set(help.split { $0 == " " || $0 == "\n" || $0 == "," }.map { String($0) })
    for key in kind.keys { #expect(words.isSuperset(of: key.vocabulary?.names ?? [])) }
    #expect(kind.examples.isEmpty == (name == "nothing"))
    for example in kind.examples {
      let called = spoken(["say", name] + example)
      #expect(called.status == 0 && called.err.isEmpty && !called.out.isEmpty)
      #expect(help.contains("\n  " + called.out.dropLast().replacing("\n", with: "\n  ") + "\n"))
    }
    #expect(help.split(separator: "\n").filter { !$0.contains("$") }.allSatisfy { $0.count <= 120 })
  }

  @Test func namesOfKeysAreOneToAKind() {
    for kind in Kind.all {
      let keys = kind.keys + kind.common
      #expect(Set(keys.map(\.name)).count == keys.count, "\(kind.name)")
      #expect(!keys.contains { ["id", "kind", "batch", "help"].contains($0.name) }, "\(kind.name)")
    }
  }

  @Test(arguments: [
    ("a", "a"), ("", "''"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("{\"a\": 1}", "'{\"a\": 1}'"),
    ("-05:00", "-05:00"),
  ])
  func wordsAreWrittenForAShell(_ word: String, _ shell: String) {
    #expect(HelpCommand.shellWord(word) == shell)
  }
}
