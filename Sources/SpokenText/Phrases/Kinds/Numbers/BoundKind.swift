// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a limit or an estimate.
struct BoundKind: PhraseKind {
  var bound = Phrase.Bound.atLeast
  var amount = Phrase.nothing
  /// The upper amount of a range between two amounts.
  var end: Phrase?

  static let name = "bound"
  static let summary =
    "a limit or an estimate of an amount, such as 'at least 3' or 'about 20 minutes'"
  static let examples = [
    ["at-least", #"{"kind": "number", "value": "3"}"#],
    ["up-to", #"{"kind": "money", "amount": "50", "currency": "USD"}"#],
    [
      "between", #"{"kind": "number", "value": "2"}"#, "--end", #"{"kind": "number", "value": "4"}"#,
    ],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.choice("bound", &bound, Phrase.Bound.named, "the kind of limit", place: .required)
    var (first, second): (Phrase?, Phrase?) = (amount, end)
    try keys.phrase(
      "amount", &first, orWordOf: nil, "the amount: a number, a count, money, or a time", place: .required)
    try keys.phrase("end", &second, orWordOf: nil, "the other end, for between", place: .named)
    (amount, end) = (first ?? .nothing, second)
  }

  var size: PhraseSize { PhraseSize(containing: amount.size, end?.size ?? .one) }

  var phrase: Phrase { amount.isSilent ? .nothing : Phrase(self) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard bound == .between, let end, !end.isSilent else {
      if bound == .moreThan, let beyond = amount.countBeyond { return beyond.compose(with: speaker, in: &scope) }
      // People say "nearly no doses", but not "at least no doses".
      let limit = bound == .nearly ? amount : amount.withZeroAsDigits
      let amount = limit.amount.compose(with: speaker, in: &scope)
      // Without a number, the limit is unknown.
      if case .number(.notANumber, _) = amount { return .phrase(scope.bind(.numberUnavailable)) }
      return .phrase(scope.bind(bound == .between ? .boundFrom : bound.message, (.amount, amount)))
    }
    guard amount != end else { return amount.amount.compose(with: speaker, in: &scope) }
    let second = end.withZeroAsDigits.amount.compose(with: speaker, in: &scope)
    // A unit that both ends share is read once, as in "between 2 and 4 days".
    let first =
      amount.numberBeside(end).map { Value.number($0) }
      ?? amount.withZeroAsDigits.amount.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(.boundBetween, (.from, first), (.to, second)))
  }
}

extension Phrase {
  /// A count that is read as "more than" this one, or `nil` for other phrases. Languages have their own wording for it.
  fileprivate var countBeyond: CountKind? {
    guard var count = kind(as: CountKind.self), count.count.isIntegral, !count.count.isNegative,
      let limit = count.count.integerPart.flatMap({ Int(exactly: $0) })
    else { return nil }
    // A count above its own limit already reads "more than".
    if let own = count.limit, own < limit { return count }
    guard count.limit == nil else { return nil }
    (count.limit, count.count) = (limit, count.count + 1)
    return count
  }

  /// The phrase with "0 doses" instead of "no doses" for a count of zero, because a limit can't be "no doses".
  fileprivate var withZeroAsDigits: Phrase {
    guard var count = kind(as: CountKind.self), count.zero == .words else { return self }
    count.zero = .digits
    return count.phrase.importance(importance)
  }

  /// Returns the number of an amount if `other` has a larger number of the same unit. For example, returns 2 for 2
  /// days and 4 days. Returns `nil` for a negative amount, or one with a second unit, such as cents.
  fileprivate func numberBeside(_ other: Phrase) -> ExactDecimal? {
    func shared(_ number: ExactDecimal, _ end: ExactDecimal) -> ExactDecimal? {
      number.isSpeakable && !number.isNegative && end.isSpeakable && end.compared(with: number) > 0 ? number : nil
    }
    switch (kind, other.kind) {
    case (let first as CountKind, var last as CountKind):
      let end = last.count
      last.count = first.count
      // In some languages, a status precedes the number, so both numbers would need it.
      return first == last && first.status == nil && first.limit == nil ? shared(first.count, end) : nil
    case (let first as MoneyKind, var last as MoneyKind):
      let (number, end) = (first.money.amount, last.money.amount)
      last.money.amount = number
      return first == last && first.style == .standard && first.sign == .automatic && number.isIntegral
        && end.isIntegral
        ? shared(number, end) : nil
    case (let first as PercentKind, let last as PercentKind):
      return first.sign == .automatic && last.sign == .automatic ? shared(first.hundredths, last.hundredths) : nil
    case (let first as DurationKind, let last as DurationKind):
      // Only a duration of a single unit has one number. For example, 90 minutes are "1 hour and 30 minutes".
      guard let number = SpanUnit.only(of: first.seconds), let end = SpanUnit.only(of: last.seconds),
        number.unit == end.unit
      else { return nil }
      return shared(number.count, end.count)
    case (let first as MeasureKind, var last as MeasureKind):
      let end = last.value
      last.value = first.value
      return first == last && first.target == nil && first.usage == nil && first.sign == .automatic
        ? shared(first.value, end) : nil
    default: return nil
    }
  }

  struct Bound: Sendable, Hashable {
    let message: BuiltInMessage

    private init(_ message: BuiltInMessage) { self.message = message }

    static let atLeast = Bound(.boundAtLeast)
    static let upTo = Bound(.boundUpTo)
    static let moreThan = Bound(.boundMoreThan)
    static let lessThan = Bound(.boundLessThan)
    static let about = Bound(.boundAbout)
    static let around = Bound(.boundAround)
    static let from = Bound(.boundFrom)
    static let between = Bound(.boundBetween)
    static let nearly = Bound(.boundNearly)

    static let named: [(name: String, value: Bound)] = [
      ("at-least", .atLeast), ("up-to", .upTo), ("more-than", .moreThan), ("less-than", .lessThan), ("about", .about),
      ("around", .around), ("from", .from), ("between", .between), ("nearly", .nearly),
    ]
  }

  /// Returns a phrase for a minimum, such as "At least 3" or "At least 18 years".
  ///
  /// - Parameter amount: The amount, such as a number, a count, money, or a duration. If it is empty, so is the result.
  public static func atLeast(_ amount: Phrase) -> Phrase { BoundKind(bound: .atLeast, amount: amount).phrase }

  /// Returns a phrase for a maximum, such as "Up to 50 dollars". If the amount is empty, so is the phrase.
  public static func upTo(_ amount: Phrase) -> Phrase { BoundKind(bound: .upTo, amount: amount).phrase }

  /// Returns a phrase for more than an amount, such as "More than 99". If the amount is empty, so is the phrase. For a
  /// count with a limit, use ``count(_:_:status:limit:zero:)``.
  public static func moreThan(_ amount: Phrase) -> Phrase { BoundKind(bound: .moreThan, amount: amount).phrase }

  /// Returns a phrase for less than an amount, such as "Less than 1 minute". If the amount is empty, so is the phrase.
  public static func lessThan(_ amount: Phrase) -> Phrase { BoundKind(bound: .lessThan, amount: amount).phrase }

  /// Returns a phrase for an estimate, such as "About 20 minutes". If the amount is empty, so is the phrase.
  public static func about(_ amount: Phrase) -> Phrase { BoundKind(bound: .about, amount: amount).phrase }

  /// Returns a phrase for an approximate time of day. For example, `.around(.time(date))` is "Around 8:00 PM". If the
  /// time is empty, so is the phrase.
  public static func around(_ time: Phrase) -> Phrase { BoundKind(bound: .around, amount: time).phrase }

  /// Returns a phrase for the lowest of several amounts, such as "From 20 dollars". If the amount is empty, so is the
  /// phrase.
  public static func startingAt(_ amount: Phrase) -> Phrase { BoundKind(bound: .from, amount: amount).phrase }

  /// Returns a phrase for an amount between two others, such as "Between 2 and 4".
  ///
  /// - Parameters:
  ///   - amount: The lower amount. If it is empty, the phrase is ``upTo(_:)``.
  ///   - end: The upper amount. If it is empty, the phrase is "From 2".
  public static func between(_ amount: Phrase, and end: Phrase) -> Phrase {
    amount.isSilent ? .upTo(end) : BoundKind(bound: .between, amount: amount, end: end).phrase
  }

  /// Returns a phrase for being close to a state. For example, `.nearly(.state(.full))` is "Nearly full". If the state
  /// is empty, so is the phrase.
  public static func nearly(_ state: Phrase) -> Phrase { BoundKind(bound: .nearly, amount: state).phrase }
}
