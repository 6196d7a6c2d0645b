import SpokenText

private func call(_ order: Order) {
  // error: Say the phrase: speaker.say(.field(…))
  _ = speaker.field(.weeklyAllowance, .money(order.total))
  // error: Say the phrase: speaker.say(.balance(…))
  _ = speaker.balance(order.total)
  // error: Say the phrase: speaker.say(.ordinal(…))
  _ = speaker.ordinal(order.items)
  // error: Say the phrase: speaker.say(.hint(…))
  _ = speaker.hint(.details, by: .touch)
}
