// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Parameters that take a phrase as well as the user's text.
@Suite struct CardShapeTests {
  private static let speaker = Speaker(
    "en-US", offsets: FixedOffset(seconds: 0), reference: .fixed(Instant(secondsSinceEpoch: 1_795_176_000)))
  private static let title = "Membership fee"
  private static let fee = Money(10, .usd)

  private func label(_ card: SpokenCard) -> String? { Self.speaker.say(card).label?.text }

  @Test func titlesArePhrasesOrText() {
    let (title, phrase) = (Self.title, Phrase.count(2, .ticket))
    #expect(label(.event(title)) == "Membership fee")
    #expect(label(.event(phrase)) == "2 tickets")
    #expect(label(.task(title)) == "Membership fee")
    #expect(label(.task(phrase)) == "2 tickets")
    #expect(label(.product(title, price: .money(Self.fee))) == "Membership fee. 10 dollars")
    #expect(label(.product(phrase, price: .money(Self.fee))) == "2 tickets. 10 dollars")
    #expect(label(.media(title)) == "Membership fee")
    #expect(label(.media(phrase)) == "2 tickets")
    #expect(label(.transaction(.credit, Self.fee, title: title)) == "Membership fee. Money added. 10 dollars")
    #expect(label(.transaction(.credit, Self.fee, title: phrase)) == "2 tickets. Money added. 10 dollars")
    #expect(label(.transaction(.credit, Self.fee)) == "Money added. 10 dollars")
  }

  @Test func titlesAreHeardByBriefListeners() {
    let brief = Self.speaker.with { $0.verbosity = .brief }
    let card = SpokenCard.media(.count(2, .ticket), by: "Ida")
    #expect(brief.say(card).label?.text == "2 tickets")
    #expect(SpokenCard.task(.count(2, .ticket).importance(.urgent)).label[0].importance == .urgent)
  }

  @Test func valuesOfFieldsArePhrasesOrText() {
    func value(_ card: SpokenCard) -> String? { Self.speaker.say(card).value?.text }
    let (text, missing): (String, String?) = ("a@example.com", nil)
    #expect(value(.formField(.emailAddress, value: text)) == "a@example.com")
    #expect(value(.formField(.emailAddress, value: missing)) == nil)
    #expect(value(.formField(.emailAddress, value: nil)) == nil)
    #expect(value(.formField(.emailAddress, value: " ")) == "Empty")
    #expect(value(.formField(.date, value: .date(Self.speaker.reference.instant))) == "Today")
    #expect(value(.formField(.date, value: .nothing)) == "Empty")
    #expect(value(.formField(named: .text("Birthday"), value: .date(Self.speaker.reference.instant))) == "Today")
    #expect(value(.formField(named: .text("Birthday"), value: "")) == "Empty")
    let wrong = AnnouncedCard.formField(.date, value: .date(Self.speaker.reference.instant), problem: .required(.date))
    #expect(value(wrong.card) == "Today")
  }

  @Test func fieldsTakeTheUsersText() {
    let (room, missing): (String, String?) = ("Studio 2", nil)
    #expect(Self.speaker.say(.field(.category, room)).text == "Category: Studio 2")
    #expect(Self.speaker.say(.field(.category, missing)).text == "")
    #expect(Self.speaker.say(.field(named: .text("Room"), room)).text == "Room: Studio 2")
    #expect(Phrase.field(.category, room).verbatimTexts == [])
  }

  @Test func actionsAreNamedWithoutAPhrase() {
    let name = "Aspirin"
    let card = SpokenCard { name }
      .action("delete", .delete, name)
      .action("remove", .remove, .photo)
      .action("submit", .submit)
      .actions { SpokenAction("call", .call, name) }
    #expect(
      Self.speaker.say(card).actions.map(\.name.text) == ["Delete Aspirin", "Remove photo", "Submit", "Call Aspirin"])
    #expect(card.actions.map(\.id) == ["delete", "remove", "submit", "call"])
  }

  @Test func fieldsHaveNames() {
    #expect(Phrase.Field.emailAddress.name == "email-address")
    #expect(Phrase.Field.name.name == "name")
    #expect(Phrase.Field("weekly-allowance").name == "weekly-allowance")
    #expect(Phrase.Field.text("Birthday").name == "Birthday")
    #expect(Phrase.Field(named: "email-address") == .emailAddress)
    #expect(Phrase.Field(named: "birthday") == nil)
    for field in Phrase.Field.all { #expect(Phrase.Field(named: field.name) == field) }
  }

  /// The tag of a setting is a `String`.
  @Test func speakersTakeTagsOfRunTime() {
    let tags = ["pl", "de_AT", "not a tag", ""]
    let speakers = tags.map { Speaker($0, offsets: FixedOffset(seconds: 0)) }
    #expect(speakers.map(\.locale.description) == ["pl", "de-AT", "und", "und"])
    #expect(speakers.map(\.language.description) == ["pl", "de", "en", "en"])
    #expect(speakers[0].say(.action(.submit)).text == Speaker("pl").say(.action(.submit)).text)
    #expect(Speaker(tags[1]).language == "de")
  }
}
