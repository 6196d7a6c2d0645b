// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for an empty screen.
struct EmptyKind: PhraseKind {
  var noun = Phrase.Noun.item

  static let name = "empty"
  static let summary = "the message of an empty screen, such as 'No medications yet'"
  static let examples = [["medication"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.noun(&noun, "the noun for the missing items", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let message = speaker.table.message(noun.id), scope.value(of: message).exists else {
      return speaker.value(of: self, named: noun.id, in: &scope)
    }
    let empty = speaker.table.attribute("empty", of: message)
    if empty.exists { return .phrase(scope.bind(empty, of: message)) }
    guard scope.isEntry(message) else { return CountKind(count: 0, noun: noun).compose(with: speaker, in: &scope) }
    return .phrase(scope.bind(.countedEmpty, of: message, (.count, .number(0))))
  }
}

extension Phrase {
  /// Returns the message of an empty screen, such as "No medications yet".
  ///
  /// - Parameter noun: The noun for the missing items.
  public static func empty(_ noun: Noun) -> Phrase { Phrase(EmptyKind(noun: noun)) }
}
