import Screens
import SpokenText

/// Care from afar: tasks that older people are reminded of by message, and the photos that they answer with.
public let elderlyCare = App(
  "elderly-care", resources: .module,
  screens: [
    Screen(
      "loading",
      [.element("loading tasks") { .loading(.loadingTasks, asksToWait: true, by: $0) }]),
    Screen(
      "dashboard",
      [.element("profiles") { SampleCare.grandma.picker(by: $0) }]
        + SampleCare.profiles.map { profile in
          .element(profile.id) { profile.circle(isSelected: profile.id == SampleCare.grandma.id, by: $0) }
        }
        + [
          .element("create profile") {
            SpokenElement(
              label: $0.say(.createNewProfile), traits: .button, identifier: Identifier.createNewProfile)
          },
          .element("heading") { SampleCare.grandma.tasksHeading(by: $0) },
        ]
        + SampleCare.tasks.map { .element($0.id, $0) }
        + [
          .element("medication reminder") { SampleCare.medicationReminder.sendButton(by: $0) },
          .element("walk reminder") { SampleCare.walkReminder.sendButton(by: $0) },
        ]
        + tabs(selected: .dashboardTab)
        + [
          .announcement("photo came") { Announcement($0.count(1, .photo, status: .new), priority: .low) },
          .announcement("photos came") { Announcement($0.count(3, .photo, status: .new), priority: .low) },
        ]),
    Screen(
      "no-tasks",
      [
        .element("none yet") { SpokenElement(label: $0.empty(.task), traits: .staticText) },
        .element("connection") { SpokenElement(label: $0.notice(.noConnection), traits: .staticText) },
        .element("error") { .error(.text(SampleCare.serverMessage), by: $0) },
        .announcement("error announced") { Announcement($0.error(.text(SampleCare.serverMessage)), priority: .high) },
      ]),
    Screen(
      "profile",
      SampleCare.profiles.map { profile in .element("photo of \(profile.id)") { profile.photo(by: $0) } }),
    Screen(
      "task-details",
      [
        .element("medication") { SampleCare.medication.summary(by: $0) },
        .element("photo") { SampleCare.medicationPhoto.large(by: $0) },
        button("clarification", .requestClarification, hint: .requestClarificationHint),
        button("approve", .approveResponse, hint: .approveResponseHint),
        .announcement("approved") { SampleCare.medication.completion(by: $0) },
      ]),
    Screen(
      "other-task-details",
      [
        .element("walk") { SampleCare.walk.summary(by: $0) },
        .element("walk photo") { SampleCare.walkPhoto.large(by: $0) },
        .element("dinner") { SampleCare.dinner.summary(by: $0) },
        .element("cooking") { SpokenElement(label: $0.say(.cooking), traits: .image) },
      ]),
    Screen(
      "gallery",
      [
        .element("medication photo", SampleCare.medicationPhoto),
        .element("walk photo", SampleCare.walkPhoto),
        .element("loading photo") { .loading(.loadingPhoto, by: $0) },
        .element("none yet") { SpokenElement(label: $0.empty(.photo), traits: .staticText) },
      ]
        + tabs(selected: .galleryTab)),
    Screen(
      "habits",
      [.element("reminder time") { SampleCare.medicationReminder.timePicker(by: $0) }]
        + tabs(selected: .habitsTab)),
    Screen(
      "new-profile",
      [
        .element("name") { SampleCare.emptyForm.nameField(by: $0) },
        .element("phone") { SampleCare.emptyForm.phoneField(by: $0) },
        .element("relationship") { SampleCare.emptyForm.relationshipField(by: $0) },
        .element("create") { SampleCare.emptyForm.button(by: $0) },
      ]),
    Screen(
      "new-profile-failed",
      [
        .element("name") { SampleCare.failedForm.nameField(by: $0) },
        .element("phone") { SampleCare.failedForm.phoneField(by: $0) },
        .element("phone advice") { SampleCare.failedForm.phoneAdvice(by: $0) },
        .element("relationship") { SampleCare.failedForm.relationshipField(by: $0) },
        .announcement("error") { Announcement($0.error(.invalidPhoneFormat), priority: .high) },
      ]),
    Screen(
      "creating-profile",
      [
        .element("name") { SampleCare.filledForm.nameField(by: $0) },
        .element("phone") { SampleCare.filledForm.phoneField(by: $0) },
        .element("create") { SampleCare.filledForm.button(by: $0) },
        .element("creating") { .loading(.creatingProfile, by: $0) },
        .announcement("saved") { Announcement($0.notice(.profileSaved)) },
      ]),
  ])

/// A button that says what it does, and what comes of it.
private func button(_ name: String, _ label: PhraseID, hint: PhraseID) -> Item {
  .element(name) { speaker in
    SpokenElement(label: speaker.say(label), hint: speaker.say(hint), traits: .button)
  }
}

/// The tabs below every list.
private func tabs(selected: PhraseID) -> [Item] {
  let tabs: [(String, PhraseID, PhraseID)] = [
    ("dashboard tab", .dashboardTab, .dashboardTabHint), ("gallery tab", .galleryTab, .galleryTabHint),
    ("habits tab", .habitsTab, .habitsTabHint),
  ]
  return tabs.map { name, label, hint in
    .element(name) { speaker in
      SpokenElement(
        label: speaker.say(label), hint: speaker.say(hint),
        traits: label == selected ? [.button, .selected] : .button)
    }
  }
}
