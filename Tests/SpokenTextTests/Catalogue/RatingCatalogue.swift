// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func ratings(_ probe: Probe) -> [GoldenSample] {
    var samples = (["0", "1", "1.5", "2", "3", "4", "4.5", "5"] as [ExactDecimal]).map {
      GoldenSample.phrase("rating \($0)", .rating($0))
    }
    samples += [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 100].map {
      GoldenSample.phrase("rating 1 of \($0)", .rating(1, of: $0))
    }
    samples += ([0, 1, 2, 3, 5, 11, 21, 100, 128, 12345] as [Int]).map {
      GoldenSample.phrase("rating 4.5 count=\($0)", .rating(4.5, count: $0))
    }
    return samples + [
      .phrase("rating 4.46", .rating(4.46)), .phrase("rating 4.96", .rating(4.96)),
      .phrase("rating 0.04", .rating(0.04)),
      .phrase("rating 9.99 of 10 plain", .rating(9.99, of: 10, style: .plain)),
      .phrase("rating 4.5 inline", .rating(4.5, count: 128), context: .inline),
      .phrase("rating 8 of 10 plain", .rating(8, of: 10, style: .plain)),
      .phrase("rating 8.7 of 10 plain count=3", .rating(8.7, of: 10, count: 3, style: .plain)),
      .phrase("rating none", .rating(nil as Int?)),
      .phrase("rating none inline", .rating(nil as Int?), context: .inline),
      .phrase("rating 6", .rating(6)), .phrase("rating -1", .rating(-1)), .phrase("rating 3 of 0", .rating(3, of: 0)),
      .phrase("rating 3 of -5", .rating(3, of: -5)), .phrase("rating unknown", .rating(ExactDecimal.notANumber)),
      .phrase("rating infinity", .rating(Double.infinity, count: 3)),
      .phrase("rating 4 count=-1", .rating(4, count: -1)),
    ]
  }
}
