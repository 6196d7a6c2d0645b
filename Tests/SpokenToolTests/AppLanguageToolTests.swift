// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import Testing

@testable import SpokenTool

/// Languages that the library lacks, and the overlay of an app has.
@Suite struct AppLanguageToolTests {
  /// The tables of an app in English, Galician, Afrikaans, Lithuanian, and Persian.
  private static let studio = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "SpokenTextTestingTests/Studio/Locales").path

  @Test func lintAcceptsTheLanguagesOfAnApp() {
    #expect(spoken(["lint", "--strict", "--overlay", Self.studio]).status == 0)
  }

  @Test func lexiconPrintsTheWordsOfTheLanguage() {
    let noun = spoken(["lexicon", "gl", "noun-parcel", "--overlay", Self.studio])
    #expect(noun.status == 0 && noun.out.contains("2 paquetes"), "\(noun)")
    let known = spoken(["lexicon", "xx", "--overlay", Self.studio])
    #expect(known.status == 1 && known.err.contains("expected one of af, ar, bn, ca"), "\(known)")
    #expect(spoken(["lexicon", "gl"]).status == 1)
  }

  private func findings(_ files: [String: String]) -> [String] { LintRow("", overlay: files).findings() }

  @Test func lintKnowsThePluralsOfTheLanguage() {
    let english = "m = { $n ->\n    [one] { $n } day\n   *[other] { $n } days\n}\n"
    #expect(
      findings(["en.ftl": english, "lt.ftl": "m = { $n ->\n    [one] { $n } diena\n   *[other] { $n } dienų\n}\n"])
        == ["lt.ftl:1:7: error: missing variant [few] in 'm' (2, 3, 4, 5) [missing-plural]"])
    #expect(
      findings([
        "en.ftl": english, "af.ftl": "m = { $n ->\n    [few] { $n } dag\n   *[other] { $n } dae\n}\n",
      ]).contains(
        "af.ftl:2:6: error: unknown plural category [few] in af; expected one of one, other [impossible-plural]"))
    #expect(
      findings(["en.ftl": "a = A\nb = B\n", "gl.ftl": "a = Ah\nc = Ce\n"]) == [
        "gl.ftl:1:1: error: missing message 'b'; in en: B [missing-message]",
        "gl.ftl:2:1: error: unknown message 'c', which en does not have [unknown-message]",
      ])
  }

  @Test func lintKnowsTheFormsOfNouns() {
    let english = "# Swift: Noun\nnoun-parcel = parcel\n    .plural = parcels\n"
    #expect(
      findings(["en.ftl": english, "lt.ftl": "noun-parcel = siuntinys\n    .other = siuntinių\n"])
        == ["lt.ftl:1:1: error: incomplete forms of 'noun-parcel'; add .few [required-form]"])
    #expect(
      findings(["en.ftl": english, "gl.ftl": "noun-parcel = paquete\n    .plural = paquetes\n"]).first
        == "gl.ftl:1:1: warning: missing forms of 'noun-parcel'; add .other, or write '# same for every number' above "
        + "[required-form]")
    // A language without plurals needs no forms, and an app may declare its own.
    #expect(findings(["en.ftl": english, "yue.ftl": "noun-parcel = 包裹\n"]).isEmpty)
    let own = """
      forms-noun = singular
          .plural = required
      form-noun = { $count ->
          [one] singular
         *[other] plural
      }
      noun-parcel = paquete
          .plural = paquetes

      """
    #expect(findings(["en.ftl": english, "gl.ftl": own]).isEmpty)
  }

  /// Messages of the library are checked by what the library declares of them.
  @Test func messagesOfTheLibraryAreChecked() {
    #expect(findings(["en.ftl": "a = A\n", "gl.ftl": "a = Ah\nminus = menos { $amount }\n"]).isEmpty)
    #expect(
      findings(["en.ftl": "a = A\n", "gl.ftl": "a = Ah\nminus = menos { $much }\n"]).contains {
        $0.hasPrefix("gl.ftl:2:17: error: unknown argument '$much' in 'minus'")
      })
  }

  @Test func theLanguageOfAnAppIsSaid() {
    func said(_ words: String, _ more: String...) -> Called {
      spoken(["say"] + words.split(separator: " ").map(String.init) + more)
    }
    for locale in ["gl", "gl-PT"] {
      #expect(
        said("message spots-left --locale \(locale) --args {\"n\":1} --overlay", Self.studio)
          == Called(out: "1 praza libre\n"))
    }
    #expect(
      said("count 3 dose --locale gl --as ssml --overlay", Self.studio).err
        == "warning: missing translation of 'noun-dose'\n")
    // A file is in the language that it is named for.
    #expect(
      said("message spots-left --locale lt --args {\"n\":3} --overlay", Self.studio + "/lt.ftl").out
        == "3 laisvos vietos\n")
    let unsupported = said("message spots-left --locale ckb --overlay", Self.studio)
    let all = Self.all.joined(separator: ", ")
    #expect(unsupported.status == 1)
    #expect(unsupported.err.contains("unsupported language 'ckb' for '--locale'; expected one of \(all)\n"))
    #expect(said("message spots-left --locale gl --case nowhere --overlay", Self.studio).status == 2)
  }

  /// The languages of the library and of the app.
  private static let all = (Speaker.languages.map(\.description) + ["af", "fa", "gl", "lt"]).sorted()

  @Test func languagesOfAnAppAreListed() {
    #expect(spoken(["languages", "--overlay", Self.studio]) == Called(out: Self.all.map { $0 + "\n" }.joined()))
    #expect(spoken(["languages", "--overlay", "nowhere"]).err.hasPrefix("error: cannot read 'nowhere'"))
  }
}
