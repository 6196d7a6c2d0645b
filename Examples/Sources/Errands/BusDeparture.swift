// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A departure of a bus from the nearest stop.
struct BusDeparture: Sendable, Identifiable {
  var id: String
  var line: String
  var destination: String
  /// The expected time of departure, which includes the delay.
  var leavesAt: Instant
  var delay: Duration?
  var platform: String?
  var isCancelled = false
}

extension BusDeparture: Spoken {
  /// The departure, such as "42. Central Station. Departs in 3 minutes. 2 minutes late. Platform B".
  var spoken: SpokenCard {
    .departure(
      line, to: destination, at: leavesAt, delay: delay, platform: platform.map { .platform($0) },
      isCancelled: isCancelled, id: "departure.\(id)")
  }
}
