// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Screens
import SpokenText

/// The times when a medication is due.
struct DoseSchedule: Sendable, Identifiable {
  var id: String
  /// The times of day. Their dates are ignored.
  var times: [Date]
  /// The days of the week. Empty for every day.
  var weekdays: [Weekday] = []
}

extension DoseSchedule: Spoken {
  /// The schedule in words, such as "Every day at 8:00 AM and 8:00 PM" or "Every Monday, Wednesday, and Friday at 8:00
  /// AM".
  var phrase: Phrase {
    let times = Phrase.list(times.map { .time($0) })
    return weekdays.isEmpty ? .everyDay(at: times) : .on(.list(weekdays.map(\.name)), at: times)
  }

  /// The schedule, such as "Every day at 8:00 AM and 8:00 PM" with the hint "Double tap to view details" and the action
  /// "Delete schedule".
  var spoken: SpokenCard {
    SpokenCard(phrase, traits: .button)
      .hint(.details)
      .action("delete", .deleteSchedule)
  }
}
