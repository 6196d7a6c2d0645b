import Foundation
import SpokenTextTesting
import Testing

@testable import SpokenText

/// The tables in the folder `Golden`.
let goldens: GoldenSuite = {
  var suite = GoldenSuite(besideFile: #filePath, folder: "../Golden")
  // A family is no screen here: it has the states of one element.
  suite.sharesIdentifiers = true
  return suite
}()

/// What is said, in every language, against the tables in the folder `Golden`: see ``Catalogue``.
@Suite struct GoldenTests {
  @Test(arguments: Catalogue.languages)
  func catalogueIsSaidAsRecorded(_ language: LanguageTag) {
    for family in Catalogue.chosenFamilies.map(\.name) {
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

  /// The families that are checked or recorded: all of them, or those that `SPOKENTEXT_FAMILIES` names: `cards,money`.
  static var chosenFamilies: [(name: String, samples: (LanguageTag) -> [GoldenSample])] {
    let named = ProcessInfo.processInfo.environment["SPOKENTEXT_FAMILIES"]?.split(separator: ",") ?? []
    return named.isEmpty ? families : families.filter { named.contains(Substring($0.name)) }
  }
}
