// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A quoted string, with unprocessed escapes.
package struct StringLiteral: Sendable, Hashable {
  /// The bytes between the quotes.
  package var range: SourceRange

  /// Returns the text with its escapes replaced.
  ///
  /// The escapes are `\\`, `\"`, `\uXXXX`, and `\UXXXXXX`. Surrogates, numbers beyond Unicode, and invalid UTF-8 become
  /// U+FFFD.
  package func value(in source: [UInt8]) -> String {
    let bytes = source.clamped(range)
    guard bytes.contains(ASCII.backslash) else { return String(decoding: bytes, as: UTF8.self) }
    var value: [UInt8] = []
    value.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == ASCII.backslash else {
        value.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "u"): value += scalar(hex: rest.popFirst(4)).utf8
      case UInt8(ascii: "U"): value += scalar(hex: rest.popFirst(6)).utf8
      case let escaped?: value.append(escaped)
      case nil: break
      }
    }
    return String(decoding: value, as: UTF8.self)
  }

  private func scalar(hex digits: ArraySlice<UInt8>) -> String {
    let number = digits.reduce(UInt32(0)) { $0 << 4 | UInt32($1.hexDigitValue ?? 0) }
    return String(Unicode.Scalar(number).map(Character.init) ?? "\u{FFFD}")
  }
}

extension ArraySlice {
  fileprivate mutating func popFirst(_ count: Int) -> ArraySlice {
    defer { self = dropFirst(count) }
    return prefix(count)
  }
}
