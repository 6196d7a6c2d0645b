#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension TimeZone: UTCOffsets {
  /// The zone's rule at that instant, daylight-saving time included.
  public func secondsFromUTC(at instant: Instant) -> Int {
    secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant.secondsSinceEpoch)))
  }

  /// The system's zone, or nil where Foundation cannot know it.
  ///
  /// On Linux a program that links FoundationEssentials alone has no zone data, and its `current` is Greenwich whatever
  /// the clock on the wall says: better no time than a wrong one.
  static var known: TimeZone? {
    #if canImport(Darwin)
      .autoupdatingCurrent
    #else
      areKnown ? .autoupdatingCurrent : nil
    #endif
  }

  #if !canImport(Darwin)
    /// Whether Foundation has zone data; asked once, for the answer is slow and stays.
    private static let areKnown = TimeZone(identifier: "Europe/Paris") != nil
  #endif
}
