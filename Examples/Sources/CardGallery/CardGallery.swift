import Screens
import SpokenText

/// A gallery of cards: photos and videos with a few words, and the people who made them.
public let cardGallery = App(
  "card-gallery", resources: .module,
  screens: [
    Screen("sign-in", signIn(SampleGallery.newSignIn)),
    Screen("filled-sign-in", signIn(SampleGallery.filledSignIn)),
    Screen(
      "sign-in-failed",
      signIn(SampleGallery.failedSignIn)
        + [
          .element("server error") { .error(.text(SampleGallery.serverMessage), by: $0) },
          .announcement("email error") { Announcement($0.error(.invalid(.emailAddress)), priority: .high) },
          .announcement("server error announced") {
            Announcement($0.error(.text(SampleGallery.serverMessage)), priority: .high)
          },
        ]),
    Screen(
      "gallery",
      [
        .element("heading") { SpokenElement(label: $0.say(.cards), traits: .header) },
        button("settings", .settings),
      ]
        + SampleGallery.cards.map { .element($0.id, $0) }
        + [
          .element("pages", SampleGallery.pager),
          .announcement("page turned") { SampleGallery.nextPage.announcement(by: $0) },
          .announcement("one selected") { Announcement($0.count(1, .item, status: .selected)) },
          .announcement("several selected") { Announcement($0.count(3, .item, status: .selected)) },
          .announcement("none selected") { Announcement($0.count(0, .item, status: .selected)) },
          .announcement("deleted") { Announcement($0.notice(.deleted(SampleGallery.forest.title))) },
        ]),
    Screen(
      "search",
      [
        .element("nothing found") { SpokenElement(label: $0.notice(.noResults(for: "owls")), traits: .staticText) },
        .element("only page", SampleGallery.onlyPage),
        .announcement("found one") { Announcement($0.count(1, .result)) },
        .announcement("found several") { Announcement($0.count(12, .result)) },
      ]),
    Screen(
      "no-cards",
      [
        .element("loading") { .loading(by: $0) },
        .element("none yet") { SpokenElement(label: $0.empty(.photo), traits: .staticText) },
        .element("connection") { SpokenElement(label: $0.notice(.noConnection), traits: .staticText) },
      ]),
    Screen(
      "card",
      [.element("loading photo") { .loading(.loadingPhoto, by: $0) }]
        + card(SampleGallery.forest)
        + [
          .element("comment") { .formField(.comment, value: "", by: $0) },
          button("submit", .submit),
        ]),
    // Its photo only adorns it.
    Screen("plain-card", card(SampleGallery.harbor)),
    Screen(
      "authors",
      [
        .element("photo of agnes") { SampleGallery.agnes.photo(by: $0) },
        .element("agnes", SampleGallery.agnes),
        .element("guest", SampleGallery.guest),
      ]),
    Screen(
      "report",
      [
        .element("heading") { SpokenElement(label: $0.say(.report), traits: .header) },
        .element("comment") { .formField(.comment, value: "Not a photo", isRequired: true, by: $0) },
        button("submit", .submitForm),
      ]),
    Screen("video", video(SampleGallery.waves)),
    Screen("playing-video", video(SampleGallery.playing)),
    Screen("unplayed-video", video(SampleGallery.unplayed)),
  ])

/// A button that says what it does.
private func button(_ name: String, _ label: PhraseID) -> Item {
  .element(name) { SpokenElement(label: $0.say(label), traits: .button) }
}

/// A card by itself: what its photo shows, who made it, and what can be done with it.
private func card(_ card: Card) -> [Item] {
  var items: [Item] = []
  if let description = card.photoDescription {
    items.append(.element("photo") { $0.element(traits: .image) { _ in description } })
  }
  return items + [
    .element("photo of the author") { SampleGallery.john.photo(by: $0) },
    .element("author", SampleGallery.john),
    .element("read more") { speaker in
      SpokenElement(label: speaker.say(.readMore), hint: speaker.say(.readMoreHint), traits: .button)
    },
    button("like", .like),
    button("share", .share),
    .element("delete") { card.deleteButton(by: $0) },
  ]
}

/// The form to sign in with, and what is wrong with it.
private func signIn(_ form: SignIn) -> [Item] {
  var items: [Item] = [.element("email") { form.emailField(by: $0) }]
  if let problem = form.emailProblem { items.append(.element("error") { .error(problem, by: $0) }) }
  return items + [
    .element("password") { form.passwordField(by: $0) },
    .element("sign in") { form.button(by: $0) },
  ]
}

/// A video, and what it is worked with.
private func video(_ video: Video) -> [Item] {
  [
    .element("video", video),
    .element("play") { video.button(by: $0) },
    .element("position") { video.slider(by: $0) },
  ]
}
