// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the people who are typing.
struct TypingKind: PhraseKind {
  var names = PhraseList([])

  static let name = "typing"
  static let summary = "the people who are typing, such as 'Maya is typing'"
  static let examples = [["Maya"], ["Maya", "Omar"], ["Maya", "Omar", "Ida"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var phrases = names.phrases
    try keys.phrases("names", &phrases, "the names; blank ones are omitted", place: .optional)
    names = PhraseList(phrases)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    var said: [Value] = []
    for name in names.phrases where !name.isSilent {
      guard said.count < 2 else { return .phrase(scope.bind(.typingSeveral)) }
      said.append(name.compose(with: speaker, in: &scope))
    }
    switch said.count {
    case 0: return .phrase(scope.phraseAlone(.typingOne))
    case 1: return .phrase(scope.bind(.typingOne, (.who, said[0])))
    default:
      let both = scope.bind(list: said, type: .and)
      return .phrase(scope.bind(.typingTwo, (.who, .phrase(both))))
    }
  }
}

extension Phrase {
  /// Returns a phrase for the people who are typing, such as "Maya is typing" or "Maya and Omar are typing". Three or
  /// more are "Several people are typing".
  ///
  /// - Parameter names: The names. Blank names are omitted. Without any name, the phrase is "Someone is typing".
  public static func typing(_ names: [String]) -> Phrase {
    TypingKind(names: PhraseList(names.map { .text($0) })).phrase
  }
}
