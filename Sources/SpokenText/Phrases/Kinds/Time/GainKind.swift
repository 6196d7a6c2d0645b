// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// That something is gained or lost.
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
  /// That there is more and more: "Gaining 12 minutes". The amount may be any phrase, without a sign.
  public static func gaining(_ amount: Phrase) -> Phrase { GainKind(amount: amount).phrase }

  /// That there is less and less: "Losing 45 minutes per day". The amount may be any phrase, without a sign.
  public static func losing(_ amount: Phrase) -> Phrase { GainKind(amount: amount, isLoss: true).phrase }

  /// A span of time that is gained, or below zero lost: "Gaining 12 minutes", "Losing 45 minutes per day".
  ///
  /// Nothing, or less than a second, is "No change"; not-a-number and infinities are "Duration unavailable".
  ///
  /// - Parameters:
  ///   - seconds: The span; fractions of a second are cut.
  ///   - per: In what period, if it goes on.
  ///   - maximumUnitCount: How many units at most, from 1 to 4; beyond, the nearest of them.
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
