// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Names for Voice Control.
extension SpokenCard {
  /// The names that a user can say to Voice Control, beginning with the best one. If it is empty, the name is the label.
  ///
  /// Set short names if the label has several parts, because nobody can say "Alice Smith. Balance: 125 dollars and 50 cents".
  /// Use words of the label, so that a user can guess the name (WCAG 2.2, 2.5.3).
  public var inputLabels: [Phrase] {
    get { structure.members.inputLabels }
    set { structure.members.inputLabels = newValue }
  }

  /// Sets the names that a user can say to Voice Control, such as "Alice Smith". Begin with the best one.
  ///
  /// ```swift
  /// SpokenCard(traits: .button) {
  ///   name
  ///   Phrase.balance(balance)
  /// }
  /// .inputLabels { name }
  /// ```
  public consuming func inputLabels(@PhraseBuilder _ labels: () -> [Phrase]) -> SpokenCard {
    inputLabels = labels()
    return self
  }
}

extension SpokenElement {
  /// The names that a user can say to Voice Control, beginning with the best one. If it is empty, the name is the label.
  public var inputLabels: [Utterance] {
    get { members.inputLabels }
    set { members.inputLabels = newValue }
  }
}

extension Speaker {
  /// Returns the text of each name once, without blank ones.
  func inputLabels(_ phrases: [Phrase]) -> [Utterance] {
    var labels: [Utterance] = []
    for phrase in phrases {
      guard let label = sentences([phrase], keepsLastStop: false) else { continue }
      if !labels.contains(where: { $0.text == label.text }) { labels.append(label) }
    }
    return labels
  }
}
