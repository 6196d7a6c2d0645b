// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

/// A card that comes ready, with each of its parts there or missing.
struct ReadyCard: Sendable {
  /// What it is called in goldens.
  let name: String
  /// How many of its parts may be missing.
  let count: Int
  let make: @Sendable (Parts) -> SpokenCard

  /// Which parts are there.
  struct Parts {
    let mask: Int
    /// What stands in the place of a text that is missing; nil for nothing.
    var blank: String?

    func has(_ index: Int) -> Bool { mask >> index & 1 > 0 }

    /// A part, where it is there.
    func some<Part>(_ index: Int, _ part: Part) -> Part? { has(index) ? part : nil }

    /// A text, where it is there.
    func text(_ index: Int, _ text: String) -> String? { has(index) ? text : blank }

    /// A text that a card must be given.
    func name(_ index: Int, _ text: String) -> String { has(index) ? text : blank ?? "" }
  }

  init(_ name: String, _ count: Int, _ make: @escaping @Sendable (Parts) -> SpokenCard) {
    (self.name, self.count, self.make) = (name, count, make)
  }

  /// With all its parts.
  var whole: SpokenCard { make(Parts(mask: 1 << count - 1)) }

  /// With none of those that may be missing.
  var bare: SpokenCard { make(Parts(mask: 0)) }

  private static let morning = moment("2026-11-20T08:00-05:00")
  private static let later = moment("2026-11-20T08:12-05:00")
  private static let soon = moment("2026-11-20T17:12-05:00")
  private static let evening = moment("2026-11-20T19:00-05:00")
  private static let tomorrow = moment("2026-11-21T08:00-05:00")
  private static let yesterday = moment("2026-11-19T15:00-05:00")

  static let all: [ReadyCard] =
    money + health + people + trade + times + media + forms + lists + screens

  private static let money: [ReadyCard] = [
    ReadyCard("account", 5) {
      .account(
        $0.name(0, "Maya"), balance: $0.some(1, Money("125.50", .usd)),
        endingIn: $0.name(2, "4242"),
        status: $0.some(3, .locked), updated: $0.some(4, morning))
    },
    ReadyCard("account hidden", 1) {
      .account($0.name(0, "Maya"), balance: Money(5, .usd), isBalanceHidden: true)
    },
    ReadyCard("account overdrawn", 0) { _ in .account("Maya", balance: Money(-5, .usd)) },
    ReadyCard("transaction", 5) {
      .transaction(
        .debit, Money("25.50", .usd), title: $0.text(0, "Zoo"), category: $0.text(1, "Fun"),
        creator: $0.text(2, "Omar"), date: $0.some(3, yesterday),
        resultingBalance: $0.some(4, Money(110, .usd)))
    },
  ]

  private static let health: [ReadyCard] = [
    ReadyCard("medication", 5) {
      .medication(
        $0.name(0, "Aspirin"),
        dosage: $0.some(1, .dosage(.measure(500, .milligram), .count(2, .tablet))),
        schedule: $0.some(2, .recurrence(Recurrence(.daily, at: [8]))), next: $0.some(3, tomorrow),
        status: $0.some(4, .active))
    },
    ReadyCard("dose taken", 4) {
      .dose(
        $0.name(0, "Aspirin"), .taken, dosage: $0.some(1, .measure(500, .milligram)),
        scheduled: $0.some(2, morning),
        recorded: $0.some(3, later))
    },
    ReadyCard("dose missed", 1) { .dose("Aspirin", .missed, scheduled: $0.some(0, yesterday)) },
    ReadyCard("task", 4) {
      .task(
        $0.name(0, "Zoo"), assignee: $0.text(1, "Grandma"), due: $0.some(2, evening),
        lastCompleted: $0.some(3, yesterday))
    },
    ReadyCard("task overdue", 2) {
      .task("Zoo", .overdue, assignee: $0.text(0, "Grandma"), due: $0.some(1, morning))
    },
    ReadyCard("task completed", 2) {
      .task("Zoo", .completed, due: $0.some(0, evening), lastCompleted: $0.some(1, later))
    },
    ReadyCard("metric", 4) {
      .metric(
        .text("Zoo"), $0.some(0, .count(8547, .step)), change: $0.some(1, .change(0.12, from: .lastWeek)),
        goal: $0.some(2, .toGo(.count(1453, .step))), measured: $0.some(3, morning))
    },
    ReadyCard("statistics", 4) { parts in
      .statistics(.text("Zoo"), over: parts.some(0, .recent(7))) {
        parts.some(1, Phrase.percent(0.92))
        parts.some(2, Phrase.count(3, .dose, status: .missed))
        parts.some(3, Phrase.count(0, .dose, status: .skipped))
      }
    },
  ]

  private static let people: [ReadyCard] = [
    ReadyCard("profile", 5) {
      .profile(
        $0.name(0, "Maya"), role: $0.text(1, "Grandma"), isVerified: $0.has(2),
        status: $0.some(3, .away),
        lastActive: $0.some(4, morning))
    },
    ReadyCard("profile online", 1) {
      .profile("Maya", status: .online, lastActive: $0.some(0, morning))
    },
    ReadyCard("photo", 5) {
      .photo(
        $0.text(0, "Zoo"), of: $0.name(1, "Maya"), taken: $0.some(2, yesterday),
        place: $0.text(3, "Kyoto"),
        isFavorite: $0.has(4))
    },
    ReadyCard("message", 5) {
      .message(
        from: $0.name(0, "Maya"), $0.has(1) ? .text("Zoo?") : .nothing, sent: $0.some(2, yesterday),
        isUnread: $0.has(3),
        attachments: $0.has(4) ? 1 : 0)
    },
    ReadyCard("conversation", 7) {
      .conversation(
        $0.name(0, "Zoo"), last: $0.some(1, .text("OK!")), from: $0.text(2, "Omar"),
        sent: $0.some(3, yesterday),
        unread: $0.has(4) ? 3 : 0, isMuted: $0.has(5), isPinned: $0.has(6))
    },
    ReadyCard("conversation typing", 1) {
      .conversation("Zoo", last: $0.some(0, .text("OK!")), typing: ["Maya"])
    },
    ReadyCard("notification", 5) {
      .notification(
        $0.has(0) ? .text("Zoo") : .nothing, $0.some(1, .text("Kyoto")), from: $0.text(2, "Maya"),
        sent: $0.some(3, morning),
        isUnread: $0.has(4))
    },
  ]

  private static let trade: [ReadyCard] = [
    ReadyCard("order", 8) {
      .order(
        from: $0.name(0, "Zoo"), $0.some(1, .shipped), arrival: $0.some(2, soon),
        delay: $0.some(3, .seconds(300)),
        items: $0.has(4) ? 3 : 0, total: $0.some(5, Money(24, .usd)),
        number: $0.name(6, "A7F-2291"),
        placed: $0.some(7, yesterday))
    },
    ReadyCard("order failed", 0) { _ in .order(from: "Zoo", .failed) },
    ReadyCard("product", 6) {
      .product(
        $0.name(0, "Zoo"), price: $0.some(1, .price(Money(30, .usd), was: Money(40, .usd))),
        rating: $0.some(2, .rating(4.5, count: 128)), stock: $0.some(3, .stock(left: 2)),
        by: $0.text(4, "Omar"),
        isFavorite: $0.has(5))
    },
    ReadyCard("receipt line", 4) {
      .receiptLine(
        $0.name(0, "Zoo"), count: $0.has(1) ? 3 : 1, at: Money(4, .usd),
        total: $0.some(2, Money(11, .usd)),
        note: $0.text(3, "Kyoto"))
    },
    ReadyCard("receipt total", 0) { _ in .receiptLine(.total, Money(12, .usd)) },
  ]

  private static let times: [ReadyCard] = [
    ReadyCard("event", 6) {
      .event(
        $0.name(0, "Zoo"), from: $0.some(1, soon), to: $0.some(2, evening),
        place: $0.text(3, "Kyoto"),
        people: $0.has(4) ? ["Maya", "Omar"] : [], status: $0.some(5, .cancelled))
    },
    ReadyCard("event all day", 1) {
      .event("Zoo", from: tomorrow, to: $0.some(0, tomorrow), isAllDay: true)
    },
    ReadyCard("departure", 5) {
      .departure(
        $0.name(0, "U 7"), to: $0.name(1, "Zoo"), at: $0.some(2, soon),
        delay: $0.some(3, .seconds(300)),
        platform: $0.some(4, .text("Kyoto")))
    },
    ReadyCard("departure cancelled", 1) {
      .departure("U 7", to: "Zoo", at: $0.some(0, soon), delay: .seconds(300), isCancelled: true)
    },
  ]

  private static let media: [ReadyCard] = [
    ReadyCard("media", 6) {
      .media(
        $0.name(0, "Zoo"), by: $0.text(1, "Ida"), length: $0.some(2, .seconds(1800)),
        played: $0.some(3, .seconds(1080)),
        state: $0.some(4, .playing), isFavorite: $0.has(5))
    },
    ReadyCard("file", 5) {
      .file(
        $0.name(0, "Zoo"), size: $0.some(1, .measure("2.4" as ExactDecimal, .megabyte)),
        modified: $0.some(2, yesterday),
        owner: $0.text(3, "Maya"), status: $0.some(4, .synced))
    },
    ReadyCard("transfer", 4) {
      .transfer(
        $0.name(0, "Zoo"), .upload, $0.some(1, 0.4), timeLeft: $0.some(2, .seconds(120)),
        items: $0.some(3, Phrase.TransferItems(3, of: 8)))
    },
    ReadyCard("transfer failed", 1) { .transfer($0.name(0, "Zoo"), .download, state: .failed) },
  ]

  private static let forms: [ReadyCard] = [
    ReadyCard("form field", 3) {
      .formField(
        .emailAddress, value: $0.some(0, "a@b.c"), isRequired: $0.has(1),
        problem: $0.some(2, .invalid(.emailAddress)))
    },
    ReadyCard("form", 2) { parts in
      .form(.text("Zoo"), errors: parts.has(0) ? 2 : 0, first: parts.some(1, .emailAddress)) {
        SpokenCard.formField(.emailAddress, value: "")
        SpokenCard.formField(.password, value: nil, isRequired: true)
      }
    },
    ReadyCard("toggle", 2) { .toggle(.text("Zoo"), isOn: $0.has(0), isEnabled: $0.has(1)) },
    ReadyCard("slider", 1) { .slider(.text("Zoo"), $0.has(0) ? 0.4 : 0) },
    ReadyCard("slider in a range", 0) { _ in .slider(.text("Zoo"), 4, in: 0...8) },
    ReadyCard("stepper", 1) { .stepper(.text("Zoo"), $0.has(0) ? .count(3, .ticket) : .nothing) },
  ]

  private static let lists: [ReadyCard] = [
    ReadyCard("tab", 2) {
      .tab(.text("Zoo"), isSelected: $0.has(0), badge: $0.some(1, .count(3, .message, status: .unread)))
    },
    ReadyCard("row", 1) { .row(SpokenCard(.text("Zoo")), at: 3, of: $0.some(0, 10)) },
    ReadyCard("table cell", 7) {
      .tableCell(
        $0.some(0, .money(12, .usd)), rowHeader: $0.some(1, .text("Zoo")),
        columnHeader: $0.some(2, .name(of: .total)),
        row: $0.some(3, 2), of: $0.some(4, 5), column: $0.some(5, 3), of: $0.some(6, 4))
    },
  ]

  private static let screens: [ReadyCard] = [
    ReadyCard("empty state", 1) { .emptyState(.medication, isToBeFilled: $0.has(0)) },
    ReadyCard("empty search", 1) { .emptyState(searching: $0.name(0, "Zoo")) },
    ReadyCard("error", 1) { .error(.credentials, advice: $0.some(0, .tryAgain)) },
    ReadyCard("loading", 2) {
      .loading(.loadingPhoto, $0.some(0, 0.4), timeLeft: $0.some(1, .seconds(120)))
    },
    ReadyCard("activity", 1) { .activity(.loadingTasks, pleaseWait: $0.has(0)) },
    ReadyCard("progress", 0) { _ in .progress(.text("Zoo"), 3, of: 5) },
    ReadyCard("offline", 2) { .offline(keepsChanges: $0.has(0), lastUpdated: $0.some(1, morning)) },
  ]
}

extension Catalogue {
  static func cards(_ probe: Probe) -> [GoldenSample] {
    ReadyCard.all.flatMap { card -> [GoldenSample] in
      var samples: [GoldenSample] = [.element(card.name, card.whole)]
      if card.count > 0 { samples.append(.element("\(card.name), bare", card.bare)) }
      samples += said(card.whole, "\(card.name), brief") { $0.verbosity = .brief }
      samples += said(card.whole, "\(card.name), detailed") { $0.verbosity = .detailed }
      if card.hasUrgentPart { samples += said(card.whole, "\(card.name), urgent first") { $0.saysUrgentFirst = true } }
      return samples
    }
  }

  /// What a speaker with other preferences says of a card.
  private static func said(
    _ card: SpokenCard, _ key: String, _ change: @escaping @Sendable (inout Speaker) -> Void
  ) -> [GoldenSample] {
    let label = GoldenSample("\(key), label") { $0.with(change).say(card).label ?? Utterance("") }
    guard !card.value.isEmpty else { return [label] }
    return [label, GoldenSample("\(key), value") { $0.with(change).say(card).value ?? Utterance("None") }]
  }
}

extension ReadyCard {
  fileprivate var hasUrgentPart: Bool {
    (whole.label + whole.value).contains { $0.importance == .urgent }
  }
}
