// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

extension Family {
  static func duration(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.values.spans)
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2
    ).locale(setting.locale)
    return Family(
      name: "duration",
      spoken: Contender("SpokenText", values) { speaker.duration($0).text },
      opponents: [Contender("FormatStyle", values) { style.format($0) }])
  }

  /// Foundation has no relative dates on Linux. The nearest thing is the span in units after a word for past or future,
  /// although that is wrong in most languages.
  static func elapsed(_ setting: Setting) -> Family {
    let (speaker, now) = (setting.speaker, setting.now)
    let values = setting.values.secondsFromNow.map { now.addingTimeInterval($0) }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes], width: .wide, maximumUnitCount: 1
    ).locale(setting.locale)
    return Family(
      name: "elapsed",
      spoken: Contender("SpokenText", values) { speaker.elapsed($0).text },
      opponents: [
        Contender("FormatStyle", values) { date in
          let seconds = date.timeIntervalSince(now)
          let span = style.format(.seconds(Int64(abs(seconds))))
          return seconds > 0 ? "in \(span)" : "\(span) ago"
        }
      ])
  }
}
