// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// The clock of types that receive times from the app. It is `nil` before the first time.
extension Swift.Duration? {
  /// Advances to a time, and returns it. An earlier time counts as the last one.
  @discardableResult
  mutating func advance(to time: Swift.Duration) -> Swift.Duration {
    let time = map { Swift.max($0, time.clamped) } ?? time.clamped
    self = time
    return time
  }
}

extension Swift.Duration {
  /// The time, limited to about thirty billion years, so that sums don't overflow.
  var clamped: Swift.Duration {
    min(max(self, .seconds(-1_000_000_000_000_000_000)), .seconds(1_000_000_000_000_000_000))
  }
}
