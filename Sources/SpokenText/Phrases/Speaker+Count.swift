/// How a count of zero is said.
public struct ZeroWording: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case words, digits }

  let kind: Kind

  /// "No doses", "No missed doses".
  public static let words = ZeroWording(kind: .words)
  /// "0 doses", "0 missed doses".
  public static let digits = ZeroWording(kind: .digits)
}

extension Speaker {
  /// So many of something: "3 doses", "1 missed dose", "No messages", "More than 99 notifications".
  ///
  /// A state that the language has no phrase for together with the noun is said behind it: "3 pages, missed". A count
  /// below zero has the word of its sign.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - noun: Of what.
  ///   - status: The state they are in.
  ///   - limit: The last number that is said; beyond it they are "more than 99".
  ///   - zero: How none of them are said. In front of a state that the language says behind the count it is a digit.
  ///   - context: Where the phrase is going to stand.
  public func count(
    _ count: some SpeakableNumber, _ noun: CountedNoun, status: Status? = nil, limit: Int? = nil,
    zero: ZeroWording = .words, context: PhraseContext = .standalone
  ) -> Utterance {
    let count = count.exactDecimal
    return speak(context) { scope in
      scope.phrase(count: count, noun, status: status, limit: limit, zero: zero)
    }
  }

  /// The word for a screen that will hold something and does not yet: "No medications yet".
  public func empty(_ noun: CountedNoun, context: PhraseContext = .standalone) -> Utterance {
    speak(context) { scope in
      let message = scope.table.message(of: noun)
      let empty = scope.table.attribute("empty", of: message)
      guard empty.exists else {
        return scope.phrase(count: 0, noun, status: nil, limit: nil, zero: .words)
      }
      return scope.phrase(empty, of: message)
    }
  }
}

extension PhraseScope {
  mutating func phrase(
    count: ExactDecimal, _ noun: CountedNoun, status: Status?, limit: Int?, zero: ZeroWording
  ) -> BoundMessage {
    guard count.isSpeakable else { return phrase(.numberUnavailable) }
    let message = table.message(of: noun)
    let magnitude = count.magnitude
    if let limit, magnitude.compared(with: ExactDecimal(limit)) > 0 {
      let last = ExactDecimal(limit)
      let bound = phrase(.moreThan, (.value, .number(last)))
      let more = phrase(counted: .quantity(bound, parts.plurals.cardinal(last.operands())), message, status)
      let counted = phrase(counted: digits(last), message, status)
      return phrase(.countMoreThan, (.more, .phrase(more)), (.counted, .phrase(counted)))
    }
    if count.isZero, status == nil, zero == .words {
      let none = table.attribute("none", of: message)
      if none.exists { return phrase(none, of: message) }
    }
    let number = zero == .words ? .number(magnitude) : digits(magnitude)
    let counted = phrase(counted: number, message, status)
    return signed(counted, isNegative: count.isNegative, isZero: count.isZero, .automatic)
  }

  /// A number that is said as one also where it is zero: a quantity is never an exact number, and so passes by the words
  /// that a table has for none.
  private mutating func digits(_ number: ExactDecimal) -> Value {
    guard number.isZero else { return .number(number) }
    return .quantity(phrase(numeral: number), parts.plurals.cardinal(number.operands()))
  }

  private mutating func phrase(counted count: Value, _ message: Int32, _ status: Status?) -> BoundMessage {
    // The attribute `.empty` is not that state: it is the word for a screen without any.
    if let status, status != .empty {
      let together = table.attribute(table.word(of: status), of: message)
      if together.exists { return phrase(together, of: message, (.count, count)) }
    }
    let counted = phrase(value(of: message), of: message, (.count, count))
    guard let status else { return counted }
    let state = phrase(state: status, of: nil)
    return phrase(.countState, (.counted, .phrase(counted)), (.state, .phrase(state)))
  }
}
