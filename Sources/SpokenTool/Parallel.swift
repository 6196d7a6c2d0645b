// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Calls a function several times, on several threads.
enum Parallel {
  /// Returns the results in the order of the numbers that the function gets.
  ///
  /// - Parameters:
  ///   - count: The number of calls.
  ///   - jobs: The greatest number of threads.
  ///   - run: A function that gets a number, counted from 0. It runs on any thread.
  static func map<Value: Sendable>(_ count: Int, jobs: Int, _ run: @Sendable (Int) -> Value) -> [Value] {
    guard count > 1, jobs > 1 else { return (0..<count).map(run) }
    let results = Results<Value>(count)
    DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
      while let index = results.next() { results.set(index, run(index)) }
    }
    return results.all
  }

  /// Unchecked because several threads write their results. They do so only under the lock.
  private final class Results<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value?]
    private var index = 0

    init(_ count: Int) { values = Array(repeating: nil, count: count) }

    func next() -> Int? {
      lock.withLock {
        guard index < values.count else { return nil }
        index += 1
        return index - 1
      }
    }

    func set(_ index: Int, _ value: Value) { lock.withLock { values[index] = value } }

    var all: [Value] { lock.withLock { values.compactMap { $0 } } }
  }
}
