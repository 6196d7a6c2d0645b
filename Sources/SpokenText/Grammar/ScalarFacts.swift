// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The Unicode 17 properties of a character, from the library's own tables.
///
/// The standard library's properties depend on the system's version of Unicode, and phrases must be the same everywhere.
package struct ScalarFacts {
  private enum Kind: UInt8 { case other, letter, number, digit }

  /// The way a character combines with its neighbors into a letter. The values are those of Grapheme_Cluster_Break, merged with
  /// Indic_Conjunct_Break and Extended_Pictographic (UAX 29).
  package enum Joining: UInt8 {
    case other, control
    /// A mark on the letter before it.
    case extend
    /// A virama that joins two consonants.
    case linker
    /// The zero-width non-joiner (U+200C) and the zero-width joiner (U+200D).
    case nonJoiner, joiner
    /// A spacing mark after a letter, and a mark before the next letter.
    case spacingMark, prefix
    /// Half a flag.
    case flag
    /// The consonants and vowels of a Korean syllable, and a whole syllable.
    case leading, vowel, trailing, syllable
    /// Most emoji.
    case picture
    /// A consonant that a virama joins to another.
    case consonant
  }

  private let kind: Kind
  private let rest: UInt32
  /// The distance from the first character of the range in the table.
  private let offset: UInt32

  package init(_ scalar: Unicode.Scalar) {
    let ranges = Self.ranges
    guard let row = ranges.lastRow(upTo: scalar.value << 2 | 3) else {
      (kind, rest, offset) = (.other, 0, 0)
      return
    }
    let start = ranges.number(row, 0..<4)
    kind = Kind(rawValue: UInt8(start & 3)) ?? .other
    rest = ranges.number(row, 4..<6)
    offset = scalar.value - start >> 2
  }

  /// `true` for alphabetic characters, which are letters, syllables, ideographs, and vowel signs.
  package var isLetter: Bool { kind == .letter }

  /// `true` for a digit, a fraction, or another number that isn't a letter.
  package var isNumber: Bool { kind == .number || kind == .digit }

  /// The value of a decimal digit of any script.
  package var digit: UInt8? { kind == .digit ? UInt8(offset % 10) : nil }

  /// `true` for spaces and line breaks (Unicode's White_Space).
  package var isSpace: Bool { rest & 0x800 != 0 }

  /// `true` for characters that are invisible by themselves, such as joiners and fillers
  /// (Default_Ignorable_Code_Point).
  var isIgnorable: Bool { rest & 0x400 != 0 }

  package var joining: Joining { Joining(rawValue: UInt8(rest >> 6 & 0xF)) ?? .other }

  /// The rank of a mark in canonical order, or 0 for characters that are never reordered. It sorts like
  /// Canonical_Combining_Class.
  var markOrder: UInt8 { UInt8(rest & 0x3F) }
}
