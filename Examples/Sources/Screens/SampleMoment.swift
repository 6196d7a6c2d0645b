// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The moments of the sample data, on the clock of New York.
public enum SampleMoment {
  /// Where the sample data is at home.
  public static let zone = TimeZone(identifier: "America/New_York") ?? .gmt

  /// Its days.
  public static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }()

  /// Friday, 20 November 2026, 5 PM.
  public static let now = moment(day: 20, hour: 17)

  /// A moment of November 2026, or of another month near it.
  public static func moment(year: Int = 2026, month: Int = 11, day: Int, hour: Int = 0, minute: Int = 0) -> Date {
    let components = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: components) ?? .distantPast
  }
}
