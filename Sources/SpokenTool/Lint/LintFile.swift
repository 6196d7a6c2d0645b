import SpokenTextFluent

/// One file of a table, parsed.
final class LintFile {
  /// The path that findings show: as it was given, or as the library ships it.
  let path: String
  /// `money.ftl`.
  let name: String
  let resource: Resource

  init(path: String, name: String, bytes: [UInt8]) {
    self.path = path
    self.name = name
    resource = Resource(parsing: bytes)
  }

  var source: [UInt8] { resource.source }

  private lazy var lines = LineIndex(of: source)

  /// The line and column of a byte.
  func position(of offset: Int) -> SourcePosition { lines.position(of: offset) }

  func text(_ range: SourceRange) -> String { resource.text(range) }

  func text(_ id: Identifier) -> String { resource.text(id.range) }

  /// Whether an identifier is this name.
  func isName(_ id: Identifier, _ name: String) -> Bool { source[id.range].elementsEqual(name.utf8) }

  /// The text of a string or a number in a call.
  func text(_ literal: Literal) -> String {
    switch literal {
    case .string(let string): string.value(in: source)
    case .number(let number): resource.text(number.range)
    }
  }

  /// The text of a pattern that is nothing but text.
  func plainText(_ pattern: Pattern) -> String? {
    guard pattern.elements.count == 1, case .text(let element) = pattern.elements[0] else { return nil }
    return element.text(in: source)
  }

  /// The word of a trait, which `TRAIT` and ambient names can select on.
  func plainWord(_ pattern: Pattern) -> String? {
    guard let text = plainText(pattern) else { return nil }
    let isWord = text.utf8.allSatisfy {
      ($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")) || $0 == UInt8(ascii: "-")
        || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9"))
    }
    return isWord ? text : nil
  }
}

/// A message or a term, and where it is.
struct LintEntry {
  let id: String
  let range: SourceRange
  let file: LintFile
  let value: Pattern?
  let attributes: [Attribute]
  let comment: Comment?
  /// The group comment above it.
  let group: Comment?
  /// The names of the attributes, in their order.
  let attributeNames: [String]
  /// The place of an attribute by its name; the first one if the name is repeated.
  private let attributeIndexes: [String: Int]

  init(
    _ id: Identifier, in file: LintFile, value: Pattern?, attributes: [Attribute], comment: Comment?, group: Comment?
  ) {
    self.id = file.text(id)
    range = id.range
    (self.file, self.value, self.attributes, self.comment, self.group) = (file, value, attributes, comment, group)
    attributeNames = attributes.map { file.text($0.id) }
    attributeIndexes = Dictionary(attributeNames.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The value and the attributes with their names.
  var patterns: [(attribute: String?, pattern: Pattern)] {
    (value.map { [(nil, $0)] } ?? []) + zip(attributeNames, attributes).map { ($0, $1.value) }
  }

  func attribute(_ name: String) -> Attribute? { attributeIndexes[name].map { attributes[$0] } }

  /// The attribute's words that are not spoken: `.gender = feminine`.
  func isTrait(_ pattern: Pattern) -> Bool { file.plainWord(pattern) != nil }
}
