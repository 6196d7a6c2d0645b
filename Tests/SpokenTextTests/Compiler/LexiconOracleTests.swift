// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

/// Sketches of 21 languages' lexicons, and what another evaluator says by them: see `Fixtures/Lexicon`.
@Suite struct LexiconOracleTests {
  /// What is said of one noun, alone or in a state.
  struct Row: Sendable, CustomTestStringConvertible {
    var language: String
    var noun: PhraseID
    var state: PhraseID?
    var counts: [String]
    /// Of a noun in a state: none, none in the state, none yet, more than 1, more than 99, the same in the state, and a
    /// range, alone and in the state.
    var edges: [String] = []

    var testDescription: String { "\(language) \(noun) \(state.map { "\($0)" } ?? "")" }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Lexicon")
  private static let numbers: [ExactDecimal] = [0, 1, 2, 3, 5, 11, 21, 100, "1.5"]

  static let rows: [Row] = {
    guard let text = try? String(contentsOf: folder.appendingPathComponent("phrases.txt"), encoding: .utf8) else {
      return []
    }
    var rows: [Row] = []
    var language = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") {
        language = String(line.dropFirst(2))
      } else if line.hasPrefix(" "), !rows.isEmpty {
        rows[rows.count - 1].edges = line.dropFirst(4).components(separatedBy: " | ")
      } else {
        let halves = line.components(separatedBy: " | ")
        let names = halves[0].split(separator: " ")
        rows.append(
          Row(
            language: language, noun: PhraseID(unchecked: "noun-\(names[0])"),
            state: names.count > 1 ? PhraseID(unchecked: "adjective-\(names[1])") : nil,
            counts: halves[1].components(separatedBy: " · ")))
      }
    }
    return rows
  }()

  @Test func allSketchesAreRead() {
    #expect(Self.rows.count == 21 * 11)
    #expect(Self.speakers.count == 21)
    #expect(Self.rows.count { $0.state != nil } == 21 * 4)
  }

  private static let speakers: [String: Speaker] = {
    let languages = Set(rows.map(\.language))
    return Dictionary(
      uniqueKeysWithValues: languages.compactMap { language in speaker(language).map { (language, $0) } })
  }()

  private static func speaker(_ language: String) -> Speaker? {
    guard let text = try? Data(contentsOf: folder.appendingPathComponent("\(language).ftl")),
      let tag = try? LanguageTag(parsing: language)
    else { return nil }
    let table = TableLibrary.table(of: TableCompiler.compile(tag, [TableSource(file: language, bytes: Array(text))]))
    return Speaker(table: table, preferences: Preferences(tag, zone: FixedOffset(seconds: 0), reference: .live))
  }

  /// The languages in which 2 to 4 has a form other than that of the category "other".
  private static let rangesOfAnotherCategory: Set = ["ar", "pl", "ru"]

  @Test func sketchesCompileWithoutDiagnostics() {
    for (language, speaker) in Self.speakers { #expect(speaker.table.diagnostics == [], "\(language)") }
  }

  @Test(arguments: rows)
  func wordsAgreeWithTheOracle(_ row: Row) throws {
    let speaker = try #require(Self.speakers[row.language])
    let state = row.state.map { adjective in
      speaker.table.message(adjective) == nil ? PhraseID(unchecked: "state-\("\(adjective)".dropFirst(10))") : adjective
    }
    func said(_ id: PhraseID, _ count: Phrase, noun: PhraseID? = nil, _ state: PhraseID?) -> String {
      var arguments: [(name: PhraseID, value: Phrase)] = [("count", count)]
      if let noun { arguments.append(("noun", .message(noun))) }
      if let state { arguments.append(("state", .message(state))) }
      return speaker.say(.message(id, Phrase.Arguments(arguments)), context: .inline).text
    }
    try #require(row.counts.count == Self.numbers.count)
    for (number, phrase) in zip(Self.numbers, row.counts) { #expect(said(row.noun, .number(number), state) == phrase) }
    try #require(row.edges.count == (state == nil ? 0 : 8))
    if let state {
      let edges = [
        said("counted-none", .number(0), noun: row.noun, nil),
        said("counted-none-state", .number(0), noun: row.noun, state),
        said("counted-empty", .number(0), noun: row.noun, nil), said("counted-more", .number(1), noun: row.noun, nil),
        said("counted-more", .number(99), noun: row.noun, nil),
        said("counted-more-state", .number(99), noun: row.noun, state),
        said("counted-range", .message("range"), noun: row.noun, nil),
        said("counted-range-state", .message("range"), noun: row.noun, state),
      ]
      // The sketches give the plural category of a range as an attribute, which the evaluator does not read.
      let count = Self.rangesOfAnotherCategory.contains(row.language) ? 6 : 8
      #expect(edges[..<count] == row.edges[..<count])
    }
  }
}
