// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting
import Testing

@testable import SpokenText

/// No message, attribute, plural category, case, gender or other branch of a table is without a golden.
@Suite struct CompletenessTests {
  @Test(arguments: Catalogue.languages)
  func everyBranchHasAGolden(_ language: LanguageTag) {
    let coverage = Coverage()
    let speaker = Catalogue.speaker(language, coverage: coverage)
    let goldens = Catalogue.rows(language)
    for (family, _) in Catalogue.families {
      for sample in Catalogue.samples(family, language) where goldens.rows(of: sample.key, in: family) != nil {
        _ = sample.rows(using: speaker)
      }
    }
    let branches = speaker.table.branches().filter { !Catalogue.isName($0.name) && !isForNounsOfApps($0) }
    let unreached = branches.filter { !$0.isReached(in: coverage.said) }.map(name)
    // Languages without plural forms, genders, and cases have fewer branches.
    let isPlain = (["id", "ms", "th", "vi"] as Set<LanguageTag>).contains(language)
    #expect(branches.count > (isPlain ? 1600 : 2000))
    #expect(
      unreached.isEmpty,
      """
      \(unreached.count) branches have no golden. Add a sample that reaches them to the catalogue, and record:
      \(unreached.map { "\(language) \($0)" }.joined(separator: "\n"))
      """)
  }

  /// Returns `true` for a rule for nouns that only apps have. These are nouns without a singular, which
  /// ``ZeroBoundTests`` tests, and Italian nouns such as "sconto", which need another article.
  private func isForNounsOfApps(_ branch: Branch) -> Bool {
    branch.name == "numeral-plural" || branch.name == "numeral" && branch.label.contains("plural")
      || branch.name == "the-noun-masculine" && branch.label.contains("impure")
  }

  /// `currency-usd.local [few] case=genitive`.
  private func name(_ branch: Branch) -> String {
    branch.label.isEmpty ? branch.name : "\(branch.name) \(branch.label)"
  }

  /// The check itself: what nobody said is named, down to the branch.
  @Test func unreachedBranchesAreNamed() throws {
    let overlay = Overlay([
      "en": """
      parcel = { $count ->
          [one] { $case ->
              [genitive] one parcel's
             *[bare] one parcel
          }
         *[other] { $count } parcels
      }
          .sent = sent
          .gender = feminine
      """
    ])
    let coverage = Coverage()
    let table = TableLibrary.make("en", before: overlay.tables.sources(for: "en"), coverage: coverage)
    let speaker = Speaker(table: table, preferences: Preferences("en", zone: UnknownOffsets(), reference: .live))
    func unreached() -> [String] {
      table.branches().filter { !$0.isReached(in: coverage.said) }.map(name).filter { $0.hasPrefix("parcel") }
    }
    #expect(
      unreached() == [
        "parcel", "parcel.sent", "parcel [one]", "parcel [one] case=genitive", "parcel [one] case=bare",
        "parcel [other]",
      ])
    #expect(speaker.say(.message("parcel", ["count": .number(1)])).text == "One parcel")
    #expect(unreached() == ["parcel.sent", "parcel [one] case=genitive", "parcel [other]"])
    #expect(speaker.say(.message("parcel", ["count": .number(2)])).text == "2 parcels")
    #expect(speaker.say(.message("parcel", ["count": .number(1), "case": .text("genitive")])).text == "One parcel's")
    #expect(speaker.say(.message("parcel.sent")).text == "Sent")
    #expect(unreached() == [])
  }
}
