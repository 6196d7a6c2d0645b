import SpokenText

/// The app's own messages; their wording stands in `Locales`.
extension PhraseID {
  static let milligrams: PhraseID = "strength-milligrams"
  static let milliliters: PhraseID = "strength-milliliters"
  static let tablets: PhraseID = "taken-tablets"
  static let capsules: PhraseID = "taken-capsules"
  static let dosage: PhraseID = "dosage"

  static let everyDay: PhraseID = "schedule-every-day"
  static let onWeekdays: PhraseID = "schedule-weekdays"
  static let noSchedule: PhraseID = "schedule-none"

  static let adherence: PhraseID = "adherence"
  static let graded: PhraseID = "graded"
  static let excellent: PhraseID = "grade-excellent"
  static let good: PhraseID = "grade-good"
  static let needsImprovement: PhraseID = "grade-needs-improvement"

  static let medicationsTab: PhraseID = "tab-medications"
  static let medicationsTabHint: PhraseID = "tab-medications.hint"
  static let scheduleTab: PhraseID = "tab-schedule"
  static let scheduleTabHint: PhraseID = "tab-schedule.hint"
  static let historyTab: PhraseID = "tab-history"
  static let historyTabHint: PhraseID = "tab-history.hint"

  static let filterMedications: PhraseID = "filter-medications"
  static let filterMedicationsHint: PhraseID = "filter-medications.hint"
  static let addMedication: PhraseID = "add-medication"
  static let addMedicationHint: PhraseID = "add-medication.hint"
  static let edit: PhraseID = "edit"
  static let editHint: PhraseID = "edit.hint"
  static let done: PhraseID = "done"
  static let doneHint: PhraseID = "done.hint"
  static let addSchedule: PhraseID = "add-schedule"
  static let addScheduleHint: PhraseID = "add-schedule.hint"
  static let delete: PhraseID = "delete"
  static let deleteHint: PhraseID = "delete.hint"
  static let activate: PhraseID = "activate"
  static let activateHint: PhraseID = "activate.hint"
  static let deactivate: PhraseID = "deactivate"
  static let deactivateHint: PhraseID = "deactivate.hint"
  static let deleteSchedule: PhraseID = "delete-schedule"
  static let save: PhraseID = "save"
  static let cancel: PhraseID = "cancel"

  static let selectDate: PhraseID = "select-date"
  static let previousDay: PhraseID = "previous-day"
  static let previousDayHint: PhraseID = "previous-day.hint"
  static let nextDay: PhraseID = "next-day"
  static let nextDayHint: PhraseID = "next-day.hint"
  static let markTaken: PhraseID = "mark-taken"
  static let markTakenHint: PhraseID = "mark-taken.hint"
  static let skip: PhraseID = "skip"
  static let skipHint: PhraseID = "skip.hint"

  static let filter: PhraseID = "filter"
  static let filterHint: PhraseID = "filter.hint"
  static let filterDoses: PhraseID = "filter-doses"
  static let filterDosesHint: PhraseID = "filter-doses.hint"
  static let lastDays: PhraseID = "last-days"
  static let lastDaysHint: PhraseID = "last-days.hint"

  static let strengthHint: PhraseID = "strength.hint"

  static let medicationAdded: PhraseID = "medication-added"
}

/// The fields of the app's forms; with their names agrees what is said of them.
extension FormField {
  static let strength = FormField("strength")
}
