import SpokenText

/// The app's own messages, worded in `Locales`.
extension Phrase {
  static func milligrams(_ count: ExactDecimal) -> Phrase { message("strength-milligrams", ["count": .number(count)]) }
  static func milliliters(_ count: ExactDecimal) -> Phrase {
    message("strength-milliliters", ["count": .number(count)])
  }
  static func tablets(_ count: Int) -> Phrase { message("taken-tablets", ["count": .number(count)]) }
  static func capsules(_ count: Int) -> Phrase { message("taken-capsules", ["count": .number(count)]) }
  static func dosage(_ strength: Phrase, taken: Phrase) -> Phrase {
    message("dosage", ["strength": strength, "taken": taken])
  }

  static func everyDay(at time: Phrase) -> Phrase { message("schedule-every-day", ["time": time]) }
  static func on(_ days: Phrase, at time: Phrase) -> Phrase {
    message("schedule-weekdays", ["days": days, "time": time])
  }
  static let noSchedule = message("schedule-none")

  static func graded(_ share: Phrase, _ grade: Phrase) -> Phrase {
    message("graded", ["share": share, "grade": grade])
  }
  static let excellent = message("grade-excellent")
  static let good = message("grade-good")
  static let needsImprovement = message("grade-needs-improvement")

  static let medicationsTab = message("tab-medications")
  static let scheduleTab = message("tab-schedule")
  static let historyTab = message("tab-history")

  static let filterMedications = message("filter-medications")
  static let addMedication = message("add-medication")
  static let edit = message("edit")
  static let done = message("done")
  static let addSchedule = message("add-schedule")
  static let deleteSchedule = message("delete-schedule")
  static let save = message("save")
  static let cancel = message("cancel")

  static func delete(_ medication: String) -> Phrase { message("delete", ["medication": .text(medication)]) }
  static func activate(_ medication: String) -> Phrase { message("activate", ["medication": .text(medication)]) }
  static func deactivate(_ medication: String) -> Phrase { message("deactivate", ["medication": .text(medication)]) }
  static func added(_ medication: String) -> Phrase { message("medication-added", ["medication": .text(medication)]) }
  static func deleted(_ medication: String) -> Phrase {
    message("medication-deleted", ["medication": .text(medication)])
  }

  static let selectDate = message("select-date")
  static let previousDay = message("previous-day")
  static let nextDay = message("next-day")
  static func markTaken(_ medication: String) -> Phrase { message("mark-taken", ["medication": .text(medication)]) }
  static func skip(_ medication: String) -> Phrase { message("skip", ["medication": .text(medication)]) }

  static func scheduled(_ time: Phrase) -> Phrase { message("dose-scheduled", ["time": time]) }
  static func scheduled(on day: Phrase) -> Phrase { message("dose-scheduled.day", ["time": day]) }
  static func taken(_ time: Phrase) -> Phrase { message("dose-taken", ["time": time]) }
  static func taken(on day: Phrase) -> Phrase { message("dose-taken.day", ["time": day]) }
  static func skipped(_ time: Phrase) -> Phrase { message("dose-skipped", ["time": time]) }
  static func skipped(on day: Phrase) -> Phrase { message("dose-skipped.day", ["time": day]) }
  static func markedTaken(_ medication: String) -> Phrase {
    message("dose-taken.announced", ["medication": .text(medication)])
  }
  static func markedSkipped(_ medication: String) -> Phrase {
    message("dose-skipped.announced", ["medication": .text(medication)])
  }

  static func filter(_ state: Phrase) -> Phrase { message("filter", ["state": state]) }
  static let filterDoses = message("filter-doses")
  static func lastDays(_ count: Int) -> Phrase { message("last-days", ["count": .number(count)]) }
}

/// The names of the parts of labels, and of the fields of forms.
extension Phrase.Field {
  static let adherence = Self("adherence")
  static let strength = Self("strength")
}

extension Phrase.Hint {
  static let medicationsTab = say(.message("tab-medications.hint"))
  static let scheduleTab = say(.message("tab-schedule.hint"))
  static let historyTab = say(.message("tab-history.hint"))

  static let filterMedications = say(.message("filter-medications.hint"))
  static let addMedication = say(.message("add-medication.hint"))
  static let edit = say(.message("edit.hint"))
  static let done = say(.message("done.hint"))
  static let addSchedule = say(.message("add-schedule.hint"))
  static let deleteMedication = say(.message("delete.hint"))
  static let activate = say(.message("activate.hint"))
  static let deactivate = say(.message("deactivate.hint"))
  static func exampleStrength(_ strength: Phrase) -> Self { say(.message("strength.hint", ["strength": strength])) }

  static let previousDay = say(.message("previous-day.hint"))
  static let nextDay = say(.message("next-day.hint"))
  static let markTaken = say(.message("mark-taken.hint"))
  static let skip = say(.message("skip.hint"))

  static let filterChange = say(.message("filter.hint"))
  static let filterDoses = say(.message("filter-doses.hint"))
  static func lastDays(_ count: Int) -> Self { say(.message("last-days.hint", ["count": .number(count)])) }

  /// "Saves your changes", without the gesture.
  static let saveChanges = say(.hint(.save, by: .outcome))
  /// "Opens calendar to choose a different date", without the gesture.
  static let openCalendar = say(.hint(.calendar, by: .outcome))
}

extension Phrase.Problem {
  /// The medications could not be read from the device.
  static let storage = message("problem-storage")
}
