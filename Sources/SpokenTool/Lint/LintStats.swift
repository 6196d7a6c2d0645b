import SpokenText

/// The progress of the languages, for `spoken lint --stats`.
enum LintStats {
  /// A row for each language: the number of its messages, how many of the English ones it lacks, and its status.
  static func table(of tree: LintTree) -> String {
    var rows = [["language", "messages", "missing", "status"]]
    for language in tree.languages {
      rows.append([
        language.tag.description, "\(language.messages.count)", "\(missing(in: language, tree))", status(of: language),
      ])
    }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 1 || column == 2 ? space + cell : column == 3 ? cell : cell + space
      }
      return cells.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func missing(in language: LintLanguage, _ tree: LintTree) -> Int {
    guard let source = tree.source else { return 0 }
    return source.order.count { !LintOptional.isOptional($0) && language.message($0) == nil }
  }

  /// A regional table without a status has its parent's.
  private static func status(of language: LintLanguage) -> String {
    for layer in language.chain {
      for file in layer.files where file.name == "number.ftl" {
        if let line = LintCheck.statusLines(in: file).first { return line.status }
      }
    }
    return "-"
  }
}
