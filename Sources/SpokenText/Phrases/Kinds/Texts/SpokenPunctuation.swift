// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A text split into words and marks. For example, `john.doe` is "john", the word for a dot, and "doe".
struct SpokenPunctuation {
  enum Piece {
    case text(Substring)
    case mark(BuiltInMessage)
  }

  var pieces: [Piece] = []

  /// Splits a text at spaces, and at characters that are read as words, such as a dot.
  init(_ text: Substring) {
    var start = text.startIndex
    func word(to end: Substring.Index) { if start < end { pieces.append(.text(text[start..<end])) } }
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      let mark = Self.word(for: scalar)
      guard mark != nil || ScalarFacts(scalar).isSpace else { continue }
      word(to: index)
      if let mark { pieces.append(.mark(mark)) }
      start = text.unicodeScalars.index(after: index)
    }
    word(to: text.endIndex)
  }

  /// Returns the word for a Latin, Arabic, or full-width mark, or `nil` for other characters.
  static func word(for mark: Unicode.Scalar) -> BuiltInMessage? {
    switch mark {
    case ".": .markDot
    case "@": .markAt
    case "/": .markSlash
    case "-", "\u{2010}", "\u{2011}", "\u{2013}": .markDash
    case "_": .markUnderscore
    case ":": .markColon
    case "?", "؟": .markQuestion
    case "=": .markEquals
    case "&": .markAnd
    case "#": .markHash
    case "+": .markPlus
    case "%", "٪": .markPercent
    case "~": .markTilde
    case "*": .markStar
    case ",", "،": .markComma
    case ";", "؛": .markSemicolon
    case "'", "’": .markApostrophe
    case "\"": .markQuote
    case "!": .markExclamation
    case "(": .markParenthesisOpen
    case ")": .markParenthesisClose
    case "\\": .markBackslash
    case "$": .markDollar
    case "<": .markLess
    case ">": .markGreater
    case "[": .markBracketOpen
    case "]": .markBracketClose
    case "{": .markBraceOpen
    case "}": .markBraceClose
    case "|": .markBar
    case "^": .markCaret
    case "`": .markBacktick
    case "←": .markArrowLeft
    case "→": .markArrowRight
    case "↑": .markArrowUp
    case "↓": .markArrowDown
    case "\u{FF01}"..."\u{FF5E}": Unicode.Scalar(mark.value - 0xFEE0).flatMap { word(for: $0) }
    default: nil
    }
  }

  /// Returns the word for a grapheme cluster that is a single mark, or `nil`.
  static func word(for letter: Substring) -> BuiltInMessage? {
    let scalars = letter.unicodeScalars
    guard let first = scalars.first, scalars.dropFirst().isEmpty else { return nil }
    return word(for: first)
  }
}

extension PhraseScope {
  /// Returns the words and marks of an address, joined in order.
  mutating func value(of marks: SpokenPunctuation) -> Value {
    var values: [Value] = []
    values.reserveCapacity(marks.pieces.count)
    for piece in marks.pieces {
      switch piece {
      case .text(let text) where !TextCleaning.isBlank(String(text)): values.append(.text(keep(String(text))))
      case .text: break
      case .mark(let message): values.append(.phrase(bind(message)))
      }
    }
    return joined(values[...], by: .addressNext)
  }
}
