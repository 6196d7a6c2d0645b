// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The numbers at which a narrator that counts down says how many are left.
struct CountdownMarks: Sendable, Hashable {
  /// From the highest to the lowest, all above 0.
  let numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = Set(numbers).filter { $0 > 0 }.sorted(by: >) }

  /// Whether one of them, or more, is reached on the way down from a number to another.
  func arePassed(from before: Int, to now: Int) -> Bool { numbers.contains { now <= $0 && $0 < before } }
}
