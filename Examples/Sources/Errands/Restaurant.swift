// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A restaurant that delivers.
struct Restaurant: Sendable, Identifiable {
  var id: String
  var name: String
  /// The average rating from 0 to 5, and the number of ratings, or `nil` if nobody rated the restaurant.
  var rating: (stars: ExactDecimal, count: Int)?
  var kilometers: ExactDecimal
  var deliveryFee: Money
  var closesAt: Instant
  var isFavorite = false
}

extension Restaurant: Spoken {
  /// The restaurant, such as "Green Garden. 4.6 out of 5 stars, 128 ratings. Delivery: 2 dollars. 0.75 miles away" with
  /// the value "Favorite". Detailed output adds "Closes in 5 hours". Brief output has only the name and the rating.
  var spoken: SpokenCard {
    SpokenCard(id: "restaurant.\(id)", traits: .button) {
      Phrase.text(name).importance(.essential)
      Phrase.rating(rating?.stars, count: rating?.count).importance(.essential)
      Phrase.field(.delivery, .price(deliveryFee))
      Phrase.away(.measure(kilometers, .kilometer, usage: .road))
      Phrase.event(.closing, closesAt).importance(.detail)
    }
    .value(isFavorite ? .state(.favorite) : nil)
    .hint(.details)
    .action("favorite", isFavorite ? .unfavorite : .favorite)
  }
}
