// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Creates the ids of an overlay's messages from the keys of a catalog, which are often whole sentences.
///
/// An id depends only on the key and on the ids of an earlier import. If two keys have the same words, it also depends
/// on their order.
struct CatalogIDs {
  private let known: [String: String]
  private let reserved: Set<String>
  private var taken: Set<String> = []

  /// The greatest length of an id, without a prefix or hash.
  private static let limit = 40

  /// - Parameters:
  ///   - keys: All keys of the catalog. A key that is a valid id keeps it.
  ///   - known: The ids of an earlier import, by key.
  ///   - reserved: The ids of the library's messages.
  init(_ keys: [String], known: [String: String], reserved: Set<String>) {
    (self.known, self.reserved) = (known, reserved)
    taken = Set(known.values)
    for key in keys where known[key] == nil && isFree(key) { taken.insert(key) }
  }

  mutating func id(of key: String) -> String {
    if let id = known[key] { return id }
    if isFree(key) { return key }
    let words = Self.slug(of: key)
    var id = isForApps(words.text) ? words.text : "app-" + words.text
    if words.isCut || taken.contains(id) { id += "-" + Self.hash(of: key) }
    taken.insert(id)
    return id
  }

  /// Returns `true` if a key can be used as an id without changes.
  private func isFree(_ key: String) -> Bool {
    guard key.wholeMatch(of: #/[a-z][a-z0-9]*(?:-[a-z0-9]+)*/#) != nil else { return false }
    return isForApps(key)
  }

  /// Returns `true` if the library doesn't use an id.
  private func isForApps(_ id: String) -> Bool {
    guard !reserved.contains(id) else { return false }
    return !Self.grammar.contains { id.hasPrefix($0 + "-") }
  }

  /// The first words of ids in the library's lexicon and grammar.
  private static let grammar = [
    "noun", "state", "adjective", "word", "currency", "unit", "form", "forms", "trait", "field", "action", "hint",
  ]

  /// Returns the words of a key in lower case, joined by hyphens.
  private static func slug(of key: String) -> (text: String, isCut: Bool) {
    let tokens = FormatToken.tokens(of: key)
    var words = self.words(of: tokens.map { if case .text(let text) = $0 { text } else { " " } }.joined())
    if words.isEmpty {
      // A key without letters, such as "%lld / %lld", is named after its arguments.
      words = tokens.compactMap { token in
        guard case .argument(let specifier) = token else { return nil }
        return specifier.kind == .text ? "text" : "number"
      }
    }
    if words.isEmpty { words = ["text"] + (key.isEmpty ? [] : [hash(of: key)]) }
    if words[0].first?.isLetter != true { words.insert("text", at: 0) }
    var text = words[0]
    var count = 1
    while count < words.count, text.count + 1 + words[count].count <= limit {
      text += "-" + words[count]
      count += 1
    }
    let isCut = count < words.count || text.count > limit
    return (text.count > limit ? String(text.prefix(limit)) : text, isCut)
  }

  private static func words(of text: String) -> [String] {
    let letters = text.decomposedStringWithCanonicalMapping.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "0"..."9": Character(scalar)
      case "A"..."Z": Character(Unicode.Scalar(scalar.value + 32) ?? scalar)
      // Diacritics and apostrophes don't separate words.
      case "'", "’", "\u{300}"..."\u{36F}": "\u{0}"
      default: " "
      }
    }
    return letters.filter { $0 != "\u{0}" }.split(separator: " ").map { String($0) }
  }

  /// Returns six digits that depend only on a key (FNV-1a).
  private static func hash(of key: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in key.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let digits = String(hash & 0xFF_FFFF, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
