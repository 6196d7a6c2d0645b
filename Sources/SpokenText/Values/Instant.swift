// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A point on the timeline, in whole seconds since 1970-01-01 00:00:00 UTC: the form in which dates enter the library.
public struct Instant: Sendable, Hashable, Comparable {
  /// Seconds since the epoch, leap seconds not counted (POSIX time).
  public var secondsSinceEpoch: Int64

  /// The point that is this many seconds after the epoch, or before it if negative.
  public init(secondsSinceEpoch: Int64) { self.secondsSinceEpoch = secondsSinceEpoch }

  /// Whether it is within some tens of thousands of years of the present. Time zones, the system's included, may not
  /// cope with instants beyond.
  var isSpeakable: Bool { (-1 << 40...1 << 40).contains(secondsSinceEpoch) }

  /// Whether the first is earlier.
  public static func < (left: Instant, right: Instant) -> Bool { left.secondsSinceEpoch < right.secondsSinceEpoch }
}
