/// The groups that a code is heard in.
struct CodeGroups {
  /// As they are written; where they are not grouped, as people read them out.
  let groups: [String]

  /// The groups of letters and digits as they are written: parted by all else, which is not heard.
  init(written text: String) { groups = Self.written(text) { _ in false } }

  /// The groups of a code: parted by spaces and hyphens, which are not heard. Other marks that have a word belong to their
  /// group. A code that is written without any groups is heard in threes and fours, as people read it out: 3-3 of six, 3-4
  /// of seven, 4-4 of eight; up to five stay one group, and so does what has marks.
  init(_ text: String) {
    var written = Self.written(text) { SpokenMarks.word(for: $0).map { $0 != .markDash } ?? false }
    // Marks alone are no code.
    if !written.contains(where: { $0.unicodeScalars.contains(where: Self.isLetterOrDigit) }) { written = [] }
    guard written.count == 1, let only = written.first, only.unicodeScalars.allSatisfy(Self.isLetterOrDigit) else {
      groups = written
      return
    }
    let letters = Letters(only).map { String($0) }
    groups = Self.sizes(of: letters.count).isEmpty ? written : Self.cut(letters, Self.sizes(of: letters.count))
  }

  private static func cut(_ letters: [String], _ sizes: [Int]) -> [String] {
    var rest = letters[...]
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

  /// Fours where they come out even; else threes, and fours at the end for the one or two that are left over.
  static func sizes(of count: Int) -> [Int] {
    guard count > 5 else { return count > 0 ? [count] : [] }
    if count.isMultiple(of: 4) { return Array(repeating: 4, count: count / 4) }
    let fours = count % 3
    return Array(repeating: 3, count: (count - 4 * fours) / 3) + Array(repeating: 4, count: fours)
  }
}

extension PhraseScope {
  /// Groups whose letters are spelled, with the language's pause between them.
  mutating func spelled(_ code: CodeGroups) -> Value {
    let groups = code.groups.map { spelled($0) }
    return joined(groups[...], by: .codeGroups)
  }
}
