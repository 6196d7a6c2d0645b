// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The command `spoken kinds`. It prints all kinds with their keys.
enum KindsCommand {
  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["kinds"], console) }
    let isJSON = arguments.contains("--json")
    let options = [Common.locale.key, Common.tables.key]
    var speakers = Speakers()
    var common: [JSON.Member] = []
    do {
      common = try Words(arguments.filter { $0 != "--json" }, places: [], options: options).members
      if let path = try Common.tables.value(in: common) { speakers.folder = try TableFolder(path) }
      common.removeAll { $0.name == Common.tables.key.name }
      _ = try Listener(common, speakers: &speakers)
    } catch {
      guard case .unknownOption(let name, let known) = error else {
        throw Complaint(error, surface: .words(places: []), help: "kinds")
      }
      throw Complaint(.unknownOption(name, known: ["--json"] + known), help: "kinds")
    }
    let sheets = Kind.all.map { KindSheet($0, common, &speakers) }
    for diagnostic in speakers.takeDiagnostics() { console.err.line("\(diagnostic)") }
    if isJSON {
      console.out.append { $0.append(contentsOf: JSON.array(sheets.map(\.json)).prettyPrinted.utf8) }
    } else {
      console.out.line(sheets.map(\.text).joined(separator: "\n\n"))
    }
    return 0
  }
}

/// The facts about a kind that somebody needs to write a request in JSON.
private struct KindSheet {
  /// A line of a batch, with its answer.
  struct Example {
    var request: JSON
    var answer: String
  }

  let kind: Kind
  let examples: [Example]
  /// A value for each key that occurs in an example.
  private var values: [String: JSON] = [:]

  /// - Parameter common: The locale of the examples, if it was passed.
  init(_ kind: Kind, _ common: [JSON.Member], _ speakers: inout Speakers) {
    self.kind = kind
    let name = JSON.Member(name: "kind", value: .string(kind.name))
    var examples: [Example] = []
    for words in kind.examples.isEmpty ? [[]] : kind.examples {
      guard let members = try? Words(words, places: kind.places, options: kind.keys + kind.common).members,
        let answer = try? kind.say(members + common, speakers: &speakers)
      else { continue }
      for member in members { values[member.name] = values[member.name] ?? member.value }
      examples.append(Example(request: .object([name] + members), answer: answer.text))
    }
    self.examples = examples
  }

  private func example(of key: Key) -> JSON { values[key.name] ?? key.example }

  var text: String {
    let rows = kind.keys.map { key in
      (key.name, "\(key.isRequired ? "required " : "")\(key.value.rawValue): \(key.meaning)\(key.limits)")
    }
    let said = examples.map { "  \($0.request.description)\n  \($0.answer.replacing("\n", with: "\n  "))" }
    return (["\(kind.name): \(kind.summary)"] + (rows.isEmpty ? [] : [HelpCommand.columns(rows)]) + said)
      .joined(separator: "\n")
  }

  var json: JSON {
    .object([
      JSON.Member(name: "kind", value: .string(kind.name)),
      JSON.Member(name: "summary", value: .string(kind.summary)),
      JSON.Member(name: "keys", value: .array(kind.keys.map { $0.json(example: example(of: $0)) })),
      JSON.Member(
        name: "examples",
        value: .array(
          examples.map { example in
            .object([
              JSON.Member(name: "request", value: example.request),
              JSON.Member(name: "answer", value: .string(example.answer)),
            ])
          })),
    ])
  }
}

extension Key {
  /// The accepted names, if there are only a few.
  private var names: [String] { value == .traits ? SpokenTraits.named.map(\.name) : choices }

  /// The accepted values, as a note after the meaning.
  fileprivate var limits: String {
    if !names.isEmpty { return " (\(names.joined(separator: ", ")))" }
    if value == .wholeNumber { return " (\(form))" }
    return vocabulary.map { " (\($0.form))" } ?? ""
  }

  fileprivate func json(example: JSON) -> JSON {
    var members = [
      JSON.Member(name: "name", value: .string(name)), JSON.Member(name: "type", value: .string(value.rawValue)),
      JSON.Member(name: "required", value: .bool(isRequired)),
      JSON.Member(name: "meaning", value: .string(meaning)),
    ]
    if let range {
      members.append(JSON.Member(name: "minimum", value: .number("\(range.lowerBound)")))
      if range.upperBound < .max {
        members.append(JSON.Member(name: "maximum", value: .number("\(range.upperBound)")))
      }
    }
    if !names.isEmpty { members.append(JSON.Member(name: "choices", value: .array(names.map { .string($0) }))) }
    if let vocabulary {
      members.append(JSON.Member(name: "words", value: .array(vocabulary.names.map { .string($0) })))
    }
    members.append(JSON.Member(name: "example", value: example))
    return .object(members)
  }

  fileprivate var example: JSON {
    switch value {
    case .number: .string("25.50")
    case .wholeNumber: .number("\(range.map { min(max(3, $0.lowerBound), $0.upperBound) } ?? 3)")
    case .currency: .string("USD")
    case .moment: .string("2026-11-20T14:30:00-05:00")
    case .choice: .string(choices.first ?? "")
    case .text: .string("Alice Smith")
    case .word, .hint: .string(vocabulary?.names.first ?? "")
    case .language: .string("fr")
    case .message: .string("date-today")
    case .phrase: .string(vocabulary?.names.first ?? "Maya")
    case .phrases: .array([.string("Maya"), .number("3")])
    case .arguments: .object([JSON.Member(name: "who", value: .string("Maya"))])
    case .actions:
      .array([
        .object([
          JSON.Member(name: "id", value: .string("share")), JSON.Member(name: "name", value: .string("Share")),
        ])
      ])
    case .cards: .array([.object([JSON.Member(name: "parts", value: .array([.string("Maya")]))])])
    case .traits: .array([.string("button")])
    }
  }
}
