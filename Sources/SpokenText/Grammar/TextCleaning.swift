// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The treatment of a character in text from the app or the user.
package enum TextCleaning {
  case keep, space, drop

  package static func of(_ scalar: Unicode.Scalar) -> TextCleaning {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: .space
    case 0x00...0x1F, 0x7F...0x9F: .drop
    // Marks, embeddings, overrides, and isolates of the bidirectional algorithm. Joiners are kept.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: .drop
    case 0xFEFF, 0xFFF9...0xFFFB: .drop
    // Noncharacters that XML doesn't allow.
    case 0xFFFE, 0xFFFF: .drop
    default: .keep
    }
  }

  /// Returns the character at an index. A stylized letter is replaced by its plain form, unless a variation selector
  /// makes it an emoji. For example, 🅿️ (with a selector) is the parking sign, and 🅿 (without) becomes P.
  static func plain(at index: String.Index, of scalars: String.UnicodeScalarView) -> Unicode.Scalar {
    let scalar = scalars[index]
    guard scalar.value >= 0x2100, let plain = plain(scalar) else { return scalar }
    let next = scalars[scalars.index(after: index)...].first
    return next != "\u{FE0F}" ? plain : scalar
  }

  /// Returns the plain form of a stylized letter or digit, such as K for 𝓚, or `nil` for other characters.
  ///
  /// Voices spell out the names of stylized letters, or skip them.
  package static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    func letter(_ index: UInt32) -> Unicode.Scalar? { Unicode.Scalar(index % 26 + (index % 52 < 26 ? 0x41 : 0x61)) }
    let value = scalar.value
    switch value {
    case 0x1D400...0x1D6A3: return letter(value - 0x1D400)
    case 0x1D7CE...0x1D7FF: return Unicode.Scalar((value - 0x1D7CE) % 10 + 0x30)
    case 0x24B6...0x24E9: return letter(value - 0x24B6)
    case 0x1F110...0x1F129: return letter((value - 0x1F110) % 26)
    case 0x1F130...0x1F149: return letter((value - 0x1F130) % 26)
    case 0x1F150...0x1F169: return letter((value - 0x1F150) % 26)
    case 0x1F170...0x1F189: return letter((value - 0x1F170) % 26)
    default: return letterlike[scalar]
    }
  }

  /// The stylized letters outside of the contiguous ranges.
  private static let letterlike: [Unicode.Scalar: Unicode.Scalar] = [
    "ℂ": "C", "ℊ": "g", "ℋ": "H", "ℌ": "H", "ℍ": "H", "ℎ": "h", "ℐ": "I", "ℑ": "I", "ℒ": "L", "ℕ": "N", "ℙ": "P",
    "ℚ": "Q", "ℛ": "R", "ℜ": "R", "ℝ": "R", "ℤ": "Z", "ℨ": "Z", "ℬ": "B", "ℭ": "C", "ℯ": "e", "ℰ": "E", "ℱ": "F",
    "ℳ": "M", "ℴ": "o",
  ]

  /// Returns whether a text has nothing that can be spoken. It may have spaces, characters that
  /// ``TextBuffer/appendCleaned(_:)`` drops, and ignorable characters, such as joiners and fillers.
  package static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      guard scalar.value >= 0x80 else { return scalar.value <= 0x20 || scalar.value == 0x7F }
      guard of(scalar) == .keep else { return true }
      let facts = ScalarFacts(scalar)
      return facts.isSpace || facts.isIgnorable
    }
  }

  /// Returns whether a text is one line of audible characters. See ``isCleanLine(_:)-(UnsafeBufferPointer<UInt8>)``.
  @inline(never)
  static func isCleanLine(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { unsafe isCleanLine($0) }
  }

  /// Returns whether a text is one line of audible characters. The text must begin with a letter or digit, and end with a
  /// letter, a digit, or a full stop.
  ///
  /// This test of bytes is conservative. It may reject clean text, but never accepts unclean text. For speed, it unsafely takes
  /// the bytes of a ``TextBuffer`` without copying them. It reads no byte past their count.
  static func isCleanLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = unsafe bytes.first, let last = unsafe bytes.last else { return false }
    func isPlain(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isASCIILetterOrDigit }
    guard isPlain(first), isPlain(last) || (last == UInt8(ascii: ".") && bytes.count > 1) else { return false }
    var index = 0
    var nextWord = 0
    while index < bytes.count {
      let byte = unsafe bytes[index]
      guard byte >= 0x80 else {
        if index >= nextWord, bytes.count >= 8 {
          // If less than eight bytes are left, some bytes before them are tested again.
          let start = min(index, bytes.count &- 8)
          if unsafe isPlainASCII(UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: start, as: UInt64.self)) {
            index = start &+ 8
            continue
          }
          nextWord = index &+ 8
        }
        if byte < 0x20 || byte == 0x7F { return false }
        index &+= 1
        continue
      }
      index &+= 1
      if byte < 0xC0 { continue }
      if plainLeads &>> UInt64(byte) & 1 != 0 {
        index &+= 1
        continue
      }
      let next = index < bytes.count ? unsafe bytes[index] : 0
      let third = index + 1 < bytes.count ? unsafe bytes[index + 1] : 0
      let (isFirst, isLast) = (index == 1, index + 2 >= bytes.count)
      switch byte {
      case 0xD8 where next != 0x8C && !(0x9B...0x9F).contains(next): continue  // Arabic except for its comma and marks
      case 0xDB where next != 0x94 || !isFirst: continue  // Arabic, and the full stop of Urdu
      case 0xE0 where next == 0xA5 && (0xA4...0xA5).contains(third): return false
      case 0xE0 where next == 0xB9 && third >= 0x9A: return false
      case 0xE0 where next >= 0xA4 && next <= 0xB9: continue  // Indic letters, Devanagari to Sinhala, and Thai
      case 0xE1 where next >= 0xB8 && next <= 0xBB: continue  // Latin letters of Vietnamese
      case 0xE2 where next == 0x80 && third >= 0x90 && third <= 0x9F: continue  // Dashes, quotation marks
      case 0xE3 where next == 0x80 && third == 0x81 && !isFirst && !isLast: continue  // The comma of Japanese
      case 0xE3 where next == 0x80 && third == 0x82 && !isFirst: continue  // The full stop of East Asia
      case 0xE3 where next >= 0x81 && next <= 0x83: continue  // Kana
      case 0xEA where next >= 0xB0: continue  // Korean syllables
      case 0xEB, 0xEC: continue
      case 0xED where next <= 0x9D: continue
      // The comma and the colon of Chinese
      case 0xEF where next == 0xBC && (third == 0x8C || third == 0x9A) && !isFirst && !isLast: continue
      default: return false
      }
    }
    return true
  }

  /// The UTF-8 lead bytes that begin no spaces, sentence marks, or direction marks. Each byte from 0xC0 has a bit, from
  /// the lowest.
  ///
  /// The scripts are Latin and Greek, Cyrillic and Armenian, Hebrew, Arabic between 0xD8 and 0xDB, Syriac to N'Ko, and
  /// ideographs.
  private static let plainLeads: UInt64 = 0x3F0_F69F_CFF8

  /// Returns whether eight bytes are audible ASCII characters, from 0x20 to 0x7E.
  private static func isPlainASCII(_ bytes: UInt64) -> Bool {
    let highBits: UInt64 = 0x8080_8080_8080_8080
    let isBelow = (bytes &- 0x2020_2020_2020_2020) & ~bytes
    let isDeleted = bytes &+ 0x0101_0101_0101_0101
    return (bytes | isBelow | isDeleted) & highBits == 0
  }
}

extension UInt8 {
  /// `true` for ASCII letters and digits.
  var isASCIILetterOrDigit: Bool {
    (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
      || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9"))
  }
}
