// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Something that a child saves for.
struct WishListItem: Sendable, Identifiable {
  var id: String
  var name: String
  var price: Money
  /// The part of the price that is in the account, from 0 to 1.
  var savedShare: ExactDecimal
}

extension WishListItem: Spoken {
  /// "Bicycle. 120 dollars", value "38 percent saved", with the action "Buy".
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
