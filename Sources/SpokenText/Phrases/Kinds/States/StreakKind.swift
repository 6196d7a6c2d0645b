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
    .phrase(scope.bind(.streakDays, (.count, .number(ExactDecimal(max(days, 0))))))
  }
}

extension Phrase {
  /// Returns a phrase for a streak of days, such as "7-day streak". If `days` is negative, it counts as 0.
  public static func streak(days: Int) -> Phrase { StreakKind(days: days).phrase }
}
