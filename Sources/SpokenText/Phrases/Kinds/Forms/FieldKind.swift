// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What something is and what it says.
struct FieldKind: PhraseKind {
  var name = Phrase.nothing
  var value = Phrase.nothing

  static let name = "field"
  static let summary = "a name with its value, such as 'Weekly allowance: 10 dollars'"
  static let examples = [["Weekly allowance", #"{"kind": "money", "amount": "10", "currency": "USD"}"#]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var (name, value): (Phrase?, Phrase?) = (name, value)
    try keys.phrase("name", &name, orWordOf: .fields, "the name of the field", place: .required)
    try keys.phrase("value", &value, orWordOf: nil, "the value", place: .required)
    self = FieldKind(name: name ?? .nothing, value: value ?? .nothing)
  }

  var size: PhraseSize { PhraseSize(containing: name.size, value.size) }

  var phrase: Phrase { .field(named: name, value) }

  var hasMoment: Bool { value.hasMoment }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    // What is said last is composed last: then nothing lies between its arguments.
    let name = name.compose(with: speaker, in: &scope)
    let value = value.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(.labelField, (.name, name), (.value, value)))
  }
}

extension Phrase {
  /// What something is and what it says, as one part of a label: "Weekly allowance: 10 dollars".
  ///
  /// The value is said where it stands, as the language has it after the colon: "Last allowance: Today at 2:00 PM",
  /// "Letztes Taschengeld: heute um 14 Uhr". Without a value, or with one that says nothing, the field says nothing and
  /// vanishes from its label:
  ///
  /// ```swift
  /// Phrase.field(.weeklyAllowance, .money(10, .usd))
  /// Phrase.field(.lastAllowance, lastAllowance.map { .dateTime($0) })
  /// ```
  public static func field(_ field: Field, _ value: Phrase?) -> Phrase { .field(named: .name(of: field), value) }

  /// A field whose name is data, or a phrase with arguments: `.field(named: .text(device.name), .percent(0.75))`. Without
  /// a name the value is said by itself.
  public static func field(named name: Phrase, _ value: Phrase?) -> Phrase {
    guard let value, !value.isSilent else { return .nothing }
    guard !name.isSilent else { return value }
    return Phrase(FieldKind(name: name, value: value))
  }

  /// Returns a field whose value is the user's text: `.field(.category, category.name)` is "Category: Books".
  @_disfavoredOverload
  public static func field(_ field: Field, _ value: String?) -> Phrase { .field(field, value.map { .text($0) }) }

  /// Returns a field whose value is the user's text, and whose name is data, or a phrase with arguments.
  @_disfavoredOverload
  public static func field(named name: Phrase, _ value: String?) -> Phrase {
    .field(named: name, value.map { .text($0) })
  }
}
