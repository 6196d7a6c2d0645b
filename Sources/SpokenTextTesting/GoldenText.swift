/// How a text is written into a golden table, and read back: what nobody could see is written out.
///
/// A right-to-left mark, a no-break space, a soft hyphen are heard or change what is heard, and look like nothing in a
/// review. They, the tab, the line breaks and the backslash are escapes here: `\t`, `\n`, `\r`, `\\`, and for all the
/// others their number, `\u{200F}`.
public enum GoldenText {
  /// The text as a golden table shows it: `"20\u{A0}000"` with a no-break space is `20\u{A0}000`.
  public static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      // Editors trim spaces at the ends of lines, and a key that begins with # would be read as a comment.
      let isAtEdge = index == 0 || index == scalars.count - 1
      switch scalar {
      case "\t": result.append(contentsOf: #"\t"#.unicodeScalars)
      case "\n": result.append(contentsOf: #"\n"#.unicodeScalars)
      case "\r": result.append(contentsOf: #"\r"#.unicodeScalars)
      case "\\": result.append(contentsOf: #"\\"#.unicodeScalars)
      case " " where isAtEdge, "#" where index == 0, _ where isInvisible(scalar):
        let number = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(number)}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text that was written by ``escaped(_:)``, or nil if an escape in it is none of ours.
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

  /// Whether a scalar leaves no mark of its own where it stands: controls, format and bidi characters, spaces that are
  /// not the plain one, what renderers leave out, and what has no meaning that is known.
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
