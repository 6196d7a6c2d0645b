// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Escapes invisible characters in golden tables.
///
/// A right-to-left mark, a no-break space, or a soft hyphen can change the speech, but reviewers can't see it. These
/// characters are escaped by their code point, such as `\u{200F}`. Tabs, line breaks, and backslashes become `\t`,
/// `\n`, `\r`, and `\\`.
public enum GoldenText {
  /// Returns the escaped text. For example, `"20\u{A0}000"` becomes `20\u{A0}000`.
  public static func escaped(_ text: String) -> String {
    guard hasEscapes(text) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      guard mustEscape(scalars, index) else {
        result.append(scalar)
        continue
      }
      switch scalar {
      case "\t": result.append(contentsOf: #"\t"#.unicodeScalars)
      case "\n": result.append(contentsOf: #"\n"#.unicodeScalars)
      case "\r": result.append(contentsOf: #"\r"#.unicodeScalars)
      case "\\": result.append(contentsOf: #"\\"#.unicodeScalars)
      default:
        let number = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(number)}".unicodeScalars)
      }
    }
    return String(result)
  }

  /// Returns whether a character of a text must be escaped, which is rare. This is a plain loop, because tests examine
  /// millions of characters in debug builds.
  private static func hasEscapes(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    if scalars.first == "#" || scalars.first == " " || scalars.last == " " { return true }
    for scalar in scalars where scalar == "\\" || isInvisible(scalar) { return true }
    return false
  }

  private static func mustEscape(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    switch scalars[index] {
    case "\\": true
    // Editors trim spaces at line ends, and # would begin a comment.
    case " ": index == 0 || index == scalars.count - 1
    case "#": index == 0
    default: isInvisible(scalars[index])
    }
  }

  /// Returns the text before escaping, or `nil` if an escape is invalid.
  public static func unescaped(_ text: some StringProtocol) -> String? {
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch scalars.next() {
      case "t": result.append("\t")
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "\\": result.append("\\")
      case "u":
        guard scalars.next() == "{" else { return nil }
        var digits = ""
        while let digit = scalars.next(), digit != "}" { digits.unicodeScalars.append(digit) }
        guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else { return nil }
        result.append(scalar)
      default: return nil
      }
    }
    return String(result)
  }

  /// Returns whether a scalar is invisible or ambiguous. These are controls, format and bidi characters, spaces other
  /// than U+0020, and ignorable, private-use, and unassigned characters.
  public static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x20, scalar.value < 0x7F { return false }
    if scalar.properties.isDefaultIgnorableCodePoint { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
      return true
    default: return false
    }
  }
}
