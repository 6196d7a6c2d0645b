// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import CSpokenTextTables

/// The current moment for relative phrases, such as "today" and "2 hours ago".
public struct ReferenceMoment: Sendable, Hashable {
  private enum Kind: Sendable, Hashable {
    case live
    case fixed(Instant)
  }

  private let kind: Kind

  /// The moment of the call, from the system's clock, so that a speaker kept overnight uses the right "today".
  ///
  /// The clock is read once for a card. Each phrase inside another phrase reads it again.
  public static let live = ReferenceMoment(kind: .live)

  /// Returns a moment that stays the same. Use it in tests, and for all parts of one card.
  public static func fixed(_ instant: Instant) -> ReferenceMoment { ReferenceMoment(kind: .fixed(instant)) }

  var fixedInstant: Instant? {
    if case .fixed(let instant) = kind { instant } else { nil }
  }

  var instant: Instant {
    switch kind {
    case .live: Instant(secondsSinceEpoch: spokentext_now())
    case .fixed(let instant): instant
    }
  }
}
