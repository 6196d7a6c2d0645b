import SpokenText

/// What a way of living adds to a life, or takes from it.
struct LifeImpact: Sendable {
  /// Minutes gained; below zero they are lost.
  var minutes: Int

  /// How good that is for one's health: "good health impact".
  var quality: PhraseID {
    if minutes > 0 { return .goodImpact }
    return minutes < 0 ? .poorImpact : .noImpact
  }

  private var time: [String: Argument] { ["time": .duration(seconds: Int(minutes.magnitude) * 60)] }

  /// Behind what was measured: "gaining 12 minutes"; "losing 1 hour and 5 minutes".
  var argument: Argument {
    if minutes > 0 { return .phrase(.gaining, time) }
    return minutes < 0 ? .phrase(.losing, time) : .phrase(.neitherGainingNorLosing)
  }

  /// By itself: "Gaining 45 minutes per day".
  func perDay(by speaker: Speaker) -> Utterance {
    if minutes > 0 { return speaker.say(.gainingPerDay, time) }
    return minutes < 0 ? speaker.say(.losingPerDay, time) : speaker.say(.neitherGainingNorLosing)
  }
}
