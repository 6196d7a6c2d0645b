// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What the numbers of a series tell together: how many there are, the lowest and the highest, the average, where they go,
/// and which stand out.
///
/// All that is said of them is exact; where they go and what stands out are questions of statistics, and asked of binary
/// numbers. It takes linear time and a few arrays, whatever the length.
struct SeriesStatistics: Sendable, Hashable {
  /// A number at one end, and how often it is there.
  struct End: Sendable, Hashable {
    /// Where it is for the first time.
    var index: Int
    var number: ExactDecimal
    var times: Int
  }

  /// How many numbers there are.
  private(set) var count = 0
  /// How many are missing.
  private(set) var missing = 0
  /// Nil where there are no numbers.
  private(set) var lowest: End?
  /// Nil where there are no numbers.
  private(set) var highest: End?
  private(set) var sum: ExactDecimal = 0
  /// Where they go; nil where they have no order, and of fewer than five.
  private(set) var trend: TrendTest.Way?
  /// How many stand out.
  private(set) var outlierCount = 0
  /// Whether the only number that stands out is the lowest.
  private(set) var isLowestUnusual = false
  /// Whether the only number that stands out is the highest.
  private(set) var isHighestUnusual = false

  /// The least that a trend is asked of.
  static let leastForTrend = 5
  /// The least among which one can stand out.
  static let leastForOutliers = 7

  /// What the numbers tell; those that are not finite are missing.
  ///
  /// - Parameters:
  ///   - numbers: The numbers.
  ///   - row: The numbers that are there, in the order of their places; nil where they have none.
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

  /// Whether all numbers are the same.
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

  /// How an average is rounded.
  enum Rounding: Equatable {
    /// To a power of ten that is a tenth of the distance from the lowest to the highest or less, and to two digits at the
    /// least. From 6,100 to 11,950 it goes by hundreds, 9,187 is 9,200; from 55 to 88 by ones.
    case distance
    /// Seconds: to the largest unit of time that is a tenth of the distance or less; between 30 minutes and 2 hours it is
    /// minutes.
    case time
    /// To so many digits after the point: an amount of money is true to the cent, or it is another one.
    case digits(Int)
  }

  /// The average as people say it, halves away from zero: 12.5 is 13. Not-a-number where there are no numbers.
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
    let power = min(distance.magnitudeExponent, average.magnitudeExponent) - 1
    return average.roundedHalfUp(toFractionDigits: -power).withoutTrailingZeros
  }

  /// The average without rounding, as far as digits go.
  var exactAverage: ExactDecimal { count == 0 ? .notANumber : sum.quotient(dividingBy: ExactDecimal(count)) }
}

extension SeriesStatistics {
  /// The numbers that are there, in the order in which they are given.
  static func row(_ numbers: [ExactDecimal]) -> [Double] {
    var row: [Double] = []
    row.reserveCapacity(numbers.count)
    for number in numbers where number.isFinite { row.append(number.doubleValue) }
    return row
  }

  /// The numbers that are there, in the order of their places; several at one place are their mean. Where there is not a
  /// place for each, in the order in which they are given.
  ///
  /// - Complexity: O(*n*) where the places ascend, O(*n* log *n*) where they have to be sorted.
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

  /// The means of stretches of equal length, as many as a trend is asked of; a short row as it is.
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

/// How far the numbers of a row are from the one in the middle.
private struct Spread {
  private let middle: Double
  /// The median of the distances.
  let deviation: Double
  private let farthest: Double

  /// Nil where the numbers are too large for binary ones to tell.
  init?(_ row: consuming [Double]) {
    guard row.allSatisfy({ abs($0) < 1e100 }) else { return nil }
    middle = row.median()
    for index in row.indices { row[index] = abs(row[index] - middle) }
    let mean = row.reduce(0, +) / Double(row.count)
    deviation = row.median()
    farthest = deviation > 0 ? Self.leastScore / 0.6745 * deviation : Self.leastScore * 1.253314 * mean
  }

  /// The score of the rule below from which a number stands out.
  private static let leastScore = 3.5

  /// Whether a number stands out: B. Iglewicz and D. Hoaglin, How to Detect and Handle Outliers, 1993. Its distance from the
  /// median is more than 3.5 times the median of all distances over 0.6745; where more than half of the numbers are one, more
  /// than 3.5 times the mean of all distances times 1.253314.
  func isOutlier(_ number: Double) -> Bool { abs(number - middle) > farthest }
}
