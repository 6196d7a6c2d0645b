// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextAudit

/// Reads texts and elements from a file in any format that the audit knows.
struct AuditReader: Sendable {
  var language: LanguageTag
  /// The default part of an element, such as its label, for texts whose file doesn't specify one.
  var part: LabelAudit.Part
  /// `true` to use only texts whose key or comment mentions accessibility, or that Swift code passes to VoiceOver.
  var isForAccessibility: Bool
  /// The keys that Swift code passes to VoiceOver.
  var uses = KeyUses()
  /// `true` to read only those strings of a table that Swift code passes to VoiceOver.
  var takesOnlyUses = false
  /// The tables in the source language, to compare them with their translations.
  var sources = SourceTables()

  /// The endings that identify the name of a file on the command line.
  static let endings = [
    ".strings", ".stringsdict", ".xcstrings", ".xliff", ".xlf", ".swift", ".xib", ".storyboard", ".tsv", ".jsonl",
    ".json", ".txt", ".ftl", ".plist", ".xml", ".csv", ".log",
  ]

  func input(inFile path: String) -> AuditInput {
    do throws(Problem) {
      return try read(path)
    } catch { return AuditInput(troubles: [AuditTrouble(error)]) }
  }

  private func read(_ path: String) throws(Problem) -> AuditInput {
    let name = path.lowercased()
    if name.hasSuffix(".ftl") {
      throw .unreadable(path, reason: "it is a table; check it with 'spoken lint', and audit its golden tables (.tsv)")
    }
    let bytes = try Input.bytes(of: path)
    if name.hasSuffix(".strings") { return try strings(path, bytes) }
    if name.hasSuffix(".stringsdict") { return try pluralStrings(path, bytes) }
    if name.hasSuffix(".xcstrings") { return try catalog(path, bytes) }
    if name.hasSuffix(".xliff") || name.hasSuffix(".xlf") { return try translations(path, bytes) }
    if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") { return try interface(path, bytes) }
    if name.hasSuffix(".swift") { return try SwiftLabels(path, bytes).input(self) }
    if name.hasSuffix(".tsv") { return try goldens(path, bytes) }
    return try lines(path, bytes)
  }

  /// Returns the part of an element, such as its label, that a string is for. Returns `nil` if nothing shows that
  /// VoiceOver reads the string.
  func part(key: String, comment: String) -> LabelAudit.Part? {
    uses.part(of: key) ?? StringTemplate.part(key: key, comment: comment)
  }

  func isWanted(_ key: String) -> Bool { !takesOnlyUses || uses.part(of: key) != nil }

  /// Returns the text of a file in UTF-8 or UTF-16, with or without a byte order mark.
  static func text(_ bytes: [UInt8], of path: String?) throws(Problem) -> String {
    guard let text = TextEncoding.text(of: bytes) else { throw .notText(path ?? "standard input") }
    return text
  }
}

/// The encodings of text files.
enum TextEncoding {
  /// Returns the text of bytes in UTF-8 or UTF-16, with or without a byte order mark, or `nil` for another encoding.
  static func text(of bytes: [UInt8]) -> String? {
    guard let plain = utf8(of: bytes) else { return nil }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Returns the bytes of the text in UTF-8, without a byte order mark.
  static func utf8(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), low: 0) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), low: 1) }
    if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return utf16(bytes[...], low: 1) }
    if bytes.count >= 2, bytes[1] == 0, bytes[0] != 0 { return utf16(bytes[...], low: 0) }
    let plain = withoutMark(bytes)
    if plain.allSatisfy({ $0 < 0x80 }) { return plain }
    // Decoding repairs invalid bytes, so the result differs if there are any.
    return String(decoding: plain, as: UTF8.self).utf8.elementsEqual(plain) ? plain : nil
  }

  /// Returns the bytes without the byte order mark of UTF-8.
  static func withoutMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, low: Int) -> ArraySlice<UInt8>? {
    guard bytes.count % 2 == 0 else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      UInt16(bytes[index + low]) | UInt16(bytes[index + 1 - low]) << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)[...]
  }
}
