// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func counts(_ probe: Probe) -> [GoldenSample] {
    let table = probe.table
    let nouns = Phrase.Noun.all.flatMap { noun in
      edges(noun) + counted(noun.id.description, key: noun.name, numbers: .whole, probe)
    }
    let genders = Phrase.Noun.ofEachGender(table)
    let heads = genders.isEmpty ? [.dose] : genders
    // Every state with a noun of each gender; and where a noun has its own word for a state, or says both itself.
    let states = heads.flatMap { noun in Phrase.Status.all.filter { $0 != .empty }.flatMap { stated(noun, $0, probe) } }
    let own = table.ownStates.filter { pair in !heads.contains { $0 == pair.noun } }
      .flatMap { stated($0.noun, $0.state, probe) }
    // A state from each place that states have, with every noun: what stands next to a noun may follow its sound.
    let places = Phrase.Status.ofEachPlace(table).flatMap { state in
      Phrase.Noun.all.map { "count 1 \($0.name) status=\(state.name)" }.filter { probe.wants($0) }
    }
    // One adjective in every case, and numbers by which languages show the gender of what they count.
    let cases = heads.flatMap {
      counted($0.id.description, key: "\($0.name) missed", numbers: .all, state: table.adjectiveID("missed"), probe)
    }
    let numerals = heads.flatMap { noun in
      Count.numerals.map { sample(of: noun, $0) }
        + probe.candidates(Count.moreNumerals.map { sample(of: noun, $0) })
        + probe.candidates(
          counted(noun.id.description, key: noun.name, numbers: .only(Count.numerals + Count.moreNumerals), probe))
    }
    var seen: Set<String> = []
    return (samples(countLines) + nouns + states + own + cases + numerals).filter {
      $0.isCandidate || seen.insert($0.key).inserted
    }
      + samples(places.joined(separator: "\n")).map(\.asCandidate)
      + forms(of: "more-than", key: "more-than", counting: "value", numbers: .whole, probe)
      + forms(of: "list-more", key: "list-more", counting: "count", numbers: .whole, probe)
  }

  private static func sample(of noun: Phrase.Noun, _ count: Count) -> GoldenSample {
    .phrase("\(noun.name) \(count.key)", .message(noun.id, ["count": count.argument]), context: .inline)
  }

  private static let countLines = """
    count 1 dose
    count 3 dose
    count 3 dose status=missed
    count 1 dose status=missed
    count 5 message status=unread
    count 12 result
    count 99 notification limit=99
    count 100 notification limit=99
    count 100 notification limit=99 inline
    count 22 notification limit=21
    count 1200 step
    count 8547 step
    count 1000000 step
    count 2.5 step
    count 1.0 step
    count -1 step
    count -1 dose
    count -2 dose
    count -5 dose
    count -1 dose status=missed
    count -2.5 step inline
    count -3 step status=completed
    count -3 step inline
    count 3 page status=missed
    count 3 page status=missed inline
    count 0 page status=missed
    count 3 page status=empty
    count 1 item status=empty
    count unknown step
    count infinity step limit=99
    empty medication inline
    """
}
