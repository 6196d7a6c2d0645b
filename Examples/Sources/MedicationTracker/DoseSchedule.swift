import Foundation
import SpokenText

/// When a medication is to be taken.
struct DoseSchedule: Sendable, Identifiable {
  var id: String
  /// The times of day; their dates do not count.
  var times: [Date]
  /// The days of the week; none for every day.
  var weekdays: [Weekday] = []
}

/// A day of the week.
enum Weekday: Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// "Friday": the library has the names of the days.
  var name: Phrase {
    switch self {
    case .monday: .message("weekday-monday")
    case .tuesday: .message("weekday-tuesday")
    case .wednesday: .message("weekday-wednesday")
    case .thursday: .message("weekday-thursday")
    case .friday: .message("weekday-friday")
    case .saturday: .message("weekday-saturday")
    case .sunday: .message("weekday-sunday")
    }
  }
}

extension DoseSchedule: Spoken {
  /// "Every day at 8:00 AM and 8:00 PM"; "Monday, Wednesday, and Friday at 8:00 AM".
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
