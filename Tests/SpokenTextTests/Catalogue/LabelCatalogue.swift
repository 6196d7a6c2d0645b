// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  /// How the parts of a label are joined, by the messages themselves.
  static func labels(_ probe: Probe) -> [GoldenSample] {
    func said(_ key: String, _ id: PhraseID, _ arguments: Phrase.Arguments) -> GoldenSample {
      .phrase(key, .message(id, arguments))
    }
    return [
      said(
        "sentences | Alice Smith | Weekly allowance", "label-sentences",
        ["first": .text("Alice Smith"), "second": .text("Weekly allowance")]),
      said("sentences | 3 | 5", "label-sentences", ["first": .text("3"), "second": .text("5")]),
      said("numbered | 3 | 5", "label-numbered", ["first": .text("3"), "second": .text("5")]),
      .phrase("said behind a digit | 3 | 5", .sentences([.text("3"), .text("5")])),
      said("marked | Ready? | 3 of 5", "label-marked", ["first": .text("Ready?"), "second": .text("3 of 5")]),
      said(
        "field | Weekly allowance | 10 USD", "label-field",
        ["name": .text("Weekly allowance"), "value": .money(Money("10", .usd))]),
      said(
        "field | Amount | 0.50 USD", "label-field", ["name": .text("Amount"), "value": .money(Money("0.50", .usd))]),
      said(
        "field | Last seen | today", "label-field",
        ["name": .text("Last seen"), "value": .dateTime(moment("2026-11-20T14:30-05:00"))]),
      said(
        "field | Category | Allowance", "label-field",
        ["name": .message("label-category"), "value": .text("Allowance")]),
      .phrase("creator | John Doe", .creator("John Doe")),
      said("field | Device | iPhone", "label-field", ["name": .text("Device"), "value": .text("iPhone")]),
      said(
        "field | state | taken", "label-field", ["name": .message("progress-done"), "value": .message("state-taken")]),
      .phrase(
        "field | scheduled | 8:00",
        .field(named: .state(.scheduled, of: .dose), .time(moment("2026-11-20T08:00-05:00")))),
      // A number below zero among the arguments of a message has the word for its sign.
      .phrase("field | Altitude | -7", .field(named: .text("Altitude"), .number(-7))),
      .phrase("field | Altitude | -0.50", .field(named: .text("Altitude"), .number("-0.50" as ExactDecimal))),
      .phrase("field | Altitude | -1200 inline", .field(named: .text("Altitude"), .number(-1200)), context: .inline),
      .phrase("field | Medications | -2 doses", .field(named: .text("Medications"), .count(-2, .dose))),
      .phrase("sentences | -1 | -12", .sentences([.number(-1), .number(-12)])),
    ] + (probe.language == "ja" ? japanese : [])
  }

  /// Names by whose endings Japanese words a label in another way.
  private static var japanese: [GoldenSample] {
    [
      .phrase("field | カート | empty", .field(named: .text("カート"), .state(.empty))),
      .phrase("field | 件名 | empty", .field(named: .text("件名"), .state(.empty))),
    ]
  }
}
