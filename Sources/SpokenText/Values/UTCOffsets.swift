/// How far a clock on the wall is ahead of UTC, at any instant: what the library needs to know of a time zone.
///
/// `Foundation.TimeZone` is one; so is ``FixedOffset``.
public protocol UTCOffsets: Sendable {
  /// Seconds ahead of UTC at an instant, below zero behind it. It may be any number of seconds: some historical zones
  /// are not whole minutes.
  func secondsFromUTC(at instant: Instant) -> Int
}

/// A clock that is always as far ahead of UTC.
public struct FixedOffset: UTCOffsets, Hashable {
  /// Seconds ahead of UTC.
  public var seconds: Int

  /// A clock so many seconds ahead of UTC.
  public init(seconds: Int) { self.seconds = seconds }

  /// The same offset at every instant.
  public func secondsFromUTC(at instant: Instant) -> Int { seconds }
}

/// A clock that nobody knows: no moment can be read on it.
struct UnknownOffsets: UTCOffsets {
  /// An offset that no clock has, so that ``CivilDateTime`` refuses it.
  func secondsFromUTC(at instant: Instant) -> Int { .min }
}
