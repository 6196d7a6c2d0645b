// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension TimeZone: UTCOffsets {
  /// Returns the zone's offset at an instant, including daylight saving time.
  public func secondsFromUTC(at instant: Instant) -> Int {
    secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant.secondsSinceEpoch)))
  }
}
