/// A class of beginnings or endings that `HEAD` and `TAIL` distinguish, written in a table as a term:
///
/// ```ftl
/// -head-o-sound = o ho ó hó 8* 11
/// ```
///
/// `o` is one or more letters that the spoken text begins with (or ends with, in a `-tail-` class); `!hie` excludes
/// them; `11` is a number whose leading group of up to three digits is 11 (at the end: a number that ends in 11), `8*`
/// one whose leading group begins with 8. Digits of any script count.
///
/// Vowel points (Hebrew שָׁ, Arabic شَ) are ignored: a class of bare letters contains the pointed ones too.
///
/// A class, because the runtime need not make the type of an array of objects.
final class LetterClass: Sendable {
  let name: String
  /// The language's rule for lower case, which is applied before letters are compared.
  private let letterCase: LetterCase
  private let letters: LetterList
  private let exceptions: LetterList
  private let numbers: [[UInt8]]
  private let numberPrefixes: [[UInt8]]

  init(name: String, list: String, letterCase: LetterCase = .standard) {
    self.name = name
    self.letterCase = letterCase
    var letters = LetterList()
    var exceptions = LetterList()
    var (numbers, numberPrefixes): ([[UInt8]], [[UInt8]]) = ([], [])
    Self.forEachWord(of: list) { token in
      guard let first = token.unicodeScalars.first else { return }
      if Self.digit(first) != nil {
        let digits = token.unicodeScalars.compactMap(Self.digit)
        if token.unicodeScalars.last == "*" { numberPrefixes.append(digits) } else { numbers.append(digits) }
      } else if first == "!" {
        exceptions.append(Substring(token.unicodeScalars.dropFirst()), by: letterCase)
      } else {
        letters.append(token, by: letterCase)
      }
    }
    self.letters = letters
    self.exceptions = exceptions
    (self.numbers, self.numberPrefixes) = (numbers, numberPrefixes)
  }

  /// Hands out what stands between spaces and ends of lines. By bytes, of which a list may have a thousand that are read
  /// before the first phrase.
  private static func forEachWord(of list: String, _ body: (Substring) -> Void) {
    let bytes = list.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      var end = start
      while end < bytes.endIndex, bytes[end] != UInt8(ascii: " "), bytes[end] != UInt8(ascii: "\n") {
        end = bytes.index(after: end)
      }
      if start < end { body(list[start..<end]) }
      start = end < bytes.endIndex ? bytes.index(after: end) : end
    }
  }

  /// The beginnings or endings that are members, in the form in which they are compared.
  var letterTexts: [String] { letters.texts }

  /// The numbers that are members, in Latin digits.
  var numberTexts: [String] { numbers.map { $0.map(String.init).joined() } }

  /// Whether spoken text begins with a member of the class.
  func containsHead(of text: String, group: String) -> Bool {
    let digits = Self.leadingGroup(of: text, group: group)
    guard digits.isEmpty else {
      return numbers.contains(digits) || numberPrefixes.contains { digits.starts(with: $0) }
    }
    let head = ComparedLetters(text[...], by: letterCase, limit: max(letters.longest, exceptions.longest))
    return letters.containsHead(of: head) && !exceptions.containsHead(of: head)
  }

  /// Whether spoken text ends with a member of the class.
  func containsTail(of text: String, group: String) -> Bool {
    let digits = Self.lastDigits(of: text, group: group)
    guard digits.isEmpty else { return numbers.contains { digits.suffix($0.count) == $0[...] } }
    let tail = ComparedLetters(Substring(text.unicodeScalars.suffix(64)), by: letterCase)
    return letters.containsTail(of: tail) && !exceptions.containsTail(of: tail)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    guard scalar.isASCII else { return ScalarFacts(scalar).digit }
    return scalar >= "0" && scalar <= "9" ? UInt8(scalar.value - 0x30) : nil
  }

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
