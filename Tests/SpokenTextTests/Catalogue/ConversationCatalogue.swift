// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func conversations(_ probe: Probe) -> [GoldenSample] {
    let others = forms(
      of: "people-more", key: "people-more", counting: "count", numbers: .whole,
      with: ["who": .text("Maya"), "noun": .message(Phrase.Noun.person.id)], probe)
    let calls = ["call-missed", "call-incoming", "call-outgoing"].flatMap { id in
      forms(of: id, key: id, counting: "count", numbers: .whole, with: ["who": .text("Maya")], probe)
        + forms(of: "\(id).alone", key: "\(id) alone", counting: "count", numbers: .whole, probe)
    }
    return [people, others, typing, messageStates, messageParts, phoneCalls, calls, messageRows].flatMap { $0 }
  }

  private static let otherCounts = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1_000_000, -1]

  private static var people: [GoldenSample] {
    var samples: [GoldenSample] = [
      .phrase("people Maya, Omar, Ida and 3", .people(["Maya", "", "Omar", "Ida"], others: 3)),
      .phrase("people Pilot 1878 and 3", .people(["Pilot 1878"], others: 3)),
      .phrase("people إيمان and 3", .people(["إيمان"], others: 3)),
      .phrase("people Ana, Inés", .people(["Ana", "Inés"])),
      .phrase("people Maya and 3 inline", .people(["Maya"], others: 3), context: .inline),
      .phrase("seen by Maya, Omar and 3", .seen(by: ["Maya", "Omar"], others: 3)),
      .phrase("seen by Maya, Omar", .seen(by: ["Maya", "Omar"])),
      .phrase("seen by nobody", .seen(by: [" "])),
      .phrase("seen by nobody and 1", .seen(by: [], others: 1)),
      .phrase("seen by nobody and 3", .seen(by: [], others: 3)),
    ]
    for count in otherCounts {
      samples += [
        .phrase("people Maya and \(count)", .people(["Maya"], others: count)),
        .phrase("people Maya, Omar and \(count)", .people(["Maya", "Omar"], others: count)),
        .phrase("people nobody and \(count)", .people([" "], others: count)),
        .phrase("seen by Maya and \(count)", .seen(by: ["Maya"], others: count)),
      ]
    }
    return samples
  }

  private static var typing: [GoldenSample] {
    let names = [[], ["Maya"], ["Maya", "Omar"], ["Ana", "Inés"], ["Maya", "Omar", "Ida"], [" ", "Maya"]]
    var samples: [GoldenSample] = [.phrase("typing Maya inline", .typing(["Maya"]), context: .inline)]
    for names in names { samples.append(.phrase("typing \(names.joined(separator: ", "))", .typing(names))) }
    return samples
  }

  private static let moments = [
    "2026-11-20T14:14-05:00", "2026-11-20T00:00-05:00", "2026-11-20T01:00-05:00", "2026-11-20T09:05-05:00",
    "2026-11-19T14:14-05:00", "2026-11-17T14:00-05:00", "2026-11-03T14:14-05:00", "2025-11-03T14:14-05:00",
    "2026-11-21T09:00-05:00",
  ]

  private static var messageStates: [GoldenSample] {
    let never = Instant(secondsSinceEpoch: .max)
    var samples: [GoldenSample] = [
      .phrase("seen never", .seen(never)), .phrase("sent never", .messageTime(never)),
      .phrase("seen 14:14 inline", .seen(moment("2026-11-20T14:14-05:00")), context: .inline),
    ]
    for (name, status) in Phrase.MessageStatus.named {
      samples.append(.phrase("message \(name)", .messageStatus(status)))
      samples.append(.phrase("message \(name) inline", .messageStatus(status), context: .inline))
    }
    for text in moments {
      let instant = moment(text)
      samples += [
        .phrase("seen \(text)", .seen(instant)),
        GoldenSample("seen \(text) h12") { $0.with { $0.hourCycle = .h12 }.say(.seen(instant)) },
        .phrase("sent \(text)", .messageTime(instant)),
      ]
    }
    return samples
  }

  private static var messageParts: [GoldenSample] {
    [
      .phrase("own OK", .ownMessage("OK")), .phrase("own blank", .ownMessage(" ")),
      .phrase("reply to Omar", .reply(to: "Omar")), .phrase("reply to nobody", .reply(to: "")),
      .phrase("mention by Maya", .mention(by: "Maya")), .phrase("mention", .mention()),
      .phrase("reaction heart by Maya", .reaction("heart", by: "Maya")), .phrase("reaction heart", .reaction("heart")),
      .phrase("reaction heart by Maya, Omar", .reaction("heart", by: ["Maya", "Omar"])),
      .phrase("reaction heart by Maya, 3 others", .reaction("heart", by: ["Maya"], others: 3)),
      .phrase("reaction heart by 2 others", .reaction("heart", by: [], others: 2)),
      .phrase("reaction heart by user", .reaction("heart", by: [], includesUser: true)),
      .phrase("reaction heart by user, Maya", .reaction("heart", by: ["Maya"], includesUser: true)),
      .phrase("reaction heart by user inline", .reaction("heart", by: [], includesUser: true), context: .inline),
      .phrase(
        "reaction heart by user, 0 others",
        .message(
          "message-reaction.own-more",
          ["count": .number(0), "noun": .message("noun-person"), "reaction": .text("heart")])),
      .phrase("deleted message", .deletedMessage),
      .phrase("deleted message inline", .deletedMessage, context: .inline),
      .phrase("photo from nobody", .message(.photo, from: " ")),
      .phrase("photo from Maya inline", .message(.photo, from: "Maya"), context: .inline),
      .phrase("own OK inline", .ownMessage("OK"), context: .inline),
      .phrase("reply to Omar inline", .reply(to: "Omar"), context: .inline),
      .phrase("mention inline", .mention(), context: .inline),
      .phrase("reaction heart inline", .reaction("heart"), context: .inline),
    ]
      + [1, 2, 3, 4, 5, 6, 7, 8, 11, 21, 100, 1_000_000].map {
        .phrase("reaction heart by user, \($0) others", .reaction("heart", by: [], others: $0, includesUser: true))
      }
      + ([.photo, .video, .file, .voiceMessage, .contact, .document, .link, .event] as [Phrase.Noun]).map {
        .phrase("\($0.name) from Maya", .message($0, from: "Maya"))
      }
  }

  private static var phoneCalls: [GoldenSample] {
    var samples: [GoldenSample] = []
    for (name, direction) in Phrase.CallDirection.named {
      for who in ["Grandma", "Ahmed", "Weekly call", ""] {
        let key = "call \(name) \(who.isEmpty ? "of nobody" : who)"
        samples += [
          .phrase(key, .phoneCall(direction, who)),
          .phrase("\(key) inline", .phoneCall(direction, who), context: .inline),
          .phrase("\(key) 2", .phoneCall(direction, who, count: 2)),
          .phrase("\(key) 5", .phoneCall(direction, who, count: 5)),
          .phrase("\(key) 11", .phoneCall(direction, who, count: 11)),
          .phrase("\(key) -1", .phoneCall(direction, who, count: -1)),
        ]
      }
    }
    return samples
  }

  private static var messageRows: [GoldenSample] {
    let sent = moment("2026-11-20T14:14-05:00")
    return [
      .element(
        "row unread",
        .message(from: "Maya", .text("Running late"), sent: sent, isUnread: true, attachments: 1) as SpokenCard),
      .element("row read", .message(from: "Maya", .ownMessage("OK"), attachments: 2) as SpokenCard),
      .element("row blank", .message(from: " ", .text(""), sent: sent, isUnread: true, attachments: -1) as SpokenCard),
    ]
  }
}
