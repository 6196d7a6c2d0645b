// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Finds faults in a text that don't depend on its language, such as doubled punctuation.
enum LabelCheck {
  static func problems(of row: GoldenTable.Row) -> [GoldenProblem] {
    var problems: [String] = []
    if row.phrase.isEmpty { problems.append("phrase is empty") }
    if let control = row.phrase.unicodeScalars.first(where: isControl) {
      let number = String(control.value, radix: 16, uppercase: true)
      problems.append("control character U+\(number) in the phrase; remove it")
    }
    if zip(row.phrase, row.phrase.dropFirst()).contains(where: { isSpace($0) && isSpace($1) }) {
      problems.append("two spaces in a row; the part between them is blank")
    }
    if row.phrase.first.map(isSpace) == true {
      problems.append("space at the start; the part before it is blank")
    }
    if row.phrase.last.map(isSpace) == true { problems.append("space at the end; the part after it is blank") }
    if let mark = row.phrase.first, stops.contains(mark), row.phrase.dropFirst().first.map(isSpace) ?? true {
      problems.append("'\(mark)' at the start; the part before it is blank")
    }
    if let marks = doubledMarks(in: row.phrase) {
      problems.append("two punctuation marks in a row, '\(marks)'; a part has a mark of its own")
    }
    return problems.map { GoldenProblem(key: row.key, phrase: row.phrase, problem: $0) }
  }

  private static func isSpace(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.generalCategory == .spaceSeparator
  }

  /// Punctuation that ends a part of a text.
  private static let stops: Set<Character> = [".", ",", ":", ";", "。", "、", "،", "؛", "।"]

  /// Returns whether a scalar is a control, including bidi controls (UAX 9). Excludes the joiners, which some scripts
  /// need.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: break
    }
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: return true
    default: return false
    }
  }

  /// Returns the first superfluous punctuation mark and the mark before it, such as `..`, `. .`, `:.`, and `?.`, but
  /// not `?!`.
  private static func doubledMarks(in phrase: String) -> String? {
    let marks: Set<Character> = [".", ",", ":", ";", "?", "!", "。", "、", "،", "؛", "؟", "।"]
    var (last, between): (Character?, String) = (nil, "")
    for character in phrase {
      if let before = last, stops.contains(character), !isAbbreviation(before, character) {
        return "\(before)\(between)\(character)"
      }
      if character == " ", last != nil {
        between += " "
      } else {
        (last, between) = (marks.contains(character) ? character : nil, "")
      }
    }
    return nil
  }

  /// Returns whether the first of two marks may belong to an abbreviation, as in "9:00 a.m., tomorrow".
  private static func isAbbreviation(_ first: Character, _ second: Character) -> Bool {
    first == "." && second != "." && second != "。"
  }
}
