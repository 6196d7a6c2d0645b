// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a battery level.
struct BatteryKind: PhraseKind {
  var level = ExactDecimal.notANumber
  var isCharging = false
  var lowPercent: UInt8 = 20

  private static let percents = 0...100

  init() {}

  init(level: ExactDecimal, isCharging: Bool, lowPercent: Int) {
    let range = Self.percents
    (self.level, self.isCharging) = (level, isCharging)
    self.lowPercent = UInt8(min(max(lowPercent, range.lowerBound), range.upperBound))
  }

  static let name = "battery"
  static let summary = "a battery level, such as '75 percent charged' or 'Charging, 40 percent'"
  static let examples = [["0.75"], ["0.2"], ["0.4", "--state", "charging"]]

  static var operandKey: OperandKey<Self>? { .number(\.level) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("level", &level, "the level, from 0 to 1", place: .required)
    try keys.choice("state", &isCharging, [("charging", true)], "whether the battery is charging", place: .named)
    var low = lowPercent == 20 ? nil : Int(lowPercent)
    try keys.wholeNumber(
      "low", &low, in: Self.percents, "the percentage up to which the level is low (default: 20)", place: .named)
    self = BatteryKind(level: level, isCharging: isCharging, lowPercent: low ?? 20)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let part = level.isSpeakable && level.compared(with: 1) > 0 ? 1 : level
    guard level.isSpeakable, let percent = ExactDecimal.percent(part, of: 1) else {
      return .phrase(scope.bind(.batteryUnavailable))
    }
    let isLow = percent.compared(with: ExactDecimal(lowPercent)) <= 0
    let charge = scope.bind(.percent, (.value, .number(percent)))
    return .phrase(
      scope.bind(isCharging ? .batteryCharging : isLow ? .batteryLow : .batteryCharged, (.charge, .phrase(charge))))
  }
}

extension Phrase {
  /// Returns a phrase for a battery level, such as "75 percent charged", "20 percent, low", or "Charging, 40 percent".
  ///
  /// - Parameters:
  ///   - level: The level, from 0 to 1. It is rounded to a whole percentage, which is 0 or 100 only if the battery is
  ///     empty or full. Values above 1 are 100 percent. Negative values, which devices use for an unknown level, and
  ///     not-a-number are "Battery level unavailable".
  ///   - isCharging: `true` if the battery is charging. Then it is never called low.
  ///   - lowPercent: The highest percentage that is called low, from 0 to 100. The default is 20.
  public static func battery(_ level: some SpeakableNumber, isCharging: Bool = false, lowPercent: Int = 20) -> Phrase {
    BatteryKind(level: level.decimalForSpeech, isCharging: isCharging, lowPercent: lowPercent).phrase
  }
}
