// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func lists(_ probe: Probe) -> [GoldenSample] {
    samples(listLines) + times(probe)
  }

  /// Two full hours, in each case in which they are said otherwise.
  private static func times(_ probe: Probe) -> [GoldenSample] {
    func hours(_ caseWord: String?) -> Phrase {
      let hours: [(name: PhraseID, value: Phrase)] = [
        ("first", .time(moment("2026-11-20T08:00-05:00"))), ("second", .time(moment("2026-11-20T20:00-05:00"))),
      ]
      return .message(
        "list-and-two", Phrase.Arguments(hours + (caseWord.map { [("case", .text($0))] } ?? [])))
    }
    let plain = probe.say(hours(nil), context: .inline)
    return probe.cases
      .filter { probe.say(hours($0), context: .inline) != plain }
      .map { .phrase("list-and-two hours case=\($0)", hours($0), context: .inline) }
  }

  private static let listLines = """
    list and
    list or
    list and limit=2 | A | B
    list and limit=2 | A | B | C
    list and limit=2 | A | B | C | D | E
    list and limit=1 | A | B | C | D | E
    list and limit=3 | A | B | C | D | E
    list or limit=2 | A | B | C | D
    list and limit=2 inline | Alice | Bob | Carol | Dan
    list and limit=0 | A | B
    list and inline
    list and | A
    list and | A | B
    list and | A | B | C
    list or | A | B
    list or | A | B | C
    list and | A | B | C | D
    list or | A | B | C | D
    list and | A | B | C | D | E | F | G
    list and | | A | |
    list and | Alice | Bob
    list and | alice | bob | carol
    list or | Monday | 3 | Friday
    list and | 1,234 | 5
    list and | Zofia | Łukasz | Żaneta
    list and | إيمان | علي | ليلى
    list or | إيمان | علي
    list and | Ines | Íñigo
    list or | 7 | 8
    list and | Ana | Luis | Inés
    list or | 6 | 7 | 8
    """
}
