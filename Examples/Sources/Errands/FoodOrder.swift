// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// An order of food, from the kitchen to the door.
struct FoodOrder: Sendable, Identifiable {
  enum Step: Sendable {
    case processing, onTheWay, delivered, cancelled
  }

  var id: String
  var restaurant: String
  var step: Step
  var items: Int
  var total: Money
  var placedAt: Instant
  var arrivesAt: Instant?
  var delay: Duration?

  private var status: Phrase.Status? {
    switch step {
    case .processing: .processing
    case .onTheWay: nil
    case .delivered: .delivered
    case .cancelled: .cancelled
    }
  }

  /// The announcement after the order makes progress, such as "Green Garden: On the way".
  var update: Announcement {
    Announcement(.field(named: .text(restaurant), status.map { .state($0, of: .order) } ?? .onTheWay))
  }
}

extension FoodOrder: Spoken {
  /// The order, such as "Green Garden. Arrives in 12 minutes. 10 minutes late. 3 items. Total: 23 dollars" with the
  /// value "On the way".
  var spoken: SpokenCard {
    SpokenCard.order(
      from: restaurant, status, arrival: arrivesAt, delay: delay, items: items, total: total, number: id,
      placed: placedAt, id: "order.\(id)", traits: .button
    )
    .value(step == .onTheWay ? .onTheWay : nil)
    .hint(.details)
    .actions {
      if step == .processing { SpokenAction("cancel", .cancel, .order) }
      if step == .delivered { SpokenAction("again", .orderAgain) }
      SpokenAction("call", .call, restaurant)
    }
  }
}
