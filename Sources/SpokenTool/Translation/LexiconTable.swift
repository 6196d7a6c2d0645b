// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// The words of a language as a spreadsheet. It has a row for each entry of the lexicon, and a column for each form.
struct LexiconTable {
  /// The first columns, which have the id and the English word.
  private static let firstColumns = ["id", "en"]

  // MARK: Export

  static func text(of files: [LintFile], _ units: TranslationUnits, in tag: LanguageTag) -> String {
    let entries = files.flatMap { file in words(of: file).map { (file, $0) } }
    var forms: [String] = []
    for (file, word) in entries {
      for attribute in word.attributes where !forms.contains(file.text(attribute.id)) {
        forms.append(file.text(attribute.id))
      }
    }
    let rows = entries.map { file, word in
      let id = file.text(word.id)
      let cells = ([nil] + forms.map(Optional.some)).map { form in
        pattern(form, of: word, in: file).map { $0.isUnwritten ? "" : file.text($0.innerRange) } ?? ""
      }
      return [id, units.english(of: id)] + cells
    }
    return CSV.text(of: [firstColumns + [tag.description] + forms] + rows)
  }

  private static func words(of file: LintFile) -> [Message] {
    file.resource.entries.compactMap { entry in
      guard case .message(let message) = entry, LintLexicon.Kind(ofLibrary: file.text(message.id)) != nil else {
        return nil
      }
      return message
    }
  }

  /// Returns a form of a word, or its value if no form is given.
  private static func pattern(_ form: String?, of word: Message, in file: LintFile) -> Pattern? {
    guard let form else { return word.value }
    return word.attributes.first { file.text($0.id) == form }?.value
  }

  // MARK: Import

  /// The language of the words.
  let tag: LanguageTag
  private let path: String
  private let forms: [String]
  private let rows: [(line: Int, cells: [String])]

  init(_ text: String, path: String) throws(Problem) {
    var rows = CSV.rows(of: text)
    let place = AuditItem.Place(file: path, line: 1)
    guard let head = rows.first?.cells, head.count > 2, Array(head.prefix(2)) == Self.firstColumns else {
      throw .notStrings(place, "expected the columns 'id', 'en', a language, and its forms")
    }
    guard let tag = LanguageTag(head[2]) else { throw .notStrings(place, "invalid language tag \(quoted(head[2]))") }
    rows.removeFirst()
    (self.tag, self.path, self.rows, forms) = (tag, path, rows, Array(head.dropFirst(3)))
  }

  /// Returns the changes of a file. Rows of other files are ignored.
  ///
  /// An empty cell removes a form. It doesn't remove a word.
  func edits(of file: LintFile) -> TranslationEdits {
    let words = Dictionary(Self.words(of: file).map { (file.text($0.id), $0) }) { first, _ in first }
    var (texts, units): ([TranslationEdits.Text], [TranslationUnit]) = ([], [])
    var edits: [LintEdit] = []
    for row in rows {
      guard let word = row.cells.first.flatMap({ words[$0] }) else { continue }
      var added = ""
      for (form, cell) in zip([nil] + forms.map(Optional.some), row.cells.dropFirst(2)) {
        let id = row.cells[0] + (form.map { ".\($0)" } ?? "")
        let place = AuditItem.Place(file: path, line: row.line)
        if let pattern = Self.pattern(form, of: word, in: file) {
          let text = pattern.isUnwritten ? "" : file.text(pattern.innerRange)
          if cell.isEmpty, !text.isEmpty, let form,
            let attribute = word.attributes.first(where: { file.text($0.id) == form })
          {
            edits.append(file.removal(of: attribute))
          }
          units.append(
            TranslationUnit(id: id, note: "", english: [], text: [.text(text)], range: pattern.innerRange))
          texts.append(TranslationEdits.Text(id: id, runs: [.text(cell)], place: place))
        } else if !cell.isEmpty, let form {
          added += "\n    .\(form) = \(cell)"
        }
      }
      if !added.isEmpty {
        let end = (word.attributes.last?.value ?? word.value)?.innerRange.upperBound ?? word.id.range.upperBound
        edits.append(LintEdit(end..<end, added))
      }
    }
    return TranslationEdits(texts, to: file, units: units).adding(edits)
  }

  /// The ids that no file has, with their places.
  func unknown(in files: [LintFile]) -> [Problem] {
    let known = Set(files.flatMap { file in Self.words(of: file).map { file.text($0.id) } })
    return rows.filter { !known.contains($0.cells[0]) }.map { row in
      .notStrings(
        AuditItem.Place(file: path, line: row.line), "unknown word '\(row.cells[0])'; export the language again")
    }
  }
}
