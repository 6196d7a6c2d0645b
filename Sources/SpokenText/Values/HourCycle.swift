// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How the hours of a day are counted aloud.
public struct HourCycle: Sendable, Hashable {
  private enum Kind: Sendable, Hashable { case h12, h23 }

  private let kind: Kind

  /// 1 to 12, twice a day: "2:30 PM".
  public static let h12 = HourCycle(kind: .h12)
  /// 0 to 23: "14:30".
  public static let h23 = HourCycle(kind: .h23)

  /// Their names in encoded data and on the command line.
  package static let named: [(name: String, value: HourCycle)] = [("h12", .h12), ("h23", .h23)]

  /// The hour cycle that a locale's tag names, or else its region's (CLDR).
  static func usual(in locale: LanguageTag) -> HourCycle { RegionFacts.prefersTwelveHours(locale) ? .h12 : .h23 }
}
