// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText

/// Care from afar: tasks that older people are reminded of by message, and the photos that they answer with.
public let elderlyCare = App(
  "elderly-care", resources: .module,
  screens: [
    Screen(
      "loading", titled: .dashboardTab,
      [
        .element("mascot", .decorative()),
        .element("loading tasks", .activity(.loadingTasks, pleaseWait: true)),
      ]),
    Screen(
      "dashboard", titled: .dashboardTab,
      [.element("profiles", SampleCare.grandma.picker)]
        + SampleCare.profiles.map { profile in
          .element(profile.id, profile.circle(isSelected: profile.id == SampleCare.grandma.id))
        }
        + [
          .element(
            "create profile", SpokenCard(.createNewProfile, id: Identifier.createNewProfile, traits: .button)),
          .element("heading", SampleCare.grandma.tasksHeading),
        ]
        + SampleCare.tasks.map { .element($0.id, $0) }
        + [
          .element("medication reminder", SampleCare.medicationReminder.sendButton),
          .element("walk reminder", SampleCare.walkReminder.sendButton),
        ]
        + tabs(selected: .dashboardTab)
        + [
          .announcement("sending", SampleCare.medicationReminder.sending),
          .announcement("sent", SampleCare.medicationReminder.sent),
          .announcement("photo came", .arrived(1, .photo)),
          .announcement("photos came", .arrived(3, .photo)),
        ]),
    Screen(
      "no-tasks", titled: .dashboardTab,
      [
        .element("birds", .decorative()),
        .element("none yet", .emptyState(.task)),
        .element("connection", SpokenCard(.notice(.noConnection), traits: .staticText)),
        .element("error", AnnouncedCard.error(.reminderNotSent)),
        .announcement("error announced", AnnouncedCard.error(.reminderNotSent).announcement),
      ]),
    Screen(
      "profile", titled: .profile(of: SampleCare.grandma.name),
      SampleCare.profiles.map { .element("photo of \($0.id)", $0.photo) }),
    Screen(
      "task-details", titled: .text(SampleCare.medication.title),
      [
        .element("medication", SampleCare.medication.summary),
        .element("photo", SampleCare.medicationPhoto.large),
        button("clarification", .requestClarification, hint: .requestClarification),
        button("approve", .approveResponse, hint: .approveResponse),
        .announcement("approved", SampleCare.medication.completion),
      ]),
    Screen(
      "other-task-details", titled: .text(SampleCare.walk.title),
      [
        .element("walk", SampleCare.walk.summary),
        .element("walk photo", SampleCare.walkPhoto.large),
        .element("dinner", SampleCare.dinner.summary),
        .element("cooking", SpokenCard(.cooking, traits: .image)),
      ]),
    Screen(
      "gallery", titled: .galleryTab,
      [
        .element("medication photo", SampleCare.medicationPhoto),
        .element("walk photo", SampleCare.walkPhoto),
        .element("loading photo", .activity(.loadingPhoto)),
        .element("none yet", .emptyState(.photo)),
      ]
        + tabs(selected: .galleryTab)),
    Screen(
      "habits", titled: .habitsTab,
      [.element("reminder time", SampleCare.medicationReminder.timePicker)]
        + tabs(selected: .habitsTab)),
    Screen(
      "new-profile", titled: .createNewProfile,
      [
        .element("name", SampleCare.emptyForm.nameField),
        .element("phone", SampleCare.emptyForm.phoneField),
        .element("relationship", SampleCare.emptyForm.relationshipField),
        .element("create", SampleCare.emptyForm.button),
      ]),
    Screen(
      "new-profile-failed", titled: .createNewProfile,
      [
        .element("name", SampleCare.failedForm.nameField),
        .element("phone", SampleCare.failedForm.phoneField),
        .element("phone advice", SampleCare.failedForm.phoneAdvice),
        .element("relationship", SampleCare.failedForm.relationshipField),
        .announcement("phone error", .failed(.invalidPhoneFormat, focus: Identifier.profilePhone)),
      ] + (SampleCare.failedForm.failure.map { [.announcement("errors", $0)] } ?? [])),
    Screen(
      "creating-profile", titled: .createNewProfile,
      [
        .element("name", SampleCare.filledForm.nameField),
        .element("phone", SampleCare.filledForm.phoneField),
        .element("create", SampleCare.filledForm.button),
        .element("creating", .activity(.creatingProfile)),
        .announcement("creating announced", .loading(.creatingProfile)),
        .announcement("saved", .done(.profileSaved)),
      ]),
  ])

/// A button that says what it does, and what comes of it.
private func button(_ name: String, _ label: Phrase, hint: Phrase.Hint) -> Item {
  .element(name, SpokenCard(label, traits: .button).hint(hint))
}

/// The tabs below every list.
private func tabs(selected: Phrase) -> [Item] {
  let tabs: [(name: String, label: Phrase, hint: Phrase.Hint)] = [
    ("dashboard tab", .dashboardTab, .dashboardTab), ("gallery tab", .galleryTab, .galleryTab),
    ("habits tab", .habitsTab, .habitsTab),
  ]
  return tabs.map { name, label, hint in
    .element(name, .tab(label, isSelected: label == selected).hint(hint))
  }
}
