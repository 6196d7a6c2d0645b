// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Screens
import SpokenText

/// An example app that tracks medications, their schedules, and the outcome of each dose.
public let medicationTracker = App(
  "medication-tracker", resources: .module,
  screens: [
    Screen(
      "medications", titled: .medicationsTab,
      [
        button("filter", .filterMedications, hint: .filterMedications).leading,
        button("add", .addMedication, hint: .addMedication).leading,
        heading(.medicationsTab),
      ]
        + SampleMedications.all.map { .element($0.id, $0) }
        + tabs(selected: .medicationsTab)
        + [
          .announcement("filtered", Announcement(.count(4, .medication, status: .active))),
          .announcement(
            "deleted", Announcement(.deleted(SampleMedications.omeprazole.name), notification: .layoutChanged)),
          .announcement(
            "deactivated", .done(.marked(SampleMedications.aspirin.name, as: .inactive, of: .medication))),
          .announcement(
            "activated", .done(.marked(SampleMedications.omeprazole.name, as: .active, of: .medication))),
        ]),
    Screen(
      "no-medications", titled: .medicationsTab,
      [
        .element("loading", .activity(.loading)),
        .announcement("loading announced", .loading(.loading)),
        .element("empty icon", .decorative()),
        .element("none yet", .emptyState(.medication)),
        .element("error", AnnouncedCard.error(.storage)),
        .announcement("error announced", AnnouncedCard.error(.storage).announcement),
      ]),
    Screen(
      "search", titled: .medicationsTab,
      [
        heading(.medicationsTab),
        .element("nothing found", AnnouncedCard.notice(.noResults(for: "aspirin"))),
        .announcement("nothing found announced", AnnouncedCard.notice(.noResults(for: "aspirin")).announcement),
      ]),
    Screen(
      "medication-details", titled: .text(SampleMedications.aspirin.name),
      [
        button("done", .done, hint: .done).leading,
        button("edit", .edit, hint: .edit).leading,
        .element("aspirin", SampleMedications.aspirin.summary),
      ]
        + SampleMedications.aspirin.schedules.map { .element($0.id, $0) }
        + [
          button("add schedule", .addSchedule, hint: .addSchedule),
          .element("deactivate", SampleMedications.aspirin.activationButton),
          .element("delete", SampleMedications.aspirin.deleteButton),
          .announcement("schedule added", .done(.added())),
          .announcement("schedule deleted", .layoutChanged(.deleted(""))),
          .announcement("saved", .done(.saved(SampleMedications.aspirin.name))),
          .announcement(
            "deactivated", .done(.marked(SampleMedications.aspirin.name, as: .inactive, of: .medication))),
        ]),
    Screen(
      "inactive-medication-details", titled: .text(SampleMedications.omeprazole.name),
      [
        .element("omeprazole", SampleMedications.omeprazole.summary),
        .element("no schedule", SpokenCard(.noSchedule, traits: .staticText)),
        .element("activate", SampleMedications.omeprazole.activationButton),
        .announcement(
          "activated", .done(.marked(SampleMedications.omeprazole.name, as: .active, of: .medication))),
      ]),
    Screen(
      "new-medication", titled: .addMedication,
      [
        button("cancel", .cancel).leading,
        heading(.addMedication),
        .element("name", SampleMedications.emptyForm.nameField),
        .element("strength", SampleMedications.emptyForm.strengthField),
        button("save", .save, hint: .saveChanges),
        .announcement("added", Announcement(.added(SampleMedications.filledForm.name))),
      ]),
    Screen(
      "new-medication-failed", titled: .addMedication,
      [
        button("cancel", .cancel).leading,
        heading(.addMedication),
        .element("failed name", SampleMedications.failedForm.nameField).showing(.error(.required(.name))),
        .element("failed strength", SampleMedications.failedForm.strengthField),
        button("save", .save, hint: .saveChanges),
        .announcement("error", .failed(.required(.name))),
        .announcement("added", Announcement(.added(SampleMedications.filledForm.name))),
      ]),
    Screen(
      "saving-medication", titled: .addMedication,
      [
        heading(.addMedication),
        .element("filled name", SampleMedications.filledForm.nameField),
        .element("filled strength", SampleMedications.filledForm.strengthField),
        .element("saving", .activity(.saving)),
        .announcement("saving announced", .loading(.saving)),
      ]),
    Screen(
      "new-schedule", titled: .addSchedule,
      [
        button("cancel", .cancel).leading,
        heading(.addSchedule),
        .element("when", .stepper(.scheduleTab, SampleMedications.aspirin.schedules[0].phrase)),
        button("save", .save, hint: .saveChanges),
        .announcement("schedule added", .done(.added())),
      ]),
    Screen(
      "schedule", titled: .scheduleTab,
      [
        button("calendar", .selectDate, hint: .openCalendar).leading,
        heading(.scheduleTab),
        button("previous day", .previousDay, hint: .previousDay),
        button("next day", .nextDay, hint: .nextDay),
        day("today", SampleMoment.now),
        dose("taken", SampleMedications.taken),
        dose("missed", SampleMedications.missed),
        dose("pending", SampleMedications.pending),
        dose("pending in the evening", SampleMedications.evening),
        .element("mark as taken", SampleMedications.pending.takenButton),
        .element("skip", SampleMedications.pending.skipButton),
      ]
        + tabs(selected: .scheduleTab)
        + [
          .announcement("marked as taken", Announcement(.markedTaken(SampleMedications.taken.medication))),
          .announcement("marked as skipped", Announcement(.markedSkipped(SampleMedications.pending.medication))),
        ]),
    Screen(
      "other-days", titled: .scheduleTab,
      [
        heading(.scheduleTab),
        day("yesterday", SampleMoment.moment(day: 19)),
        dose("skipped", SampleMedications.skipped),
        day("another day", SampleMoment.moment(day: 28)),
        .element("no doses", SpokenCard(.count(0, .dose), traits: .staticText)),
      ]),
    Screen(
      "history", titled: .historyTab,
      [
        Item.element("filter", HistoryFilter()).leading,
        heading(.historyTab),
        lastDays(7, isSelected: true), lastDays(30), lastDays(90),
        .element("adherence", SampleMedications.week.adherence),
      ]
        + counts(SampleMedications.week)
        + SampleMedications.history.map { dose in .element(dose.id, dose.historyRow) }
        + tabs(selected: .historyTab)
        + [.announcement("shown", .done(.updated()))]),
    Screen(
      "filtered-history", titled: .historyTab,
      [
        Item.element("filter", HistoryFilter(outcome: .missed)).leading,
        heading(.historyTab),
        .element("missed", SampleMedications.missed.historyRow),
        .announcement("filtered", Announcement(.count(1, .dose, status: .missed))),
      ]),
    Screen(
      "statistics", titled: .name(of: .adherence),
      [heading(.name(of: .adherence)), .element("good", SampleMedications.month.adherence)]
        + counts(SampleMedications.month)
        + [.element("needs improvement", SampleMedications.quarter.adherence)]
        + [.element("no doses yet", SampleMedications.none.adherence)]),
  ])

private func heading(_ name: Phrase) -> Item { .element("heading", .heading(name, level: .h1)) }

/// Returns a button, with a hint if the label doesn't make the result clear.
private func button(_ name: String, _ label: Phrase, hint: Phrase.Hint? = nil) -> Item {
  .element(name, .button(label, hint: hint))
}

/// Returns a dose. A color shows its state, so the state is checked in its text.
private func dose(_ name: String, _ dose: Dose) -> Item {
  .element(name, dose).showing(.status(dose.outcome.status, of: .dose))
}

private func tabs(selected: Phrase) -> [Item] {
  let tabs: [(name: String, label: Phrase, hint: Phrase.Hint)] = [
    ("medications tab", .medicationsTab, .medicationsTab), ("schedule tab", .scheduleTab, .scheduleTab),
    ("history tab", .historyTab, .historyTab),
  ]
  return tabs.map { name, label, hint in
    .element(name, .tab(label, isSelected: label == selected).hint(hint))
  }
}

/// Returns the header of a day's doses, such as "Today, Friday, November 20".
private func day(_ name: String, _ date: Date) -> Item {
  .element(name, .heading(.date(date, style: .dayHeader), level: .h2))
}

/// Returns a shortcut to a range of dates, such as "Last 7 days" with the hint "Sets date range to the last 7 days".
private func lastDays(_ count: Int, isSelected: Bool = false) -> Item {
  .element(
    "last \(count)",
    SpokenCard(.lastDays(count), traits: isSelected ? [.button, .selected] : .button).hint(.lastDays(count)))
}

private func counts(_ statistics: AdherenceStatistics) -> [Item] {
  [
    .element("taken doses", statistics.count(.taken)),
    .element("missed doses", statistics.count(.missed)),
    .element("skipped doses", statistics.count(.skipped)),
    .element("pending doses", statistics.count(.pending)),
  ]
}
