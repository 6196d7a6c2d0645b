// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The steps of today, and the user's goal.
struct StepsDay: Sendable {
  var steps: Int
  var goal: Int

  var isCompleted: Bool { steps >= goal }

  /// The progress toward the goal, such as "Step goal" with the value "1,453 steps to go". At the goal, it is "Step
  /// goal reached".
  var progress: SpokenCard {
    if isCompleted {
      SpokenCard(.stepsGoalCompleted, traits: .staticText)
    } else {
      SpokenCard(.stepsGoal, traits: .staticText).value(.toGo(goal - steps))
    }
  }
}

extension StepsDay: Spoken {
  /// The steps as a card, such as "Steps today. 8,547 steps taken today" with the hint "Double tap to view step details
  /// and trends".
  var spoken: SpokenCard {
    SpokenCard(traits: .button) {
      Phrase.stepsToday
      Phrase.completedToday(steps)
    }
    .inputLabels { Phrase.stepsToday }
    .hint(.stepDetails)
  }
}
