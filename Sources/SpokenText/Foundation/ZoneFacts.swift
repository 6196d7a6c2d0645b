// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension ZoneFacts {
  /// CLDR's name of a time zone by its identifier, such as `America/New_York`; nil where it has none.
  static func name(of identifier: String) -> Phrase? {
    messages[identifier[...]].map { .message(PhraseID(unchecked: Phrase.zonePrefix + $0)) }
  }

  /// The ends of the messages' ids by the identifiers of the zones. Without it, each time in a zone would search 440 of them.
  private static let messages: [Substring: Substring] = {
    var messages: [Substring: Substring] = [:]
    for line in names.split(separator: "\n") {
      let words = line.split(separator: " ")
      for identifier in words.dropFirst() { messages[identifier] = words[0] }
    }
    return messages
  }()
}
