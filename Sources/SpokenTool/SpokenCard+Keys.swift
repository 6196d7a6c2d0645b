import SpokenText

extension SpokenCard: StandaloneKind {
  static let kindName = "card"

  static let summary = "an element of a screen: its label, and what else is said of it"

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
    try keys.phrases("parts", &label, "what it is, a sentence for each part", place: .required)
    try keys.phrases("value", &value, "what it holds now, a sentence for each part", place: .named)
    try keys.hint("hint", &hint, "what happens when it is used")
    try keys.actions("actions", &actions, "what else can be done with it")
    try keys.traits("traits", &traits, "what the screen reader says in its own words")
    var text = identifier ?? ""
    try keys.text("identifier", &text, "what tests find it by; never said", place: .named)
    identifier = text.isEmpty ? nil : text
    try keys.choice(
      "presence", &isHidden, [("shown", false), ("hidden", true)], "whether screen readers come to it", place: .named)
    var level = headingLevel?.rawValue
    try keys.wholeNumber(
      "headingLevel", &level, in: 1...6, "how deep a heading is: it makes the card one", place: .named)
    if let level { self = heading(HeadingLevel(rawValue: level)) }
    try keys.phrase(
      "screenTitle", &screenTitle, orWordOf: nil, "the title of the screen that it is", place: .named)
    try keys.cards("children", &children, "the cards in it")
    if !children.isEmpty { grouping = .contain }
    try keys.choice(
      "grouping", &grouping, Grouping.named.map { ($0.name, $0.value) },
      "whether the cards in it are not said, said with it as one element, or elements of their own; contain where there are any",
      place: .named)
  }
}
