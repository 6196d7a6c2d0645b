// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The user's health as a battery, with its level and the effect of the user's habits on it.
struct ImpactBattery: Sendable {
  /// The level, from 0 to 1.
  var level: Double
  /// The time that each day of the user's habits adds to life.
  var impact: LifeImpact

  /// The level in words, such as "75 percent charged" or "20 percent, low".
  private var charge: Phrase { level > 0.2 ? .charged(level) : .low(level) }

  /// The level and the effect in words, such as "75 percent charged, good health impact".
  var chargeAndImpact: Phrase { .charge(charge, impact: impact.quality) }

  /// The battery in the details, read as "Health impact battery" with a value such as "75 percent charged, good health
  /// impact".
  var summary: SpokenCard {
    SpokenCard(.impactBattery, traits: [.button, .updatesFrequently])
      .value(chargeAndImpact)
      .hint(.healthMetrics)
  }

  /// The battery at the top of other screens, such as "Battery at 75 percent charge" with the value "Gaining 45 minutes
  /// per day".
  var small: SpokenCard {
    SpokenCard(.battery(at: level), traits: .button).value(impact.perDay).hint(.impactLevel)
  }

  /// Returns an announcement if the level changed by at least five percent since the last one, such as "Health battery
  /// updated to 75 percent". It has low priority, because the user didn't cause it.
  func update(since level: Double) -> Announcement? {
    (abs(self.level - level) * 100).rounded() < 5 ? nil : Announcement(.batteryUpdated(to: self.level), priority: .low)
  }
}

extension ImpactBattery: Spoken {
  /// The battery on the dashboard, read as "Health battery" with a value such as "75 percent charged".
  var spoken: SpokenCard {
    SpokenCard(.healthBattery, traits: .updatesFrequently).value(charge).hint(.healthImpact)
  }
}
