// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The photo of a receipt, on its way to the accountant.
struct Receipt: Sendable, Identifiable {
  var id: String
  /// What its user calls it.
  var name: String
  /// From 0 to 1.
  var sent: Double?
  var timeLeft: Duration?
  var state = Phrase.TransferState.active

  /// What is announced while it is sent, for values that come one after another: never a flood, and always the end.
  static func announcements(of values: [(fraction: Double, at: Duration)]) -> [Announcement] {
    var narrator = ProgressNarrator(.transfer(.upload))
    return values.compactMap { narrator.next($0.fraction, at: $0.at) }
  }
}

extension Receipt: Spoken {
  /// "Dinner with Maya", value "Uploading, 40 percent, about 2 minutes left".
  var spoken: SpokenCard {
    .transfer(name, .upload, sent, timeLeft: timeLeft, state: state, id: "receipt.\(id)")
  }
}
