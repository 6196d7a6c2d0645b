// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText

/// An example app for care from afar. Older people get reminders of tasks by message, and answer with photos.
public let elderlyCare = App(
  "elderly-care", resources: .module,
  screens: [
    Screen(
      "loading", titled: .dashboardTab,
      [
        .element("mascot", .decorative()),
        .element("loading tasks", .activity(.loadingTasks, pleaseWait: true)),
        .announcement("loading announced", .loading(.loadingTasks, pleaseWait: true)),
      ]),
    Screen(
      "dashboard", titled: .dashboardTab,
      rotors: [SpokenRotor(.tasks(of: SampleCare.grandma.name), to: SampleCare.tasks.map(\.identifier))],
      [Item.element("profiles", SampleCare.grandma.picker).leading]
        + SampleCare.profiles.map { profile in
          .element(profile.id, profile.circle(isSelected: profile.id == SampleCare.grandma.id)).leading
        }
        + [
          .element("create profile", .button(.createNewProfile, id: Identifier.createNewProfile)).leading,
          .element("heading", SampleCare.grandma.tasksHeading),
        ]
        + SampleCare.tasks.map { .element($0.id, $0).showing($0.isOverdue ? .due($0.dueAt) : nil) }
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
        .element("connection", AnnouncedCard.notice(.noConnection)),
        .announcement("connection lost", .connectionLost()),
        .element("error", AnnouncedCard.error(.reminderNotSent)),
        .announcement("error announced", AnnouncedCard.error(.reminderNotSent).announcement),
      ]),
    Screen(
      "profile", titled: .profile(of: SampleCare.grandma.name),
      [
        .element("heading", .heading(.profile(of: SampleCare.grandma.name), level: .h1)),
        .element("photo of grandma", SampleCare.grandma.photo(id: Identifier.profilePhoto)),
      ] + SampleCare.profiles.dropFirst().map { .element("photo of \($0.id)", $0.photo()) }),
    Screen(
      "task-details", titled: .text(SampleCare.medication.title),
      [
        .element("heading", .heading(.text(SampleCare.medication.title), level: .h1)),
        .element("medication", SampleCare.medication.summary),
        .element("photo", SampleCare.medicationPhoto.large),
        button("clarification", .requestClarification, hint: .requestClarification),
        button("approve", .approveResponse, hint: .approveResponse),
        .announcement("approved", SampleCare.medication.completion),
        .announcement("clarification sent", .done(.sent(to: SampleCare.grandma.name))),
      ]),
    Screen(
      "other-task-details", titled: .text(SampleCare.walk.title),
      [
        .element("heading", .heading(.text(SampleCare.walk.title), level: .h1)),
        .element("walk", SampleCare.walk.summary),
        .element("walk photo", SampleCare.walkPhoto.large),
        .element("dinner", SampleCare.dinner.summary),
        .element("cooking", SpokenCard(.cooking, traits: .image)),
      ]),
    Screen(
      "gallery", titled: .galleryTab,
      [
        .element("heading", .heading(.galleryTab, level: .h1)),
        .element("medication photo", SampleCare.medicationPhoto),
        .element("walk photo", SampleCare.walkPhoto),
        .element("loading photo", .activity(.loadingPhoto)),
        .announcement("loading announced", .loading(.loadingPhoto)),
      ]
        + tabs(selected: .galleryTab)),
    Screen(
      "empty-gallery", titled: .galleryTab, [.element("none yet", .emptyState(.photo))] + tabs(selected: .galleryTab)),
    Screen(
      "habits", titled: .habitsTab,
      [
        .element("heading", .heading(.habitsTab, level: .h1)),
        .element("reminder time", SampleCare.medicationReminder.timePicker),
      ]
        + tabs(selected: .habitsTab)),
    Screen(
      "new-profile", titled: .createNewProfile,
      [
        heading,
        .element("name", SampleCare.emptyForm.nameField),
        .element("phone", SampleCare.emptyForm.phoneField),
        .element("relationship", SampleCare.emptyForm.relationshipField),
        .element("create", SampleCare.emptyForm.button),
      ]),
    Screen(
      "new-profile-failed", titled: .createNewProfile,
      [
        heading,
        .element("name", SampleCare.failedForm.nameField).showing(.error(.required(.name))),
        .element("phone", SampleCare.failedForm.phoneField).showing(.error(.invalidPhoneFormat)),
        .element("phone advice", SampleCare.failedForm.phoneAdvice),
        .element("relationship", SampleCare.failedForm.relationshipField),
        .announcement("phone error", .failed(.invalidPhoneFormat, focus: Identifier.profilePhone)),
      ] + (SampleCare.failedForm.failure.map { [.announcement("errors", $0)] } ?? [])),
    Screen(
      "creating-profile", titled: .createNewProfile,
      [
        heading,
        .element("name", SampleCare.filledForm.nameField),
        .element("phone", SampleCare.filledForm.phoneField),
        .element("create", SampleCare.filledForm.button),
        .element("creating", .activity(.creatingProfile)),
        .announcement("creating announced", .loading(.creatingProfile)),
        .announcement("saved", .done(.profileSaved)),
      ]),
  ])

private let heading = Item.element("heading", .heading(.createNewProfile, level: .h1))

/// Returns a button with a hint that describes its result.
private func button(_ name: String, _ label: Phrase, hint: Phrase.Hint) -> Item {
  .element(name, .button(label, hint: hint))
}

private func tabs(selected: Phrase) -> [Item] {
  let tabs: [(name: String, label: Phrase, hint: Phrase.Hint)] = [
    ("dashboard tab", .dashboardTab, .dashboardTab), ("gallery tab", .galleryTab, .galleryTab),
    ("habits tab", .habitsTab, .habitsTab),
  ]
  return tabs.map { name, label, hint in
    .element(name, .tab(label, isSelected: label == selected).hint(hint))
  }
}
