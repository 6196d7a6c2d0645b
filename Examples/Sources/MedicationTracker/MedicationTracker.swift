import Foundation
import Screens
import SpokenText

/// A medication tracker: what is taken and when, what became of each dose, and how well it goes.
public let medicationTracker = App(
  "medication-tracker", resources: .module,
  screens: [
    Screen(
      "medications",
      [
        button("filter", .filterMedications, hint: .filterMedications),
        button("add", .addMedication, hint: .addMedication),
        heading(.medicationsTab),
      ]
        + SampleMedications.all.map { .element($0.id, $0) }
        + tabs(selected: .medicationsTab)
        + [
          .announcement("filtered", Announcement(.count(4, .medication, status: .active))),
          .announcement("deleted", Announcement(.notice(.deleted(SampleMedications.omeprazole.name)))),
        ]),
    Screen(
      "no-medications",
      [
        .element("loading", .activity(.loading)),
        .element("none yet", SpokenCard(.empty(.medication), traits: .staticText)),
        .element("nothing found", SpokenCard(.notice(.noResults(for: "aspirin")), traits: .staticText)),
        .element("error", .error(.text(SampleMedications.storageMessage))),
        .announcement(
          "error announced", Announcement(.error(.text(SampleMedications.storageMessage)), priority: .high)),
      ]),
    Screen(
      "medication-details",
      [
        button("done", .done, hint: .done),
        button("edit", .edit, hint: .edit),
        .element("aspirin", SampleMedications.aspirin.summary),
      ]
        + SampleMedications.aspirin.schedules.map { .element($0.id, $0) }
        + [
          button("add schedule", .addSchedule, hint: .addSchedule),
          .element("deactivate", SampleMedications.aspirin.activationButton),
          .element("delete", SampleMedications.aspirin.deleteButton),
        ]),
    Screen(
      "inactive-medication-details",
      [
        .element("omeprazole", SampleMedications.omeprazole.summary),
        .element("no schedule", SpokenCard(.noSchedule, traits: .staticText)),
        .element("activate", SampleMedications.omeprazole.activationButton),
      ]),
    Screen(
      "new-medication",
      [
        button("cancel", .cancel),
        .element("name", SampleMedications.emptyForm.nameField),
        .element("strength", SampleMedications.emptyForm.strengthField),
        .element("filled name", SampleMedications.filledForm.nameField),
        .element("filled strength", SampleMedications.filledForm.strengthField),
        .element("failed name", SampleMedications.failedForm.nameField),
        button("save", .save, hint: .saveChanges),
        .element("saving", .activity(.saving)),
        .announcement("error", Announcement(.error(.required(.name)), priority: .high)),
        .announcement("added", Announcement(.added(SampleMedications.filledForm.name))),
      ]),
    Screen(
      "schedule",
      [
        button("calendar", .selectDate, hint: .openCalendar),
        button("previous day", .previousDay, hint: .previousDay),
        day("today", SampleMoment.now),
        button("next day", .nextDay, hint: .nextDay),
        .element("taken", SampleMedications.taken),
        .element("missed", SampleMedications.missed),
        .element("pending", SampleMedications.pending),
        .element("pending in the evening", SampleMedications.evening),
        .element("mark as taken", SampleMedications.pending.takenButton),
        .element("skip", SampleMedications.pending.skipButton),
      ]
        + tabs(selected: .scheduleTab)
        + [.announcement("marked as taken", SampleMedications.taken.announcement)]),
    Screen(
      "other-days",
      [
        day("yesterday", SampleMoment.moment(day: 19)),
        .element("skipped", SampleMedications.skipped),
        day("another day", SampleMoment.moment(day: 28)),
        .element("no doses", SpokenCard(.count(0, .dose), traits: .staticText)),
      ]),
    Screen(
      "history",
      [
        .element("filter", HistoryFilter()),
        lastDays(7, isSelected: true), lastDays(30), lastDays(90),
        .element("adherence", SampleMedications.week.adherence),
      ]
        + counts(SampleMedications.week)
        + SampleMedications.history.map { dose in .element(dose.id, dose.historyRow) }
        + tabs(selected: .historyTab)),
    Screen(
      "filtered-history",
      [
        .element("filter", HistoryFilter(outcome: .missed)),
        .element("missed", SampleMedications.missed.historyRow),
        .announcement("filtered", Announcement(.count(1, .dose, status: .missed))),
      ]),
    Screen(
      "statistics",
      [.element("good", SampleMedications.month.adherence)]
        + counts(SampleMedications.month)
        + [.element("needs improvement", SampleMedications.quarter.adherence)]
        + [.element("no doses yet", SampleMedications.none.adherence)]),
  ])

/// The heading of a screen.
private func heading(_ name: Phrase) -> Item { .element("heading", SpokenCard(name, traits: .header)) }

/// A button that says what it does, and what comes of it where that is not plain.
private func button(_ name: String, _ label: Phrase, hint: Phrase.Hint? = nil) -> Item {
  .element(name, SpokenCard(label, traits: .button).hint(hint))
}

/// The tabs below every list.
private func tabs(selected: Phrase) -> [Item] {
  let tabs: [(name: String, label: Phrase, hint: Phrase.Hint)] = [
    ("medications tab", .medicationsTab, .medicationsTab), ("schedule tab", .scheduleTab, .scheduleTab),
    ("history tab", .historyTab, .historyTab),
  ]
  return tabs.map { name, label, hint in
    .element(name, SpokenCard(label, traits: label == selected ? [.button, .selected] : .button).hint(hint))
  }
}

/// The header of a day's doses: "Today, Friday, November 20".
private func day(_ name: String, _ date: Date) -> Item {
  .element(name, SpokenCard(.date(date, style: .dayHeader), traits: .header))
}

/// A shortcut to a range of dates: "Last 7 days", with the hint "Sets date range to the last 7 days".
private func lastDays(_ count: Int, isSelected: Bool = false) -> Item {
  .element(
    "last \(count)",
    SpokenCard(.lastDays(count), traits: isSelected ? [.button, .selected] : .button).hint(.lastDays(count)))
}

/// How many doses came to what.
private func counts(_ statistics: AdherenceStatistics) -> [Item] {
  [
    .element("taken doses", statistics.count(.taken)),
    .element("missed doses", statistics.count(.missed)),
    .element("skipped doses", statistics.count(.skipped)),
    .element("pending doses", statistics.count(.pending)),
  ]
}
