// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// One subtag of a language tag: up to eight ASCII letters and digits in a machine word, so that it is copied and
/// compared as a number, and sorts as its text does.
struct Subtag: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The bytes, the first one highest, padded with zeros. Zero is a missing subtag.
  let packed: UInt64

  static let none = Subtag(packed: 0)
  /// `und`, as a number, so that it takes no set-up.
  static let und = Subtag(packed: 0x756E_6400_0000_0000)
  static let latn: Subtag = "Latn"

  init(packed: UInt64) {
    self.packed = packed
  }

  /// Packs the first eight bytes of `bytes`.
  init(_ bytes: some Sequence<UInt8>) {
    var packed: UInt64 = 0
    var shift: UInt64 = 64
    for byte in bytes {
      guard shift > 0 else { break }
      shift -= 8
      packed |= UInt64(byte) << shift
    }
    self.packed = packed
  }

  var isEmpty: Bool { packed == 0 }

  var count: Int { 8 - packed.trailingZeroBitCount / 8 }

  /// The subtag with a capital first letter, as scripts are written; it must be lowercase letters.
  var titlecased: Subtag { Subtag(packed: packed & ~(0x20 << 56)) }

  /// The subtag in capitals, as regions are written; digits stay.
  var uppercased: Subtag {
    // Letters have the bit 0x40, and digits do not. Clear the bit 0x20 of letters.
    Subtag(packed: packed & ~((packed & 0x4040_4040_4040_4040) >> 1))
  }

  var description: String {
    var text = ""
    append(to: &text)
    return text
  }

  func append(to text: inout String) {
    var left = packed
    while left != 0 {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: left >> 56)))
      left <<= 8
    }
  }

  /// Two subtags with a hyphen between them, if they fit: `pt-PT`.
  func joined(with other: Subtag) -> Subtag {
    let end = UInt64(count) * 8
    guard end < 56 else { return self }
    return Subtag(packed: packed | UInt64(UInt8(ascii: "-")) << (56 - end) | other.packed >> (end + 8))
  }

  static func < (a: Subtag, b: Subtag) -> Bool { a.packed < b.packed }
}

extension Subtag: ExpressibleByStringLiteral {
  init(stringLiteral value: String) {
    self.init(value.utf8)
  }
}
