// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// One kind of phrase as tools know it: its name, its keys, and examples, all from one description.
package protocol DescribedKind: Sendable, Hashable {
  /// As the command, a batch and an encoded phrase call it: `money`.
  static var name: String { get }

  /// What it says, in a line with an example.
  static var summary: String { get }

  /// The words of calls that show what it does.
  static var examples: [[String]] { get }

  /// A blank one, whose keys are then read.
  init()

  /// Shows each key with its value to a visitor, which may read the value, replace it, or write down what it is called.
  /// The keys that the command line gives by their place come first.
  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault)

  /// The kind as a phrase.
  var phrase: Phrase { get }
}

/// A kind of phrase with all its options, which chooses a message of the table.
protocol PhraseKind: DescribedKind {
  /// Composes the phrase into a value for the arguments of messages, such as a phrase of the table, a number, or a text.
  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value

  /// The number of phrases in it, and their depth. A kind that contains phrases must count them.
  var size: PhraseSize { get }

  /// Whether nothing of it can be heard.
  var isSilent: Bool { get }

  /// The app's text if the kind is nothing else, or `nil`.
  var plainText: String? { get }

  /// Whether it is a moment, or a field with a moment.
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

  /// Returns whether another kind is of the same type and has the same options.
  func isEqual(to other: any PhraseKind) -> Bool {
    type(of: other) == Self.self && other as? Self == self
  }
}
