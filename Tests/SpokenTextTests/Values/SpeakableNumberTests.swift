// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct SpeakableNumberTests {
  @Test(
    arguments: [
      (0.1 + 0.2, "0.30000000000000004", "0.3"), (4.35 * 100, "434.99999999999994", "435"),
      (1.0 / 3, "0.3333333333333333", "0.333333333333333"), (1.1 * 1.1, "1.2100000000000002", "1.21"),
      (-0.1 - 0.2, "-0.30000000000000004", "-0.3"), (25.5, "25.5", "25.5"),
      (9_007_199_254_740_991, nil, "9007199254740991"),
      (4_503_599_627_370_497.5, nil, "4503599627370498"),
      (1_152_921_504_606_846_976, "1152921504606847000", "1152921504606850000"),
      (0.999_999_999_999_999_9, nil, "1"), (.infinity, "inf", "inf"), (-.infinity, "-inf", "-inf"),
      (.nan, "nan", "nan"),
      (-0.0, "0", "0"), (123_456_789.123_456_78, "123456789.12345678", "123456789.123457"),
    ] as [(Double, String?, String)])
  func doublesAreSpokenAsWritten(_ number: Double, _ exact: String?, _ spoken: String) {
    if let exact { #expect(number.exactDecimal.description == exact) }
    #expect(number.spokenDecimal.description == spoken)
  }

  @Test func verySmallDoublesKeepTheirValue() {
    #expect(1e-300.spokenDecimal == "1e-300")
    #expect(Double.leastNonzeroMagnitude.spokenDecimal == "5e-324")
    #expect((1e-300 / 3).spokenDecimal == "3.33333333333333e-301")
  }

  @Test(
    arguments: [
      (0.1, "0.1", "0.1"), (0.800_000_1, "0.8000001", "0.8"), (1.0 / 3, "0.33333334", "0.333333"),
      (25.5, "25.5", "25.5"),
      (16_777_215, "16777215", "16777215"), (1_234_567.5, "1234567.5", "1234568"),
      (3.4e38, "340000000000000000000000000000000000000", "340000000000000000000000000000000000000"),
      (.nan, "nan", "nan"), (-.infinity, "-inf", "-inf"), (123_456_792, "123456790", "123457000"),
    ] as [(Float, String, String)])
  func floatsAreSpokenAsWritten(_ number: Float, _ exact: String, _ spoken: String) {
    #expect(number.exactDecimal.description == exact)
    #expect(ExactDecimal(number).description == exact)
    #expect(number.spokenDecimal.description == spoken)
  }

  /// The exact decimal reads back as the number; so does the spoken one of every decimal that the type holds faithfully.
  @Test func decimalsReadBackAsTheirNumber() throws {
    var random = SeededRandom(41)
    for _ in 0..<DeepCheck.count(5_000, deep: 50_000) {
      let double = Double(bitPattern: random.next())
      if double.isFinite { #expect(Double(double.exactDecimal.description) == double) }
      let float = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
      if float.isFinite { #expect(Float(float.exactDecimal.description) == float) }
      let written = "\(random.digits(1 + random.below(15)))e\(random.below(300) - 150)"
      #expect(
        try #require(Double(written)).spokenDecimal.hasSameValue(as: try #require(ExactDecimal(written))), "\(written)")
      let short = "\(random.digits(1 + random.below(6)))e\(random.below(30) - 15)"
      #expect(try #require(Float(short)).spokenDecimal.hasSameValue(as: try #require(ExactDecimal(short))), "\(short)")
      // Sums and products of amounts in cents are said as they are in decimals.
      let (a, b) = (random.below(10_000), random.below(10_000))
      let cents = ExactDecimal(a + b).scaled(byPowerOfTen: -2)
      #expect((Double(a) / 100 + Double(b) / 100).spokenDecimal.hasSameValue(as: cents), "\(a) + \(b) cents")
      let product = ExactDecimal(a * b).scaled(byPowerOfTen: -2)
      #expect((Double(a) / 100 * Double(b)).spokenDecimal.hasSameValue(as: product), "\(a) cents × \(b)")
    }
  }

  #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    @Test(arguments: [
      (0.1, "0.1", "0.1"), (1.0 / 3, "0.3333", "0.333"), (2047, "2047", "2047"), (65_504, "65504", "65500"),
    ])
    func halvesAreSpokenAsWritten(_ number: Double, _ exact: String, _ spoken: String) {
      #expect(Float16(number).exactDecimal.description == exact)
      #expect(Float16(number).spokenDecimal.description == spoken)
    }
  #endif

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func wideIntegersAreSpokenExactly() {
    #expect(Int128.min.exactDecimal.description == "-170141183460469231731687303715884105728")
    #expect(UInt128.max.spokenDecimal.description == "340282366920938463463374607431768211455")
    #expect((Int128(Int64.min) - 1).exactDecimal.description == "-9223372036854775809")
  }

  @Test func exactTypesAreSpokenAsTheyAre() {
    #expect(("1.50" as ExactDecimal).spokenDecimal == "1.50")
    #expect(Int.max.spokenDecimal == ExactDecimal(Int.max))
  }
}
