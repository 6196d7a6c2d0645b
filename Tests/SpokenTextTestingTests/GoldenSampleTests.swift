// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextTesting
import Testing

@Suite struct GoldenSampleTests {
  private static let samples: [(sample: GoldenSample, rows: String)] = [
    (
      .element("maya", Parcel(owner: "Maya", count: 2)),
      """
      maya · label\tMaya got 2 parcels
      maya · value\t3 kilograms
      maya · hint\tOpens details
      maya · traits\tbutton, selected
      maya · action return\tSend back
      maya · identifier\tparcel.Maya
      """
    ),
    (.element("plain", SpokenCard(.text("A"))), "plain · label\tA"),
    (
      .element("marked", SpokenCard(.money(5, Currency("XYZ") ?? .usd)).action("b", .message("city"))),
      """
      marked · label\t5 X Y Z
      marked · action b\tŁódź\tin pl: Łódź
      """
    ),
    (
      .announcement("saved", Announcement(.message("arrived"), priority: .high)),
      "saved · announcement, high\tYour parcel is here"
    ),
    (.announcement("saved", Announcement(.text("A"), priority: .low)), "saved · announcement, low\tA"),
    (.announcement("saved", Announcement(.text("A"))), "saved · announcement\tA"),
    (.announcement("nothing", Announcement(.nothing)), "nothing · announcement\t"),
    (
      .announcement("opened", Announcement(.text("A"), priority: .high, focus: "name_field")),
      "opened · announcement, high\tA\nopened · notification\tlayoutChanged\nopened · focus\tname_field"
    ),
    (.announcement("screen", .screenChanged()), "screen · notification\tscreenChanged"),
    (
      .announcement("page", .pageScrolled(to: 3, of: 5)),
      "page · announcement\tPage 3 of 5\npage · notification\tpageScrolled"
    ),
    (.phrase("money", .money(1, .usd)), "money\t1 dollar"),
    (.phrase("arrived", .message("arrived"), context: .inline), "arrived\tyour parcel is here"),
  ]

  private static let texts: [LanguageTag: String] = [
    "en": Parcel.texts["en", default: ""] + "\ncity = { LANG(\"Łódź\", \"pl\") }"
  ]

  /// Tests that take samples as arguments print them by their names.
  @Test func samplesArePrintedByTheirNames() {
    let samples = Self.samples.prefix(2).map(\.sample)
    #expect("\(samples)" == "[maya, plain]")
  }

  @Test(arguments: samples.indices) func samplesGiveRows(_ index: Int) {
    let (sample, rows) = Self.samples[index]
    #expect(sample.rows(using: Parcel.speaker("en", Self.texts)).map(\.description).joined(separator: "\n") == rows)
  }
}
