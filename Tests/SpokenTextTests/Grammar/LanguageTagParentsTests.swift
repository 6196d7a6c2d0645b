// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import Testing

@Suite struct LanguageTagParentsTests {
  @Test(
    arguments: [
      ("en", []), ("und", []), ("und-US", ["und"]), ("en-US", ["en"]), ("en-AU", ["en-001", "en"]),
      ("en-GB", ["en-001", "en"]),
      ("en-DE", ["en-150", "en-001", "en"]), ("en-UA", ["en-150", "en-001", "en"]), ("en-001", ["en"]),
      ("en-Latn-AU", ["en-AU", "en-001", "en"]), ("en-Shaw", []), ("en-Shaw-GB", ["en-Shaw"]),
      ("es-MX", ["es-419", "es"]), ("es-ES", ["es"]), ("es-419", ["es"]),
      ("pt-AO", ["pt-PT", "pt"]), ("pt-PT", ["pt"]), ("pt-BR", ["pt"]),
      ("zh-TW", ["zh-Hant-TW", "zh-Hant"]), ("zh-HK", ["zh-Hant-HK", "zh-Hant"]),
      ("zh-MO", ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant"]), ("zh-Hant", []), ("zh-CN", ["zh"]), ("zh-Hans", ["zh"]),
      ("zh-Hans-CN", ["zh-CN", "zh"]), ("zh-Hans-HK", ["zh-Hans", "zh"]), ("zh-SG", ["zh"]),
      ("sr-Latn", []), ("sr-Latn-RS", ["sr-Latn"]), ("sr-ME", ["sr-Latn-ME", "sr-Latn"]),
      ("sr-Cyrl-RS", ["sr-RS", "sr"]),
      ("pa-PK", ["pa-Arab-PK", "pa-Arab"]), ("uz-AF", ["uz-Arab-AF", "uz-Arab"]), ("az-Cyrl", []),
      ("yue-CN", ["yue-Hans-CN", "yue-Hans"]), ("yue-Hant-HK", ["yue-HK", "yue"]),
      ("nb", ["no"]), ("nn", ["no"]), ("no", []), ("nb-NO", ["nb", "no"]),
      ("hi-Latn", ["en-IN", "en-001", "en"]), ("ht", ["fr-HT", "fr"]),
      ("de-AT-1901-1996", ["de-AT-1901", "de-AT", "de"]), ("en-GB-u-nu-arab-x-a", ["en-GB", "en-001", "en"]),
      ("ca-ES-valencia-u-co-trad", ["ca-ES-valencia", "ca-ES", "ca"]), ("xx-XX", ["xx"]),
      ("xx-Latn-XX", ["xx-Latn"]),
    ] as [(LanguageTag, [LanguageTag])])
  func parentsAreListedFromNearToFar(_ tag: LanguageTag, _ expected: [LanguageTag]) {
    #expect(tag.parents == expected)
  }

  /// No chain comes back to where it was.
  @Test func chainsEnd() throws {
    let rows = try fixture("likely-subtags.tsv")
    #expect(rows.count > 2500)
    for row in rows {
      let tag = try LanguageTag(parsing: row[0])
      #expect(tag.parents.count < 8)
      #expect(Set(tag.parents).count == tag.parents.count)
      #expect(!tag.parents.contains(tag))
    }
    let long = "en-" + (0..<50).map { "1a\($0 + 10)" }.joined(separator: "-")
    #expect(LanguageTag(stringLiteral: long).parents.count == 50)
  }
}
