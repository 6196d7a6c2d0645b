// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A question that is asked before the first battery is shown, with at most four answers to choose from.
struct Question: Sendable {
  /// An answer.
  struct Option: Sendable, Identifiable {
    var id: String
    var text: Phrase
  }

  /// Which one it is, from 1.
  var number: Int
  /// How many there are.
  var total: Int
  /// What it is about.
  var topic: Phrase
  /// What is asked.
  var text: Phrase
  var options: [Option]
  /// The id of the chosen answer.
  var answer: String?

  /// How many questions have been answered: "Questionnaire progress", value "2 of 5 completed".
  var progress: SpokenCard {
    .progress(.questionnaireProgress, answer == nil ? number - 1 : number, of: total, style: .completed)
  }

  /// Announced when it has come: "Questionnaire progress, 3 of 5".
  var arrival: Announcement {
    Announcement(.progress(number, of: total, title: .questionnaireProgress), notification: .pageScrolled)
  }

  /// One of its answers: "Every day".
  func option(_ option: Option) -> SpokenCard {
    SpokenCard(option.text, traits: option.id == answer ? [.button, .selected] : .button)
  }
}

extension Question: Spoken {
  /// "Exercise frequency question. How often do you exercise?", with the hint "Select from 4 options below".
  var spoken: SpokenCard {
    SpokenCard {
      topic
      text
    }
    .heading(.h1)
    .hint(.selectFrom(options: options.count))
  }
}
