// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

// Xcode's String Catalogs.
extension AuditReader {
  func catalog(_ path: String) throws(Problem) -> [AuditItem] {
    let bytes = try Input.bytes(of: path)
    let catalog = try StringCatalog(bytes, path: path)
    let lines = LineIndex(of: bytes)
    func place(_ offset: StringCatalog.Offset) -> AuditItem.Place {
      let position = lines.position(of: offset.byte)
      return AuditItem.Place(file: path, line: position.line, column: position.column)
    }
    let source = catalog.sourceLanguage
    let sourceLanguage = LanguageTag(source)
    var items: [AuditItem] = []
    for entry in catalog.entriesWithoutTwins where entry.isHeard {
      let part = StringTemplate.part(key: entry.key, comment: entry.comment ?? "")
      guard part != nil || !isForAccessibility else { continue }
      var texts = entry.texts.filter { $0.unit.state != "new" }
      // A string that isn't in the source language yet is its own key.
      if !source.isEmpty, entry.text(in: source, "") == nil {
        texts.append((source, "", StringCatalog.Unit(value: entry.key, state: "", offset: entry.offset)))
      }
      for text in texts where !text.unit.value.isEmpty || part != nil && !entry.key.isEmpty {
        var item = AuditItem(
          content: .text(StringTemplate.filled(text.unit.value), part ?? self.part), place: place(text.unit.offset),
          key: text.variant.isEmpty ? entry.key : "\(entry.key) [\(text.variant)]",
          language: LanguageTag(text.language) ?? language)
        if let sourceLanguage, text.language != source {
          let original = entry.text(in: source, text.variant) ?? entry.key
          item.source = AuditItem.Source(text: StringTemplate.filled(original), language: sourceLanguage)
        }
        items.append(item)
      }
    }
    return items
  }
}

extension StringCatalog {
  /// The entries in their order. Of two with the same key, which merges leave, the later one that has texts.
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
}

extension StringCatalog.Entry {
  /// Whether people hear the string in words of their language: it is to be translated, and the code still has it.
  fileprivate var isHeard: Bool { isTranslated && extractionState != "stale" }

  /// The texts of all languages.
  fileprivate var texts: [(language: String, variant: String, unit: StringCatalog.Unit)] {
    localizations.flatMap { localization in
      localization.content.units.map { (localization.language, $0.variant.joined(separator: ", "), $0.unit) }
    }
  }

  /// The text of a language for a number or a device. If it has none for them, its first text.
  fileprivate func text(in language: String, _ variant: String) -> String? {
    let texts = texts.filter { $0.language == language }
    return (texts.first { $0.variant == variant } ?? texts.first)?.unit.value
  }
}
