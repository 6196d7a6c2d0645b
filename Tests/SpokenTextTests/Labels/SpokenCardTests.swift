// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct SpokenCardTests {
  static let now = Instant(secondsSinceEpoch: 1_795_212_000)  // 2026-11-20T22:00:00Z
  static func speaker(_ language: LanguageTag = "en-US") -> Speaker {
    Speaker(language, offsets: FixedOffset(seconds: -5 * 3600), reference: .fixed(now))
  }

  private struct Account: Spoken {
    var name = "Alice Smith"
    var balance = Money("125.50", .usd)
    var last: Instant? = Instant(secondsSinceEpoch: 1_795_201_200)

    var spoken: SpokenCard {
      SpokenCard(id: "account.1", traits: [.button, .selected]) {
        name
        Phrase.balance(balance)
        Phrase.field(Phrase.Field("list-empty"), last.map { .dateTime($0) })
        if name.isEmpty { "No name" } else { Phrase.nothing }
        for count in 1...2 { Phrase.count(count, .task) }
      }
      .value(.state(.active))
      .hint(.detailsAndTransactions)
      .actions {
        SpokenAction("delete", .text("Delete \(name)"))
        if last == nil { SpokenAction("pay", .text("Pay")) }
      }
    }
  }

  @Test func anElementHasAllItsParts() {
    let element = Self.speaker().say(Account())
    #expect(
      element.label?.text
        == "Alice Smith. Balance: 125 dollars and 50 cents. None: Today at 2:00 PM. 1 task. 2 tasks")
    #expect(element.value?.text == "Active")
    #expect(element.hint?.text == "Opens details and transactions")
    #expect(element.traits == [.button, .selected])
    #expect(element.actions.map(\.id) == ["delete"])
    #expect(element.actions.map(\.name.text) == ["Delete Alice Smith"])
    #expect(element.identifier == "account.1")
    #expect(Self.speaker().say(Account(last: nil)).actions.map(\.id) == ["delete", "pay"])
  }

  @Test func aCardInACardGivesItsWordsAndActions() {
    let inner = SpokenCard(.text("Steps today"), traits: .button).value(.count(8547, .step)).hint(.details)
      .action("share", .text("Share"))
    let outer = SpokenCard {
      "Alice"
      inner
      SpokenCard?.none
    }
    .actions {
      SpokenAction("edit", .text("Edit"))
      inner.actions
    }
    let element = Self.speaker().say(outer)
    #expect(element.label?.text == "Alice. Steps today. 8,547 steps")
    #expect(element.hint == nil)
    #expect(element.traits == [])
    #expect(element.actions.map(\.id) == ["edit", "share"])
  }

  /// Blocks of no line, of one and of several, in one another: their parts come in the order in which they stand.
  @Test(arguments: [
    (0, "First. Last"), (1, "First. Row 1. Last"),
    (3, "First. Row 1. Row 2. 2 tasks. Even. Row 3. Many. Ready. Inner. Outer. Last"),
  ])
  func partsStandInTheirOrder(_ rows: Int, _ label: String) {
    let card = SpokenCard {
      "First"
      for row in 0..<rows {
        "Row " + String(row + 1)
        if row % 2 == 1 {
          Phrase.count(row + 1, .task)
          "Even"
        }
      }
      if rows > 3 {} else if rows > 2 { Phrase.text("Many") } else { String?.none }
      if #available(macOS 13, *), rows > 2 {
        [SpokenCard(.text("Ready")), SpokenCard {}.value(.text("Inner"))]
        Self.outer
      }
      "Last"
    }
    #expect(Self.speaker().say(card).label?.text == label)
  }

  @PhraseBuilder private static var outer: [Phrase] { "Outer" }

  @Test func aCardOfNothingHasNoLabel() {
    let card = SpokenCard {
      String?.none
      ""
      Phrase.nothing
    }
    .value(.text("")).value(nil)
    #expect(Self.speaker().say(card) == Self.speaker().say(SpokenCard {}))
    #expect(Self.speaker().say(card).label == nil)
    #expect(Self.speaker().say(card.value(.sentences([.text(" ")]))).value == nil)
    #expect(Self.speaker().say(card.value(.list([" "]))).value?.text == "None")
  }

  // MARK: One moment

  /// A clock that counts how often it is asked about another moment than the one that is said.
  private final class AskedClock: UTCOffsets, @unchecked Sendable {
    var asked: [Instant] = []
    func secondsFromUTC(at instant: Instant) -> Int {
      if instant != SpokenCardTests.now { asked.append(instant) }
      return 0
    }
  }

  private static let moments = SpokenCard {
    Phrase.dateTime(now)
    Phrase.date(now)
    Phrase.field(named: .text("Due"), .due(now))
  }
  .value(.elapsed(now)).hint(.say(.dateTime(now))).action("a", .dateTime(now))

  /// Whatever the card holds, the present moment is looked at once.
  @Test func aCardIsSaidFromOneMoment() {
    for cards in [[Self.moments], [Self.moments, Self.moments, Self.moments]] {
      let clock = AskedClock()
      let live = Speaker("en", offsets: clock, reference: .live)
      let elements = live.elements(cards)
      #expect(Set(elements).count == 1)
      #expect(Set(clock.asked).count == 1)
    }
    let clock = AskedClock()
    _ = Speaker("en", offsets: clock, reference: .live).say(Self.moments)
    #expect(Set(clock.asked).count == 1)
  }

  @Test func aFrozenSpeakerStaysSo() {
    let live = Speaker("en", offsets: FixedOffset(seconds: 0), reference: .live)
    let frozen = live.frozen()
    #expect(frozen.reference.fixedInstant != nil)
    #expect(frozen.frozen().reference == frozen.reference)
  }

  @Test(
    arguments: [
      (SpokenTraits(), ""), (SpokenTraits.button, "button"), ([.selected, .button], "button, selected"),
      ([.image, .notEnabled, .modal], "image, notEnabled, modal"), (SpokenTraits(rawValue: 1 << 31), ""),
    ] as [(SpokenTraits, String)])
  func traitsHaveNames(_ traits: SpokenTraits, _ names: String) {
    #expect(traits.description == names)
  }

  @Test func everyTraitHasANameOfItsOwn() {
    let named = SpokenTraits.named
    #expect(named.count >= 19)
    #expect(Set(named.map(\.name)).count == named.count && !named.map(\.name).contains(""))
    for (name, trait) in named { #expect(trait.description == name) }
    // Each trait has one bit, without gaps.
    let bits = named.map(\.value.rawValue).sorted()
    #expect(bits == named.indices.map { 1 << $0 })
    #expect(SpokenTraits(rawValue: 1 << named.count).description == "")
  }

  // MARK: Values

  /// Cards that are built alike are equal; a difference in any one part is seen.
  @Test func cardsAreEqualWhenBuiltAlike() {
    func card(_ change: (inout SpokenCard) -> Void = { _ in }) -> SpokenCard {
      var card = SpokenCard(id: "a", traits: .button) {
        "Alice"
        Phrase.field(.category, .list([.text("A"), .count(3, .dose)]))
        Phrase.message("m", ["n": .number("2.50" as ExactDecimal)])
      }
      .value(.state(.active)).hint(.details(of: "Alice")).action("share", .text("Share"))
      change(&card)
      return card
    }
    let changes: [(inout SpokenCard) -> Void] = [
      { $0.identifier = nil }, { $0.traits = [] }, { $0.hint = .details }, { $0.value = [] }, { $0.actions = [] },
      { $0.label.removeLast() }, { $0.label[0] = .text("Bob") },
      { $0.label[1] = .field(.category, .list([.text("A"), .count(4, .dose)])) },
      { $0.label[2] = .message("m", ["n": .number("2.5" as ExactDecimal)]) },
      { $0.label[2] = .message("m", ["o": .number("2.50" as ExactDecimal)]) },
      { $0.actions[0].id = "send" }, { $0.actions[0].name = .text("Send") }, { $0.value = [.state(.inactive)] },
    ]
    #expect(card() == card())
    #expect(card().hashValue == card().hashValue)
    #expect(Set([card(), card()]).count == 1)
    let all = [card()] + changes.map { card($0) }
    #expect(Set(all).count == all.count)
  }

  /// Cards are values that any task may say.
  @Test func cardsPassToOtherTasks() async {
    let card = SpokenCard {
      "Alice"; Phrase.count(3, .dose)
    }
    let (phrase, announcement) = (Phrase.count(3, .dose), Announcement(.text("Saved"), priority: .high))
    let passed = await Task.detached { (card, phrase, announcement, Self.speaker().say(card)) }.value
    #expect(passed.0 == card && passed.1 == phrase && passed.2 == announcement)
    #expect(passed.3.label?.text == "Alice. 3 doses")
    #expect(passed.3 == Self.speaker().say(card))
  }

  /// A phrase is copied with each card: it stays small.
  @Test func phrasesAreSmall() {
    #expect(MemoryLayout<Phrase>.stride <= 48)
  }

  @Test func announcementsAreSaidWithTheirPriority() {
    let speaker = Self.speaker()
    let announcement = Announcement(.error(.selectAnswer), priority: .high)
    #expect(announcement.interrupts && !Announcement(.text("a")).interrupts)
    #expect(speaker.say(announcement)?.utterance.text == "Error: Please select an answer to continue")
    #expect(speaker.say(announcement)?.priority == .high)
    #expect(speaker.say(Announcement(.nothing)) == nil)
    #expect(speaker.say(Announcement(.field(.category, " "))) == nil)
  }

  // MARK: Fields

  @Test func aFieldWithoutAValueVanishes() {
    let speaker = Self.speaker()
    for value: Phrase? in [nil, .nothing, .text(""), .text(" \n"), .text("\u{202E}"), .sentences([.text(" ")])] {
      #expect(Phrase.field(Phrase.Field("field-name"), value).isSilent)
      #expect(speaker.say(.field(Phrase.Field("field-name"), value)).text == "")
    }
    #expect(speaker.say(.field(.name, .money(10, .usd))).text == "Name: 10 dollars")
    #expect(speaker.say(.field(named: .text("Left: 3"), .number(5))).text == "Left: 3: 5")
    #expect(speaker.say(.field(named: .text(" "), .number(5))).text == "5")
    #expect(speaker.say(.field(Phrase.Field("no-such-message"), .number(5))).text == "{no-such-message}: 5")
    #expect(speaker.say(.field(.name, .sentences([.text("A\nB.")]))).text == "Name: A. B")
  }

  /// The speaker's methods say what it says of their phrases.
  @Test(arguments: Speaker.languages)
  func methodsSayWhatPhrasesSay(_ language: LanguageTag) {
    let speaker = Self.speaker(language)
    let then = Instant(secondsSinceEpoch: 1_795_201_200)
    for context in [PhraseContext.standalone, .inline] {
      let rows: [(Phrase, Utterance)] = [
        (.number(-8547), speaker.number(-8547, context: context)),
        (.money(Money("-25.50", .usd)), speaker.money("-25.50", .usd, context: context)),
        (
          .percent(0.125, maximumFractionDigits: 1),
          speaker.percent(0.125, maximumFractionDigits: 1, context: context)
        ),
        (.dateTime(then), speaker.dateTime(then, context: context)),
        (.date(then, style: .full), speaker.date(then, style: .full, context: context)),
        (.time(then), speaker.time(then, context: context)), (.elapsed(then), speaker.elapsed(then, context: context)),
        (.due(then), speaker.due(then, context: context)),
        (.duration(seconds: 5400), speaker.duration(seconds: 5400, context: context)),
        (.progress(3, of: 5, style: .step), speaker.progress(3, of: 5, style: .step, context: context)),
        (.progress(3, of: 5, title: .text("A")), speaker.progress(3, of: 5, title: .text("A"), context: context)),
        (.count(3, .dose, status: .missed), speaker.count(3, .dose, status: .missed, context: context)),
        (.status(.taken, of: .dose), speaker.status(.taken, of: .dose, context: context)),
        (.list(["A", "", "B"]), speaker.list(["A", "", "B"], context: context)),
      ]
      for (phrase, utterance) in rows {
        #expect(speaker.say(phrase, context: context) == utterance)
        #expect(speaker.say(.field(named: .text(" "), phrase), context: context) == utterance)
      }
    }
  }

  @Test func hintsOfTheAppsOwnFollowTheInteraction() {
    let overlay = Overlay([
      "en": "open-it = { $case ->\n    [infinitive] view { $what }\n   *[statement] opens { $what }\n}"
    ])
    let speaker = Self.speaker().adding(overlay)
    let rows: [(Interaction, String)] = [
      (.outcome, "Opens photos"), (.touch, "Double tap to view photos"), (.keyboard, "Press Space to view photos"),
    ]
    for (interaction, hint) in rows {
      let speaker = speaker.with { $0.interaction = interaction }
      #expect(speaker.say(.hint(.outcome("open-it", ["what": .text("photos")]))).text == hint)
      #expect(speaker.say(SpokenCard {}.hint(.outcome("open-it", ["what": .text("photos")]))).hint?.text == hint)
      #expect(speaker.adding(overlay).interaction == interaction)
    }
    #expect(
      speaker.say(.hint(.outcome("open-it", ["what": .text("it")], isAdjustable: true), using: .touch)).text
        == "Swipe up or down to view it")
  }
}
