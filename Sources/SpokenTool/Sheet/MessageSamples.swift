// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// Requests for the messages of English, with examples of their arguments.
struct MessageSamples {
  private let english: LintLanguage
  private let language: LintLanguage?
  private let declarations: [String: LintDeclaration]
  private let samples: TableSamples
  /// The ids of messages without arguments, by text. For example, "line chart" has `chart-line`.
  private let texts: [String: [String]]

  /// - Parameter language: The language of the sheet, whose choices add more samples.
  init(_ english: LintLanguage, _ language: LintLanguage?, _ declarations: [String: LintDeclaration]) {
    self.english = english
    self.language = language
    self.declarations = declarations
    samples = TableSamples(language: language, english: english, declarations: declarations)
    var texts: [String: [String]] = [:]
    for id in english.order {
      guard let entry = english.messages[id], !entry.isGrammar, entry.file.name != LintTree.auditFile,
        declarations[id]?.isSetting != true, let text = entry.value.flatMap({ entry.file.plainText($0) })
      else { continue }
      texts[text, default: []].append(id)
    }
    self.texts = texts
  }

  /// Returns the requests for all messages, in the order of English.
  ///
  /// - Parameter files: The generated files whose messages are included.
  func all(with files: Set<String>) throws(Problem) -> [SheetSample] {
    var found: [SheetSample] = []
    for id in english.order {
      guard let entry = english.messages[id], !entry.file.isGenerated || files.contains(entry.file.name) else {
        continue
      }
      found += try requests(for: entry)
    }
    return found
  }

  func requests(for entry: LintEntry) throws(Problem) -> [SheetSample] {
    let id = entry.id
    guard !entry.isGrammar, entry.file.name != LintTree.auditFile, declarations[id]?.isSetting != true else {
      return []
    }
    let name = entry.kind.map { String(id.dropFirst($0.rawValue.count + 1)) } ?? id
    switch entry.kind {
    case .noun:
      return try Self.numbers.map { number throws(Problem) in
        try request("count", ["count": number, "noun": name], id)
      }
    case .unit:
      return try Self.numbers.map { number throws(Problem) in
        try request("measure", ["value": number, "unit": name], id)
      }
    case .currency:
      return try Self.amounts.map { amount throws(Problem) in
        try request("money", ["amount": amount, "currency": name.uppercased()], id)
      }
    case .state: return [try request("state", ["status": name], id)]
    case .adjective, .word: return []
    case nil: return try messages(entry)
    }
  }

  /// Numbers for the plural categories of nearly all languages. A sheet omits phrases that differ only in digits.
  private static let numbers = ["1", "2", "3", "5", "21", "1.5"]
  private static let amounts = ["1", "2", "5", "1.50"]

  private func request(_ kind: String, _ values: KeyValuePairs<String, String>, _ id: String) throws(Problem)
    -> SheetSample
  {
    SheetSample(
      try Kind.named(kind), values.map { JSON.Member(name: $0.key, value: .string($0.value)) }, message: id)
  }

  private func messages(_ entry: LintEntry) throws(Problem) -> [SheetSample] {
    var names: [String] = entry.value == nil ? [] : [entry.id]
    for (name, attribute) in zip(entry.attributeNames, entry.attributes) {
      // Skip traits, such as a noun's gender, because they are never spoken.
      let isTrait = entry.isTrait(attribute.value) && declarations[entry.id]?.attributes[name] == nil
      if !isTrait, !isLeftOut(name, of: entry) { names.append("\(entry.id).\(name)") }
    }
    let kind = try Kind.named("message")
    return names.flatMap { name in
      samples.samples(of: entry.id).map { sample in
        let arguments = sample.values.sorted { $0.key < $1.key }.map { key, value in
          JSON.Member(name: key, value: argument(value, of: entry))
        }
        let rest = arguments.isEmpty ? [] : [JSON.Member(name: "args", value: .object(arguments))]
        return SheetSample(kind, [JSON.Member(name: "message", value: .string(name))] + rest, message: entry.id)
      }
    }
  }

  /// Returns `true` if the language has the message, but not an optional attribute.
  private func isLeftOut(_ attribute: String, of entry: LintEntry) -> Bool {
    declarations[entry.id]?.attributes[attribute] == true && language?.pattern(entry.id, nil) != nil
      && language?.pattern(entry.id, attribute) == nil
  }

  /// Returns the value of an argument. If it is the text of an English message, returns the message, to translate it.
  private func argument(_ value: String, of entry: LintEntry) -> JSON {
    guard value.hasPrefix(TableSample.textMark) else { return .number(value) }
    let text = String(value.dropFirst())
    let ids = (texts[text] ?? []).filter { $0 != entry.id }
    guard let id = ids.first(where: { english.messages[$0]?.file === entry.file }) ?? ids.first else {
      return .string(text)
    }
    return .object([
      JSON.Member(name: "kind", value: .string("message")), JSON.Member(name: "message", value: .string(id)),
    ])
  }
}
