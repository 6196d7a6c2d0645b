// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// A moment in a sentence of an app.
@Suite struct MomentCaseTests {
  private static let noon = Instant(secondsSinceEpoch: 1_795_176_000)

  /// The preposition of the time is the moment's own, whichever case the sentence asks for.
  @Test(arguments: ["at", "on", "hours", "hour", "dial", "dated", "from"])
  func germanSaysThePrepositionOnce(_ name: String) {
    let overlay = Overlay(["de": "starts = beginnt { FORM($t, case: \"\(name)\") }", "en": "starts = starts { $t }"])
    let speaker = Speaker("de", offsets: FixedOffset(seconds: 0), reference: .fixed(Self.noon)).adding(overlay)
    for hours in [3, 27, -21, 300] {
      let moment = Instant(secondsSinceEpoch: Self.noon.secondsSinceEpoch + Int64(hours) * 3600)
      let said = speaker.say(.message("starts", ["t": .dateTime(moment)])).text
      #expect(said.hasSuffix(" um 15 Uhr") || said.hasSuffix(" um null Uhr") || said.hasSuffix(" um 0 Uhr"), "\(said)")
      #expect(!said.contains("um um"), "\(said)")
    }
  }

  @Test func aTimeAloneKeepsItsPreposition() {
    let overlay = Overlay(["de": "starts = beginnt { FORM($t, case: \"at\") }", "en": "starts = starts { $t }"])
    let speaker = Speaker("de", offsets: FixedOffset(seconds: 0), reference: .fixed(Self.noon)).adding(overlay)
    #expect(speaker.say(.message("starts", ["t": .time(Self.noon)])).text == "Beginnt um 12 Uhr")
    #expect(speaker.say(.message("starts", ["t": .dateTime(Self.noon)])).text == "Beginnt heute um 12 Uhr")
  }
}
