// Written by “spoken swift” from en.ftl: edit that, and write this again.
// swift-format-ignore-file
// swiftlint:disable all

import SpokenText

nonisolated extension Phrase {
  /// “2.5 milligrams”
  ///
  /// How much of the substance there is.
  ///
  /// ```ftl
  /// { $count ->
  ///     [one] { $count } milligram
  ///    *[other] { $count } milligrams
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - count: the amount.
  static func milligrams(_ count: some SpeakableNumber) -> Phrase {
    .message("strength-milligrams", ["count": .number(count)])
  }

  /// “7.5 milliliters”
  ///
  /// How much of a liquid is taken.
  ///
  /// ```ftl
  /// { $count ->
  ///     [one] { $count } milliliter
  ///    *[other] { $count } milliliters
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - count: the amount.
  static func milliliters(_ count: some SpeakableNumber) -> Phrase {
    .message("strength-milliliters", ["count": .number(count)])
  }

  /// “2 tablets”
  ///
  /// What is taken at a time.
  ///
  /// ```ftl
  /// { $count ->
  ///     [one] { $count } tablet
  ///    *[other] { $count } tablets
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - count: how many.
  static func tablets(_ count: some BinaryInteger & SpeakableNumber) -> Phrase {
    .message("taken-tablets", ["count": .number(count)])
  }

  /// “1 capsule”
  ///
  /// What is taken at a time.
  ///
  /// ```ftl
  /// { $count ->
  ///     [one] { $count } capsule
  ///    *[other] { $count } capsules
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - count: how many.
  static func capsules(_ count: some BinaryInteger & SpeakableNumber) -> Phrase {
    .message("taken-capsules", ["count": .number(count)])
  }

  /// “500 milligrams, 2 tablets”
  ///
  /// Behind the name of a medication.
  ///
  /// ```ftl
  /// { $strength }, { $taken }
  /// ```
  ///
  /// - Parameters:
  ///   - strength: one of the strengths above.
  ///   - taken: one of what is taken at a time.
  static func dosage(_ strength: Phrase, taken: Phrase) -> Phrase {
    .message("dosage", ["strength": strength, "taken": taken])
  }

  /// “Every day at 8:00 AM and 8:00 PM”
  ///
  /// ```ftl
  /// every day at { $time }
  /// ```
  ///
  /// - Parameters:
  ///   - time: one or more times of day.
  static func everyDay(at time: Phrase) -> Phrase {
    .message("schedule-every-day", ["time": time])
  }

  /// “Every Monday, Wednesday, and Friday at 8:00 AM”
  ///
  /// Some languages ask for the case "every" of the days here, see `weekday-monday` of the library:
  /// "w poniedziałki".
  ///
  /// ```ftl
  /// every { $days } at { $time }
  /// ```
  ///
  /// - Parameters:
  ///   - days: one or more days of the week.
  ///   - time: one or more times of day.
  static func on(_ days: Phrase, at time: Phrase) -> Phrase {
    .message("schedule-weekdays", ["days": days, "time": time])
  }

  /// “No schedule”
  ///
  /// In place of a schedule.
  static let noSchedule: Phrase = .message("schedule-none")

  /// “92 percent, excellent”
  ///
  /// Behind "Adherence:".
  ///
  /// ```ftl
  /// { $share }, { $grade }
  /// ```
  ///
  /// - Parameters:
  ///   - share: a percentage.
  ///   - grade: one of the grades below.
  static func graded(_ share: Phrase, _ grade: Phrase) -> Phrase {
    .message("graded", ["share": share, "grade": grade])
  }

  /// “92 percent, excellent”
  ///
  /// Behind a percentage.
  static let excellent: Phrase = .message("grade-excellent")

  /// “81 percent, good”
  ///
  /// Behind a percentage.
  static let good: Phrase = .message("grade-good")

  /// “50 percent, needs improvement”
  ///
  /// Behind a percentage.
  static let needsImprovement: Phrase = .message("grade-needs-improvement")

  /// “Medications”
  ///
  /// The name of a tab, and the heading of its screen; the hint is the tab's.
  static let medicationsTab: Phrase = .message("tab-medications")

  /// “Schedule”
  ///
  /// The name of a tab, and its hint.
  static let scheduleTab: Phrase = .message("tab-schedule")

  /// “History”
  ///
  /// The name of a tab, and its hint.
  static let historyTab: Phrase = .message("tab-history")

  /// “Filter medications”
  ///
  /// A button, and what happens when it is used.
  static let filterMedications: Phrase = .message("filter-medications")

  /// “Add medication”
  ///
  /// A button, and what happens when it is used.
  static let addMedication: Phrase = .message("add-medication")

  /// “Edit”
  ///
  /// A button, and what happens when it is used.
  static let edit: Phrase = .message("edit")

  /// “Done”
  ///
  /// A button that leads back to the list, and what happens when it is used.
  static let done: Phrase = .message("done")

  /// “Add schedule”
  ///
  /// A button, and what happens when it is used.
  static let addSchedule: Phrase = .message("add-schedule")

  /// “Delete Aspirin”
  ///
  /// A button or action, and what happens when it is used.
  ///
  /// ```ftl
  /// delete { $medication }
  /// ```
  ///
  /// - Parameters:
  ///   - medication: the medication's name.
  static func delete(_ medication: String) -> Phrase {
    .message("delete", ["medication": .text(medication)])
  }

  /// “Activate Omeprazole”
  ///
  /// A button or action, and what happens when it is used.
  ///
  /// ```ftl
  /// activate { $medication }
  /// ```
  ///
  /// - Parameters:
  ///   - medication: the medication's name.
  static func activate(_ medication: String) -> Phrase {
    .message("activate", ["medication": .text(medication)])
  }

  /// “Deactivate Aspirin”
  ///
  /// A button or action, and what happens when it is used.
  ///
  /// ```ftl
  /// deactivate { $medication }
  /// ```
  ///
  /// - Parameters:
  ///   - medication: the medication's name.
  static func deactivate(_ medication: String) -> Phrase {
    .message("deactivate", ["medication": .text(medication)])
  }

  /// “Delete schedule”
  ///
  /// An action of one schedule.
  static let deleteSchedule: Phrase = .message("delete-schedule")

  /// “Select date”
  ///
  /// A button. What happens when it is used is the next message.
  static let selectDate: Phrase = .message("select-date")

  /// “Previous day”
  ///
  /// A button, and what happens when it is used.
  static let previousDay: Phrase = .message("previous-day")

  /// “Next day”
  ///
  /// A button, and what happens when it is used.
  static let nextDay: Phrase = .message("next-day")

  /// “Mark Aspirin as taken”
  ///
  /// A button or action of a dose, and what happens when it is used.
  ///
  /// ```ftl
  /// mark { $medication } as taken
  /// ```
  ///
  /// - Parameters:
  ///   - medication: the medication's name.
  static func markTaken(_ medication: String) -> Phrase {
    .message("mark-taken", ["medication": .text(medication)])
  }

  /// “Skip Aspirin”
  ///
  /// A button or action of a dose, and what happens when it is used.
  ///
  /// ```ftl
  /// skip { $medication }
  /// ```
  ///
  /// - Parameters:
  ///   - medication: the medication's name.
  static func skip(_ medication: String) -> Phrase {
    .message("skip", ["medication": .text(medication)])
  }

  /// “Scheduled for 8:00 AM”
  ///
  /// When it is to be taken.
  ///
  /// ```ftl
  /// scheduled for { $time }
  /// ```
  ///
  /// - Parameters:
  ///   - time: a time of day.
  static func scheduled(_ time: Phrase) -> Phrase {
    .message("dose-scheduled", ["time": time])
  }

  /// ```ftl
  /// scheduled for { $time }
  /// ```
  ///
  /// - Parameters:
  ///   - time: a day and a time of day.
  static func scheduled(on time: Phrase) -> Phrase {
    .message("dose-scheduled.day", ["time": time])
  }

  /// “Taken at 8:12 AM”
  ///
  /// When it was taken, and what is announced when it is recorded.
  ///
  /// ```ftl
  /// taken at { $time }
  /// ```
  ///
  /// - Parameters:
  ///   - time: a time of day.
  static func taken(_ time: Phrase) -> Phrase {
    .message("dose-taken", ["time": time])
  }

  /// ```ftl
  /// taken { $time }
  /// ```
  ///
  /// - Parameters:
  ///   - time: a day and a time of day.
  static func taken(on time: Phrase) -> Phrase {
    .message("dose-taken.day", ["time": time])
  }

  /// ```ftl
  /// { $medication } marked as taken
  /// ```
  ///
  /// - Parameters:
  ///   - medication: the medication's name.
  static func markedTaken(_ medication: String) -> Phrase {
    .message("dose-taken.announced", ["medication": .text(medication)])
  }

  /// “Skipped at 10:30 PM”
  ///
  /// When it was left out on purpose, and what is announced when that is recorded.
  ///
  /// ```ftl
  /// skipped at { $time }
  /// ```
  ///
  /// - Parameters:
  ///   - time: a time of day.
  static func skipped(_ time: Phrase) -> Phrase {
    .message("dose-skipped", ["time": time])
  }

  /// ```ftl
  /// skipped { $time }
  /// ```
  ///
  /// - Parameters:
  ///   - time: a day and a time of day.
  static func skipped(on time: Phrase) -> Phrase {
    .message("dose-skipped.day", ["time": time])
  }

  /// ```ftl
  /// { $medication } marked as skipped
  /// ```
  ///
  /// - Parameters:
  ///   - medication: the medication's name.
  static func markedSkipped(_ medication: String) -> Phrase {
    .message("dose-skipped.announced", ["medication": .text(medication)])
  }

  /// “Filter doses”
  ///
  /// A button, while all doses are shown, and what happens when it is used.
  static let filterDoses: Phrase = .message("filter-doses")

  /// “Filter: Missed”
  ///
  /// A button, while only some doses are shown. What happens when it is used is the hint.
  ///
  /// ```ftl
  /// filter: { TITLE($state) }
  /// ```
  ///
  /// - Parameters:
  ///   - state: the state that they are in, which may be asked for the form that many doses need.
  static func filter(_ state: Phrase) -> Phrase {
    .message("filter", ["state": state])
  }

  /// “Last 7 days”
  ///
  /// A shortcut to a range of dates that ends today, and what happens when it is used.
  ///
  /// ```ftl
  /// { $count ->
  ///     [one] last { $count } day
  ///    *[other] last { $count } days
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - count: how many days: 7, 30 or 90.
  static func lastDays(_ count: some BinaryInteger & SpeakableNumber) -> Phrase {
    .message("last-days", ["count": .number(count)])
  }

  /// “Save”
  ///
  /// A button.
  static let save: Phrase = .message("save")

  /// “Cancel”
  ///
  /// A button.
  static let cancel: Phrase = .message("cancel")

  /// “Ibuprofen added”
  ///
  /// ```ftl
  /// { $medication } added
  /// ```
  ///
  /// - Parameters:
  ///   - medication: the medication's name.
  static func added(_ medication: String) -> Phrase {
    .message("medication-added", ["medication": .text(medication)])
  }

  /// “Omeprazole deleted”
  ///
  /// ```ftl
  /// { $medication } deleted
  /// ```
  ///
  /// - Parameters:
  ///   - medication: the medication's name.
  static func deleted(_ medication: String) -> Phrase {
    .message("medication-deleted", ["medication": .text(medication)])
  }
}

nonisolated extension Phrase.Field {
  /// “Adherence: 92 percent, excellent”
  ///
  /// The name of a field: the part of all doses that was taken.
  static let adherence = Self("adherence")

  /// “Strength”
  ///
  /// A field of the form, and its hint.
  static let strength = Self("strength")
}

nonisolated extension Phrase.Problem {
  /// “Error: The medications could not be loaded. Try again later”
  static let storage: Self = .message("problem-storage")
}

nonisolated extension Phrase.Hint {
  /// “view and manage your medications”
  static let medicationsTab: Self = .say(.message("tab-medications.hint"))

  /// “view daily dose schedule”
  static let scheduleTab: Self = .say(.message("tab-schedule.hint"))

  /// “view dose history and adherence statistics”
  static let historyTab: Self = .say(.message("tab-history.hint"))

  /// “shows filter options to display only active medications”
  static let filterMedications: Self = .say(.message("filter-medications.hint"))

  /// “opens form to add a new medication”
  static let addMedication: Self = .say(.message("add-medication.hint"))

  /// “edit medication details”
  static let edit: Self = .say(.message("edit.hint"))

  /// “close medication details”
  static let done: Self = .say(.message("done.hint"))

  /// “creates a new dose schedule for this medication”
  static let addSchedule: Self = .say(.message("add-schedule.hint"))

  /// “permanently removes this medication and all its data”
  static let deleteMedication: Self = .say(.message("delete.hint"))

  /// “starts its schedules again”
  static let activate: Self = .say(.message("activate.hint"))

  /// “stops its schedules and keeps its history”
  static let deactivate: Self = .say(.message("deactivate.hint"))

  /// “shows the doses of the previous day”
  static let previousDay: Self = .say(.message("previous-day.hint"))

  /// “shows the doses of the next day”
  static let nextDay: Self = .say(.message("next-day.hint"))

  /// “records the dose as taken now”
  static let markTaken: Self = .say(.message("mark-taken.hint"))

  /// “records the dose as skipped”
  static let skip: Self = .say(.message("skip.hint"))

  /// “shows filter options”
  static let filterDoses: Self = .say(.message("filter-doses.hint"))

  /// “shows options to change or remove the filter”
  static let filterChange: Self = .say(.message("filter.hint"))

  /// ```ftl
  /// { $count ->
  ///     [one] sets date range to the last { $count } day
  ///    *[other] sets date range to the last { $count } days
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - count: how many days: 7, 30 or 90.
  static func lastDays(_ count: some BinaryInteger & SpeakableNumber) -> Self {
    .say(.message("last-days.hint", ["count": .number(count)]))
  }

  /// ```ftl
  /// for example, { $strength }
  /// ```
  ///
  /// - Parameters:
  ///   - strength: one of the strengths above.
  static func exampleStrength(_ strength: Phrase) -> Self {
    .say(.message("strength.hint", ["strength": strength]))
  }
}
