// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Apps
import Screens
import SpokenText
import Testing

/// The rules of the apps' accessibility guides that belong to elements, held against every screen of every app.
@MainActor @Suite struct GuideRuleTests {
  private static let screens = apps.flatMap { app in app.screens.map { (app: app, screen: $0) } }

  /// The other rules hold for every screen in this list, so it must have all of them.
  @Test func everyScreenIsChecked() {
    #expect(Self.screens.count == apps.map(\.screens.count).reduce(0, +) && Self.screens.count > 50)
    #expect(Self.screens.allSatisfy { !$0.screen.cards.isEmpty && !$0.app.languages.isEmpty })
  }

  /// What is on a screen, as it is said in a language.
  private static func elements(
    of screen: Screen, by speaker: Speaker
  ) -> [(name: String, element: SpokenElement)] {
    screen.cards.map { ($0.name, speaker.say($0.card)) }
  }

  /// Elderly care 168, 686; family allowance 14; medication tracker 147: what is used has a label. Elderly care 668, 687; card
  /// gallery 35: an image has one, or is hidden.
  @Test(arguments: [Verbosity.brief, .standard, .detailed])
  func everythingHasALabelOrIsHidden(_ verbosity: Verbosity) {
    for (app, screen) in Self.screens {
      for language in app.languages {
        let speaker = app.speaker(language).with { $0.verbosity = verbosity }
        for (name, element) in Self.elements(of: screen, by: speaker) {
          #expect(element.isHidden == (element.label == nil), "\(app.name)/\(screen.name)/\(name)")
        }
      }
    }
  }

  /// Card gallery 23, 40, 526: no button is lost in another element. Card gallery 172, 521: nothing that is used is hidden.
  /// Health battery 142, 262: what is modal is the screen, and all that is on it can be reached.
  @Test func nothingIsOutOfReach() {
    for (app, screen) in Self.screens {
      #expect(screen.card.flaws.isEmpty, "\(app.name)/\(screen.name): \(screen.card.flaws)")
      let element = app.speaker("en-US").say(screen.card)
      #expect(element.traits.contains(.modal) == screen.isModal, "\(app.name)/\(screen.name)")
      #expect(element.children.count == screen.cards.count)
    }
  }

  /// Elderly care 182, 280, 304–311; card gallery 31, 181, 192; medication tracker 61: what tells nothing is hidden, and says
  /// nothing.
  @Test(arguments: [
    ("elderly-care", "loading", "mascot"), ("elderly-care", "no-tasks", "birds"),
    ("card-gallery", "plain-card", "photo"),
  ])
  func decorationsAreHidden(_ app: String, _ screen: String, _ item: String) throws {
    let found = try #require(Self.screens.first { $0.app.name == app && $0.screen.name == screen })
    let card = try #require(found.screen.cards.first { $0.name == item }?.card)
    let element = found.app.speaker("en-US").say(card)
    #expect(element.isHidden && element.label == nil && element.hint == nil && element.actions.isEmpty)
  }

  /// Family allowance 445 (WCAG 2.4.2): every screen has a title, in every language.
  @Test func everyScreenHasATitle() {
    for (app, screen) in Self.screens {
      for language in app.languages {
        let title = app.speaker(language).say(screen.card).screenTitle?.text ?? ""
        #expect(!title.isEmpty && !title.contains("{"), "\(app.name)/\(screen.name) in \(language)")
      }
    }
  }

  /// Family allowance 438, 444; health battery 148 (WCAG 1.3.1, 2.4.6): headings have levels, which begin at the first and
  /// skip none.
  @Test func headingsHaveLevels() {
    var count = 0
    for (app, screen) in Self.screens {
      var last = 0
      for (name, card) in screen.cards where card.traits.contains(.header) {
        let level = card.headingLevel?.rawValue ?? 0
        #expect(level > 0, "\(app.name)/\(screen.name)/\(name) has no level")
        #expect(level <= last + 1 || last == 0, "\(app.name)/\(screen.name)/\(name) skips a level")
        last = level
        count += 1
      }
    }
    #expect(count > 20)
  }

  /// Medication tracker 121: each tab has a label and a hint. Health battery 26: hints have at most two sentences.
  @Test func hintsAreShortAndTabsHaveThem() {
    var tabs = 0
    for (app, screen) in Self.screens {
      for (name, element) in Self.elements(of: screen, by: app.speaker("en-US")) {
        // Errands has no guide: its tabs say it all.
        if name.hasSuffix(" tab"), app.name != "errands" {
          #expect(element.hint != nil, "\(app.name)/\(screen.name)/\(name)")
          tabs += 1
        }
        let sentences = (element.hint?.text ?? "").split(whereSeparator: { ".!?".contains($0) })
        #expect(sentences.count <= 2, "\(app.name)/\(screen.name)/\(name)")
      }
    }
    #expect(tabs > 3)
  }

  /// Health battery 107: a question has at most four options. Its hint counts them.
  @Test func questionsHaveFewOptions() {
    let withQuestion = Self.screens.filter { $0.screen.cards.contains { $0.name == "question" } }
    #expect(!withQuestion.isEmpty)
    for (app, screen) in withQuestion {
      let after = screen.cards.drop { $0.name != "question" }.dropFirst()
      let options = after.prefix { $0.card.traits.contains(.button) && $0.card.identifier == nil }
      #expect((1...4).contains(options.count), "\(app.name)/\(screen.name)")
    }
  }

  /// Elderly care 585; card gallery 259; family allowance 119–122: what color shows is said, too: a state, an error, and which
  /// way money went are words of the element, however brief its listener wants it.
  @Test(arguments: [
    ("elderly-care", "dashboard", "Overdue"), ("family-allowance", "transactions", "Money spent"),
    ("card-gallery", "authors", "Offline"), ("family-allowance", "sign-in-failed", "Error: Invalid email address"),
  ])
  func whatColorShowsIsSaid(_ app: String, _ screen: String, _ words: String) throws {
    let found = try #require(Self.screens.first { $0.app.name == app && $0.screen.name == screen })
    let speaker = found.app.speaker("en-US").with { $0.verbosity = .brief }
    let texts = Self.elements(of: found.screen, by: speaker).map {
      ($0.element.label?.text ?? "") + " " + ($0.element.value?.text ?? "")
    }
    #expect(texts.contains { $0.contains(words) }, "\(texts)")
  }
}
