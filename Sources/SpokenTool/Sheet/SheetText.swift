// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Formats the rows of a sheet for a terminal, with the language next to English.
struct SheetText {
  /// The width of the English column.
  private let column: Int

  /// - Parameter width: The width of the terminal in columns.
  init(_ sheet: Sheet, width: Int) {
    let widest = sheet.rows.map { LexiconCommand.columns(of: $0.english) }.max() ?? 0
    column = min(widest, max(width / 2 - 2, 10))
  }

  /// Returns the lines of a row. If the English phrase is wider than its column, the other phrase is on the next line.
  func lines(of row: Sheet.Row) -> [String] {
    let english = Self.oneLine(row.english)
    let phrase = Self.oneLine(row.phrase.text) + (row.phrase.mark.isEmpty ? "" : " [\(row.phrase.mark)]")
    let width = LexiconCommand.columns(of: english)
    let margin = String(repeating: " ", count: column + 2)
    var lines =
      width > column
      ? [english, margin + phrase] : [english + String(repeating: " ", count: column + 2 - width) + phrase]
    if let before = row.before {
      lines.append(margin + (before.isEmpty ? "(new)" : "before: " + Self.oneLine(before)))
    }
    return lines
  }

  private static func oneLine(_ text: String) -> String { text.replacing("\n", with: " / ") }
}
