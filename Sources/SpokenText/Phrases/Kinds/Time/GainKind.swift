// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a gain or loss.
struct GainKind: PhraseKind {
  var amount = Phrase.nothing
  var isLoss = false

  static let name = "gain"
  static let summary = "a gain or a loss, such as 'Gaining 12 minutes'"
  static let examples = [
    [#"{"kind": "duration", "seconds": "720"}"#],
    [#"{"kind": "rate", "amount": {"kind": "duration", "seconds": "2700"}, "per": "day"}"#, "--direction", "losing"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var amount: Phrase? = amount
    try keys.phrase("amount", &amount, orWordOf: nil, "the amount, without a sign", place: .required)
    self.amount = amount ?? .nothing
    try keys.choice(
      "direction", &isLoss, [("gaining", false), ("losing", true)], "the direction of the change", place: .named)
  }

  var size: PhraseSize { PhraseSize(containing: amount.size) }

  var isSilent: Bool { amount.isSilent }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard !isSilent else { return .silence }
    let amount = amount.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(isLoss ? .losing : .gaining, (.amount, amount)))
  }
}

extension Phrase {
  /// Returns a phrase for a gain, such as "Gaining 12 minutes". Pass the amount without a sign. If it is empty, so is
  /// the phrase.
  public static func gaining(_ amount: Phrase) -> Phrase { GainKind(amount: amount).phrase }

  /// Returns a phrase for a loss, such as "Losing 45 minutes per day". Pass the amount without a sign. If it is empty,
  /// so is the phrase.
  public static func losing(_ amount: Phrase) -> Phrase { GainKind(amount: amount, isLoss: true).phrase }

  /// Returns a phrase for a gain or loss of time, such as "Gaining 12 minutes" or "Losing 45 minutes per day".
  ///
  /// - Parameters:
  ///   - seconds: The time in seconds, negative for a loss. Fractions are dropped. Less than a second is "No change".
  ///     If it is infinite or not-a-number, the phrase is "Duration unavailable".
  ///   - per: The period of a continuous gain, if any.
  ///   - maximumUnitCount: The maximum number of units. Values are clamped to 1 through 4. The default is 2.
  public static func gain(
    seconds: some SpeakableNumber, per: Per? = nil, maximumUnitCount: Int = 2
  ) -> Phrase {
    let number = seconds.decimalForSpeech
    guard number.isSpeakable, let whole = number.magnitude.integerPart else { return .duration(seconds: number) }
    guard whole > 0 else { return .message(PhraseID(.gainNone)) }
    let span = Phrase.duration(seconds: number.magnitude, maximumUnitCount: maximumUnitCount)
    let amount = per.map { .rate(span, per: $0) } ?? span
    return number.isNegative ? .losing(amount) : .gaining(amount)
  }
}
