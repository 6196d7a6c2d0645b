/// The messages that the formatters say themselves: the list that every language answers.
///
/// A formatter names a slot, and the compiled table has the message at the slot's index; no id is looked up on the way
/// from a value to its phrase.
enum BuiltInMessage: Int, CaseIterable, Sendable {
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
  case listMiddle, listAndTwo, listAndEnd, listOrTwo, listOrEnd, listEmpty, listMore
  // progress.ftl
  case progress, progressCompleted, progressStep, progressPage, progressQuestion
  case progressIndeterminate, progressDone, progressTitled
  // duration.ftl
  case durationDays, durationHours, durationMinutes, durationSeconds, durationUnavailable, durationTwo, durationMiddle,
    durationEnd
  // relative.ftl
  case elapsedNow, elapsedMinutes, elapsedHours, elapsedDays, elapsedWeeks, elapsedMonths, elapsedYears, aheadNow
  case aheadMinutes, aheadHours, aheadDays, aheadWeeks, aheadMonths, aheadYears, dueNow, dueTodayAt, dueTomorrowAt
  case dueToday, dueTomorrow, dueAhead, overdueBy, durationWeeks, durationMonths, durationYears, intervalTimes
  case intervalDayTimes, intervalDates, intervalMoments
  // transaction.ftl
  case directionCredit, directionDebit, transactionDeposit, transactionWithdrawal, transactionPayment
  case transactionRefund, transactionTransferFrom, transactionTransferTo, transactionPurchase, transactionFee
  case transactionInterest, transactionRequest, transactionAdjustment, transactionPending, transactionDeclined
  case transactionReversed, transactionCancelled, transactionFailed, balance, balanceResulting, balanceOverdrawn
  // count.ftl
  case countDose, countMessage, countPhoto, countTask, countItem, countResult, countNotification, countDay
  case countStep, countStar, countPage, countMedication, countTransaction, countQuestion, countGoal, countState
  case moreThan, countMoreThan
  // hint.ftl
  case outcomeDetails, outcomeDetailsAndTransactions, outcomeDetailsOf, outcomeTasksOf, outcomeTaskDetails
  case outcomeFullScreen, outcomeProfile, outcomeFilter, outcomeCalendar, outcomeSignIn, outcomeResetPassword
  case outcomeSave, outcomeDelete, outcomePlay, hintTouch, hintTouchAdjust, hintKeyboard, hintPointer, hintRemote
  // notice.ftl
  case error, errorSelectAnswer, fieldEmailAddress, fieldPhoneNumber, fieldPassword, fieldName, errorRequired
  case errorInvalid, errorPhoneFormat, loading, loadingTasks, loadingPhoto, creatingProfile, saving, signingIn
  case pleaseWait, doneTransactionCreated, doneProfileSaved, doneDeleted, emptyResults, emptyConnection
  case emptyHealthData
  // label.ftl
  case labelSentences, labelMarked, labelField
  // state.ftl, beside the states themselves, which are found by number
  case status

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
    case .listMore: "list-more"
    case .progress: "progress"
    case .progressCompleted: "progress-completed"
    case .progressStep: "progress-step"
    case .progressPage: "progress-page"
    case .progressQuestion: "progress-question"
    case .progressIndeterminate: "progress-indeterminate"
    case .progressDone: "progress-done"
    case .progressTitled: "progress-titled"
    case .durationDays: "duration-days"
    case .durationHours: "duration-hours"
    case .durationMinutes: "duration-minutes"
    case .durationSeconds: "duration-seconds"
    case .durationUnavailable: "duration-unavailable"
    case .durationTwo: "duration-two"
    case .durationMiddle: "duration-middle"
    case .durationEnd: "duration-end"
    case .elapsedNow: "elapsed-now"
    case .elapsedMinutes: "elapsed-minutes"
    case .elapsedHours: "elapsed-hours"
    case .elapsedDays: "elapsed-days"
    case .elapsedWeeks: "elapsed-weeks"
    case .elapsedMonths: "elapsed-months"
    case .elapsedYears: "elapsed-years"
    case .aheadNow: "ahead-now"
    case .aheadMinutes: "ahead-minutes"
    case .aheadHours: "ahead-hours"
    case .aheadDays: "ahead-days"
    case .aheadWeeks: "ahead-weeks"
    case .aheadMonths: "ahead-months"
    case .aheadYears: "ahead-years"
    case .dueNow: "due-now"
    case .dueTodayAt: "due-today-at"
    case .dueTomorrowAt: "due-tomorrow-at"
    case .dueToday: "due-today"
    case .dueTomorrow: "due-tomorrow"
    case .dueAhead: "due-ahead"
    case .overdueBy: "overdue-by"
    case .durationWeeks: "duration-weeks"
    case .durationMonths: "duration-months"
    case .durationYears: "duration-years"
    case .intervalTimes: "interval-times"
    case .intervalDayTimes: "interval-day-times"
    case .intervalDates: "interval-dates"
    case .intervalMoments: "interval-moments"
    case .directionCredit: "direction-credit"
    case .directionDebit: "direction-debit"
    case .transactionDeposit: "transaction-deposit"
    case .transactionWithdrawal: "transaction-withdrawal"
    case .transactionPayment: "transaction-payment"
    case .transactionRefund: "transaction-refund"
    case .transactionTransferFrom: "transaction-transfer-from"
    case .transactionTransferTo: "transaction-transfer-to"
    case .transactionPurchase: "transaction-purchase"
    case .transactionFee: "transaction-fee"
    case .transactionInterest: "transaction-interest"
    case .transactionRequest: "transaction-request"
    case .transactionAdjustment: "transaction-adjustment"
    case .transactionPending: "transaction-pending"
    case .transactionDeclined: "transaction-declined"
    case .transactionReversed: "transaction-reversed"
    case .transactionCancelled: "transaction-cancelled"
    case .transactionFailed: "transaction-failed"
    case .balance: "balance"
    case .balanceResulting: "balance-resulting"
    case .balanceOverdrawn: "balance-overdrawn"
    case .countDose: "count-dose"
    case .countMessage: "count-message"
    case .countPhoto: "count-photo"
    case .countTask: "count-task"
    case .countItem: "count-item"
    case .countResult: "count-result"
    case .countNotification: "count-notification"
    case .countDay: "count-day"
    case .countStep: "count-step"
    case .countStar: "count-star"
    case .countPage: "count-page"
    case .countMedication: "count-medication"
    case .countTransaction: "count-transaction"
    case .countQuestion: "count-question"
    case .countGoal: "count-goal"
    case .countState: "count-state"
    case .moreThan: "more-than"
    case .countMoreThan: "count-more-than"
    case .outcomeDetails: "outcome-details"
    case .outcomeDetailsAndTransactions: "outcome-details-and-transactions"
    case .outcomeDetailsOf: "outcome-details-of"
    case .outcomeTasksOf: "outcome-tasks-of"
    case .outcomeTaskDetails: "outcome-task-details"
    case .outcomeFullScreen: "outcome-full-screen"
    case .outcomeProfile: "outcome-profile"
    case .outcomeFilter: "outcome-filter"
    case .outcomeCalendar: "outcome-calendar"
    case .outcomeSignIn: "outcome-sign-in"
    case .outcomeResetPassword: "outcome-reset-password"
    case .outcomeSave: "outcome-save"
    case .outcomeDelete: "outcome-delete"
    case .outcomePlay: "outcome-play"
    case .hintTouch: "hint-touch"
    case .hintTouchAdjust: "hint-touch-adjust"
    case .hintKeyboard: "hint-keyboard"
    case .hintPointer: "hint-pointer"
    case .hintRemote: "hint-remote"
    case .error: "error"
    case .errorSelectAnswer: "error-select-answer"
    case .fieldEmailAddress: "field-email-address"
    case .fieldPhoneNumber: "field-phone-number"
    case .fieldPassword: "field-password"
    case .fieldName: "field-name"
    case .errorRequired: "error-required"
    case .errorInvalid: "error-invalid"
    case .errorPhoneFormat: "error-phone-format"
    case .loading: "loading"
    case .loadingTasks: "loading-tasks"
    case .loadingPhoto: "loading-photo"
    case .creatingProfile: "creating-profile"
    case .saving: "saving"
    case .signingIn: "signing-in"
    case .pleaseWait: "please-wait"
    case .doneTransactionCreated: "done-transaction-created"
    case .doneProfileSaved: "done-profile-saved"
    case .doneDeleted: "done-deleted"
    case .emptyResults: "empty-results"
    case .emptyConnection: "empty-connection"
    case .emptyHealthData: "empty-health-data"
    case .labelSentences: "label-sentences"
    case .labelMarked: "label-marked"
    case .labelField: "label-field"
    case .status: "status"
    }
  }

  /// The day of the week, 0 for Monday to 6 for Sunday.
  static func weekday(_ number: Int) -> BuiltInMessage { BuiltInMessage(rawValue: weekdayMonday.rawValue + number) ?? .weekdaySunday }

  /// The month, 1 for January to 12 for December.
  static func month(_ number: Int) -> BuiltInMessage { BuiltInMessage(rawValue: monthJanuary.rawValue + number - 1) ?? .monthDecember }
}
