// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The units that people measure in.
public struct MeasurementSystem: Sendable, Hashable {
  private enum Kind: Sendable, Hashable { case metric, us, uk }

  private let kind: Kind

  /// Meters, kilograms, degrees Celsius.
  public static let metric = MeasurementSystem(kind: .metric)
  /// Feet and miles, pounds, degrees Fahrenheit.
  public static let us = MeasurementSystem(kind: .us)
  /// Miles on the road, stones and pints, and metric units elsewhere.
  public static let uk = MeasurementSystem(kind: .uk)

  /// The system that a locale's tag names (`-u-ms-`), or else that of the listener's region (CLDR `measurementData`).
  static func usual(in locale: LanguageTag, _ region: Subtag) -> MeasurementSystem {
    named(in: locale) ?? usual(in: region)
  }

  private static func named(in locale: LanguageTag) -> MeasurementSystem? {
    // Hardly any tag names one; and to compare an optional text has the runtime make its type.
    guard let name = locale.unicodeKeyword("ms") else { return nil }
    if name == "metric" { return .metric }
    if name == "ussystem" { return .us }
    return name == "uksystem" ? .uk : nil
  }

  private static func usual(in region: Subtag) -> MeasurementSystem {
    switch region {
    case "US", "LR", "MM": .us
    case "GB": .uk
    default: .metric
    }
  }

  /// The region whose preferred units are said to a listener (CLDR `unitPreferenceData`): their own where they measure as is
  /// usual there and their tag names no system, otherwise that which the system is named for; `001` is the world.
  func unitRegion(of locale: LanguageTag, _ region: Subtag) -> Subtag {
    switch kind {
    case .us: "US"
    case .uk: "GB"
    case .metric: Self.named(in: locale) == nil && Self.usual(in: region) == .metric ? region : "001"
    }
  }
}
