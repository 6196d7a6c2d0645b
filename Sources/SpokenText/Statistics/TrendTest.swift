// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Decides whether a row of numbers rises or falls beyond chance.
///
/// It is the two-sided Mann-Kendall test at 5 percent (H. B. Mann, Econometrica 13, 1945, and M. G. Kendall, Rank Correlation
/// Methods, 1975). Its statistic is the number of rising pairs minus the number of falling pairs.
///
/// - It assumes no distribution, corrects for ties, and counts an outlier like any other number.
/// - Up to ten numbers use the exact distribution. More numbers use the normal distribution with a continuity
///   correction.
/// - With fewer than five numbers, nothing is significant.
/// - Five and six numbers are tested at 10 percent, because they allow only a few sums. At 5 percent, 5, 2, 0, -3, -1
///   would have no trend, although a listener hears one.
/// - If the detrended row has a positive correlation r of neighbors, the variance is multiplied by (1 + r) / (1 − r).
///   This is the correction for a first-order process (S. Yue and C. Wang, Water Resources Management 18, 2004). It is
///   skipped if nine pairs in ten go the same way (Kendall's tau of 0.8).
/// - The slope is the Theil-Sen slope (P. K. Sen, Journal of the American Statistical Association 63, 1968).
/// - Over the whole row, the slope must reach the median distance from the median. A smaller trend isn't worth
///   speaking.
///
/// It reports a trend in 1 to 5 percent of rows that are noise, and in 8 percent with five numbers. If neighbors
/// correlate by 0.7, it does so in up to 16 percent.
///
/// `Double` is precise enough, because only the direction is spoken.
enum TrendTest {
  enum Way: Sendable, Hashable { case rising, falling, none }

  /// The most numbers that are compared. A longer row is reduced to at most this many means.
  static let mostNumbers = 128

  /// The smallest significant differences between the numbers of rising and falling pairs. They are for 5 to 10
  /// numbers, from Kendall's exact distribution.
  private static let leastSums = [8, 11, 15, 18, 20, 23]

  /// The normal quantiles of 97.5 percent, and of 95 percent for five and six numbers.
  private static let leastScore = 1.959964, leastScoreOfFew = 1.644854

  /// Returns the direction of a row of at most ``mostNumbers`` numbers.
  ///
  /// - Parameters:
  ///   - row: The numbers in their order, all finite.
  ///   - deviation: The median distance from the median, in the full row.
  static func way(of row: [Double], deviation: Double) -> Way {
    let count = row.count
    guard count >= 5, count <= mostNumbers else { return .none }
    let sum = sumOfSigns(of: row)
    guard sum != 0 else { return .none }
    let slope = slope(of: row)
    // Nonlinear growth is also autocorrelated. If nine pairs in ten go the same way, the trend is certain.
    let isOneWay = abs(sum) * 10 >= count * (count - 1) / 2 * 8
    let follows = isOneWay ? 0 : correlation(of: row, slope: slope)
    guard isSignificant(sum, of: row, follows: follows) else { return .none }
    guard slope != 0, (slope > 0) == (sum > 0), abs(slope) * Double(count - 1) >= deviation else { return .none }
    return sum > 0 ? .rising : .falling
  }

  /// Returns the number of rising pairs minus the number of falling pairs.
  private static func sumOfSigns(of row: [Double]) -> Int {
    var sum = 0
    for later in row.indices.dropFirst() {
      for earlier in 0..<later { sum += row[later] > row[earlier] ? 1 : row[later] < row[earlier] ? -1 : 0 }
    }
    return sum
  }

  private static func isSignificant(_ sum: Int, of row: [Double], follows: Double) -> Bool {
    let count = row.count
    if follows == 0, count - 5 < leastSums.count { return abs(sum) >= leastSums[count - 5] }
    var variance = Double(count * (count - 1) * (2 * count + 5))
    let sorted = row.sorted()
    var start = 0
    for index in 1...count where index == count || sorted[index] != sorted[start] {
      let ties = index - start
      variance -= Double(ties * (ties - 1) * (2 * ties + 5))
      start = index
    }
    variance = variance / 18 * (1 + follows) / (1 - follows)
    return variance > 0 && Double(abs(sum) - 1) / variance.squareRoot() >= (count <= 6 ? leastScoreOfFew : leastScore)
  }

  /// Returns the median slope of all pairs, as the change from one number to the next.
  private static func slope(of row: [Double]) -> Double {
    var slopes: [Double] = []
    slopes.reserveCapacity(row.count * (row.count - 1) / 2)
    for later in row.indices.dropFirst() {
      for earlier in 0..<later { slopes.append((row[later] - row[earlier]) / Double(later - earlier)) }
    }
    return slopes.median()
  }

  /// Returns the correlation of neighbors in the detrended row, from 0 to 0.9.
  private static func correlation(of row: [Double], slope: Double) -> Double {
    let count = row.count
    let rest = row.enumerated().map { $1 - slope * Double($0) }
    let mean = rest.reduce(0, +) / Double(count)
    var (spread, shared) = (0.0, 0.0)
    for index in rest.indices {
      let distance = rest[index] - mean
      spread += distance * distance
      if index > 0 { shared += distance * (rest[index - 1] - mean) }
    }
    guard spread > 0 else { return 0 }
    // The measured correlation of independent numbers is too low by 1/n on average.
    let found = shared / spread + 1 / Double(count)
    return found > 0 ? min(found, 0.9) : 0
  }
}
