import SpokenText

extension Parameter where Value == Status {
  /// A state of the library's vocabulary.
  static func status(_ meaning: String) -> Self {
    Parameter(Key(name: "status", form: "a state, as taken", meaning: meaning)) { json throws(ValueFault) in
      let text = try readText(json, expected: "a state, as taken")
      guard let status = Status(id: text) else { throw .notAChoice(text, choices: Status.allCases.map(\.id)) }
      return status
    }
  }
}

extension Parameter where Value == CountedNoun {
  /// A noun that the library counts.
  static func noun(_ name: String, _ meaning: String) -> Self {
    Parameter(Key(name: name, form: "a noun, as dose", meaning: meaning)) { json throws(ValueFault) in
      let text = try readText(json, expected: "a noun, as dose")
      guard let noun = CountedNoun(id: text) else { throw .notAChoice(text, choices: CountedNoun.names) }
      return noun
    }
  }
}

extension Kind {
  private static let stated = Parameter.status("the state")
  private static let subject = Parameter.noun("subject", "what is in the state; states agree with it")

  static let state = Kind(
    name: "state", summary: "a state by itself: Taken", places: [stated.key], options: [subject.key],
    examples: [["taken"], ["not-completed"]]
  ) { request throws(Problem) in
    request.answer(
      request.speaker.state(
        try request.require(stated), of: try request.read(subject), context: request.context))
  }

  static let status = Kind(
    name: "status", summary: "a state behind the word that says what it is: Status: Taken", places: [stated.key],
    options: [subject.key], examples: [["taken"], ["in-progress"]]
  ) { request throws(Problem) in
    request.answer(
      request.speaker.status(
        try request.require(stated), of: try request.read(subject), context: request.context))
  }

  private static let counted = Parameter.number("count", "how many")
  private static let noun = Parameter.noun("noun", "of what")
  private static let together = Parameter.status("the state they are in")
  private static let limit = Parameter.wholeNumber(
    "limit", in: 0...Int.max, "the last number that is said; beyond it they are “more than 99”")

  private static let zero = Parameter<ZeroWording>.choice(
    "zero", [("words", .words), ("digits", .digits)], "how none of them are said: No doses, or 0 doses")

  static let count = Kind(
    name: "count", summary: "so many of something: 3 doses, 1 missed dose", places: [counted.key, noun.key],
    options: [together.key, limit.key, zero.key],
    examples: [["3", "dose", "--status", "missed"], ["0", "message"], ["120", "notification", "--limit", "99"]]
  ) { request throws(Problem) in
    request.answer(
      request.speaker.count(
        try request.require(counted), try request.require(noun), status: try request.read(together),
        limit: try request.read(limit), zero: try request.read(zero) ?? .words,
        context: request.context))
  }

  private static let way = Parameter<TransactionDirection>.choice(
    "direction", [("credit", .credit), ("debit", .debit)], "money that came, or money that went")

  static let direction = Kind(
    name: "direction", summary: "which way money went: Money added", places: [way.key],
    examples: [["credit"], ["debit"]]
  ) { request throws(Problem) in
    request.answer(request.speaker.direction(try request.require(way), context: request.context))
  }
}
