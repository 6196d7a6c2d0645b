// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
  /// `true` if the character belongs to a script without spaces between words, such as Han, kana, Thai, or Khmer.
  package var isUnspaced: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
