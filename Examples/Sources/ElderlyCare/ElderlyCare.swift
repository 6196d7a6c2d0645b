import Screens
import SpokenText

/// Care from afar: tasks that older people are reminded of by message, and the photos that they answer with.
public let elderlyCare = App(
  "elderly-care", resources: .module,
  screens: [
    Screen(
      "loading",
      [.element("loading tasks", .activity(.loadingTasks, pleaseWait: true))]),
    Screen(
      "dashboard",
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
          .announcement("photo came", Announcement(.count(1, .photo, status: .new), priority: .low)),
          .announcement("photos came", Announcement(.count(3, .photo, status: .new), priority: .low)),
        ]),
    Screen(
      "no-tasks",
      [
        .element("none yet", SpokenCard(.empty(.task), traits: .staticText)),
        .element("connection", SpokenCard(.notice(.noConnection), traits: .staticText)),
        .element("error", .error(.reminderNotSent)),
        .announcement("error announced", Announcement(.error(.reminderNotSent), priority: .high)),
      ]),
    Screen(
      "profile",
      SampleCare.profiles.map { .element("photo of \($0.id)", $0.photo) }),
    Screen(
      "task-details",
      [
        .element("medication", SampleCare.medication.summary),
        .element("photo", SampleCare.medicationPhoto.large),
        button("clarification", .requestClarification, hint: .requestClarification),
        button("approve", .approveResponse, hint: .approveResponse),
        .announcement("approved", SampleCare.medication.completion),
      ]),
    Screen(
      "other-task-details",
      [
        .element("walk", SampleCare.walk.summary),
        .element("walk photo", SampleCare.walkPhoto.large),
        .element("dinner", SampleCare.dinner.summary),
        .element("cooking", SpokenCard(.cooking, traits: .image)),
      ]),
    Screen(
      "gallery",
      [
        .element("medication photo", SampleCare.medicationPhoto),
        .element("walk photo", SampleCare.walkPhoto),
        .element("loading photo", .activity(.loadingPhoto)),
        .element("none yet", SpokenCard(.empty(.photo), traits: .staticText)),
      ]
        + tabs(selected: .galleryTab)),
    Screen(
      "habits",
      [.element("reminder time", SampleCare.medicationReminder.timePicker)]
        + tabs(selected: .habitsTab)),
    Screen(
      "new-profile",
      [
        .element("name", SampleCare.emptyForm.nameField),
        .element("phone", SampleCare.emptyForm.phoneField),
        .element("relationship", SampleCare.emptyForm.relationshipField),
        .element("create", SampleCare.emptyForm.button),
      ]),
    Screen(
      "new-profile-failed",
      [
        .element("name", SampleCare.failedForm.nameField),
        .element("phone", SampleCare.failedForm.phoneField),
        .element("phone advice", SampleCare.failedForm.phoneAdvice),
        .element("relationship", SampleCare.failedForm.relationshipField),
        .announcement("error", Announcement(.error(.invalidPhoneFormat), priority: .high)),
      ]),
    Screen(
      "creating-profile",
      [
        .element("name", SampleCare.filledForm.nameField),
        .element("phone", SampleCare.filledForm.phoneField),
        .element("create", SampleCare.filledForm.button),
        .element("creating", .activity(.creatingProfile)),
        .announcement("saved", Announcement(.notice(.profileSaved))),
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
    .element(name, SpokenCard(label, traits: label == selected ? [.button, .selected] : .button).hint(hint))
  }
}
