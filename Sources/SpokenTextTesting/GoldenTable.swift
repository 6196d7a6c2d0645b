// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

/// The expected phrases, as a table for people to read with one row for each phrase.
///
/// ```
/// # Golden file for en, money. …
/// money 25.50 USD ⇥ 25 dollars and 50 cents
/// money 25.50 XYZ ⇥ 25.50 X Y Z ⇥ spelled: X Y Z
/// ```
///
/// A row is a key, a tab and the phrase. A few rows have a third column, which says how to speak parts of the phrase.
/// Lines that begin with `#` are comments. The rows are in the order of the catalogue that they were recorded from, so
/// that related cases are read together. Invisible characters are escaped, see ``GoldenText``.
public struct GoldenTable: Sendable, Hashable {
  /// One phrase.
  public struct Row: Sendable, Hashable {
    /// What is said, in words that a reader of the table understands: `money 25.50 USD sign=always`.
    public var key: String
    /// The phrase.
    public var phrase: String
    /// How to speak parts of it, or an empty text: `spelled: X Y Z`.
    public var marks: String

    /// A row.
    public init(key: String, phrase: String, marks: String = "") {
      self.key = key
      self.phrase = phrase
      self.marks = marks
    }

    /// What an utterance says, under a key.
    public init(key: String, utterance: Utterance) {
      self.init(key: key, phrase: utterance.text, marks: Self.marks(of: utterance))
    }

    private static func marks(of utterance: Utterance) -> String {
      let bytes = Array(utterance.text.utf8)
      return utterance.spans.map { span in
        let part = String(decoding: bytes[span.range.clamped(to: bytes.indices)], as: UTF8.self)
        return "\(span.attribute): \(part)"
      }.joined(separator: "; ")
    }
  }

  /// The comment lines at the top, without their `#`.
  public var header: [String]
  /// The phrases. No two have the same key.
  public var rows: [Row]

  /// Returns the header line of a recorded file, from what the file holds: `Golden file for en, money`.
  package static func header(_ content: String) -> String {
    "\(content). Written by the tests with SPOKENTEXT_RECORD=1. Review every change."
  }

  /// The header line of a file whose elements are states of one element: the audit doesn't compare them with each other.
  package static let sharedIdentifiers = "The elements are states of one element, and share their identifier."

  /// A table of rows.
  public init(header: [String] = [], rows: [Row]) {
    self.header = header
    self.rows = rows
  }

  /// Reads a table.
  ///
  /// - Throws: The first line that is not a row, such as `line 3: A row is a key, a tab and a phrase.`
  public init(parsing text: String) throws(GoldenTableError) {
    var (header, rows, seen): ([String], [Row], [String: Int]) = ([], [], [:])
    // Scalars, because CR and LF are one Character, and some editors write both.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, scalars) in lines.enumerated() {
      let line = String(scalars.last == "\r" ? scalars.dropLast() : scalars)
      let number = index + 1
      if line.isEmpty { continue }
      if line.hasPrefix("#") {
        if rows.isEmpty { header.append(String(line.dropFirst(line.hasPrefix("# ") ? 2 : 1))) }
        continue
      }
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count == 2 || columns.count == 3, !columns[0].isEmpty else {
        throw GoldenTableError(line: number, problem: "invalid row; expected a key, a tab, and a phrase")
      }
      var texts: [String] = []
      for column in columns {
        guard let text = GoldenText.unescaped(column) else {
          throw GoldenTableError(
            line: number, problem: #"invalid escape; expected \t, \n, \r, \\, or a code point such as \u{200F}"#)
        }
        texts.append(text)
      }
      if let first = seen.updateValue(number, forKey: texts[0]) {
        throw GoldenTableError(line: number, problem: "duplicate key '\(texts[0])' (line \(first))")
      }
      rows.append(Row(key: texts[0], phrase: texts[1], marks: texts.count == 3 ? texts[2] : ""))
    }
    self.init(header: header, rows: rows)
  }

  /// The phrase under a key, or nil.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public subscript(key: String) -> String? { rows.first { $0.key == key }?.phrase }
}

extension GoldenTable: CustomStringConvertible {
  /// The table as it is written into a file; reading it gives the same table.
  public var description: String {
    var text = ""
    for line in header { text += line.isEmpty ? "#\n" : "# \(line)\n" }
    for row in rows { text += "\(row)\n" }
    return text
  }
}

extension GoldenTable.Row: CustomStringConvertible {
  /// The row as it is written into a file, without its line break.
  public var description: String {
    let columns = marks.isEmpty ? [key, phrase] : [key, phrase, marks]
    return columns.map(GoldenText.escaped).joined(separator: "\t")
  }
}

/// A line of a golden table that cannot be read.
public struct GoldenTableError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// What is wrong, in a sentence.
  public var problem: String

  /// `line 3: A row is a key, a tab and a phrase.`
  public var description: String { "line \(line): \(problem)" }
}
