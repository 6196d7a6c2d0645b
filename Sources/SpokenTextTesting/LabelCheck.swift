/// What no label, value, hint or announcement may hold in any language. It is little: what is worth saying about good
/// labels beyond it is a matter of taste or of the app, and not of a golden test.
enum LabelCheck {
  static func problems(of row: GoldenTable.Row) -> [GoldenProblem] {
    var problems: [String] = []
    if row.phrase.isEmpty { problems.append("Nothing is said.") }
    if let control = row.phrase.unicodeScalars.first(where: isControl) {
      let number = String(control.value, radix: 16, uppercase: true)
      problems.append("A control character, U+\(number), would reach the voice.")
    }
    if row.phrase.contains("  ") {
      problems.append("Two spaces stand side by side: what belongs between them is blank.")
    }
    if row.phrase.hasPrefix(" ") { problems.append("It begins with a space: what belongs before it is blank.") }
    if row.phrase.hasSuffix(" ") { problems.append("It ends with a space: what belongs after it is blank.") }
    if let marks = doubledMarks(in: row.phrase) {
      problems.append("The marks “\(marks)” stand side by side: a part brings a mark of its own.")
    }
    return problems.map { GoldenProblem(key: row.key, phrase: row.phrase, problem: $0) }
  }

  /// Controls, line breaks, and what changes the direction of writing (UAX 9); the joiners that letters need are none.
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

  /// The first two marks that follow each other, with or without a space between them, where the second one ends
  /// nothing: `..`, `. .`, `:.`, `?.`. An exclamation that is a question, `?!`, is one mark.
  private static func doubledMarks(in phrase: String) -> String? {
    let marks: Set<Character> = [".", ",", ":", ";", "?", "!", "。", "、", "،", "؛", "؟", "।"]
    let stops: Set<Character> = [".", ",", ":", ";", "。", "、", "،", "؛", "।"]
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

  /// The stop of an abbreviation keeps its place in front of another mark: "9:00 a.m., tomorrow".
  private static func isAbbreviation(_ first: Character, _ second: Character) -> Bool {
    first == "." && second != "." && second != "。"
  }
}
