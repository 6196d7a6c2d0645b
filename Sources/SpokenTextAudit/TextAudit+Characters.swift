// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

// The rules for characters that voices skip or misread.
extension TextAudit {
  mutating func checkCharacters() {
    var found: Set<LabelAudit.Rule> = []
    var offset = 0
    let scalars = Array(text.text.unicodeScalars)
    let isMarkedUp = part == .text && hasPairsOfStars
    for (index, scalar) in scalars.enumerated() {
      let width = UTF8.width(scalar)
      defer { offset += width }
      guard !Self.isPlain(scalar) else { continue }
      let before = index > 0 ? scalars[index - 1] : " "
      let after = index + 1 < scalars.count ? scalars[index + 1] : " "
      // The app may render “**Important**” as bold text.
      if isMarkedUp, scalar == "*" { continue }
      guard let rule = Self.rule(for: scalar, before, after), found.insert(rule).inserted else { continue }
      if rule == .symbol, isListOfSymbols || part == .text && Self.isSeparator(scalar) { continue }
      // In a right-to-left language, or in text in the language's own script, marks of text direction are needed. They
      // keep numbers in place, so they aren't reported.
      if rule == .bidiControl, hasOwnLetters || isRightToLeft { continue }
      find(
        rule, bytes: offset..<(offset + width), replacement: rule.takesOut ? cleaned : nil,
        severity: part == .text ? .note : nil)
    }
  }

  /// `true` if stars enclose words, as in “**Important** news” or “*Important* news”.
  private var hasPairsOfStars: Bool {
    guard let first = text.scalars.firstIndex(of: "*"), let last = text.scalars.lastIndex(of: "*"),
      text.scalars.count(where: { $0 == "*" }).isMultiple(of: 2),
      let start = text.scalars[first...].firstIndex(where: { $0 != "*" }), start < last
    else { return false }
    return text.scalars[start] != " " && text.scalars[..<last].last(where: { $0 != "*" }) != " "
  }

  /// Returns whether a character is a separator on the screen, as in “Home / Photos” and “3 photos · 2 MB”.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "·", "•", "|": true
    default: false
    }
  }

  /// `true` if the text lists symbols, as in “one of ! $ & + =”. A list has at least four different symbols between
  /// spaces.
  private var isListOfSymbols: Bool {
    let loose = text.kinds.indices.filter { index in
      text.kinds[index] == .other && (index == 0 || text.kinds[index - 1] == .space)
        && (index + 1 == text.kinds.count || text.kinds[index + 1] == .space)
    }
    return Set(loose.map { text.scalars[$0] }).count >= 4
  }

  /// The text without invisible characters.
  private var cleaned: String {
    String(String.UnicodeScalarView(text.text.unicodeScalars.filter { TextCleaning.of($0) != .drop && $0 != "\u{AD}" }))
  }

  /// Returns whether a character is always allowed, such as a plain letter, digit, or space.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ".": true
    default: false
    }
  }

  private static func rule(
    for scalar: Unicode.Scalar, _ before: Unicode.Scalar, _ after: Unicode.Scalar
  ) -> LabelAudit.Rule? {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: return nil
    case 0xFFFC: return nil
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return .bidiControl
    case 0xE000...0xF8FF, 0xF0000...0x10FFFD: return .iconFont
    case 0xAD: return .controlCharacter
    default: break
    }
    if TextCleaning.of(scalar) == .drop { return .controlCharacter }
    if isEmoji(scalar, after) { return .emoji }
    return isSymbol(scalar, before, after) ? .symbol : nil
  }

  /// Returns whether a character is shown as an emoji, by default or because of the variation selector after it.
  private static func isEmoji(_ scalar: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x203C, ScalarFacts(scalar).joining == .picture else { return false }
    return after == "\u{FE0F}" || after != "\u{FE0E}" && scalar.properties.isEmojiPresentation
  }

  private static func isSymbol(_ scalar: Unicode.Scalar, _ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    let isLoose = before == " " && after == " "
    switch scalar {
    // Voices read the slash in “and/or” and “1/2” correctly. In “Home / Photos”, the slash is only a separator.
    case "/", "\\", "·", "=", "<", "^": return isLoose
    case "*": return !ScalarFacts(before).isLetter || !ScalarFacts(after).isLetter
    case "|", "~", "•", "‣", "◦", "‹", "›", "×", "±", "≈", "≤", "≥", "≠", "∞", "√":
      return scalar != "‹" && scalar != "›" || isLoose
    case ">": return isLoose
    default: break
    }
    switch scalar.value {
    // Arrows, mathematical and technical symbols, box drawing, geometric shapes, and dingbats.
    case 0x2190...0x21FF, 0x2300...0x23FF, 0x2500...0x26FF, 0x2700...0x275A, 0x2764...0x2767, 0x2794...0x27BF,
      0x27F0...0x27FF, 0x2900...0x297F, 0x2B00...0x2BFF:
      return true
    default: return false
    }
  }
}

extension LabelAudit.Rule {
  /// `true` if removing the character corrects the text.
  fileprivate var takesOut: Bool { self == .controlCharacter || self == .bidiControl }
}
