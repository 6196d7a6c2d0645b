/// The name of an argument, as a small number: the ones the formatters bind come first and are the same in every
/// table; the others are numbered as a table is compiled.
struct Name: Sendable, Hashable {
  let index: UInt16

  /// The arguments that the formatters bind.
  enum BuiltIn: UInt16, CaseIterable {
    case amount, `case`, code, completed, count, currency, date, day, first, from, gender, hour, hour12, major, minor
    case minute, month, period, progress, range, relative, second, time, title, to, total, value, weekday, year

    var text: String {
      switch self {
      case .amount: "amount"
      case .case: "case"
      case .code: "code"
      case .completed: "completed"
      case .count: "count"
      case .currency: "currency"
      case .date: "date"
      case .day: "day"
      case .first: "first"
      case .from: "from"
      case .gender: "gender"
      case .hour: "hour"
      case .hour12: "hour12"
      case .major: "major"
      case .minor: "minor"
      case .minute: "minute"
      case .month: "month"
      case .period: "period"
      case .progress: "progress"
      case .range: "range"
      case .relative: "relative"
      case .second: "second"
      case .time: "time"
      case .title: "title"
      case .to: "to"
      case .total: "total"
      case .value: "value"
      case .weekday: "weekday"
      case .year: "year"
      }
    }
  }

  init(index: UInt16) { self.index = index }

  init(_ name: BuiltIn) { index = name.rawValue }
}
