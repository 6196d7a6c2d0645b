// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// All that was measured in one run, as tables or as JSON.
struct Report: Encodable {
  var phrases: [PhraseResult] = []
  var startUps: [StartUpResult] = []
  var compilations: [CompilationResult] = []
  var cards: [CardResult] = []
  var memories: [MemoryResult] = []

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// Of an earlier report, only the phrases are read.
  private struct Earlier: Decodable { var phrases: [PhraseResult] }

  static func phrases(inReportAt path: String) throws -> [PhraseResult] {
    try JSONDecoder().decode(Earlier.self, from: Data(contentsOf: URL(fileURLWithPath: path))).phrases
  }

  static let phraseHeader = """
    Nanoseconds a phrase; "floor" makes a String of the same bytes. Allocations a phrase: of more than
    15 bytes, of fewer, and Foundation's. "before" is the time divided by that of the earlier report.
    "!" marks a result that misses its aim.

    lang   family           Spoken   floor  × floor   Found.  as fast    aim     allocations  before  beside
    """

  static func line(_ result: PhraseResult, _ earlier: [PhraseResult]) -> String {
    let allocations = [result.allocationsLong, result.allocationsSmall, result.allocationsFoundation]
      .map { $0.map { number($0, digits: 1, width: 5) } ?? "    –" }
    let before = result.timesBefore(earlier)
    return [
      pad(result.language, 6), pad(result.family, 15), number(result.spokenText, digits: 1, width: 7),
      number(result.floor, digits: 1, width: 7), number(result.timesFloor, digits: 1, width: 7) + " ",
      number(result.foundation, digits: 0, width: 7),
      number(result.timesAsFast, digits: 1, width: 7) + (result.timesAsFast >= result.aim ? " " : "!"),
      number(result.aim, digits: 1, width: 5), allocations.joined(),
      (before.map { number($0, digits: 2, width: 6) } ?? "     –") + ((before ?? 0) <= 1.3 ? " " : "!"),
      result.opponent,
    ].joined(separator: " ")
  }

  /// The geometric mean over all phrases, without cards and rows.
  var meanLine: String {
    let mean = LanguageResult.mean(of: phrases)
    let text = Self.number(mean, digits: 2, width: 0) + (mean >= 5 ? "" : "!")
    return "\nGeometric mean of the phrases: \(text) times as fast as Foundation (aim: 5)"
  }

  static let startUpHeader = """

    Microseconds to the first phrase: of the whole process, and from main (aim: 5000).

    lang         whole Spoken   whole Found.        from main: Spoken         Found.
    """

  static func line(_ result: StartUpResult) -> String {
    [
      pad(result.language, 10), number(result.wholeSpokenText, digits: 0, width: 14),
      number(result.wholeFoundation, digits: 0, width: 14),
      number(result.insideSpokenText, digits: 0, width: 24) + (result.insideSpokenText <= 5000 ? " " : "!"),
      number(result.insideFoundation, digits: 0, width: 13),
    ].joined(separator: " ")
  }

  static let compilationHeader = """

    Making a table, warm: parsing its files alone, and making it whole.

    lang          bytes   parse µs      make µs     MB/s   allocations
    """

  static func line(_ result: CompilationResult) -> String {
    [
      pad(result.language, 10), number(Double(result.bytes), digits: 0, width: 8),
      number(result.parse, digits: 0, width: 10), number(result.make, digits: 0, width: 12),
      number(result.megabytesPerSecond, digits: 0, width: 8),
      result.allocations.map { number(Double($0), digits: 0, width: 13) } ?? "            –",
    ].joined(separator: " ")
  }

  static let cardHeader = """

    Nanoseconds to build cards of some parts and say them, beside the same parts said singly.

    lang       parts     card   singly    times   allocations
    """

  static func line(_ result: CardResult) -> String {
    [
      pad(result.language, 10), number(Double(result.parts), digits: 0, width: 5),
      number(result.card, digits: 0, width: 8), number(result.singly, digits: 0, width: 8),
      number(result.ratio, digits: 2, width: 7),
      result.allocations.map { number(Double($0), digits: 0, width: 13) } ?? "            –",
    ].joined(separator: " ")
  }

  static let memoryHeader = """

    Memory that is written for a language, in a process of its own (aim: 1024 KB).

    lang             KB
    """

  static func line(_ result: MemoryResult) -> String {
    "\(pad(result.language, 10)) \(number(result.kilobytes, digits: 0, width: 8))"
      + (result.kilobytes <= 1024 ? "" : "!")
  }

  static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  static func number(_ value: Double, digits: Int, width: Int) -> String {
    let text = String(format: "%.\(digits)f", value)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
