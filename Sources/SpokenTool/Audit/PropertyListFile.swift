// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// Property lists that contain strings, in XML or binary. These are `.strings` files that translation services write,
/// and `.stringsdict` files.
enum PropertyListFile {
  /// Returns `true` if bytes are a property list in XML or binary.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    let plain = TextEncoding.withoutMark(bytes)
    if plain.starts(with: "bplist".utf8) { return true }
    // XML may be in UTF-16.
    let start = TextEncoding.utf8(of: Array(bytes.prefix(400))) ?? plain.prefix(400)
    let text = start.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    return text.starts(with: "<?xml".utf8) || text.starts(with: "<plist".utf8) || text.starts(with: "<!DOCTYPE".utf8)
  }

  static func strings(_ path: String, _ bytes: [UInt8]) throws(Problem) -> [TableString] {
    try entries(path, bytes).compactMap { entry in
      guard case .text(let text) = entry.value else { return nil }
      return TableString(key: entry.key, text: text, place: entry.place)
    }
  }

  /// Returns each plural form in a `.stringsdict`, as the whole text that contains the form.
  static func plurals(_ path: String, _ bytes: [UInt8]) throws(Problem) -> [TableString] {
    var strings: [TableString] = []
    for entry in try entries(path, bytes) {
      guard case .dictionary(let members) = entry.value else { continue }
      func text(_ key: String) -> String? {
        for case .text(let text) in members.filter({ $0.key == key }).map(\.value) { return text }
        return nil
      }
      let format = text("NSStringLocalizedFormatKey") ?? ""
      let variables = members.count { if case .dictionary = $0.value { true } else { false } }
      for member in members {
        guard case .dictionary(let forms) = member.value else { continue }
        for form in forms where ["zero", "one", "two", "few", "many", "other"].contains(form.key) {
          guard case .text(let words) = form.value else { continue }
          let variable = "%#@\(member.key)@"
          let numbered = format.range(of: #"%\d+\$#@\#(member.key)@"#, options: .regularExpression)
          let whole: String
          if format.contains(variable) {
            whole = format.replacingOccurrences(of: variable, with: words)
          } else if let numbered {
            whole = format.replacingCharacters(in: numbered, with: words)
          } else {
            whole = words
          }
          let variant = variables > 1 ? "\(member.key), \(form.key)" : form.key
          strings.append(TableString(key: entry.key, text: whole, place: form.place, variant: variant))
        }
      }
    }
    return strings
  }

  /// Returns the keys of a property list, or an empty set if the file can't be read.
  static func keys(ofFile path: String) -> Set<String> {
    guard FileManager.default.fileExists(atPath: path), let bytes = try? Input.bytes(of: path),
      let entries = try? entries(path, bytes)
    else { return [] }
    return Set(entries.map(\.key))
  }

  // MARK: Values

  private indirect enum Value {
    case text(String)
    case dictionary([Entry])
    case other
  }

  private struct Entry {
    var key: String
    var value: Value
    var place: AuditItem.Place
  }

  private static func entries(_ path: String, _ bytes: [UInt8]) throws(Problem) -> [Entry] {
    let plain = TextEncoding.withoutMark(bytes)
    if plain.starts(with: "bplist".utf8) {
      guard let members = try? PropertyListDecoder().decode([String: Decoded].self, from: Data(plain)) else {
        throw .notStrings(AuditItem.Place(file: path), "invalid binary property list; expected a dictionary of strings")
      }
      return entries(of: members, path)
    }
    guard let utf8 = TextEncoding.utf8(of: bytes) else { throw .notText(path) }
    var text = Array(utf8)
    // The text was converted to UTF-8, so remove a declaration of another encoding.
    if !plain.starts(with: text.prefix(8)), let end = text.firstIndex(of: UInt8(ascii: ">")),
      text.starts(with: "<?xml".utf8)
    {
      text.removeSubrange(...end)
    }
    let root = try MarkupTree.read(path, text)
    guard let dictionary = root.name == "dict" ? root : root.child("dict") else {
      throw .notStrings(AuditItem.Place(file: path), "invalid property list; expected a dictionary of strings")
    }
    return entries(of: dictionary, path)
  }

  private indirect enum Decoded: Decodable {
    case text(String)
    case dictionary([String: Decoded])
    case other

    init(from decoder: any Decoder) throws {
      if let text = try? String(from: decoder) {
        self = .text(text)
      } else if let members = try? [String: Decoded](from: decoder) {
        self = .dictionary(members)
      } else {
        self = .other
      }
    }
  }

  private static func entries(of members: [String: Decoded], _ path: String) -> [Entry] {
    members.sorted { $0.key < $1.key }.map { key, value in
      let content: Value =
        switch value {
        case .text(let text): .text(text)
        case .dictionary(let members): .dictionary(entries(of: members, path))
        case .other: .other
        }
      return Entry(key: key, value: content, place: AuditItem.Place(file: path))
    }
  }

  private static func entries(of dictionary: MarkupNode, _ path: String) -> [Entry] {
    var entries: [Entry] = []
    var key: String?
    for node in dictionary.children {
      if node.name == "key" {
        key = node.text
        continue
      }
      guard let name = key else { continue }
      key = nil
      let value: Value =
        switch node.name {
        case "string": .text(node.text)
        case "dict": .dictionary(self.entries(of: node, path))
        default: .other
        }
      entries.append(
        Entry(key: name, value: value, place: AuditItem.Place(file: path, line: node.line, column: node.column)))
    }
    return entries
  }
}

extension AuditReader {
  func pluralStrings(_ path: String, _ bytes: [UInt8]) throws(Problem) -> AuditInput {
    let language = Self.language(of: path) ?? self.language
    let (sourcePath, sourceLanguage) = Self.source(of: path, language)
    let source = sourcePath.map { sources.table($0, as: sourceLanguage) }
    var input = AuditInput()
    for string in try PropertyListFile.plurals(path, bytes) {
      guard var item = item(string, language, &input.troubles) else { continue }
      // The form "other" has all arguments. The form "one" may have the number in words.
      let other = StringTemplate.variant(string.variant, for: "other")
      let original = source?.strings["\(string.key) [\(other)]"] ?? source?.strings[item.key]
      if let original {
        item.source = AuditItem.Source(
          text: StringTemplate.filled(original.text), template: original.text, language: sourceLanguage)
      }
      input.items.append(item)
    }
    return input
  }
}
