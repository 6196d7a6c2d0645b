// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Apps
import Screens
import SpokenText
import SpokenTextTesting
import Testing

/// What is shown and what is announced go together, on every screen of every app.
@MainActor @Suite struct AnnouncementTests {
  @Test(arguments: GoldenTests.names) func whatIsShownIsAnnounced(_ name: String) throws {
    let app = try #require(apps.first { $0.name == name })
    // Errors that were made one announcement are not looked into: ElderlyCareTests has what is said of them.
    for screen in app.screens where screen.name != "new-profile-failed" {
      let problems = AnnouncementCheck.problems(showing: screen.cards, announcing: screen.announcements)
      #expect(problems.isEmpty, "\(screen.name)")
    }
  }

  /// The check fails where an announcement is forgotten, or goes nowhere.
  @Test func aForgottenAnnouncementIsFound() throws {
    let app = try #require(apps.first { $0.name == "elderly-care" })
    let screen = try #require(app.screens.first { $0.name == "new-profile-failed" })
    #expect(AnnouncementCheck.problems(showing: screen.cards, announcing: []).map(\.kind).contains(.isNotAnnounced))
    #expect(
      AnnouncementCheck.problems(showing: [], announcing: screen.announcements).map(\.kind).contains(.focusIsNowhere))
  }
}

extension Screen {
  /// The elements on it.
  fileprivate var cards: [SpokenCard] {
    items.compactMap { if case .element(let card) = $0.kind { card } else { nil } }
  }

  /// What is announced while it is shown.
  fileprivate var announcements: [Announcement] {
    items.compactMap { if case .announcement(let announcement) = $0.kind { announcement } else { nil } }
  }
}
