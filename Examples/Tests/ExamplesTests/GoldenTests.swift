// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Apps
import Screens
import SpokenText
import SpokenTextTesting
import Testing

/// Every screen of every app, in every language that the app has phrases in.
@MainActor @Suite struct GoldenTests {
  // The list of apps is on the main actor, where arguments of tests are not made: hence their names.
  nonisolated static let names = [
    "family-allowance", "medication-tracker", "elderly-care", "health-battery", "card-gallery",
    "errands",
  ]

  /// Every screen has the text of its golden file, and follows the rules of the golden kit. `AppRules` has the rules of
  /// the app's guide and the exceptions.
  @Test(arguments: names) func screensAreSaidAsRecorded(_ name: String) throws {
    let app = try find(name)
    try app.goldens.verify(app.goldenScreens, in: app.languages, using: app.speaker)
  }

  /// What the screens do not show in every form, such as the plural forms of a language, is in `forms.tsv`.
  @Test(arguments: names) func everyPhraseIsSaidInEveryLanguage(_ name: String) throws {
    let app = try find(name)
    try app.goldens.verifyCompleteness(
      of: app.screens.flatMap(\.samples), overlay: app.overlay, in: app.languages, forms: "forms", using: app.speaker)
  }

  @Test(arguments: names) func noOtherGoldensLieAround(_ name: String) throws {
    let app = try find(name)
    try app.goldens.verifyFiles(languages: app.languages, families: app.screens.map(\.name) + ["forms"])
  }

  /// A language may land in the library before the apps have words in it: until then they speak English there. Once one
  /// app has them, all have, and none has words in a language that the library lacks.
  @Test(arguments: names) func appHasTheLanguagesOfTheOthers(_ name: String) throws {
    let app = try find(name)
    #expect(app.languages.contains("en"))
    #expect(app.languages.filter { $0.parents.isEmpty } == Self.languages.filter { $0.parents.isEmpty })
    #expect(app.overlay.files.filter { !app.languages.contains($0.language) }.map(\.name) == [])
  }

  /// The languages that any app has phrases in, in the order of the library's.
  private static var languages: [LanguageTag] {
    Speaker.languages.filter { language in apps.contains { $0.languages.contains(language) } }
  }

  @Test func noAppIsForgotten() { #expect(apps.map(\.name) == Self.names) }

  private func find(_ name: String) throws -> App { try #require(apps.first { $0.name == name }) }
}

extension App {
  /// The folder of the app in `Golden`.
  var goldens: GoldenSuite {
    var suite = GoldenSuite(besideFile: #filePath, folder: "Golden/\(name)")
    suite.command = "swift test --package-path Examples"
    suite.rules = rules
    return suite
  }

  /// The languages that it has phrases in, in the order of the library's.
  var languages: [LanguageTag] {
    Speaker.languages.filter { language in overlay.files.contains { $0.language == language } }
  }
}

extension App {
  /// Its screens, as golden samples.
  var goldenScreens: [GoldenScreen] {
    screens.map { screen in
      GoldenScreen(
        screen.name, titled: screen.title, isModal: screen.isModal, screen.items.map(\.sample),
        answers: answers[screen.name] ?? [:], rotors: screen.rotors)
    }
  }
}

extension Screen {
  /// What it is called and what is on it, as samples.
  var samples: [GoldenSample] {
    [.phrase("title", title)] + rotors.map { .phrase("rotor", $0.name) } + items.map(\.sample)
  }
}

extension Item {
  /// The item as a golden sample.
  var sample: GoldenSample {
    switch kind {
    case .element(let card): shown.reduce(.element(name, card)) { $0.showing($1) }
    case .announcement(let announcement): .announcement(name, announcement)
    case .chart(let chart): .chart(name, chart)
    }
  }
}

extension App: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }
}

extension Screen: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }
}
