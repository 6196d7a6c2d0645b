// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Several parts, a sentence for each.
struct SentencesKind: PhraseKind {
  var parts = PhraseList([])

  static let name = "sentences"
  static let summary = "several parts, each as a sentence, such as 'Alice Smith. 3 of 5'"
  static let examples = [["Alice Smith", #"{"kind": "progress", "completed": 3, "total": 5}"#]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var phrases = parts.phrases
    try keys.phrases("parts", &phrases, "the parts; empty ones are omitted", place: .required)
    parts = PhraseList(phrases)
  }

  var size: PhraseSize { parts.size }

  var isSilent: Bool { parts.phrases.allSatisfy(\.isSilent) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let (sentences, faults) = speaker.join(
      parts.phrases, keepsLastStop: false, keepsMarks: true, usesFallback: scope.usesFallback)
    for fault in faults { scope.report(fault) }
    guard let sentences else { return .silence }
    return .utterance(scope.keep(sentences))
  }
}

extension Phrase {
  /// Several parts as a label has them, a sentence for each: "Alice Smith. Balance: 125 dollars and 50 cents".
  ///
  /// Between two parts stand the language's own full stop and space; a part that ends in a sentence mark or colon of its
  /// own gets no second one. Parts that say nothing vanish with their separators; line breaks become sentence ends;
  /// characters that cannot be heard, and those that change the direction of writing (UAX 9), do not pass. The last full
  /// stop is left out, as in every label.
  ///
  /// - Complexity: O(*n*) in the length of the parts.
  public static func sentences(_ parts: [Phrase]) -> Phrase { SentencesKind(parts: PhraseList(parts)).phrase }
}
