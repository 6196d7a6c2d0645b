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

  static let phraseHeader = """
    Nanoseconds a phrase; "floor" makes a String of the same bytes. Allocations a phrase: of more than
    15 bytes, of fewer, and Foundation's. "!" marks what misses its aim.

    lang   family           Spoken   floor  × floor   Found.  as fast    aim     allocations  beside
    """

  static func line(_ result: PhraseResult) -> String {
    let allocations = [result.allocationsLong, result.allocationsSmall, result.allocationsFoundation]
      .map { $0.map { number($0, digits: 1, width: 5) } ?? "    –" }
    return [
      pad(result.language, 6), pad(result.family, 15), number(result.spokenText, digits: 1, width: 7),
      number(result.floor, digits: 1, width: 7),
      number(result.timesFloor, digits: 1, width: 7) + (result.timesFloor <= 2 ? " " : "!"),
      number(result.foundation, digits: 0, width: 7),
      number(result.timesAsFast, digits: 1, width: 7) + (result.timesAsFast >= result.aim ? " " : "!"),
      number(result.aim, digits: 0, width: 5), allocations.joined(), " " + result.opponent,
    ].joined(separator: " ")
  }

  static let startUpHeader = """

    Microseconds to the first phrase: of the whole process, and from main (aim: 1000 for
    English, 2000 for any language).

    lang         whole Spoken   whole Found.        from main: Spoken         Found.
    """

  static func line(_ result: StartUpResult) -> String {
    let aim: Double = result.language.hasPrefix("en") ? 1000 : 2000
    return [
      pad(result.language, 10), number(result.wholeSpokenText, digits: 0, width: 14),
      number(result.wholeFoundation, digits: 0, width: 14),
      number(result.insideSpokenText, digits: 0, width: 24) + (result.insideSpokenText <= aim ? " " : "!"),
      number(result.insideFoundation, digits: 0, width: 13),
    ].joined(separator: " ")
  }

  static let compilationHeader = """

    Making a table, warm: parsing its files alone, and making it whole (aim: 60 MB/s).

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

    Cards of some parts, built and said, beside the same parts said singly (aim: at most 1.5 times; a label of n parts in
    n + 2 allocations). Nanoseconds.

    lang       parts     card   singly    times   allocations
    """

  static func line(_ result: CardResult) -> String {
    let isMany = result.allocations.map { $0 > result.parts + 2 } ?? false
    return [
      pad(result.language, 10), number(Double(result.parts), digits: 0, width: 5),
      number(result.card, digits: 0, width: 8), number(result.singly, digits: 0, width: 8),
      number(result.ratio, digits: 2, width: 7) + (result.ratio <= 1.5 ? " " : "!"),
      (result.allocations.map { number(Double($0), digits: 0, width: 12) } ?? "           –") + (isMany ? "!" : " "),
    ].joined(separator: " ")
  }

  static let memoryHeader = """

    Resident memory that a language takes in a process of its own (aim: 400 KB).

    lang             KB
    """

  static func line(_ result: MemoryResult) -> String {
    "\(pad(result.language, 10)) \(number(result.kilobytes, digits: 0, width: 8))"
      + (result.kilobytes <= 400 ? "" : "!")
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func number(_ value: Double, digits: Int, width: Int) -> String {
    let text = String(format: "%.\(digits)f", value)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
