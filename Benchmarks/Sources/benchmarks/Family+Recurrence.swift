// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

extension Family {
  /// Foundation says no schedules. The nearest thing is a list of the names of days and a time, joined in English.
  static func recurrence(_ setting: Setting) -> Family {
    let values = setting.values.integers.map { Schedule($0) }
    let speaker = setting.speaker
    let list: ListFormatStyle<StringStyle, [String]> = .list(type: .and).locale(setting.locale)
    var time = Date.FormatStyle(date: .omitted, time: .shortened)
    time.locale = setting.locale
    time.timeZone = setting.zone
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = setting.locale
    let names = calendar.weekdaySymbols
    let now = setting.now
    return Family(
      name: "recurrence",
      spoken: Contender("SpokenText", values.map(\.recurrence)) { speaker.say(.recurrence($0)).text },
      opponents: [
        Contender("FormatStyle", values) { schedule in
          let days = list.format(schedule.days.map { names[($0 + 1) % 7] })
          return "every \(days) at \(time.format(now.addingTimeInterval(Double(schedule.hour) * 3600)))"
        }
      ])
  }
}

/// One to four days of the week, and an hour.
private struct Schedule {
  let days: [Int]
  let hour: Int
  let recurrence: Recurrence

  init(_ number: Int) {
    let days = (0...number % 4).map { ($0 * 2 + number) % 7 }.sorted()
    let hour = number % 24
    self.days = days
    self.hour = hour
    var weekdays: Recurrence.Weekdays = []
    for day in days { weekdays.insert(.init(rawValue: 1 << UInt8(day))) }
    recurrence = Recurrence(.weekly, on: weekdays, at: [.init(hour)])
  }
}
