import SpokenTextTesting
import Testing

@testable import SpokenText

/// The tables in the folder `Golden`.
let goldens = GoldenSuite(besideFile: #filePath, folder: "../Golden")

/// What is said, in every language, against the tables in the folder `Golden`: see ``Catalogue``.
@Suite struct GoldenTests {
  @Test(arguments: Speaker.languages, Catalogue.families.map(\.name))
  func catalogueIsSaidAsRecorded(_ language: LanguageTag, _ family: String) throws {
    try goldens.verify(
      Catalogue.samples(family, language), by: Catalogue.speaker(language), family: family)
  }

  @Test func everyLanguageHasEveryFamily() throws {
    try goldens.verifyFiles(languages: Speaker.languages, families: Catalogue.families.map(\.name))
  }
}
