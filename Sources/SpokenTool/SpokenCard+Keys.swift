// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

extension SpokenCard: StandaloneKind {
  static let kindName = "card"

  static let summary = "an element of a screen, with its label, value, hint, actions, and traits"

  static let examples = [
    ["Alice Smith", #"{"kind": "balance", "amount": "125.50", "currency": "USD"}"#, "--hint", "details"],
    [
      "Aspirin", "--value", #"{"kind": "state", "status": "taken"}"#, "--traits", "button", "--actions",
      #"[{"id": "skip", "name": "Skip"}]"#,
    ],
    [
      "Aspirin", "--grouping", "combine", "--children",
      #"[{"parts": ["500 mg"]}, {"parts": ["Skip"], "identifier": "skip", "traits": ["button"]}]"#,
    ],
  ]

  static let foreignKeys: Set = [Common.context.key.name]

  static var blank: SpokenCard { SpokenCard {} }

  func said(by speaker: Speaker) -> Answer.Said { .card(speaker.say(self)) }

  mutating func visit<Visitor: CardKeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.phrases("parts", &label, "the parts of the label, each a sentence of its own", place: .required)
    try keys.phrases("value", &value, "the parts of the current value, each a sentence of its own", place: .named)
    try keys.hint("hint", &hint, "the result of activating the element")
    try keys.actions("actions", &actions, "the custom actions")
    try keys.traits("traits", &traits, "the traits, which the screen reader says in its own words")
    var text = identifier ?? ""
    try keys.text("identifier", &text, "the identifier for tests, never spoken", place: .named)
    identifier = text.isEmpty ? nil : text
    try keys.choice(
      "presence", &isHidden, [("shown", false), ("hidden", true)],
      "whether screen readers see the element (default: shown)", place: .named)
    var level = headingLevel?.rawValue
    try keys.wholeNumber(
      "headingLevel", &level, in: 1...6, "the heading level, for a card that is a heading", place: .named)
    if let level { self = heading(HeadingLevel(rawValue: level)) }
    try keys.phrase(
      "screenTitle", &screenTitle, orWordOf: nil, "the title of the screen, if the card is a screen", place: .named)
    try keys.phrases("inputLabels", &inputLabels, "the names to say to Voice Control", place: .named)
    try keys.choice(
      "readingPlace", &readingPlace, ReadingPlace.named.map { ($0.name, $0.value) },
      "the place of the card in the reading order of its screen (default: content)", place: .named)
    try keys.cards("children", &children, "the cards inside this one")
    if !children.isEmpty { grouping = .contain }
    try keys.choice(
      "grouping", &grouping, Grouping.named.map { ($0.name, $0.value) },
      "whether to ignore the cards inside, combine them into one element, or keep them as elements (default: contain, if the card has children)",
      place: .named)
  }
}
