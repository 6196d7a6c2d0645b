// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

@Suite struct ExactDecimalSpeakableTests {
  @Test(arguments: [
    ("1e-300", "0"), ("-1e-300", "0"), ("5e-41", "0"), ("6e-41", "0.0000000000000000000000000000000000000001"),
    ("25.50", "25.50"), ("1e-40", "0.0000000000000000000000000000000000000001"), ("nan", "nan"), ("-inf", "-inf"),
    ("1.50000000000000000000000000000000000000e-3", "0.0015"), ("1e30", "1000000000000000000000000000000"),
  ])
  func numbersAreRoundedForSpeech(_ value: ExactDecimal, _ text: String) {
    #expect(value.roundedForSpeech.description == text)
    #expect(value.roundedForSpeech.isSpeakable == value.isFinite)
  }

  @Test func theSmallestNumbersAreZero() {
    #expect(ExactDecimal(Decimal.leastNonzeroMagnitude).roundedForSpeech == 0)
    #expect(ExactDecimal(Double.leastNonzeroMagnitude).roundedForSpeech == 0)
    #expect(ExactDecimal(Decimal(1) / 3).roundedForSpeech == ExactDecimal(Decimal(1) / 3))
  }

  @Test(arguments: [("1e39", true), ("1e40", false), ("1e-41", false), ("-1.5", true), ("inf", false), ("nan", false)])
  func onlyModestNumbersAreSpeakable(_ value: ExactDecimal, _ isSpeakable: Bool) {
    #expect(value.isSpeakable == isSpeakable)
  }
}
