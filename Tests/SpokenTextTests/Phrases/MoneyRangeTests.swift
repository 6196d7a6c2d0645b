// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct MoneyRangeTests {
  /// The rupee is one of the few currencies whose oblique (रुपये) differs from its direct form (रुपया).
  @Test(
    arguments: [
      ("1.50", 5, "1 रुपये और 50 पैसे से 5 रुपये तक"), (1, "1.50", "1 रुपये से 1 रुपये और 50 पैसे तक"),
    ] as [(ExactDecimal, ExactDecimal, String)])
  func bothEndsOfAHindiRangeAreOblique(_ from: ExactDecimal, _ to: ExactDecimal, _ text: String) {
    let speaker = Speaker("hi-IN", offsets: FixedOffset(seconds: 0))
    #expect(speaker.say(.money(from: from, to: to, .inr)).text == text)
  }
}
