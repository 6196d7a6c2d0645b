// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextTesting
import Testing

@Suite struct AnnouncementCheckTests {
  private static let name = SpokenCard.formField(.name, value: "", problem: .required(.name), id: "name")
  private static let email = SpokenCard.formField(
    .emailAddress, value: "x", problem: .invalid(.emailAddress), id: "email")
  private static let plain = SpokenCard.formField(.password, value: nil, id: "password")

  private static let rows: [(cards: [SpokenCard], announcements: [Announcement], found: [AnnouncementProblem.Kind])] = [
    ([], [], []),
    ([plain], [.done(.profileSaved)], []),
    ([name], [.failed(.required(.name))], []),
    ([name], [.failed(.required(.name), focus: "name")], []),
    ([name, email], [.failed(fields: 2, first: .name, focus: "name")], []),
    ([AnnouncedCard.error(.tryLater).card], [AnnouncedCard.error(.tryLater).announcement], []),
    ([plain], [.screenChanged(), .layoutChanged(focus: "password")], []),
    ([name], [], [.isNotAnnounced]),
    ([name, email], [.failed(.required(.name))], [.isNotAnnounced]),
    ([name, email], [.failed(fields: 1, first: .name)], [.isNotAnnounced, .isNotAnnounced]),
    ([name], [Announcement(.error(.required(.name)))], [.isNotUrgent]),
    ([plain], [.failed(.required(.name))], [.isNotShown]),
    ([name], [.failed(.required(.name), focus: "nmae")], [.focusIsNowhere]),
    ([plain], [Announcement(.text("A"), notification: .announcement, focus: "password")], [.focusStays]),
    ([plain], [Announcement(.nothing)], [.saysNothing]),
    ([plain], [.layoutChanged()], [.saysNothing]),
    ([SpokenCard(id: "group") {}.children(.contain) { name }], [], [.isNotAnnounced]),
    ([SpokenCard(id: "group") {}.children(.contain) { name }], [.failed(.required(.name), focus: "name")], []),
    ([SpokenCard(id: "group") {}.children(.combine) { name }], [], [.isNotAnnounced]),
    ([name.hidden()], [], []),
    ([name, name], [], [.isNotAnnounced]),
    ([.error(.tryAgain, advice: .tryLater)], [.failed(.tryAgain)], []),
    ([.error(.tryAgain, advice: .tryLater)], [.failed(.tryAgain), .failed(.tryLater)], []),
  ]

  @Test(arguments: rows.indices) func problemsAreFoundByKind(_ index: Int) {
    let row = Self.rows[index]
    let found = AnnouncementCheck.problems(showing: row.cards, announcing: row.announcements)
    #expect(found.map(\.kind) == row.found)
    #expect(found.allSatisfy { "\($0)".hasPrefix($0.kind.description) })
  }

  /// What the announcement says is told, and the phrase itself only where it cannot all be said.
  @Test func problemsQuoteTheAnnouncement() {
    func problems(_ announcement: Announcement, _ language: LanguageTag? = nil) -> [String] {
      let found =
        if let language {
          AnnouncementCheck.problems(
            showing: [Self.plain], announcing: [announcement],
            using: Speaker(language, offsets: FixedOffset(seconds: 0)))
        } else {
          AnnouncementCheck.problems(showing: [Self.plain], announcing: [announcement])
        }
      return found.map(\.description)
    }
    let kind = AnnouncementProblem.Kind.isNotShown
    #expect(problems(.failed(.required(.name))) == ["\(kind): 'Error: Name is required'"])
    #expect(problems(.failed(.required(.name)), "pl") == ["\(kind): 'Błąd: imię jest wymagane'"])
    let lost = Announcement.failed(Phrase.Problem.message("lost"))
    #expect(problems(lost) == ["\(kind): 'Error: {lost}' \(lost.phrase)"])
    #expect(problems(Announcement(.nothing)) == ["\(AnnouncementProblem.Kind.saysNothing): nothing"])
  }

  @Test func partsOfAScreenAreNotJudgedAsAWhole() {
    func problems(isWhole: Bool) -> [AnnouncementProblem.Kind] {
      AnnouncementCheck.problems(
        showing: [Self.plain], announcing: [.failed(.required(.name), focus: "name")], isWhole: isWhole
      ).map(\.kind)
    }
    #expect(problems(isWhole: false) == [])
    #expect(problems(isWhole: true) != [])
  }

  @Test func unansweredActionsAreFound() {
    let card = SpokenCard(.text("A")).action("share", .text("S")).action("delete", .text("D"))
    #expect(AnnouncementCheck.unansweredActions(of: [card, card], outcomes: [:]) == ["share", "delete"])
    #expect(
      AnnouncementCheck.unansweredActions(
        of: [card], outcomes: ["share": [.done(.shared("A"))], "delete": [Announcement(.nothing)]]) == ["delete"])
    #expect(AnnouncementCheck.unansweredActions(of: [card.hidden()], outcomes: [:]).isEmpty)
  }
}
