// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextAudit

/// One string of a table, before it becomes an ``AuditItem``.
struct TableString {
  var key: String
  var text: String
  var comment = ""
  var place: AuditItem.Place
  /// The length of the text in the file, in code points, or 0 if it has several lines.
  var width = 0
  /// The form of a plural, such as `one`.
  var variant = ""
}

// Xcode's `.strings` files, as text and as property lists.
extension AuditReader {
  func strings(_ path: String, _ bytes: [UInt8]) throws(Problem) -> AuditInput {
    let file = try StringsFile.read(path, bytes)
    let language = Self.language(of: path) ?? self.language
    var input = AuditInput(troubles: file.troubles)
    let plurals = PropertyListFile.keys(ofFile: path + "dict")
    let (sourcePath, sourceLanguage) = Self.source(of: path, language)
    let source = sourcePath.map { sources.table($0, as: sourceLanguage) }
    for string in file.strings {
      // Skip a plural string whose texts are in the `.stringsdict`. Here, its text only repeats its key.
      let isKey = string.key == string.text && (string.comment.contains("stringsdict") || plurals.contains(string.key))
      guard !isKey, var item = item(string, language, &input.troubles) else { continue }
      if let original = source?.strings[string.key] {
        item.source = AuditItem.Source(
          text: StringTemplate.filled(original.text), template: original.text, language: sourceLanguage)
      }
      input.items.append(item)
    }
    if let source, !source.order.isEmpty {
      let known = Set(file.strings.map(\.key)).union(plurals)
      let missing = source.order.filter { !known.contains($0) }
      input.items += missing.compactMap { key in
        source.strings[key].flatMap { missingItem($0, path, language, sourceLanguage) }
      }
    }
    return input
  }

  /// Returns the item of a string, or `nil` if it is blank or isn't for accessibility.
  func item(_ string: TableString, _ language: LanguageTag, _ troubles: inout [AuditTrouble]) -> AuditItem? {
    guard isWanted(string.key) else { return nil }
    let named = part(key: string.key, comment: string.comment)
    guard !string.text.isEmpty || named != nil, named != nil || !isForAccessibility else { return nil }
    var item = AuditItem(
      content: .text(StringTemplate.filled(string.text), named ?? part), place: string.place,
      key: string.variant.isEmpty ? string.key : "\(string.key) [\(string.variant)]", language: language)
    item.isOfTable = true
    item.template = string.text
    item.isPluralForm = !string.variant.isEmpty
    item.width = string.width
    item.accepted = AuditAcceptance.all(in: string.comment, at: string.place, &troubles)
    return item
  }

  /// Returns an item for a string that a translation lacks. Its own text is empty, and its source has the text.
  func missingItem(
    _ string: TableString, _ path: String, _ language: LanguageTag, _ sourceLanguage: LanguageTag
  ) -> AuditItem? {
    guard isWanted(string.key) else { return nil }
    let named = part(key: string.key, comment: string.comment)
    // Strings without letters, such as "%@: %@", need no translation.
    guard named != nil || !isForAccessibility, StringTemplate.filled(string.text).contains(where: \.isLetter) else {
      return nil
    }
    var item = AuditItem(
      content: .text("", .text), place: AuditItem.Place(file: path), key: string.key, language: language)
    item.isOfTable = true
    item.isMissing = true
    item.source = AuditItem.Source(
      text: StringTemplate.filled(string.text), template: string.text, language: sourceLanguage)
    return item
  }

  /// Returns the language of the folder, such as `pl.lproj`, or `nil` for `Base.lproj` and other folders.
  static func language(of path: String) -> LanguageTag? {
    for folder in path.split(separator: "/").reversed() where folder.hasSuffix(".lproj") {
      let name = folder.dropLast(".lproj".count)
      return name == "Base" ? nil : LanguageTag(String(name).replacing("_", with: "-"))
    }
    return nil
  }

  /// Returns the path of the English table, such as `en.lproj/A.strings` for `pl.lproj/A.strings`. It is `nil` if the
  /// language is English or the file isn't in such a folder.
  ///
  /// An app without `en.lproj` may have its English in `Base.lproj`, `en-US.lproj`, or `en-GB.lproj`.
  static func source(of path: String, _ language: LanguageTag) -> (path: String?, language: LanguageTag) {
    var folders = path.split(separator: "/", omittingEmptySubsequences: false)
    guard language.language != "en", let folder = folders.lastIndex(where: { $0.hasSuffix(".lproj") }) else {
      return (nil, "en")
    }
    let paths = ["en", "Base", "en-US", "en-GB"].map { name in
      folders[folder] = Substring(name + ".lproj")
      return folders.joined(separator: "/")
    }
    let path = paths.first { FileManager.default.fileExists(atPath: $0) }
    return (path ?? paths[0], "en")
  }
}

/// A `.strings` file in UTF-8 or UTF-16, either an old-style property list or one in XML or binary.
///
/// ```
/// /* VoiceOver label of the button that deletes a photo */
/// "photo.delete" = "Delete photo";
/// ```
struct StringsFile {
  private(set) var strings: [TableString] = []
  private(set) var troubles: [AuditTrouble] = []
  private let path: String
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var line = 1
  private var lineStart: Int

  static func read(_ path: String, _ bytes: [UInt8]) throws(Problem) -> (
    strings: [TableString], troubles: [AuditTrouble]
  ) {
    if PropertyListFile.isOne(bytes) { return (try PropertyListFile.strings(path, bytes), []) }
    guard let text = TextEncoding.utf8(of: bytes) else { throw .notText(path) }
    var file = StringsFile(path, text)
    file.readAll()
    return (file.strings, file.troubles)
  }

  private init(_ path: String, _ bytes: ArraySlice<UInt8>) {
    self.path = path
    self.bytes = bytes
    index = bytes.startIndex
    lineStart = bytes.startIndex
  }

  // MARK: Entries

  private mutating func readAll() {
    do throws(Problem) {
      while true {
        let comment = try skip()
        guard index < bytes.endIndex else { return }
        try entry(comment)
      }
    } catch {
      var trouble = AuditTrouble(error)
      trouble.line += "; the rest of the file is skipped"
      troubles.append(trouble)
    }
  }

  private mutating func entry(_ comment: String) throws(Problem) {
    let key = try string()
    _ = try skip()
    var value = key
    if take(UInt8(ascii: "=")) {
      _ = try skip()
      value = try string()
    }
    strings.append(
      TableString(key: key.text, text: value.text, comment: comment, place: value.place, width: value.width))
    let end = place
    _ = try skip()
    guard !take(UInt8(ascii: ";")) else { return }
    // Xcode rejects the whole file. The audit continues, because it can still check the strings that follow.
    troubles.append(.unread(end, "expected ';' after the value"))
    guard index == bytes.endIndex || bytes[index] == UInt8(ascii: "\"") || Self.isOfWord(bytes[index]) else {
      throw fault("expected a string in double quotes")
    }
  }

  // MARK: Bytes

  private var place: AuditItem.Place {
    AuditItem.Place(file: path, line: line, column: bytes[lineStart..<index].count { $0 & 0xC0 != 0x80 } + 1)
  }

  private func fault(_ reason: String) -> Problem { .notStrings(place, reason) }

  private mutating func advance() {
    if bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.endIndex, bytes[index] == byte else { return false }
    advance()
    return true
  }

  private func isNext(_ first: UInt8, _ second: UInt8) -> Bool {
    index + 1 < bytes.endIndex && bytes[index] == first && bytes[index + 1] == second
  }

  /// Skips spaces and comments, and returns the text of the last comment.
  private mutating func skip() throws(Problem) -> String {
    var comment: Range<Int>?
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    loop: while index < bytes.endIndex {
      switch bytes[index] {
      case 0x20, 0x09, 0x0D, 0x0A: advance()
      case slash where isNext(slash, star):
        let open = place
        let start = index
        while index < bytes.endIndex, !isNext(star, slash) { advance() }
        guard index < bytes.endIndex else { throw .notStrings(open, "unterminated comment") }
        comment = start..<index
        index += 2
      case slash where isNext(slash, slash):
        let start = index
        while index < bytes.endIndex, bytes[index] != 0x0A { index += 1 }
        comment = start..<index
      case 0xEF where index + 2 < bytes.endIndex && bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF: index += 3
      default: break loop
      }
    }
    return comment.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
  }

  /// Reads a quoted string, or a word without quotes.
  private mutating func string() throws(Problem) -> (text: String, place: AuditItem.Place, width: Int) {
    let open = place
    guard index < bytes.endIndex else { throw fault("unexpected end of file; expected a string") }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = index
      while index < bytes.endIndex, Self.isOfWord(bytes[index]) { index += 1 }
      guard index > start else { throw fault("expected a string in double quotes") }
      return (String(decoding: bytes[start..<index], as: UTF8.self), open, 0)
    }
    index += 1
    var start = open
    start.column += 1
    let first = index
    let isSafe = { (byte: UInt8) in byte != quote && byte != UInt8(ascii: "\\") && byte != 0x0A }
    while index < bytes.endIndex, isSafe(bytes[index]) { index += 1 }
    if index < bytes.endIndex, bytes[index] == quote {
      let content = bytes[first..<index]
      index += 1
      return (String(decoding: content, as: UTF8.self), start, content.count { $0 & 0xC0 != 0x80 })
    }
    var units = Array(String(decoding: bytes[first..<index], as: UTF8.self).utf16)
    while index < bytes.endIndex, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
        units += escape()
      } else {
        let run = index
        repeat { advance() } while index < bytes.endIndex && isSafe(bytes[index])
        units += Array(String(decoding: bytes[run..<index], as: UTF8.self).utf16)
      }
    }
    guard index < bytes.endIndex else { throw .notStrings(open, "unterminated string") }
    let width = line == start.line ? bytes[first..<index].count { $0 & 0xC0 != 0x80 } : 0
    index += 1
    return (String(decoding: units, as: UTF16.self), start, width)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_.$/:-".utf8.contains(byte)
    }
  }

  /// Reads an escape sequence and returns its characters in UTF-16. A surrogate pair is written as two escapes.
  private mutating func escape() -> [UInt16] {
    guard index < bytes.endIndex else { return [] }
    let byte = bytes[index]
    func digits(_ radix: Int, _ limit: Int, from start: Int) -> (value: UInt16, count: Int) {
      var (value, count): (UInt32, Int) = (0, 0)
      while count < limit, start + count < bytes.endIndex,
        let digit = Character(UnicodeScalar(bytes[start + count])).hexDigitValue, digit < radix
      {
        value = value * UInt32(radix) + UInt32(digit)
        count += 1
      }
      return (UInt16(truncatingIfNeeded: value), count)
    }
    switch byte {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let (value, count) = digits(16, 4, from: index + 1)
      index += count + 1
      return count == 0 ? [] : [value]
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let (value, count) = digits(8, 3, from: index)
      index += count
      return [value]
    case 0x80...:
      let start = index
      repeat { index += 1 } while index < bytes.endIndex && bytes[index] & 0xC0 == 0x80
      return Array(String(decoding: bytes[start..<index], as: UTF8.self).utf16)
    default:
      advance()
      switch byte {
      case UInt8(ascii: "n"): return [0x0A]
      case UInt8(ascii: "r"): return [0x0D]
      case UInt8(ascii: "t"): return [0x09]
      default: return [UInt16(byte)]
      }
    }
  }
}
