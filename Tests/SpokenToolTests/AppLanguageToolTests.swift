// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import Testing

@testable import SpokenTool

/// Languages that the library lacks, and the overlay of an app has.
@Suite struct AppLanguageToolTests {
  /// The tables of an app in English, Italian, Dutch, Czech, and Hebrew.
  private static let studio = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "SpokenTextTestingTests/Studio/Locales").path

  @Test func lintAcceptsTheLanguagesOfAnApp() {
    #expect(spoken(["lint", "--strict", "--overlay", Self.studio]).status == 0)
  }

  private func findings(_ files: [String: String]) -> [String] { LintRow("", overlay: files).findings() }

  @Test func lintKnowsThePluralsOfTheLanguage() {
    let english = "m = { $n ->\n    [one] { $n } day\n   *[other] { $n } days\n}\n"
    #expect(
      findings(["en.ftl": english, "cs.ftl": "m = { $n ->\n    [one] { $n } den\n   *[other] { $n } dní\n}\n"])
        == ["cs.ftl:1:7: error: missing variant [few] in 'm' (2, 3, 4) [missing-plural]"])
    #expect(
      findings([
        "en.ftl": english, "nl.ftl": "m = { $n ->\n    [few] { $n } dag\n   *[other] { $n } dagen\n}\n",
      ]).contains(
        "nl.ftl:2:6: error: unknown plural category [few] in nl; expected one of one, other [impossible-plural]"))
    #expect(
      findings(["en.ftl": "a = A\nb = B\n", "it.ftl": "a = Ah\nc = Ci\n"]) == [
        "it.ftl:1:1: error: missing message 'b'; in en: B [missing-message]",
        "it.ftl:2:1: error: unknown message 'c', which en does not have [unknown-message]",
      ])
  }

  @Test func lintKnowsTheFormsOfNouns() {
    let english = "noun-parcel = parcel\n    .plural = parcels\n"
    #expect(
      findings(["en.ftl": english, "cs.ftl": "noun-parcel = balík\n    .other = balíků\n"])
        == ["cs.ftl:1:1: error: incomplete forms of 'noun-parcel'; add .few [required-form]"])
    #expect(
      findings(["en.ftl": english, "it.ftl": "noun-parcel = pacco\n    .plural = pacchi\n"]).first
        == "it.ftl:1:1: warning: missing forms of 'noun-parcel'; add .other, or write '# same for every number' above "
        + "[required-form]")
    // A language without plurals needs no forms, and an app may declare its own.
    #expect(findings(["en.ftl": english, "zh-Hans.ftl": "noun-parcel = 包裹\n"]).isEmpty)
    let own = """
      forms-noun = singular
          .plural = required
      form-noun = { $count ->
          [one] singular
         *[other] plural
      }
      noun-parcel = pacco
          .plural = pacchi

      """
    #expect(findings(["en.ftl": english, "it.ftl": own]).isEmpty)
  }

  /// Messages of the library are checked by what the library declares of them.
  @Test func messagesOfTheLibraryAreChecked() {
    #expect(findings(["en.ftl": "a = A\n", "it.ftl": "a = Ah\nminus = meno { $amount }\n"]).isEmpty)
    #expect(
      findings(["en.ftl": "a = A\n", "it.ftl": "a = Ah\nminus = meno { $much }\n"]).contains {
        $0.hasPrefix("it.ftl:2:16: error: unknown argument '$much' in 'minus'")
      })
  }

  @Test func theLanguageOfAnAppIsSaid() {
    func said(_ words: String, _ more: String...) -> Called {
      spoken(["say"] + words.split(separator: " ").map(String.init) + more)
    }
    for locale in ["it", "it-CH"] {
      #expect(
        said("message spots-left --locale \(locale) --args {\"n\":1} --overlay", Self.studio)
          == Called(out: "1 posto libero\n"))
    }
    #expect(
      said("count 3 dose --locale it --as ssml --overlay", Self.studio).err
        == "warning: missing translation of 'noun-dose'\n")
    // A file is in the language that it is named for.
    #expect(
      said("message spots-left --locale cs --args {\"n\":3} --overlay", Self.studio + "/cs.ftl").out
        == "3 volná místa\n")
    let sv = said("message spots-left --locale sv --overlay", Self.studio)
    #expect(sv.status == 1 && sv.err.contains("unsupported language 'sv'") && sv.err.contains("he, hi, it, ja, nl"))
    #expect(said("message spots-left --locale it --case nowhere --overlay", Self.studio).status == 2)
  }

  @Test func languagesOfAnAppAreListed() {
    let all = (Speaker.languages.map(\.description) + ["cs", "he", "it", "nl"]).sorted()
    #expect(spoken(["languages", "--overlay", Self.studio]) == Called(out: all.map { $0 + "\n" }.joined()))
    #expect(spoken(["languages", "--overlay", "nowhere"]).err.hasPrefix("error: cannot read 'nowhere'"))
  }
}
