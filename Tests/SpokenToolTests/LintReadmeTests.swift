// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import Testing

@testable import SpokenTool

/// What translators are told in `Locales/README.md` is so.
struct LintReadmeTests {
  private struct Block {
    var language: LanguageTag
    var text: String
  }

  private static let locales = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Locales")
  private static let text = try? String(contentsOf: locales.appendingPathComponent("README.md"), encoding: .utf8)

  /// The blocks that begin with a line like “```ftl pl”.
  private static let blocks: [Block] = {
    var blocks: [Block] = []
    var open: Block?
    for line in (text ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```ftl ") {
        open = Block(language: LanguageTag(stringLiteral: String(line.dropFirst(7))), text: "## Rewords\n")
      } else if line == "```" {
        if let block = open { blocks.append(block) }
        open = nil
      } else {
        open?.text += line + "\n"
      }
    }
    return blocks
  }()

  /// The size of the work is that of the English tables: what they have by hand, without the words of English alone.
  @Test func sizeOfTheWorkIsTrue() throws {
    let claim = /You write about ([\d,]+) messages and (\d+) word forms in (\d+) files\. Scripts write (\w+) more files/
    let said = try #require(try claim.firstMatch(in: Self.text ?? "")?.output)
    func number(_ text: Substring) -> Int { Int(text.filter(\.isNumber)) ?? 0 }
    let english = try #require(LintTree(root: Self.locales.path, isOverlay: false).source)
    let entries = english.order.compactMap { english.messages[$0] }.filter { entry in
      !entry.file.isGenerated && !["adjective-", "word-"].contains { entry.id.hasPrefix($0) }
    }
    #expect(abs(entries.count - number(said.1)) <= 25, "\(entries.count) messages")
    let forms = entries.map(\.attributes.count).reduce(0, +)
    #expect(abs(forms - number(said.2)) <= 25, "\(forms) forms")
    #expect(english.files.count { !$0.isGenerated } == number(said.3))
    #expect(english.files.count { $0.isGenerated } == ["three": 3, "four": 4, "five": 5, "six": 6][said.4])
  }

  /// All examples as one overlay; those in a language that is not compiled in are tried in English.
  private static let overlay = Overlay(
    files: blocks.enumerated().map { number, block in
      let language: LanguageTag = ["en", "pl"].contains(block.language) ? block.language : "en"
      return Overlay.File(language: language, name: "block \(number)", text: block.text)
    })

  @Test func allBlocksAreRead() throws {
    let text = try #require(Self.text)
    #expect(Self.blocks.count == text.split(separator: "\n").count { $0.hasPrefix("```ftl") })
    #expect(Self.blocks.count >= 6)
  }

  @Test(arguments: ["en", "pl"] as [LanguageTag])
  func blocksCompile(_ language: LanguageTag) {
    #expect(Self.overlay.diagnostics(for: language).map(\.description) == [])
  }

  @Test func blocksAreCleanByLint() {
    var files: [LanguageTag: [LintFile]] = [:]
    for (number, block) in Self.blocks.enumerated() {
      let name = "\(number).ftl"
      files[block.language, default: []].append(LintFile(path: name, name: name, bytes: Array(block.text.utf8)))
    }
    for (language, files) in files {
      let findings = LintCheck.findings(in: LintTree([language: files], isOverlay: true))
        // The examples replace messages of the library.
        .filter { !$0.message.contains("rewords nothing") }
      #expect(findings.map(\.description) == [])
    }
  }

  struct Said: Sendable {
    var language: LanguageTag
    var id: PhraseID
    var arguments: Phrase.Arguments
    var expected: String
    /// Whether the README quotes it.
    var isQuoted = true
  }

  @Test(arguments: [
    Said(language: "en", id: "found-files", arguments: ["count": .number(3)], expected: "3 files"),
    Said(language: "pl", id: "found-files", arguments: ["count": .number(0)], expected: "Brak plików", isQuoted: false),
    Said(language: "pl", id: "found-files", arguments: ["count": .number(22)], expected: "22 pliki", isQuoted: false),
    Said(language: "pl", id: "without", arguments: ["thing": .message("fruit-pear")], expected: "Bez gruszki"),
    Said(
      language: "pl", id: "counting-from", arguments: ["number": .number(21)], expected: "Liczenie od dwudziestu jeden"),
    Said(language: "pl", id: "lap", arguments: ["lap": .number(21)], expected: "Dwudzieste pierwsze okrążenie"),
    Said(
      language: "pl", id: "without", arguments: ["thing": .message("fruit-apple")], expected: "Bez jabłka",
      isQuoted: false),
    Said(
      language: "pl", id: "left", arguments: ["unit": .message("unit-dose"), "number": .number(5)],
      expected: "Zostało: 5 dawek"),
    Said(
      language: "pl", id: "fruit-state",
      arguments: ["thing": .message("fruit-pear"), "state": .message("state-ripe")], expected: "Gruszka: dojrzała"),
    Said(
      language: "en", id: "shelf-empty", arguments: ["noun": .message("noun-bell")], expected: "No bells on the shelf",
      isQuoted: false),
    Said(
      language: "en", id: "shelf-first", arguments: ["noun": .message("noun-copper-bell")],
      expected: "The first copper bell on the shelf", isQuoted: false),
    Said(
      language: "en", id: "counted", arguments: ["count": .number(3), "noun": .message("noun-copper-bell")],
      expected: "3 copper bells", isQuoted: false),
    Said(
      language: "pl", id: "counted", arguments: ["count": .number(5), "noun": .message("noun-lantern")],
      expected: "5 latarni", isQuoted: false),
    Said(language: "en", id: "build", arguments: ["build": .number(42)], expected: "Build 0042"),
    Said(language: "en", id: "finish", arguments: ["place": .number(22)], expected: "22nd to finish"),
    Said(language: "en", id: "code", arguments: ["code": .text("A1B2")], expected: "Code A 1 B 2"),
    Said(
      language: "en", id: "song", arguments: ["title": .text("La mer")], expected: "Now playing La mer", isQuoted: false
    ),
    Said(
      language: "en", id: "pair", arguments: ["first": .text("Padres"), "second": .text("hijos")],
      expected: "Padres e hijos"),
    Said(
      language: "en", id: "pair", arguments: ["first": .text("Agua"), "second": .text("hielo")],
      expected: "Agua y hielo"),
    Said(language: "en", id: "the-thing", arguments: ["thing": .message("thing-table")], expected: "La mesa"),
  ])
  func examplesSayWhatTheyShould(_ said: Said) throws {
    let zone = try #require(TimeZone(identifier: "GMT"))
    let speaker = Speaker(said.language, timeZone: zone).adding(Self.overlay)
    let (utterance, faults) = speaker.resolve(.message(said.id, said.arguments))
    #expect(utterance.text == said.expected)
    #expect(faults.isEmpty)
    if said.isQuoted { #expect(Self.text?.contains(said.expected) == true) }
  }
}
