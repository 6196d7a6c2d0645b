// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// The last time that a narrator or coalescer received from the app. It is `nil` before the first one.
extension Swift.Duration? {
  /// Advances to a time, and returns it. If the time is earlier than the last one, returns the last one.
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
