// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Instant {
  /// The second that a date falls in; dates beyond what a 64-bit count of seconds holds are at its ends.
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
  /// Always the same moment.
  public static func fixed(_ date: Date) -> ReferenceMoment { .fixed(Instant(date)) }
}

extension Date: SpeakableMoment {
  /// The second that it falls in.
  public var instantForSpeech: Instant { Instant(self) }
}
