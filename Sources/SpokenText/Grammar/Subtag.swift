// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A subtag of a language tag, with up to eight ASCII letters and digits in a machine word. It is copied and compared as a
/// number, and sorts like its text.
struct Subtag: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The characters, padded with zeros. The first one is the highest byte. Zero means a missing subtag.
  let packed: UInt64

  static let none = Subtag(packed: 0)
  /// The subtag `und`, as a number that needs no initialization.
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

  /// The subtag with a capital first letter, like a script. The subtag must be in lower case.
  var titlecased: Subtag { Subtag(packed: packed & ~(0x20 << 56)) }

  /// The subtag in capitals, like a region. Digits don't change.
  var uppercased: Subtag {
    // Letters have the bit 0x40, and digits don't. Clear the bit 0x20 of letters.
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

  /// Returns two subtags joined by a hyphen, if they fit, such as `pt-PT`.
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
