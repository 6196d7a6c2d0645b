// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension LocaleTable {
  /// The number of a noun's message.
  func message(of noun: Phrase.Noun) -> Int32 { message(noun.id) ?? -1 }
}

extension Phrase.Noun {
  /// The first noun of each gender that a language's nouns have.
  static func ofEachGender(_ table: LocaleTable) -> [Phrase.Noun] {
    var seen: Set<String> = []
    return all.filter { noun in
      let gender = table.trait(.gender, of: table.message(of: noun))
      return gender != .none && seen.insert(table.text(of: gender)).inserted
    }
  }
}

extension Catalogue {
  static func states(_ probe: Probe) -> [GoldenSample] {
    let subjects = Phrase.Noun.ofEachGender(probe.table)
    return Phrase.Status.all.flatMap { state -> [GoldenSample] in
      let name = state.name
      return [
        .phrase("state \(name)", .state(state)),
        .phrase("state \(name) inline", .state(state), context: .inline),
        .phrase("status \(name)", .status(state)),
      ]
        + subjects.flatMap { subject in
          [
            .phrase("state \(name) subject=\(subject.name)", .state(state, of: subject)),
            .phrase("status \(name) subject=\(subject.name)", .status(state, of: subject)),
          ]
        }
        + forms(of: "state-\(name)", key: "state-\(name)", counting: "count", numbers: .none, probe)
        .filter { $0.key.contains("=") }
    }
  }
}
