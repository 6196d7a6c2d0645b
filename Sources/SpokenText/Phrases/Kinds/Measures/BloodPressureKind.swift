// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a blood pressure.
struct BloodPressureKind: PhraseKind {
  var systolic = ExactDecimal.notANumber
  var diastolic = ExactDecimal.notANumber

  static let name = "bloodPressure"
  static let summary = "a blood pressure, such as '120 over 80'"
  static let examples = [["120", "80"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("systolic", &systolic, "the systolic pressure", place: .required)
    try keys.number("diastolic", &diastolic, "the diastolic pressure", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard systolic.isSpeakable, diastolic.isSpeakable, !systolic.isNegative, !diastolic.isNegative else {
      return .phrase(scope.bind(.measureUnavailable))
    }
    return .phrase(scope.bind(.bloodPressure, (.systolic, .number(systolic)), (.diastolic, .number(diastolic))))
  }
}

extension Phrase {
  /// Returns a phrase for a blood pressure, such as "120 over 80".
  ///
  /// The phrase omits the unit. If a value is negative, infinite, or not-a-number, it is "Measurement unavailable".
  ///
  /// - Parameters:
  ///   - systolic: The systolic pressure in millimeters of mercury.
  ///   - diastolic: The diastolic pressure in millimeters of mercury.
  public static func bloodPressure(_ systolic: some SpeakableNumber, _ diastolic: some SpeakableNumber) -> Phrase {
    BloodPressureKind(systolic: systolic.decimalForSpeech, diastolic: diastolic.decimalForSpeech).phrase
  }
}
