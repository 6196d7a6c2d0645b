// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a percentage.
struct PercentKind: PhraseKind {
  var share = ExactDecimal.notANumber
  var maximumFractionDigits: UInt8 = 0
  var sign = SignRule.automatic

  private static let fractionDigits = 0...20

  init() {}

  init(share: ExactDecimal, maximumFractionDigits: Int, sign: SignRule) {
    let range = Self.fractionDigits
    self.share = share
    self.maximumFractionDigits = UInt8(min(max(maximumFractionDigits, range.lowerBound), range.upperBound))
    self.sign = sign
  }

  static let name = "percent"
  static let summary = "a percentage, such as '75 percent' for 0.75"
  static let examples = [["0.75"], ["-0.05"], ["0.125", "--maximum-fraction-digits", "1"]]

  static var operandKey: OperandKey<Self>? { .number(\.share) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("value", &share, "the value, where 1 is 100 percent", place: .required)
    var digits = maximumFractionDigits == 0 ? nil : Int(maximumFractionDigits)
    try keys.wholeNumber(
      "maximumFractionDigits", &digits, in: Self.fractionDigits, "the maximum number of decimal places",
      place: .named)
    try keys.choice("sign", &sign, SignRule.named, "the rule for the sign", place: .named)
    self = PercentKind(share: share, maximumFractionDigits: digits ?? 0, sign: sign)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard share.isSpeakable else { return .phrase(scope.bind(.numberUnavailable)) }
    return .phrase(scope.bind(hundredths: hundredths, sign))
  }

  /// The share in percent, rounded.
  var hundredths: ExactDecimal {
    share.scaled(byPowerOfTen: 2).rounded(toFractionDigits: Int(maximumFractionDigits), within: 100)
  }
}

extension Phrase {
  /// Returns a phrase for a percentage. For example, 0.75 is "75 percent", and -0.05 is "Minus 5 percent".
  ///
  /// A value between 0 and 1 is never rounded to 0 or 100 percent. For example, 0.999 is "99 percent", and 0.004 is
  /// "0.4 percent".
  ///
  /// - Parameters:
  ///   - share: The share as a fraction, so 1 is 100 percent.
  ///   - maximumFractionDigits: The maximum number of fraction digits, from 0 to 20. The default is 0. The value is
  ///     rounded half to even, and trailing zeros are dropped.
  ///   - sign: When to speak the sign.
  public static func percent(
    _ share: some SpeakableNumber, maximumFractionDigits: Int = 0, sign: SignRule = .automatic
  ) -> Phrase {
    PercentKind(share: share.decimalForSpeech, maximumFractionDigits: maximumFractionDigits, sign: sign).phrase
  }
}

extension Speaker {
  /// Returns the text for a percentage, such as "75 percent". See ``Phrase/percent(_:maximumFractionDigits:sign:)``.
  public func percent(
    _ share: some SpeakableNumber, maximumFractionDigits: Int = 0, sign: SignRule = .automatic,
    context: PhraseContext = .standalone
  ) -> Utterance {
    let kind = PercentKind(share: share.decimalForSpeech, maximumFractionDigits: maximumFractionDigits, sign: sign)
    return say(context) { kind.compose(with: $0, in: &$1) }
  }
}

extension PhraseScope {
  mutating func bind(hundredths: ExactDecimal, _ sign: SignRule) -> BoundMessage {
    let percent = bind(.percent, (.value, .number(hundredths.magnitude)))
    return signed(percent, isNegative: hundredths.isNegative, isZero: hundredths.isZero, sign)
  }
}
