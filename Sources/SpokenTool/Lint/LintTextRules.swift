// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

// Rules against text that voices skip or misread.
extension LintCheck {
  /// A character of a phrase with its byte offset. A placeable is represented by U+FFFC.
  private typealias Piece = (scalar: Unicode.Scalar, offset: Int)

  private static let object: Unicode.Scalar = "\u{FFFC}"

  func checkText(_ pattern: Pattern, of entry: LintEntry) {
    let file = entry.file
    var pieces: [Piece] = []
    for (index, element) in pattern.elements.enumerated() {
      switch element {
      case .text(let text):
        for range in [text.first] + text.rest { append(range, of: file, to: &pieces) }
      case .placeable(let placeable):
        switch placeable.expression {
        case .string(let string):
          let value = string.value(in: file.source)
          pieces += value.unicodeScalars.map { ($0, string.range.lowerBound) }
          if index == pattern.elements.count - 1, value.hasSuffix(" ") {
            report(
              .trailingSpace, "trailing space at the end of the phrase; remove it", at: string.range.lowerBound,
              in: file)
          }
        case .select(let select):
          pieces.append((Self.object, placeable.range.lowerBound))
          for variant in select.variants { checkText(variant.value, of: entry) }
        default: pieces.append((Self.object, placeable.range.lowerBound))
        }
      }
    }
    checkSymbols(pieces, of: entry)
    checkWords(pieces, of: entry)
  }

  private func append(_ range: SourceRange, of file: LintFile, to pieces: inout [Piece]) {
    var offset = range.lowerBound
    for scalar in String(decoding: file.source[range], as: UTF8.self).unicodeScalars {
      pieces.append((scalar, offset))
      offset += UTF8.width(scalar)
    }
  }

  private func checkSymbols(_ pieces: [Piece], of entry: LintEntry) {
    let file = entry.file
    for (index, piece) in pieces.enumerated() {
      let before = index > 0 ? pieces[index - 1].scalar : " "
      let after = index + 1 < pieces.count ? pieces[index + 1].scalar : " "
      let scalar = piece.scalar
      switch scalar {
      case " ":
        if before == " ", index > 0 {
          let isText = file.source[piece.offset] == 0x20 && file.source[piece.offset - 1] == 0x20
          report(
            .doubleSpace, "two spaces in a row; remove one", at: piece.offset, in: file,
            edits: isText ? [LintEdit(piece.offset..<(piece.offset + 1))] : [])
        }
      case "a"..."z", "A"..."Z", "0"..."9": break
      case "\n":
        report(.lineBreak, "line break in a phrase; join the lines", at: piece.offset, in: file)
      case "-" where !Self.isHyphen(before, after):
        guard !accepts(.symbol, entry) else { continue }
        report(.symbol, "voices skip '-' or read it as minus; write the word", at: piece.offset, in: file)
      case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}":
        report(.oddSpace, "unusual space \(Self.name(scalar)); write a plain space", at: piece.offset, in: file)
      case "\u{AD}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}"..."\u{2069}", "\u{FEFF}",
        "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        report(
          .invisible, "invisible character \(Self.name(scalar)); remove it", at: piece.offset, in: file)
      case _ where Self.isSymbol(scalar):
        guard !accepts(.symbol, entry) else { continue }
        report(.symbol, "voices skip or misread '\(scalar)'; write the word", at: piece.offset, in: file)
      default: break
      }
    }
  }

  /// Returns `true` if a hyphen joins two letters, or a letter and a number.
  private static func isHyphen(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    func isNumber(_ scalar: Unicode.Scalar) -> Bool { scalar == object || scalar.properties.numericType != nil }
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered
    }
    return isLetter(before) && (isLetter(after) || isNumber(after)) || isNumber(before) && isLetter(after)
  }

  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "%", "٪", "‰", "/", "\\", "•", "·", "…", "–", "−", "º", "ª", "°", "&", "#", "*", "+", "=", "<", ">", "|", "~",
      "^", "_", "@", "±", "×", "÷", "≤", "≥", "≈", "→", "(", ")", "[", "]", "{", "}", "（", "）", "［", "］", "％", "／":
      // The middle dot is part of a letter in Catalan (col·lecció).
      scalar != "·"
    default: scalar.properties.generalCategory == .currencySymbol
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  // MARK: Words

  /// Returns `true` if a character is alphabetic, with a fast path for ASCII.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? (scalar.value | 0x20) >= 0x61 && (scalar.value | 0x20) <= 0x7A : scalar.properties.isAlphabetic
  }

  private func checkWords(_ pieces: [Piece], of entry: LintEntry) {
    let file = entry.file
    let isArabic = plurals.script == "Arab"
    for word in pieces.split(whereSeparator: { !Self.isLetter($0.scalar) }) {
      guard let first = word.first else { continue }
      let text = word.reduce(into: "") { $0.unicodeScalars.append($1.scalar) }
      if word.count >= 4, word.allSatisfy({ $0.scalar.properties.isUppercase }), !accepts(.capitals, entry) {
        report(
          .capitals, "some voices spell '\(text)', which is all capitals; write it in lower case", at: first.offset,
          in: file)
      }
      guard let latin = word.first(where: { LintScript($0.scalar) == .latin }) else { continue }
      if isArabic {
        report(
          .mixedLetters,
          "'\(text)' is in Latin letters, which an Arabic voice skips or spells; write it in Arabic letters",
          at: first.offset, in: file)
      } else if word.contains(where: { LintScript($0.scalar) == .other }) {
        report(
          .mixedLetters, "'\(latin.scalar)' in '\(text)' is a Latin letter; write the letter that looks like it",
          at: latin.offset, in: file)
      }
    }
  }
}

/// Scripts with letters that look alike.
private enum LintScript {
  case latin, other, none

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x52F, 0x530...0x58F, 0x1F00...0x1FFF: self = .other
    default: self = .none
    }
  }
}
