import SpokenText

extension Kind {
  private static let message_ = Parameter.text(
    "message", form: "a message's id, as progress-step or delivered.hint", "the message, or one of its attributes")

  private static let args = Parameter<[String: Argument]>(
    Key(name: "args", form: "an object, as {\"who\": \"Maya\", \"n\": 3}", meaning: "its arguments", word: .json),
    read: readArguments)

  /// Plain Fluent text, and so inline unless a request says otherwise: as the table has it, without a capital.
  static let message = Kind(
    name: "message", summary: "a message of the tables or of an overlay, and what could not be resolved in it",
    places: [message_.key], options: [args.key],
    examples: [
      ["progress-step", "--args", #"{"completed": 3, "total": {"number": "5"}}"#],
      ["date-today", "--context", "standalone", "--locale", "pl"],
    ], context: .inline
  ) { request throws(Problem) in
    let id = PhraseID(reading: try request.require(message_))
    let (utterance, faults) = request.speaker.resolve(id, try request.read(args) ?? [:], context: request.context)
    return Answer(text: utterance.text, errors: faults.map(\.description))
  }
}

/// Arguments as a batch writes them: a string, a number, `{"number": "1.50"}`, or `{"phrase": id, "args": {…}}`.
private func readArguments(_ json: JSON) throws(ValueFault) -> [String: Argument] {
  guard case .object(let members) = json else {
    throw .wrongType(expected: "an object of arguments by their names", given: json.noun)
  }
  var arguments: [String: Argument] = [:]
  for member in members { arguments[member.name] = try readArgument(member.value, named: member.name) }
  return arguments
}

private func readArgument(_ json: JSON, named name: String) throws(ValueFault) -> Argument {
  let expected = #"a string, a number, {"number": "1.50"} or {"phrase": id, "args": {…}} for \#(quoted(name))"#
  switch json {
  case .string(let text): return .text(text)
  case .number: return .number(try readNumber(json))
  case .object(let members):
    let names = members.map(\.name)
    if names == ["number"] { return .number(try readNumber(members[0].value)) }
    guard let phrase = members.first(where: { $0.name == "phrase" }), Set(names).isSubset(of: ["phrase", "args"]) else {
      throw .wrongType(expected: expected, given: "an object of “\(names.joined(separator: ", "))”")
    }
    let id = PhraseID(reading: try readText(phrase.value, expected: "a message's id for \(quoted(name))"))
    let arguments = members.first { $0.name == "args" }
    return .phrase(id, try arguments.map { member throws(ValueFault) in try readArguments(member.value) } ?? [:])
  default: throw .wrongType(expected: expected, given: json.noun)
  }
}
