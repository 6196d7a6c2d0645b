// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a compass direction, such as "Northeast".
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
    guard let point else { return .phrase(scope.bind(.numberUnavailable)) }
    return .phrase(scope.bind(.compassPoint, (.point, .identifier(point))))
  }

  /// The nearest of 16 compass points, clockwise from north.
  private var point: Int? {
    guard degrees.isSpeakable, degrees.magnitudeExponent < 9 else { return nil }
    let tenths = degrees.scaled(byPowerOfTen: 1).rounded(toFractionDigits: 0)
    guard let magnitude = tenths.magnitude.integerPart else { return nil }
    let turned = Int(magnitude % 3600)
    return ((degrees.isNegative ? 3600 - turned : turned) * 2 + 225) / 450 % 16
  }
}

extension Phrase {
  /// Returns a phrase for a compass direction, such as that of the wind. For example, 45 degrees are "Northeast".
  ///
  /// The phrase is the nearest of 16 compass points.
  ///
  /// - Parameter degrees: The direction in degrees, clockwise from north. Any full turns are removed. The phrase is "Number
  ///   unavailable" for not-a-number, infinities, and numbers from a billion.
  public static func compass(degrees: some SpeakableNumber) -> Phrase {
    CompassKind(degrees: degrees.decimalForSpeech).phrase
  }
}
