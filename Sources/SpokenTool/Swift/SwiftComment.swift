// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// The documentation and the Swift name in the comment above a message.
struct SwiftComment {
  /// The request in a `Swift:` line, such as `Swift: Field`, `Swift: Hint.map`, `Swift: delivered(to:_:)`, or
  /// `Swift: none`.
  struct Wish {
    var vocabulary: SwiftVocabulary?
    var name: String?
    /// The argument labels.
    var labels: [String]?
    var isNone = false
  }

  private(set) var heard = ""
  private(set) var examples: [String] = []
  /// The meanings of arguments, by name. For an argument of an attribute, the key is the attribute and the name, such
  /// as `minor $count`.
  private(set) var meanings: [String: String] = [:]
  /// The descriptions of when users hear attributes.
  private(set) var attributes: [String: String] = [:]
  private(set) var wish: Wish?
  /// The requests for attributes, as in `Swift .named: delete(_:)`.
  private(set) var attributeWishes: [String: Wish] = [:]
  private(set) var problems: [(offset: Int, message: String)] = []
  /// The argument whose meaning the next line may continue.
  private var last: String?

  init(_ comment: Comment?, in file: LintFile) {
    guard let comment else { return }
    for line in file.lines(of: comment) { read(line.text, at: line.textOffset) }
  }

  private mutating func read(_ line: String, at offset: Int) {
    let continued = last
    last = nil
    if line.hasPrefix("Example:") {
      let example = line.dropFirst("Example:".count).trimmed
      if !example.isEmpty { examples.append(example) }
    } else if line.hasPrefix("Swift:") {
      wish = wish(in: line.dropFirst("Swift:".count).trimmed, at: offset)
    } else if line.hasPrefix("Swift ."), let colon = line.firstIndex(of: ":") {
      let attribute = line[..<colon].dropFirst("Swift .".count)
      attributeWishes[String(attribute)] = wish(in: line[line.index(after: colon)...].trimmed, at: offset)
    } else if line.hasPrefix("$") {
      note(line[...], of: nil)
    } else if line.hasPrefix("."), let colon = line.firstIndex(of: ":") {
      let name = line.dropFirst().prefix { $0 != " " && $0 != ":" }
      let rest = line.dropFirst(name.count + 2)
      if rest.hasPrefix("$") {
        note(rest, of: String(name))
      } else {
        attributes[String(name)] = line[line.index(after: colon)...].trimmed
      }
    } else if Self.isForTools(line) {
      return
    } else if let continued, !line.isEmpty {
      meanings[continued, default: ""] += " " + line
      last = continued
    } else if !line.isEmpty {
      heard += (heard.isEmpty ? "" : " ") + line
    }
  }

  /// Returns `true` if a line is a mark for lint, or stores a part of a String Catalog.
  private static func isForTools(_ line: String) -> Bool {
    line.hasPrefix(CatalogMarks.prefix) || line == "same" || line == OverlayMarks.rewordsLine
      || line.hasPrefix("same as ") || line.hasPrefix("same for every ") || line.hasPrefix("accepted: ")
  }

  private mutating func note(_ line: Substring, of attribute: String?) {
    let name = line.dropFirst().prefix { $0 != " " }
    guard let end = line.firstIndex(of: ")"), line[end...].hasPrefix("): ") else { return }
    let key = (attribute.map { "\($0) $" } ?? "") + name
    meanings[key] = line[end...].dropFirst(3).trimmed
    last = key
  }

  private mutating func wish(in text: String, at offset: Int) -> Wish? {
    if text == "none" || text == OverlayMarks.Word.word.rawValue { return Wish(isNone: true) }
    if let wish = Self.parsed(text) { return wish }
    let known = SwiftVocabulary.allCases.map(\.rawValue).joined(separator: ", ")
    problems.append(
      (
        offset,
        "invalid 'Swift:' line; expected a type, a name, both, or none, as in 'Swift: Field', 'Swift: sent(to:)', "
          + "'Swift: Hint.map', or 'Swift: none', with a type of \(known)"
      ))
    return nil
  }

  /// Parses a vocabulary, a name, or both separated by a dot. A name may be followed by labels, as in `(label:_:)`.
  private static func parsed(_ text: String) -> Wish? {
    var wish = Wish()
    var rest = text[...]
    if rest.first?.isUppercase == true {
      let word = rest.prefix { $0 != "." }
      guard let vocabulary = SwiftVocabulary(rawValue: String(word)) else { return nil }
      wish.vocabulary = vocabulary
      rest = rest.dropFirst(word.count)
      if rest.isEmpty { return wish }
      rest = rest.dropFirst()
    }
    let name = rest.prefix { $0 != "(" }
    guard SwiftName.isName(name), name.first?.isUppercase == false else { return nil }
    wish.name = String(name)
    rest = rest.dropFirst(name.count)
    guard !rest.isEmpty else { return wish }
    guard rest.hasSuffix(":)") else { return nil }
    let labels = rest.dropFirst().dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
    guard labels.allSatisfy({ $0 == "_" || SwiftName.isName($0) }) else { return nil }
    wish.labels = labels.map { String($0) }
    return wish
  }
}

extension StringProtocol {
  /// The words, separated by single spaces.
  fileprivate var trimmed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
