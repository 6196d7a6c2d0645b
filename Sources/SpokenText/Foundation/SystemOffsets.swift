// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The offsets of the system's current time zone, or unknown offsets if Foundation doesn't know it.
///
/// A program on Linux that links only FoundationEssentials has no zone data. `TimeZone.current` is then Greenwich.
/// Unknown times are better than wrong ones.
struct SystemOffsets: UTCOffsets {
  func secondsFromUTC(at instant: Instant) -> Int {
    #if canImport(Darwin)
      TimeZone.autoupdatingCurrent.secondsFromUTC(at: instant)
    #else
      Self.zone.secondsFromUTC(at: instant)
    #endif
  }

  #if !canImport(Darwin)
    /// The system's zone, or unknown offsets without zone data. The check is slow, so it is made only once.
    private static let zone: any UTCOffsets =
      TimeZone(identifier: "Europe/Paris") == nil ? UnknownOffsets() : TimeZone.autoupdatingCurrent
  #endif
}
