// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A photo of a receipt that is uploaded for the accountant.
struct Receipt: Sendable, Identifiable {
  var id: String
  /// The name that the user gave the receipt.
  var name: String
  /// The uploaded share, from 0 to 1.
  var sent: Double?
  var timeLeft: Duration?
  var state = Phrase.TransferState.active

  /// Returns the announcements during an upload with the given values. Many values don't cause many announcements, but
  /// the end is always announced.
  static func announcements(of values: [(fraction: Double, at: Duration)]) -> [Announcement] {
    var narrator = ProgressNarrator(.transfer(.upload))
    return values.compactMap { narrator.next($0.fraction, at: $0.at) }
  }
}

extension Receipt: Spoken {
  /// The receipt, such as "Dinner with Maya" with the value "Uploading, 40 percent, about 2 minutes left".
  var spoken: SpokenCard {
    .transfer(name, .upload, sent, timeLeft: timeLeft, state: state, id: "receipt.\(id)")
  }
}
