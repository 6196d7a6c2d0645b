// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The offsets of the system's current time zone, or unknown offsets if Foundation doesn't know it.
///
/// On Linux, a program that links only FoundationEssentials has no zone data, and `current` is Greenwich. No time is
/// better than a wrong one.
struct SystemOffsets: UTCOffsets {
  func secondsFromUTC(at instant: Instant) -> Int {
    #if canImport(Darwin)
      TimeZone.autoupdatingCurrent.secondsFromUTC(at: instant)
    #else
      Self.zone.secondsFromUTC(at: instant)
    #endif
  }

  #if !canImport(Darwin)
    /// Checked once, when a time is first spoken, because the check is slow.
    private static let zone: any UTCOffsets =
      TimeZone(identifier: "Europe/Paris") == nil ? UnknownOffsets() : TimeZone.autoupdatingCurrent
  #endif
}
