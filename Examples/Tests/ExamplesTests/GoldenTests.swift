import Apps
import Screens
import SpokenText
import SpokenTextTesting
import Testing

/// Every screen of every app, in every language that the app has phrases in.
@Suite struct GoldenTests {
  @Test(arguments: await apps.flatMap { app in app.screens.map { (app, $0) } })
  func screenIsSaidAsRecorded(_ app: App, _ screen: Screen) throws {
    try app.goldens.verify(screen.samples, in: app.languages, family: screen.name, by: app.speaker)
  }

  /// What the screens do not show in every form, such as the plural forms of a language, is in `forms.tsv`.
  @Test(arguments: await apps) func everyPhraseIsSaidInEveryLanguage(_ app: App) throws {
    try app.goldens.verifyCompleteness(
      of: app.screens.flatMap(\.samples), overlay: app.overlay, in: app.languages, forms: "forms", by: app.speaker)
  }

  @Test(arguments: await apps) func noOtherGoldensLieAround(_ app: App) throws {
    try app.goldens.verifyFiles(languages: app.languages, families: app.screens.map(\.name) + ["forms"])
  }

  @Test(arguments: await apps) func appShipsEveryLanguageOfTheLibrary(_ app: App) {
    #expect(app.languages.filter { $0.parents.isEmpty } == Speaker.languages.filter { $0.parents.isEmpty })
  }
}

extension App {
  /// The folder of the app in `Golden`.
  var goldens: GoldenSuite {
    var suite = GoldenSuite(besideFile: #filePath, folder: "Golden/\(name)")
    suite.command = "swift test --package-path Examples"
    return suite
  }

  /// The languages that it has phrases in, in the order of the library's.
  var languages: [LanguageTag] {
    Speaker.languages.filter { language in overlay.files.contains { $0.language == language } }
  }
}

extension Screen {
  /// What is on it, as samples.
  var samples: [GoldenSample] {
    items.map { item in
      switch item.kind {
      case .element(let card): .element(item.name, card)
      case .announcement(let announcement): .announcement(item.name, announcement)
      }
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
