// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Screens
import SpokenText

/// When a medication is to be taken.
struct DoseSchedule: Sendable, Identifiable {
  var id: String
  /// The times of day; their dates do not count.
  var times: [Date]
  /// The days of the week; none for every day.
  var weekdays: [Weekday] = []
}

extension DoseSchedule: Spoken {
  /// "Every day at 8:00 AM and 8:00 PM"; "Every Monday, Wednesday, and Friday at 8:00 AM".
  var phrase: Phrase {
    let times = Phrase.list(times.map { .time($0) })
    return weekdays.isEmpty ? .everyDay(at: times) : .on(.list(weekdays.map(\.name)), at: times)
  }

  /// "Every day at 8:00 AM and 8:00 PM", with the hint "Double tap to view details" and the action "Delete schedule".
  var spoken: SpokenCard {
    SpokenCard(phrase, traits: .button)
      .hint(.details)
      .action("delete", .deleteSchedule)
  }
}
