/// What becomes of a character of somebody else's text when it is put into a phrase.
enum TextCleaning {
  case keep, space, drop

  static func of(_ scalar: Unicode.Scalar) -> TextCleaning {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: .space
    case 0x00...0x1F, 0x7F...0x9F: .drop
    // Marks, embeddings, overrides and isolates of the bidirectional algorithm; the joiners beside them stay.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: .drop
    case 0xFEFF, 0xFFF9...0xFFFB: .drop
    default: .keep
    }
  }

  /// Whether a text has nothing that could be spoken: only spaces, what ``TextBuffer/appendCleaned(_:)`` leaves out,
  /// and characters that Unicode calls ignorable, such as joiners and fillers with nothing to join or fill.
  static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      guard scalar.value >= 0x80 else { return scalar.value <= 0x20 || scalar.value == 0x7F }
      guard of(scalar) == .keep else { return true }
      let facts = ScalarFacts(scalar)
      return facts.isSpace || facts.isIgnorable
    }
  }
}
