// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextTesting
import Testing

/// What may have been meant by a name that is not there.
@Suite struct SuggestionTests {
  @Test(
    arguments: [
      ("mony", "money"), ("MONEY", "money"), ("ordnial", "ordinal"), ("time-zone", "timeZone"), ("xyz", nil), ("", nil),
      ("new york", "America/New_York"), ("Europe/Warsw", "Europe/Warsaw"),
      (String(repeating: "money", count: 100), nil),
    ] as [(String, String?)])
  func nearestIsMeant(_ word: String, _ meant: String?) {
    let known = ["money", "moneyRange", "ordinal", "timeZone", "America/New_York", "Europe/Warsaw"]
    #expect(Suggestion.nearest(to: word, among: known) == meant)
  }

  /// A message of the app's or the library's, and an attribute; nothing where none is near, and of faults of other kinds.
  @Test(
    arguments: [
      ("delivred", "unknown message 'delivred'; did you mean 'delivered'?"),
      ("state-takne", "unknown message 'state-takne'; did you mean 'state-taken'?"),
      ("delivered.hnit", "unknown attribute 'delivered.hnit'; did you mean 'delivered.hint'?"),
      ("delivered", "unknown variable '$who'"), ("zq", "unknown message 'zq'"),
      ("nowhere", "unknown message 'nowhere'"),
    ])
  func nearestMessageIsMeant(_ id: String, _ text: String) {
    let overlay = Overlay(
      files: [Overlay.File(language: "en", name: "en.ftl", text: "delivered = for { $who }\n    .hint = map\nzz = a\n")]
    )
    let speaker = Speaker("pl", offsets: FixedOffset(seconds: 0)).adding(overlay)
    let faults = speaker.resolve(.message(PhraseID(unchecked: id))).faults
    #expect(faults.contains { $0.description(by: speaker) == text }, "\(faults)")
  }
}
