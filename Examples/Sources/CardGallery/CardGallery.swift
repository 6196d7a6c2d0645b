// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText

/// An example app with a gallery of photo and video cards, and the people who made them.
public let cardGallery = App(
  "card-gallery", resources: .module,
  screens: [
    Screen("sign-in", titled: .signIn, signIn(SampleGallery.newSignIn)),
    Screen("filled-sign-in", titled: .signIn, signIn(SampleGallery.filledSignIn)),
    Screen(
      "sign-in-failed", titled: .signIn,
      signIn(SampleGallery.failedSignIn)
        + [
          .element("server error", AnnouncedCard.error(.wrongCredentials)),
          .announcement("email error", .failed(.invalid(.emailAddress))),
          .announcement("server error announced", AnnouncedCard.error(.wrongCredentials).announcement),
        ]),
    Screen(
      "gallery", titled: .cards,
      [button("settings", .settings).leading, heading(.cards)]
        + SampleGallery.cards.map { .element($0.id, $0) }
        + [
          .element("pages", SampleGallery.pager),
          .announcement("page turned", SampleGallery.nextPage.announcement),
          .announcement("shared", .done(.shared())),
          .announcement("one selected", Announcement(.count(1, .item, status: .selected))),
          .announcement("several selected", Announcement(.count(3, .item, status: .selected))),
          .announcement("none selected", Announcement(.count(0, .item, status: .selected))),
          // Deleting a card changes the layout.
          .announcement("deleted", .layoutChanged(.deleted(SampleGallery.forest.title))),
        ]),
    Screen(
      "search", titled: .cards,
      [
        .element("nothing found", AnnouncedCard.notice(.noResults(for: "owls"))),
        .announcement("nothing found announced", AnnouncedCard.notice(.noResults(for: "owls")).announcement),
        .element("only page", SampleGallery.onlyPage),
        .announcement("found one", Announcement(.count(1, .result))),
        .announcement("found several", Announcement(.count(12, .result))),
      ]),
    Screen(
      "no-cards", titled: .cards,
      [
        .element("loading", .activity(.loading)),
        .element("none yet", .emptyState(.photo)),
        .element("connection", AnnouncedCard.notice(.noConnection)),
        .announcement("loading announced", .loading(.loading)),
        .announcement("connection lost", .connectionLost()),
      ]),
    Screen(
      "card", titled: .text(SampleGallery.forest.title),
      [heading(.text(SampleGallery.forest.title)), .element("loading photo", .activity(.loadingPhoto))]
        + card(SampleGallery.forest)
        + [
          .element("comment", .formField(.comment, value: "")), button("submit", .submit),
          .announcement("loading announced", .loading(.loadingPhoto)),
          .announcement("shared", .done(.shared())),
          .announcement("sent", .done(.sent())),
          // An announcement without text, after which the screen reader reads the first element of the new screen.
          .announcement("came", .screenChanged()),
        ]),
    // A card with a decorative photo.
    Screen(
      "plain-card", titled: .text(SampleGallery.harbor.title),
      [heading(.text(SampleGallery.harbor.title))] + card(SampleGallery.harbor)
        + [.announcement("shared", .done(.shared()))]),
    Screen(
      "authors", titled: .text(SampleGallery.agnes.name),
      [
        .element("photo of agnes", SampleGallery.agnes.photo),
        .element("agnes", SampleGallery.agnes).showing(.state(.offline)),
        .element("guest", SampleGallery.guest),
      ]),
    Screen(
      "report", titled: .report,
      [
        heading(.report),
        .element("comment", .formField(.comment, value: "Not a photo", isRequired: true)),
        button("submit", .submitForm),
        .announcement("sent", .done(.sent())),
      ]),
    Screen("video", titled: .text(SampleGallery.waves.title), video(SampleGallery.waves)),
    Screen("playing-video", titled: .text(SampleGallery.playing.title), video(SampleGallery.playing)),
    Screen("unplayed-video", titled: .text(SampleGallery.unplayed.title), video(SampleGallery.unplayed)),
  ])

private func heading(_ name: Phrase) -> Item { .element("heading", .heading(name, level: .h1)) }

/// Returns a button, with a hint if the label doesn't make the result clear.
private func button(_ name: String, _ label: Phrase, hint: Phrase.Hint? = nil) -> Item {
  .element(name, .button(label, hint: hint))
}

/// Returns the elements of a card's own screen, such as the photo, its author, and the actions.
private func card(_ card: Card) -> [Item] {
  // A photo without a description only adorns the card.
  let photo: SpokenCard = card.photoDescription.map { .photo($0) } ?? .decorative()
  return [
    .element("photo", photo),
    .element("photo of the author", SampleGallery.john.photo),
    .element("author", SampleGallery.john.link).showing(.state(.online)),
    button("read more", .readMore, hint: .readMore),
    .element("like", SpokenCard.button(.like).traits(.playsSound)),
    button("share", .share),
    .element("delete", card.deleteButton),
  ]
}

private func signIn(_ form: SignIn) -> [Item] {
  var items: [Item] = [heading(.signIn), .element("email", form.emailField)]
  if let problem = form.emailProblem { items.append(.element("error", .error(problem))) }
  return items + [.element("password", form.passwordField), .element("sign in", form.button)]
}

private func video(_ video: Video) -> [Item] {
  [.element("video", video), .element("play", video.button), .element("position", video.slider)]
}
