// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A point in time, in whole seconds since 1970-01-01 00:00:00 UTC. SpokenText represents dates in this form.
public struct Instant: Sendable, Hashable, Comparable {
  /// The seconds since the epoch, without leap seconds (POSIX time).
  public var secondsSinceEpoch: Int64

  /// Creates the point this many seconds after the epoch, or before it if the number is negative.
  public init(secondsSinceEpoch: Int64) { self.secondsSinceEpoch = secondsSinceEpoch }

  /// `true` within about 35,000 years of the epoch. Time zones, including the system's, may fail beyond that.
  var isSpeakable: Bool { (-1 << 40...1 << 40).contains(secondsSinceEpoch) }

  /// Returns whether the first instant is earlier.
  public static func < (left: Instant, right: Instant) -> Bool { left.secondsSinceEpoch < right.secondsSinceEpoch }
}
