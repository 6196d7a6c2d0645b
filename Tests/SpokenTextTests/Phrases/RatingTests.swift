// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// A rating keeps the values that it was created with.
@Suite struct RatingTests {
  private static let values: [ExactDecimal] = [
    "4.5", "0.00", 3, -1, "4.66666666666666666666666", "123456789012345678901234567890", .notANumber, .infinity,
  ]

  @Test(arguments: values)
  func ratingsKeepTheirParts(_ value: ExactDecimal) {
    for scale in [5, 0, -5, 5_000_000_000] {
      for count in [nil, 0, 1, 128, 4_294_967_294, 4_294_967_295, Int.max] {
        for style in [Phrase.RatingStyle.stars, .plain] {
          let phrase = Phrase.rating(value, of: scale, count: count, style: style)
          let kind = RatingKind(value: value, scale: ExactDecimal(scale), count: count, style: style)
          #expect(phrase.described as? RatingKind == kind)
          #expect(phrase == kind.phrase)
        }
      }
    }
  }
}
