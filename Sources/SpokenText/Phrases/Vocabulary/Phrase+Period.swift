extension Phrase {
  /// A span of the calendar in which something comes again or is counted: "a day", "per week".
  public struct Period: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case hour, day, week, month, year }

    let kind: Kind

    /// "3 times an hour", "10 minutes per hour".
    public static var hour: Period { Period(kind: .hour) }
    /// "3 times a day", "10 minutes per day".
    public static var day: Period { Period(kind: .day) }
    /// "3 times a week", "10 minutes per week".
    public static var week: Period { Period(kind: .week) }
    /// "3 times a month", "10 minutes per month".
    public static var month: Period { Period(kind: .month) }
    /// "3 times a year", "10 minutes per year".
    public static var year: Period { Period(kind: .year) }
  }
}

extension Phrase.Period {
  /// The names that data and the command line have for the periods.
  static let named: [(name: String, value: Phrase.Period?)] = [
    ("hour", .hour), ("day", .day), ("week", .week), ("month", .month), ("year", .year),
  ]

  /// How often in it.
  var times: BuiltInMessage {
    switch kind {
    case .hour: .timesHour
    case .day: .timesDay
    case .week: .timesWeek
    case .month: .timesMonth
    case .year: .timesYear
    }
  }
}
