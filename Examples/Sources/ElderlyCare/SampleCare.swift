// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText
import SpokenTextReminders

/// Sample data of a family and the people it cares for. The current time is a Friday at 5 PM.
enum SampleCare {
  static let grandma = Profile(id: "grandma", name: "Grandma")
  static let grandpa = Profile(id: "grandpa", name: "Grandpa Joe")
  static let profiles = [
    grandma, grandpa, Profile(id: "zofia", name: "Zofia Woźniak"), Profile(id: "agnes", name: "Aunt Agnes"),
  ]

  static let medication = CareTask(
    id: "medication", title: "Morning medication", profile: grandma,
    dueAt: SampleMoment.moment(day: 20, hour: 8), isCompleted: true,
    lastCompletedAt: SampleMoment.moment(day: 20, hour: 15))
  static let walk = CareTask(
    id: "walk", title: "Morning walk", profile: grandpa, dueAt: SampleMoment.moment(day: 20, hour: 15),
    isOverdue: true, lastCompletedAt: SampleMoment.moment(day: 18, hour: 9))
  static let dinner = CareTask(
    id: "dinner", title: "Cook dinner", profile: grandma, dueAt: SampleMoment.moment(day: 20, hour: 18, minute: 30))

  static let tasks = [
    medication, walk, dinner,
    // Tasks of the family itself, which are for no other person.
    CareTask(
      id: "pharmacy", title: "Call the pharmacy", dueAt: SampleMoment.moment(day: 19, hour: 12), isOverdue: true),
    CareTask(id: "visit", title: "Plan a visit", dueAt: SampleMoment.moment(day: 21, hour: 12)),
  ]

  static let medicationReminder = Reminder(
    kind: .medication, profile: grandma, time: SampleMoment.moment(day: 20, hour: 8))
  static let walkReminder = Reminder(kind: .other, profile: grandpa, time: SampleMoment.moment(day: 20, hour: 12))

  /// The text messages to the two people.
  static let textMessages = [
    medicationReminder.textMessage(medication.title), walkReminder.textMessage(walk.title),
  ]

  static let medicationPhoto = ResponsePhoto(id: "medication photo", profile: grandma, task: medication)
  static let walkPhoto = ResponsePhoto(id: "walk photo", profile: grandpa, task: walk)

  static let emptyForm = ProfileForm(name: "", phoneNumber: "", relationship: "")
  static let filledForm = ProfileForm(
    name: "Aunt May", phoneNumber: "+1 555 123 4567", relationship: "Aunt", isChecked: true,
    isCreating: true)
  static let failedForm = ProfileForm(
    name: " ", phoneNumber: "555 12", relationship: "Friend", isChecked: true)
}
