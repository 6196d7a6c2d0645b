// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The groups of a code, such as the two in "A 7 F, 2 2 9 1".
struct CodeGroups {
  /// The groups as written. A code without groups is split as people read it aloud.
  let groups: [String]

  /// Creates the groups of letters and digits. All other characters separate groups, and are omitted.
  init(written text: String) { groups = Self.written(text) { _ in false } }

  /// Creates the groups of a code.
  ///
  /// - Spaces and hyphens separate groups, and are omitted. A mark that has a word, such as `_`, belongs to its group.
  /// - A code without separators is split as people do, into 3-3 for six characters, 3-4 for seven, and 4-4 for eight.
  /// - A code of up to five characters, or with marks, is one group.
  /// - If the code alternates between letters and digits at most twice, each run is split on its own. For example,
  ///   `C1043AAZ` is C, 1043, and AAZ.
  init(_ text: String) {
    var written = Self.written(text) { SpokenPunctuation.word(for: $0).map { $0 != .markDash } ?? false }
    // Marks alone aren't a code.
    if !written.contains(where: { $0.unicodeScalars.contains(where: Self.isLetterOrDigit) }) { written = [] }
    guard written.count == 1, let only = written.first, only.unicodeScalars.allSatisfy(Self.isLetterOrDigit) else {
      groups = written
      return
    }
    let letters = Letters(only).map { String($0) }
    let runs = letters.count > Self.mostInOneGroup ? Self.runs(of: letters) : [letters[...]]
    groups = (runs.count <= 3 ? runs : [letters[...]]).flatMap { Self.cut($0, Self.sizes(of: $0.count)) }
  }

  private static func runs(of letters: [String]) -> [ArraySlice<String>] {
    func isDigit(_ index: Int) -> Bool { letters[index].unicodeScalars.allSatisfy { ScalarFacts($0).isNumber } }
    let starts = letters.indices.filter { $0 == 0 || isDigit($0) != isDigit($0 - 1) }
    return zip(starts, starts.dropFirst() + [letters.count]).map { letters[$0..<$1] }
  }

  private static func cut(_ letters: ArraySlice<String>, _ sizes: [Int]) -> [String] {
    var rest = letters
    return sizes.map { size in
      defer { rest = rest.dropFirst(size) }
      return rest.prefix(size).joined()
    }
  }

  private static func written(_ text: String, marks isMark: (Substring) -> Bool) -> [String] {
    var groups: [String] = []
    var isInside = false
    for letter in Letters(text) {
      guard let first = letter.unicodeScalars.first, isLetterOrDigit(first) || isMark(letter) else {
        isInside = false
        continue
      }
      if isInside { groups[groups.count - 1] += letter } else { groups.append(String(letter)) }
      isInside = true
    }
    return groups
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    let facts = ScalarFacts(scalar)
    return facts.isLetter || facts.isNumber
  }

  private static let mostInOneGroup = 5

  /// Returns the lengths of the groups. Up to five characters are one group. If the count is a multiple of 4, all
  /// lengths are 4. Otherwise, they are 3, or 4 for the last one or two.
  static func sizes(of count: Int) -> [Int] {
    guard count > mostInOneGroup else { return count > 0 ? [count] : [] }
    if count.isMultiple(of: 4) { return Array(repeating: 4, count: count / 4) }
    let fours = count % 3
    return Array(repeating: 3, count: (count - 4 * fours) / 3) + Array(repeating: 4, count: fours)
  }
}

extension PhraseScope {
  mutating func spelled(_ code: CodeGroups) -> Value {
    let groups = code.groups.map { spelled($0) }
    return joined(groups[...], by: .parts)
  }
}
