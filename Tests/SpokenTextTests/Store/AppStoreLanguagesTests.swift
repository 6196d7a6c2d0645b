// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Every language of the App Store has a table.
@Suite struct AppStoreLanguagesTests {
  /// The locales of App Store Connect, and the tables that answer them.
  /// Source: https://developer.apple.com/help/app-store-connect/reference/app-information/app-store-localizations
  static let tables: [(locale: LanguageTag, table: LanguageTag)] = [
    ("ar-SA", "ar"), ("bn-BD", "bn"), ("ca", "ca"), ("zh-Hans", "zh-Hans"), ("zh-Hant", "zh-Hant"), ("hr", "hr"),
    ("cs", "cs"), ("da", "da"), ("nl-NL", "nl"), ("en-AU", "en-AU"), ("en-CA", "en-CA"), ("en-GB", "en-GB"),
    ("en-US", "en"), ("fi", "fi"), ("fr-FR", "fr"), ("fr-CA", "fr-CA"), ("de-DE", "de"), ("el", "el"), ("gu-IN", "gu"),
    ("he", "he"), ("hi", "hi"), ("hu", "hu"), ("id", "id"), ("it", "it"), ("ja", "ja"), ("kn-IN", "kn"), ("ko", "ko"),
    ("ms", "ms"), ("ml-IN", "ml"), ("mr-IN", "mr"), ("no", "nb"), ("or-IN", "or"), ("pl", "pl"), ("pt-BR", "pt"),
    ("pt-PT", "pt-PT"), ("pa-IN", "pa"), ("ro", "ro"), ("ru", "ru"), ("sk", "sk"), ("sl-SI", "sl"), ("es-MX", "es-419"),
    ("es-ES", "es"), ("sv", "sv"), ("ta-IN", "ta"), ("te-IN", "te"), ("th", "th"), ("tr", "tr"), ("uk", "uk"),
    ("ur-PK", "ur"), ("vi", "vi"),
  ]

  @Test(arguments: tables) func aLanguageOfTheStoreHasATable(_ locale: LanguageTag, _ table: LanguageTag) {
    #expect(Speaker(locale, offsets: UnknownOffsets()).language == table)
  }

  @Test func theListIsWhole() {
    #expect(Self.tables.count == 50)
    #expect(Set(Self.tables.map(\.table)).count == 50)
  }
}
