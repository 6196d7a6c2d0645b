// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

/// A text to audit, split into words and into characters. Each character has a ``Kind``.
struct AuditText {
  enum Kind: UInt8 {
    case letter, digit, mark, space, other
    /// An argument of a template (U+FFFC), or a character that the utterance marks, such as a spelled letter. Rules
    /// skip it, because the mark controls the voice.
    case object
  }

  /// A run of letters, digits, and combining marks. It includes apostrophes and middle dots between letters, as in
  /// Catalan “anul·la”.
  struct Word {
    var range: Range<Int>
    var hasLetters = false
    var hasDigits = false
  }

  let text: String
  private(set) var scalars: [Unicode.Scalar] = []
  /// The characters in lowercase, for comparison. Hyphens and spaces become plain spaces, and apostrophes become plain
  /// ones. In Devanagari, nukta dots are removed, and both signs for nasal sounds become one.
  private(set) var folded: [Unicode.Scalar] = []
  private(set) var kinds: [Kind] = []
  /// The offset of each character in the text, in UTF-8 code units.
  private(set) var offsets: [Int] = []
  private(set) var words: [Word] = []
  /// The range of the text without spaces and punctuation at both ends.
  private(set) var core = 0..<0

  init(_ text: String) { self.init(Utterance(text)) }

  init(_ utterance: Utterance) {
    text = utterance.text
    let count = text.utf8.count
    scalars.reserveCapacity(count)
    folded.reserveCapacity(count)
    kinds.reserveCapacity(count)
    offsets.reserveCapacity(count)
    var offset = 0
    var left = Self.partsLeftToVoice(utterance)[...]
    for scalar in text.unicodeScalars {
      defer { offset += UTF8.width(scalar) }
      // Skips vowel points and the stroke that lengthens Arabic words, because the word is the same without them.
      if Self.isPoint(scalar) { continue }
      while let part = left.first, part.upperBound <= offset { left.removeFirst() }
      let kind = left.first?.contains(offset) == true ? .object : Self.kind(of: scalar)
      scalars.append(scalar)
      kinds.append(kind)
      folded.append(Self.folded(scalar, kind))
      offsets.append(offset)
    }
    findWords()
    if let first = kinds.firstIndex(where: Self.isOfWord), let last = kinds.lastIndex(where: Self.isOfWord) {
      core = first..<(last + 1)
    }
  }

  /// The folded characters without spaces and punctuation at both ends.
  var trimmed: [Unicode.Scalar] { Array(folded[core]) }

  /// `true` if the text has nothing that voices read.
  var isBlank: Bool { TextCleaning.isBlank(text) }

  /// The number of characters. Chinese and Japanese characters count double.
  var length: Int { folded.reduce(0) { $0 + ($1.isUnspaced && $1.value >= 0x3040 ? 2 : 1) } }

  /// The length in words. In scripts without spaces between words, three characters count as a word.
  var extent: Int {
    words.reduce(0) { count, word in count + max(1, (word.range.count { folded[$0].isUnspaced } + 2) / 3) }
  }

  func bytes(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else {
      let offset = range.lowerBound < offsets.count ? offsets[range.lowerBound] : text.utf8.count
      return offset..<offset
    }
    return offsets[first]..<(offsets[last] + UTF8.width(scalars[last]))
  }

  /// Returns the text without a range of characters.
  func without(_ range: Range<Int>) -> String {
    var kept = String.UnicodeScalarView()
    let bytes = bytes(range)
    var offset = 0
    for scalar in text.unicodeScalars {
      if !bytes.contains(offset) { kept.append(scalar) }
      offset += UTF8.width(scalar)
    }
    return String(kept)
  }

  // MARK: Words

  /// Returns whether a word can begin or end at this index.
  func isBoundary(_ index: Int) -> Bool {
    guard index > 0, index < scalars.count else { return true }
    guard Self.isOfWord(kinds[index - 1]), Self.isOfWord(kinds[index]), folded[index] != " ", folded[index - 1] != " "
    else { return true }
    // A combining mark belongs to the character before it.
    guard kinds[index] != .mark else { return false }
    return folded[index].isUnspaced || folded[index - 1].isUnspaced
  }

  /// Returns the index after a phrase that begins at `start`, or `nil`. The text may have punctuation between the
  /// words, as in “Tap, to open”.
  func end(of phrase: [Unicode.Scalar], from start: Int) -> Int? {
    var index = start
    for scalar in phrase {
      guard index < core.upperBound else { return nil }
      if scalar == " " {
        let first = index
        while index < core.upperBound, !Self.isOfWord(kinds[index]), folded[index] != "'" { index += 1 }
        guard index > first else { return nil }
      } else {
        guard folded[index] == scalar else { return nil }
        index += 1
      }
    }
    return index
  }

  private mutating func findWords() {
    var start: Int?
    func close(_ words: inout [Word], _ start: Int, _ end: Int, _ kinds: [Kind]) {
      let kinds = kinds[start..<end]
      guard kinds.contains(where: { $0 == .letter || $0 == .digit }) else { return }
      words.append(
        Word(range: start..<end, hasLetters: kinds.contains(.letter), hasDigits: kinds.contains(.digit)))
    }
    for index in scalars.indices {
      let isInside =
        switch kinds[index] {
        case .letter, .digit, .mark: true
        case .space, .object: false
        case .other:
          "'·".unicodeScalars.contains(folded[index]) && index > 0 && kinds[index - 1] == .letter
            && index + 1 < kinds.count && kinds[index + 1] == .letter
        }
      if isInside, start == nil {
        start = index
      } else if !isInside, let first = start {
        close(&words, first, index, kinds)
        start = nil
      }
    }
    if let first = start { close(&words, first, scalars.count, kinds) }
  }

  // MARK: Characters

  private static func isOfWord(_ kind: Kind) -> Bool {
    switch kind {
    case .letter, .digit, .mark, .object: true
    case .space, .other: false
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "a"..."z", "A"..."Z": return .letter
    case "0"..."9": return .digit
    case " ", "\t", "\n", "\r": return .space
    case "\u{FFFC}": return .object
    default: break
    }
    guard !scalar.isASCII else { return .other }
    let facts = ScalarFacts(scalar)
    if facts.isSpace { return .space }
    if facts.digit != nil { return .digit }
    switch facts.joining {
    case .extend, .linker, .joiner, .nonJoiner, .spacingMark: return .mark
    default: return facts.isLetter ? .letter : facts.isNumber ? .digit : .other
    }
  }

  private static func folded(_ scalar: Unicode.Scalar, _ kind: Kind) -> Unicode.Scalar {
    switch (kind, scalar) {
    case (.object, _): "\u{FFFC}"
    case (.letter, _): LetterCase.small(withoutNukta(scalar))
    case (.space, _), (_, "-"), (_, "\u{2010}"), (_, "\u{2011}"): " "
    case (_, "’"): "'"
    case (_, "\u{901}"): "\u{902}"
    default: scalar
    }
  }

  /// Returns a letter of Devanagari without its nukta dot, because people write the same word with and without it.
  private static func withoutNukta(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x929: "\u{928}"
    case 0x931: "\u{930}"
    case 0x934: "\u{933}"
    case 0x958: "\u{915}"
    case 0x959: "\u{916}"
    case 0x95A: "\u{917}"
    case 0x95B: "\u{91C}"
    case 0x95C: "\u{921}"
    case 0x95D: "\u{922}"
    case 0x95E: "\u{92B}"
    case 0x95F: "\u{92F}"
    default: scalar
    }
  }

  /// Returns whether a character is a vowel point, a nukta dot, or the stroke that lengthens Arabic words.
  private static func isPoint(_ scalar: Unicode.Scalar) -> Bool {
    ComparedLetters.isPoint(scalar) || scalar == "\u{640}" || scalar == "\u{93C}"
  }

  /// Returns the ranges that are spelled, pronounced in another way, or spoken by another voice. They are in UTF-8 code
  /// units, in order, and don't overlap.
  private static func partsLeftToVoice(_ utterance: Utterance) -> [Range<Int>] {
    guard !utterance.spans.isEmpty else { return [] }
    var parts: [Range<Int>] = []
    let spans = utterance.spans.filter { isLeftToVoice($0.attribute) }.map(\.range)
    for range in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = parts.last, range.lowerBound < last.upperBound {
        parts[parts.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        parts.append(range)
      }
    }
    return parts
  }

  private static func isLeftToVoice(_ attribute: Utterance.Attribute) -> Bool {
    attribute == .spellOut || attribute == .punctuation || attribute.language != nil || attribute.pronunciation != nil
  }
}
