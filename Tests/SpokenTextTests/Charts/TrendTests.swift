// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

/// Which rows are said to rise or to fall: noise is not, and what goes up does.
@Suite struct TrendTests {
  /// Where noise of one sort comes from.
  struct Noise: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The next number, from random ones and the number before.
    let next: @Sendable (inout SeededRandom, Double) -> Double

    static let all = [
      Noise(testDescription: "normal") { random, _ in random.normal() },
      Noise(testDescription: "even") { random, _ in random.unit() },
      Noise(testDescription: "small counts") { random, _ in (random.unit() * 4).rounded(.down) },
      Noise(testDescription: "with outliers") { random, _ in tan(.pi * (random.unit() - 0.5)) },
      Noise(testDescription: "skewed") { random, _ in -log(random.unit()) },
    ]

    /// Noise that follows itself, by this correlation from one number to the next.
    static func following(_ correlation: Double) -> Noise {
      Noise(testDescription: "following \(correlation)") { random, last in
        correlation * last + (1 - correlation * correlation).squareRoot() * random.normal()
      }
    }
  }

  private static func row(_ noise: Noise, _ length: Int, rise: Double = 0, _ random: inout SeededRandom) -> [Double] {
    // What went before is forgotten.
    var last = 0.0
    for _ in 0..<20 { last = noise.next(&random, last) }
    return (0..<length).map { place in
      last = noise.next(&random, last)
      return last + rise * Double(place) / Double(length - 1)
    }
  }

  private static func way(_ row: [Double]) -> TrendTest.Way {
    var (ordered, middle) = (row, 0.0)
    middle = ordered.median()
    var distances = row.map { abs($0 - middle) }
    return TrendTest.way(of: SeriesStatistics.stretches(of: row), deviation: distances.median())
  }

  /// How many of a hundred rows are said to rise, and to fall.
  private static func rates(
    _ noise: Noise, length: Int, rows: Int, rise: Double = 0
  ) -> (rising: Double, falling: Double) {
    var random = SeededRandom(UInt64(length))
    var counts = [TrendTest.Way: Int]()
    for _ in 0..<rows { counts[way(row(noise, length, rise: rise, &random)), default: 0] += 1 }
    return (Double(counts[.rising] ?? 0) * 100 / Double(rows), Double(counts[.falling] ?? 0) * 100 / Double(rows))
  }

  /// In a debug build the longer rows take most of the time, and they have trends least of all.
  private static let lengths: [(count: Int, rows: Int)] =
    [(5, 3000), (6, 3000), (7, 2000), (8, 2000), (10, 1500)]
    + (DeepCheck.isAsked ? [(14, 3000), (24, 2000), (30, 2000), (52, 1000), (365, 400)] : [(14, 1000), (30, 1000)])

  /// Fewer than 5 in a hundred, of any length but the shortest, however the noise is spread.
  @Test(arguments: Noise.all, lengths)
  func noiseHasNoTrend(_ noise: Noise, _ length: (count: Int, rows: Int)) {
    let rates = Self.rates(noise, length: length.count, rows: length.rows)
    let most = length.count == 5 ? 9.0 : length.count == 6 ? 6 : 5
    #expect(rates.rising + rates.falling < most, "\(rates)")
  }

  /// What nobody would call level, of few numbers.
  @Test(arguments: [[5, 2, 0, -3, -1], [12, 18, 22, 41, 35], [3, 4, 4, 6, 5, 9]] as [[Double]])
  func fewNumbersMayTurnOnce(_ row: [Double]) {
    #expect(Self.way(row) == (row[0] < row[4] ? .rising : .falling))
    #expect(Self.way([row[0], row[4], row[1], row[3], row[2]]) == .none)
  }

  /// What is stated of noise that follows itself, with room for what fewer rows differ by.
  @Test(
    arguments: [(0.3, 10), (0.5, 14), (0.7, 20)] as [(correlation: Double, most: Double)],
    [(7, 1500), (10, 1500), (14, 1500), (30, 800), (100, 150)] as [(count: Int, rows: Int)])
  func correlatedNoiseSeldomHasATrend(_ limit: (correlation: Double, most: Double), _ length: (count: Int, rows: Int)) {
    let rates = Self.rates(.following(limit.correlation), length: length.count, rows: length.rows)
    #expect(rates.rising + rates.falling < limit.most, "\(rates)")
  }

  /// Rows that rise by so many standard deviations from the first to the last: the least share that is found.
  @Test(
    arguments: [
      (7, 8, 90), (7, 5, 60), (10, 5, 85), (14, 4, 85), (30, 3, 95), (30, 2, 60), (100, 2, 95), (1000, 1, 95),
    ] as [(Int, Double, Double)])
  func realTrendsAreFound(_ length: Int, _ rise: Double, _ least: Double) {
    let rows = length > 50 ? 40 : 400
    let up = Self.rates(Noise.all[0], length: length, rows: rows, rise: rise)
    #expect(up.rising >= least && up.falling == 0, "\(up)")
    let down = Self.rates(Noise.all[0], length: length, rows: rows, rise: -rise)
    #expect(down.falling >= least && down.rising == 0, "\(down)")
  }

  @Test func linesAreFound() {
    for length in 5...40 {
      #expect(Self.way((0..<length).map { Double($0) }) == .rising, "\(length)")
      #expect(Self.way((0..<length).map { -Double($0) / 3 }) == .falling, "\(length)")
      #expect(Self.way(Array(repeating: 3, count: length)) == .none, "\(length)")
    }
    for length in 0..<5 { #expect(Self.way((0..<length).map { Double($0) }) == .none, "\(length)") }
  }

  /// Growth that bends is growth.
  @Test func curvesAreFound() {
    for length in [7, 10, 14, 20, 30] {
      let places = (0..<length).map { Double($0) }
      #expect(Self.way(places.map { exp($0 * 0.3) }) == .rising, "\(length)")
      #expect(Self.way(places.map { $0 * $0 }) == .rising, "\(length)")
      #expect(Self.way(places.map { exp(-$0 * 0.3) }) == .falling, "\(length)")
    }
  }

  /// A trend is not lost for a number that stands out, nor made by one.
  @Test func outliersMakeNoTrend() {
    var line = (0..<20).map { Double($0) }
    line[3] = 1000
    #expect(Self.way(line) == .rising)
    var flat = (0..<20).map { Double($0 % 2) }
    flat[19] = 1000
    #expect(Self.way(flat) == .none)
  }

  /// In a long row nearly anything is significant; what nobody would see is not told.
  @Test func tinyTrendsAreNotReported() {
    var random = SeededRandom(7)
    let noise = Self.row(Noise.all[0], 20_000, rise: 0.3, &random)
    #expect(Self.way(noise) == .none)
    #expect(Self.way(noise.enumerated().map { $1 + Double($0) / 10_000 }) == .rising)
  }

  /// Of rows that no binary number holds nothing is told, and nothing fails.
  @Test func hugeNumbersHaveNoTrend() {
    for number in ["1e400", "1e300", "-1e308"] as [ExactDecimal] {
      let statistics = SeriesStatistics(Array(repeating: [number, 0, -number], count: 9).flatMap { $0 }) {
        [1, 2, 3, 4, 5, 6, 7]
      }
      #expect(statistics.trend == nil && statistics.outlierCount == 0)
    }
    #expect(TrendTest.way(of: [1e99, -1e99, 1e99, -1e99, 1e99, 3e99], deviation: 0) == .none)
    #expect(TrendTest.way(of: Array(repeating: 1, count: 129), deviation: 0) == .none)
  }
}

extension SeededRandom {
  /// A number between 0 and 1, both left out.
  mutating func unit() -> Double { (Double(next() >> 11) + 0.5) / 0x1p53 }

  /// A number of the normal distribution (Box and Muller).
  mutating func normal() -> Double { (-2 * log(unit())).squareRoot() * cos(2 * .pi * unit()) }
}
