// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import Testing

@Suite struct LanguageTagRoundTripTests {
  /// The longest tags of private use are read back from what is written of them.
  @Test(arguments: [200, 250, 251, 252, 255, 256])
  func longPrivateUseIsReadBack(_ length: Int) {
    let text = "x" + String(repeating: "-a", count: (length - 1) / 2) + (length % 2 == 0 ? "b" : "")
    let tag = LanguageTag(text)
    #expect((tag == nil) == (length > 251))
    if let tag { #expect(LanguageTag(tag.description) == tag) }
  }

  /// What is left when an extended language stands for itself is read as if it had been written so.
  @Test(arguments: [("mi-cel-gaulish", "xtg"), ("aa-art-lojban", "jbo"), ("aa-cel-x-gaulish", "cel-x-gaulish")])
  func extendedLanguagesStandForThemselves(_ text: String, _ expected: String) {
    #expect(LanguageTag(text)?.description == expected)
  }
}
