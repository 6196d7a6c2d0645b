// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The ASCII characters that the parser uses most.
enum ASCII {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let backslash = UInt8(ascii: "\\")
  static let quote = UInt8(ascii: "\"")
  static let dot = UInt8(ascii: ".")
  static let hash = UInt8(ascii: "#")
  static let hyphen = UInt8(ascii: "-")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let asterisk = UInt8(ascii: "*")
}

extension UInt8 {
  /// `true` for the bytes of a multi-byte UTF-8 sequence after its first.
  package var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }

  /// `true` for `a` to `z` and `A` to `Z`, which can start a name.
  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  var isUppercaseLetter: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }

  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// `true` for characters that can follow the first letter of a name.
  var isNameCharacter: Bool { isLetter || isDigit || self == ASCII.hyphen || self == UInt8(ascii: "_") }

  /// The value of a hexadecimal digit in either case, or `nil`.
  var hexDigitValue: UInt8? {
    if isDigit { return self & 0x0F }
    return UInt8(ascii: "a")...UInt8(ascii: "f") ~= self | 0x20 ? (self & 0x0F) + 9 : nil
  }
}

extension [UInt8] {
  /// Returns the bytes in `range`, which is clamped to the array.
  func clamped(_ range: SourceRange) -> SubSequence { self[range.clamped(to: startIndex..<endIndex)] }

  /// Returns the text in `range`, with invalid UTF-8 replaced by U+FFFD.
  package func text(_ range: SourceRange) -> String { String(decoding: clamped(range), as: UTF8.self) }
}
