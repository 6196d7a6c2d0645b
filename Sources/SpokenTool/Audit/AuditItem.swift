// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextAudit

/// A text or an element of an app, and where it stands.
struct AuditItem {
  /// Where something stands, from 1; in code points.
  struct Place: Equatable {
    var file: String
    var line = 1
    var column = 1
  }

  enum Content {
    case text(String, LabelAudit.Part)
    case element(LabelAudit.Element)
  }

  /// What a text was translated from.
  struct Source {
    var text: String
    var language: LanguageTag
  }

  var content: Content
  /// The places of the parts; ``LabelAudit/Part/text`` is the whole item's.
  var place: Place
  /// Where the parts of an element stand, where they stand apart.
  var places: [LabelAudit.Part: Place] = [:]
  /// What the app knows it by: the key of a string, the name of a row.
  var key = ""
  /// In which language it is.
  var language: LanguageTag
  /// Its text in the language that the app is written in, where it is known and is not this one.
  var source: Source?
  /// Which screen it is on; those without a name are on none.
  var screen = ""
  /// Whether the text stands as it is in its line, so that a column inside it can be told.
  var isPlain = false
}

/// A finding of the audit at its place.
struct AuditReport {
  var finding: LabelAudit.Finding
  var place: AuditItem.Place
  var key: String
  var language: LanguageTag
}

/// What the findings are printed as.
enum AuditFormat: String, CaseIterable {
  case text, json, sarif, github
}

/// Reads what is to be audited out of a file of any of the kinds.
struct AuditReader {
  var language: LanguageTag
  /// What texts are of which the file does not say it.
  var part: LabelAudit.Part
  /// Whether only texts are taken whose key or comment names accessibility.
  var isForAccessibility: Bool

  func items(inFile path: String) throws(Problem) -> [AuditItem] {
    let name = path.lowercased()
    if LintTree.isFolder(path) {
      throw .unreadable(path, reason: "it is a folder; pass its files, such as \(path)/*.tsv")
    }
    if name.hasSuffix(".ftl") {
      throw .unreadable(path, reason: "it is a table; check it with 'spoken lint', and audit its golden tables (.tsv)")
    }
    if name.hasSuffix(".strings") { return try StringsFile(path, reader: self).items }
    if name.hasSuffix(".xcstrings") { return try catalog(path) }
    if name.hasSuffix(".tsv") { return try goldens(path) }
    return try lines(path)
  }

  // MARK: Lines

  /// Lines of text, or of JSON objects that are elements.
  func lines(_ path: String?) throws(Problem) -> [AuditItem] {
    let name = path.map { $0 == "-" ? "standard input" : $0 } ?? "standard input"
    var items: [AuditItem] = []
    let text = try Input.text(of: path)
    // Scalars, because CR and LF are one Character.
    for (index, scalars) in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = String(scalars.last == "\r" ? scalars.dropLast() : scalars)
      guard line.contains(where: { $0 != " " }) else { continue }
      let place = AuditItem.Place(file: name, line: index + 1)
      guard line.hasPrefix("{") else {
        items.append(AuditItem(content: .text(line, part), place: place, language: language, isPlain: true))
        continue
      }
      do throws(Problem) {
        items.append(try element(line, at: place))
      } catch { throw .line(index + 1, error) }
    }
    return items
  }

  /// An element of the keys label, value, hint, traits, actions, identifier, language and screen.
  private func element(_ line: String, at place: AuditItem.Place) throws(Problem) -> AuditItem {
    var members: [JSON.Member] = []
    do {
      var reader = JSONReader(Array(line.utf8))
      try reader.object { member, _ in members.append(member) }
    } catch { throw .notJSON(error) }
    var element = LabelAudit.Element()
    var item = AuditItem(content: .element(element), place: place, language: language)
    for member in members where member.value != .null {
      guard Self.keys.contains(member.name) || ["id", "kind"].contains(member.name) else {
        throw .unknownKey(member.name, kind: "element", known: Self.keys)
      }
      do throws(ValueFault) {
        switch member.name {
        case "label": element.label = try said(member.value)
        case "value": element.value = try said(member.value)
        case "hint": element.hint = try said(member.value)
        case "identifier": element.identifier = try readText(member.value, expected: "text")
        case "screen": item.screen = try readText(member.value, expected: "text")
        // The batch's own, and a name for the eye.
        case "id", "name":
          if case .string(let name) = member.value { item.key = name } else { item.key = member.value.description }
        case "language":
          let name = try readText(member.value, expected: "a language tag, such as pl")
          do { item.language = try LanguageTag(parsing: name) } catch { throw .notALanguage(name, error) }
        case "traits": element.traits = try traits(member.value)
        case "actions": element.actions = try actions(member.value)
        default: continue
        }
      } catch { throw .value(key: member.name, error) }
    }
    if item.key.isEmpty { item.key = element.identifier ?? "" }
    item.content = .element(element)
    return item
  }

  private static let keys = [
    "label", "value", "hint", "traits", "actions", "identifier", "language", "screen", "name",
  ]

  /// A text, or what a batch answers: `{"text": "…", "spans": […]}`.
  private func said(_ json: JSON) throws(ValueFault) -> Utterance {
    if case .object(let members) = json, let text = members.first(where: { $0.name == "text" }) {
      return Utterance(try readText(text.value, expected: "text"))
    }
    return Utterance(try readText(json, expected: "text"))
  }

  private func traits(_ json: JSON) throws(ValueFault) -> SpokenTraits {
    guard case .array(let items) = json else { throw .wrongType(expected: "an array of traits", given: json.noun) }
    var traits: SpokenTraits = []
    for item in items {
      let name = try readText(item, expected: "a trait, such as button")
      guard let trait = SpokenTraits.named.first(where: { $0.name == name }) else {
        throw .notAChoice(name, choices: SpokenTraits.named.map(\.name))
      }
      traits.formUnion(trait.value)
    }
    return traits
  }

  private func actions(_ json: JSON) throws(ValueFault) -> [Utterance] {
    guard case .array(let items) = json else { throw .wrongType(expected: "an array of actions", given: json.noun) }
    var actions: [Utterance] = []
    for item in items {
      if case .object(let members) = item, let name = members.first(where: { $0.name == "name" }) {
        actions.append(try said(name.value))
      } else {
        actions.append(try said(item))
      }
    }
    return actions
  }
}
