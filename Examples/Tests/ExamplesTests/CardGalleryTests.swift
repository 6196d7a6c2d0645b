// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import CardGallery
import SpokenText
import Testing

/// What the accessibility guide of the card gallery asks for, as its README has it. Its models are on the main actor,
/// and so are its tests.
@MainActor @Suite struct CardGalleryTests {
  @Test(arguments: [
    Heard("sign-in/email", "Email address", value: "Empty"),
    Heard("filled-sign-in/email", "Email address", value: "john.doe@example.com"),
    Heard("sign-in-failed/error", "Error: Invalid email address"),
    Heard("sign-in-failed/email error", "Error: Invalid email address"),
    Heard("sign-in-failed/server error", "Error: Email address and password do not match"),
    Heard("sign-in/password", "Password", hint: "Minimum 8 characters"),
    Heard("sign-in/sign in", "Sign in", hint: "Double tap to sign in with the credentials you entered"),
  ])
  func signInScreenIsHeard(_ heard: Heard) throws { try heard.compare(with: cardGallery) }

  @Test(arguments: [
    Heard("gallery/settings", "Settings"),
    Heard(
      "gallery/forest", "Autumn forest. The maples behind the house. Today at 9:15 AM", actions: ["Delete", "Share"]),
    Heard("gallery/hello", "Hello, World! My first card. Yesterday at 12:00 AM", actions: ["Delete", "Share"]),
    Heard("gallery/harbor", "Harbor. November 3 at 12:00 PM", actions: ["Delete", "Share"]),
    Heard(
      "gallery/night", "Łódź nocą. Piotrkowska. 2 hours before midnight. November 3, 2025 at 10:00 PM",
      actions: ["Delete", "Share"]),
    Heard("gallery/pages", "Cards", value: "Page 3 of 10", hint: "Swipe up or down to change pages"),
    Heard("gallery/page turned", "Page 4 of 10"),
    Heard("gallery/one selected", "1 item selected"),
    Heard("gallery/several selected", "3 items selected"),
    Heard("gallery/deleted", "Autumn forest deleted"),
    Heard("search/nothing found", "No results for owls"),
    Heard("search/only page", "Cards", value: "Page 1 of 1"),
    Heard("search/found several", "12 results"),
    Heard("no-cards/none yet", "No photos yet"),
  ])
  func galleryScreenIsHeard(_ heard: Heard) throws { try heard.compare(with: cardGallery) }

  @Test(arguments: [
    Heard("card/photo", "A path between red maples"),
    Heard("card/photo of the author", "John Doe's profile photo"),
    Heard("card/author", "John Doe. Landscape photographer", value: "Online"),
    Heard("authors/agnes", "Agnès", value: "Offline"),
    Heard("authors/guest", "Guest 12"),
    Heard("card/read more", "Read more", hint: "Shows the whole text"),
    Heard("card/like", "Like"),
    Heard("card/share", "Share"),
    Heard("card/delete", "Delete Autumn forest"),
    Heard("card/comment", "Comment", value: "Empty"),
    Heard("card/submit", "Submit"),
    Heard("report/comment", "Comment. Required", value: "Not a photo"),
    Heard("report/submit", "Submit form"),
  ])
  func cardScreenIsHeard(_ heard: Heard) throws { try heard.compare(with: cardGallery) }

  @Test(arguments: [
    Heard("video/video", "Waves. Length: 1 minute and 30 seconds", value: "Paused"),
    Heard("video/play", "Play", hint: "Double tap to start playback"),
    Heard("video/position", "Playback position", value: "50 percent"),
    Heard("playing-video/video", "Waves. Length: 1 minute and 30 seconds", value: "Playing"),
    Heard("playing-video/play", "Pause", hint: "Double tap to pause playback"),
    Heard("playing-video/position", "Playback position", value: "99 percent"),
    Heard("unplayed-video/position", "Playback position", value: "0 percent"),
  ])
  func videoScreenIsHeard(_ heard: Heard) throws { try heard.compare(with: cardGallery) }

  @Test(arguments: [
    Heard("gallery/pages", "Cards", value: "Page 3 of 10", hint: "Changes the page"),
    Heard("playing-video/play", "Pause", hint: "Pauses playback"),
    Heard("sign-in/sign in", "Sign in", hint: "Signs in with the credentials you entered"),
  ])
  func withoutTheGestureAHintIsTheOutcome(_ heard: Heard) throws {
    try heard.compare(with: cardGallery, by: .outcome)
  }

  @Test func thePhrasesCompile() {
    #expect(cardGallery.overlay.diagnostics(for: "en").isEmpty)
  }

  /// The guide lists eight traits, and the app has an element for each.
  @Test(arguments: [
    SpokenTraits.button, .header, .selected, .link, .image, .playsSound, .startsMediaSession, .adjustable,
  ])
  func everyTraitOfTheGuideIsUsed(_ trait: SpokenTraits) {
    #expect(cardGallery.screens.contains { $0.cards.contains { $0.card.traits.contains(trait) } })
  }

  /// After the user turns a page, the app announces the page and its number.
  @Test func aPageThatWasTurnedIsTold() {
    let announcements = cardGallery.screens.flatMap(\.items).compactMap { item in
      if case .announcement(let announcement) = item.kind { announcement } else { nil }
    }
    let pages = announcements.filter { $0.notification == .pageScrolled }
    #expect(pages.map { cardGallery.speaker("en-US").say($0)?.utterance.text } == ["Page 4 of 10"])
  }
}
