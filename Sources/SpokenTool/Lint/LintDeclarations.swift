import SpokenTextFluent

/// What an argument may hold, as the English comments declare it.
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

  /// `text or phrase`.
  var description: String {
    let number: [(LintKinds, String)] =
      contains(.decimal) ? [(.decimal, "decimal number")] : contains(.whole) ? [(.whole, "whole number")] : []
    let others: [(LintKinds, String)] = [(.phrase, "phrase"), (.quantity, "quantity"), (.text, "text")]
    return (number + others.filter { contains($0.0) }).map(\.1).joined(separator: " or ")
  }
}

/// `$count (whole number): how many`.
struct LintArgument {
  var name: String
  var kinds: LintKinds
  var isOptional: Bool
}

/// What the comments over an English message say of it.
struct LintDeclaration {
  var arguments: [LintArgument] = []
  /// Attributes that a comment names, and whether a language may do without.
  var attributes: [String: Bool] = [:]
  var hasMeaning = false
  var hasExample = false
  /// Under a comment that begins with “Settings”: words for the library, never spoken.
  var isSetting = false
  var problems: [(offset: Int, message: String)] = []

  func argument(_ name: String) -> LintArgument? { arguments.first { $0.name == name } }

  init() {}

  init(of entry: LintEntry) {
    if let group = entry.group { read(group, in: entry.file, isGroup: true) }
    if let comment = entry.comment { read(comment, in: entry.file, isGroup: false) }
  }

  /// A comment by itself: for what is wrong with its lines.
  init(_ comment: Comment, in file: LintFile) { read(comment, in: file, isGroup: comment.level == .group) }

  private mutating func read(_ comment: Comment, in file: LintFile, isGroup: Bool) {
    var offset = comment.range.lowerBound
    for raw in file.source[comment.range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let marks = raw.prefix { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: " ") }.count
      readLine(String(decoding: raw.dropFirst(marks), as: UTF8.self), at: offset + marks, isGroup: isGroup)
      offset += raw.count + 1
    }
  }

  private mutating func readLine(_ line: String, at offset: Int, isGroup: Bool) {
    if line.hasPrefix("$") {
      readArgument(line, at: offset)
    } else if line.hasPrefix("Example:") {
      if line.dropFirst(8).contains(where: { $0 != " " }) { hasExample = true }
    } else if line.hasPrefix("."), let colon = line.firstIndex(of: ":") {
      let head = line[..<colon].dropFirst().split(separator: " ", maxSplits: 1)
      guard let name = head.first else { return }
      attributes[String(name)] = head.dropFirst().first == "(optional)"
    } else if !line.hasPrefix("value:"), line.contains(where: \.isLetter) {
      if isGroup, !hasMeaning, line.hasPrefix("Settings") { isSetting = true }
      hasMeaning = true
    }
  }

  private mutating func readArgument(_ line: String, at offset: Int) {
    let name = line.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    let rest = line.dropFirst(name.count + 1)
    guard !name.isEmpty, rest.hasPrefix(" ("), let end = rest.firstIndex(of: ")"),
      rest[rest.index(after: end)...].hasPrefix(": "), rest[rest.index(end, offsetBy: 2)...].contains(where: \.isLetter)
    else {
      problems.append((offset, "Write an argument as “$name (kind): meaning” or “$name (kind, optional): meaning”."))
      return
    }
    var words = String(rest[..<end].dropFirst(2))
    let isOptional = words.hasSuffix(", optional")
    if isOptional { words.removeLast(", optional".count) }
    var kinds: LintKinds = []
    for word in words.split(separator: " or ", omittingEmptySubsequences: false) {
      guard let kind = LintKinds.words.first(where: { $0.word == word }) else {
        let known = LintKinds.words.map(\.word).joined(separator: ", ")
        problems.append((offset, "There is no kind of argument “\(word)”: there are \(known), and two with “or”."))
        return
      }
      kinds.formUnion(kind.kinds)
    }
    arguments.removeAll { $0.name == name }
    arguments.append(LintArgument(name: String(name), kinds: kinds, isOptional: isOptional))
  }
}
