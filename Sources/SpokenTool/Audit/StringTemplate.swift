// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextAudit

/// A string of an app with placeholders.
enum StringTemplate {
  /// The character that replaces a placeholder.
  static let object: Unicode.Scalar = "\u{FFFC}"

  /// Returns the text with U+FFFC in place of each placeholder.
  ///
  /// Placeholders are format specifiers such as `%@`, `%1$lld`, and `%#@items@`, names in braces such as `{name}`,
  /// `{{count}}`, and `${name}`, and `%%`.
  static func filled(_ text: String) -> String { taken(apart: text).filled }

  /// Returns the placeholders of a template in order, such as `%1$lld` and `{name}`.
  static func arguments(_ text: String) -> [String] { taken(apart: text).arguments }

  /// Returns a variant, such as `iphone, one`, with another form for numbers.
  static func variant(_ variant: String, for form: String) -> String {
    (variant.split(separator: ", ").dropLast() + [Substring(form)]).joined(separator: ", ")
  }

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
        // Skip all braces of a run such as `{{{`. If the first one doesn't start a name, the others don't either.
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
    // `%#@name@`, `%1$#@name@`, and `%arg` are specifiers of a String Catalog or a `.stringsdict`.
    let position = scalars[index...].prefix { $0 == "$" || ("0"..."9").contains($0) }
    if scalars[position.endIndex...].starts(with: "#@".unicodeScalars) {
      return scalars[(position.endIndex + 2)...].firstIndex(of: "@").map { $0 + 1 }
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

  /// Returns the part of an element, such as its hint, that a string is for. Returns `nil` if neither its key nor the
  /// comment for translators mentions accessibility.
  ///
  /// A key that is the text itself, such as "Prints a label", is ignored.
  static func part(key: String, comment: String) -> LabelAudit.Part? {
    guard mayMention(key) || mayMention(comment) else { return nil }
    // Quoted text in a comment is the string of the app, which may mention accessibility itself.
    let (key, comment) = (Lowercase(isText(key) ? "" : key), Lowercase(unquoted(comment)))
    let words = ["accessibility", "accessible", "voiceover", "voice over", "a11y", "screen reader"]
    guard words.contains(where: { key.contains($0) || comment.contains($0) }) else { return nil }
    // Apps that ask for a permission, or refer to a setting of the system, show these texts.
    let isAboutSystem = ["prompt", "permission", "setting"].contains { name in
      [key, comment].contains { $0.contains("accessibility\(name)") || $0.contains("accessibility \(name)") }
    }
    guard !isAboutSystem else { return nil }
    // The key is more exact than the comment. In the comment, prefer a part after a word for accessibility, as in
    // "VoiceOver hint".
    if let part = part(named: key) { return part }
    for word in words {
      for (name, part) in Self.parts where comment.contains("\(word) \(name)") { return part }
    }
    return part(named: comment) ?? .label
  }

  /// The bytes of a key or comment in lowercase. Foundation's `contains` is slow.
  private struct Lowercase {
    private let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.lowercased().utf8) }

    /// Returns `true` if the text contains a word. The word “inaccessible” doesn't contain “accessible”.
    func contains(_ word: String) -> Bool {
      let word = Array(word.utf8)
      return bytes.indices.contains { index in
        bytes[index] == word[0] && bytes[index...].starts(with: word)
          && !bytes[..<index].suffix(2).elementsEqual("in".utf8)
      }
    }
  }

  /// Returns `true` if a text may contain one of the words for accessibility, because it has the first letters of one.
  ///
  /// This fast path rejects nearly all texts. A comparison with all words would take longer than the audit itself.
  private static func mayMention(_ text: String) -> Bool {
    var letters: UInt32 = 0
    for byte in text.utf8 {
      letters = (letters << 8 | UInt32(byte | 0x20)) & 0xFF_FFFF
      if beginnings.contains(letters) { return true }
    }
    return false
  }

  /// The first three letters of the words for accessibility, each a byte of the number.
  private static let beginnings: [UInt32] = ["acc", "voi", "a11", "scr"].map { letters in
    letters.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Returns a comment without the texts in double quotes.
  private static func unquoted(_ comment: String) -> String {
    guard comment.utf8.contains(UInt8(ascii: "\"")) else { return comment }
    let parts = comment.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined(separator: " ")
  }

  /// Returns `true` if a key has several words, not counting its placeholders.
  private static func isText(_ key: String) -> Bool {
    filled(key).unicodeScalars.split { $0 == " " || $0 == object }.count > 1
  }

  private static let parts: [(name: String, part: LabelAudit.Part)] = [
    ("hint", .hint), ("value", .value), ("announcement", .announcement), ("label", .label), ("action", .action(0)),
  ]

  private static func part(named text: Lowercase) -> LabelAudit.Part? {
    if text.contains("hint") { return .hint }
    if text.contains("value") { return .value }
    if text.contains("announce") { return .announcement }
    if text.contains("label") { return .label }
    return nil
  }
}
