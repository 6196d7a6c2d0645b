// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a compass direction.
struct CompassKind: PhraseKind {
  var degrees = ExactDecimal.notANumber

  static let name = "compass"
  static let summary = "a direction on the compass, such as 'Northeast'"
  static let examples = [["45"], ["337.5"], ["359"]]

  static var operandKey: OperandKey<Self>? { .number(\.degrees) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("degrees", &degrees, "the direction in degrees, clockwise from north", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    .phrase(scope.bind(compassPoint: degrees) ?? scope.bind(.numberUnavailable))
  }
}

extension Phrase {
  /// Returns a phrase for the nearest of 16 compass points. For example, 45 degrees are "Northeast".
  ///
  /// - Parameter degrees: The direction in degrees, clockwise from north. Full turns are ignored. For infinities,
  ///   not-a-number, and numbers of a billion or more, the phrase is "Number unavailable".
  public static func compass(degrees: some SpeakableNumber) -> Phrase {
    CompassKind(degrees: degrees.decimalForSpeech).phrase
  }
}

extension PhraseScope {
  /// Returns the nearest of 16 compass points, or `nil` if the degrees aren't a usable number.
  mutating func bind(compassPoint degrees: ExactDecimal) -> BoundMessage? {
    guard degrees.isSpeakable, degrees.magnitudeExponent < 9 else { return nil }
    let tenths = degrees.scaled(byPowerOfTen: 1).rounded(toFractionDigits: 0)
    guard let magnitude = tenths.magnitude.integerPart else { return nil }
    let turned = Int(magnitude % 3600)
    let point = ((degrees.isNegative ? 3600 - turned : turned) * 2 + 225) / 450 % 16
    return bind(.compassPoint, (.point, .identifier(point)))
  }
}
