// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// A class of beginnings or endings that `HEAD` and `TAIL` distinguish, written in a table as a term:
///
/// ```ftl
/// -head-o-sound = o ho ó hó 8* 11
/// ```
///
/// `o` is one or more letters that the spoken text begins with (or ends with, in a `-tail-` class); `!hie` excludes
/// them; `11` is a number whose leading group of up to three digits is 11 (at the end: a number that ends in 11), `8*`
/// one whose leading group begins with 8. Digits of any script count. An exception is compared as it is written: `!0.`
/// excludes 0.5 from the class of `0`.
///
/// Vowel points (Hebrew שָׁ, Arabic شَ) are ignored: a class of bare letters contains the pointed ones too.
///
/// A class, because the runtime need not make the type of an array of objects.
final class LetterClass: Sendable {
  /// The language's rule for lower case, which is applied before letters are compared.
  private let letterCase: LetterCase
  private let letters: LetterList
  private let exceptions: LetterList
  private let numbers: NumberList
  private let numberPrefixes: NumberList

  convenience init(_ list: String, letterCase: LetterCase = .standard) {
    self.init(SourceBytes(Array(list.utf8)), letterCase: letterCase)
  }

  /// Reads a list from its bytes: the first long `String` would have the runtime make types before the first phrase.
  init(_ list: SourceBytes, letterCase: LetterCase) {
    self.letterCase = letterCase
    var letters = LetterList()
    var exceptions = LetterList()
    var numbers = NumberList()
    var numberPrefixes = NumberList()
    for member in WordRanges(of: list) {
      let first = list[member.lowerBound]
      if first == UInt8(ascii: "!") {
        exceptions.append(list[member.dropFirst()], by: letterCase)
      } else if first < 0x80, !Self.isDigit(first) {
        letters.append(list[member], by: letterCase)
      } else {
        Self.read(list.text(member), by: letterCase, &letters, &numbers, &numberPrefixes)
      }
    }
    self.letters = letters
    self.exceptions = exceptions
    self.numbers = numbers
    self.numberPrefixes = numberPrefixes
  }

  /// Reads a member that may be a number in digits of any script.
  private static func read(
    _ member: String, by letterCase: LetterCase, _ letters: inout LetterList, _ numbers: inout NumberList,
    _ numberPrefixes: inout NumberList
  ) {
    guard let first = member.unicodeScalars.first, digit(first) != nil else {
      return letters.append(SourceBytes(Array(member.utf8)), by: letterCase)
    }
    // Lazily: an array would have the runtime make its type.
    let digits = member.unicodeScalars.lazy.compactMap(digit)
    if member.utf8.last == UInt8(ascii: "*") { numberPrefixes.append(digits) } else { numbers.append(digits) }
  }

  /// The beginnings or endings that are members, in the form in which they are compared.
  var letterTexts: [String] { letters.texts }

  /// The numbers that are members, in Latin digits.
  var numberTexts: [String] { numbers.texts }

  /// Whether spoken text begins with a member of the class.
  func containsHead(of text: String, group: String) -> Bool {
    let digits = Self.leadingGroup(of: text, group: group)
    let limit = max(letters.longest, exceptions.longest)
    let head = limit > 0 ? ComparedLetters(text[...], by: letterCase, limit: limit) : nil
    if let head, exceptions.containsHead(of: head) { return false }
    guard digits.isEmpty else { return numbers.contains(digits) || numberPrefixes.containsHead(of: digits) }
    return head.map { letters.containsHead(of: $0) } ?? false
  }

  /// Whether spoken text ends with a member of the class.
  func containsTail(of text: String, group: String) -> Bool {
    let digits = Self.lastDigits(of: text, group: group)
    guard digits.isEmpty || exceptions.longest > 0 else { return numbers.containsTail(of: digits) }
    let tail = ComparedLetters(Substring(text.unicodeScalars.suffix(64)), by: letterCase)
    if exceptions.containsTail(of: tail) { return false }
    return digits.isEmpty ? letters.containsTail(of: tail) : numbers.containsTail(of: digits)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    guard scalar.isASCII else { return ScalarFacts(scalar).digit }
    return isDigit(UInt8(scalar.value)) ? UInt8(scalar.value - 0x30) : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// The leading group, of up to three digits, of the number that a text begins with.
  private static func leadingGroup(of text: String, group: String) -> [UInt8] {
    let digits = digits(of: text.unicodeScalars, group: group.unicodeScalars)
    return Array(digits.prefix((digits.count + 2) % 3 + 1))
  }

  /// The digits that a text ends with.
  private static func lastDigits(of text: String, group: String) -> [UInt8] {
    digits(of: text.unicodeScalars.reversed(), group: group.unicodeScalars.reversed()).reversed()
  }

  /// The digits at the beginning of a text, without group separators.
  private static func digits(
    of text: some BidirectionalCollection<Unicode.Scalar>, group: some Collection<Unicode.Scalar>
  ) -> [UInt8] {
    var digits: [UInt8] = []
    var rest = text[...]
    while let scalar = rest.first {
      if let digit = digit(scalar) {
        digits.append(digit)
        rest = rest.dropFirst()
      } else {
        let afterGroup = rest.dropFirst(group.count)
        guard !digits.isEmpty, !group.isEmpty, rest.starts(with: group), let next = afterGroup.first,
          Self.digit(next) != nil
        else { break }
        rest = afterGroup
      }
    }
    return digits
  }
}
