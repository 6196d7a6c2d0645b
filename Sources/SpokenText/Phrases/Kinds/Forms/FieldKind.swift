// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a name and its value.
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
    // Composes the value last, because it is read last. Its arguments then stay contiguous.
    let name = name.compose(with: speaker, in: &scope)
    let value = value.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(.labelField, (.name, name), (.value, value)))
  }
}

extension Phrase {
  /// Returns a phrase for a field and its value, such as "Weekly allowance: 10 dollars".
  ///
  /// The value has the form that the language uses after a colon, as in "Last allowance: Today at 2:00 PM", or "Letztes
  /// Taschengeld: heute um 14 Uhr" in German. If the value is `nil`, the phrase is empty, and the label omits it:
  ///
  /// ```swift
  /// Phrase.field(.weeklyAllowance, .money(10, .usd))
  /// Phrase.field(.lastAllowance, lastAllowance.map { .dateTime($0) })
  /// ```
  ///
  /// - Parameters:
  ///   - field: The name of the field.
  ///   - value: The value. If it is `nil` or empty, so is the phrase.
  public static func field(_ field: Field, _ value: Phrase?) -> Phrase { .field(named: .name(of: field), value) }

  /// Returns a phrase for a field with another phrase as its name, such as user text. For example,
  /// `.field(named: .text(device.name), .percent(0.75))`.
  ///
  /// - Parameters:
  ///   - name: The name of the field. If it is empty, the phrase is the value alone.
  ///   - value: The value. If it is `nil` or empty, so is the phrase.
  public static func field(named name: Phrase, _ value: Phrase?) -> Phrase {
    guard let value, !value.isSilent else { return .nothing }
    guard !name.isSilent else { return value }
    return Phrase(FieldKind(name: name, value: value))
  }

  /// Returns a phrase for a field with user text as its value. For example, `.field(.category, category.name)` is
  /// "Category: Books".
  @_disfavoredOverload
  public static func field(_ field: Field, _ value: String?) -> Phrase { .field(field, value.map { .text($0) }) }

  /// Returns a phrase for a field with another phrase as its name, and with user text as its value.
  @_disfavoredOverload
  public static func field(named name: Phrase, _ value: String?) -> Phrase {
    .field(named: name, value.map { .text($0) })
  }
}
