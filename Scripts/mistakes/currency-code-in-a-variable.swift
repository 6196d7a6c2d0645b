import SpokenText

private func call(_ order: Order) {
  let (code, amount) = ("EUR", ExactDecimal("25.50"))
  // error: A currency is a value: write .eur
  _ = speaker.money(amount, code)
  // error: A currency is a value: write .eur
  _ = Money(amount, "EUR")
}
