// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Properties of a character in Unicode 17.
///
/// They come from tables of our own. The standard library's properties depend on the system's version of Unicode, and
/// phrases must be the same everywhere.
package struct ScalarFacts {
  private enum Kind: UInt8 { case other, letter, number, digit }

  /// How a character combines with its neighbours into one letter: the values of Grapheme_Cluster_Break, merged with
  /// Indic_Conjunct_Break and Extended_Pictographic (UAX 29).
  package enum Joining: UInt8 {
    case other, control
    /// A mark on the letter before it.
    case extend
    /// A virama that joins two consonants.
    case linker
    /// U+200C and U+200D.
    case nonJoiner, joiner
    /// A mark beside the letter before it, or before the letter that follows.
    case spacingMark, prefix
    /// Half a flag.
    case flag
    /// The parts of a Korean syllable, and whole ones.
    case leading, vowel, trailing, syllable
    /// Most emoji.
    case picture
    /// A consonant that a virama joins to another.
    case consonant
  }

  private let kind: Kind
  private let rest: UInt32
  /// How far the character is from the first of its run.
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

  /// Alphabetic: letters, syllables, ideographs and vowel signs.
  package var isLetter: Bool { kind == .letter }

  /// A digit, fraction or other number that is not a letter.
  package var isNumber: Bool { kind == .number || kind == .digit }

  /// The value of a decimal digit of any script.
  package var digit: UInt8? { kind == .digit ? UInt8(offset % 10) : nil }

  /// White_Space.
  package var isSpace: Bool { rest & 0x800 != 0 }

  /// Default_Ignorable_Code_Point: invisible by itself, such as joiners and fillers.
  var isIgnorable: Bool { rest & 0x400 != 0 }

  package var joining: Joining { Joining(rawValue: UInt8(rest >> 6 & 0xF)) ?? .other }

  /// The rank of a mark in the canonical order of a letter's marks; 0 for characters that are never reordered. It sorts
  /// as Canonical_Combining_Class does.
  var markOrder: UInt8 { UInt8(rest & 0x3F) }
}
