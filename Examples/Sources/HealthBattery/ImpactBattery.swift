// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The health of the user as a battery: how full it is, and whether life as it is now charges or drains it.
struct ImpactBattery: Sendable {
  /// From 0 to 1.
  var level: Double
  /// What each day adds to life.
  var impact: LifeImpact

  /// "75 percent charged"; "20 percent, low".
  private var charge: Phrase { level > 0.2 ? .charged(level) : .low(level) }

  /// "75 percent charged, good health impact".
  var chargeAndImpact: Phrase { .charge(charge, impact: impact.quality) }

  /// In the details: "Health impact battery", value "75 percent charged, good health impact", with the hint "Double tap
  /// to view detailed health metrics".
  var summary: SpokenCard {
    SpokenCard(.impactBattery, traits: [.button, .updatesFrequently])
      .value(chargeAndImpact)
      .hint(.healthMetrics)
  }

  /// At the top of other screens: "Battery at 75 percent charge", value "Gaining 45 minutes per day", with the hint
  /// "Shows your current health impact level".
  var small: SpokenCard {
    SpokenCard(.battery(at: level), traits: .button).value(impact.perDay).hint(.impactLevel)
  }

  /// Announced when the level has changed by five percent or more since it was said last, for less is no news: "Health battery
  /// updated to 75 percent". It came by itself, and waits until all else has been said.
  func update(since level: Double) -> Announcement? {
    (abs(self.level - level) * 100).rounded() < 5 ? nil : Announcement(.batteryUpdated(to: self.level), priority: .low)
  }
}

extension ImpactBattery: Spoken {
  /// On the dashboard: "Health battery", value "75 percent charged", with the hint "Represents your current health
  /// impact".
  var spoken: SpokenCard {
    SpokenCard(.healthBattery, traits: .updatesFrequently).value(charge).hint(.healthImpact)
  }
}
