// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Which language's table a locale gets.
@Suite struct TableLibraryTests {
  private static let languages = [
    "und", "en", "pl", "de", "es", "fr", "hi", "ar", "ja", "pt", "nb", "sr", "zh", "tlh", "gsw", "arz",
  ]
  private static let scripts = ["", "-Latn", "-Arab", "-Cyrl", "-Deva", "-Jpan"]
  private static let regions = [
    "", "-US", "-GB", "-CA", "-IN", "-AU", "-PL", "-DE", "-AT", "-419", "-MX", "-ES", "-FR", "-EG", "-JP", "-001",
    "-ZZ",
  ]
  private static let ends = ["", "-1996", "-u-nu-arab", "-x-app"]

  /// The short way from a language with its usual region to its table ends where the matcher does.
  @Test(arguments: languages)
  func localesResolveToTheNearestTable(_ language: String) throws {
    let matcher = LanguageMatcher(TableLibrary.tags)
    for script in Self.scripts {
      for region in Self.regions {
        for end in DeepCheck.some(of: Self.ends, every: 3) {
          let locale = try #require(LanguageTag(language + script + region + end))
          #expect(TableLibrary.resolve(locale) == matcher.nearest(to: locale) ?? "en", "\(locale)")
        }
      }
    }
  }

  /// What names no language is nobody's, even where a region has one language only.
  @Test(arguments: ["und", "und-PL", "und-JP", "und-Deva", "und-419"] as [LanguageTag])
  func localesWithoutALanguageAreEnglish(_ locale: LanguageTag) {
    #expect(TableLibrary.resolve(locale) == "en")
  }
}
