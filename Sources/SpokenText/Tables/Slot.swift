/// The messages that the formatters say themselves: the list that every language answers.
///
/// A formatter names a slot, and the compiled table has the message at the slot's index; no id is looked up on the way
/// from a value to its phrase.
enum Slot: Int, CaseIterable, Sendable {
  // number.ftl
  case minus, plus, infinity, numberUnavailable, ordinal, percent, range
  // money.ftl
  case moneyMajorMinor, moneyHidden, moneyUnavailable
  case moneyPerHour, moneyPerDay, moneyPerWeek, moneyPerMonth, moneyPerYear
  case moneyRange, moneyRangeShared
  // currency.ftl, beside the currencies themselves, which are found by code
  case currencyUnknown
  // date.ftl
  case timeH12, timeH23
  case weekdayMonday, weekdayTuesday, weekdayWednesday, weekdayThursday, weekdayFriday, weekdaySaturday, weekdaySunday
  case monthJanuary, monthFebruary, monthMarch, monthApril, monthMay, monthJune
  case monthJuly, monthAugust, monthSeptember, monthOctober, monthNovember, monthDecember
  case dateToday, dateYesterday, dateTomorrow, dateWeekday, dateWeekdayMonthDay, dateMonthDay, dateMonthDayYear
  case dateFull, dateDayHeader, dateUnavailable
  case momentToday, momentYesterday, momentTomorrow, momentDate
  // list.ftl
  case listMiddle, listAndTwo, listAndEnd, listOrTwo, listOrEnd, listEmpty
  // progress.ftl
  case progress, progressCompleted, progressStep, progressPage, progressQuestion
  case progressIndeterminate, progressDone, progressTitled

  /// The id of the message in the tables.
  var id: String {
    switch self {
    case .minus: "minus"
    case .plus: "plus"
    case .infinity: "infinity"
    case .numberUnavailable: "number-unavailable"
    case .ordinal: "ordinal"
    case .percent: "percent"
    case .range: "range"
    case .moneyMajorMinor: "money-major-minor"
    case .moneyHidden: "money-hidden"
    case .moneyUnavailable: "money-unavailable"
    case .moneyPerHour: "money-per-hour"
    case .moneyPerDay: "money-per-day"
    case .moneyPerWeek: "money-per-week"
    case .moneyPerMonth: "money-per-month"
    case .moneyPerYear: "money-per-year"
    case .moneyRange: "money-range"
    case .moneyRangeShared: "money-range-shared"
    case .currencyUnknown: "currency-unknown"
    case .timeH12: "time-h12"
    case .timeH23: "time-h23"
    case .weekdayMonday: "weekday-monday"
    case .weekdayTuesday: "weekday-tuesday"
    case .weekdayWednesday: "weekday-wednesday"
    case .weekdayThursday: "weekday-thursday"
    case .weekdayFriday: "weekday-friday"
    case .weekdaySaturday: "weekday-saturday"
    case .weekdaySunday: "weekday-sunday"
    case .monthJanuary: "month-january"
    case .monthFebruary: "month-february"
    case .monthMarch: "month-march"
    case .monthApril: "month-april"
    case .monthMay: "month-may"
    case .monthJune: "month-june"
    case .monthJuly: "month-july"
    case .monthAugust: "month-august"
    case .monthSeptember: "month-september"
    case .monthOctober: "month-october"
    case .monthNovember: "month-november"
    case .monthDecember: "month-december"
    case .dateToday: "date-today"
    case .dateYesterday: "date-yesterday"
    case .dateTomorrow: "date-tomorrow"
    case .dateWeekday: "date-weekday"
    case .dateWeekdayMonthDay: "date-weekday-month-day"
    case .dateMonthDay: "date-month-day"
    case .dateMonthDayYear: "date-month-day-year"
    case .dateFull: "date-full"
    case .dateDayHeader: "date-day-header"
    case .dateUnavailable: "date-unavailable"
    case .momentToday: "moment-today"
    case .momentYesterday: "moment-yesterday"
    case .momentTomorrow: "moment-tomorrow"
    case .momentDate: "moment-date"
    case .listMiddle: "list-middle"
    case .listAndTwo: "list-and-two"
    case .listAndEnd: "list-and-end"
    case .listOrTwo: "list-or-two"
    case .listOrEnd: "list-or-end"
    case .listEmpty: "list-empty"
    case .progress: "progress"
    case .progressCompleted: "progress-completed"
    case .progressStep: "progress-step"
    case .progressPage: "progress-page"
    case .progressQuestion: "progress-question"
    case .progressIndeterminate: "progress-indeterminate"
    case .progressDone: "progress-done"
    case .progressTitled: "progress-titled"
    }
  }

  /// The day of the week, 0 for Monday to 6 for Sunday.
  static func weekday(_ number: Int) -> Slot { Slot(rawValue: weekdayMonday.rawValue + number) ?? .weekdaySunday }

  /// The month, 1 for January to 12 for December.
  static func month(_ number: Int) -> Slot { Slot(rawValue: monthJanuary.rawValue + number - 1) ?? .monthDecember }
}
