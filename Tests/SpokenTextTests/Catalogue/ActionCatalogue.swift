// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  private static let names = ["Aspirin", "Maya", "iPhone"]

  /// Every action by itself, with a name, and with a noun of each gender; with others where they sound otherwise.
  static func actions(_ probe: Probe) -> [GoldenSample] {
    let table = probe.table
    var things = Phrase.Noun.ofEachGender(table)
    for noun in [Phrase.Noun.medication, .photo, .item, .album, .member] where !things.contains(noun) {
      things.append(noun)
    }
    let named = Phrase.Action.all.flatMap { action -> [GoldenSample] in
      let alone = GoldenSample.phrase("action \(action.name)", .action(action))
      let inline = GoldenSample.phrase("action \(action.name) inline", .action(action, "Aspirin"), context: .inline)
      guard table.hasNoun(action) else { return [alone] }
      return [alone, .phrase("action \(action.name) Aspirin", .action(action, "Aspirin")), inline]
        + things.map { .phrase("action \(action.name) noun=\($0.name)", .action(action, $0)) }
    }
    let edges =
      names.map { GoldenSample.phrase("action delete \($0)", .action(.delete, $0)) } + [
        .phrase("action delete nothing", .action(.delete, " ")),
        .phrase("action cancel Aspirin", .action(.cancel, "Aspirin")),
        .phrase("action block noun=account", .action(.block, .account)),
        .phrase("action block noun=contact", .action(.block, .contact)),
        .phrase("action decline noun=event", .action(.decline, .event)),
      ]
      + [Phrase.Noun.dose, .order, .appointment, .event, .reminder, .alert, .account, .goal].map {
        .phrase("action cancel noun=\($0.name)", .action(.cancel, $0))
      } + [
        .phrase("action snooze noun=reminder", .action(.snooze, .reminder)),
        .phrase("action retry noun=question", .action(.retry, .question)),
        .phrase("action retry noun=payment", .action(.retry, .payment)),
      ]
    let marks = Phrase.Status.all.flatMap { status in
      [
        GoldenSample.phrase("action mark status=\(status.name)", .action(.mark(as: status))),
        .phrase("action mark Aspirin status=\(status.name)", .action(.mark(as: status), "Aspirin")),
        .phrase(
          "action mark Aspirin status=\(status.name) subject=dose", .action(.mark(as: status, of: .dose), "Aspirin")),
      ]
    }
    // A name that Japanese puts in quotation marks.
    let quoted =
      probe.language == "ja" ? [GoldenSample.phrase("action open 会議の日程について", .action(.open, "会議の日程について"))] : []
    var seen: Set<String> = []
    return (named + edges + marks + quoted).filter { seen.insert($0.key).inserted }
  }
}

extension LocaleTable {
  /// Whether an action is done to a thing.
  fileprivate func hasNoun(_ action: Phrase.Action) -> Bool {
    message(action.id).map { attribute("noun", of: $0).exists } ?? false
  }
}
