import SpokenText

/// The steps of today, and how many the user wants them to be.
struct StepsDay: Sendable {
  var steps: Int
  var goal: Int

  var isCompleted: Bool { steps >= goal }

  /// The way to the goal: "Steps goal", value "1,453 steps to go"; once it is reached, "Steps goal completed".
  func goal(by speaker: Speaker) -> SpokenElement {
    guard !isCompleted else { return SpokenElement(label: speaker.say(.stepsGoalCompleted), traits: .staticText) }
    return SpokenElement(
      label: speaker.say(.stepsGoal), value: speaker.say(.toGo, ["left": .count(goal - steps, .step)]),
      traits: .staticText)
  }
}

extension StepsDay: Spoken {
  /// A card: "Steps today. 8,547 steps completed today", with the hint "Double tap to view step details and trends".
  func spoken(by speaker: Speaker) -> SpokenElement {
    speaker.element(traits: .button) { speaker in
      speaker.say(.stepsToday)
      speaker.say(.completedToday, ["done": .count(steps, .step)])
    } hint: { speaker in
      speaker.hint(outcome: .openStepDetails)
    }
  }
}
