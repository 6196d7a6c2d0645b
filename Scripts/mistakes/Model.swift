// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// What the mistakes are made with.
import SpokenText

struct Order {
  var id = ""
  var restaurant = ""
  var note: String?
  var items = 3
  var distance: Double? = 1.5
  var total = Money("25.50", .eur)
  var tip: Money?
  var delivered: Instant?
  var problem: Phrase.Problem?
}

extension Order: Spoken {
  var spoken: SpokenCard { SpokenCard { restaurant } }
}

let speaker = Speaker("en-US", offsets: FixedOffset(seconds: 0))

nonisolated extension Phrase { static let share = message("share") }
nonisolated extension Phrase.Field { static let weeklyAllowance = Self("weekly-allowance") }
nonisolated extension Phrase.Status { static let outForDelivery = Self("out-for-delivery") }
