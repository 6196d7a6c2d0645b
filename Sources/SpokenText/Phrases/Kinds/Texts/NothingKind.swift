// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An empty phrase.
struct NothingKind: PhraseKind {
  static let name = "nothing"
  static let summary = "nothing, which is omitted with its separators"
  static let examples: [[String]] = []

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) {}

  var isSilent: Bool { true }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value { .silence }
}

extension Phrase {
  /// An empty phrase, which is omitted with its separators, as in `isLate ? .status(.overdue) : .nothing`.
  public static var nothing: Phrase { Phrase(NothingKind()) }
}

/// The replacement for a phrase that is too large. It is read as "{…}", and reported.
struct TruncatedKind: PhraseKind {
  static let name = "truncated"
  static let summary = "the replacement of a phrase that was too large"
  static let examples: [[String]] = []

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) {}

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    scope.report(SpeechFault(kind: .tooLong, name: "…"))
    return .utterance(scope.keep(Utterance("{…}")))
  }
}
