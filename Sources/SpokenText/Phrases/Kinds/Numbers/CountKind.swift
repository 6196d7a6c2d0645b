// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a count.
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

  /// Returns the count and its status without the noun, such as "3 missed". If the noun has its own phrase for the
  /// status, returns that phrase in full.
  func valueWithoutNoun(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let isWithinLimit = limit.map { count.compared(with: ExactDecimal($0)) <= 0 } ?? true
    guard count.isSpeakable, isWithinLimit, let status, let noun = scope.message(noun.id), scope.isEntry(noun),
      let phrase = scope.bind(counting: count, of: noun, in: status, by: speaker)
    else { return phrase.compose(with: speaker, in: &scope) }
    return .phrase(phrase)
  }
}

extension Phrase {
  /// The wording of a count of zero, such as "No doses" or "0 doses".
  public struct ZeroWording: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case words, digits }

    let kind: Kind

    /// Words, such as "No doses" or "No missed doses".
    public static let words = ZeroWording(kind: .words)
    /// Digits, such as "0 doses" or "0 missed doses".
    public static let digits = ZeroWording(kind: .digits)
  }

  /// Returns a phrase for a count, such as "3 doses", "1 missed dose", "No messages", or "More than 99 notifications".
  ///
  /// The status agrees with the noun. Its position depends on the status and the language, as in "2 doses taken" and "5
  /// unread messages". A negative count begins with the word for minus. If your app's noun isn't translated, the phrase
  /// is in the source language of your overlay, and marked as such. The noun is reported.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - noun: The noun to count.
  ///   - status: The status of the items, if any.
  ///   - limit: The highest number that is read. Larger counts are a phrase such as "more than 99". Negative limits are
  ///     ignored.
  ///   - zero: The wording of zero.
  public static func count(
    _ count: some SpeakableNumber, _ noun: Noun, status: Status? = nil, limit: Int? = nil, zero: ZeroWording = .words
  ) -> Phrase {
    Phrase(CountKind(count: count.decimalForSpeech, noun: noun, status: status, limit: limit, zero: zero))
  }
}

extension Speaker {
  /// Returns the text for a count, such as "3 doses". See ``Phrase/count(_:_:status:limit:zero:)``.
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

  /// Returns a message for a count and its status without the noun, such as "3 missed". Returns `nil` if the noun has
  /// its own phrase for the status.
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

  /// Returns "more than 99" as a value that can replace a number in a message.
  private mutating func bound(_ last: ExactDecimal) -> Value {
    .quantity(bind(.moreThan, (.value, .number(last))), table.plurals.cardinal(last.operands()))
  }

  /// Returns a number that is read in digits. Zero becomes a phrase, because a message would select its variant `[0]` for
  /// the number.
  private mutating func digits(_ number: ExactDecimal, of noun: Int32) -> Value {
    number.isZero ? zero(number) : .number(number)
  }

  @inline(never)
  private mutating func zero(_ number: ExactDecimal) -> Value {
    return .quantity(bind(numeral: number), table.plurals.cardinal(number.operands()))
  }

  /// Returns the noun's own wording for a status, or `nil`. It can include the number.
  private func attribute(_ status: Phrase.Status, of noun: Int32) -> AttributeRecord? {
    // The attribute `.empty` is for an empty screen, not for the status.
    if let index = status.id.builtInIndex {
      guard index != BuiltInMessage.stateEmpty.rawValue else { return nil }
      return table.attributeRecord(.attribute(forStateAt: index), of: noun)
    }
    return status == .empty ? nil : table.attribute(status, of: noun)
  }

  /// Returns a message for a count with a status, such as "3 missed doses". An app's noun can be a whole phrase instead
  /// of a lexicon entry, such as "3 doses". The status then follows a colon, as in "3 doses: missed".
  private mutating func bind(
    _ slot: BuiltInMessage, _ count: Value, of noun: Int32, in state: Value
  ) -> BoundMessage {
    guard isEntry(noun) else {
      let counted = bind(counting: count, of: noun)
      return bind(.labelField, (.name, .phrase(counted)), (.value, state))
    }
    return bind(slot, of: noun, (.count, count), (.state, state))
  }

  /// Returns the word for the status of several items. Some nouns have their own word.
  mutating func value(of status: Phrase.Status, in noun: Int32?, by speaker: Speaker) -> Value {
    let own = noun.flatMap { attribute(status, of: $0) }
    return state(status, own, by: speaker)
  }

  /// Returns the word for a status after a count. Prefers the noun's own word, then the adjective for the status.
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
