/// So many of something.
struct CountKind: PhraseKind {
  var count = ExactDecimal.notANumber
  var noun = Phrase.Noun.item
  var status: Phrase.Status?
  var limit: Int?
  var zero = Phrase.ZeroWording.words

  static let name = "count"
  static let summary = "so many of something: 3 doses, 1 missed dose"
  static let examples = [
    ["3", "dose", "--status", "missed"], ["0", "message"], ["120", "notification", "--limit", "99"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("count", &count, "how many", place: .required)
    try keys.noun(&noun, "of what", place: .required)
    var state = status?.id
    try keys.word("status", &state, of: .states, "the state they are in", place: .named)
    status = state.map { Phrase.Status($0) }
    try keys.wholeNumber(
      "limit", &limit, in: 0...Int.max, "the last number that is said; beyond it they are “more than 99”",
      place: .named)
    try keys.choice(
      "zero", &zero, [("words", .words), ("digits", .digits)], "how none of them are said: No doses, or 0 doses",
      place: .named)
  }

  var phrase: Phrase { Phrase(.count(self)) }

  func value(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard count.isSpeakable else { return .phrase(scope.phrase(.numberUnavailable)) }
    guard let message = speaker.table.message(noun.id), scope.value(of: message).exists else {
      return speaker.value(of: self, named: noun.id, in: &scope)
    }
    return .phrase(scope.phrase(self, of: message, by: speaker))
  }

  func filled(with operand: Phrase.Operand) -> Phrase? {
    guard case .number(let number) = operand else { return nil }
    var kind = self
    kind.count = number
    return kind.phrase
  }
}

extension Phrase {
  /// How a count of zero is said: "No doses" or "0 doses".
  public struct ZeroWording: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case words, digits }

    let kind: Kind

    /// "No doses", "No missed doses".
    public static let words = ZeroWording(kind: .words)
    /// "0 doses", "0 missed doses".
    public static let digits = ZeroWording(kind: .digits)
  }

  /// So many of something: "3 doses", "1 missed dose", "No messages", "More than 99 notifications".
  ///
  /// A state that the language has no phrase for together with the noun follows it: "3 pages, missed". A count below zero
  /// has the word for its sign. A noun of the app's that the language lacks is said in the overlay's source language,
  /// marked with that language, and reported.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - noun: Of what.
  ///   - status: The state they are in.
  ///   - limit: The last number that is said; beyond it they are "more than 99". Below zero there is none.
  ///   - zero: How none of them are said. With a state that the language says after the count it is a digit.
  public static func count(
    _ count: some SpeakableNumber, _ noun: Noun, status: Status? = nil, limit: Int? = nil, zero: ZeroWording = .words
  ) -> Phrase {
    Phrase(.count(CountKind(count: count.decimalForSpeech, noun: noun, status: status, limit: limit, zero: zero)))
  }
}

extension Speaker {
  /// So many of something: "3 doses". See ``Phrase/count(_:_:status:limit:zero:)``.
  public func count(
    _ count: some SpeakableNumber, _ noun: Phrase.Noun, status: Phrase.Status? = nil, limit: Int? = nil,
    zero: Phrase.ZeroWording = .words, context: PhraseContext = .standalone
  ) -> Utterance {
    let kind = CountKind(count: count.decimalForSpeech, noun: noun, status: status, limit: limit, zero: zero)
    return say(context) { kind.value(by: $0, in: &$1) }
  }
}

extension PhraseScope {
  fileprivate mutating func phrase(_ kind: CountKind, of message: Int32, by speaker: Speaker) -> BoundMessage {
    let (count, status) = (kind.count, kind.status)
    let magnitude = count.magnitude
    if let limit = kind.limit, limit >= 0, !count.isNegative, count.compared(with: ExactDecimal(limit)) > 0 {
      let last = ExactDecimal(limit)
      let bound = phrase(.moreThan, (.value, .number(last)))
      let quantity = Value.quantity(bound, parts.plurals.cardinal(last.operands()))
      let more = phrase(counted: quantity, message, status, by: speaker)
      let counted = phrase(counted: digits(last), message, status, by: speaker)
      return phrase(.countMoreThan, (.more, .phrase(more)), (.counted, .phrase(counted)))
    }
    if count.isZero, status == nil, kind.zero == .words {
      let none = table.attribute("none", of: message)
      if none.exists { return phrase(none, of: message) }
    }
    let number = kind.zero == .words ? .number(magnitude) : digits(magnitude)
    let counted = phrase(counted: number, message, status, by: speaker)
    return signed(counted, isNegative: count.isNegative, isZero: count.isZero, .automatic)
  }

  /// A number that is said as one also where it is zero: a quantity is never an exact number, and so passes by the words
  /// that a table has for none.
  private mutating func digits(_ number: ExactDecimal) -> Value {
    guard number.isZero else { return .number(number) }
    return .quantity(phrase(numeral: number), parts.plurals.cardinal(number.operands()))
  }

  private mutating func phrase(
    counted count: Value, _ message: Int32, _ status: Phrase.Status?, by speaker: Speaker
  ) -> BoundMessage {
    // The attribute `.empty` is not that state: it is the word for a screen without any.
    if let status, status != .empty {
      let together = table.attribute(status, of: message)
      if together.exists { return phrase(together, of: message, (.count, count)) }
    }
    let counted = phrase(value(of: message), of: message, (.count, count))
    guard let status else { return counted }
    let state = MessageKind(id: status.id).inner(by: speaker, in: &self)
    return phrase(.countState, (.counted, .phrase(counted)), (.state, state))
  }
}
