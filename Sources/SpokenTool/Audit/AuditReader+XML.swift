// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextAudit

// XLIFF files, which Xcode exports for translators, and Interface Builder's files.
extension AuditReader {
  // MARK: XLIFF

  func translations(_ path: String, _ bytes: [UInt8]) throws(Problem) -> AuditInput {
    let root = try MarkupTree.read(path, bytes)
    guard root.name == "xliff" else {
      throw .notStrings(AuditItem.Place(file: path, line: root.line), "expected an XLIFF document")
    }
    var input = AuditInput()
    root.visit { node, parents in
      guard node.name == "trans-unit" || node.name == "unit" else { return }
      let file = parents.last { $0.name == "file" }
      // XLIFF 2 names the languages once for the whole document.
      let source = file?.attributes["source-language"] ?? root.attributes["srcLang"] ?? "en"
      let target = file?.attributes["target-language"] ?? root.attributes["trgLang"]
      // In XLIFF 2, a unit contains segments.
      let parts = node.name == "unit" ? node.children.filter { $0.name == "segment" } : [node]
      let notes = node.children.flatMap { $0.name == "notes" ? $0.children : [$0] }.filter { $0.name == "note" }
      let comment = notes.map(\.text).joined(separator: "\n")
      let key = node.attributes["resname"] ?? node.attributes["id"] ?? ""
      for part in parts {
        guard let original = part.child("source") else { continue }
        let sourceLanguage = LanguageTag(source) ?? "en"
        let language = target.flatMap { LanguageTag($0) } ?? sourceLanguage
        func place(_ node: MarkupNode) -> AuditItem.Place {
          AuditItem.Place(file: path, line: node.line, column: node.column)
        }
        let translated = part.child("target")
        let text = translated ?? original
        var string = TableString(key: key, text: text.text, comment: comment, place: place(text))
        if language != sourceLanguage, translated == nil || translated?.text.isEmpty == true {
          string.text = original.text
          guard var item = missingItem(string, path, language, sourceLanguage) else { continue }
          item.place = place(original)
          input.items.append(item)
          continue
        }
        guard var item = item(string, translated == nil ? sourceLanguage : language, &input.troubles) else { continue }
        if translated != nil, language != sourceLanguage {
          item.source = AuditItem.Source(
            text: StringTemplate.filled(original.text), template: original.text, language: sourceLanguage)
        }
        // The id of a plural form contains one of these words.
        item.isPluralForm =
          key.contains("plural") || key.contains("NSStringLocalizedFormatKey") || key.contains(":dict")
        input.items.append(item)
      }
    }
    return input
  }

  // MARK: Interface Builder

  /// Reads the label, hint, value, traits, and shown text of each view in a `.xib` or `.storyboard` file.
  func interface(_ path: String, _ bytes: [UInt8]) throws(Problem) -> AuditInput {
    let root = try MarkupTree.read(path, bytes)
    guard root.name == "document" || root.name == "archive" else {
      throw .notStrings(AuditItem.Place(file: path, line: root.line), "expected a file of Interface Builder")
    }
    let language = Self.language(of: path) ?? self.language
    var input = AuditInput()
    root.visit { node, _ in
      var element = LabelAudit.Element()
      var line = node.line
      if let settings = node.child("accessibility") {
        line = settings.line
        element.label = text("label", settings).map { Utterance($0) }
        element.hint = text("hint", settings).map { Utterance($0) }
        element.identifier = settings.attributes["identifier"]
        let traits = settings.child("accessibilityTraits")
        element.traits = Self.traits(of: traits?.attributes ?? [:])
      }
      for attribute in node.child("userDefinedRuntimeAttributes")?.children ?? [] {
        let value =
          attribute.attributes["value"] ?? attribute.child("string")?.text ?? attribute.child("mutableString")?.text
        guard let value else { continue }
        switch attribute.attributes["keyPath"] {
        case "accessibilityLabel": element.label = Utterance(value)
        case "accessibilityHint": element.hint = Utterance(value)
        case "accessibilityValue": element.value = Utterance(value)
        default: continue
        }
        line = attribute.line
      }
      guard element.label != nil || element.hint != nil || element.value != nil else { return }
      if element.traits.isEmpty { element.traits = Self.traits[node.name] ?? [] }
      // The value of a switch or slider is set when the app runs.
      element.traits.subtract([.toggle, .adjustable])
      let normal = node.children.first { $0.name == "state" && $0.attributes["key"] == "normal" }
      element.shown = normal?.attributes["title"] ?? (node.name == "label" ? node.attributes["text"] : nil)
      let key = node.attributes["id"] ?? element.identifier ?? ""
      let place = AuditItem.Place(file: path, line: line)
      input.items.append(AuditItem(content: .element(element), place: place, key: key, language: language))
    }
    return input
  }

  /// Returns a text. Interface Builder stores it as an attribute, or as an element if it has line breaks.
  private func text(_ key: String, _ node: MarkupNode) -> String? {
    node.attributes[key] ?? node.children.first { $0.attributes["key"] == key && $0.name.contains("tring") }?.text
  }

  private static let traits: [String: SpokenTraits] = [
    "button": .button, "imageView": .image, "label": .staticText, "searchBar": .searchField,
  ]

  private static func traits(of attributes: [String: String]) -> SpokenTraits {
    var traits: SpokenTraits = []
    for (name, value) in attributes where value == "YES" {
      if let trait = SpokenTraits.named.first(where: { $0.name == name }) { traits.formUnion(trait.value) }
    }
    return traits
  }
}
