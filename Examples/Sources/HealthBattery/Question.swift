import SpokenText

/// A question that is asked before the first battery is shown, with at most four answers to choose from.
struct Question: Sendable {
  /// An answer.
  struct Option: Sendable, Identifiable {
    var id: String
    var text: PhraseID
  }

  /// Which one it is, from 1.
  var number: Int
  /// How many there are.
  var total: Int
  /// What it is about.
  var topic: PhraseID
  /// What is asked.
  var text: PhraseID
  var options: [Option]
  /// The id of the chosen answer.
  var answer: String?

  /// How many questions have been answered: "Questionnaire progress", value "2 of 5 completed".
  func progress(by speaker: Speaker) -> SpokenElement {
    .progress(
      speaker.say(.questionnaireProgress), answer == nil ? number - 1 : number, of: total, style: .completed,
      by: speaker)
  }

  /// Announced when it has come: "Questionnaire progress, 3 of 5".
  func arrival(by speaker: Speaker) -> Announcement {
    Announcement(
      speaker.say(
        "progress-titled",
        ["title": .phrase(.questionnaireProgress), "progress": .progress(number, of: total)]))
  }

  /// One of its answers: "Every day".
  func option(_ option: Option, by speaker: Speaker) -> SpokenElement {
    SpokenElement(label: speaker.say(option.text), traits: option.id == answer ? [.button, .selected] : .button)
  }
}

extension Question: Spoken {
  /// "Exercise frequency question. How often do you exercise?", with the hint "Select from 4 options below".
  func spoken(by speaker: Speaker) -> SpokenElement {
    speaker.element(traits: .header) { speaker in
      speaker.say(topic)
      speaker.say(text)
    } hint: { speaker in
      speaker.say(.selectFromOptions, ["count": .number(options.count)])
    }
  }
}
