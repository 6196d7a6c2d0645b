// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText
import Testing

@testable import demo

@Suite struct PageTests {
  /// An app of one screen, whose texts are a user's.
  private static func app(_ cards: SpokenCard..., announcing announcement: Announcement? = nil) -> Listening {
    let items = cards.enumerated().map { Item.element("\($0.offset)", $0.element) }
    let said = announcement.map { [Item.announcement("said", $0)] } ?? []
    let app = App("letters", overlay: Overlay([:]), screens: [Screen("inbox", titled: .text("Inbox"), items + said)])
    return Listening(app, in: "ar", by: .outcome)
  }

  @Test func aUsersTextIsNoMarkup() {
    let page = "\(Page([Self.app(SpokenCard(.text("<b>Tom & Ann</b>")))]))"
    #expect(page.contains("&lt;b&gt;Tom &amp; Ann&lt;/b&gt;"))
    #expect(!page.contains("<b>"))
  }

  @Test func theDirectionAndTheLanguageAreTheTextsOwn() {
    let page = "\(Page([Self.app(SpokenCard(.marked(.text("Bonjour"), .language("fr"))))]))"
    #expect(page.contains(#"<article lang="ar" dir="rtl">"#))
    #expect(page.contains(#"<span lang="fr">Bonjour</span>"#))
  }

  @Test func anUrgentAnnouncementIsMarked() {
    let page = "\(Page([Self.app(announcing: Announcement(.error(.selectAnswer), priority: .high))]))"
    #expect(page.contains(#"<li class="urgent announcement">"#))
  }
}
