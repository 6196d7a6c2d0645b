/// A class of beginnings or endings that `HEAD` and `TAIL` tell apart, written in a table as a term:
///
/// ```ftl
/// -head-o-sound = o ho ó hó 8* 11
/// ```
///
/// `o` is a letter or letters that the spoken text begins with (or ends with, in a `-tail-` class); `!hie` takes one
/// back; `11` is a number whose leading group of up to three digits is 11 (at the end: a number that ends in 11),
/// `8*` one whose leading group begins with 8.
///
/// Points that tell a vowel (Hebrew שָׁ, Arabic شَ) change no letter: a class of bare letters has the pointed ones too.
struct LetterClass: Sendable, Equatable {
  var name: String
  /// How the language's letters are made small before they are compared.
  var letterCase: TitleCaseRule
  var letters: [String] = []
  var exceptions: [String] = []
  var numbers: [String] = []
  var numberPrefixes: [String] = []

  init(name: String, list: String, letterCase: TitleCaseRule = .standard) {
    self.name = name
    self.letterCase = letterCase
    for token in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if token.hasPrefix("!") {
        exceptions.append(compared(token.dropFirst()))
      } else if token.first?.isNumber == true {
        if token.hasSuffix("*") {
          numberPrefixes.append(String(token.dropLast()))
        } else {
          numbers.append(String(token))
        }
      } else {
        letters.append(compared(token))
      }
    }
  }

  /// Whether spoken text begins with a member of the class.
  func containsHead(of text: String, group: String) -> Bool {
    if let digits = Self.leadingGroup(of: text, group: group) {
      return numbers.contains(digits) || numberPrefixes.contains { digits.hasPrefix($0) }
    }
    let text = compared(text.prefix(32))
    return letters.contains { text.hasPrefix($0) } && !exceptions.contains { text.hasPrefix($0) }
  }

  /// Whether spoken text ends with a member of the class.
  func containsTail(of text: String, group: String) -> Bool {
    let text = compared(text.suffix(64))
    if text.last?.isWholeNumber == true {
      let plain = group.isEmpty ? text : text.split(separator: group, omittingEmptySubsequences: false).joined()
      return numbers.contains { plain.hasSuffix($0) }
    }
    return letters.contains { text.hasSuffix($0) } && !exceptions.contains { text.hasSuffix($0) }
  }

  /// Text as it is compared: in small letters, without points.
  private func compared(_ text: Substring) -> String { letterCase.lowercased(Self.unpointed(text)) }

  /// Text without the vowel points of Hebrew and Arabic, which stand on their letter as one character with it.
  private static func unpointed(_ text: Substring) -> String {
    guard text.unicodeScalars.contains(where: isPoint) else { return String(text) }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isPoint($0) }))
  }

  private static func isPoint(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7, 0x64B...0x652, 0x670: true
    default: false
    }
  }

  private static func leadingGroup(of text: String, group: String) -> String? {
    guard text.first?.isWholeNumber == true else { return nil }
    var digits = ""
    var rest = text[...]
    while let character = rest.first {
      if character.isWholeNumber {
        digits.append(character)
        rest = rest.dropFirst()
      } else if !group.isEmpty, rest.hasPrefix(group), rest.dropFirst(group.count).first?.isWholeNumber == true {
        rest = rest.dropFirst(group.count)
      } else {
        break
      }
    }
    return String(digits.prefix((digits.count - 1) % 3 + 1))
  }
}
