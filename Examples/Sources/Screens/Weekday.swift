// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A day of the week, for the models of all example apps.
public enum Weekday: String, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The name of the day from the library's phrases, such as "Friday".
  public var name: Phrase {
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
