// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// The branches that nobody said, which ``GoldenTests`` looks for.
@Suite struct CompletenessTests {
  /// Branches that nobody said are named.
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
      table.branches().filter { !$0.isReached(in: coverage.said) }.map(\.fullName).filter { $0.hasPrefix("parcel") }
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
