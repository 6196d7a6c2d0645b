// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

// Xcode's String Catalogs.
extension AuditReader {
  func catalog(_ path: String, _ bytes: [UInt8]) throws(Problem) -> AuditInput {
    guard let text = TextEncoding.utf8(of: bytes) else { throw .notText(path) }
    let bytes = Array(text)
    let catalog = try StringCatalog(bytes, path: path)
    let lines = LineIndex(of: bytes)
    func place(_ offset: StringCatalog.Offset) -> AuditItem.Place {
      let position = lines.position(of: offset.byte)
      return AuditItem.Place(file: path, line: position.line, column: position.column)
    }
    let source = catalog.sourceLanguage
    let sourceLanguage = LanguageTag(source)
    let entries = catalog.entriesWithoutTwins
    let languages = Set(entries.flatMap { $0.localizations.map(\.language) })
    var input = AuditInput()
    for entry in entries where entry.isHeard && isWanted(entry.key) {
      let part = part(key: entry.key, comment: entry.comment ?? "")
      guard part != nil || !isForAccessibility else { continue }
      // Xcode marks a text of the source language as new, too, if it comes from the code.
      var texts = entry.texts.filter { $0.unit.state != "new" || $0.language == source }
      // If a string has no text in the source language, its key is the text.
      if !source.isEmpty, entry.text(in: source, "") == nil {
        texts.append((source, "", StringCatalog.Unit(value: entry.key, state: "", offset: entry.offset)))
      }
      let accepted = AuditAcceptance.all(in: entry.comment ?? "", at: place(entry.offset), &input.troubles)
      for text in texts where !text.unit.value.isEmpty || part != nil && !entry.key.isEmpty {
        var item = AuditItem(
          content: .text(StringTemplate.filled(text.unit.value), part ?? self.part), place: place(text.unit.offset),
          key: text.variant.isEmpty ? entry.key : "\(entry.key) [\(text.variant)]",
          language: LanguageTag(text.language) ?? language)
        item.isOfTable = true
        item.template = text.unit.value
        item.isPluralForm = !text.variant.isEmpty
        item.accepted = accepted
        item.width = text.unit.offset.byte == entry.offset.byte ? 0 : StringCatalog.width(at: text.unit.offset, bytes)
        if let sourceLanguage, text.language != source {
          item.source = AuditItem.Source(entry.text(in: source, text.variant) ?? entry.key, in: sourceLanguage)
        }
        input.items.append(item)
      }
      let original = entry.text(in: source, "") ?? entry.key
      guard let sourceLanguage, StringTemplate.filled(original).contains(where: \.isLetter) else { continue }
      for name in languages.subtracting(texts.map { $0.language }).sorted() {
        guard let language = LanguageTag(name) else { continue }
        var item = AuditItem(content: .text("", .text), place: place(entry.offset), key: entry.key, language: language)
        item.isOfTable = true
        item.isMissing = true
        item.source = AuditItem.Source(original, in: sourceLanguage)
        input.items.append(item)
      }
    }
    return input
  }
}

extension AuditItem.Source {
  fileprivate init(_ template: String, in language: LanguageTag) {
    self.init(text: StringTemplate.filled(template), template: template, language: language)
  }
}

extension StringCatalog {
  /// The entries in the order of the file. If a merge left two with the same key, the later one is used if it has
  /// texts.
  fileprivate var entriesWithoutTwins: [Entry] {
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

  /// Returns the length of the JSON string at an offset, in code points and without its quotes.
  fileprivate static func width(at offset: Offset, _ bytes: [UInt8]) -> Int {
    var (index, count) = (offset.byte + 1, 0)
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] & 0xC0 != 0x80 { count += 1 }
      if bytes[index] == UInt8(ascii: "\\") { (index, count) = (index + 1, count + 1) }
      index += 1
    }
    return count
  }
}

extension StringCatalog.Entry {
  /// `true` if the string is meant to be translated, and the code still has it.
  fileprivate var isHeard: Bool { isTranslated && extractionState != "stale" }

  fileprivate var texts: [(language: String, variant: String, unit: StringCatalog.Unit)] {
    localizations.flatMap { localization in
      localization.content.units.map { (localization.language, $0.variant.joined(separator: ", "), $0.unit) }
    }
  }

  /// Returns a language's text to compare a variant with, such as `one` or `iphone`. If the language has several forms for
  /// numbers, the text is the form `other`, which has all arguments. The fallback is the first text.
  fileprivate func text(in language: String, _ variant: String) -> String? {
    let texts = texts.filter { $0.language == language }
    for name in [StringTemplate.variant(variant, for: "other"), variant] {
      if let text = texts.first(where: { $0.variant == name }) { return text.unit.value }
    }
    return (texts.first { $0.variant.hasSuffix("other") } ?? texts.first)?.unit.value
  }
}
