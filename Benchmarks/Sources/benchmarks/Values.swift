// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Dozens of values for each family, the same in every run. They are enough that branch predictors and caches do not
/// learn them all, and have the magnitudes that occur in apps.
struct Values {
  static let count = 96

  private(set) var integers: [Int] = []
  private(set) var decimals: [Decimal] = []
  private(set) var parts: [Decimal] = []
  private(set) var large: [Decimal] = []
  private(set) var ranges: [(Decimal, Decimal)] = []
  private(set) var secondsFromNow: [TimeInterval] = []
  private(set) var progresses: [(Int, Int)] = []
  private(set) var spans: [Duration] = []
  private(set) var lists: [[String]] = []

  private static let names = ["Alice Smith", "Maya", "José", "Zoë O’Neill", "Grandma", "Björn", "Aoife", "Li Wei"]

  init() {
    var random = Sequence48(state: 20_261_120)
    for index in 0..<Self.count {
      integers.append(random.below(index % 3 == 0 ? 10_000 : 130))
      // A third are whole; of the rest, a few are below one and a few below zero.
      let sign: Decimal = index % 16 == 5 ? -1 : 1
      let whole = random.below([10, 200, 5000, 2_000_000][index % 4])
      decimals.append(sign * Self.hundredths(whole * 100 + (index % 3 == 0 ? 0 : random.below(100))))
      parts.append(Decimal(random.below(1250)) / 1000)
      let power: Decimal = [1, 1000, 1_000_000, 1_000_000_000][index % 4]
      large.append(Decimal(random.below(1000) + 1) * power + Decimal(random.below(1000)))
      let low = random.below(300)
      let high = low + 1 + random.below(500)
      let cents = index % 2 == 0 ? 0 : random.below(100)
      ranges.append((Self.hundredths(low * 100), Self.hundredths(high * 100 + cents)))
      // Half within a week, half within a year and more.
      let hours = index % 2 == 0 ? random.below(14 * 24) - 7 * 24 : random.below(800 * 24) - 400 * 24
      secondsFromNow.append(TimeInterval(hours * 3600 + random.below(3600)))
      let total = 1 + random.below([10, 40, 250][index % 3])
      progresses.append((random.below(total + 1), total))
      spans.append(.seconds(random.below([100, 4000, 90_000, 900_000][index % 4])))
      lists.append((0...index % 4).map { Self.names[(index + $0) % Self.names.count] })
    }
  }

  private static func hundredths(_ number: Int) -> Decimal { Decimal(number) / 100 }
}

/// The linear congruential generator of `drand48`: the standard library's generators differ from run to run.
private struct Sequence48 {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
    return Int(state >> 17) % bound
  }
}
