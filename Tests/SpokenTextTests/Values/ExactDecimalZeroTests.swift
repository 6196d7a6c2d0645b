// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import Testing

/// Zero has the digits it shows, and none before the point but one, whatever power of ten it was multiplied by.
@Suite struct ExactDecimalZeroTests {
  @Test(arguments: [("0", "0"), ("-0", "0"), ("0e3", "0"), ("0.00", "0.00"), ("0e-2", "0.00"), ("000", "0")])
  func zeroIsWrittenWithItsDigits(_ text: String, _ written: String) {
    #expect(ExactDecimal(text)?.description == written)
    #expect(ExactDecimal(text)?.isZero == true)
  }

  @Test func zeroPercentIsOneDigit() {
    let speaker = Speaker("en", offsets: FixedOffset(seconds: 0))
    #expect(speaker.percent(0).text == "0 percent")
    #expect(speaker.percent("0.000" as ExactDecimal).text == "0 percent")
    #expect(speaker.number("0e3" as ExactDecimal).text == "0")
  }
}
