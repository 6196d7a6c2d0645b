// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// Xcode's `.strings`: a property list of the old style, in UTF-8 or UTF-16.
///
/// ```
/// /* VoiceOver label of the button that deletes a photo */
/// "photo.delete" = "Delete photo";
/// ```
struct StringsFile {
  private(set) var items: [AuditItem] = []
  private let path: String
  private let reader: AuditReader
  private let language: LanguageTag
  private let scalars: [Unicode.Scalar]
  /// The keys of the `.stringsdict` beside it, which has the texts of keys with a number.
  private let plurals: Set<String>
  private var index = 0
  private var line = 1
  /// Where the line begins.
  private var lineStart = 0

  init(_ path: String, reader: AuditReader) throws(Problem) {
    self.path = path
    self.reader = reader
    language = Self.language(of: path) ?? reader.language
    let bytes = try Input.bytes(of: path)
    let text = Self.text(of: bytes)
    // One in binary is no text, and so is told of first.
    guard !Self.isBinary(bytes), text?.hasPrefix("<?xml") != true else {
      throw .notStrings(
        AuditItem.Place(file: path), "unsupported XML or binary property list; convert it to a text .strings file")
    }
    guard let text else { throw .notText(path) }
    scalars = Array(text.unicodeScalars)
    plurals = Self.keys(in: (try? Input.bytes(of: path + "dict")).flatMap { Self.text(of: $0) } ?? "")
    try read()
    let sources = sources
    for index in items.indices { items[index].source = sources[items[index].key] }
  }

  /// The strings of `en.lproj/A.strings`, beside `pl.lproj/A.strings`.
  private var sources: [String: AuditItem.Source] {
    var folders = path.split(separator: "/", omittingEmptySubsequences: false)
    guard language.language != "en", let folder = folders.lastIndex(where: { $0.hasSuffix(".lproj") })
    else { return [:] }
    folders[folder] = "en.lproj"
    let english = try? StringsFile(
      folders.joined(separator: "/"), reader: AuditReader(language: "en", part: .text, isForAccessibility: false))
    var sources: [String: AuditItem.Source] = [:]
    for item in english?.items ?? [] {
      if case .text(let text, _) = item.content { sources[item.key] = AuditItem.Source(text: text, language: "en") }
    }
    return sources
  }

  /// The language of the folder: `pl.lproj/Localizable.strings`; `Base.lproj` is of none.
  static func language(of path: String) -> LanguageTag? {
    for folder in path.split(separator: "/").reversed() where folder.hasSuffix(".lproj") {
      let name = folder.dropLast(".lproj".count)
      return name == "Base" ? nil : LanguageTag(String(name).replacing("_", with: "-"))
    }
    return nil
  }

  /// What stands in `<key>…</key>`.
  private static func keys(in plurals: String) -> Set<String> {
    Set(
      plurals.components(separatedBy: "<key>").dropFirst().compactMap { text in
        text.range(of: "</key>").map { String(text[..<$0.lowerBound]) }
      })
  }

  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return bytes.dropFirst(hasMark ? 3 : 0).starts(with: "bplist".utf8)
  }

  /// UTF-8, or UTF-16 with a byte order mark or without.
  static func text(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), low: 0) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), low: 1) }
    if bytes.count >= 2, bytes[0] == 0 { return utf16(bytes[...], low: 1) }
    if bytes.count >= 2, bytes[1] == 0 { return utf16(bytes[...], low: 0) }
    let plain = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let text = String(decoding: plain, as: UTF8.self)
    return text.utf8.elementsEqual(plain) ? text : nil
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, low: Int) -> String? {
    guard bytes.count % 2 == 0 else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      UInt16(bytes[index + low]) | UInt16(bytes[index + 1 - low]) << 8
    }
    return String(decoding: units, as: UTF16.self)
  }

  // MARK: Entries

  private mutating func read() throws(Problem) {
    while true {
      let comment = try skip()
      guard index < scalars.count else { return }
      let key = try string()
      _ = try skip()
      var value = key
      if take("=") {
        _ = try skip()
        value = try string()
        _ = try skip()
      }
      guard take(";") else { throw fault("expected ';' after the value") }
      add(key: key.text, value, comment: comment)
    }
  }

  private mutating func add(key: String, _ value: (text: String, place: AuditItem.Place), comment: String) {
    // Its text is in the .stringsdict.
    let isKey = key == value.text && (comment.contains("stringsdict") || plurals.contains(key))
    guard !isKey else { return }
    let named = StringTemplate.part(key: key, comment: comment)
    guard !value.text.isEmpty || named != nil, named != nil || !reader.isForAccessibility else { return }
    let content = AuditItem.Content.text(StringTemplate.filled(value.text), named ?? reader.part)
    items.append(AuditItem(content: content, place: value.place, key: key, language: language))
  }

  // MARK: Characters

  private var place: AuditItem.Place { AuditItem.Place(file: path, line: line, column: index - lineStart + 1) }

  private func fault(_ reason: String) -> Problem { .notStrings(place, reason) }

  private mutating func advance() {
    if scalars[index] == "\n" {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    advance()
    return true
  }

  private func isNext(_ text: String) -> Bool { scalars[index...].starts(with: text.unicodeScalars) }

  /// Passes over spaces and comments, and returns the text of the last comment.
  private mutating func skip() throws(Problem) -> String {
    var comment = ""
    while index < scalars.count {
      if isNext("/*") {
        let open = place
        var text = String.UnicodeScalarView()
        while index < scalars.count, !isNext("*/") {
          text.append(scalars[index])
          advance()
        }
        guard index < scalars.count else { throw .notStrings(open, "unterminated comment") }
        advance()
        advance()
        comment = String(text)
      } else if isNext("//") {
        var text = String.UnicodeScalarView()
        while index < scalars.count, scalars[index] != "\n" {
          text.append(scalars[index])
          advance()
        }
        comment = String(text)
      } else if " \t\r\n\u{FEFF}".unicodeScalars.contains(scalars[index]) {
        advance()
      } else {
        break
      }
    }
    return comment
  }

  /// A string in quotation marks, or a word without.
  private mutating func string() throws(Problem) -> (text: String, place: AuditItem.Place) {
    let open = place
    guard index < scalars.count else { throw fault("unexpected end of file; expected a string") }
    let quote = scalars[index]
    guard quote == "\"" || quote == "'" else { return (try word(), open) }
    advance()
    let start = place
    var units: [UInt16] = []
    while index < scalars.count, scalars[index] != quote {
      if scalars[index] == "\\" {
        advance()
        units += escape()
      } else {
        units += Array(String(scalars[index]).utf16)
        advance()
      }
    }
    guard take(quote) else { throw .notStrings(open, "unterminated string") }
    return (String(decoding: units, as: UTF16.self), start)
  }

  private mutating func word() throws(Problem) -> String {
    var text = String.UnicodeScalarView()
    while index < scalars.count,
      scalars[index].properties.isAlphabetic || "0123456789_.$/:-".unicodeScalars.contains(scalars[index])
    {
      text.append(scalars[index])
      advance()
    }
    guard !text.isEmpty else { throw fault("expected a string in double quotes") }
    return String(text)
  }

  /// What follows a backslash, in UTF-16: a pair of surrogates is written as two escapes.
  private mutating func escape() -> [UInt16] {
    guard index < scalars.count else { return [] }
    let scalar = scalars[index]
    func digits(_ radix: Int, _ limit: Int, from start: Int) -> (value: UInt16, count: Int) {
      var (value, count): (UInt32, Int) = (0, 0)
      while count < limit, start + count < scalars.count,
        let digit = Character(scalars[start + count]).hexDigitValue, digit < radix
      {
        value = value * UInt32(radix) + UInt32(digit)
        count += 1
      }
      return (UInt16(truncatingIfNeeded: value), count)
    }
    switch scalar {
    case "U", "u":
      let (value, count) = digits(16, 4, from: index + 1)
      for _ in 0...count { advance() }
      return count == 0 ? [] : [value]
    case "0"..."7":
      let (value, count) = digits(8, 3, from: index)
      for _ in 0..<count { advance() }
      return [value]
    default:
      advance()
      switch scalar {
      case "n": return [0x0A]
      case "r": return [0x0D]
      case "t": return [0x09]
      default: return Array(String(scalar).utf16)
      }
    }
  }
}
