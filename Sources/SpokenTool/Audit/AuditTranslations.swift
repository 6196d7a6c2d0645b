// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextAudit

/// Finds texts of golden tables that are the same in all languages, and so are probably not translated.
///
/// Compares only texts that are seldom data, such as names of actions, hints, announcements, and titles of axes.
struct AuditTranslations {
  /// The identity of a text, which is the same in all languages.
  private struct Key: Hashable {
    var folder: String
    var file: String
    var key: String
    var part: LabelAudit.Part
  }

  private struct Text {
    var texts: [LanguageTag: String] = [:]
    /// The place of the text in the table of the first language.
    var place: AuditItem.Place
    var item: AuditItem
  }

  private var texts: [Key: Text] = [:]

  init(_ items: [AuditItem]) {
    for item in items where item.place.file.lowercased().hasSuffix(".tsv") {
      for (part, text) in Self.texts(of: item) { note(text, part, item) }
    }
  }

  private mutating func note(_ text: String, _ part: LabelAudit.Part, _ item: AuditItem) {
    let path = item.place.file.split(separator: "/", omittingEmptySubsequences: false)
    guard path.count > 1 else { return }
    let key = Key(
      folder: path.dropLast(2).joined(separator: "/"), file: String(path[path.count - 1]), key: item.key, part: part)
    texts[key, default: Text(place: item.places[part] ?? item.place, item: item)].texts[item.language] = text
  }

  private static func texts(of item: AuditItem) -> [(LabelAudit.Part, String)] {
    switch item.content {
    case .text(let text, .announcement): return [(.announcement, text)]
    case .text: return []
    case .element(let element):
      var texts = element.actions.enumerated().map { (LabelAudit.Part.action($0), $1.text) }
      if let hint = element.hint { texts.append((.hint, hint.text)) }
      let isAxis = item.key.hasSuffix(" · x axis") || item.key.hasSuffix(" · y axis")
      if let label = element.label, isAxis || element.traits.contains(.toggle) {
        texts.append((.label, label.text))
      }
      return texts
    }
  }

  /// The findings, each at its place in the table of the first language.
  var reports: [AuditReport] {
    texts.flatMap { key, text in
      LabelAudit.findings(in: text.texts, as: key.part).map {
        AuditReport(finding: $0, place: text.place, key: key.key, language: text.item.language)
      }
    }
  }
}
