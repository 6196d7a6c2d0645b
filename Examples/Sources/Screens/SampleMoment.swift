// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The times in the sample data, in New York.
public enum SampleMoment {
  /// The time zone of the sample data.
  public static let zone = TimeZone(identifier: "America/New_York") ?? .gmt

  /// The calendar of the sample data.
  public static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }()

  /// The current time of the sample data, which is Friday, 20 November 2026, 5 PM.
  public static let now = moment(day: 20, hour: 17)

  /// Returns a time in New York. By default, it is in November 2026.
  public static func moment(year: Int = 2026, month: Int = 11, day: Int, hour: Int = 0, minute: Int = 0) -> Date {
    let components = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: components) ?? .distantPast
  }
}
