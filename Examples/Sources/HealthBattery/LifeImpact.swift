// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// What a way of living adds to a life, or takes from it.
struct LifeImpact: Sendable {
  /// Minutes gained; below zero they are lost.
  var minutes: Int

  /// How good that is for one's health: "good health impact".
  var quality: Phrase {
    if minutes > 0 { return .goodImpact }
    return minutes < 0 ? .poorImpact : .noImpact
  }

  private var time: Phrase { .duration(seconds: Int(minutes.magnitude) * 60) }

  /// After what was measured: "gaining 12 minutes"; "losing 1 hour and 5 minutes".
  var phrase: Phrase {
    if minutes > 0 { return .gaining(time) }
    return minutes < 0 ? .losing(time) : .neitherGainingNorLosing
  }

  /// By itself: "Gaining 45 minutes per day".
  var perDay: Phrase {
    if minutes > 0 { return .gainingPerDay(time) }
    return minutes < 0 ? .losingPerDay(time) : .neitherGainingNorLosing
  }
}
