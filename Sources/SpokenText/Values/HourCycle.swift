/// How the hours of a day are counted aloud.
public enum HourCycle: String, Sendable, Hashable, Codable, CaseIterable {
  /// 1 to 12, twice a day: "2:30 PM".
  case h12
  /// 0 to 23: "14:30".
  case h23

  /// The one that a locale's region uses (CLDR), or that its tag names.
  static func usual(in locale: LanguageTag) -> HourCycle { RegionFacts.prefersTwelveHours(locale) ? .h12 : .h23 }
}
