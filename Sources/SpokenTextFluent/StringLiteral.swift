/// A string in quotes, with escapes as written.
package struct StringLiteral: Sendable, Hashable {
  /// The bytes between the quotes.
  package var range: SourceRange

  /// The text the string stands for, with its escapes replaced.
  ///
  /// The escapes are `\\`, `\"`, `\uXXXX` and `\UXXXXXX`. One that names a surrogate, or a number beyond Unicode,
  /// stands for U+FFFD; so does invalid UTF-8.
  package func value(in source: SourceBytes) -> String {
    let bytes = source.clamped(range)
    return bytes.contains(ASCII.backslash) ? unescaped(bytes) : source.text(range)
  }

  /// The same in an array.
  package func value(in source: [UInt8]) -> String { unescaped(source.clamped(range)) }

  private func unescaped<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> String where Bytes.SubSequence == Bytes {
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

  private func scalar(hex digits: some Sequence<UInt8>) -> String {
    let number = digits.reduce(UInt32(0)) { $0 << 4 | UInt32($1.hexDigitValue ?? 0) }
    return String(Unicode.Scalar(number).map(Character.init) ?? "\u{FFFD}")
  }
}

extension Collection where SubSequence == Self {
  fileprivate mutating func popFirst(_ count: Int) -> Self {
    defer { self = dropFirst(count) }
    return prefix(count)
  }
}
