// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextAudit

/// A string of an app with places to fill in.
enum StringTemplate {
  /// What stands for something that the app puts in.
  static let object: Unicode.Scalar = "\u{FFFC}"

  /// The text with U+FFFC in the place of each specifier of a format, `%@`, `%1$lld`, `%#@items@`, and each name in braces,
  /// `{name}`, `{{count}}`, `${name}`; also of `%%`, behind which no specifier begins.
  static func filled(_ text: String) -> String { taken(apart: text).filled }

  /// The specifiers and names in braces of a template, in order, such as `%1$lld` and `{name}`.
  static func arguments(_ text: String) -> [String] { taken(apart: text).arguments }

  private static func taken(apart text: String) -> (filled: String, arguments: [String]) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }) else { return (text, []) }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var arguments: [String] = []
    var index = 0
    while index < scalars.count {
      if let end = scalars[index] == "%" ? specifierEnd(scalars, index) : braceEnd(scalars, index) {
        result.append(object)
        arguments.append(String(String.UnicodeScalarView(scalars[index..<end])))
        index = end
      } else {
        // Where a brace begins no name, those right behind it begin none either.
        repeat {
          result.append(scalars[index])
          index += 1
        } while index < scalars.count && scalars[index] == "{" && scalars[index - 1] == "{"
      }
    }
    return (String(result), arguments)
  }

  private static func specifierEnd(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    var index = start + 1
    guard index < scalars.count else { return nil }
    if scalars[index] == "%" { return index + 1 }
    // %#@name@ and %arg, of a string catalogue
    if scalars[index...].starts(with: "#@".unicodeScalars) {
      guard let end = scalars[(index + 2)...].firstIndex(of: "@") else { return nil }
      return end + 1
    }
    if scalars[index...].starts(with: "arg".unicodeScalars) { return index + 3 }
    while index < scalars.count, "0123456789$.+-'*".unicodeScalars.contains(scalars[index]) { index += 1 }
    while index < scalars.count, "hlqLzt".unicodeScalars.contains(scalars[index]) { index += 1 }
    guard index < scalars.count, "@dDiuUxXfFeEgGcCsSaAp".unicodeScalars.contains(scalars[index]) else { return nil }
    return index + 1
  }

  private static func braceEnd(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    var index = start
    if scalars[index] == "$" || scalars[index] == "#" { index += 1 }
    guard index < scalars.count, scalars[index] == "{" else { return nil }
    while index < scalars.count, scalars[index] == "{" { index += 1 }
    let first = index
    while index < scalars.count, index < first + 40, scalars[index] != "}", scalars[index] != "{" { index += 1 }
    guard index < scalars.count, scalars[index] == "}", index > first else { return nil }
    while index < scalars.count, scalars[index] == "}" { index += 1 }
    return index
  }

  /// What a string is for, told by its key and by the comment for translators; nil where neither names accessibility. A key
  /// that is the text itself tells nothing: “Prints a label”.
  static func part(key: String, comment: String) -> LabelAudit.Part? {
    guard mayMention(key) || mayMention(comment) else { return nil }
    let (key, comment) = (isText(key) ? "" : key.lowercased(), comment.lowercased())
    let words = ["accessibility", "accessible", "voiceover", "voice over", "a11y", "screen reader"]
    guard words.contains(where: { key.contains($0) || comment.contains($0) }) else { return nil }
    // The key is the more exact of both; of the comment only what stands beside the word.
    if let part = part(named: key) { return part }
    for word in words {
      for (name, part) in Self.parts where comment.contains("\(word) \(name)") { return part }
    }
    return part(named: comment) ?? .label
  }

  /// Whether a text has a part of one of the words for accessibility. Nearly all texts have none, and comparing each
  /// with all words takes longer than the audit.
  private static func mayMention(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count >= 4 else { return false }
    for index in 0...(bytes.count - 4) {
      switch bytes[index] | 0x20 {
      case UInt8(ascii: "a"):
        // “accessib”, “a11y”
        let next = (bytes[index + 1] | 0x20, bytes[index + 2] | 0x20)
        if next == (UInt8(ascii: "c"), UInt8(ascii: "c")) || bytes[index + 1] == UInt8(ascii: "1") { return true }
      case UInt8(ascii: "v"):
        if bytes[index + 1] | 0x20 == UInt8(ascii: "o"), bytes[index + 3] | 0x20 == UInt8(ascii: "c") { return true }
      case UInt8(ascii: "s"):
        if bytes[index + 1] | 0x20 == UInt8(ascii: "c"), bytes[index + 2] | 0x20 == UInt8(ascii: "r") { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether a key has several words, without its specifiers.
  private static func isText(_ key: String) -> Bool {
    filled(key).unicodeScalars.split { $0 == " " || $0 == object }.count > 1
  }

  private static let parts: [(name: String, part: LabelAudit.Part)] = [
    ("hint", .hint), ("value", .value), ("announcement", .announcement), ("label", .label), ("action", .action(0)),
  ]

  private static func part(named text: String) -> LabelAudit.Part? {
    if text.contains("hint") { return .hint }
    if text.contains("value") { return .value }
    if text.contains("announce") { return .announcement }
    if text.contains("label") { return .label }
    return nil
  }
}
