import SpokenText

extension Kind {
  private static let value = Parameter.number("value", "the number")

  private static let style = Parameter<NumberStyle>.choice(
    "style", [("standard", .standard), ("compact", .compact)], "all its digits, or “1.2 million”")

  static let number = Kind(
    name: "number", summary: "a number with the digits it shows: 8,547", places: [value.key], options: [style.key],
    examples: [["-8547.50"], ["1200000", "--style", "compact"]]
  ) { request throws(Problem) in
    let value = try request.require(value)
    return request.answer(
      request.speaker.number(value, style: try request.read(style) ?? .standard, context: request.context))
  }

  static let ordinal = Kind(
    name: "ordinal", summary: "a place in a row: 22nd", places: [value.key], examples: [["22"]]
  ) { request throws(Problem) in
    request.answer(request.speaker.ordinal(try request.require(value), context: request.context))
  }

  static let percent = Kind(
    name: "percent", summary: "a part of one in hundredths: 0.75 is 75 percent", places: [value.key],
    examples: [["0.75"], ["-0.05"]]
  ) { request throws(Problem) in
    request.answer(request.speaker.percent(try request.require(value), context: request.context))
  }
}
