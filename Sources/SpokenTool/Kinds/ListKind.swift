import SpokenText

extension Kind {
  private static let items = Parameter<[String]>(
    Key(name: "items", form: "an array of strings", meaning: "the items; blank ones are left out", word: .rest)
  ) { json throws(ValueFault) in
    guard case .array(let values) = json else { throw .wrongType(expected: "an array of strings", given: json.noun) }
    var items: [String] = []
    for value in values { items.append(try readText(value, expected: "an array of strings only")) }
    return items
  }

  private static let type = Parameter<ListType>.choice(
    "type", [("and", .and), ("or", .or)], "all of them, or one of them")

  private static let limit = Parameter.wholeNumber(
    "limit", in: 1...Int.max, "how many are named; the rest is counted, “3 more”")

  static let list = Kind(
    name: "list", summary: "items as a sentence names them: A, B, and C", places: [items.key], placesAreOptional: true,
    options: [type.key, limit.key],
    examples: [
      ["Aspirin", "Vitamin D", "Iron"], ["red", "blue", "--type", "or"], ["A", "B", "C", "D", "--limit", "2"],
    ]
  ) { request throws(Problem) in
    let items = try request.require(items)
    return request.answer(
      request.speaker.list(
        items, type: try request.read(type) ?? .and, limit: try request.read(limit),
        context: request.context))
  }
}
