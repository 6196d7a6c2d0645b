// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

/// The expected text of phrases, as a table for people to read.
///
/// ```
/// # Golden file for en, money. …
/// money 25.50 USD ⇥ 25 dollars and 50 cents
/// money 25.50 XYZ ⇥ 25.50 X Y Z ⇥ spelled: X Y Z
/// ```
///
/// Each row has a key, a tab, and a phrase. A third column has the marks of parts that are spoken in a special way.
/// Lines that begin with `#` are comments. The rows are in the order of the catalogue, so related cases are together.
/// Invisible characters are escaped (see ``GoldenText``).
public struct GoldenTable: Sendable, Hashable {
  /// The expected text of one phrase.
  public struct Row: Sendable, Hashable {
    /// The key, such as `money 25.50 USD sign=always`. Readers of the table must understand it.
    public var key: String
    /// The text.
    public var phrase: String
    /// The marks for parts that are spoken in a special way, such as `spelled: X Y Z`, or an empty string.
    public var marks: String

    /// Creates a row.
    public init(key: String, phrase: String, marks: String = "") {
      self.key = key
      self.phrase = phrase
      self.marks = marks
    }

    /// Creates a row with the text and the marks of an utterance.
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

  /// The comment lines at the top, without `#`.
  public var header: [String]
  /// The rows. Their keys are unique.
  public var rows: [Row]

  /// Returns the header line of a recorded file, for a content such as `Golden file for en, money`.
  package static func header(_ content: String) -> String {
    "\(content). Written by the tests with SPOKENTEXT_RECORD=1. Review every change."
  }

  /// The header line of a file for states of one element. The audit doesn't compare these with each other.
  package static let sharedIdentifiers = "The elements are states of one element, and share their identifier."

  /// Creates a table.
  public init(header: [String] = [], rows: [Row]) {
    self.header = header
    self.rows = rows
  }

  /// Parses a table.
  ///
  /// - Throws: ``GoldenTableError`` with the first invalid line, such as `line 3: invalid row; expected a key, a tab,
  ///   and a phrase`.
  public init(parsing text: String) throws(GoldenTableError) {
    var (header, rows, seen): ([String], [Row], [String: Int]) = ([], [], [:])
    // Split scalars, because CR LF is a single `Character`, and some editors write it.
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

  /// The text with a key, or `nil`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public subscript(key: String) -> String? { rows.first { $0.key == key }?.phrase }
}

extension GoldenTable: CustomStringConvertible {
  /// The text of the file. Parsing it gives the same table.
  public var description: String {
    var text = ""
    for line in header { text += line.isEmpty ? "#\n" : "# \(line)\n" }
    for row in rows { text += "\(row)\n" }
    return text
  }
}

extension GoldenTable.Row: CustomStringConvertible {
  /// The line of the file, without the line break.
  public var description: String {
    let columns = marks.isEmpty ? [key, phrase] : [key, phrase, marks]
    return columns.map(GoldenText.escaped).joined(separator: "\t")
  }
}

/// An invalid line of a golden table.
public struct GoldenTableError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The problem and the expected content.
  public var problem: String

  /// The line and the problem, such as `line 3: duplicate key 'alice' (line 2)`.
  public var description: String { "line \(line): \(problem)" }
}
