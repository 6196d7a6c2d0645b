// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

/// The lines in an overlay's comments that store parts of a catalog, because an overlay has no syntax for them. For
/// example, `# Xcode key: Open %@`. A part with its default value has no line.
struct CatalogMarks: Equatable {
  /// The key of the string, or `nil` if it is the id of the message.
  var key: String?
  /// The `extractionState`, or an empty text if the string has none. The default, `nil`, is `manual` if the key is the
  /// id of the message, and none otherwise.
  var extraction: String?
  var isTranslated = true
  var isCommentGenerated = false
  /// Members that only newer versions of Xcode define.
  var others: [JSON.Member] = []
  /// A comment that would be misread as lines of the overlay.
  var comment: String?
  /// The languages that have an empty, untranslated text.
  var untranslated: [String] = []
  /// The specifiers in the texts, such as `%1$@`, if an export would write others by default.
  var format: [String]?
  /// The states of the texts. A single state applies to all texts.
  var states: [String] = []

  /// The prefix of the lines.
  static let prefix = "Xcode "

  /// The lines, without `# `.
  var lines: [String] {
    var lines: [String] = []
    func add(_ name: String, _ value: String) { lines.append("\(Self.prefix)\(name): \(value)") }
    if let key { add("key", Self.written(key)) }
    if let extraction { add("extraction", extraction.isEmpty ? "none" : extraction) }
    if !isTranslated { add("translate", "no") }
    if isCommentGenerated { add("comment", "generated") }
    if !others.isEmpty { add("members", JSON.object(others).description) }
    if let comment { add("comment", JSON.string(comment).description) }
    if !untranslated.isEmpty { add("untranslated", untranslated.joined(separator: ", ")) }
    if let format { add("format", format.isEmpty ? "none" : format.joined(separator: " ")) }
    if !states.isEmpty { add("state", states.joined(separator: " ")) }
    return lines
  }

  /// Reads a line, or returns `false` if it doesn't store a part of a catalog.
  mutating func read(_ line: String) -> Bool {
    guard line.hasPrefix(Self.prefix), let colon = line.range(of: ": ") else { return false }
    let value = String(line[colon.upperBound...])
    let words = value.split(separator: " ").map(String.init)
    switch line[..<colon.lowerBound].dropFirst(Self.prefix.count) {
    case "key": key = Self.read(value)
    case "extraction": extraction = value == "none" ? "" : value
    case "translate" where value == "no": isTranslated = false
    case "comment" where value == "generated": isCommentGenerated = true
    case "comment": comment = Self.read(value)
    case "members":
      guard case .object(let members)? = try? JSONReader.value(of: value) else { return false }
      others = members
    case "untranslated": untranslated = value.split(separator: ", ").map(String.init)
    case "format": format = value == "none" ? [] : words
    case "state": states = words
    default: return false
    }
    return true
  }

  /// Returns a text for a line. Characters that a line can't have are escaped in a JSON string.
  private static func written(_ text: String) -> String {
    let isPlain =
      text.first.map { $0 != "\"" && $0 != " " } == true && text.last != " "
      && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\u{2028}" && $0 != "\u{2029}" }
    return isPlain ? text : JSON.string(text).description
  }

  private static func read(_ text: String) -> String {
    guard text.hasPrefix("\""), case .string(let value)? = try? JSONReader.value(of: text) else { return text }
    return value
  }
}

/// Lines of a comment that declare the arguments of a message.
enum CatalogDeclaration {
  /// Returns the line of an argument, without `# `.
  static func line(_ argument: CatalogArgument) -> String {
    "$\(argument.name) (\(argument.kind.rawValue)): %\(argument.specifier)\(end)"
  }

  static let deviceLine = "$\(CatalogPattern.deviceName) (text): the device\(end)"

  /// The end of each declaration that an import wrote.
  private static let end = " in Xcode"

  struct Declared {
    var name: String
    /// The types in the line, such as `text` or `phrase or number`.
    var kinds: String
    /// The specifier, if an import wrote the line.
    var specifier: String?
    /// `true` if an import wrote the line for the device.
    var isDevice: Bool
  }

  static func read(_ line: String) -> Declared? {
    guard let match = line.wholeMatch(of: #/\$([A-Za-z][A-Za-z0-9_-]*) \(([a-z ]+)(?:, optional)?\): (.+)/#) else {
      return nil
    }
    let meaning = match.output.3
    let specifier = meaning.wholeMatch(of: #/%([A-Za-z@]+) in Xcode/#).map { String($0.output.1) }
    return Declared(
      name: String(match.output.1), kinds: String(match.output.2), specifier: specifier, isDevice: line == deviceLine)
  }

  /// Returns the type and the default specifier of a declared argument, or `nil` if a catalog can't store it.
  static func argument(_ declared: Declared) -> CatalogArgument? {
    switch declared.kinds {
    case "text": CatalogArgument(name: declared.name, kind: .text, specifier: declared.specifier ?? "@")
    case "whole number": CatalogArgument(name: declared.name, kind: .whole, specifier: declared.specifier ?? "lld")
    case "number", "decimal number":
      CatalogArgument(name: declared.name, kind: .decimal, specifier: declared.specifier ?? "lf")
    default: nil
    }
  }
}
