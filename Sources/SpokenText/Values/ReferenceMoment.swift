internal import CSpokenTextTables

/// The moment that relative phrases are said from.
public struct ReferenceMoment: Sendable, Hashable {
  private enum Kind: Sendable, Hashable {
    case live
    case fixed(Instant)
  }

  private let kind: Kind

  /// The moment of the call, by the system's clock: a kept speaker never says yesterday's "today". A card is said from
  /// one moment; in a phrase that holds others each of them reads the clock.
  public static let live = ReferenceMoment(kind: .live)

  /// Always the same moment: for tests, and for all parts of one card.
  public static func fixed(_ instant: Instant) -> ReferenceMoment { ReferenceMoment(kind: .fixed(instant)) }

  /// The moment where it is always the same one.
  var fixedInstant: Instant? {
    if case .fixed(let instant) = kind { instant } else { nil }
  }

  /// The moment as it is now.
  var instant: Instant {
    switch kind {
    case .live: Instant(secondsSinceEpoch: spokentext_now())
    case .fixed(let instant): instant
    }
  }
}
