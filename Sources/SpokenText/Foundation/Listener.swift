// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The user's regional settings from a Foundation locale, independent of the app's language.
struct Listener {
  private var region: String?
  private var hourCycle: HourCycle?
  private var currency: Currency?
  private var measurementSystem: MeasurementSystem?

  /// Reads a locale's settings. They are empty if the program links only FoundationEssentials.
  init(_ locale: Locale) {
    // Numeric regions, such as 001 for the world, aren't a user's region.
    guard Locale.areKnown, let own = LanguageTag(locale)?.region, own.count == 2 else { return }
    region = own
    // On Apple's platforms, the locale includes the user's own settings, such as the 24-hour switch.
    hourCycle =
      switch locale.hourCycle {
      case .oneToTwelve, .zeroToEleven: .h12
      case .zeroToTwentyThree, .oneToTwentyFour: .h23
      @unknown default: nil
      }
    currency = locale.currency.flatMap { Currency($0.identifier) }
    switch locale.measurementSystem {
    case .us: measurementSystem = .us
    case .uk: measurementSystem = .uk
    case .metric: measurementSystem = .metric
    default: break
    }
  }

  /// Adds the user's region to a language tag without one.
  func locale(speaking language: LanguageTag) -> LanguageTag {
    guard let region, language.region == nil else { return language }
    return LanguageTag("\(language)-\(region)") ?? language
  }

  func apply(to preferences: inout Preferences) {
    if let hourCycle { preferences.hourCycle = hourCycle }
    if let currency { preferences.currency = currency.packed }
    if let measurementSystem { preferences.measurementSystem = measurementSystem }
  }
}
