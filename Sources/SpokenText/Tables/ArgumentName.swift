/// The name of an argument, as a small number: the ones the formatters bind come first and are the same in every
/// table; the others are numbered as a table is compiled.
struct ArgumentName: Sendable, Hashable {
  let index: UInt16

  /// The arguments that the formatters bind.
  enum BuiltIn: UInt16, CaseIterable {
    case activity, amount, `case`, code, completed, count, counted, currency, date, day, distance, duration
    case field, first, from, gender, hour, hour12, major, message, minor, minute, month, more, name, outcome, period
    case progress, query, range, relative, second, state, time, times, title, to, total, transaction, value
    case weekday, who, year

    var text: String {
      switch self {
      case .activity: "activity"
      case .amount: "amount"
      case .case: "case"
      case .code: "code"
      case .completed: "completed"
      case .count: "count"
      case .counted: "counted"
      case .currency: "currency"
      case .date: "date"
      case .day: "day"
      case .distance: "distance"
      case .duration: "duration"
      case .field: "field"
      case .first: "first"
      case .from: "from"
      case .gender: "gender"
      case .hour: "hour"
      case .hour12: "hour12"
      case .major: "major"
      case .message: "message"
      case .minor: "minor"
      case .minute: "minute"
      case .month: "month"
      case .more: "more"
      case .name: "name"
      case .outcome: "outcome"
      case .period: "period"
      case .progress: "progress"
      case .query: "query"
      case .range: "range"
      case .relative: "relative"
      case .second: "second"
      case .state: "state"
      case .time: "time"
      case .times: "times"
      case .title: "title"
      case .to: "to"
      case .total: "total"
      case .transaction: "transaction"
      case .value: "value"
      case .weekday: "weekday"
      case .who: "who"
      case .year: "year"
      }
    }
  }

  init(index: UInt16) { self.index = index }

  init(_ name: BuiltIn) { index = name.rawValue }
}
