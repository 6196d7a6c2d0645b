import SpokenTextTesting

@testable import SpokenText

extension CountedNoun {
  /// The noun as keys of goldens have it: `dose`.
  var name: String { String(id.dropFirst("count-".count)) }

  /// The first noun of each gender that a language's nouns have.
  static func ofEachGender(_ table: LocaleTable) -> [CountedNoun] {
    var seen: Set<String> = []
    return all.filter { noun in
      let gender = table.trait(.gender, of: table.message(of: noun))
      return gender != .none && seen.insert(table.text(of: gender)).inserted
    }
  }
}

extension Catalogue {
  static func states(_ language: LanguageTag) -> [GoldenSample] {
    let probe = speaker(language, coverage: Coverage())
    let subjects = CountedNoun.ofEachGender(probe.table)
    return Status.allCases.flatMap { state -> [GoldenSample] in
      let id = "state-\(state.id)"
      return [
        GoldenSample("state \(state.id)") { $0.state(state) },
        GoldenSample("state \(state.id) inline") { $0.state(state, context: .inline) },
        GoldenSample("status \(state.id)") { $0.status(state) },
      ]
        + subjects.flatMap { subject in
          [
            GoldenSample("state \(state.id) subject=\(subject.name)") { $0.state(state, of: subject) },
            GoldenSample("status \(state.id) subject=\(subject.name)") { $0.status(state, of: subject) },
          ]
        }
        + forms(of: id, key: id, counting: "count", numbers: .none, probe).filter { $0.key.contains("=") }
    }
  }
}
