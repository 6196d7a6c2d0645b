// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  /// Phrases with marks for a voice, where phrases stand: the words are those without marks.
  static func marked(_ probe: Probe) -> [GoldenSample] {
    let name = Phrase.marked(.text("Siobhán"), .pronunciation("ʃɪˈvɔːn"))
    let code = Phrase.marked(.text("A/7"), .punctuation)
    return [
      .phrase("name | pronunciation", name), .phrase("field | pronunciation", .field(named: .text("Author"), name)),
      .phrase(
        "list | pronunciation, pause", .list([name, .marked(.text("Omar"), .pause(milliseconds: 500)), .text("Ida")])),
      .phrase("list | marked list", .marked(.list(["Maya", "Omar"]), .emphasis)),
      .phrase("field | punctuation", .field(named: .text("Code"), code)),
      .phrase("field | spelled", .field(named: .text("Code"), .marked(.text("A7F2"), .spellOut))),
      .phrase(
        "field | another language", .field(named: .text("Film"), .marked(.text("Été"), .language("fr"), .emphasis))),
      .phrase("status | emphasis", .marked(.status(.overdue), .emphasis)),
      .phrase("money | emphasis", .marked(.money("25.50", .usd), .emphasis)),
      .phrase("count | emphasis inline", .marked(.count(3, .dose), .emphasis), context: .inline),
      .phrase(
        "sentences | pause", .sentences([.marked(.balance(Money("1.50", .usd)), .pause(milliseconds: 250)), name])),
    ]
  }
}
