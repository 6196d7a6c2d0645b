// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextAudit
import SpokenTextTesting

// Golden tables of SpokenTextTesting. A row has a key, a tab, the phrase, and optional marks for the voice.
extension AuditReader {
  func goldens(_ path: String, _ bytes: [UInt8]) throws(Problem) -> AuditInput {
    let text = try Self.text(bytes, of: path)
    var troubles: [AuditTrouble] = []
    let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    let language = LanguageTag(folder).flatMap { tag in
      LanguageTag.bestMatch(for: [tag], among: Speaker.languages) == nil ? nil : tag
    }
    var items: [AuditItem] = []
    /// The index of the item for each element, by the element's name.
    var elements: [String: Int] = [:]
    /// The elements that screen readers skip.
    var hidden: Set<String> = []
    /// The screen of the elements. It is empty for states of the same element, because these are never shown together.
    var screen = path
    // Split scalars, because CR and LF are one `Character`.
    for (index, scalars) in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = String(scalars.last == "\r" ? scalars.dropLast() : scalars)
      if line == "# \(GoldenTable.sharedIdentifiers)" { screen = "" }
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count >= 2, let key = GoldenText.unescaped(columns[0]),
        let phrase = GoldenText.unescaped(columns[1])
      else {
        let reason = Problem.notAGolden.text(.json)
        troubles.append(.unread(AuditItem.Place(file: path, line: index + 1), reason + "; the row is skipped"))
        continue
      }
      let place = AuditItem.Place(file: path, line: index + 1, column: columns[0].unicodeScalars.count + 2)
      let utterance = Utterance(phrase, spans: columns.count > 2 ? Self.spans(columns[2], in: phrase) : [])
      guard let dot = key.range(of: " · ", options: .backwards), let part = Part(key[dot.upperBound...]) else {
        let content = AuditItem.Content.element(LabelAudit.Element(label: utterance))
        items.append(AuditItem(content: content, place: place, key: key, language: language ?? self.language))
        continue
      }
      let name = String(key[..<dot.lowerBound])
      if part == .fact {
        if phrase == "hidden" { hidden.insert(name) }
        continue
      }
      if part == .announcement {
        items.append(
          AuditItem(content: .text(phrase, .announcement), place: place, key: key, language: language ?? self.language))
        continue
      }
      let number = elements[name] ?? items.count
      if elements[name] == nil {
        elements[name] = number
        items.append(
          AuditItem(
            content: .element(LabelAudit.Element()), place: place, key: name, language: language ?? self.language,
            screen: screen))
      }
      guard case .element(var element) = items[number].content else { continue }
      switch part {
      case .label: element.label = utterance
      case .value: element.value = utterance
      case .hint: element.hint = utterance
      case .action: element.actions.append(utterance)
      case .identifier: element.identifier = phrase
      case .traits:
        for word in phrase.split(separator: ",") {
          let name = word.drop { $0 == " " }
          if let trait = SpokenTraits.named.first(where: { $0.name == name }) { element.traits.formUnion(trait.value) }
        }
      case .announcement, .fact: break
      }
      if let part = part.auditPart(element) { items[number].places[part] = place }
      items[number].content = .element(element)
    }
    return AuditInput(items: items.filter { !hidden.contains($0.key) }, troubles: troubles)
  }

  /// The part of an element in a row.
  private enum Part: Equatable {
    case label, value, hint, traits, action, identifier, announcement
    /// A part that the audit doesn't check, such as a notification, the focus, or a heading level.
    case fact

    init?(_ name: Substring) {
      switch name {
      case "label": self = .label
      case "value": self = .value
      case "hint": self = .hint
      case "traits": self = .traits
      case "identifier": self = .identifier
      case "notification", "focus", "presence", "heading level": self = .fact
      case _ where name.hasPrefix("action "): self = .action
      case _ where name.hasPrefix("announcement"): self = .announcement
      default: return nil
      }
    }

    func auditPart(_ element: LabelAudit.Element) -> LabelAudit.Part? {
      switch self {
      case .label: .label
      case .value: .value
      case .hint: .hint
      case .action: .action(element.actions.count - 1)
      case .identifier: .identifier
      case .traits, .announcement, .fact: nil
      }
    }
  }

  /// Reads the third column of a row, such as `spelled: X Y Z; in fr: Bonjour`. Treats each marked part as spelled out,
  /// because the voice decides how to read it.
  private static func spans(_ column: Substring, in phrase: String) -> [Utterance.Span] {
    guard let marks = GoldenText.unescaped(column) else { return [] }
    var spans: [Utterance.Span] = []
    var rest = phrase.startIndex
    for mark in marks.split(separator: "; ") {
      guard let colon = mark.range(of: ": "), !mark.hasPrefix("pause"), !mark.hasPrefix("emphasis"),
        let range = phrase.range(of: mark[colon.upperBound...], range: rest..<phrase.endIndex)
      else { continue }
      // The match can have another length than the text in the mark, because canonically equivalent characters are
      // equal.
      let start = phrase.utf8.distance(from: phrase.startIndex, to: range.lowerBound)
      let end = phrase.utf8.distance(from: phrase.startIndex, to: range.upperBound)
      spans.append(Utterance.Span(start..<end, .spellOut))
      rest = range.lowerBound
    }
    return spans
  }
}
