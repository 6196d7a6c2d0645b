// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The clock of the system, in whatever zone it is at the moment; unknown where Foundation cannot know it.
///
/// On Linux a program that links FoundationEssentials alone has no zone data, and its `current` is Greenwich whatever the
/// clock on the wall says: better no time than a wrong one. Foundation is asked when a time is said, not before: its
/// first answer takes as long as making a tenth of a language's table.
struct SystemOffsets: UTCOffsets {
  func secondsFromUTC(at instant: Instant) -> Int {
    #if canImport(Darwin)
      TimeZone.autoupdatingCurrent.secondsFromUTC(at: instant)
    #else
      Self.zone.secondsFromUTC(at: instant)
    #endif
  }

  #if !canImport(Darwin)
    /// Whether there is zone data is asked once: the answer is slow and stays.
    private static let zone: any UTCOffsets =
      TimeZone(identifier: "Europe/Paris") == nil ? UnknownOffsets() : TimeZone.autoupdatingCurrent
  #endif
}
