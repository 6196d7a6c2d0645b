// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// So many of something.
struct CountKind: PhraseKind {
  var count = ExactDecimal.notANumber
  var noun = Phrase.Noun.item
  var status: Phrase.Status?
  var limit: Int?
  var zero = Phrase.ZeroWording.words

  static let name = "count"
  static let summary = "a count, such as '3 doses' or '1 missed dose'"
  static let examples = [
    ["3", "dose", "--status", "missed"], ["0", "message"], ["120", "notification", "--limit", "99"],
  ]

  static var operandKey: OperandKey<Self>? { .number(\.count) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("count", &count, "the count", place: .required)
    try keys.noun(&noun, "the noun to count", place: .required)
    var state = status?.id
    try keys.word("status", &state, of: .states, "the state of the items", place: .named)
    status = state.map { Phrase.Status($0) }
    try keys.wholeNumber(
      "limit", &limit, in: 0...Int.max, "the highest number to say; higher counts read 'more than 99'",
      place: .named)
    try keys.choice(
      "zero", &zero, [("words", .words), ("digits", .digits)], "the wording of zero: 'No doses', or '0 doses'",
      place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard count.isSpeakable else { return .phrase(scope.bind(.numberUnavailable)) }
    guard let message = scope.message(noun.id), scope.value(of: message).exists else {
      return speaker.value(of: self, named: noun.id, in: &scope)
    }
    return .phrase(scope.bind(self, of: message, by: speaker))
  }

  /// How many are in its state, where what is counted has been said: "3 missed". Where that has words of its own, all of
  /// it is said.
  func valueWithoutNoun(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard count.isSpeakable, limit == nil, let status, let noun = scope.message(noun.id), scope.isEntry(noun),
      let phrase = scope.bind(counting: count, of: noun, in: status, by: speaker)
    else { return phrase.compose(with: speaker, in: &scope) }
    return .phrase(phrase)
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
  /// The state stands where the language puts it, and agrees: "2 doses taken", "5 unread messages". A count below zero
  /// has the word for its sign. A noun of the app's that the language lacks is said in the overlay's source language,
  /// marked with that language, and reported.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - noun: Of what.
  ///   - status: The state they are in.
  ///   - limit: The last number that is said; beyond it they are "more than 99". Below zero there is none.
  ///   - zero: How none of them are said.
  public static func count(
    _ count: some SpeakableNumber, _ noun: Noun, status: Status? = nil, limit: Int? = nil, zero: ZeroWording = .words
  ) -> Phrase {
    Phrase(CountKind(count: count.decimalForSpeech, noun: noun, status: status, limit: limit, zero: zero))
  }
}

extension Speaker {
  /// So many of something: "3 doses". See ``Phrase/count(_:_:status:limit:zero:)``.
  public func count(
    _ count: some SpeakableNumber, _ noun: Phrase.Noun, status: Phrase.Status? = nil, limit: Int? = nil,
    zero: Phrase.ZeroWording = .words, context: PhraseContext = .standalone
  ) -> Utterance {
    let kind = CountKind(count: count.decimalForSpeech, noun: noun, status: status, limit: limit, zero: zero)
    return say(context) { kind.compose(with: $0, in: &$1) }
  }
}

extension PhraseScope {
  fileprivate mutating func bind(_ kind: CountKind, of noun: Int32, by speaker: Speaker) -> BoundMessage {
    let (count, status) = (kind.count, kind.status)
    if let limit = kind.limit, limit >= 0, !count.isNegative, count.compared(with: ExactDecimal(limit)) > 0 {
      return bind(moreThan: ExactDecimal(limit), noun, status, by: speaker)
    }
    let isNone = count.isZero && kind.zero == .words
    let number = isNone ? .number(count.magnitude) : digits(count.magnitude, of: noun)
    let said: BoundMessage
    if let status {
      let own = attribute(status, of: noun)
      if let own, own.entry < 0 {
        said = bind(own.pattern, counting: number, of: noun)
      } else {
        let state = state(status, own, by: speaker)
        said = bind(isNone ? .countedNoneState : .countedState, number, of: noun, in: state)
      }
    } else if isNone {
      said = phraseForNone(of: noun)
    } else {
      said = bind(counting: number, of: noun)
    }
    return signed(said, isNegative: count.isNegative, isZero: count.isZero, .automatic)
  }

  /// So many in a state, of what has been said; nil where the noun has a phrase of its own for that state.
  fileprivate mutating func bind(
    counting count: ExactDecimal, of noun: Int32, in status: Phrase.Status, by speaker: Speaker
  ) -> BoundMessage? {
    let own = attribute(status, of: noun)
    if let own, own.entry < 0 { return nil }
    let state = state(status, own, by: speaker)
    let said = bind(.countedStateAlone, of: noun, (.count, .number(count.magnitude)), (.state, state))
    return signed(said, isNegative: count.isNegative, isZero: count.isZero, .automatic)
  }

  private mutating func phraseForNone(of noun: Int32) -> BoundMessage {
    let none = table.attribute("none", of: noun)
    if none.exists { return bind(none, of: noun) }
    return isEntry(noun)
      ? bind(.countedNone, of: noun, (.count, .number(0))) : bind(counting: .number(0), of: noun)
  }

  private mutating func bind(
    moreThan last: ExactDecimal, _ noun: Int32, _ status: Phrase.Status?, by speaker: Speaker
  ) -> BoundMessage {
    if let status {
      let own = attribute(status, of: noun)
      if let own, own.entry < 0 { return bind(own.pattern, counting: bound(last), of: noun) }
      let isEntry = isEntry(noun)
      let count = isEntry ? .number(last) : bound(last)
      let state = state(status, own, by: speaker)
      return bind(isEntry ? .countedMoreState : .countedState, count, of: noun, in: state)
    }
    return isEntry(noun)
      ? bind(.countedMore, of: noun, (.count, .number(last))) : bind(counting: bound(last), of: noun)
  }

  /// "More than 99" where a phrase written out has its number.
  private mutating func bound(_ last: ExactDecimal) -> Value {
    .quantity(bind(.moreThan, (.value, .number(last))), table.plurals.cardinal(last.operands()))
  }

  /// A number that a phrase written out says as one also where it is zero: a quantity is never an exact number, and so
  /// passes by the words that the phrase has for none.
  private mutating func digits(_ number: ExactDecimal, of noun: Int32) -> Value {
    number.isZero ? zero(number) : .number(number)
  }

  @inline(never)
  private mutating func zero(_ number: ExactDecimal) -> Value {
    return .quantity(bind(numeral: number), table.plurals.cardinal(number.operands()))
  }

  /// What a noun itself has for a state: what it says together with it and its number, or another word. Nil if nothing.
  private func attribute(_ status: Phrase.Status, of noun: Int32) -> AttributeRecord? {
    // The attribute `.empty` is not that state: it is the word for a screen without any.
    if let index = status.id.builtInIndex {
      guard index != BuiltInMessage.stateEmpty.rawValue else { return nil }
      return table.attributeRecord(.attribute(forStateAt: index), of: noun)
    }
    return status == .empty ? nil : table.attribute(status, of: noun)
  }

  /// So many of a noun in a state. A noun whose count the app writes out, but not with this state, has the state behind a
  /// colon.
  private mutating func bind(
    _ slot: BuiltInMessage, _ count: Value, of noun: Int32, in state: Value
  ) -> BoundMessage {
    guard isEntry(noun) else {
      let counted = bind(counting: count, of: noun)
      return bind(.labelField, (.name, .phrase(counted)), (.value, state))
    }
    return bind(slot, of: noun, (.count, count), (.state, state))
  }

  /// The word for a state of things, of a noun where it is known, which have it together.
  mutating func value(of status: Phrase.Status, in noun: Int32?, by speaker: Speaker) -> Value {
    let own = noun.flatMap { attribute(status, of: $0) }
    return state(status, own, by: speaker)
  }

  /// The word for a state of things that are counted: the noun's own, the adjective, or the state itself.
  private mutating func state(_ status: Phrase.Status, _ own: AttributeRecord?, by speaker: Speaker) -> Value {
    if let own, own.entry >= 0 { return .entry(own.entry) }
    guard let message = adjective(for: status) ?? message(status.id), value(of: message).exists else {
      return MessageKind(id: status.id).valueWithFallback(by: speaker, in: &self)
    }
    return isEntry(message) ? .entry(message) : .phrase(bind(value(of: message), of: message))
  }

  private func adjective(for status: Phrase.Status) -> Int32? {
    status.id.builtInIndex.map { table.adjective(forStateAt: $0) } ?? table.adjective(for: status)
  }
}
