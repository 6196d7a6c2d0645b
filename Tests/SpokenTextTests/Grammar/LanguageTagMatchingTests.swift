// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import Testing

@Suite struct LanguageTagMatchingTests {
  @Test(
    arguments: [
      // Preferred, available, best
      (["en"], ["de", "en"], "en"), (["en-US"], ["de", "en"], "en"), (["en"], ["de", "en-GB"], "en-GB"),
      (["en"], ["en-GB", "en-US"], "en-US"), (["en-AU"], ["en", "en-GB"], "en-GB"),
      (["en-AU"], ["en", "en-001"], "en-001"),
      (["en-AU"], ["en-US", "en-NZ"], "en-NZ"), (["en-US"], ["en-AU", "en-GB"], "en-GB"),
      (["en-NZ"], ["en", "en-AU", "en-GB", "en-IN"], "en-GB"), (["en-NZ"], ["en-AU", "en-IN"], "en-AU"),
      (["de-AT", "en"], ["en", "de"], "de"), (["fr", "pl", "en"], ["en", "pl"], "pl"),
      (["fr"], ["en", "pl"], nil),
      ([], ["en"], nil), (["en"], [], nil),
      (["zh-TW"], ["zh-Hans", "zh-Hant"], "zh-Hant"), (["zh-TW"], ["zh", "zh-Hans"], nil),
      (["zh-HK"], ["zh-TW"], "zh-TW"),
      (["zh-TW"], ["zh-HK", "zh-Hant"], "zh-Hant"), (["zh-Hant-HK"], ["zh-TW", "zh-CN"], "zh-TW"),
      (["zh-TW", "en"], ["zh-Hans", "en-GB"], "en-GB"), (["zh-CN"], ["zh-Hant", "zh"], "zh"),
      (["zh"], ["zh-Hant"], nil),
      (["zh-Hans-HK"], ["zh-HK", "zh-CN"], "zh-CN"), (["zh-MO"], ["zh-TW", "zh-HK"], "zh-HK"),
      (["cmn"], ["zh"], "zh"),
      (["sr-Latn"], ["sr"], nil), (["sr-ME"], ["sr", "sr-Latn"], "sr-Latn"), (["sh"], ["sr-Latn"], "sr-Latn"),
      (["sr-RS"], ["sr-Latn", "sr-Cyrl"], "sr-Cyrl"), (["sr-Latn-BA"], ["sr-Latn-RS"], "sr-Latn-RS"),
      (["pt-AO"], ["pt", "pt-PT"], "pt-PT"), (["pt-MZ"], ["pt-AO", "pt-BR"], "pt-AO"),
      (["pt"], ["pt-PT"], "pt-PT"),
      (["pt-PT"], ["pt-BR"], "pt-BR"), (["es-MX"], ["es", "es-AR", "es-419"], "es-419"),
      (["es-MX"], ["es-ES", "es-AR"], "es-AR"),
      (["nn", "en"], ["en", "nb"], "nb"), (["nb"], ["no"], "no"), (["no"], ["nb"], "nb"),
      (["no"], ["nn", "nb"], "nn"),
      (["nb-NO"], ["nn", "no"], "no"), (["iw-IL"], ["he"], "he"), (["he"], ["iw"], "iw"),
      (["tl"], ["fil-PH"], "fil-PH"),
      (["en-Latn-US"], ["en"], "en"), (["en-GB-u-nu-arab"], ["en", "en-GB"], "en-GB"),
      (["en-UK"], ["en-GB", "en"], "en-GB"),
      (["und"], ["en"], nil), (["en"], ["und"], nil), (["und"], ["en", "und"], "und"),
      (["xx"], ["xx-XX"], "xx-XX"),
      (["hi-Latn"], ["hi"], nil), (["hi-Latn"], ["hi", "en"], "en"), (["de-1996"], ["de-1901", "de"], "de"),
      (["ca-valencia"], ["ca", "es"], "ca"), (["en-DE"], ["en-US", "en-150"], "en-150"), (["gsw"], ["de"], nil),
      (["mn-CN"], ["mn"], nil), (["uz-Cyrl"], ["uz", "uz-Latn"], nil),
      (["kok"], ["kok-Latn", "kok-Deva"], "kok-Deva"),
    ] as [([LanguageTag], [LanguageTag], LanguageTag?)])
  func theNearestLanguageIsMatched(_ preferred: [LanguageTag], _ available: [LanguageTag], _ expected: LanguageTag?) {
    #expect(LanguageTag.bestMatch(for: preferred, among: available) == expected)
  }

  /// Another spelling of a tag finds it among everything ICU knows.
  @Test func maximizedTagsMatchThemselves() throws {
    let all = try fixture("number-symbols.tsv").map { try LanguageTag(parsing: $0[0]) }
    #expect(all.count > 900)
    for tag in [all[3], all[200], all[400], all[600], all[800]] {
      let match = try #require(LanguageTag.bestMatch(for: [tag.maximized()], among: all))
      #expect(match.maximized() == tag.maximized())
    }
  }
}
