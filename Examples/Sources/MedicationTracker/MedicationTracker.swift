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
        button("filter", .filterMedications, hint: .filterMedicationsHint),
        button("add", .addMedication, hint: .addMedicationHint),
        heading(.medicationsTab),
      ]
        + SampleMedications.all.map { .element($0.id, $0) }
        + tabs(selected: .medicationsTab)
        + [
          .announcement("filtered") { Announcement($0.count(4, .medication, status: .active)) },
          .announcement("deleted") { Announcement($0.notice(.deleted(SampleMedications.omeprazole.name))) },
        ]),
    Screen(
      "no-medications",
      [
        .element("loading") { .loading(by: $0) },
        .element("none yet") { SpokenElement(label: $0.empty(.medication), traits: .staticText) },
        .element("nothing found") { SpokenElement(label: $0.notice(.noResults(for: "aspirin")), traits: .staticText) },
        .element("error") { .error(.text(SampleMedications.storageMessage), by: $0) },
        .announcement("error announced") {
          Announcement($0.error(.text(SampleMedications.storageMessage)), priority: .high)
        },
      ]),
    Screen(
      "medication-details",
      [
        button("done", .done, hint: .doneHint),
        button("edit", .edit, hint: .editHint),
        .element("aspirin") { SampleMedications.aspirin.summary(by: $0) },
      ]
        + SampleMedications.aspirin.schedules.map { .element($0.id, $0) }
        + [
          button("add schedule", .addSchedule, hint: .addScheduleHint),
          .element("deactivate") { SampleMedications.aspirin.activationButton(by: $0) },
          .element("delete") { SampleMedications.aspirin.deleteButton(by: $0) },
        ]),
    Screen(
      "inactive-medication-details",
      [
        .element("omeprazole") { SampleMedications.omeprazole.summary(by: $0) },
        .element("no schedule") { SpokenElement(label: $0.say(.noSchedule), traits: .staticText) },
        .element("activate") { SampleMedications.omeprazole.activationButton(by: $0) },
      ]),
    Screen(
      "new-medication",
      [
        button("cancel", .cancel),
        .element("name") { SampleMedications.emptyForm.nameField(by: $0) },
        .element("strength") { SampleMedications.emptyForm.strengthField(by: $0) },
        .element("filled name") { SampleMedications.filledForm.nameField(by: $0) },
        .element("filled strength") { SampleMedications.filledForm.strengthField(by: $0) },
        .element("failed name") { SampleMedications.failedForm.nameField(by: $0) },
        .element("save") { speaker in
          SpokenElement(label: speaker.say(.save), hint: speaker.hint(.save, by: .outcome), traits: .button)
        },
        .element("saving") { .loading(.saving, by: $0) },
        .announcement("error") { Announcement($0.error(.required(.name)), priority: .high) },
        .announcement("added") {
          Announcement($0.say(.medicationAdded, ["medication": .text(SampleMedications.filledForm.name)]))
        },
      ]),
    Screen(
      "schedule",
      [
        .element("calendar") { speaker in
          SpokenElement(
            label: speaker.say(.selectDate), hint: speaker.hint(.calendar, by: .outcome), traits: .button)
        },
        button("previous day", .previousDay, hint: .previousDayHint),
        day("today", SampleMoment.now),
        button("next day", .nextDay, hint: .nextDayHint),
        .element("taken", SampleMedications.taken),
        .element("missed", SampleMedications.missed),
        .element("pending", SampleMedications.pending),
        .element("pending in the evening", SampleMedications.evening),
        .element("mark as taken") { SampleMedications.pending.takenButton(by: $0) },
        .element("skip") { SampleMedications.pending.skipButton(by: $0) },
      ]
        + tabs(selected: .scheduleTab)
        + [.announcement("marked as taken") { SampleMedications.taken.announcement(by: $0) }]),
    Screen(
      "other-days",
      [
        day("yesterday", SampleMoment.moment(day: 19)),
        .element("skipped", SampleMedications.skipped),
        day("another day", SampleMoment.moment(day: 28)),
        .element("no doses") { SpokenElement(label: $0.count(0, .dose), traits: .staticText) },
      ]),
    Screen(
      "history",
      [
        .element("filter", HistoryFilter()),
        lastDays(7, isSelected: true), lastDays(30), lastDays(90),
        .element("adherence") { SampleMedications.week.adherence(by: $0) },
      ]
        + counts(SampleMedications.week)
        + SampleMedications.history.map { dose in .element(dose.id) { dose.historyRow(by: $0) } }
        + tabs(selected: .historyTab)),
    Screen(
      "filtered-history",
      [
        .element("filter", HistoryFilter(outcome: .missed)),
        .element("missed") { SampleMedications.missed.historyRow(by: $0) },
        .announcement("filtered") { Announcement($0.count(1, .dose, status: .missed)) },
      ]),
    Screen(
      "statistics",
      [.element("good") { SampleMedications.month.adherence(by: $0) }]
        + counts(SampleMedications.month)
        + [.element("needs improvement") { SampleMedications.quarter.adherence(by: $0) }]
        + [.element("no doses yet") { SampleMedications.none.adherence(by: $0) }]),
  ])

/// The heading of a screen.
private func heading(_ name: PhraseID) -> Item {
  .element("heading") { SpokenElement(label: $0.say(name), traits: .header) }
}

/// A button that says what it does, and what comes of it where that is not plain.
private func button(_ name: String, _ label: PhraseID, hint: PhraseID? = nil) -> Item {
  .element(name) { speaker in
    SpokenElement(label: speaker.say(label), hint: hint.map { speaker.say($0) }, traits: .button)
  }
}

/// The tabs below every list.
private func tabs(selected: PhraseID) -> [Item] {
  let tabs: [(String, PhraseID, PhraseID)] = [
    ("medications tab", .medicationsTab, .medicationsTabHint), ("schedule tab", .scheduleTab, .scheduleTabHint),
    ("history tab", .historyTab, .historyTabHint),
  ]
  return tabs.map { name, label, hint in
    .element(name) { speaker in
      SpokenElement(
        label: speaker.say(label), hint: speaker.say(hint),
        traits: label == selected ? [.button, .selected] : .button)
    }
  }
}

/// The header of a day's doses: "Friday, November 20, 2026, today".
private func day(_ name: String, _ date: Date) -> Item {
  .element(name) { SpokenElement(label: $0.date(date, style: .dayHeader), traits: .header) }
}

/// A shortcut to a range of dates: "Last 7 days", with the hint "Sets date range to the last 7 days".
private func lastDays(_ count: Int, isSelected: Bool = false) -> Item {
  .element("last \(count)") { speaker in
    SpokenElement(
      label: speaker.say(.lastDays, ["count": .number(count)]),
      hint: speaker.say(.lastDaysHint, ["count": .number(count)]),
      traits: isSelected ? [.button, .selected] : .button)
  }
}

/// How many doses came to what.
private func counts(_ statistics: AdherenceStatistics) -> [Item] {
  let outcomes: [(String, Dose.Outcome)] = [
    ("taken doses", .taken), ("missed doses", .missed), ("skipped doses", .skipped), ("pending doses", .pending),
  ]
  return outcomes.map { name, outcome in .element(name) { statistics.count(outcome, by: $0) } }
}
