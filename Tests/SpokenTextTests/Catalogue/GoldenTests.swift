import Foundation
import SpokenTextTesting
import Testing

@testable import SpokenText

/// The tables in the folder `Golden`.
let goldens = GoldenSuite(besideFile: #filePath, folder: "../Golden")

/// What is said, in every language, against the tables in the folder `Golden`: see ``Catalogue``.
@Suite struct GoldenTests {
  @Test(arguments: Catalogue.languages)
  func catalogueIsSaidAsRecorded(_ language: LanguageTag) {
    for family in Catalogue.families.map(\.name) {
      #expect(throws: Never.self) {
        try goldens.verify(Catalogue.samples(family, language), by: Catalogue.speaker(language), family: family)
      }
    }
  }

  @Test func everyLanguageHasEveryFamily() throws {
    try goldens.verifyFiles(languages: Speaker.languages, families: Catalogue.families.map(\.name))
  }
}

extension Catalogue {
  /// The languages whose goldens are checked or recorded: all of them, or for someone at work on a few, those that
  /// `SPOKENTEXT_LANGUAGES` names: `pl,de`.
  static let languages: [LanguageTag] = {
    let named = ProcessInfo.processInfo.environment["SPOKENTEXT_LANGUAGES"]?.split(separator: ",") ?? []
    return named.isEmpty ? Speaker.languages : Speaker.languages.filter { named.contains(Substring($0.description)) }
  }()
}
