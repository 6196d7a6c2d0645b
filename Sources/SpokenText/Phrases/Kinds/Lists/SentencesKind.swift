// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase of several parts, each as a sentence.
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
  /// Returns a phrase of several sentences, one for each part. For example, "Alice Smith. Balance: 125 dollars and 50
  /// cents".
  ///
  /// - Parts are separated by the language's full stop and space. A part that ends in a colon or a mark, such as "?",
  ///   gets no full stop.
  /// - Empty parts are omitted with their separators.
  /// - Line breaks become sentence ends.
  /// - Characters that are inaudible, or that change the writing direction (UAX 9), are removed.
  /// - The last full stop is omitted.
  ///
  /// - Parameter parts: The parts, in order.
  /// - Complexity: O(*n*) in the length of the parts.
  public static func sentences(_ parts: [Phrase]) -> Phrase { SentencesKind(parts: PhraseList(parts)).phrase }
}
