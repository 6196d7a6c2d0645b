// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

extension Family {
  static func dateTime(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.dates)
    let style = setting.style(date: .long, time: .shortened)
    let formatter = setting.formatter(date: .long, time: .short)
    return Family(
      name: "dateTime",
      spoken: Contender("SpokenText", values) { speaker.dateTime($0).text },
      opponents: [
        Contender("FormatStyle", values) { style.format($0) },
        Contender("DateFormatter", values) { formatter.string(from: $0) },
      ])
  }

  static func date(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.dates)
    let style = setting.style(date: .long, time: .omitted)
    let formatter = setting.formatter(date: .long, time: .none)
    return Family(
      name: "date",
      spoken: Contender("SpokenText", values) { speaker.date($0).text },
      opponents: [
        Contender("FormatStyle", values) { style.format($0) },
        Contender("DateFormatter", values) { formatter.string(from: $0) },
      ])
  }

  static func time(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.dates)
    let style = setting.style(date: .omitted, time: .shortened)
    let formatter = setting.formatter(date: .none, time: .short)
    return Family(
      name: "time",
      spoken: Contender("SpokenText", values) { speaker.time($0).text },
      opponents: [
        Contender("FormatStyle", values) { style.format($0) },
        Contender("DateFormatter", values) { formatter.string(from: $0) },
      ])
  }
}

extension Setting {
  fileprivate var dates: [Date] { values.secondsFromNow.map { now.addingTimeInterval($0) } }

  fileprivate func style(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    var style = Date.FormatStyle(date: date, time: time)
    style.locale = locale
    style.timeZone = zone
    return style
  }

  fileprivate func formatter(date: DateFormatter.Style, time: DateFormatter.Style) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = zone
    formatter.dateStyle = date
    formatter.timeStyle = time
    formatter.doesRelativeDateFormatting = date != .none
    return formatter
  }
}
