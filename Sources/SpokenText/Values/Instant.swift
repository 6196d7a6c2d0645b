/// A point on the timeline, in whole seconds since 1970-01-01 00:00:00 UTC: the form in which dates enter the library.
public struct Instant: Sendable, Hashable, Comparable {
  /// Seconds since the epoch, leap seconds not counted (POSIX time).
  public var secondsSinceEpoch: Int64

  /// The point so many seconds after the epoch, or before it.
  public init(secondsSinceEpoch: Int64) { self.secondsSinceEpoch = secondsSinceEpoch }

  /// Whether it is near enough to the present, by some tens of thousands of years, to be counted with: zones, the
  /// system's own among them, need not bear what lies beyond.
  var isSpeakable: Bool { (-1 << 40...1 << 40).contains(secondsSinceEpoch) }

  /// Whether the left one is earlier.
  public static func < (left: Instant, right: Instant) -> Bool { left.secondsSinceEpoch < right.secondsSinceEpoch }
}
