import SpokenText

extension SpokenCard {
  /// As the command and a batch call it.
  static let name = "card"

  static let summary = "an element of a screen: its label, and what else is said of it"

  static let examples = [
    ["Alice Smith", #"{"kind": "balance", "amount": "125.50", "currency": "USD"}"#, "--hint", "details"],
    [
      "Aspirin", "--value", #"{"kind": "state", "status": "taken"}"#, "--traits", "button", "--actions",
      #"[{"id": "skip", "name": "Skip"}]"#,
    ],
  ]

  /// Shows each key with its value to a visitor, as kinds of phrases do.
  mutating func visit<Visitor: CardKeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.phrases("parts", &label, "what it is, a sentence for each part", place: .required)
    try keys.phrases("value", &value, "what it holds now, a sentence for each part", place: .named)
    try keys.hint("hint", &hint, "what happens when it is used")
    try keys.actions("actions", &actions, "what else can be done with it")
    try keys.traits("traits", &traits, "what the screen reader says in its own words")
    var text = identifier ?? ""
    try keys.text("identifier", &text, "what tests find it by; never said", place: .named)
    identifier = text.isEmpty ? nil : text
  }
}
