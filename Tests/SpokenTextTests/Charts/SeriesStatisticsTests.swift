// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// What the numbers of a series tell together.
@Suite struct SeriesStatisticsTests {
  private func statistics(_ numbers: [ExactDecimal]) -> SeriesStatistics {
    SeriesStatistics(numbers) { SeriesStatistics.row(numbers) }
  }

  @Test func emptySeriesHaveNoStatistics() {
    for numbers in [[], [.notANumber], [.infinity, -.infinity]] as [[ExactDecimal]] {
      let statistics = statistics(numbers)
      #expect(statistics.count == 0 && statistics.missing == numbers.count)
      #expect(statistics.lowest == nil && statistics.highest == nil && statistics.trend == nil)
      #expect(statistics.average(.distance) == .notANumber && statistics.exactAverage == .notANumber)
    }
  }

  @Test func endsCountTheirRepetitions() {
    let statistics = statistics([3, 1, .notANumber, "1.0", 4, "4.00", 4])
    #expect(statistics.lowest == SeriesStatistics.End(index: 1, number: 1, times: 2))
    #expect(statistics.highest == SeriesStatistics.End(index: 4, number: 4, times: 3))
    #expect(statistics.count == 6 && statistics.missing == 1 && !statistics.isConstant)
    #expect(self.statistics([5, "5.0"]).isConstant && self.statistics([5]).isConstant)
  }

  /// Against the plain way, with small numbers, of which many are the same.
  @Test func endsAgreeWithTheStandardLibrary() {
    var random = SeededRandom(11)
    for _ in 0..<500 {
      let numbers = (0...random.below(20)).map { _ in random.below(9) - 4 }
      let statistics = statistics(numbers.map { ExactDecimal($0) })
      let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 0)
      #expect(statistics.lowest?.index == numbers.firstIndex(of: low))
      #expect(statistics.lowest?.times == numbers.count { $0 == low })
      #expect(statistics.highest?.index == numbers.firstIndex(of: high))
      #expect(statistics.highest?.times == numbers.count { $0 == high })
      #expect(statistics.sum == ExactDecimal(numbers.reduce(0, +)))
    }
  }

  @Test(
    arguments: [
      ([7350, 6100, 8420, 9480, 10_230, 11_950, 10_900], 9204), ([3, 4], "3.5"), ([3, 4, 4], "3.7"), ([1, 2, 3], 2),
      ([72, 75, 71, 88], 77), ([22, 21, 5, 2], 13), ([-22, -21, -5, -2], -13), (["25.50", 40, 31], 32),
      (["2.50", "3.20"], "2.85"), ([0, 0, 0, 1_000_000], 250_000),
      ([0, 0, 0, 0, 0, 0, 1000], 143), ([123_456, 2_345_678], 1_230_000), (["36.61", "36.62"], "36.615"),
      ([-5, -3, 4, 2, 6], "0.8"), ([-3, 3], 0),
      ([100, 100], 100), (["0.4", "0.45"], "0.425"),
    ] as [([ExactDecimal], ExactDecimal)])
  func averagesAreRounded(_ numbers: [ExactDecimal], _ average: ExactDecimal) {
    #expect(statistics(numbers).average(.distance) == average)
  }

  @Test(
    arguments: [
      (["40", "25.50", "310"], 2, "125.17"), ([8, 9, 9, 9], 2, "8.75"), ([8, 9, 9, 9], 0, 9), ([3, 4], 2, "3.50"),
      (["1.2345", "2.3456"], 3, "1.790"), ([5, 5], 2, 5),
    ] as [([ExactDecimal], Int, ExactDecimal)])
  func averagesOfMoneyAreTrueToTheCent(_ numbers: [ExactDecimal], _ digits: Int, _ average: ExactDecimal) {
    #expect(statistics(numbers).average(.digits(digits)).hasSameValue(as: average))
  }

  /// Seconds: of some minutes to some hours as minutes, of hours in a week as hours.
  @Test(
    arguments: [
      ([2700, 0, 1800, 3720, 5400, 7200], 3480), ([30, 45, 70], 48), ([28_800, 21_600, 32_400], 27_600),
      ([3600, 36_000, 180_000], 72_000), ([86_400, 864_000, 1_728_000], 864_000), ([600, 600], 600),
      ([0, 0, 1, 3600], 900), ([-3600, 3600], 0), ([0, 0, 0, 0, 0, 0, 0, 0, 0, 864_000], 86_400),
    ] as [([ExactDecimal], ExactDecimal)])
  func averagesOfTimeAreWholeUnits(_ seconds: [ExactDecimal], _ average: ExactDecimal) {
    #expect(statistics(seconds).average(.time) == average)
  }

  @Test(
    arguments: [
      ([9, 8, 10, 9, 11, 95, 10], 1), ([9, 8, 10, 9, 11, 10], 0), ([9, 8, 95, 9, 11, 10], 0),
      ([5, 5, 5, 5, 5, 5, 6], 1),
      ([5, 5, 5, 5, 6, 6, 6], 0), ([90, 84, 95, 91, 2, 87, 92], 1), ([1, 2, 3, 4, 5, 6, 7], 0),
      ([9, 8, 10, 9, 90, 95, 10], 2),
    ] as [([Int], Int)])
  func outliersStandOut(_ numbers: [Int], _ count: Int) {
    #expect(statistics(numbers.map { ExactDecimal($0) }).outlierCount == count)
  }

  @Test func oneSidedOutliersMakeTheirEndUnusual() {
    // Below the average by more than the highest is above it, and yet not far from the median.
    let beside = statistics([0, -1, 0, 0, 1, 5, 4, -5, 7])
    #expect(beside.outlierCount == 1 && beside.isHighestUnusual && !beside.isLowestUnusual)
    let high = statistics([9, 8, 10, 9, 11, 95, 10])
    #expect(high.isHighestUnusual && !high.isLowestUnusual)
    let low = statistics([90, 84, 95, 91, 2, 87, 92])
    #expect(low.isLowestUnusual && !low.isHighestUnusual)
    let both = statistics([9, 8, 10, 9, 11, 95, -80])
    #expect(both.outlierCount == 2 && !both.isLowestUnusual && !both.isHighestUnusual)
  }

  /// Places in any order, several at one place.
  @Test func rowsAreInTheOrderOfTheirPlaces() {
    #expect(SeriesStatistics.row([3, 1, 2], at: [30, 10, 20]) == [1, 2, 3])
    #expect(SeriesStatistics.row([3, 1, 2, 8], at: [30, 10, 20, 10]) == [4.5, 2, 3])
    #expect(SeriesStatistics.row([3, .notANumber, 2], at: [1, 2, 3]) == [3, 2])
    #expect(SeriesStatistics.row([3, .notANumber, 2], at: [3, 1, 1]) == [2, 3])
    #expect(SeriesStatistics.row([3, 1, 2], at: [1]) == [3, 1, 2])
    #expect(SeriesStatistics.row([ExactDecimal](), at: [Int]()) == [])
  }

  @Test func stretchesAreEqual() {
    #expect(SeriesStatistics.stretches(of: [1, 2, 3]) == [1, 2, 3])
    for count in [128, 129, 200, 1000, 12_345] {
      let means = SeriesStatistics.stretches(of: (0..<count).map { Double($0) })
      #expect(means.count >= 64 && means.count <= 128 && means == means.sorted(), "\(count)")
    }
  }

  @Test func mediansAgreeWithSorting() {
    var random = SeededRandom(5)
    for count in 1...200 {
      let numbers = (0..<count).map { _ in Double(random.below(count)) }
      let sorted = numbers.sorted()
      let middle = count.isMultiple(of: 2) ? (sorted[count / 2 - 1] + sorted[count / 2]) / 2 : sorted[count / 2]
      var row = numbers
      #expect(row.median() == middle)
    }
    var none: [Double] = []
    #expect(none.median() == 0)
  }

  @Test func doubleValuesAgreeWithTheStandardLibrary() {
    var random = SeededRandom(3)
    for _ in 0..<2000 {
      let text = (random.below(2) == 0 ? "-" : "") + random.digits(1 + random.below(20)) + "e\(random.below(60) - 30)"
      #expect(ExactDecimal(text)?.doubleValue == Double(text), "\(text)")
    }
    #expect(ExactDecimal.notANumber.doubleValue.isNaN && ExactDecimal.infinity.doubleValue == .infinity)
    #expect((-ExactDecimal.infinity).doubleValue == -.infinity && ExactDecimal("1e400").doubleValue == .infinity)
  }
}
