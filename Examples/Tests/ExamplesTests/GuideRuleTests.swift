// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Apps
import Screens
import SpokenText
import Testing

/// The rules of the apps' accessibility guides that no rule of the golden kit covers, because they are about one app.
@MainActor @Suite struct GuideRuleTests {
  private static let screens = apps.flatMap { app in app.screens.map { (app: app, screen: $0) } }

  /// The other rules hold for every screen in this list, so it must have all of them.
  @Test func everyScreenIsChecked() {
    #expect(Self.screens.count == apps.map(\.screens.count).reduce(0, +) && Self.screens.count > 60)
    #expect(Self.screens.allSatisfy { !$0.screen.cards.isEmpty && !$0.app.languages.isEmpty })
  }

  /// What is on a screen, as it is said in a language.
  private static func elements(
    of screen: Screen, by speaker: Speaker
  ) -> [(name: String, element: SpokenElement)] {
    screen.cards.map { ($0.name, speaker.say($0.card)) }
  }

  /// Every control and every visible image has a label, at each verbosity.
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

  /// Decorative elements are hidden, and have no text.
  @Test(arguments: [
    ("elderly-care", "loading", "mascot"), ("elderly-care", "no-tasks", "birds"),
    ("card-gallery", "plain-card", "photo"), ("family-allowance", "dashboard", "chevron"),
    ("family-allowance", "no-transactions", "empty icon"), ("medication-tracker", "no-medications", "empty icon"),
  ])
  func decorationsAreHidden(_ app: String, _ screen: String, _ item: String) throws {
    let found = try #require(Self.screens.first { $0.app.name == app && $0.screen.name == screen })
    let card = try #require(found.screen.cards.first { $0.name == item }?.card)
    let element = found.app.speaker("en-US").say(card)
    #expect(element.isHidden && element.label == nil && element.hint == nil && element.actions.isEmpty)
  }

  /// A question has at most four options, and its hint counts them.
  @Test func questionsHaveFewOptions() throws {
    let withQuestion = Self.screens.filter { $0.screen.cards.contains { $0.name == "question" } }
    #expect(!withQuestion.isEmpty)
    for (app, screen) in withQuestion {
      let after = screen.cards.drop { $0.name != "question" }.dropFirst()
      let options = after.prefix { $0.card.traits.contains(.button) && $0.card.identifier == nil }
      #expect((1...4).contains(options.count), "\(app.name)/\(screen.name)")
      let question = try #require(screen.cards.first { $0.name == "question" }?.card)
      let hint = app.speaker("en-US").say(question).hint?.text
      #expect(hint == "Select from \(options.count) options below", "\(app.name)/\(screen.name)")
    }
  }

  /// Each tab has a hint that describes its purpose, if the guide asks for one.
  @Test func tabsHaveHints() {
    let tabs = Self.screens.filter { $0.app.name != "errands" }.flatMap { $0.screen.cards }
      .filter { $0.card.readingPlace == .trailing }
    #expect(tabs.count > 15 && tabs.allSatisfy { $0.card.hint != nil })
  }
}
