// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A number separator of one character, as up to four bytes of UTF-8 in a machine word.
struct Separator: Sendable, Equatable {
  /// The UTF-8 bytes. The first one is the lowest.
  let bytes: UInt32
  private let length: UInt8
  /// The character, or `nil` if the separator is empty.
  let scalar: Unicode.Scalar?
  var count: Int { Int(length) }

  /// Creates a separator from the first character of a text, which can be empty.
  init(_ text: String) {
    var (bytes, length) = (UInt32(0), UInt8(0))
    for byte in text.utf8 {
      guard length == 0 || byte.isUTF8Continuation else { break }
      bytes |= UInt32(byte) << (UInt32(length) * 8)
      length += 1
    }
    (self.bytes, self.length, scalar) = (bytes, length, text.unicodeScalars.first)
  }

  var text: String { String(decoding: (0..<count).map { self[$0] }, as: UTF8.self) }

  subscript(offset: Int) -> UInt8 { UInt8(truncatingIfNeeded: bytes >> UInt32(truncatingIfNeeded: offset * 8)) }
}
