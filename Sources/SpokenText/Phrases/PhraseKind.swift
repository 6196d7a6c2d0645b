// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A kind of phrase as tools see it, with its name, keys, and examples.
package protocol DescribedKind: Sendable, Hashable {
  /// The name on the command line and in encoded phrases, such as `money`.
  static var name: String { get }

  /// A summary in one line, with an example.
  static var summary: String { get }

  /// The command-line arguments of examples.
  static var examples: [[String]] { get }

  /// Creates a kind with default values, before a visitor reads its keys.
  init()

  /// Passes each key with its value to the visitor, which can read, replace, or document it. Keys that are passed by
  /// position come first.
  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault)

  /// The kind as a phrase.
  var phrase: Phrase { get }
}

/// A kind of phrase with its options. It chooses the message that a language's table has for them.
protocol PhraseKind: DescribedKind {
  /// Returns the phrase as a value for a message, such as another message, a number, or text.
  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value

  /// The number and depth of the nested phrases. A kind that contains phrases must count them.
  var size: PhraseSize { get }

  /// `true` if the phrase is empty.
  var isSilent: Bool { get }

  /// The text if the phrase consists only of untranslated text, or `nil`.
  var plainText: String? { get }

  /// `true` if the phrase is a moment, or a field whose value is a moment.
  var hasMoment: Bool { get }

  /// The number or moment that format styles and charts replace, or `nil` if the kind has none.
  static var operandKey: OperandKey<Self>? { get }
}

extension PhraseKind {
  var size: PhraseSize { .one }

  var isSilent: Bool { false }

  var plainText: String? { nil }

  var hasMoment: Bool { false }

  static var operandKey: OperandKey<Self>? { nil }

  var phrase: Phrase { Phrase(self) }

  /// Returns whether another kind has the same type and options.
  func isEqual(to other: any PhraseKind) -> Bool {
    type(of: other) == Self.self && other as? Self == self
  }
}
