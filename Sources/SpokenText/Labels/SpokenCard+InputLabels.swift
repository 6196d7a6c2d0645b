// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Names for Voice Control.
extension SpokenCard {
  /// The names that users can say to Voice Control, beginning with the best. If the array is empty, the label is the
  /// name.
  ///
  /// Set short names if the label has several parts. Use words of the label, so that users can guess the name (WCAG
  /// 2.2, 2.5.3).
  public var inputLabels: [Phrase] {
    get { structure.members.inputLabels }
    set { structure.members.inputLabels = newValue }
  }

  /// Sets the names that users can say to Voice Control, beginning with the best.
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
  /// The names that users can say to Voice Control, beginning with the best. If the array is empty, the label is the
  /// name.
  public var inputLabels: [Utterance] {
    get { members.inputLabels }
    set { members.inputLabels = newValue }
  }
}

extension Speaker {
  /// Returns the texts of the names, without duplicates and blank texts.
  func inputLabels(_ phrases: [Phrase]) -> [Utterance] {
    var labels: [Utterance] = []
    for phrase in phrases {
      guard let label = sentences([phrase], keepsLastStop: false) else { continue }
      if !labels.contains(where: { $0.text == label.text }) { labels.append(label) }
    }
    return labels
  }
}
