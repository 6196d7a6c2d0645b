// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A question before the user sees the first battery, with at most four answers to choose from.
struct Question: Sendable {
  struct Option: Sendable, Identifiable {
    var id: String
    var text: Phrase
  }

  /// The number of the question, from 1.
  var number: Int
  /// The number of all questions.
  var total: Int
  var topic: Phrase
  var text: Phrase
  var options: [Option]
  /// The id of the chosen answer.
  var answer: String?

  /// The number of answered questions, read as "Questionnaire progress" with a value such as "2 of 5 completed".
  var progress: SpokenCard {
    .progress(.questionnaireProgress, answer == nil ? number - 1 : number, of: total, style: .completed)
  }

  /// The announcement when the question appears, such as "Questionnaire progress, 3 of 5".
  var arrival: Announcement {
    Announcement(.progress(number, of: total, title: .questionnaireProgress), notification: .pageScrolled)
  }

  /// Returns an answer as a button, such as "Every day".
  func option(_ option: Option) -> SpokenCard {
    SpokenCard(option.text, traits: option.id == answer ? [.button, .selected] : .button)
  }
}

extension Question: Spoken {
  /// The question, such as "Exercise frequency question. How often do you exercise?" with the hint "Select from 4
  /// options below".
  var spoken: SpokenCard {
    SpokenCard {
      topic
      text
    }
    .heading(.h1)
    .hint(.selectFrom(options: options.count))
  }
}
