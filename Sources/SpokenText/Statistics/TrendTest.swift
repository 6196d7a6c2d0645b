// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Whether the numbers of a row rise or fall beyond what chance explains.
///
/// The rule is the Mann-Kendall test (H. B. Mann, Econometrica 13, 1945; M. G. Kendall, Rank Correlation Methods, 1975),
/// two-sided at 5 percent: of all pairs of numbers, those whose later one is higher less those whose later one is lower. It
/// asks for no distribution, and an outlier counts as any other number. Ties are allowed for. Up to ten numbers are held
/// against the exact distribution, more against the normal one with its correction for continuity; with fewer than five
/// nothing is significant. Of five and six it is 10 percent, for the steps are coarse: at 5, all pairs of five numbers had to
/// go one way, and 5, 2, 0, -3, -1 would have no trend, which listeners do not believe.
///
/// Where the row without its slope still follows itself (a positive correlation r of neighbours), the variance is taken as
/// larger, as of a process of first order, by (1 + r) / (1 − r): S. Yue and C. Wang, Water Resources Management 18, 2004;
/// but not where at least nine pairs in ten go the same way (Kendall's tau of 0.8).
/// The slope is Theil's and Sen's (P. K. Sen, Journal of the American Statistical Association 63, 1968).
///
/// Of rows that are noise, 1 to 5 in a hundred are said to rise or to fall, of five numbers 8; of noise that follows itself, at
/// worst some 7 in a hundred with a correlation of 0.3 from one to the next, 11 with 0.5, 16 with 0.7, measured on 20,000 rows
/// of each length from seven on. A random walk rises and falls indeed.
///
/// What is significant may still be too little to be told: over the whole row the slope must come to at least the median
/// distance of a number from the middle one.
///
/// `Double` is enough, for nothing of it is said but the way.
enum TrendTest {
  /// Where a row goes.
  enum Way: Sendable, Hashable { case rising, falling, none }

  /// How many numbers are compared at the most; of a longer row the means of as many stretches are.
  static let mostNumbers = 128

  /// The least sum of signs that is significant, of 5 to 10 numbers: Kendall's exact distribution.
  private static let leastSums = [8, 11, 15, 18, 20, 23]

  /// The normal quantile of 97.5 percent, and that of 95 for five and six numbers.
  private static let leastScore = 1.959964, leastScoreOfFew = 1.644854

  /// Where a row of at most ``mostNumbers`` goes.
  ///
  /// - Parameters:
  ///   - row: The numbers in their order; all finite.
  ///   - deviation: The median distance from the middle of what the row stands for.
  static func way(of row: [Double], deviation: Double) -> Way {
    let count = row.count
    guard count >= 5, count <= mostNumbers else { return .none }
    let sum = sumOfSigns(of: row)
    guard sum != 0 else { return .none }
    let slope = slope(of: row)
    // Growth that bends follows itself too: where nine pairs in ten go one way, that is no doubt any more.
    let isOneWay = abs(sum) * 10 >= count * (count - 1) / 2 * 8
    let follows = isOneWay ? 0 : correlation(of: row, slope: slope)
    guard isSignificant(sum, of: row, follows: follows) else { return .none }
    guard slope != 0, (slope > 0) == (sum > 0), abs(slope) * Double(count - 1) >= deviation else { return .none }
    return sum > 0 ? .rising : .falling
  }

  /// Of all pairs, how many more go up than down.
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

  /// The median of the slopes of all pairs, for one step.
  private static func slope(of row: [Double]) -> Double {
    var slopes: [Double] = []
    slopes.reserveCapacity(row.count * (row.count - 1) / 2)
    for later in row.indices.dropFirst() {
      for earlier in 0..<later { slopes.append((row[later] - row[earlier]) / Double(later - earlier)) }
    }
    return slopes.median()
  }

  /// How far the row without its slope follows itself: the correlation of neighbours, from 0 to 0.9.
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
    // Among so many numbers that have nothing to do with each other, the correlation is below zero by that much.
    let found = shared / spread + 1 / Double(count)
    return found > 0 ? min(found, 0.9) : 0
  }
}
