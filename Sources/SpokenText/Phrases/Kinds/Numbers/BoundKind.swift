// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Where an amount may begin or end, or about where it is.
struct BoundKind: PhraseKind {
  var bound = Phrase.Bound.atLeast
  var amount = Phrase.nothing
  /// The other end of what lies between two amounts.
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
      // "Nearly no doses" is said, but not "at least no doses".
      let limit = bound == .nearly ? amount : amount.withZeroAsDigits
      let amount = limit.amount.compose(with: speaker, in: &scope)
      // Of no number nothing is known, neither where it begins nor where it ends.
      if case .number(.notANumber, _) = amount { return .phrase(scope.bind(.numberUnavailable)) }
      return .phrase(scope.bind(bound == .between ? .boundFrom : bound.message, (.amount, amount)))
    }
    guard amount != end else { return amount.amount.compose(with: speaker, in: &scope) }
    let second = end.withZeroAsDigits.amount.compose(with: speaker, in: &scope)
    // What both ends share is said once: between 2 and 4 days.
    let first =
      amount.numberBeside(end).map { Value.number($0) }
      ?? amount.withZeroAsDigits.amount.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(.boundBetween, (.from, first), (.to, second)))
  }
}

extension Phrase {
  /// A count as the limit that it is beyond: tables have words of their own for more than so many of something.
  fileprivate var countBeyond: CountKind? {
    guard var count = kind(as: CountKind.self), count.count.isIntegral, !count.count.isNegative,
      let limit = count.count.integerPart.flatMap({ Int(exactly: $0) })
    else { return nil }
    // One that is beyond a limit of its own says so itself.
    if let own = count.limit, own < limit { return count }
    guard count.limit == nil else { return nil }
    (count.limit, count.count) = (limit, count.count + 1)
    return count
  }

  /// A count whose zero is said as a number, "0 doses", because a limit can't be "no doses".
  fileprivate var withZeroAsDigits: Phrase {
    guard var count = kind(as: CountKind.self), count.zero == .words else { return self }
    count.zero = .digits
    return count.phrase.importance(importance)
  }

  /// The number of an amount that shares all but that with another one, as both are days, or dollars. Nil for what has a
  /// smaller unit or is below zero.
  fileprivate func numberBeside(_ other: Phrase) -> ExactDecimal? {
    func shared(_ number: ExactDecimal, _ end: ExactDecimal) -> ExactDecimal? {
      number.isSpeakable && !number.isNegative && end.isSpeakable && end.compared(with: number) > 0 ? number : nil
    }
    switch (kind, other.kind) {
    case (let first as CountKind, var last as CountKind):
      let end = last.count
      last.count = first.count
      // A state may stand before the number: 3 of what would come first.
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
      // 90 minutes are an hour and 30 minutes: only what is one unit has a number.
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

  /// What is said of where an amount begins or ends.
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

    /// The names that data and the command line have for them.
    static let named: [(name: String, value: Bound)] = [
      ("at-least", .atLeast), ("up-to", .upTo), ("more-than", .moreThan), ("less-than", .lessThan), ("about", .about),
      ("around", .around), ("from", .from), ("between", .between), ("nearly", .nearly),
    ]
  }

  /// So much or more: "At least 3", "At least 18 years". The amount is any phrase: a number, a count, money, a span of
  /// time. As all of these, it is silent where the amount says nothing.
  public static func atLeast(_ amount: Phrase) -> Phrase { BoundKind(bound: .atLeast, amount: amount).phrase }

  /// So much or less: "Up to 50 dollars".
  public static func upTo(_ amount: Phrase) -> Phrase { BoundKind(bound: .upTo, amount: amount).phrase }

  /// More than so much: "More than 99". Of what is counted, ``count(_:_:status:limit:zero:)`` has a limit.
  public static func moreThan(_ amount: Phrase) -> Phrase { BoundKind(bound: .moreThan, amount: amount).phrase }

  /// Less than so much: "Less than 1 minute".
  public static func lessThan(_ amount: Phrase) -> Phrase { BoundKind(bound: .lessThan, amount: amount).phrase }

  /// Near so much: "About 20 minutes".
  public static func about(_ amount: Phrase) -> Phrase { BoundKind(bound: .about, amount: amount).phrase }

  /// Near a time of day: `.around(.time(date))` is "Around 8:00 PM".
  public static func around(_ time: Phrase) -> Phrase { BoundKind(bound: .around, amount: time).phrase }

  /// So much for the least of several, and more for others: "From 20 dollars".
  public static func startingAt(_ amount: Phrase) -> Phrase { BoundKind(bound: .from, amount: amount).phrase }

  /// Somewhere from one amount to another: "Between 2 and 4". Without the second it is "From 2".
  public static func between(_ amount: Phrase, and end: Phrase) -> Phrase {
    amount.isSilent ? .upTo(end) : BoundKind(bound: .between, amount: amount, end: end).phrase
  }

  /// Not quite in a state: `.nearly(.state(.full))` is "Nearly full".
  public static func nearly(_ state: Phrase) -> Phrase { BoundKind(bound: .nearly, amount: state).phrase }
}
