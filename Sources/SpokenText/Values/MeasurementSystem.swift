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

  /// The system that a locale's tag names (`-u-ms-`), or else its region's (CLDR `measurementData`).
  static func usual(in locale: LanguageTag) -> MeasurementSystem {
    switch RegionFacts.measurementSystem(locale) {
    case "US": .us
    case "UK": .uk
    default: .metric
    }
  }
}
