import SpokenText

/// A key of a request: what it is called, what it takes, and what it does.
struct Key: Sendable {
  /// How the key is written on the command line.
  enum Word: Sendable {
    /// One word.
    case plain
    /// All the words that are left.
    case rest
    /// A word of JSON.
    case json
    /// The name of a file, whose text is the value.
    case file
  }

  /// As a batch writes it: `timeZone`.
  let name: String
  /// What it takes, as a sentence names it: "a number, as 25.50".
  let form: String
  /// What it does.
  let meaning: String
  var word = Word.plain

  /// As the command line writes it: `--time-zone`.
  var option: String { "--" + name.hyphenated }
}

/// A key and how its value is read.
struct Parameter<Value: Sendable>: Sendable {
  let key: Key
  let read: @Sendable (JSON) throws(ValueFault) -> Value

  init(_ key: Key, read: @escaping @Sendable (JSON) throws(ValueFault) -> Value) {
    self.key = key
    self.read = read
  }
}

extension Parameter where Value == ExactDecimal {
  /// A number, in JSON a string or a number: its digits are kept as they are written.
  static func number(_ name: String, _ meaning: String) -> Self {
    Parameter(Key(name: name, form: "a number, as 25.50", meaning: meaning), read: readNumber)
  }
}

extension Parameter where Value == Int {
  /// A number of things, in JSON a string or a number.
  static func wholeNumber(_ name: String, in range: ClosedRange<Int>, _ meaning: String) -> Self {
    let form = range.upperBound == .max ? "a whole number, as 3" : "\(range.lowerBound) to \(range.upperBound)"
    return Parameter(Key(name: name, form: form, meaning: meaning)) { json throws(ValueFault) in
      guard json.isTextOrNumber else { throw .wrongType(expected: "a whole number, as 3", given: json.noun) }
      let number = try readNumber(json).description
      guard let whole = Int(number), range.contains(whole) else { throw .notAWholeNumber(number, range) }
      return whole
    }
  }
}

extension JSON {
  fileprivate var isTextOrNumber: Bool {
    switch self {
    case .string, .number: true
    default: false
    }
  }
}

extension Parameter where Value == Moment {
  /// A moment.
  static func moment(_ name: String, _ meaning: String) -> Self {
    let form = "a moment, as 2026-11-20T14:30:00-05:00"
    return Parameter(Key(name: name, form: form, meaning: meaning)) { json throws(ValueFault) in
      let text = try readText(json, expected: form)
      do throws(MomentFault) { return try Moment(parsing: text) } catch { throw .notAMoment(text, error) }
    }
  }
}

extension Parameter where Value == String {
  /// Any text.
  static func text(_ name: String, form: String = "a text", _ meaning: String, word: Key.Word = .plain) -> Self {
    Parameter(Key(name: name, form: form, meaning: meaning, word: word)) { json throws(ValueFault) in
      try readText(json, expected: word == .file ? "a text" : form)
    }
  }
}

extension Parameter {
  /// One of a few names.
  static func choice(_ name: String, _ choices: [(name: String, value: Value)], _ meaning: String) -> Self {
    let names = choices.map(\.name)
    let form = names.joined(separator: "|")
    return Parameter(Key(name: name, form: form, meaning: meaning)) { json throws(ValueFault) in
      let text = try readText(json, expected: "one of " + names.joined(separator: ", "))
      guard let choice = choices.first(where: { $0.name == text }) else {
        throw .notAChoice(text, choices: names)
      }
      return choice.value
    }
  }
}

/// A string of JSON.
func readText(_ json: JSON, expected: String) throws(ValueFault) -> String {
  guard case .string(let text) = json else { throw .wrongType(expected: expected, given: json.noun) }
  return text
}

/// A number of JSON, or a string that writes one.
func readNumber(_ json: JSON) throws(ValueFault) -> ExactDecimal {
  switch json {
  case .string(let text), .number(let text):
    if let number = ExactDecimal(text) { return number }
    // What differs from a number only by its length has the letters of one.
    throw ExactDecimal(shape(text)) == nil ? .notANumber(text) : .tooLong(text)
  default: throw .wrongType(expected: "a number, as 25.50 or \"25.50\"", given: json.noun)
  }
}

/// A number with every run of digits cut down to one: what is left tells whether the rest is written as a number is.
private func shape(_ text: String) -> String {
  var shape = ""
  var last: Unicode.Scalar?
  for scalar in text.unicodeScalars.prefix(10_000) {
    let isDigit = ("0"..."9").contains(scalar)
    if let last, isDigit, ("0"..."9").contains(last) { continue }
    shape.unicodeScalars.append(isDigit ? "1" : scalar)
    last = scalar
  }
  return shape
}
