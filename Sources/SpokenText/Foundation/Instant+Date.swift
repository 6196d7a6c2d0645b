// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Instant {
  /// Creates an instant from a date, rounded down to a whole second. A date out of the 64-bit range is clamped.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    if seconds.isNaN {
      self.init(secondsSinceEpoch: .max)
    } else {
      self.init(secondsSinceEpoch: Int64(exactly: seconds) ?? (seconds < 0 ? .min : .max))
    }
  }
}

extension ReferenceMoment {
  /// Returns a reference moment that doesn't change, rounded down to a whole second.
  public static func fixed(_ date: Date) -> ReferenceMoment { .fixed(Instant(date)) }
}

extension Date: SpeakableMoment {
  /// The date, rounded down to a whole second.
  public var instantForSpeech: Instant { Instant(self) }
}
