import SpokenText

/// Which doses the history shows.
struct HistoryFilter: Sendable {
  /// Only these; nil for all.
  var outcome: Dose.Outcome?
}

extension HistoryFilter: Spoken {
  /// "Filter doses", with the hint "Shows options to display only some doses"; where only some are shown, "Filter:
  /// Missed", with the hint "Shows options to change or remove the filter".
  func spoken(by speaker: Speaker) -> SpokenElement {
    guard let outcome else {
      return SpokenElement(label: speaker.say(.filterDoses), hint: speaker.say(.filterDosesHint), traits: .button)
    }
    return SpokenElement(
      label: speaker.say(.filter, ["state": .state(outcome.status)]), hint: speaker.say(.filterHint), traits: .button)
  }
}
