// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Writes the units of a language as XLIFF.
struct XLIFFWriter {
  private let version: XLIFFVersion
  private let tag: LanguageTag
  private var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]

  /// - Parameter files: The names of the files, such as `money.ftl`, and their units.
  static func text(
    of files: [(name: String, units: [TranslationUnit])], in tag: LanguageTag, version: XLIFFVersion
  ) -> String {
    var writer = XLIFFWriter(version: version, tag: tag)
    writer.write(files)
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private init(version: XLIFFVersion, tag: LanguageTag) { (self.version, self.tag) = (version, tag) }

  private mutating func write(_ files: [(name: String, units: [TranslationUnit])]) {
    switch version {
    case .v1:
      lines.append(#"<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">"#)
      for file in files {
        lines.append(
          "  <file original=\"\(file.name.escapedForXML)\" datatype=\"plaintext\" source-language=\"en\" "
            + "target-language=\"\(tag)\">")
        lines.append("    <body>")
        for unit in file.units { writeVersion1(unit) }
        lines += ["    </body>", "  </file>"]
      }
    case .v2:
      lines.append(
        "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\" srcLang=\"en\" trgLang=\"\(tag)\">")
      for file in files {
        lines.append("  <file id=\"\(file.name.escapedForXML)\" original=\"\(file.name.escapedForXML)\">")
        for unit in file.units { writeVersion2(unit) }
        lines.append("  </file>")
      }
    }
    lines.append("</xliff>")
  }

  private mutating func writeVersion1(_ unit: TranslationUnit) {
    let placeables = Placeables(of: unit)
    func text(_ runs: [TranslationUnit.Run]) -> String {
      placeables.numbered(runs).map { number, run in
        number.map { "<ph id=\"\($0)\">\(run.source.escapedForXML)</ph>" } ?? run.source.escapedForXML
      }.joined()
    }
    lines.append("      <trans-unit id=\"\(unit.id.escapedForXML)\" xml:space=\"preserve\">")
    lines.append("        <source>\(text(unit.english))</source>")
    if !unit.text.isEmpty { lines.append("        <target state=\"translated\">\(text(unit.text))</target>") }
    if !unit.note.isEmpty { lines.append("        <note>\(unit.note.escapedForXML)</note>") }
    lines.append("      </trans-unit>")
  }

  private mutating func writeVersion2(_ unit: TranslationUnit) {
    let placeables = Placeables(of: unit)
    func text(_ runs: [TranslationUnit.Run]) -> String {
      placeables.numbered(runs).map { number, run in
        number.map { "<ph id=\"\($0)\" dataRef=\"d\($0)\"/>" } ?? run.source.escapedForXML
      }.joined()
    }
    lines.append("    <unit id=\"\(unit.id.escapedForXML)\" xml:space=\"preserve\">")
    if !unit.note.isEmpty { lines.append("      <notes><note>\(unit.note.escapedForXML)</note></notes>") }
    if !placeables.texts.isEmpty {
      lines.append("      <originalData>")
      for (index, text) in placeables.texts.enumerated() {
        lines.append("        <data id=\"d\(index + 1)\" xml:space=\"preserve\">\(text.escapedForXML)</data>")
      }
      lines.append("      </originalData>")
    }
    lines.append("      <segment state=\"\(unit.text.isEmpty ? "initial" : "translated")\">")
    lines.append("        <source>\(text(unit.english))</source>")
    if !unit.text.isEmpty { lines.append("        <target>\(text(unit.text))</target>") }
    lines += ["      </segment>", "    </unit>"]
  }
}

/// The placeables of a unit, with the numbers that identify them in XLIFF. A number is the same in both languages.
private struct Placeables {
  private(set) var texts: [String] = []

  init(of unit: TranslationUnit) {
    for runs in [unit.english, unit.text] {
      for (number, run) in numbered(runs) where number.map({ $0 > texts.count }) == true { texts.append(run.source) }
    }
  }

  /// Returns runs, each placeable with its number. A placeable that is repeated has a number of its own.
  func numbered(_ runs: [TranslationUnit.Run]) -> [(number: Int?, run: TranslationUnit.Run)] {
    var used: Set<Int> = []
    var next = texts.count
    return runs.map { run in
      guard case .placeable(let text) = run else { return (nil, run) }
      if let index = texts.indices.first(where: { texts[$0] == text && !used.contains($0) }) {
        used.insert(index)
        return (index + 1, run)
      }
      next += 1
      return (next, run)
    }
  }
}
