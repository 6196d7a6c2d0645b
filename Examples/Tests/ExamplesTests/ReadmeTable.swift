// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row of the table in an app's README, with the guide's phrase, the app's phrase, and the reason for a difference.
struct ReadmeRow: CustomStringConvertible {
  /// A text in a cell, with the kind of text from the word before it, such as "hint".
  struct Quote: Equatable {
    var kind: Kind?
    var text: String
    /// `true` for a text that the app must not have, as in "never `Button`".
    var isCounterexample = false
  }

  /// The part of an element that a text is. The names are those of golden rows.
  enum Kind: String, CaseIterable {
    case label, value, hint, action, announcement, traits, notification, identifier
  }

  var guide: String
  var said: String
  var reason: String

  var description: String { "\(guide) | \(said) | \(reason)" }

  /// The rows of the table in a README.
  static func rows(in readme: String) -> [ReadmeRow] {
    readme.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| guide |") }.compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.split(separator: " ").joined(separator: " ") }
      guard cells.count == 3, !cells[0].hasPrefix("-") else { return nil }
      return ReadmeRow(guide: cells[0], said: cells[1], reason: cells[2])
    }
  }

  /// The texts of a cell between backticks.
  static func quotes(in cell: String) -> [Quote] {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    var kind: Kind?
    var isCounterexample = false
    return parts.enumerated().compactMap { index, part in
      guard index % 2 == 1 else {
        let last = part.split { !$0.isLetter }.last.map(String.init) ?? ""
        // In a list, such as hint `A`, `B`, the word is for all texts.
        if !["", "and", "or"].contains(last) {
          kind = kinds[last]
          isCounterexample = ["not", "just", "never"].contains(last)
        }
        if last.isEmpty, part.contains(".") || part.contains("·") { kind = nil }
        return nil
      }
      let quote = Quote(kind: kind, text: String(part), isCounterexample: isCounterexample)
      if parts[index - 1].split(whereSeparator: { !$0.isLetter }).isEmpty, !parts[index - 1].hasPrefix(",") {
        kind = nil
      }
      return quote
    }
  }

  private static let kinds: [String: Kind] = [
    "label": .label, "value": .value, "values": .value, "hint": .hint, "action": .action, "actions": .action,
    "announcement": .announcement, "announcements": .announcement, "trait": .traits, "identifier": .identifier,
    "type": .notification,
  ]

  /// Returns the claims of the row that aren't true for an app with these golden rows.
  func problems(in golden: ReadmeGolden) -> [String] {
    let guide = Self.quotes(in: guide).filter { !$0.isCode && !$0.isCounterexample }
    let said = Self.quotes(in: said).filter { !$0.isCode }
    var problems = said.filter { $0.isCounterexample == golden.has($0) }.map { "'\($0.text)' is not said so" }
    let isUnchanged = self.said.contains("unchanged")
    for quote in guide where !golden.has(quote) {
      if isUnchanged || quote.kind.map({ claimsSame($0) }) ?? false {
        problems.append("'\(quote.text)' is not said, so it is not unchanged")
      } else if reason.isEmpty {
        problems.append("'\(quote.text)' is said in other words, and there is no reason")
      }
    }
    return problems
  }

  /// Returns `true` if the row says "the same hint" or the same of another part.
  private func claimsSame(_ kind: Kind) -> Bool {
    guard let range = said.range(of: "same ") else { return false }
    let words = said[range.upperBound...].split { !$0.isLetter }.prefix(3)
    return words.contains { Self.kinds[String($0)] == kind }
  }
}

extension ReadmeRow.Quote {
  /// `true` for a name of the library or of an API.
  var isCode: Bool {
    text.hasPrefix(".") || text.hasSuffix(")") && text.contains("(") && !text.contains(" ")
      || ["TextReminder", "notEnabled"].contains(text) && kind != .traits
  }
}

/// The English text of an app from its golden files.
struct ReadmeGolden {
  /// The rows, each with its part of an element and its text.
  var rows: [(kind: ReadmeRow.Kind?, text: String)]

  /// Returns `true` if a text is a row, or whole sentences of one. `[name]` matches any words.
  func has(_ quote: ReadmeRow.Quote) -> Bool {
    let pieces = Self.pieces(of: quote.text)
    return rows.contains { row in
      guard quote.kind == nil || row.kind == nil || row.kind == quote.kind else { return false }
      return row.kind == .traits
        ? row.text.split(separator: ", ").contains { $0 == quote.text } : Self.matches(pieces, in: row.text)
    }
  }

  /// The text between the placeholders.
  private static func pieces(of text: String) -> [String] {
    var pieces = [""]
    var isInside = false
    for character in text {
      switch character {
      case "[": isInside = true
      case "]":
        isInside = false
        pieces.append("")
      default: if !isInside { pieces[pieces.count - 1].append(character) }
      }
    }
    return pieces
  }

  private static func matches(_ pieces: [String], in text: String) -> Bool {
    let sentences = text.components(separatedBy: ". ")
    for first in sentences.indices {
      for last in first..<sentences.count where matchesWhole(pieces, sentences[first...last].joined(separator: ". ")) {
        return true
      }
    }
    return false
  }

  private static func matchesWhole(_ pieces: [String], _ text: String) -> Bool {
    guard pieces.count > 1 else { return pieces[0] == text }
    guard text.hasPrefix(pieces[0]), text.hasSuffix(pieces[pieces.count - 1]) else { return false }
    var rest = text.dropFirst(pieces[0].count)
    for piece in pieces.dropFirst().dropLast() {
      guard let range = rest.range(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.count >= pieces[pieces.count - 1].count
  }
}
