// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Splits Swift code into the tokens that the audit needs, which are names, marks, and string literals. Comments are
/// stored separately.
struct SwiftLexer {
  enum Kind: Equatable {
    case name(String)
    case mark(UInt8)
    case literal(Literal)
  }

  /// A string literal, with U+FFFC in place of each interpolation.
  struct Literal: Equatable {
    var text: String
    /// The code of each interpolation, in order.
    var interpolations: [String]
    /// `true` if the literal is on one line.
    var isOneLine: Bool
  }

  struct Token {
    var kind: Kind
    var range: Range<Int>
    var line: Int
    var column: Int
  }

  private(set) var tokens: [Token] = []
  /// The text of the comments that start on each line.
  private(set) var comments: [Int: String] = [:]
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count { next() }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  private mutating func advance() {
    if bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private mutating func next() {
    let start = index
    let (startLine, column) = (line, bytes[lineStart..<index].count { $0 & 0xC0 != 0x80 } + 1)
    switch bytes[index] {
    case 0x20, 0x09, 0x0D, 0x0A: return advance()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      comments[startLine, default: ""] += String(decoding: bytes[start..<index], as: UTF8.self)
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      skipComment()
      comments[startLine, default: ""] += String(decoding: bytes[start..<index], as: UTF8.self)
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      guard let literal = literal() else { return index += 1 }
      tokens.append(Token(kind: .literal(literal), range: start..<index, line: startLine, column: column))
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...,
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "`"):
      while index < bytes.count, Self.isOfName(bytes[index]) { index += 1 }
      tokens.append(Token(kind: .name(text(start..<index)), range: start..<index, line: startLine, column: column))
    default:
      tokens.append(Token(kind: .mark(bytes[index]), range: start..<(start + 1), line: startLine, column: column))
      index += 1
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  /// Skips a comment, which may contain other comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        advance()
      }
    } while depth > 0 && index < bytes.count
    index = min(index, bytes.count)
  }

  /// Reads a literal in one or three quotes, with any number of `#` around it. Returns `nil` if there isn't one.
  private mutating func literal() -> Literal? {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(hashes) == UInt8(ascii: "\"") else { return nil }
    let isLong = byte(hashes + 1) == UInt8(ascii: "\"") && byte(hashes + 2) == UInt8(ascii: "\"")
    let startLine = line
    index += hashes + (isLong ? 3 : 1)
    var result: [UInt8] = []
    var interpolations: [String] = []
    while index < bytes.count {
      if isEnd(isLong, hashes) {
        index += (isLong ? 3 : 1) + hashes
        break
      }
      if !isLong, byte() == 0x0A { break }
      guard byte() == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") }) else {
        result.append(byte())
        advance()
        continue
      }
      index += 1 + hashes
      switch byte() {
      case UInt8(ascii: "("):
        let start = index + 1
        skipInterpolation()
        interpolations.append(text(start..<max(start, index - 1)))
        result += Array("\u{FFFC}".utf8)
      case UInt8(ascii: "n"):
        result.append(0x0A)
        index += 1
      case UInt8(ascii: "t"):
        result.append(0x09)
        index += 1
      case UInt8(ascii: "u"):
        let digits = bytes[min(index + 2, bytes.count)...].prefix { $0 != UInt8(ascii: "}") }.prefix(8)
        let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap { Unicode.Scalar($0) }
        if let scalar { result += Array(String(Character(scalar)).utf8) }
        index += digits.count + 3
      case 0x0A:
        result += Self.continuation
        advance()
      default:
        result.append(byte())
        index += 1
      }
    }
    index = min(index, bytes.count)
    var text = String(decoding: result, as: UTF8.self)
    if isLong { text = Self.unindented(text) }
    return Literal(text: text, interpolations: interpolations, isOneLine: line == startLine)
  }

  /// Marks an escaped line break in a literal. The line break is removed last, after the indentation of its next line.
  private static let continuation: [UInt8] = [0, 0x0A]

  private func isEnd(_ isLong: Bool, _ hashes: Int) -> Bool {
    let count = isLong ? 3 : 1
    return (0..<count).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(count + $0) == UInt8(ascii: "#") }
  }

  /// Skips `(…)`, which may contain literals and parentheses.
  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch byte() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        _ = literal()
        continue
      default: break
      }
      advance()
    } while depth > 0 && index < bytes.count
  }

  /// Returns the text of a literal with several lines, without the first and last line break and the indentation.
  private static func unindented(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count > 1 { lines.removeFirst() }
    let indent = lines.last?.prefix { $0 == " " || $0 == "\t" }.count ?? 0
    if lines.last?.allSatisfy({ $0 == " " || $0 == "\t" }) == true { lines.removeLast() }
    return lines.map { $0.dropFirst(min(indent, $0.prefix { $0 == " " || $0 == "\t" }.count)) }.joined(separator: "\n")
      .replacing("\0\n", with: "")
  }
}
