// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase with its importance as a part of a card.
struct ImportanceKind: PhraseKind {
  var content = Phrase.nothing
  var importance = Phrase.Importance.essential

  static let name = "part"
  static let summary = "a part of a card, with its importance"
  static let examples = [["Aspirin", "essential"], [#"{"kind": "state", "status": "overdue"}"#, "urgent"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.phrase("phrase", &content, "the phrase")
    try keys.choice(
      "importance", &importance, Phrase.Importance.named.filter { $0.value != .standard },
      "the importance, which decides the verbosities that include the part", place: .required)
  }

  var size: PhraseSize { content.size }

  var phrase: Phrase { content.importance(importance) }

  var isSilent: Bool { content.isSilent }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    content.compose(with: speaker, in: &scope)
  }
}

extension Phrase {
  /// Returns the phrase with an importance. The speaker's ``Speaker/verbosity`` decides whether a card reads parts of
  /// this importance.
  ///
  /// ```swift
  /// SpokenCard {
  ///   Phrase.text(name).importance(.essential)
  ///   Phrase.balance(balance)                                   // a part that is not weighed is of standard importance
  ///   Phrase.creator(creator).importance(.detail)
  /// }
  /// ```
  ///
  /// The importance has an effect if the phrase is a part of a label, a value, or ``sentences(_:)``. In a field, a
  /// list, or a message, it has none, because the rest would be incomplete. If you set it twice, the last one counts.
  public func importance(_ importance: Importance) -> Phrase {
    var phrase = self
    phrase.importance = importance
    return phrase
  }
}
