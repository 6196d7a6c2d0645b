// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension ZoneFacts {
  /// CLDR's name of a time zone by its identifier, such as `America/New_York`; nil where it has none.
  static func name(of identifier: String) -> Phrase? {
    for line in names.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.dropFirst().contains(identifier[...]) {
        return .message(PhraseID(unchecked: Phrase.zonePrefix + words[0]))
      }
    }
    return nil
  }
}
