// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What no label, value, hint or announcement may contain in any language. It is little, because what else makes a good
/// label is a matter of taste or of the app, which a golden test cannot check.
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

  /// A space of any width, but not a control.
  private static func isSpace(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.generalCategory == .spaceSeparator
  }

  /// Marks that end something.
  private static let stops: Set<Character> = [".", ",", ":", ";", "。", "、", "،", "؛", "।"]

  /// Controls, line breaks, and bidi controls (UAX 9), but not the joiners that some scripts need.
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

  /// The first two adjacent marks, with or without a space between them, of which the second is superfluous: `..`, `.
  /// .`, `:.`, `?.`. `?!` counts as one mark.
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

  /// The full stop of an abbreviation may precede another mark: "9:00 a.m., tomorrow".
  private static func isAbbreviation(_ first: Character, _ second: Character) -> Bool {
    first == "." && second != "." && second != "。"
  }
}
