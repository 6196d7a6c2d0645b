// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Reads the texts of a language from XLIFF 1.2 or 2.
struct XLIFFReader {
  let tag: LanguageTag
  /// The texts of each file, by its name.
  private(set) var files: [(name: String, texts: [TranslationEdits.Text])] = []
  private let path: String

  init(_ bytes: [UInt8], path: String) throws(Problem) {
    self.path = path
    let root = try MarkupTree.read(path, bytes)
    let place = AuditItem.Place(file: path, line: root.line, column: root.column)
    guard root.name == "xliff" else { throw .notStrings(place, "expected an XLIFF document") }
    let files = root.children.filter { $0.name == "file" }
    guard let name = root.attributes["trgLang"] ?? files.lazy.compactMap({ $0.attributes["target-language"] }).first
    else { throw .notStrings(place, "the document has no target language") }
    guard let tag = LanguageTag(name) else { throw .notStrings(place, "invalid language tag \(quoted(name))") }
    self.tag = tag
    for file in files {
      let name = file.attributes["original"] ?? file.attributes["id"] ?? ""
      var texts: [TranslationEdits.Text] = []
      file.visit { node, _ in
        guard node.name == "trans-unit" || node.name == "unit" else { return }
        if let text = text(of: node) { texts.append(text) }
      }
      self.files.append((name, texts))
    }
  }

  /// Returns the translation of a unit, or `nil` if it has none.
  private func text(of unit: MarkupNode) -> TranslationEdits.Text? {
    var data: [String: String] = [:]
    for node in unit.child("originalData")?.children ?? [] {
      if let id = node.attributes["id"] { data[id] = node.text }
    }
    // Tools may divide a unit of XLIFF 2 into segments.
    let segments =
      unit.name == "unit" ? unit.children.filter { $0.name == "segment" || $0.name == "ignorable" } : [unit]
    let targets = segments.compactMap { $0.child("target") }
    guard let first = targets.first, let id = unit.attributes["id"] else { return nil }
    return TranslationEdits.Text(
      id: id, runs: targets.flatMap { runs(of: $0, data) },
      place: AuditItem.Place(file: path, line: first.line, column: first.column))
  }

  private func runs(of node: MarkupNode, _ data: [String: String]) -> [TranslationUnit.Run] {
    node.content.flatMap { part -> [TranslationUnit.Run] in
      switch part {
      case .text(let text): return [.text(text)]
      case .element(let element) where element.name == "ph":
        return [.placeable(element.attributes["dataRef"].flatMap { data[$0] } ?? element.text)]
      // Other elements, such as `mrk`, only mark a part of the text.
      case .element(let element): return runs(of: element, data)
      }
    }
  }
}
