// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The GSM 7-bit default alphabet and its extension table (3GPP TS 23.038, 6.2.1 and 6.2.1.1).
enum GSMAlphabet {
  /// Returns the number of septets (7-bit units) of a character, or `nil` if GSM doesn't have it. Characters of the
  /// extension table take 2, because an escape precedes them.
  static func septets(of scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    // From the space to Z, GSM has all of ASCII. "@" and "$" have other codes in GSM, but also take one septet.
    case " "..."Z", "a"..."z", "\n", "\r": 1
    case "£", "¥", "è", "é", "ù", "ì", "ò", "Ç", "Ø", "ø", "Å", "å", "Δ", "_", "Φ", "Γ", "Λ", "Ω", "Π", "Ψ", "Σ", "Θ",
      "Ξ", "Æ", "æ", "ß", "É", "¤", "¡", "Ä", "Ö", "Ñ", "Ü", "§", "¿", "ä", "ö", "ñ", "ü", "à":
      1
    case "\u{C}", "^", "{", "}", "\\", "[", "~", "]", "|", "€": 2
    default: nil
    }
  }

  /// Returns the text with typographic apostrophes, quotation marks, dashes, ellipses, and spaces replaced by plain
  /// ones, which GSM has.
  static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "’", "‘", "‚", "‛", "′", "ʼ": plain += "'"
      case "“", "”", "„", "‟", "«", "»", "″": plain += "\""
      case "‐", "‑", "‒", "–", "—", "―", "−": plain += "-"
      case "…": plain += "..."
      case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}": plain += " "
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }
}
