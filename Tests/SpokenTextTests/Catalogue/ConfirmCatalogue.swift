// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  /// What was done, what changed, what is on the screen, and whose it is.
  static func confirmations(_ probe: Probe) -> [GoldenSample] {
    let table = probe.table
    let news = news(table).flatMap { name, notice in
      [
        GoldenSample.phrase("notice \(name)", .notice(notice)),
        .phrase("notice \(name) inline", .notice(notice), context: .inline),
      ]
    }
    let hints = hintsOfControls.flatMap { name, hint in
      Interaction.named.map { interaction in
        GoldenSample.phrase("hint \(name) by=\(interaction.name)", .hint(hint, using: interaction.value))
      }
    }
    let work = activities.flatMap { name, activity in
      [
        GoldenSample.phrase("loading \(name)", .activity(activity)),
        .phrase("loading \(name) please wait", .activity(activity, pleaseWait: true)),
      ]
    }
    let owners = things.flatMap { name, thing in
      [
        GoldenSample.phrase("\(name) of nobody", .thing(thing, of: " ")),
        .phrase("\(name) of Maya", .thing(thing, of: "Maya")),
        .phrase("\(name) of Alice", .thing(thing, of: "Alice")),
        .phrase("\(name) of iPhone inline", .thing(thing, of: "iPhone"), context: .inline),
      ]
    }
    let locked =
      ["2026-11-20T20:00Z", "2026-11-20T06:00Z"].map { time in
        GoldenSample.phrase("locked until time \(time)", .locked(until: .time(moment(time))))
      }
      + ["2026-11-20T20:00Z", "2026-11-21T14:00Z", "2026-11-24T14:00Z", "2027-01-05T12:00Z"].flatMap { time in
        [
          GoldenSample.phrase("locked until \(time)", .locked(until: .dateTime(moment(time)))),
          .phrase("locked until day \(time)", .locked(until: .date(moment(time)))),
        ]
      }
    return news + hints + work + owners + locked + [
      .phrase(
        "deleted none in words", .message("done-deleted-things", ["things": .count(0, .photo), "count": .number(0)])),
      .phrase("empty medication to fill", .emptyToFill(.medication)),
      .phrase("locked until nothing", .locked(until: .nothing)),
      .phrase("deletes Aspirin and 46 doses for good", .deletesForGood("Aspirin", and: .count(46, .dose))),
      .phrase("deletes Aspirin for good", .deletesForGood("Aspirin")),
      .phrase("deletes nothing for good", .deletesForGood(" ")),
      .phrase(
        "no results for aspirin, another word",
        .sentences([.notice(.noResults(for: "aspirin")), .notice(.tryAnotherWord)])),
    ]
  }

  private static func news(_ table: LocaleTable) -> [(name: String, notice: Phrase.Notice)] {
    let named: [(name: String, make: (String) -> Phrase.Notice)] = [
      ("added", Phrase.Notice.added), ("removed", Phrase.Notice.removed), ("saved", Phrase.Notice.saved),
      ("created", Phrase.Notice.created), ("updated", { .updated($0) }), ("copied", Phrase.Notice.copied),
      ("shared", Phrase.Notice.shared), ("archived", Phrase.Notice.archived), ("favorite", Phrase.Notice.favorite),
      ("unfavorite", Phrase.Notice.unfavorite), ("screen", Phrase.Notice.screen),
      ("panel opened", Phrase.Notice.panelOpened), ("panel closed", Phrase.Notice.panelClosed),
      ("sent to", Phrase.Notice.sent), ("moved to Archive", { .moved($0, to: "Archive") }),
      ("marked as taken", { .marked($0, as: .taken) }), ("marked as read", { .marked($0, as: .read, of: .message) }),
      ("marked as favorite", { .marked($0, as: .favorite) }), ("marked as inactive", { .marked($0, as: .inactive) }),
      ("marked as opened", { .marked($0, as: .opened) }),
      ("marked as taken dose", { .marked($0, as: .taken, of: .dose) }),
      ("updated to 75 percent", { .updated($0, to: .percent(0.75)) }),
    ]
    let done = named.flatMap { name, make in
      [("\(name) Aspirin", make("Aspirin")), ("\(name) iPhone", make("iPhone")), ("\(name) nothing", make(" "))]
    }
    let deleted = (Phrase.Noun.ofEachGender(table) + [.item, .photo, .message, .member]).flatMap { noun in
      [0, 1, 2, 3, 5, 11, 100, 1_000_000, -1].map {
        ("deleted \($0) \(noun.name)", Phrase.Notice.deleted($0, noun))
      }
    }
    let add = (Phrase.Noun.ofEachGender(table) + [.medication, .album, .photo, .member]).map { noun in
      ("add \(noun.name)", Phrase.Notice.add(noun))
    }
    var seen: Set<String> = []
    return (done + deleted + add).filter { seen.insert($0.0).inserted } + [
      ("moved Aspirin to nowhere", .moved("Aspirin", to: " ")),
      ("updated Aspirin to nothing", .updated("Aspirin", to: .nothing)),
      ("updated Battery to 2 hours", .updated("Battery", to: .duration(seconds: 7200))),
      ("undone", .undone), ("deleted 3 item, undo", .deleted(3, .item).withUndo),
      ("deleted Aspirin, undo", .deleted("Aspirin").withUndo), ("irreversible", .irreversible), ("hidden", .hidden),
      ("nothing to show", .nothingToShow), ("no data", .noData), ("departure cancelled", .departureCancelled),
      ("try another word", .tryAnotherWord),
    ]
  }

  private static let hintsOfControls: [(name: String, hint: Phrase.Hint)] = [
    ("pause", .pause), ("page", .page), ("delete Aspirin and 46 doses", .delete("Aspirin", and: .count(46, .dose))),
    ("delete Aspirin and 1 dose", .delete("Aspirin", and: .count(1, .dose))),
    ("delete Aspirin and 2 messages", .delete("Aspirin", and: .count(2, .message))),
    ("delete 46 doses", .delete(" ", and: .count(46, .dose))), ("delete 1 dose", .delete(" ", and: .count(1, .dose))),
    ("delete 1 message", .delete("", and: .count(1, .message))),
    ("delete Aspirin and nothing", .delete("Aspirin", and: .nothing)),
  ]

  private static let activities: [(name: String, activity: Phrase.Activity)] = [
    ("deleting", .deleting), ("sending", .sending), ("searching", .searching), ("updating", .updating),
    ("connecting", .connecting), ("calculating", .calculating),
  ]

  private static let things: [(name: String, thing: Phrase.Thing)] = [
    ("profile photo", .profilePhoto), ("profile", .profile), ("photo", .photo), ("photos", .photos),
    ("tasks", .tasks), ("messages", .messages), ("account", .account), ("calendar", .calendar),
    ("location", .location), ("birthday", .birthday),
  ]
}
