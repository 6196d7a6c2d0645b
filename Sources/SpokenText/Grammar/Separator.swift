/// A separator in a number: one character, as up to four bytes of UTF-8 in a machine word.
struct Separator: Sendable, Equatable {
  /// The first byte lowest.
  let bytes: UInt32
  private let length: UInt8
  var count: Int { Int(length) }

  /// The first character of a text, or nothing.
  init(_ text: String) {
    let utf8 = text.unicodeScalars.first.map { UTF8.encode($0) ?? UTF8.encodedReplacementCharacter }
    bytes = (utf8.map(Array.init) ?? []).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    length = UInt8(utf8?.count ?? 0)
  }

  /// The character as text.
  var text: String { String(decoding: (0..<count).map { self[$0] }, as: UTF8.self) }

  @inline(__always)
  subscript(offset: Int) -> UInt8 { UInt8(truncatingIfNeeded: bytes >> UInt32(truncatingIfNeeded: offset * 8)) }
}
