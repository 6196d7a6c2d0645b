// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The time that a habit adds to a life, or takes from it.
struct LifeImpact: Sendable {
  /// The gained minutes, which are negative if time is lost.
  var minutes: Int

  /// The quality of the effect, such as "good health impact".
  var quality: Phrase {
    if minutes > 0 { return .goodImpact }
    return minutes < 0 ? .poorImpact : .noImpact
  }

  private var time: Phrase { .duration(seconds: Int(minutes.magnitude) * 60) }

  /// The effect after a measured value, such as "gaining 12 minutes" or "losing 1 hour and 5 minutes".
  var phrase: Phrase {
    if minutes > 0 { return .gaining(time) }
    return minutes < 0 ? .losing(time) : .neitherGainingNorLosing
  }

  /// The effect alone, such as "Gaining 45 minutes per day".
  var perDay: Phrase {
    if minutes > 0 { return .gainingPerDay(time) }
    return minutes < 0 ? .losingPerDay(time) : .neitherGainingNorLosing
  }
}
