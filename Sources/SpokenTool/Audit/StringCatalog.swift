// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// Xcode's string catalogues, `.xcstrings`: every string in every language, with its variants by number and device.
enum StringCatalog {
  /// What is known of one string.
  private struct Entry {
    var key: String
    var offset: Int
    var comment = ""
    /// Whether people hear it in words of their language: it is to be translated, and the code still has it.
    var isHeard = true
    /// The texts, each with the way to the unit that it is in.
    var texts: [(language: String, variant: String, text: String, offset: Int, unit: [String])] = []
    /// The states of the texts, by their units.
    var states: [[String]: String] = [:]

    /// The text of a language for a number or a device; without one for it, that of any.
    func text(in language: String, _ variant: String) -> String? {
      let texts = texts.filter { $0.language == language }
      return (texts.first { $0.variant == variant } ?? texts.first)?.text
    }
  }

  static func input(_ path: String, _ bytes: [UInt8], _ reader: AuditReader) throws(Problem) -> AuditInput {
    guard let text = TextEncoding.utf8(of: bytes) else { throw .notText(path) }
    let bytes = Array(text)
    var entries: [Entry] = []
    var source = ""
    var hasStrings = false
    do {
      var json = JSONReader(bytes)
      try json.values { way, value, offset in
        if way == ["sourceLanguage"], case .string(let name)? = value { source = name }
        if way == ["strings"], value == nil, bytes[offset] == UInt8(ascii: "{") { hasStrings = true }
        guard way.count >= 2, way[0] == "strings" else { return }
        if way.count == 2 {
          entries.append(Entry(key: way[1], offset: offset))
        } else {
          read(Array(way.dropFirst(2)), value, offset, &entries[entries.count - 1])
        }
      }
    } catch { throw .notStrings(place(LineIndex(of: bytes).position(of: error.column - 1), path), error.message) }
    guard hasStrings else {
      throw .notStrings(AuditItem.Place(file: path), "missing key 'strings'; expected a string catalog")
    }
    let lines = LineIndex(of: bytes)
    let sourceLanguage = LanguageTag(source)
    var input = AuditInput()
    let entriesOnce = unique(entries)
    let languages = Set(entriesOnce.flatMap { $0.texts.map { $0.language } })
    for entry in entriesOnce where entry.isHeard && reader.isWanted(entry.key) {
      let part = reader.part(key: entry.key, comment: entry.comment)
      guard part != nil || !reader.isForAccessibility else { continue }
      var texts = entry.texts.filter { entry.states[$0.unit] != "new" }
      // A string that is not in the source language yet is its own key.
      if !source.isEmpty, entry.text(in: source, "") == nil { texts.append((source, "", entry.key, entry.offset, [])) }
      let position = place(lines.position(of: entry.offset), path)
      let accepted = AuditAcceptance.all(in: entry.comment, at: position, &input.troubles)
      for text in texts where !text.text.isEmpty || part != nil && !entry.key.isEmpty {
        var item = AuditItem(
          content: .text(StringTemplate.filled(text.text), part ?? reader.part),
          place: place(lines.position(of: text.offset), path),
          key: text.variant.isEmpty ? entry.key : "\(entry.key) [\(text.variant)]",
          language: LanguageTag(text.language) ?? reader.language)
        item.isOfTable = true
        item.template = text.text
        item.isPluralForm = !text.variant.isEmpty
        item.accepted = accepted
        item.width = text.unit.isEmpty ? 0 : width(at: text.offset, bytes)
        if let sourceLanguage, text.language != source {
          let original = entry.text(in: source, text.variant) ?? entry.key
          item.source = AuditItem.Source(
            text: StringTemplate.filled(original), template: original, language: sourceLanguage)
        }
        input.items.append(item)
      }
      let original = entry.text(in: source, "") ?? entry.key
      guard let sourceLanguage, StringTemplate.filled(original).contains(where: \.isLetter) else { continue }
      for language in languages.subtracting(texts.map { $0.language }).sorted() {
        guard let tag = LanguageTag(language) else { continue }
        var item = AuditItem(content: .text("", .text), place: position, key: entry.key, language: tag)
        item.isOfTable = true
        item.isMissing = true
        item.source = AuditItem.Source(
          text: StringTemplate.filled(original), template: original, language: sourceLanguage)
        input.items.append(item)
      }
    }
    return input
  }

  /// The length of the string in JSON that begins at a byte, in code points and without its quotes.
  private static func width(at offset: Int, _ bytes: [UInt8]) -> Int {
    var (index, count) = (offset + 1, 0)
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] & 0xC0 != 0x80 { count += 1 }
      if bytes[index] == UInt8(ascii: "\\") { (index, count) = (index + 1, count + 1) }
      index += 1
    }
    return count
  }

  /// The entries in their order. Of two with the same key, which merges leave, the later one that has texts.
  private static func unique(_ entries: [Entry]) -> [Entry] {
    var kept: [Entry] = []
    var places: [String: Int] = [:]
    for entry in entries {
      if let place = places[entry.key] {
        if !entry.texts.isEmpty { kept[place] = entry }
      } else {
        places[entry.key] = kept.count
        kept.append(entry)
      }
    }
    return kept
  }

  /// Reads what stands under the key of a string: `comment`, `localizations · de · variations · plural · one · …`.
  private static func read(_ way: [String], _ value: JSON?, _ offset: Int, _ entry: inout Entry) {
    switch (way.first, value) {
    case ("comment", .string(let text)?): entry.comment = text
    case ("shouldTranslate", .bool(false)?), ("extractionState", .string("stale")?): entry.isHeard = false
    case ("localizations", .string(let text)?):
      guard way.count >= 4, let last = way.last else { return }
      let unit = Array(way.dropLast())
      guard unit.last == "stringUnit" || unit.contains("stringSet") else { return }
      if last == "state" {
        entry.states[unit] = text
      } else if last == "value" || last == "values" {
        let variant = way[2..<(way.count - 2)].filter {
          !["variations", "plural", "device", "substitutions"].contains($0)
        }
        entry.texts.append((way[1], variant.joined(separator: ", "), text, offset, unit))
      }
    default: break
    }
  }

  private static func place(_ position: SourcePosition, _ path: String) -> AuditItem.Place {
    AuditItem.Place(file: path, line: position.line, column: position.column)
  }
}
