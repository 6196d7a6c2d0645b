// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import Testing

@Suite struct LanguageTagTests {
  /// What is written, and the canonical case of it.
  @Test(
    arguments: """
      en en|EN en|en-us en-US|en_US en-US|EN-LATN-us en-Latn-US|zh-hant-tw zh-Hant-TW|es-419 es-419|sr_latn_rs sr-Latn-RS
      und und|UND-latn und-Latn|und-us und-US|fil fil|haw-US haw-US|root root|abcde abcde|abcdefgh abcdefgh
      de-1996 de-1996|de-DE-1901-1996 de-DE-1901-1996|sl-rozaj-biske-1994 sl-rozaj-biske-1994|ca-ES-VALENCIA ca-ES-valencia
      hy-Latn-IT-arevela hy-Latn-IT-arevela|de-CH-x-phonebk de-CH-x-phonebk|az-Arab-x-AZE-derbend az-Arab-x-aze-derbend
      x-whatever und-x-whatever|qaa-Qaaa-QM-x-southern qaa-Qaaa-QM-x-southern|sr-Qaaa-RS sr-Qaaa-RS|x-a-b-c und-x-a-b-c
      en-US-u-islamcal en-US-u-islamcal|zh-CN-a-myext-x-private zh-CN-a-myext-x-private|en-a-myext-b-another en-a-myext-b-another
      en-u-nu-arab-ca-gregory en-u-nu-arab-ca-gregory|EN-U-NU-ARAB en-u-nu-arab|de-0-abc de-0-abc|fr-t-EN-us fr-t-en-us
      zh-yue yue|zh-cmn-Hans-CN cmn-Hans-CN|sgn-ase-US ase-US|zh-gan gan|en-x-u-foo en-x-u-foo|en-x-a-a en-x-a-a
      i-klingon tlh|I-LUX lb|art-lojban jbo|zh-min-nan nan|zh-min nan-x-zh-min|zh-guoyu zh|no-bok nb|no-nyn nn
      en-GB-oed en-GB-oxendict|sgn-BE-FR sfb|sgn-CH-DE sgg|i-default en-x-i-default|i-mingo see-x-i-mingo|cel-gaulish xtg
      en-1abc en-1abc|de-12ab de-12ab|en-001 en-001|en-x-12345678 en-x-12345678|en-USABC en-usabc
      en_US.UTF-8 en-US|de_DE@euro de-DE|sr_RS@latin sr-Latn-RS|sr_RS.UTF-8@Latin sr-Latn-RS|uz_UZ@cyrillic uz-Cyrl-UZ
      sr-Cyrl@latin sr-Cyrl|ks_IN@devanagari ks-Deva-IN|C und|POSIX und|C.UTF-8 und|en_US_POSIX en-US-posix
      en_US@calendar=buddhist;numbers=arab en-US
      """.split(whereSeparator: { $0 == "|" || $0 == "\n" }).map { $0.split(separator: " ").map(String.init) })
  func tagsAreWrittenInCanonicalCase(_ row: [String]) throws {
    let tag = try LanguageTag(parsing: row[0])
    #expect(tag.description == row[1])
    #expect(try LanguageTag(parsing: tag.description) == tag)
    #expect(LanguageTag(row[0]) == tag)
  }

  /// What is not well-formed, and what is said of it.
  @Test(arguments: [
    ("", "expected a language of two to eight letters in subtag 1, ''"),
    ("e", "expected a language of two to eight letters in subtag 1, 'e'"),
    ("i-nothing", "expected a language of two to eight letters in subtag 1, 'i'"),
    ("a-bc", "expected a language of two to eight letters in subtag 1, 'a'"),
    ("e1", "expected a language of two to eight letters in subtag 1, 'e1'"),
    ("419", "expected a language of two to eight letters in subtag 1, '419'"),
    ("abcdefghi", "expected a language of two to eight letters in subtag 1, 'abcdefghi'"),
    ("-en", "expected a language of two to eight letters in subtag 1, ''"),
    ("-", "expected a language of two to eight letters in subtag 1, ''"),
    (" en", "expected a language of two to eight letters in subtag 1, ' en'"),
    ("english language", "expected a language of two to eight letters in subtag 1, 'english language'"),
    ("ñ", "expected a language of two to eight letters in subtag 1, 'ñ'"),
    ("en-", "expected a script, a region, a variant, or an extension in subtag 2, ''"),
    ("en--US", "expected a script, a region, a variant, or an extension in subtag 2, ''"),
    ("en-U$", "expected a script, a region, a variant, or an extension in subtag 2, 'U$'"),
    ("en-12", "expected a script, a region, a variant, or an extension in subtag 2, '12'"),
    ("en-é", "expected a script, a region, a variant, or an extension in subtag 2, 'é'"),
    ("abcd-efg", "expected a script, a region, a variant, or an extension in subtag 2, 'efg'"),
    ("en-Latn-Cyrl", "expected a region, a variant, or an extension in subtag 3, 'Cyrl'"),
    ("en-Latn-", "expected a region, a variant, or an extension in subtag 3, ''"),
    ("zh-yue-cmn", "expected a script, a region, a variant, or an extension in subtag 3, 'cmn'"),
    ("en-US-GB", "expected a variant or an extension in subtag 3, 'GB'"),
    ("en-US-Latn", "expected a variant or an extension in subtag 3, 'Latn'"),
    ("de-1996-DE", "expected a variant or an extension in subtag 3, 'DE'"),
    ("de-DE-1996-1996", "expected a variant that is not repeated in subtag 4, '1996'"),
    ("de-ROZAJ-rozaj", "expected a variant that is not repeated in subtag 3, 'rozaj'"),
    ("en-a-bb-a-cc", "expected an extension that is not repeated in subtag 4, 'a'"),
    ("en-u", "expected two to eight letters or digits in subtag 3, ''"),
    ("en-u-", "expected two to eight letters or digits in subtag 3, ''"),
    ("en-u-a", "expected two to eight letters or digits in subtag 3, 'a'"),
    ("en-a-b-c", "expected two to eight letters or digits in subtag 3, 'b'"),
    ("en-u-abcdefghi", "expected two to eight letters or digits in subtag 3, 'abcdefghi'"),
    ("en-u-nu-arab-", "expected two to eight letters or digits in subtag 5, ''"),
    ("en-x", "expected one to eight letters or digits in subtag 3, ''"),
    ("x", "expected one to eight letters or digits in subtag 2, ''"),
    ("x-", "expected one to eight letters or digits in subtag 2, ''"),
    ("en-x-abcdefghi", "expected one to eight letters or digits in subtag 3, 'abcdefghi'"),
    (".UTF-8", "expected a language of two to eight letters in subtag 1, ''"),
  ])
  func malformedTagsAreRejected(_ text: String, _ message: String) {
    let error = #expect(throws: LanguageTagError.self) { try LanguageTag(parsing: text) }
    #expect(error?.description == message)
    #expect(LanguageTag(stringLiteral: text) == .undetermined)
  }

  /// Whatever is cut off, the answer is a tag that ends as the text does, or an error at the end.
  @Test func readsEveryPrefix() {
    let whole = "zh-cmn-Hant-TW-rozaj-1994-a-abc-def-u-co-pinyin-nu-hanidec-x-a-private"
    var accepted = 0
    for length in 0...whole.count {
      let prefix = whole.prefix(length)
      do {
        let tag = try LanguageTag(parsing: prefix)
        accepted += 1
        #expect(prefix.lowercased().hasSuffix(tag.description.lowercased().split(separator: "-").last ?? ""))
      } catch {
        // A letter that needs something after it is complete itself: what is missing would be one further.
        let last = prefix.split(separator: "-", omittingEmptySubsequences: false).count - 1
        #expect(error.index == (error.subtag.isEmpty && !prefix.isEmpty && prefix.last != "-" ? last + 1 : last))
      }
    }
    #expect(accepted == 33)
  }

  @Test func refusesHostileText() {
    let million = 1 << 20
    for text in [
      String(repeating: "a", count: million), String(repeating: "-", count: million),
      "en-x" + String(repeating: "-a", count: million / 2), "en-" + String(repeating: "\u{0}", count: million),
      String(repeating: "\u{301}", count: million / 2), "en" + String(repeating: "@", count: million),
    ] {
      let error = #expect(throws: LanguageTagError.self) { try LanguageTag(parsing: text) }
      #expect(error?.expected == .length)
      #expect((error?.subtag.utf8.count ?? 0) <= 60)
    }
    #expect(LanguageTag("en-x" + String(repeating: "-a", count: 125)) != nil)
    #expect(LanguageTag("en-x" + String(repeating: "-a", count: 126)) == nil)
  }

  /// Every byte in every place is refused or stands for a letter, a digit or a separator.
  @Test func survivesEveryByte() {
    var accepted = 0
    for byte in UInt8.min...UInt8.max {
      for place in 0..<5 {
        var bytes = Array("en-US".utf8)
        bytes[place] = byte
        let text = String(decoding: bytes, as: UTF8.self)
        if let tag = LanguageTag(text) {
          #expect(tag.description.utf8.allSatisfy { $0 < 0x80 })
          #expect(LanguageTag(tag.description) == tag)
          accepted += 1
        }
      }
    }
    // 52 letters in each of four places, and in the place of the hyphen a separator or a letter.
    #expect(accepted > 4 * 52)
  }

  @Test func subtagsAreExposed() {
    let tag: LanguageTag = "sl-latn-it-rozaj-biske-u-nu-latn-x-y"
    #expect(tag.language == "sl")
    #expect(tag.script == "Latn")
    #expect(tag.region == "IT")
    #expect(tag.variants == ["rozaj", "biske"])
    #expect(LanguageTag.undetermined.language == "und")
    #expect(LanguageTag("en").script == nil)
    #expect(LanguageTag("en").region == nil)
    #expect(LanguageTag("en-x-abcde").variants == [])
  }

  @Test func tagsAreStringsInJSON() throws {
    let tags: [LanguageTag] = ["en-US", "zh-Hant"]
    let data = try JSONEncoder().encode(tags)
    #expect(String(decoding: data, as: UTF8.self) == #"["en-US","zh-Hant"]"#)
    #expect(try JSONDecoder().decode([LanguageTag].self, from: data) == tags)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([LanguageTag].self, from: Data(#"["e"]"#.utf8)) }
  }

  @Test func tagsFitInFortyBytes() {
    #expect(MemoryLayout<LanguageTag>.size <= 40)
  }
}
