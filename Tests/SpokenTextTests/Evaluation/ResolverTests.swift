// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import Testing

/// Our resolver against Fluent's own for Python, on cases of our own (Scripts/record-resolver-fixtures).
@Suite struct ResolverTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    struct Row: Decodable, Sendable {
      var message: String
      var arguments: [String: Scalar]
      var text: String?
    }

    enum Scalar: Decodable, Sendable {
      case number(Decimal), text(String)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Decimal.self) {
          self = .number(number)
        } else {
          self = .text(try container.decode(String.self))
        }
      }
    }

    var ftl: String
    var rows: [Row]

    var testDescription: String { String(ftl.prefix(40)) }
  }

  /// Where we say something else than Fluent for Python, and why. Its fallbacks lack the braces that Fluent's resolvers
  /// for JavaScript and Rust put around what is missing; ours follow those two.
  static let exceptions: [String: [(recorded: String, ours: String)]] = [
    "greet": [("Hello, name!", "Hello, {$name}!")],
    "two": [("x b x", "x {$b} x")],
    // A sign is a word: voices skip a hyphen.
    "num": [("-1", "minus 1"), ("-0.125", "minus 0.125")],
    "maxfrac": [("-2.2", "minus 2.2")],
    "plural": [("n things", "{$n} things"), ("-1 thing", "minus 1 thing")],
    "missnum": [("n", "{NUMBER()}")],
    "numstr": [("NUMBER()", "{NUMBER()}")],
    "outer": [("O I x", "O I {$x}")],
    "m4": [("MISSING()", "{MISSING()}")],
    "usesnovalue": [("novalue", "{novalue}")],
    "private": [("a", "{$a}")],
    // A cycle is cut where it comes back, and named; Python's own is cut later, or overflows its stack.
    "cycle": [("(overflows its stack)", "{cycle}")],
    "ping": [("a b ???", "a b {ping}")],
    "pong": [("b a ???", "b a {pong}")],
    // A literal keeps the zeros that it shows, as in JavaScript: they decide plural forms.
    "lit": [("1 3.14 -5 0 1,000", "1 3.14 minus 5 0.0 1,000")],
    // Python's has no ordinals: it ignores the type.
    "ordinal": [
      ("1th", "1st"), ("2th", "2nd"), ("3th", "3rd"), ("21th", "21st"), ("22th", "22nd"), ("101th", "101st"),
    ],
    // Python's looks at the number, not at what is shown of it: CLDR has 1.0 as "other" in English.
    "visible": [("one", "other")],
  ]

  static let cases: [Case] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/resolver.json")
    return (try? JSONDecoder().decode([Case].self, from: Data(contentsOf: file))) ?? []
  }()

  private let speaker = Speaker("en", offsets: FixedOffset(seconds: 0))

  private func said(_ row: Case.Row, by speaker: Speaker) -> String {
    let arguments = Phrase.Arguments(
      row.arguments.sorted { $0.key < $1.key }.map { name, scalar in
        switch scalar {
        case .number(let number): (name: PhraseID(unchecked: name), value: Phrase.number(number))
        case .text(let text): (name: PhraseID(unchecked: name), value: .text(text))
        }
      })
    return speaker.resolve(.message(PhraseID(unchecked: row.message), arguments), context: .inline).utterance.text
  }

  @Test(arguments: cases)
  func saysWhatFluentSays(_ each: Case) throws {
    let speaker = speaker.adding(Overlay(["en": each.ftl]))
    for row in each.rows {
      let recorded = row.text ?? "{\(row.message)}"
      let exception = Self.exceptions[row.message]?.first { $0.recorded == recorded }
      #expect(said(row, by: speaker) == exception?.ours ?? recorded, "\(row.message) \(row.arguments)")
    }
  }

  @Test func exceptionsAreOfTheCases() {
    #expect(Self.cases.count > 50)
    #expect(Self.cases.allSatisfy { !$0.rows.isEmpty })
    for (message, rows) in Self.exceptions {
      let recorded = Self.cases.flatMap(\.rows).filter { $0.message == message }.map(\.text)
      for row in rows { #expect(recorded.contains(row.recorded), "\(message): \(row.recorded)") }
    }
  }
}
