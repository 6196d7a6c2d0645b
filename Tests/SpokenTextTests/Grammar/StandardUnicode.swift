// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The Unicode of the standard library that runs the tests, against which our own tables are held.
enum StandardUnicode {
  /// Every character that Unicode has assigned.
  static let assigned: [Unicode.Scalar] = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
    $0.properties.generalCategory != .unassigned
  }

  /// The characters to try in long ways: all but most of the ideographs, syllables and private characters, which are
  /// thousands of the same kind.
  static let varied: [Unicode.Scalar] = assigned.filter { scalar in
    switch scalar.value {
    case 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xE000...0xF8FF, 0x13460...0x143FF, 0x17000...0x18CFF, 0x20000...0x2F7FF,
      0x2FA20...0x3FFFF, 0xF0000...0x10FFFF:
      scalar.value % 127 == 0
    default: true
    }
  }

  /// Whether it is of our version; a system may bring an older or newer one, which says other things of some characters.
  static let isOurs =
    assigned.lazy.compactMap(\.properties.age).max { ($0.major, $0.minor) < ($1.major, $1.minor) }
    .map { $0 == (17, 0) } ?? false
}

/// A text by the numbers of its characters.
func numbers(of text: some StringProtocol) -> String {
  text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
}
