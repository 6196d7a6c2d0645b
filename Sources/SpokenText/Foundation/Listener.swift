// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a Foundation locale tells of the listener: the region and its ways, whatever language the app speaks.
struct Listener {
  /// The listener's region, nil if the locale names none.
  private var region: String?
  private var hourCycle: HourCycle?
  private var currency: Currency?
  private var measurementSystem: MeasurementSystem?

  /// What a locale tells; nothing in a program that links FoundationEssentials alone, where all locales are alike.
  init(_ locale: Locale) {
    // Regions of digits, as the world's 001, are where nobody lives.
    guard Locale.areKnown, let own = LanguageTag(locale)?.region, own.count == 2 else { return }
    region = own
    // On Apple's platforms these are the listener's own settings, the 24-hour switch among them.
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

  /// A language as this listener hears it: with the listener's region, unless the language has one of its own that the
  /// library tells apart.
  func locale(speaking language: LanguageTag) -> LanguageTag {
    guard let region, language.region == nil else { return language }
    return LanguageTag("\(language)-\(region)") ?? language
  }

  /// Sets what the listener prefers.
  func apply(to preferences: inout Preferences) {
    if let hourCycle { preferences.hourCycle = hourCycle }
    if let currency { preferences.currency = currency.packed }
    if let measurementSystem { preferences.measurementSystem = measurementSystem }
  }
}
