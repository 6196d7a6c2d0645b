// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Comma-separated values (RFC 4180), for spreadsheets.
enum CSV {
  static func text(of rows: [[String]]) -> String {
    rows.map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func cell(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { !"\",\r\n".unicodeScalars.contains($0) }
    return isPlain
      ? text : "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  /// Returns the rows of a text, each with the number of its line, counted from 1. A line break may be LF or CRLF.
  static func rows(of text: String) -> [(line: Int, cells: [String])] {
    var rows: [(line: Int, cells: [String])] = []
    var (cells, cell): ([String], String.UnicodeScalarView) = ([], .init())
    var (line, start, isQuoted, wasQuote): (Int, Int, Bool, Bool) = (1, 1, false, false)
    func closeCell() {
      cells.append(String(cell))
      (cell, isQuoted, wasQuote) = (.init(), false, false)
    }
    func closeRow() {
      closeCell()
      if cells != [""] { rows.append((start, cells)) }
      (cells, start) = ([], line)
    }
    for scalar in text.unicodeScalars where scalar != "\u{FEFF}" {
      if scalar == "\n" { line += 1 }
      if isQuoted, !wasQuote {
        // The mark ends the cell, or is the first of two that represent a quotation mark.
        if scalar == "\"" { wasQuote = true } else { cell.append(scalar) }
        continue
      }
      switch scalar {
      case "\"" where wasQuote:
        cell.append(scalar)
        wasQuote = false
      case "\"" where cell.isEmpty: isQuoted = true
      case ",": closeCell()
      case "\n": closeRow()
      case "\r": continue
      default: cell.append(scalar)
      }
    }
    if !cell.isEmpty || !cells.isEmpty || isQuoted { closeRow() }
    return rows
  }
}
