// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The parts of a phone number.
///
/// A form can check a number with ``isE164(_:)``. To say a number, use ``Phrase/phone(_:region:style:)``.
public struct PhoneNumber {
  /// The country code, which is the digits after a plus, or `nil`.
  private(set) var countryCode: String?
  /// The groups of digits and letters. Each star or hash is a group.
  private(set) var groups: [String]
  /// The extension, which is dialed after the call is answered.
  private(set) var extensionDigits: String?

  /// Parses a number, or returns `nil` if it has no digit. The region is only evaluated for a number without groups and
  /// country code.
  init?(_ text: String, region: @autoclosure () -> Subtag) {
    let (dialled, extensionDigits) = Self.withoutExtension(Self.withLatinDigits(text))
    var number = dialled
    let isInternational = number.first == "+"
    // Removes the zero that is only dialed within the country, as in +44 (0)20 7946 0958.
    if isInternational { number.replace("(0)", with: " ", maxReplacements: 1) }
    var groups = Self.groups(of: number)
    guard groups.contains(where: { $0.utf8.contains { Self.isDigit($0) } }) else { return nil }
    self.extensionDigits = extensionDigits
    if isInternational, let first = groups.first, let length = Self.countryCodeLength(first) {
      countryCode = String(first.prefix(length))
      if first.utf8.count == length { groups.removeFirst() } else { groups[0] = String(first.dropFirst(length)) }
    }
    if groups.count == 1, let digits = groups.first, digits.utf8.allSatisfy({ Self.isDigit($0) }) {
      let region = countryCode == nil ? region().description : ""
      groups = PhonePlan.groups(of: digits, countryCode: countryCode, region: region)
    }
    self.groups = groups
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Returns the text with Latin digits, and without surrounding spaces.
  private static func withLatinDigits(_ text: String) -> String {
    var latin = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let facts = ScalarFacts(scalar)
      if let digit = facts.digit {
        latin.append(Unicode.Scalar(0x30 + digit))
      } else if scalar == "\u{FF0B}" {
        latin.append("+")
      } else if !latin.isEmpty || !(facts.isSpace || TextCleaning.of(scalar) == .drop) {
        latin.append(scalar)
      }
    }
    return String(latin)
  }

  /// Splits off the extension, whose digits follow `;ext=` (RFC 3966), "extension", "ext", or "x".
  private static func withoutExtension(_ number: String) -> (number: String, digits: String?) {
    let scheme = number.utf8.prefix(4).elementsEqual("tel:".utf8) ? number.dropFirst(4) : number[...]
    for mark in [";ext=", "extension", "ext.", "ext", "x"] {
      guard let (before, after) = scheme.parted(by: mark) else { continue }
      let digits = after.filter { $0.utf8.allSatisfy { isDigit($0) } }
      let isNumber = before.utf8.contains { isDigit($0) }
      let isExtension = after.utf8.allSatisfy { isDigit($0) || $0 == 0x20 || $0 == 0x2E || $0 == 0x3A }
      if isNumber, isExtension, !digits.isEmpty { return (String(before), String(digits)) }
    }
    return (String(scheme), nil)
  }

  private static func groups(of number: String) -> [String] {
    var groups: [String] = []
    var isInside = false
    for letter in Letters(number) {
      guard let first = letter.unicodeScalars.first else { continue }
      if first == "*" || first == "#" {
        groups.append(String(first))
        isInside = false
        continue
      }
      let facts = ScalarFacts(first)
      guard facts.isLetter || facts.isNumber else {
        isInside = false
        continue
      }
      if isInside { groups[groups.count - 1] += letter } else { groups.append(String(letter)) }
      isInside = true
    }
    return groups
  }

  /// Returns the length of the country code at the start of the digits (ITU-T E.164). It is 1 for the codes 1 and 7,
  /// and otherwise 2 or 3.
  private static func countryCodeLength(_ digits: String) -> Int? {
    let bytes = Array(digits.utf8.prefix(3))
    guard let first = bytes.first, bytes.allSatisfy({ isDigit($0) }), first != 0x30 else { return nil }
    if first == UInt8(ascii: "1") || first == UInt8(ascii: "7") { return 1 }
    guard bytes.count > 1 else { return nil }
    let pair = (first - 0x30) * 10 + bytes[1] - 0x30
    let isPair =
      switch pair {
      case 20, 27, 30...34, 36, 39...41, 43...49, 51...58, 60...66, 81, 82, 84, 86, 90...95, 98: true
      default: false
      }
    return isPair ? 2 : bytes.count > 2 ? 3 : nil
  }
}

extension Substring {
  /// Returns the text before and after the first occurrence of an ASCII text. Ignores case.
  fileprivate func parted(by mark: String) -> (before: Substring, after: Substring)? {
    let (bytes, wanted) = (Array(utf8), Array(mark.utf8))
    guard bytes.count >= wanted.count else { return nil }
    for start in 0...(bytes.count - wanted.count) {
      let isSame = zip(bytes[start...], wanted).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && $1 >= 0x61 }
      guard isSame else { continue }
      let from = utf8.index(startIndex, offsetBy: start)
      return (self[..<from], self[utf8.index(from, offsetBy: wanted.count)...])
    }
    return nil
  }
}
