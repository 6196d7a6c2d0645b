// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The system of units that measures are spoken in.
public struct MeasurementSystem: Sendable, Hashable {
  private enum Kind: Sendable, Hashable { case metric, us, uk }

  private let kind: Kind

  /// Metric units, such as meters, kilograms, and degrees Celsius.
  public static let metric = MeasurementSystem(kind: .metric)
  /// US units, such as feet and miles, pounds, and degrees Fahrenheit.
  public static let us = MeasurementSystem(kind: .us)
  /// UK units, such as miles on the road, stones, and pints, and metric units otherwise.
  public static let uk = MeasurementSystem(kind: .uk)

  /// Returns the system that a locale's tag requests (`-u-ms-`), or the usual one of the region (CLDR
  /// `measurementData`).
  static func usual(in locale: LanguageTag, _ region: Subtag) -> MeasurementSystem {
    named(in: locale) ?? usual(in: region)
  }

  private static func named(in locale: LanguageTag) -> MeasurementSystem? {
    // Fast path for most tags. Comparing an optional string would instantiate its type metadata.
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

  /// Returns the region whose preferred units are used (CLDR `unitPreferenceData`).
  ///
  /// The US and UK systems have the preferences of their countries. Metric has those of the user's region if it is
  /// usual there and the tag requests no system. Otherwise, it has those of the world (`001`).
  func unitRegion(of locale: LanguageTag, _ region: Subtag) -> Subtag {
    switch kind {
    case .us: "US"
    case .uk: "GB"
    case .metric: Self.named(in: locale) == nil && Self.usual(in: region) == .metric ? region : "001"
    }
  }
}
