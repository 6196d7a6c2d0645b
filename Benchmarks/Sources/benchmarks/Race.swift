// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import CBenchmarkSupport

/// Times contenders against each other in one run. Each runs once in every round, so that whatever else the machine
/// does affects all of them. The result is the median of the rounds.
enum Race {
  /// Nanoseconds for one call of each body.
  static func nanoseconds(rounds: Int = 61, milliseconds: Double = 1, _ bodies: [() -> Int]) -> [Double] {
    func time(_ body: () -> Int, _ repetitions: Int) -> Double {
      var sum = 0
      let start = benchmark_thread_nanoseconds()
      for _ in 0..<repetitions { sum &+= body() }
      let end = benchmark_thread_nanoseconds()
      precondition(sum != .min)  // keeps the sum, and so the work, alive
      return Double(end - start) / Double(repetitions)
    }
    let repetitions = bodies.map { body in
      _ = time(body, 3)  // warms up
      return max(1, Int(milliseconds * 1e6 / max(1, time(body, 3))))
    }
    var times: [[Double]] = bodies.map { _ in [] }
    for _ in 0..<rounds {
      for index in bodies.indices { times[index].append(time(bodies[index], repetitions[index])) }
    }
    return times.map(\.median)
  }
}

extension [Double] {
  /// The median of the values; not-a-number if there are none.
  var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}
