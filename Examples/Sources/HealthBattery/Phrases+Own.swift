// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

extension Phrase {
  static func battery(at level: Double) -> Phrase { message("battery-at", ["share": .percent(level)]) }
  static func batteryUpdated(to level: Double) -> Phrase { message("battery-updated", ["share": .percent(level)]) }
  static func charged(_ level: Double) -> Phrase { message("charged", ["share": .percent(level)]) }
  static func low(_ level: Double) -> Phrase { message("charged.low", ["share": .percent(level)]) }
  static func completedToday(_ steps: Int) -> Phrase {
    message("completed-today", ["done": .count(steps, .step), "count": .number(steps)])
  }
  static func toGo(_ steps: Int) -> Phrase {
    message("to-go", ["left": .count(steps, .step), "count": .number(steps)])
  }
}

extension Phrase.Hint {
  /// The hint "Opens exercise recommendations", which never names a gesture.
  static let exerciseRecommendations = say(.hint(.outcome("open-exercise-recommendations"), using: .outcome))
}
