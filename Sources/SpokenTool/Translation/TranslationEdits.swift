// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// The changes of a file that a translation tool made.
struct TranslationEdits {
  struct Text {
    let id: String
    let runs: [TranslationUnit.Run]
    let place: AuditItem.Place
  }

  private(set) var edits: [LintEdit]
  let errors: [Problem]

  /// Compares texts with the units of a file. Texts without words are ignored.
  init(_ texts: [Text], to file: LintFile, units: [TranslationUnit]) {
    let known = Dictionary(units.map { ($0.id, $0) }) { first, _ in first }
    var (edits, errors): ([LintEdit], [Problem]) = ([], [])
    for text in texts {
      let source = TranslationUnit.source(of: text.runs)
      guard !source.allSatisfy(\.isWhitespace) else { continue }
      guard let unit = known[text.id] else {
        errors.append(.notStrings(text.place, "'\(text.id)' is not in \(file.path); export the language again"))
        continue
      }
      guard TranslationUnit.source(of: unit.text) != source else { continue }
      if let fault = Self.fault(in: text.runs) {
        errors.append(.notStrings(text.place, "in '\(text.id)': \(fault)"))
        continue
      }
      edits.append(LintEdit(unit.range, Self.indented(text.runs, file.indent(at: unit.range.lowerBound))))
    }
    (self.edits, self.errors) = (edits, errors)
  }

  /// Returns these changes together with other edits.
  func adding(_ more: [LintEdit]) -> TranslationEdits {
    var all = self
    all.edits += more
    return all
  }

  /// Returns the syntax error of a text, or `nil`.
  private static func fault(in runs: [TranslationUnit.Run]) -> String? {
    let resource = Resource(parsing: "text = " + indented(runs, 4))
    for case .junk(let junk) in resource.entries {
      return junk.annotations.first?.explained(in: resource.source).message ?? "invalid syntax"
    }
    guard resource.entries.count == 1, case .message(let message) = resource.entries[0], message.attributes.isEmpty
    else {
      return "a line cannot begin with a period"
    }
    return nil
  }

  /// Indents all lines of a text. Placeables of several lines stay as they are.
  private static func indented(_ runs: [TranslationUnit.Run], _ indent: Int) -> String {
    var text = ""
    for run in runs {
      guard case .text(let words) = run else {
        text += run.source
        continue
      }
      let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
      text += lines[0]
      for line in lines.dropFirst() {
        text += "\n" + (line.isEmpty ? "" : String(repeating: " ", count: indent)) + line.drop { $0 == " " }
      }
    }
    let isSpace = { (character: Character) in character == " " || character == "\n" }
    return String(String(text.drop(while: isSpace)).reversed().drop(while: isSpace).reversed())
  }
}

extension LintFile {
  /// Returns the indentation for the lines of a text that begins at an offset.
  fileprivate func indent(at offset: Int) -> Int {
    let start = wholeLines(offset..<offset).lowerBound
    let indent = source[start...].prefix { $0 == UInt8(ascii: " ") }.count
    return start + indent == offset ? indent : indent + 4
  }
}
