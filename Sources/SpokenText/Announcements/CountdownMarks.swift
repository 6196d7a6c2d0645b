// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The numbers that a countdown announces when it reaches them.
struct CountdownMarks: Sendable, Hashable {
  /// In descending order, all above 0.
  let numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = Set(numbers).filter { $0 > 0 }.sorted(by: >) }

  /// Returns whether a countdown passes or reaches one of the numbers.
  func arePassed(from before: Int, to now: Int) -> Bool { numbers.contains { now <= $0 && $0 < before } }
}
