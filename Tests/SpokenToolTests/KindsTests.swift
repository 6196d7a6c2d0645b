// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenTool

/// The list of kinds that tools build batches from: what it says of a key must be true of the batch.
@Suite struct KindsTests {
  /// A kind as `spoken kinds --json` lists it.
  struct Listed {
    let kind: String
    let keys: [(name: String, isRequired: Bool, example: JSON, choices: [JSON], members: [String: JSON])]
    let examples: [(request: JSON, answer: String)]

    init(_ json: JSON) throws {
      let members = try Self.members(json)
      kind = try Self.text(members["kind"])
      keys = try Self.items(members["keys"]).map { key in
        let key = try Self.members(key)
        let choices = try ["choices", "words"].flatMap { try key[$0].map { try Self.items($0) } ?? [] }
        return (
          try Self.text(key["name"]), key["required"] == .bool(true), try #require(key["example"]), choices, key
        )
      }
      examples = try Self.items(members["examples"]).map { example in
        let example = try Self.members(example)
        return (try #require(example["request"]), try Self.text(example["answer"]))
      }
    }

    private static func members(_ json: JSON) throws -> [String: JSON] {
      guard case .object(let members) = json else { throw Problem.noKind }
      return Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) })
    }

    private static func items(_ json: JSON?) throws -> [JSON] {
      guard case .array(let items)? = json else { throw Problem.noKind }
      return items
    }

    private static func text(_ json: JSON?) throws -> String {
      guard case .string(let text)? = json else { throw Problem.noKind }
      return text
    }
  }

  static let listed: [Listed] = {
    guard case .array(let items)? = try? JSONReader.value(of: spoken("kinds --json").out) else { return [] }
    return items.compactMap { try? Listed($0) }
  }()

  /// A line with these keys.
  private func request(_ kind: String, _ members: [(String, JSON)]) -> String {
    JSON.object(([("kind", .string(kind))] + members).map { JSON.Member(name: $0.0, value: $0.1) }).description
  }

  /// The answer to a line with these keys.
  private func answer(_ kind: String, _ members: [(String, JSON)]) throws -> String {
    try #require(answers([request(kind, members)]).first)
  }

  @Test func everyKindIsListed() {
    #expect(Self.listed.map(\.kind) == Kind.names)
    for (listed, kind) in zip(Self.listed, Kind.all) {
      #expect(listed.keys.map(\.name) == kind.keys.map(\.name))
      #expect(!listed.examples.isEmpty)
    }
  }

  /// Keys that stand in the place of others, and not beside them.
  static let alternatives = ["reminder": ["part", "characters"], "range": ["noun"], "fraction": ["unit"]]

  /// A line of what is required, one of everything, and one for each choice of each key.
  @Test(arguments: listed.indices)
  func linesAreSaid(_ index: Int) throws {
    let listed = Self.listed[index]
    let alternatives = Self.alternatives[listed.kind] ?? []
    let all = listed.keys.map { ($0.name, $0.example) }.filter { !alternatives.contains($0.0) }
    let required = listed.keys.filter(\.isRequired).map { ($0.name, $0.example) }
    var lines = [required, all]
    for key in listed.keys {
      let isAlternative = alternatives.contains(key.name)
      if isAlternative { lines.append(required + [(key.name, key.example)]) }
      for choice in key.choices {
        var line = (isAlternative ? required : all).filter { $0.0 != key.name }
        // A list takes its choices as items.
        if case .array = key.example {
          line.append((key.name, .array([choice])))
        } else {
          line.append((key.name, choice))
        }
        lines.append(line)
      }
    }
    let said = answers(lines.map { request(listed.kind, $0) })
    try #require(said.count == lines.count)
    for (line, answer) in zip(lines, said) {
      #expect(!answer.contains("\"error\"") && !answer.contains("{$"), "\(line): \(answer)")
      #expect(listed.kind == "nothing" || !answer.contains(#""text": """#), "\(line): \(answer)")
    }
    let incomplete = required.map { key in required.filter { $0.0 != key.0 } }
    let refused = answers(incomplete.map { request(listed.kind, $0) })
    try #require(refused.count == incomplete.count)
    for (line, answer) in zip(incomplete, refused) { #expect(answer.contains("\"error\""), "\(line)") }
  }

  @Test(arguments: listed.indices)
  func examplesAreAnsweredAsListed(_ index: Int) throws {
    for example in Self.listed[index].examples {
      let answer = try #require(answers([example.request.description]).first)
      #expect(!answer.contains("\"error\""), "\(example): \(answer)")
      // A card, an announcement, and a reminder have answers of several members.
      if try Kind.named(Self.listed[index].kind).type != nil {
        var text: [UInt8] = []
        text.append(json: example.answer)
        #expect(answer.contains("\"text\": " + String(decoding: text, as: UTF8.self)), "\(example)")
      }
    }
  }

  /// What a tool may send is within what is said of it.
  @Test func listedBoundsAreEnforced() throws {
    let marked = try #require(Self.listed.first { $0.kind == "marked" })
    let pause = try #require(marked.keys.first { $0.name == "pause" })
    #expect(pause.members["minimum"] == .number("1") && pause.members["maximum"] == .number("10000"))
    #expect(pause.members["type"] == .string("wholeNumber"))
    for (value, isRight) in [("1", true), ("10000", true), ("0", false), ("10001", false)] {
      let answer = try answer("marked", [("phrase", .string("x")), ("pause", .number(value))])
      #expect(answer.contains("\"error\"") != isRight)
    }
    let types = Self.listed.flatMap(\.keys).map { $0.members["type"] }
    #expect(types.allSatisfy { if case .string? = $0 { true } else { false } })
  }

  @Test func textListsTheSameAsJSON() {
    let text = spoken("kinds").out
    for listed in Self.listed {
      #expect(text.contains("\n\(listed.kind): ") || text.hasPrefix("\(listed.kind): "))
      for example in listed.examples { #expect(text.contains("  \(example.request.description)\n")) }
    }
    #expect(text.contains("required number: "))
  }

  @Test func wrongCallsAreRefused() {
    #expect(spoken("kinds --yaml").status == 2 && spoken("kinds --yaml").err.contains("--json"))
    #expect(spoken("kinds money").status == 2)
    #expect(spoken("kinds --help") == spoken("help kinds"))
  }
}
