// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The phrases and the messages that use some messages of English.
struct MessageUses {
  /// A sample with the messages that it uses.
  private struct Heard {
    var sample: SheetSample
    var ids: Set<String>
  }

  private let folder: TableFolder
  private let source: LintLanguage
  private var english: SheetSide
  private var language: SheetSide?
  private var heard: [Heard] = []

  /// - Parameters:
  ///   - language: A language to print phrases of below the English ones, or `nil`.
  ///   - language: The language whose phrases are printed below the English ones, or `nil`.
  init(of names: [String], in folder: TableFolder, _ language: LanguageTag?) throws(Problem) {
    let parents = language.map { [$0] + $0.parents } ?? []
    let tables = try TableVersion(folder.path, repository: ".", parsing: ["en"] + parents)
    let source = try tables.english()
    for name in names {
      let (id, attribute) = MessageReferences.parts(of: name)
      guard let entry = source.message(id), attribute.map({ entry.attribute($0) != nil }) ?? true else {
        let ids = source.order.flatMap { id in
          [id] + (source.messages[id]?.attributeNames ?? []).map { "\(id).\($0)" }
        }
        throw .noSuchMessage(name, known: ids.filter { $0.contains(".") == name.contains(".") })
      }
    }
    self.folder = folder
    self.source = source
    english = try SheetSide("en", in: folder)
    self.language = try language.map { tag throws(Problem) in try SheetSide(tag, in: folder) }
    let files = Set(names.compactMap { source.message(MessageReferences.parts(of: $0).id)?.file.name })
    let messages = MessageSamples(source, language.flatMap { tables.language($0) } ?? source, tables.declarations)
    let samples = try SheetSamples.all(messages, in: folder, with: files)
    let exchanged = names.flatMap { SampleExchange(MessageReferences.parts(of: $0).id).samples(from: samples) }
    // Put examples of kinds first, because they are more natural than single messages.
    for sample in samples.filter({ $0.message == nil }) + exchanged + samples.filter({ $0.message != nil }) {
      heard.append(Heard(sample: sample, ids: Set(try english.messages(in: sample).map(\.name))))
    }
  }

  /// Returns the lines to print for a message.
  ///
  /// - Parameter limit: The greatest number of samples.
  mutating func lines(for name: String, limit: Int) throws(Problem) -> [String] {
    let (id, attribute) = MessageReferences.parts(of: name)
    guard let entry = source.message(id) else { return [] }
    let line = entry.file.position(of: entry.range.lowerBound).line
    var lines = ["\(name) (\(entry.file.path):\(line))"]
    lines += MessageComment(entry, attribute: attribute).lines.map { "  " + $0 }
    let samples = heard.filter { $0.sample.message == name || Self.isHeard(name, entry, in: $0.ids) }.map(\.sample)
    let kinds = Kind.names.filter { kind in kind != "message" && samples.contains { $0.kind.name == kind } }
    let references = MessageReferences(to: name, in: source)
    var cases = references.cases
    for word in try CaseProbe(name, in: folder, source).cases(in: samples) where !cases.contains(word) {
      cases.append(word)
    }
    lines.append("kinds: " + Self.list(kinds))
    lines.append("messages: " + Self.list(references.names))
    lines.append("cases: " + Self.list(cases))
    if samples.isEmpty { return lines + ["heard in: no sample"] }
    return lines + ["heard in:"] + phrases(of: samples, limit)
  }

  /// Returns `true` if a sample uses a message. Any form of a word counts as a use.
  private static func isHeard(_ name: String, _ entry: LintEntry, in ids: Set<String>) -> Bool {
    ids.contains(name) || entry.kind != nil && name == entry.id && ids.contains { $0.hasPrefix(name + ".") }
  }

  private static func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }

  /// Returns the requests, each followed by its phrases.
  private mutating func phrases(of samples: [SheetSample], _ limit: Int) -> [String] {
    var lines: [String] = []
    var seen: Set<String> = []
    for sample in samples {
      guard let said = english.say(sample) else { continue }
      let text = Self.text(said)
      // Phrases that differ only in digits are the same.
      guard seen.insert(Sheet.shape(text)).inserted else { continue }
      if seen.count > limit {
        lines.append("  (pass --all to see more)")
        break
      }
      lines += ["  " + sample.call, "    " + text]
      if let other = language?.say(sample).map({ zip($0, said).map { $0.isUnknown ? $1.asFallback : $0 } }) {
        lines.append("    " + Self.text(other) + (other.contains(where: \.isEnglish) ? " [in English]" : ""))
      }
    }
    return lines
  }

  private static func text(_ phrases: [SheetPhrase]) -> String {
    phrases.map(\.text).joined(separator: " / ").replacing("\n", with: " / ")
  }
}
