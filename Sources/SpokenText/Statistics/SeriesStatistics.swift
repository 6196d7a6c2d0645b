// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The count, extremes, average, trend, and outliers of a series of numbers.
///
/// Spoken values are exact. The trend and outliers use `Double`. All are computed in linear time.
struct SeriesStatistics: Sendable, Hashable {
  /// The lowest or highest number, and how often it occurs.
  struct End: Sendable, Hashable {
    /// The index of its first occurrence.
    var index: Int
    var number: ExactDecimal
    var times: Int
  }

  /// The number of finite numbers.
  private(set) var count = 0
  private(set) var missing = 0
  /// The lowest number, or `nil` if there aren't any.
  private(set) var lowest: End?
  /// The highest number, or `nil` if there aren't any.
  private(set) var highest: End?
  private(set) var sum: ExactDecimal = 0
  /// The trend, or `nil` if the numbers have no order or are fewer than five.
  private(set) var trend: TrendTest.Way?
  private(set) var outlierCount = 0
  /// `true` if the lowest number is the only outlier.
  private(set) var isLowestUnusual = false
  /// `true` if the highest number is the only outlier.
  private(set) var isHighestUnusual = false

  /// The fewest numbers that can have a trend.
  static let leastForTrend = 5
  /// The fewest numbers that can have an outlier.
  static let leastForOutliers = 7

  /// Creates the statistics. Numbers that aren't finite count as missing.
  ///
  /// - Parameters:
  ///   - numbers: The numbers.
  ///   - row: A closure that returns the finite numbers in the order of their places, or `nil` if they have no order.
  init(_ numbers: [ExactDecimal], row: () -> [Double]?) {
    for (index, number) in numbers.enumerated() { add(number, at: index) }
    guard !isConstant, count >= Self.leastForTrend else { return }
    let row = row()
    guard let spread = Spread(Self.row(numbers)) else { return }
    if count >= Self.leastForOutliers { outlierCount = numbers.count { spread.isOutlier($0.doubleValue) } }
    if outlierCount == 1, let lowest, let highest {
      isLowestUnusual = spread.isOutlier(lowest.number.doubleValue)
      isHighestUnusual = spread.isOutlier(highest.number.doubleValue)
    }
    if let row, row.count >= Self.leastForTrend {
      trend = TrendTest.way(of: Self.stretches(of: row), deviation: spread.deviation)
    }
  }

  /// `true` if all numbers are the same.
  var isConstant: Bool { lowest?.times == count }

  private mutating func add(_ number: ExactDecimal, at index: Int) {
    guard number.isFinite else {
      missing += 1
      return
    }
    count += 1
    sum = sum + number
    add(number, at: index, to: &lowest) { $0 < 0 }
    add(number, at: index, to: &highest) { $0 > 0 }
  }

  private func add(_ number: ExactDecimal, at index: Int, to end: inout End?, isBeyond: (Int) -> Bool) {
    let order = end.map { number.compared(with: $0.number) }
    if order == 0 {
      end?.times += 1
    } else if order.map(isBeyond) ?? true {
      end = End(index: index, number: number, times: 1)
    }
  }

  /// A rule for rounding an average.
  enum Rounding: Equatable {
    /// Rounds to a power of ten of at most a tenth of the distance from lowest to highest. Averages below 100,000 are
    /// never rounded to tens, because a listener takes "8,900" for exact. Larger averages keep at least three digits.
    ///
    /// For example, from 6,100 to 11,950, it rounds 8,865.7 to 8,866. From 3 to 12, it rounds to tenths.
    case distance
    /// Rounds seconds to the largest unit of time that is at most a tenth of the distance from lowest to highest. For
    /// example, between 30 minutes and 2 hours, it rounds to minutes.
    case time
    /// Rounds to fraction digits. Use it for money, which must be exact to the cent.
    case digits(Int)
  }

  /// Returns the rounded average, with halves away from zero, so 12.5 is 13. An empty series gives not-a-number.
  func average(_ rounding: Rounding) -> ExactDecimal {
    guard let lowest, let highest else { return .notANumber }
    if isConstant { return lowest.number }
    let average = exactAverage
    guard average.isFinite, !average.isZero else { return average }
    if case .digits(let digits) = rounding { return average.roundedHalfUp(toFractionDigits: digits) }
    let distance = highest.number - lowest.number
    if rounding == .time, let unit = [86_400, 3600, 60].first(where: { distance.compared(with: $0 * 10) >= 0 }) {
      let units = average.quotient(dividingBy: unit).roundedHalfUp(toFractionDigits: 0)
      if !units.isZero { return units * unit }
    }
    let size = average.magnitudeExponent
    let power = min(distance.magnitudeExponent - 1, size - 1, size < 5 ? 0 : size - 2)
    return average.roundedHalfUp(toFractionDigits: -power).withoutTrailingZeros
  }

  /// The average, exact to at least 18 digits.
  var exactAverage: ExactDecimal { count == 0 ? .notANumber : sum.quotient(dividingBy: ExactDecimal(count)) }
}

extension SeriesStatistics {
  /// Returns the finite numbers in the given order.
  static func row(_ numbers: [ExactDecimal]) -> [Double] {
    var row: [Double] = []
    row.reserveCapacity(numbers.count)
    for number in numbers where number.isFinite { row.append(number.doubleValue) }
    return row
  }

  /// Returns the finite numbers in the order of their places. Numbers at the same place are replaced by their mean. If
  /// the arrays differ in length, returns the numbers in the given order.
  ///
  /// - Complexity: O(*n*) if the places are ascending, and O(*n* log *n*) otherwise.
  static func row<Place: Comparable>(_ numbers: [ExactDecimal], at places: [Place]) -> [Double] {
    guard places.count == numbers.count, zip(places, places.dropFirst()).contains(where: { $0 >= $1 }) else {
      return row(numbers)
    }
    let order = numbers.indices.filter { numbers[$0].isFinite }.sorted { places[$0] < places[$1] }
    var row: [Double] = []
    var (sum, count) = (0.0, 0.0)
    for (step, index) in order.enumerated() {
      sum += numbers[index].doubleValue
      count += 1
      guard step + 1 == order.count || places[index] < places[order[step + 1]] else { continue }
      row.append(sum / count)
      (sum, count) = (0, 0)
    }
    return row
  }

  /// Returns the row, or, if it is longer than ``TrendTest/mostNumbers``, the means of stretches of about equal length.
  static func stretches(of row: [Double]) -> [Double] {
    let most = TrendTest.mostNumbers
    guard row.count > most else { return row }
    let count = row.count / ((row.count + most - 1) / most)
    return (0..<count).map { number in
      let range = row.count * number / count..<row.count * (number + 1) / count
      return row[range].reduce(0, +) / Double(range.count)
    }
  }
}

/// The spread of a row around its median.
private struct Spread {
  private let middle: Double
  /// The median of the numbers' distances from their median.
  let deviation: Double
  private let farthest: Double

  /// Creates the spread, or returns `nil` if a number is too large for `Double` arithmetic.
  init?(_ row: consuming [Double]) {
    guard row.allSatisfy({ abs($0) < 1e100 }) else { return nil }
    middle = row.median()
    for index in row.indices { row[index] = abs(row[index] - middle) }
    let mean = row.reduce(0, +) / Double(row.count)
    deviation = row.median()
    farthest = deviation > 0 ? Self.leastScore / 0.6745 * deviation : Self.leastScore * 1.253314 * mean
  }

  /// The score above which a number is an outlier.
  private static let leastScore = 3.5

  /// Returns whether a number is an outlier (B. Iglewicz and D. Hoaglin, How to Detect and Handle Outliers, 1993).
  ///
  /// Its distance from the median must be more than 3.5 times the median of all distances divided by 0.6745. If more than half
  /// of the numbers are equal, it must be more than 3.5 times the mean of all distances times 1.253314.
  func isOutlier(_ number: Double) -> Bool { abs(number - middle) > farthest }
}
