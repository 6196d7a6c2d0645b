// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The hour cycle for spoken times.
public struct HourCycle: Sendable, Hashable {
  private enum Kind: Sendable, Hashable { case h12, h23 }

  private let kind: Kind

  /// The hours 1 to 12, twice a day, such as "2:30 PM".
  public static let h12 = HourCycle(kind: .h12)
  /// The hours 0 to 23, such as "14:30".
  public static let h23 = HourCycle(kind: .h23)

  /// The hour cycles with their names in encoded data and on the command line.
  package static let named: [(name: String, value: HourCycle)] = [("h12", .h12), ("h23", .h23)]

  /// Returns the hour cycle that a locale's tag requests (`-u-hc-`), or the usual one of its region (CLDR).
  static func usual(in locale: LanguageTag) -> HourCycle { RegionFacts.prefersTwelveHours(locale) ? .h12 : .h23 }
}
