// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The steps of today, and how many the user wants them to be.
struct StepsDay: Sendable {
  var steps: Int
  var goal: Int

  var isCompleted: Bool { steps >= goal }

  /// The way to the goal: "Step goal", value "1,453 steps to go"; once it is reached, "Step goal reached".
  var progress: SpokenCard {
    if isCompleted {
      SpokenCard(.stepsGoalCompleted, traits: .staticText)
    } else {
      SpokenCard(.stepsGoal, traits: .staticText).value(.toGo(goal - steps))
    }
  }
}

extension StepsDay: Spoken {
  /// A card: "Steps today. 8,547 steps taken today", with the hint "Double tap to view step details and trends".
  var spoken: SpokenCard {
    SpokenCard(traits: .button) {
      Phrase.stepsToday
      Phrase.completedToday(steps)
    }
    .inputLabels { Phrase.stepsToday }
    .hint(.stepDetails)
  }
}
