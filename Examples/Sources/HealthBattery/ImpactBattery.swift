import SpokenText

/// The health of the user as a battery: how full it is, and whether life as it is now charges or drains it.
struct ImpactBattery: Sendable {
  /// From 0 to 1.
  var level: Double
  /// What each day adds to life.
  var impact: LifeImpact

  private var share: [String: Argument] { ["share": .percent(level)] }

  /// "75 percent charged"; "20 percent, low".
  private var charge: PhraseID { level > 0.2 ? .charged : .chargedLow }

  /// In the details: "Health impact battery", value "75 percent charged, good health impact", with the hint "Double tap
  /// to view detailed health metrics".
  func summary(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.say(.impactBattery),
      value: speaker.say(
        .chargeAndImpact, ["charge": .phrase(charge, share), "impact": .phrase(impact.quality)]),
      hint: speaker.hint(outcome: .openHealthMetrics), traits: [.button, .updatesFrequently])
  }

  /// At the top of other screens: "Battery at 75 percent charge", value "Gaining 45 minutes per day", with the hint
  /// "Shows your current health impact level".
  func small(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.say(.batteryAt, share), value: impact.perDay(by: speaker), hint: speaker.say(.batteryAtHint),
      traits: .button)
  }

  /// Announced when the level has changed much: "Health battery updated to 75 percent".
  func update(by speaker: Speaker) -> Announcement { Announcement(speaker.say(.batteryUpdated, share)) }
}

extension ImpactBattery: Spoken {
  /// On the dashboard: "Health battery", value "75 percent charged", with the hint "Represents your current health
  /// impact".
  func spoken(by speaker: Speaker) -> SpokenElement {
    SpokenElement(
      label: speaker.say(.healthBattery), value: speaker.say(charge, share), hint: speaker.say(.healthBatteryHint),
      traits: .updatesFrequently)
  }
}
