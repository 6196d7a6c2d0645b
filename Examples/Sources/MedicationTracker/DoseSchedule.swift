import Foundation
import SpokenText

/// When a medication is to be taken.
struct DoseSchedule: Sendable, Identifiable {
  var id: String
  /// The times of day; their dates do not count.
  var times: [Date]
  /// The days of the week; none for every day.
  var weekdays: [Weekday] = []

  /// "Every day at 8:00 AM and 8:00 PM"; "Monday, Wednesday, and Friday at 8:00 AM".
  func said(by speaker: Speaker) -> Utterance {
    let times = Argument.list(times.map { .time($0) })
    if weekdays.isEmpty { return speaker.say(.everyDay, ["time": times]) }
    return speaker.say(.onWeekdays, ["days": .list(weekdays.map { .phrase($0.phrase) }), "time": times])
  }
}

/// A day of the week.
enum Weekday: Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The name of the day, which the library has.
  var phrase: PhraseID {
    switch self {
    case .monday: "weekday-monday"
    case .tuesday: "weekday-tuesday"
    case .wednesday: "weekday-wednesday"
    case .thursday: "weekday-thursday"
    case .friday: "weekday-friday"
    case .saturday: "weekday-saturday"
    case .sunday: "weekday-sunday"
    }
  }
}

extension DoseSchedule: Spoken {
  /// "Every day at 8:00 AM and 8:00 PM", with the hint "Double tap to view details" and the action "Delete schedule".
  func spoken(by speaker: Speaker) -> SpokenElement {
    speaker.element(traits: .button) { speaker in
      said(by: speaker)
    } hint: { speaker in
      speaker.hint(.details)
    } actions: { speaker in
      SpokenAction("delete", speaker.say(.deleteSchedule))
    }
  }
}
