// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How far a wall clock is ahead of UTC at any instant: what the library needs to know of a time zone.
///
/// `Foundation.TimeZone` is one; so is ``FixedOffset``.
public protocol UTCOffsets: Sendable {
  /// Seconds ahead of UTC at an instant; negative west of it. Any number of seconds is possible: some historical
  /// offsets are not whole minutes.
  func secondsFromUTC(at instant: Instant) -> Int
}

/// A clock with a constant offset from UTC.
public struct FixedOffset: UTCOffsets, Hashable {
  /// Seconds ahead of UTC.
  public var seconds: Int

  /// A clock that is this many seconds ahead of UTC.
  public init(seconds: Int) { self.seconds = seconds }

  /// The same offset at every instant.
  public func secondsFromUTC(at instant: Instant) -> Int { seconds }
}

/// A clock whose offset is unknown: no moment can be read on it.
struct UnknownOffsets: UTCOffsets {
  /// An offset that no clock has, so that ``CivilDateTime`` refuses it.
  func secondsFromUTC(at instant: Instant) -> Int { .min }
}
