// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Text of a user's that is blank leaves no hole in what is said.
@Suite struct BlankTextTests {
  private static let blanks = ["", " ", "\n\t", "\u{A0}", "\u{200B}\u{2060}", "\u{202E}"]

  /// Phrases with a place for a text, and what they are without one.
  private static func pairs(_ blank: String) -> [(phrase: Phrase, without: Phrase)] {
    let transactions: [(Phrase.Transaction, PhraseID)] = [
      (.payment(to: blank), "transaction-payment.alone"), (.refund(from: blank), "transaction-refund.alone"),
      (.transfer(from: blank), "transaction-transfer-from.alone"),
      (.transfer(to: blank), "transaction-transfer-to.alone"), (.purchase(at: blank), "transaction-purchase.alone"),
    ]
    return transactions.map { (.transaction($0), .message($1)) } + [
      (.hint(.tasks(of: blank)), .message("outcome-tasks-of.alone")),
      (.hint(.details(of: blank)), .hint(.details)),
      (.hint(.delete(blank)), .message("outcome-delete.alone")),
      (.notice(.deleted(blank)), .message("done-deleted.alone")),
      (.notice(.noResults(for: blank)), .message("empty-results.alone")),
      (.error(.text(blank)), .message("error.alone")),
      (.error(.text(blank), prefixed: false), .message("error.alone")),
      (.progress(3, of: 5, title: .text(blank)), .progress(3, of: 5)),
      (.progress(.completed, title: .text(blank)), .progress(.completed)),
      (.field(named: .text(blank), .number(-7)), .number(-7)),
      (.list([.text("Maya"), .text(blank), .text("Omar")]), .list(["Maya", "Omar"])),
      (.list([blank, blank]), .list([Phrase]())),
      (.playback(.playing, title: blank), .message("media-playing.alone")),
      (.people(["Maya", blank], others: 3), .people(["Maya"], others: 3)),
      (.people([blank], others: 3), .count(3, .person)),
      (.typing([blank]), .message("typing-one.alone")),
      (.typing(["Maya", blank, "Omar"]), .typing(["Maya", "Omar"])),
      (.seen(by: [blank]), .messageStatus(.seen)),
      (.ownMessage(blank), .message("message-own.alone")),
      (.reply(to: blank), .message("message-reply.alone")),
      (.mention(by: blank), .message("message-mention.alone")),
      (.reaction("heart", by: blank), .message("message-reaction.alone", ["reaction": .text("heart")])),
      (.phoneCall(.missed, blank), .message("call-missed.alone", ["count": .number(1)])),
      (.sentences([.text("Maya"), .text(blank), .text("Omar")]), .sentences([.text("Maya"), .text("Omar")])),
    ] + everydayPairs(blank)
  }

  /// The same of what apps say every day.
  private static func everydayPairs(_ blank: String) -> [(phrase: Phrase, without: Phrase)] {
    let notices: [(Phrase.Notice, PhraseID)] = [
      (.added(blank), "done-added.alone"), (.favorite(blank), "done-favorite.alone"),
      (.moved(blank, to: blank), "done-updated.alone"), (.sent(to: blank), "done-sent.alone"),
      (.updated(blank, to: .text(blank)), "done-updated.alone"), (.screen(blank), "screen-named.alone"),
      (.panelOpened(blank), "panel-opened.alone"), (.panelClosed(blank), "panel-closed.alone"),
      (.filtered(by: .text(blank)), "filter-removed.alone"),
    ]
    return notices.map { (.notice($0), .message($1)) } + [
      (.action(.delete, blank), .action(.delete)), (.action(.mark(as: .read), blank), .action(.mark(as: .read))),
      (.notice(.marked(blank, as: .read)), .notice(.marked(as: .read))),
      (.notice(.filtered(by: .text(blank), shown: 3, of: 40)), .notice(.shown(3, of: 40))),
      (.notice(.moved(blank, toPlace: 3, of: 10)), .notice(.moved(toPlace: 3, of: 10))),
      (.order(.newest, of: .text(blank)), .order(.newest)), (.thing(.tasks, of: blank), .message("thing-tasks")),
      (.hint(.delete(blank, and: .text(blank))), .message("outcome-delete.alone")),
      (.counts([.count(3, .photo)], in: .text(blank)), .counts([.count(3, .photo)])),
      (.counts([.text(blank)]), .counts([])), (.locked(until: .text(blank)), .state(.locked)),
      (.list(["Ida", blank], of: .person), .list(["Ida"], of: .person)),
      (.list([blank], of: .person, count: 7), .count(7, .person)),
    ]
  }

  @Test(arguments: Speaker.languages)
  func blankTextIsNotSaid(_ language: LanguageTag) {
    let speaker = Catalogue.speaker(language)
    for blank in Self.blanks {
      for (phrase, without) in Self.pairs(blank) {
        let (utterance, faults) = speaker.resolve(phrase)
        #expect(utterance == speaker.resolve(without).utterance && faults.isEmpty, "\(phrase)")
        #expect(!utterance.text.isEmpty, "\(phrase)")
      }
      #expect(
        speaker.list(["Maya", blank, "Omar"]) == speaker.list(["Maya", "Omar"])
          && speaker.list([blank]) == speaker.list([]))
    }
  }

  /// Parts that would say it alone are silent.
  @Test(arguments: blanks) func blankPartsAreSilent(_ blank: String) {
    let speaker = Catalogue.speaker("en").with { $0.interaction = .touch }
    let parts: [Phrase] = [
      .text(blank), .field(.category, .text(blank)), .field(named: .text("Category"), .text(blank)), .creator(blank),
      .sentences([.text(blank)]), .hint(.say(.text(blank))), .reaction(blank, by: "Maya"),
    ]
    for part in parts {
      #expect(part.isSilent, "\(part)")
      #expect(speaker.resolve(part).utterance == Utterance(""), "\(part)")
      #expect(Phrase.field(.category, part) == .nothing, "\(part)")
    }
  }

  @Test(arguments: blanks) func cardsOmitBlankText(_ blank: String) {
    let speaker = Catalogue.speaker("en")
    let amount = Money(10, .usd)
    let balance = Money(110, .usd)
    #expect(
      speaker.say(
        SpokenCard.transaction(
          .credit, amount, title: blank, category: blank, creator: blank, date: Catalogue.now, resultingBalance: balance
        ))
        == speaker.say(SpokenCard.transaction(.credit, amount, date: Catalogue.now, resultingBalance: balance)))
    #expect(speaker.say(SpokenCard.formField(.name, value: blank)).value?.text == "Empty")
    #expect(
      speaker.say(SpokenCard(.text(blank)).value(.text(blank)).hint(.say(.text(blank))))
        == SpokenElement(traits: [], actions: []))
    #expect(speaker.say(Announcement(.text(blank))) == nil)
  }
}
