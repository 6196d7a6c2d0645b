// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// The clock of what takes times from the app: the last time that was given, nil before the first.
extension Swift.Duration? {
  /// Goes on to a time, and returns it; one before the last counts as that one.
  @discardableResult
  mutating func advance(to time: Swift.Duration) -> Swift.Duration {
    let time = map { Swift.max($0, time.clamped) } ?? time.clamped
    self = time
    return time
  }
}

extension Swift.Duration {
  /// The time, kept within some thirty billion years, so that no sum of two is too large.
  var clamped: Swift.Duration {
    min(max(self, .seconds(-1_000_000_000_000_000_000)), .seconds(1_000_000_000_000_000_000))
  }
}
