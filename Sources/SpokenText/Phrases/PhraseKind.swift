// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A kind of phrase for tools, with its name, keys, and examples from one description.
package protocol DescribedKind: Sendable, Hashable {
  /// The name in the command, in batches, and in encoded phrases, such as `money`.
  static var name: String { get }

  /// A summary in one line, with an example.
  static var summary: String { get }

  /// The arguments of example calls.
  static var examples: [[String]] { get }

  /// Creates a blank kind, whose keys are then read.
  init()

  /// Visits each key with its value. The visitor can read, replace, or document it. Keys that the command line gives by
  /// position come first.
  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault)

  /// The kind as a phrase.
  var phrase: Phrase { get }
}

/// A kind of phrase with its options, which chooses a message of the table.
protocol PhraseKind: DescribedKind {
  /// Composes the phrase into a value for the arguments of messages, such as a phrase of the table, a number, or a text.
  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value

  /// The number and depth of the nested phrases. A kind that contains phrases must count them.
  var size: PhraseSize { get }

  /// `true` if the phrase is empty.
  var isSilent: Bool { get }

  /// The text if the kind is only app text, or `nil`.
  var plainText: String? { get }

  /// `true` for a moment, and for a field with a moment.
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
