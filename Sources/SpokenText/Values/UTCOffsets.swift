// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A time zone's offset from UTC at any instant.
///
/// `Foundation.TimeZone` and ``FixedOffset`` conform to it.
public protocol UTCOffsets: Sendable {
  /// Returns the seconds ahead of UTC at an instant, negative west of Greenwich. They needn't be whole minutes, because
  /// some historical offsets aren't.
  func secondsFromUTC(at instant: Instant) -> Int
}

/// A clock with a constant offset from UTC.
public struct FixedOffset: UTCOffsets, Hashable {
  /// The seconds ahead of UTC.
  public var seconds: Int

  /// Creates a clock that is this many seconds ahead of UTC.
  public init(seconds: Int) { self.seconds = seconds }

  /// Returns the same offset for every instant.
  public func secondsFromUTC(at instant: Instant) -> Int { seconds }
}

/// A clock whose offset is unknown, so that no moment can be read on it.
struct UnknownOffsets: UTCOffsets {
  /// Returns an offset that ``CivilDateTime`` rejects.
  func secondsFromUTC(at instant: Instant) -> Int { .min }
}
