// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A class of beginnings or endings of a text. The functions `HEAD` and `TAIL` choose a variant by the class. A term
/// of a table lists the members:
///
/// ```ftl
/// -head-o-sound = o ho ó hó 8* 11
/// ```
///
/// A member is one of these:
///
/// - `o`: letters that the text begins with. In a `-tail-` class, letters that the text ends with.
/// - `!hot`: an exception. The class then contains "hora", but not "hotel". If a class has the number `0`, `!0.` excludes
///   0.5 from it.
/// - `11`: a number whose leading group of up to three digits is 11. In a `-tail-` class, a number that ends in 11.
/// - `8*`: a number whose leading group begins with 8.
///
/// Digits of any script count. Vowel points (Hebrew שָׁ, Arabic شَ) are ignored, so a class of bare letters also contains the
/// pointed ones.
///
/// This is a class because a selection looks at several of them, and a copy of a structure would retain each of its arrays.
final class LetterClass: Sendable {
  /// The end of a text that a class is about.
  enum End: String, CaseIterable, Sendable {
    case head, tail
  }

  private let end: End
  /// The language's rules of letter case, applied before letters are compared.
  private let letterCase: LetterCase
  private let letters: [ComparedLetters]
  /// The members and exceptions that are letters, by their first character. In a `-tail-` class, by their last one.
  private let lettersByEdge: [Unicode.Scalar: [ComparedLetters]]
  private let exceptionsByEdge: [Unicode.Scalar: [ComparedLetters]]
  private let numbers: [[UInt8]]
  private let numberPrefixes: [[UInt8]]
  /// The number of letters in the longest member or exception.
  private let longest: Int
  /// For each of the ten digits, `true` if a member that is a number begins with it.
  private let hasFirstDigit: [Bool]

  init(_ list: String, of end: End, letterCase: LetterCase = .standard) {
    (self.end, self.letterCase) = (end, letterCase)
    var (letters, exceptions): ([ComparedLetters], [ComparedLetters]) = ([], [])
    var (numbers, numberPrefixes): ([[UInt8]], [[UInt8]]) = ([], [])
    for member in list.unicodeScalars.split(whereSeparator: { $0.value <= 0x20 }) {
      if member.first == "!" {
        exceptions.append(ComparedLetters(Substring(member.dropFirst()), by: letterCase))
      } else if member.first.flatMap(Self.digit) == nil {
        letters.append(ComparedLetters(Substring(member), by: letterCase))
      } else if member.last == "*" {
        numberPrefixes.append(member.compactMap(Self.digit))
      } else {
        numbers.append(member.compactMap(Self.digit))
      }
    }
    letters.removeAll { $0.count == 0 }
    exceptions.removeAll { $0.count == 0 }
    (self.letters, self.numbers, self.numberPrefixes) = (letters, numbers, numberPrefixes)
    longest = (letters + exceptions).map(\.count).max() ?? 0
    let firstDigits = (numbers + numberPrefixes).compactMap(\.first)
    hasFirstDigit = (0...9).map(firstDigits.contains)
    lettersByEdge = Dictionary(grouping: letters) { $0.edge(end) ?? "\0" }
    exceptionsByEdge = Dictionary(grouping: exceptions) { $0.edge(end) ?? "\0" }
  }

  /// The members that are letters, in their compared form.
  var letterTexts: [String] { letters.map(\.text) }

  /// The members that are numbers, in Latin digits.
  var numberTexts: [String] { numbers.map { $0.map { String($0) }.joined() } }

  /// Returns whether the beginning or the end of a text is in the class.
  ///
  /// - Parameter group: The separator between groups of digits, or `nil` if there is none.
  func contains(_ text: String, group: Unicode.Scalar?) -> Bool {
    end == .head ? containsHead(of: text, group: group) : containsTail(of: text, group: group)
  }

  private func containsHead(of text: String, group: Unicode.Scalar?) -> Bool {
    guard mayContainHead(of: text) else { return false }
    let digits = Self.leadingGroup(of: text, group: group)
    if mayBeginWithMember(text) {
      let head = ComparedLetters(text[...], by: letterCase, limit: longest)
      if has(exceptionsByEdge, at: head) { return false }
      if digits.isEmpty { return has(lettersByEdge, at: head) }
    }
    return numbers.contains { digits.elementsEqual($0) } || numberPrefixes.contains { digits.starts(with: $0) }
  }

  /// Returns `false` if the first character of a text shows that the class doesn't contain the text.
  func mayContainHead(of text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return Self.digit(first).map { hasFirstDigit[Int($0)] } ?? mayBeginWithMember(text)
  }

  private func containsTail(of text: String, group: Unicode.Scalar?) -> Bool {
    let digits = Self.lastDigits(of: text, group: group)
    if mayEndWithMember(text) {
      let tail = ComparedLetters(end(of: text), by: letterCase)
      if has(exceptionsByEdge, at: tail) { return false }
      if digits.isEmpty { return has(lettersByEdge, at: tail) }
    }
    return numbers.contains { digits.suffix($0.count).elementsEqual($0) }
  }

  /// Returns the end of a text that may be a member or an exception. A letter seldom has more than four characters. Words
  /// before the last one aren't compared, because members have no spaces.
  private func end(of text: String) -> Substring {
    let scalars = text.unicodeScalars
    let letters = scalars.suffix(longest)
    if letters.allSatisfy(ComparedLetters.isPlain) { return Substring(letters) }
    let end = scalars.suffix(min(4 * longest + 8, 64))
    return Substring(end.lastIndex(of: " ").map { end[$0...] } ?? end)
  }

  /// Returns whether one of the members is at the edge of a text.
  private func has(_ members: [Unicode.Scalar: [ComparedLetters]], at text: ComparedLetters) -> Bool {
    guard let edge = text.edge(end), let members = members[edge] else { return false }
    return members.contains { end == .head ? text.hasPrefix($0) : text.hasSuffix($0) }
  }

  /// Returns `false` if no member or exception begins with the first letter of a text. For a list of numbers in Arabic,
  /// this check saves nine tenths of the time.
  private func mayBeginWithMember(_ text: String) -> Bool {
    guard longest > 0, !text.isEmpty else { return false }
    return ComparedLetters.first(of: text, by: letterCase).map(hasEdge) ?? true
  }

  /// Returns `false` if no member or exception ends with the last letter of a text.
  private func mayEndWithMember(_ text: String) -> Bool {
    guard longest > 0, let last = text.unicodeScalars.last else { return false }
    return ComparedLetters.last(of: last, by: letterCase).map(hasEdge) ?? true
  }

  private func hasEdge(_ scalar: Unicode.Scalar) -> Bool {
    lettersByEdge[scalar] != nil || exceptionsByEdge[scalar] != nil
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    guard scalar.isASCII else { return ScalarFacts(scalar).digit }
    return isDigit(UInt8(scalar.value)) ? UInt8(scalar.value - 0x30) : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// Returns the first group, of up to three digits, of the number that begins a text.
  private static func leadingGroup(of text: String, group: Unicode.Scalar?) -> ArraySlice<UInt8> {
    let digits = digits(text.unicodeScalars, group: group)
    return digits.prefix((digits.count + 2) % 3 + 1)
  }

  /// Returns the digits at the end of a text.
  private static func lastDigits(of text: String, group: Unicode.Scalar?) -> [UInt8] {
    digits(text.unicodeScalars.reversed(), group: group).reversed()
  }

  /// Returns the digits at the beginning of some characters, without single group separators between them.
  private static func digits(_ scalars: some Sequence<Unicode.Scalar>, group: Unicode.Scalar?) -> [UInt8] {
    var digits: [UInt8] = []
    var isAfterDigit = false
    for scalar in scalars {
      if let digit = digit(scalar) {
        digits.append(digit)
        isAfterDigit = true
      } else {
        guard isAfterDigit, scalar == group else { break }
        isAfterDigit = false
      }
    }
    return digits
  }
}
