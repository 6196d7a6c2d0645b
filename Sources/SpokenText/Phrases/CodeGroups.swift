/// The groups that the letters and digits of a code are heard in.
struct CodeGroups {
  /// As they are written; where they are not grouped, as people read them out.
  let groups: [String]

  /// The groups of a code as it is written: parted by spaces, hyphens, dots and other marks, which are not heard.
  init(written text: String) { groups = Self.written(text) }

  /// The groups of a code. One that is written without any is heard in threes and fours, as people read it out: 3-3 of
  /// six, 3-4 of seven, 4-4 of eight; up to five stay one group.
  init(_ text: String) {
    let written = Self.written(text)
    guard written.count == 1, let only = written.first else {
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

  private static func written(_ text: String) -> [String] {
    var groups: [String] = []
    var isInside = false
    for letter in Letters(text) {
      guard let first = letter.unicodeScalars.first, isHeard(first) else {
        isInside = false
        continue
      }
      if isInside { groups[groups.count - 1] += letter } else { groups.append(String(letter)) }
      isInside = true
    }
    return groups
  }

  private static func isHeard(_ scalar: Unicode.Scalar) -> Bool {
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
