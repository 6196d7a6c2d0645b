// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension ZoneFacts {
  /// Returns CLDR's name of a time zone identifier, such as `America/New_York`, or `nil` if CLDR doesn't name it.
  static func name(of identifier: String) -> Phrase? {
    messages[identifier[...]].map { .message(PhraseID(library: Phrase.zonePrefix + $0)) }
  }

  /// The message ids by zone identifier. Without this dictionary, each phrase would search 440 identifiers.
  private static let messages: [Substring: Substring] = {
    var messages: [Substring: Substring] = [:]
    for line in names.split(separator: "\n") {
      let words = line.split(separator: " ")
      for identifier in words.dropFirst() { messages[identifier] = words[0] }
    }
    return messages
  }()
}
