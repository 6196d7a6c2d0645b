import SpokenText

extension Kind {
  private static let amount = Parameter.number("amount", "the amount in the larger unit")
  private static let from = Parameter.number("from", "one end of the range")
  private static let to = Parameter.number("to", "the other end")

  private static let currency = Parameter<Currency>(
    Key(name: "currency", form: "a currency's three letters, as USD", meaning: "the currency")
  ) { json throws(ValueFault) in
    let text = try readText(json, expected: "a currency's three letters, as USD")
    guard let currency = Currency(text) else { throw .notACurrency(text) }
    return currency
  }

  private static let width = Parameter<Money.Width>.choice(
    "width", [("automatic", .automatic), ("short", .short), ("full", .full)],
    "the currency's name: plain where it is the listener's own, always plain, or always in full")

  private static let sign = Parameter<SignRule>.choice(
    "sign", [("automatic", .automatic), ("always", .always), ("never", .never)],
    "when the sign is said: for debts, for gains too, or never")

  private static let style = Parameter<NumberStyle>.choice(
    "style", [("standard", .standard), ("compact", .compact)], "to the smaller unit, or “1.2 million dollars”")

  private static let per = Parameter<Money.Period>.choice(
    "per", [("hour", .hour), ("day", .day), ("week", .week), ("month", .month), ("year", .year)],
    "what a recurring amount is for: “10 dollars per week”")

  static let money = Kind(
    name: "money", summary: "an amount of money: 25 dollars and 50 cents", places: [amount.key, currency.key],
    options: [width.key, sign.key, style.key, per.key],
    examples: [["25.50", "USD"], ["25.50", "PLN", "--locale", "pl"], ["10", "USD", "--per", "week"]]
  ) { request throws(Problem) in
    let money = Money(try request.require(amount), try request.require(currency))
    return request.answer(
      request.speaker.money(
        money, width: try request.read(width) ?? .automatic, sign: try request.read(sign) ?? .automatic,
        style: try request.read(style) ?? .standard, per: try request.read(per), context: request.context))
  }

  static let moneyRange = Kind(
    name: "moneyRange", summary: "a range of money: 20 to 30 dollars", places: [from.key, to.key, currency.key],
    examples: [["20", "30", "USD"]]
  ) { request throws(Problem) in
    let (from, to) = (try request.require(from), try request.require(to))
    return request.answer(
      request.speaker.moneyRange(from, to, try request.require(currency), context: request.context))
  }
}
