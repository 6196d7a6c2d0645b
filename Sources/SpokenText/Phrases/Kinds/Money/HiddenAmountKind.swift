// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for an amount that the user chose to hide.
struct HiddenAmountKind: PhraseKind {
  static let name = "hiddenAmount"
  static let summary = "the replacement of an amount that the user chose to hide: 'Hidden amount'"
  static let examples: [[String]] = [[]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) {}

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value { .phrase(scope.bind(.moneyHidden)) }
}

extension Phrase {
  /// A phrase for an amount that the user hides, "Hidden amount".
  public static var hiddenAmount: Phrase { HiddenAmountKind().phrase }
}
