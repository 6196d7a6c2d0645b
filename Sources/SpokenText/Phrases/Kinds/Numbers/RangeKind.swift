// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a range of numbers.
struct RangeKind: PhraseKind {
  var from = ExactDecimal.notANumber
  var to = ExactDecimal.notANumber
  var noun: Phrase.Noun?
  var style = Style.number

  enum Style: Sendable, Hashable {
    case number, year
    /// Fractions, read as percentages.
    case percent
  }

  private var isShare: Bool { style == .percent }

  static let name = "range"
  static let summary = "a range of numbers, such as '2 to 4 doses' or '10 to 20 percent'"
  static let examples = [
    ["2", "4"], ["2", "4", "--noun", "dose"], ["0.1", "0.2", "--style", "percent"],
    ["2016", "2039", "--style", "year"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("from", &from, "the first number", place: .required)
    try keys.number("to", &to, "the last number", place: .required)
    try keys.noun(&noun, "the noun to count", place: .named)
    try keys.choice(
      "style", &style, [("number", .number), ("percent", .percent), ("year", .year)],
      "the style: numbers, percentages of 1, or years", place: .named)
    if style != .number, noun != nil {
      try keys.refuse(.either("noun", style == .year ? "style year" : "style percent"))
    }
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard from.isSpeakable, to.isSpeakable else { return .phrase(scope.bind(.numberUnavailable)) }
    var low = shown(from)
    var high = shown(to)
    if low.compared(with: high) > 0 { swap(&low, &high) }
    if let noun, style == .number { return counted(low, high, noun, by: speaker, in: &scope) }
    guard !low.hasSameValue(as: high) else {
      return isShare
        ? PercentKind(share: low.scaled(byPowerOfTen: -2), maximumFractionDigits: 0, sign: .automatic)
          .compose(with: speaker, in: &scope)
        : yearOrNumber(low, in: &scope)
    }
    if style == .year {
      let (from, to) = (yearOrNumber(low, in: &scope), yearOrNumber(high, in: &scope))
      return .phrase(scope.bind(.intervalMonths, (.from, from), (.to, to)))
    }
    let range = scope.range(from: low, to: high)
    guard isShare else { return range }
    let percent = scope.bind(.percent, (.value, range))
    return .phrase(scope.bind(.rangeShared, (.amount, .phrase(percent))))
  }

  /// Returns a year in the language's form for years, or another number in digits.
  private func yearOrNumber(_ end: ExactDecimal, in scope: inout PhraseScope) -> Value {
    guard style == .year, end.isIntegral, !end.isNegative, let year = end.integerPart, 1...9999 ~= year else {
      return .number(end)
    }
    return .phrase(scope.bind(year: Int64(year)))
  }

  /// Returns an end of the range as it is read. Fractions become whole percentages.
  private func shown(_ end: ExactDecimal) -> ExactDecimal {
    isShare ? end.scaled(byPowerOfTen: 2).rounded(toFractionDigits: 0, within: 100) : end
  }

  private func counted(
    _ low: ExactDecimal, _ high: ExactDecimal, _ noun: Phrase.Noun, by speaker: Speaker, in scope: inout PhraseScope
  ) -> Value {
    guard !low.hasSameValue(as: high) else {
      return CountKind(count: low, noun: noun).compose(with: speaker, in: &scope)
    }
    guard let message = scope.message(noun.id), scope.value(of: message).exists else {
      return speaker.value(of: self, named: noun.id, in: &scope)
    }
    let range = scope.range(from: low, to: high)
    let counted = scope.bind(counting: range, of: message)
    return .phrase(
      scope.bind(
        .measureRangeShared, (.measure, .phrase(counted)), (.range, range), (.from, .number(low)), (.to, .number(high)))
    )
  }
}

extension Phrase {
  /// Returns a phrase for a range of numbers, such as "2 to 4".
  ///
  /// The lower number is read first. If the numbers are equal, only one is read. If either isn't a number, the phrase
  /// is "Number unavailable".
  public static func number(from: some SpeakableNumber, to: some SpeakableNumber) -> Phrase {
    RangeKind(from: from.decimalForSpeech, to: to.decimalForSpeech).phrase
  }

  /// Returns a phrase for a range of counts, such as "2 to 4 doses".
  ///
  /// The lower number is read first. If the numbers are equal, only one is read. If either isn't a number, the phrase
  /// is "Number unavailable".
  public static func count(from: some SpeakableNumber, to: some SpeakableNumber, _ noun: Noun) -> Phrase {
    RangeKind(from: from.decimalForSpeech, to: to.decimalForSpeech, noun: noun).phrase
  }

  /// Returns a phrase for a range of percentages, such as "10 to 20 percent" for 0.1 to 0.2.
  ///
  /// The fractions are rounded half to even to whole percentages. The lower one is read first. If they are equal, only
  /// one is read. If either isn't a number, the phrase is "Number unavailable".
  public static func percent(from: some SpeakableNumber, to: some SpeakableNumber) -> Phrase {
    RangeKind(from: from.decimalForSpeech, to: to.decimalForSpeech, style: .percent).phrase
  }
}

extension PhraseScope {
  /// Returns a range of numbers with its plural category, from CLDR's plural ranges.
  mutating func range(from: ExactDecimal, to: ExactDecimal) -> Value {
    let category = table.plurals.range(
      from: table.plurals.cardinal(from.operands()), to: table.plurals.cardinal(to.operands()))
    return .quantity(bind(.range, (.from, .number(from)), (.to, .number(to))), category)
  }
}
