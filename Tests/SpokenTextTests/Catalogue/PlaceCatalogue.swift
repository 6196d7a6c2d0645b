// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  /// Where things are, what is selected, what a list shows, and what changes in it.
  static func places(_ probe: Probe) -> [GoldenSample] {
    positions + parts(probe) + compass + selections + selectedThings(probe) + shown(probe) + changes + together(probe)
      + rosters(probe)
  }

  private static let positions: [GoldenSample] = [
    .phrase("position 3 of 5", .position(3, of: 5)),
    .phrase("position 3 of 5 inline", .position(3, of: 5), context: .inline),
    .phrase("position 1 of 1", .position(1, of: 1)),
    .phrase("position 3", .position(3)),
    .phrase("position 3 of 0", .position(3, of: 0)),
    .phrase("position 6 of 5", .position(6, of: 5)),
    .phrase("position 0 of 5", .position(0, of: 5)),
    .phrase("position -1 of 5", .position(-1, of: 5)),
    .phrase("position 1.5 of 5", .position(1.5, of: 5)),
    .phrase("position unknown of 5", .position(Double.nan, of: 5)),
    .phrase("position infinity of 5", .position(Double.infinity, of: 5)),
    .phrase("position 3 of 12 photos", .position(3, of: 12, .photo)),
    .phrase("position 3 of 12 doses", .position(3, of: 12, .dose)),
    .phrase("position 3, a result", .position(3, .result)),
    .phrase("position row 2 of 10", .position(row: 2, of: 10)),
    .phrase("position row 2", .position(row: 2)),
    .phrase("position column 3 of 4", .position(column: 3, of: 4)),
    .phrase("position column 3", .position(column: 3, of: -1)),
    .phrase("position row 2 of 10, column 3 of 4", .position(row: 2, of: 10, column: 3, of: 4)),
    .phrase("position row 2, column 3", .position(row: 2, column: 3)),
    .phrase("position level 2", .position(level: 2)),
  ]

  private static func parts(_ probe: Probe) -> [GoldenSample] {
    let nouns = [Phrase.Noun.result, .item, .photo, .message, .person] + Phrase.Noun.ofEachGender(probe.table)
    var seen: Set<String> = []
    return nouns.filter { seen.insert($0.name).inserted }.map {
      .phrase("part 11 to 20 of 162 \($0.name)", .part(11...20, of: 162, $0))
    } + [
      .phrase("part 161 to 161 of 161 results", .part(161...161, of: 161, .result)),
      .phrase("part 1 to 2 of 2 results", .part(1...2, of: 2, .result)),
      .phrase("part 1 to 1000 of 12345 results", .part(1...1000, of: 12_345, .result)),
      .phrase("part 5 to 20 of 10 results", .part(5...20, of: 10, .result)),
      .phrase("part 11 to 20 of 162 results inline", .part(11...20, of: 162, .result), context: .inline),
    ]
  }

  private static let compass: [GoldenSample] =
    (0..<16).map { .phrase("compass \(22.5 * Double($0))", .compass(degrees: 22.5 * Double($0))) } + [
      .phrase("compass 11.2", .compass(degrees: 11.2)), .phrase("compass 11.3", .compass(degrees: 11.3)),
      .phrase("compass 359", .compass(degrees: 359)), .phrase("compass -20", .compass(degrees: -20)),
      .phrase("compass 765", .compass(degrees: 765)), .phrase("compass unknown", .compass(degrees: Double.nan)),
      .phrase("compass 1e9", .compass(degrees: 1e9)),
      .phrase("compass 45 inline", .compass(degrees: 45), context: .inline),
    ]

  private static let selections: [GoldenSample] =
    [
      .phrase("selection 3 of 12", .selection(3, of: 12)),
      .phrase("selection 3 of 12 inline", .selection(3, of: 12), context: .inline),
      .phrase("selection 1 of 12", .selection(1, of: 12)),
      .phrase("selection 12 of 12", .selection(12, of: 12)),
      .phrase("selection 12 of 12 inline", .selection(12, of: 12), context: .inline),
      .phrase("selection 1 of 1", .selection(1, of: 1)),
      .phrase("selection 2 of 2", .selection(2, of: 2)),
      .phrase("selection 0 of 12", .selection(0, of: 12)),
      .phrase("selection 0 of 0", .selection(0, of: 0)),
      .phrase("selection 13 of 12", .selection(13, of: 12)),
      .phrase("selection -1 of 12", .selection(-1, of: 12)),
      .phrase("selection 3", .selection(3)), .phrase("selection 1", .selection(1)),
      .phrase("selection 1000000", .selection(1_000_000)),
      .phrase("selection unknown", .selection(Double.nan, of: 12)),
      .phrase("selection cleared", .notice(.selectionCleared)),
      .phrase("selection 3 photo", .selection(3, .photo)),
      .phrase("selection 0 of 12 photo", .selection(0, of: 12, .photo)),
      .phrase("selection unknown photo", .selection(Double.nan, of: 12, .photo)),
      .phrase(
        "selection 0 in digits of 5 photo by message",
        .message(
          "selection-some.things",
          [
            "completed": .number(0), "total": .number(5), "done": .count(0, .photo, zero: .digits),
            "counted": .count(5, .photo),
          ])),
      .phrase("selection 3 of 12 photo inline", .selection(3, of: 12, .photo), context: .inline),
    ]

  /// Parts of things: a noun of each gender by numbers of each plural category, and nouns that languages count in their own
  /// way, such as people and days, by a few numbers.
  static func partsOfThings(_ probe: Probe) -> [(completed: Int, total: Int, noun: Phrase.Noun)] {
    let pairs = [
      (0, 1), (0, 5), (0, 7), (0, 100), (1, 1), (1, 2), (1, 5), (1, 21), (2, 2), (2, 3), (3, 5), (3, 11), (5, 6),
      (5, 22), (11, 12),
      (11, 100), (12, 12), (21, 22), (21, 101), (60, 240), (101, 240),
    ]
    let few = [(0, 1), (0, 5), (1, 1), (1, 5), (2, 5), (3, 5), (4, 5), (5, 7), (6, 7), (7, 8), (21, 22)]
    let each = Phrase.Noun.ofEachGender(probe.table)
    let others = ([.photo, .person, .contact, .day, .task, .character] as [Phrase.Noun]).filter { !each.contains($0) }
    return each.flatMap { noun in pairs.map { ($0, $1, noun) } } + others.flatMap { noun in few.map { ($0, $1, noun) } }
  }

  private static func selectedThings(_ probe: Probe) -> [GoldenSample] {
    partsOfThings(probe).map { completed, total, noun in
      let key = "selection \(completed) of \(total) \(noun.name)"
      // An app can say the message of none itself. The library says "No photos selected".
      guard completed == 0 else { return .phrase(key, .selection(completed, of: total, noun)) }
      let arguments: Phrase.Arguments = [
        "completed": .number(completed), "total": .number(total), "done": .count(completed, noun),
        "counted": .count(total, noun),
      ]
      return .phrase("\(key) by message", .message("selection-some.things", arguments))
    }
  }

  private static let orders: [(name: String, order: Phrase.Order)] = [
    ("newest", .newest), ("oldest", .oldest), ("alphabetical", .alphabetical), ("lowest price", .lowestPrice),
    ("highest price", .highestPrice), ("nearest", .nearest), ("best rated", .bestRated),
    ("most relevant", .mostRelevant), ("most popular", .mostPopular), ("by name", .by("Name")),
    ("by name descending", .by("Name", descending: true)),
  ]

  private static func shown(_ probe: Probe) -> [GoldenSample] {
    let table = probe.table
    let sorted = orders.flatMap { name, order in
      [
        GoldenSample.phrase("order \(name)", .order(order)),
        .phrase("order \(name) of 12 results", .order(order, of: .count(12, .result))),
      ]
    }
    let states =
      [
        Phrase.Status.active, .missed, .unread, .taken, .selected, .overdue, .new, .favorite, .draft, .syncing, .live,
        .due, .inProgress, .off,
      ]
      + Phrase.Status.ofEachPlace(table)
    let nouns = Phrase.Noun.ofEachGender(table) + [.medication, .dose, .message, .member]
    let filters = states.flatMap { state in
      [GoldenSample.phrase("filter only \(state.name)", .filter(only: state))]
        + nouns.map { .phrase("filter only \(state.name) \($0.name)", .filter(only: state, of: $0)) }
    }
    var seen: Set<String> = []
    return (sorted + filters).filter { seen.insert($0.key).inserted } + [
      .phrase("order newest of nothing", .order(.newest, of: .text(" "))),
      .phrase("sorted newest", .notice(.sorted(.newest))),
      .phrase("shown 3 of 40", .notice(.shown(3, of: 40))),
      .phrase("shown 1 of 40", .notice(.shown(1, of: 40))),
      .phrase("shown 0 of 40", .notice(.shown(0, of: 40))),
      .phrase("filtered by Missed, 3 of 40", .notice(.filtered(by: .state(.missed), shown: 3, of: 40))),
      .phrase("filtered by “iPhone”, 1 of 40", .notice(.filtered(by: .text("iPhone"), shown: 1, of: 40))),
      .phrase("filtered by nothing, 3 of 40", .notice(.filtered(by: .text(" "), shown: 3, of: 40))),
      .phrase("filtered by Missed", .notice(.filtered(by: .state(.missed)))),
      .phrase("filtered by nothing", .notice(.filtered(by: .text("")))),
      .phrase("filter removed", .notice(.filterRemoved)),
      .phrase("filter removed, 40 shown", .notice(.filterRemoved(shown: 40))),
      .phrase("filter removed, 1 shown", .notice(.filterRemoved(shown: 1))),
      .phrase("filter removed, 1 in all", .message("filter-removed", ["total": .number(1)])),
      .phrase("filter removed, 1000000 shown", .notice(.filterRemoved(shown: 1_000_000))),
      .phrase("filter removed, 2 shown", .notice(.filterRemoved(shown: 2))),
    ]
  }

  private static let changes: [GoldenSample] = [
    .phrase("loaded 20, 60 of 340", .notice(.loaded(20, shown: 60, of: 340))),
    .phrase("loaded 1, 60 of 340", .notice(.loaded(1, shown: 60, of: 340))),
    .phrase("loaded 20", .notice(.loaded(20, shown: 60, of: nil))),
    .phrase("loaded 1000000", .notice(.loaded(1_000_000, shown: 60, of: nil))),
    .phrase("loaded 0", .notice(.loaded(0, shown: 60, of: nil))),
    .phrase("loaded 1", .notice(.loaded(1, shown: 60, of: nil))),
    .phrase("list updated, 2 new", .notice(.listUpdated(new: 2))),
    .phrase("list updated, 1 new", .notice(.listUpdated(new: 1))),
    .phrase("list updated, 1000000 new", .notice(.listUpdated(new: 1_000_000))),
    .phrase("list updated", .notice(.listUpdated())),
    .phrase("list updated, -1 new", .notice(.listUpdated(new: -1))),
    .phrase("moved Aspirin to 3 of 10", .notice(.moved("Aspirin", toPlace: 3, of: 10))),
    .phrase("moved iPhone to 1 of 10", .notice(.moved("iPhone", toPlace: 1, of: 10))),
    .phrase("moved to 3 of 10", .notice(.moved(toPlace: 3, of: 10))),
    .phrase("picked up Aspirin at 3 of 10", .notice(.pickedUp("Aspirin", place: 3, of: 10))),
    .phrase("picked up Aspirin at 1 of 10", .notice(.pickedUp("Aspirin", place: 1, of: 10))),
    .phrase("picked up at 1 of 10", .notice(.pickedUp(place: 1, of: 10))),
    .phrase("picked up at 3 of 10", .notice(.pickedUp(place: 3, of: 10))),
    .phrase("move of Aspirin cancelled at 3 of 10", .notice(.moveCancelled("Aspirin", place: 3, of: 10))),
    .phrase("move of Aspirin cancelled at 1 of 10", .notice(.moveCancelled("Aspirin", place: 1, of: 10))),
    .phrase("move cancelled at 1 of 10", .notice(.moveCancelled(place: 1, of: 10))),
    .phrase("move cancelled at 3 of 10", .notice(.moveCancelled(place: 3, of: 10))),
    .phrase("sorted by name", .notice(.sorted(.by("Name")))),
    .phrase("sorted by name descending", .notice(.sorted(.by("Name", descending: true)))),
    .phrase("sorted by nothing", .notice(.sorted(.by(" ")))),
  ]

  private static func together(_ probe: Probe) -> [GoldenSample] {
    let table = probe.table
    let numbers = [1, 2, 3, 5, 11, 21, 22, 100, 1_000_000]
    func doses(_ taken: Int, _ missed: Int, _ skipped: Int, in place: Phrase? = nil) -> Phrase {
      .counts(
        [
          .count(taken, .dose, status: .taken), .count(missed, .dose, status: .missed),
          .count(skipped, .dose, status: .skipped),
        ], in: place)
    }
    let genders = (Phrase.Noun.ofEachGender(table) + [.message, .member]).flatMap { noun in
      numbers.map { number in
        GoldenSample.phrase(
          "counts 2 active, \(number) new \(noun.name)",
          .counts([.count(2, noun, status: .active), .count(number, noun, status: .new)]))
      }
    }
    let alone = ([Phrase.Noun.message, .song] + Phrase.Noun.ofEachGender(table)).flatMap { noun in
      [Phrase.Status.draft, .favorite, .syncing, .due].flatMap { status in
        [1, 2, 5].map { number in
          GoldenSample.phrase(
            "counts in Inbox, \(number) \(status.name) \(noun.name)",
            .counts([.count(number, noun, status: status)], in: .text("Inbox")))
        }
      }
    }
    var seen: Set<String> = []
    return (genders + alone).filter { seen.insert($0.key).inserted } + [
      .phrase("counts 46 taken, 3 missed, 1 skipped dose", doses(46, 3, 1)),
      .phrase("counts 46 taken, 3 missed, 1 skipped dose inline", doses(46, 3, 1), context: .inline),
      .phrase("counts 46 taken dose", doses(46, 0, 0)),
      .phrase("counts 0 taken, 3 missed dose", doses(0, 3, 0)),
      .phrase("counts 0 taken, 0 missed dose", doses(0, 0, 0)),
      .phrase("counts -1 taken, -2 missed dose", doses(-1, -2, 0)),
      .phrase(
        "counts 2 taken, unknown missed dose",
        .counts([.count(2, .dose, status: .taken), .count(Double.nan, .dose, status: .missed)])),
      .phrase("counts 3 photo, 2 video", .counts([.count(3, .photo), .count(2, .video), .count(0, .song)])),
      .phrase("counts 3 photo, text", .counts([.count(3, .photo), .text("Aspirin"), .text(" ")])),
      .phrase("counts of nothing", .counts([])),
      .phrase("counts in Inbox, 3 unread", .counts([.count(3, .message, status: .unread)], in: .text("Inbox"))),
      .phrase("counts in Inbox, 1 unread", .counts([.count(1, .message, status: .unread)], in: .text("Inbox"))),
      .phrase(
        "counts in Inbox, 3 unread, 2 new",
        .counts([.count(3, .message, status: .unread), .count(2, .message, status: .new)], in: .text("Inbox"))),
      .phrase("counts in Inbox, 0 unread", .counts([.count(0, .message, status: .unread)], in: .text("Inbox"))),
      .phrase("counts in nothing, 3 unread", .counts([.count(3, .message, status: .unread)], in: .text(" "))),
      .phrase("counts in Aspirin, 46 taken, 3 missed dose", doses(46, 3, 0, in: .text("Aspirin"))),
    ]
  }

  private static func rosters(_ probe: Probe) -> [GoldenSample] {
    let table = probe.table
    let names = ["Ida", "Yuki", "Omar", "Maya", "Ana", "Leo", "Noor"]
    let more = (Phrase.Noun.ofEachGender(table) + [.person, .member, .photo]).flatMap { noun in
      [3, 4, 5, 7, 23, 102].map { (count: Int) in
        GoldenSample.phrase(
          "roster Ida, Yuki of \(count) \(noun.name)", .list(["Ida", "Yuki"], of: noun, count: count))
      }
    }
    var seen: Set<String> = []
    // Behind a preposition, which in some languages asks for a case.
    let bound = Phrase.Noun.ofEachGender(table).flatMap { noun in
      [4, 7].map { (count: Int) in
        GoldenSample.phrase(
          "up to roster Ida, Yuki of \(count) \(noun.name)", .upTo(.list(["Ida", "Yuki"], of: noun, count: count)))
      }
    }
    return more.filter { seen.insert($0.key).inserted } + bound + [
      .phrase("roster of 7 person limit=2", .list(names, of: .person, limit: 2)),
      .phrase("roster of 7 person limit=2 inline", .list(names, of: .person, limit: 2), context: .inline),
      .phrase("roster of 7 person", .list(names, of: .person)),
      .phrase("roster of 7 person limit=0", .list(names, of: .person, limit: 0)),
      .phrase("roster Ida", .list(["Ida", " "], of: .person, count: -1)),
      .phrase("roster of nobody", .list([String](), of: .person)),
      .phrase("roster of 7 without names", .list([String](), of: .person, count: 7)),
    ]
  }
}
