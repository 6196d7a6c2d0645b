// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import CSpokenTextTables

/// The moment that relative phrases are relative to.
public struct ReferenceMoment: Sendable, Hashable {
  private enum Kind: Sendable, Hashable {
    case live
    case fixed(Instant)
  }

  private let kind: Kind

  /// The moment of the call, by the system's clock, so that a speaker kept overnight says the right "today". The clock
  /// is read once for a card; each phrase inside another phrase reads it again.
  public static let live = ReferenceMoment(kind: .live)

  /// Always the same moment: for tests, and for all parts of one card.
  public static func fixed(_ instant: Instant) -> ReferenceMoment { ReferenceMoment(kind: .fixed(instant)) }

  /// The moment, if it is a fixed one.
  var fixedInstant: Instant? {
    if case .fixed(let instant) = kind { instant } else { nil }
  }

  /// The fixed moment, or the present one.
  var instant: Instant {
    switch kind {
    case .live: Instant(secondsSinceEpoch: spokentext_now())
    case .fixed(let instant): instant
    }
  }
}
