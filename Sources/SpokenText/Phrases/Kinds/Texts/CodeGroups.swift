// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The groups that a code is heard in.
struct CodeGroups {
  /// As they are written; where they are not grouped, as people read them out.
  let groups: [String]

  /// The groups of letters and digits as they are written: parted by all else, which is not heard.
  init(written text: String) { groups = Self.written(text) { _ in false } }

  /// The groups of a code: parted by spaces and hyphens, which are not heard. Other marks that have a word belong to their
  /// group. A code that is written without any groups is heard in threes and fours, as people read it out: 3-3 of six, 3-4
  /// of seven, 4-4 of eight; up to five stay one group, and so does what has marks. Where letters and digits change at most
  /// twice, they are groups of their own: `C1043AAZ` is C, 1043, AAZ.
  init(_ text: String) {
    var written = Self.written(text) { SpokenPunctuation.word(for: $0).map { $0 != .markDash } ?? false }
    // Marks alone are no code.
    if !written.contains(where: { $0.unicodeScalars.contains(where: Self.isLetterOrDigit) }) { written = [] }
    guard written.count == 1, let only = written.first, only.unicodeScalars.allSatisfy(Self.isLetterOrDigit) else {
      groups = written
      return
    }
    let letters = Letters(only).map { String($0) }
    let runs = letters.count > Self.mostInOneGroup ? Self.runs(of: letters) : [letters[...]]
    groups = (runs.count <= 3 ? runs : [letters[...]]).flatMap { Self.cut($0, Self.sizes(of: $0.count)) }
  }

  /// The letters and the digits that stand side by side.
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

  /// Fours where they come out even; else threes, and fours at the end for the one or two that are left over.
  static func sizes(of count: Int) -> [Int] {
    guard count > mostInOneGroup else { return count > 0 ? [count] : [] }
    if count.isMultiple(of: 4) { return Array(repeating: 4, count: count / 4) }
    let fours = count % 3
    return Array(repeating: 3, count: (count - 4 * fours) / 3) + Array(repeating: 4, count: fours)
  }
}

extension PhraseScope {
  /// Groups whose letters are spelled, with the language's pause between them.
  mutating func spelled(_ code: CodeGroups) -> Value {
    let groups = code.groups.map { spelled($0) }
    return joined(groups[...], by: .parts)
  }
}
