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
  /// "Bicycle. 120 dollars", value "38 percent saved", with the action "Buy Bicycle".
  func spoken(by speaker: Speaker) -> SpokenElement {
    speaker.element(identifier: Identifier.wishListItem + id) { speaker in
      name
      speaker.money(price)
    } value: { speaker in
      speaker.say(.saved, ["share": .percent(savedShare)])
    } actions: { speaker in
      SpokenAction(Identifier.purchaseButton + id, speaker.say(.buy, ["item": .text(name)]))
    }
  }
}
