// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

/// The types of an argument that an English comment declares.
struct LintKinds: OptionSet, Sendable {
  let rawValue: Int

  static let text = LintKinds(rawValue: 1)
  static let whole = LintKinds(rawValue: 2)
  static let decimal = LintKinds(rawValue: 4)
  static let phrase = LintKinds(rawValue: 8)
  static let quantity = LintKinds(rawValue: 16)

  static let words: [(word: String, kinds: LintKinds)] = [
    ("text", .text), ("number", [.whole, .decimal]), ("whole number", .whole), ("decimal number", [.whole, .decimal]),
    ("phrase", .phrase), ("quantity", .quantity),
  ]

  var isNumeric: Bool { !isDisjoint(with: [.whole, .decimal, .quantity]) }

  /// The types in the format of a declaration, such as `text or phrase`.
  var description: String {
    let number: [(LintKinds, String)] =
      contains(.decimal) ? [(.decimal, "decimal number")] : contains(.whole) ? [(.whole, "whole number")] : []
    let others: [(LintKinds, String)] = [(.phrase, "phrase"), (.quantity, "quantity"), (.text, "text")]
    return (number + others.filter { contains($0.0) }).map(\.1).joined(separator: " or ")
  }
}

/// The types and the range of an argument. For example, `$minute (whole number): the minute, 0 to 59`.
struct LintDomain {
  var kinds: LintKinds
  var bounds: ClosedRange<Int>?

  /// `true` if the number only selects a form, because another phrase says the number.
  var isLent = false

  static let unknown = LintDomain(kinds: [], bounds: nil)
  static let lent = LintDomain(kinds: [.whole, .quantity], bounds: nil, isLent: true)

  var isUnknown: Bool { kinds.isEmpty }
  var isNumeric: Bool { kinds.isNumeric }
  var description: String { kinds.description }

  /// Returns a domain with the types and the range of both domains.
  func union(_ other: LintDomain) -> LintDomain {
    let isLent = isLent || other.isLent
    guard let bounds, let otherBounds = other.bounds else {
      return LintDomain(kinds: kinds.union(other.kinds), bounds: nil, isLent: isLent)
    }
    let lower = min(bounds.lowerBound, otherBounds.lowerBound)
    let upper = max(bounds.upperBound, otherBounds.upperBound)
    return LintDomain(kinds: kinds.union(other.kinds), bounds: lower...upper, isLent: isLent)
  }
}

/// A declared argument, such as `$count (whole number): how many`.
struct LintArgument {
  var name: String
  var domain: LintDomain
  var isOptional: Bool
}

/// The declarations in the comments above an English message.
struct LintDeclaration {
  var arguments: [LintArgument] = []
  /// The attributes that a comment names. The value is `true` if a language may omit the attribute.
  var attributes: [String: Bool] = [:]
  /// By attribute, the arguments that have another meaning in this attribute than in the value.
  var attributeArguments: [String: [LintArgument]] = [:]
  var hasMeaning = false
  var hasExample = false
  /// `true` if the comment of the group is "Settings: …, never spoken". Only the library reads such messages.
  var isSetting = false
  var problems: [(offset: Int, message: String)] = []

  init() {}

  /// The arguments of an attribute, or of the value for `nil`. What the attribute declares replaces what the value does.
  func arguments(of attribute: String?) -> [LintArgument] {
    guard let attribute, let own = attributeArguments[attribute] else { return arguments }
    return own + arguments.filter { argument in !own.contains { $0.name == argument.name } }
  }

  /// Reads the comment of a message, and adds the declarations of its group.
  init(of entry: LintEntry, in group: LintDeclaration?) {
    if let group { self = group }
    if let comment = entry.comment { read(comment, in: entry.file, isGroup: false) }
  }

  /// Reads a single comment, to find errors in its lines.
  init(_ comment: Comment, in file: LintFile) { read(comment, in: file, isGroup: comment.level == .group) }

  private mutating func read(_ comment: Comment, in file: LintFile, isGroup: Bool) {
    for line in file.lines(of: comment) { readLine(line.text, at: line.textOffset, isGroup: isGroup) }
  }

  private mutating func readLine(_ line: String, at offset: Int, isGroup: Bool) {
    if line.hasPrefix("$"), !Self.isAmbient(line) {
      guard let argument = argument(of: line, at: offset) else { return }
      arguments.removeAll { $0.name == argument.name }
      arguments.append(argument)
    } else if line.hasPrefix("Example:") {
      if line.dropFirst(8).contains(where: { $0 != " " }) { hasExample = true }
    } else if line.hasPrefix("."), let colon = line.firstIndex(of: ":") {
      let name = String(line.dropFirst().prefix { $0 != " " && $0 != ":" })
      let rest = line.dropFirst(name.count + 2)
      if rest.hasPrefix("$") {
        guard let argument = argument(of: String(rest), at: offset) else { return }
        attributeArguments[name, default: []].append(argument)
      } else {
        attributes[name] = line[..<colon].hasSuffix(" (optional)")
      }
    } else if line.hasPrefix("Swift:") || line.hasPrefix("Swift .") {
      // The line is the name of a factory for `spoken swift`.
      return
    } else if !line.hasPrefix("value:"), line.contains(where: \.isLetter) {
      if isGroup, !hasMeaning, line.hasPrefix("Settings: "), line.hasSuffix("never spoken") { isSetting = true }
      hasMeaning = true
    }
  }

  /// Returns `true` if a line describes `$case` or `$gender`, which need no declaration. An example is "$case is
  /// genitive after …".
  private static func isAmbient(_ line: String) -> Bool {
    let name = line.dropFirst().prefix { $0.isLetter }
    return (name == "case" || name == "gender") && !line.dropFirst(name.count + 1).hasPrefix(" (")
  }

  private mutating func argument(of line: String, at offset: Int) -> LintArgument? {
    let name = line.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    let rest = line.dropFirst(name.count + 1)
    guard !name.isEmpty, rest.hasPrefix(" ("), let end = rest.firstIndex(of: ")"),
      rest[rest.index(after: end)...].hasPrefix(": "), rest[rest.index(end, offsetBy: 2)...].contains(where: \.isLetter)
    else {
      problems.append(
        (offset, "invalid declaration; write '$name (kind): meaning' or '$name (kind, optional): meaning'"))
      return nil
    }
    var words = String(rest[..<end].dropFirst(2))
    let isOptional = words.hasSuffix(", optional")
    if isOptional { words.removeLast(", optional".count) }
    var kinds: LintKinds = []
    for word in words.split(separator: " or ", omittingEmptySubsequences: false) {
      guard let kind = LintKinds.words.first(where: { $0.word == word }) else {
        let known = LintKinds.words.map(\.word).joined(separator: ", ")
        problems.append((offset, "unknown kind of argument '\(word)'; expected one of \(known), or two joined by 'or'"))
        return nil
      }
      kinds.formUnion(kind.kinds)
    }
    let domain = LintDomain(kinds: kinds, bounds: Self.bounds(in: rest[end...]))
    return LintArgument(name: String(name), domain: domain, isOptional: isOptional)
  }

  /// Returns the range in a text such as "0 to 59".
  private static func bounds(in meaning: Substring) -> ClosedRange<Int>? {
    let words = meaning.split { $0 == " " || $0 == "," || $0 == "." || $0 == ";" }
    for index in words.indices.dropFirst().dropLast() where words[index] == "to" {
      guard let lower = Int(words[index - 1]), let upper = Int(words[index + 1]), lower <= upper else { continue }
      return lower...upper
    }
    return nil
  }
}
