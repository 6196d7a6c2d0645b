// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct ReadyAnnouncementTests {
  private static let speaker = Speaker("en", offsets: FixedOffset(seconds: 0))

  private static let rows: [(announcement: Announcement, text: String, priority: Announcement.Priority)] = [
    (.done(.profileSaved), "Profile saved", .default),
    (.failed(.selectAnswer), "Error: Please select an answer to continue", .high),
    (.failed(fields: 2, first: .emailAddress), "2 errors. First: Email address", .high),
    (.failed(fields: 1), "1 error", .high),
    (.loading(), "Loading", .low),
    (.loading(.loadingTasks, pleaseWait: true), "Loading tasks, please wait", .low),
    (.updated("Battery", to: .percent("0.75" as ExactDecimal)), "Battery updated to 75 percent", .low),
    (.updated("Battery"), "Battery updated", .low),
    (.updated(" "), "Updated", .low),
    (.arrived(1, .photo), "1 new photo", .low),
    (.arrived(3, .message), "3 new messages", .low),
    (.connectionLost(), "No internet connection", .high),
    (.connectionLost(keepsChanges: true), "Offline, changes are kept on this device", .default),
    (.connectionBack, "Back online", .default),
    (.screenChanged("Medications"), "Medications screen", .default),
    (.layoutChanged(.panelOpened("Filter")), "Filter panel opened", .default),
    (.pageScrolled(to: 4, of: 10), "Page 4 of 10", .default),
  ]

  @Test(arguments: rows.indices) func isSaidAsUrgentlyAsItShould(_ index: Int) {
    let row = Self.rows[index]
    let said = Self.speaker.say(row.announcement)
    #expect(said?.utterance.text == row.text)
    #expect(said?.priority == row.priority)
  }

  @Test func notificationsFollowKindAndFocus() {
    #expect(Announcement.done(.profileSaved).notification == .announcement)
    #expect(Announcement.failed(.selectAnswer).notification == .announcement)
    #expect(Announcement.failed(.selectAnswer, focus: "answer").notification == .layoutChanged)
    #expect(Announcement.failed(.selectAnswer, focus: " ").notification == .announcement)
    #expect(Announcement(.text("a"), notification: .announcement, focus: "b").notification == .announcement)
    #expect(Announcement.screenChanged("A", focus: "b").notification == .screenChanged)
    #expect(Announcement.pageScrolled(to: 1, of: 2).notification == .pageScrolled)
    #expect(Self.speaker.say(.failed(.selectAnswer, focus: "answer"))?.focus == "answer")
  }

  /// A focus may move without a word; an announcement without one is none.
  @Test func onlyMovesMayBeSilent() {
    for silent in [Announcement.screenChanged(), .screenChanged(" "), .layoutChanged(focus: "a")] {
      #expect(Self.speaker.say(silent)?.utterance.text == "")
    }
    for nothing in [
      Announcement.arrived(0, .photo), .arrived(-3, .photo), .failed(fields: 0, focus: "a"),
      Announcement(.nothing, notification: .pageScrolled),
    ] {
      #expect(Self.speaker.say(nothing) == nil)
    }
  }

  @Test func prioritiesAreInOrder() {
    #expect([Announcement.Priority.high, .low, .default].sorted() == [.low, .default, .high])
    #expect(Announcement.Priority.named.map { "\($0.value)" } == Announcement.Priority.named.map(\.name))
    #expect(Announcement.Notification.named.map { "\($0.value)" } == Announcement.Notification.named.map(\.name))
  }

  @Test func whatIsShownIsAnnounced() {
    let error = AnnouncedCard.error(.selectAnswer, id: "error", focus: "answer")
    #expect(Self.speaker.say(error).label?.text == "Error: Please select an answer to continue")
    #expect(Self.speaker.say(error).identifier == "error")
    #expect(error.announcement == .failed(.selectAnswer, focus: "answer"))

    let field = AnnouncedCard.formField(
      .emailAddress, value: "x", isRequired: true, problem: .invalid(.emailAddress), id: "email")
    #expect(Self.speaker.say(field).label?.text == "Email address. Required. Error: Invalid email address")
    #expect(field.announcement == .failed(.invalid(.emailAddress), focus: "email"))

    let notice = AnnouncedCard.notice(.noConnection)
    #expect(Self.speaker.say(notice).label == Self.speaker.say(notice.announcement)?.utterance)
    let activity = AnnouncedCard.activity(.loadingTasks, pleaseWait: true)
    #expect(Self.speaker.say(activity).label == Self.speaker.say(activity.announcement)?.utterance)
  }
}
