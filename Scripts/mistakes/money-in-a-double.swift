import SpokenText

private func call(_ order: Order) {
  let price = 25.50
  // error: Money in a Double has lost its digits
  _ = speaker.money(price, .eur)
  // error: Money in a Double has lost its digits
  _ = speaker.say(.money(price, .eur))
  // error: Money in a Double has lost its digits
  _ = Money(price, .eur)
}
