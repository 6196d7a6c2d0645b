// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A difference between the text of a phrase and its golden file.
public enum GoldenDifference: Sendable, Hashable {
  /// The text, or the marks for its speech, differ from the golden file.
  case changed(golden: GoldenTable.Row, said: GoldenTable.Row)
  /// The golden file has no row for a sample.
  case missing(said: GoldenTable.Row)
  /// The golden file has a row without a sample.
  case stale(golden: GoldenTable.Row)

  /// The key of the row.
  public var key: String {
    switch self {
    case .changed(_, let said), .missing(let said): said.key
    case .stale(let golden): golden.key
    }
  }

  /// Returns changed and missing rows in the order of `said`, followed by stale rows.
  public static func between(_ golden: GoldenTable, _ said: GoldenTable) -> [GoldenDifference] {
    let goldens = Dictionary(golden.rows.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let keys = Set(said.rows.map(\.key))
    return said.rows.compactMap { row in
      guard let golden = goldens[row.key] else { return .missing(said: row) }
      return golden.isIdentical(to: row) ? nil : .changed(golden: golden, said: row)
    } + golden.rows.filter { !keys.contains($0.key) }.map { .stale(golden: $0) }
  }
}

extension GoldenDifference: CustomStringConvertible {
  /// The key and the text, with brackets around the difference.
  ///
  /// ```
  /// changed: money 25.50 USD
  ///   golden  25 dollars[ and] 50 cents
  ///   said    25 dollars[,] 50 cents
  /// ```
  public var description: String {
    switch self {
    case .changed(let golden, let said):
      let (left, right) = Self.bracketed(golden.shown, said.shown)
      return "changed: \(GoldenText.escaped(said.key))\n  golden  \(left)\n  said    \(right)"
    case .missing(let said):
      return "missing: \(GoldenText.escaped(said.key))\n  said    \(said.shown)"
    case .stale(let golden):
      return "stale: \(GoldenText.escaped(golden.key))\n  golden  \(golden.shown)"
    }
  }

  /// Returns two texts with brackets around their differing middle parts.
  private static func bracketed(_ left: String, _ right: String) -> (String, String) {
    let start = zip(left, right).prefix { $0 == $1 }.count
    let shortest = min(left.count, right.count) - start
    let end = min(shortest, zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count)
    func brackets(_ text: String) -> String {
      let middle = text.dropFirst(start).dropLast(end)
      return "\(text.prefix(start))[\(middle)]\(text.suffix(end))"
    }
    return (brackets(left), brackets(right))
  }
}

extension GoldenTable.Row {
  fileprivate var shown: String {
    GoldenText.escaped(phrase) + (marks.isEmpty ? "" : "  (\(GoldenText.escaped(marks)))")
  }

  /// Compares scalars, because `==` treats é as equal to e with a combining accent, but voices may not.
  fileprivate func isIdentical(to other: GoldenTable.Row) -> Bool {
    phrase.unicodeScalars.elementsEqual(other.phrase.unicodeScalars)
      && marks.unicodeScalars.elementsEqual(other.marks.unicodeScalars)
  }
}
