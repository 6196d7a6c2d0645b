// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Screens
import SpokenText

/// Sample medications of one user. The current time is a Friday at 5 PM.
enum SampleMedications {
  static let aspirin = Medication(
    id: "aspirin", name: "Aspirin", dosage: Dosage(strength: 500, unit: .milligrams, form: .tablet, count: 2),
    schedules: [DoseSchedule(id: "aspirin-daily", times: [today(8), today(20)])])

  static let all = [
    aspirin,
    Medication(
      id: "methotrexate", name: "Methotrexate",
      dosage: Dosage(strength: "2.5", unit: .milligrams, form: .tablet, count: 1),
      schedules: [
        DoseSchedule(id: "methotrexate-week", times: [today(8)], weekdays: [.monday, .wednesday, .friday])
      ]),
    // Has two schedules, and a dosage that is measured out.
    Medication(
      id: "syrup", name: "Cough syrup", dosage: Dosage(strength: "7.5", unit: .milliliters),
      schedules: [
        DoseSchedule(id: "syrup-noon", times: [today(12, 30)]),
        DoseSchedule(id: "syrup-sunday", times: [today(21)], weekdays: [.sunday]),
      ]),
    omeprazole,
    // Has only a name.
    Medication(id: "vitamin-d", name: "Vitamin D"),
  ]

  static let omeprazole = Medication(
    id: "omeprazole", name: "Omeprazole", dosage: Dosage(strength: 20, unit: .milligrams, form: .capsule, count: 1),
    isActive: false)

  static let taken = Dose(
    id: "taken", medication: "Aspirin", scheduledAt: today(8), outcome: .taken, recordedAt: today(8, 12))
  static let missed = Dose(id: "missed", medication: "Cough syrup", scheduledAt: today(12, 30), outcome: .missed)
  static let pending = Dose(id: "pending", medication: "Aspirin", scheduledAt: today(20), outcome: .pending)
  static let evening = Dose(
    id: "evening", medication: "Hydrocortisone", scheduledAt: today(21), outcome: .pending)
  static let skipped = Dose(
    id: "skipped", medication: "Aspirin", scheduledAt: SampleMoment.moment(day: 19, hour: 20), outcome: .skipped,
    recordedAt: SampleMoment.moment(day: 19, hour: 22, minute: 30))

  static let history = [
    taken, missed, skipped,
    Dose(
      id: "midweek", medication: "Methotrexate", scheduledAt: SampleMoment.moment(day: 18, hour: 8), outcome: .taken,
      recordedAt: SampleMoment.moment(day: 18, hour: 8)),
    // Taken after midnight.
    Dose(
      id: "last-month", medication: "Aspirin", scheduledAt: SampleMoment.moment(month: 10, day: 31, hour: 20),
      outcome: .taken, recordedAt: SampleMoment.moment(day: 1, hour: 0, minute: 5)),
    // Skipped on purpose, after midnight.
    Dose(
      id: "skipped-late", medication: "Methotrexate", scheduledAt: SampleMoment.moment(month: 10, day: 30, hour: 20),
      outcome: .skipped, recordedAt: SampleMoment.moment(month: 10, day: 31, hour: 0, minute: 10)),
  ]

  static let week = AdherenceStatistics(taken: 46, missed: 3, skipped: 1, pending: 1)
  static let month = AdherenceStatistics(taken: 13, missed: 1, skipped: 2)
  static let quarter = AdherenceStatistics(taken: 1, missed: 0, skipped: 1, pending: 5)
  static let none = AdherenceStatistics()

  static let emptyForm = MedicationForm(name: "", strength: "")
  static let filledForm = MedicationForm(name: "Ibuprofen", strength: "400")
  static let failedForm = MedicationForm(name: "  ", strength: "400", nameProblem: .required(.name))

  /// Returns a time on the current day of the sample data.
  private static func today(_ hour: Int, _ minute: Int = 0) -> Date {
    SampleMoment.moment(day: 20, hour: hour, minute: minute)
  }
}
