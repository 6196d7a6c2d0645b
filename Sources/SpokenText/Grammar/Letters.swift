// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The letters of a text as a reader counts them. A letter with its marks, a Hangul syllable, a flag, or an emoji of
/// several people counts as one.
///
/// A letter is an extended grapheme cluster of Unicode 17 (UAX 29), whatever version of Unicode the system has.
struct Letters: Sequence, IteratorProtocol {
  private var rest: Substring.UnicodeScalarView

  init(_ text: Substring) { rest = text.unicodeScalars }

  init(_ text: String) { self.init(text[...]) }

  mutating func next() -> Substring? {
    guard let first = rest.first else { return nil }
    var end = rest.index(after: rest.startIndex)
    var letter = OpenLetter(first)
    while end < rest.endIndex, letter.takes(rest[end]) { end = rest.index(after: end) }
    defer { rest = rest[end...] }
    return Substring(rest[..<end])
  }

  /// Returns whether a letter is a space or a line break, which aren't spelled out.
  static func isSpace(_ letter: Substring) -> Bool {
    letter.unicodeScalars.first.map { ScalarFacts($0).isSpace } ?? false
  }
}

/// The beginning of a letter, with the state that decides whether the next character belongs to it.
private struct OpenLetter {
  private typealias Joining = ScalarFacts.Joining

  private enum Picture { case none, open, joined }
  private enum Conjunct { case none, consonant, linked }

  private var last: Unicode.Scalar
  private var joining = Joining.other
  /// `open` after an emoji with its marks, and `joined` after such an emoji and a zero-width joiner.
  private var picture = Picture.none
  /// `consonant` after a consonant with its marks. `linked` if a virama is among them, which joins consonants.
  private var conjunct = Conjunct.none
  private var isHalfFlag = false

  init(_ first: Unicode.Scalar) {
    last = first
    append(first, Self.joining(of: first))
  }

  /// Adds a character, or returns `false` if it begins a new letter.
  mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    let next = Self.joining(of: scalar)
    guard isJoined(to: scalar, next) else { return false }
    append(scalar, next)
    return true
  }

  private static func joining(of scalar: Unicode.Scalar) -> Joining {
    guard scalar.isASCII else { return ScalarFacts(scalar).joining }
    return scalar.value < 0x20 || scalar.value == 0x7F ? .control : .other
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ next: Joining) {
    switch next {
    case .picture: picture = .open
    case .extend, .linker, .nonJoiner: if picture == .joined { picture = .none }
    case .joiner: picture = picture == .open ? .joined : .none
    default: picture = .none
    }
    switch next {
    case .consonant: conjunct = .consonant
    case .linker: if conjunct == .consonant { conjunct = .linked }
    case .extend, .joiner: break
    default: conjunct = .none
    }
    isHalfFlag = next == .flag && !isHalfFlag
    (last, joining) = (scalar, next)
  }

  /// Applies the rules GB3 to GB999 of UAX 29, in their order.
  private func isJoined(to scalar: Unicode.Scalar, _ next: Joining) -> Bool {
    switch (joining, next) {
    case (.control, _), (_, .control): last == "\r" && scalar == "\n"
    case (.leading, .leading), (.leading, .vowel), (.leading, .syllable): true
    case (.syllable, .vowel): !hasFinalConsonant
    case (.vowel, .vowel), (.syllable, .trailing), (.vowel, .trailing), (.trailing, .trailing): true
    case (_, .extend), (_, .linker), (_, .nonJoiner), (_, .joiner), (_, .spacingMark), (.prefix, _): true
    case (_, .consonant): conjunct == .linked
    case (_, .picture): picture == .joined
    case (.flag, .flag): isHalfFlag
    default: false
    }
  }

  /// `true` if the last character, which must be a Hangul syllable, ends in a consonant. Every 28th syllable doesn't.
  private var hasFinalConsonant: Bool { (last.value - 0xAC00) % 28 != 0 }
}
