// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText
@testable import SpokenTool

@Suite struct AnnouncementTests {
  static let rows: [(announcement: String, answer: String)] = [
    (#""phrase": "Ida""#, #""announcement": "Ida", "priority": "default", "notification": "announcement""#),
    (
      #""phrase": {"kind": "error", "problem": "select-answer"}, "priority": "high""#,
      #""announcement": "Error: Please select an answer to continue", "priority": "high", "notification": "announcement""#
    ),
    (
      #""phrase": "A", "priority": "low", "focus": "field""#,
      #""announcement": "A", "priority": "low", "notification": "layoutChanged", "focus": "field""#
    ),
    (
      #""phrase": "A", "priority": "default", "notification": "announcement", "focus": " ""#,
      #""announcement": "A", "priority": "default", "notification": "announcement""#
    ),
    (
      #""phrase": "A", "notification": "pageScrolled""#,
      #""announcement": "A", "priority": "default", "notification": "pageScrolled""#
    ),
    (
      #""phrase": {"kind": "nothing"}, "notification": "screenChanged", "focus": "list""#,
      #""announcement": "", "priority": "default", "notification": "screenChanged", "focus": "list""#
    ),
    (
      #""phrase": "A", "notification": "layoutChanged", "as": "json""#,
      #""announcement": {"text": "A", "spans": []}, "priority": "default", "notification": "layoutChanged""#
    ),
    (#""phrase": {"kind": "nothing"}"#, #""announcement": null"#),
    (
      #""phrase": {"kind": "message", "message": "a"}"#,
      #""announcement": "{a}", "priority": "default", "notification": "announcement", "errors": ["unknown message 'a'"]"#
    ),
  ]

  @Test(arguments: rows.indices) func announcementsAreAnswered(_ index: Int) {
    let row = Self.rows[index]
    #expect(answers([#"{"id": 1, "kind": "announcement", \#(row.announcement)}"#]) == [#"{"id": 1, \#(row.answer)}"#])
  }

  @Test func everyChoiceHasARow() { Kind.announcement.expectEveryChoice(in: Self.rows.map(\.announcement)) }

  @Test func theCommandPrintsItsLines() {
    #expect(
      spoken(["say", "announcement", "Filter panel opened", "--focus", "name"]).out
        == "announcement: Filter panel opened\npriority: default\nnotification: layoutChanged\nfocus: name\n")
    #expect(spoken("say announcement A --priority urgent").status == 2)
    #expect(
      answers([#"{"kind": "list", "items": [{"kind": "announcement", "phrase": "A"}]}"#])[0].contains(
        "kind 'announcement' is not a phrase"))
  }
}

@Suite struct ReminderTests {
  static let rows: [(reminder: String, answer: String)] = [
    (
      #""name": "Grandma", "part": "morning""#,
      #""message": "Hi Grandma!\n\nTime for your morning medication.\n\nReply with:\nDONE - if you've taken it\nPHOTO - to send a photo\nHELP - if you need assistance\n\n- Love, your family", "encoding": "gsm7", "units": 160, "segments": 1, "fits": true, "omitted": ["cues"], "keywords": [{"reply": "done", "word": "DONE"}, {"reply": "photo", "word": "PHOTO"}, {"reply": "help", "word": "HELP"}]"#
    ),
    (
      #""name": "Joe", "task": "Cook dinner", "sender": "Maya", "answers": "done", "cues": "yes""#,
      #""message": "Hi Joe! 👋\n\nReminder: Cook dinner\n\nReply with:\n• DONE - when it's done\n\n- Love, Maya", "encoding": "ucs2", "units": 84, "segments": 2, "fits": true, "omitted": [], "keywords": [{"reply": "done", "word": "DONE"}]"#
    ),
    (
      #""name": "Joe", "part": "noon", "signature": "no", "answers": "done", "cues": "no""#,
      #""message": "Hi Joe!\n\nTime for your midday medication.\n\nReply with:\nDONE - if you've taken it", "encoding": "gsm7", "units": 80, "segments": 1, "fits": true, "omitted": [], "keywords": [{"reply": "done", "word": "DONE"}]"#
    ),
    (
      #""name": "Joe", "part": "evening", "signature": "yes", "answers": "all", "characters": 60"#,
      #""message": "Hi Joe!\nTime for your evening medication.\nReply with:\nDONE - if you've taken it", "encoding": "gsm7", "units": 79, "segments": 1, "fits": false, "omitted": ["cues", "blankLines", "sender", "photo", "help"], "keywords": [{"reply": "done", "word": "DONE"}]"#
    ),
    (
      #""name": "Joe", "answers": "photo", "cues": "no", "signature": "no""#,
      #""message": "Hi Joe!\n\nTime for your medication.\n\nReply with:\nDONE - if you've taken it\nPHOTO - to send a photo", "encoding": "gsm7", "units": 97, "segments": 1, "fits": true, "omitted": [], "keywords": [{"reply": "done", "word": "DONE"}, {"reply": "photo", "word": "PHOTO"}]"#
    ),
    (
      #""name": "Joe", "answers": "help", "cues": "no", "signature": "no""#,
      #""message": "Hi Joe!\n\nTime for your medication.\n\nReply with:\nDONE - if you've taken it\nHELP - if you need assistance", "encoding": "gsm7", "units": 103, "segments": 1, "fits": true, "omitted": [], "keywords": [{"reply": "done", "word": "DONE"}, {"reply": "help", "word": "HELP"}]"#
    ),
    (
      #""name": "Joe", "part": "night", "answers": "done", "segments": 1"#,
      #""message": "Hi Joe!\n\nTime for your bedtime medication.\n\nReply with:\nDONE - if you've taken it\n\n- Love, your family", "encoding": "gsm7", "units": 102, "segments": 1, "fits": true, "omitted": ["cues"], "keywords": [{"reply": "done", "word": "DONE"}]"#
    ),
  ]

  @Test(arguments: rows.indices) func remindersAreAnswered(_ index: Int) {
    let row = Self.rows[index]
    #expect(answers([#"{"id": 1, "kind": "reminder", \#(row.reminder)}"#]) == [#"{"id": 1, \#(row.answer)}"#])
  }

  @Test func everyChoiceHasARow() { Kind.reminder.expectEveryChoice(in: Self.rows.map(\.reminder)) }

  @Test func theCommandPrintsTheMessage() {
    let call = ["say", "reminder", "Joe", "Walk", "--answers", "done", "--segments", "1", "--sender", "Maya"]
    #expect(
      spoken(call).out
        == "Hi Joe!\n\nReminder: Walk\n\nReply with:\nDONE - when it's done\n\n- Love, Maya\n\nencoding: gsm7\nunits: 72\n"
        + "segments: 1\nomitted: cues\n")
  }
}

extension Kind {
  /// Every key of the kind, and every choice of each, is in a row of members.
  fileprivate func expectEveryChoice(in rows: [String]) {
    for key in keys {
      #expect(rows.contains { $0.contains("\"\(key.name)\": ") }, "\(key.name)")
      for choice in key.choices {
        #expect(rows.contains { $0.contains("\"\(key.name)\": \"\(choice)\"") }, "\(choice)")
      }
    }
  }
}
