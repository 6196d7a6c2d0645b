public import SpokenText

extension GoldenSample {
  /// What a speaker says of it, as the rows of a golden table; all of it from one moment.
  ///
  /// A phrase is one row under the sample's name. An element has a row for each part that is there, an announcement a
  /// row with its priority unless that is the default one:
  ///
  /// ```
  /// alice · label ⇥ Alice Smith. Balance: 125 dollars and 50 cents
  /// alice · value ⇥ Hidden
  /// alice · hint ⇥ Double tap to view details and transactions
  /// alice · traits ⇥ button, selected
  /// alice · action pay ⇥ Pay the allowance
  /// alice · identifier ⇥ child_card_1
  /// saved · announcement, high ⇥ Saved
  /// ```
  public func rows(by speaker: Speaker) -> [GoldenTable.Row] {
    let speaker = speaker.frozen()
    switch content {
    case .phrase(let phrase, let context):
      return [GoldenTable.Row(key: key, utterance: speaker.say(phrase, context: context))]
    case .said(let say):
      return [GoldenTable.Row(key: key, utterance: say(speaker))]
    case .element(let card):
      return rows(of: speaker.say(card))
    case .announcement(let announcement):
      let priority = announcement.priority == .default ? "" : ", \(announcement.priority)"
      let said = speaker.announcing(announcement)?.utterance ?? Utterance("")
      return [GoldenTable.Row(key: key(of: "announcement\(priority)"), utterance: said)]
    }
  }

  private func rows(of element: SpokenElement) -> [GoldenTable.Row] {
    let spoken =
      [("label", element.label), ("value", element.value), ("hint", element.hint)].compactMap { part, utterance in
        utterance.map { GoldenTable.Row(key: key(of: part), utterance: $0) }
      }
    let traits = element.traits.isEmpty ? nil : GoldenTable.Row(key: key(of: "traits"), phrase: "\(element.traits)")
    let actions = element.actions.map { GoldenTable.Row(key: key(of: "action \($0.id)"), utterance: $0.name) }
    let identifier = element.identifier.map { GoldenTable.Row(key: key(of: "identifier"), phrase: $0) }
    return spoken + [traits].compactMap { $0 } + actions + [identifier].compactMap { $0 }
  }

  /// Whether a row is there to be compared only, and never heard: an element's traits and identifier.
  func isUnspoken(_ row: GoldenTable.Row) -> Bool {
    guard case .element = content else { return false }
    return row.key == key(of: "traits") || row.key == key(of: "identifier")
  }

  private func key(of part: String) -> String { "\(key) · \(part)" }
}
