// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A thing that a child saves for.
struct WishListItem: Sendable, Identifiable {
  var id: String
  var name: String
  var price: Money
  /// The saved share of the price, from 0 to 1.
  var savedShare: ExactDecimal
}

extension WishListItem: Spoken {
  /// The wish, such as "Bicycle. 120 dollars" with the value "38 percent saved" and the action "Buy".
  var spoken: SpokenCard {
    SpokenCard(id: Identifier.wishListItem + id) {
      name
      Phrase.money(price)
    }
    .inputLabels { name }
    .value(.saved(savedShare))
    .action(Identifier.purchaseButton + id, .buy)
  }
}
