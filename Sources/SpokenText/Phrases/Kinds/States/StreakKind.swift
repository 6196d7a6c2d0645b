// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a streak of days.
struct StreakKind: PhraseKind {
  var days = 0

  static let name = "streak"
  static let summary = "a number of days in a row, such as '7-day streak'"
  static let examples = [["7"], ["1"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.count(&days, "the number of days")
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard days > 0 else { return CountKind(count: 0, noun: .day).compose(with: speaker, in: &scope) }
    return .phrase(scope.bind(.streakDays, (.count, .number(ExactDecimal(days)))))
  }
}

extension Phrase {
  /// Returns a phrase for a streak of days, such as "7-day streak". If `days` is below 1, it is "No days".
  public static func streak(days: Int) -> Phrase { StreakKind(days: days).phrase }
}
