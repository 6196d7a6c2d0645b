// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

// Functions that read single values from JSON.

func readText(_ json: JSON, expected: String) throws(ValueFault) -> String {
  guard case .string(let text) = json else { throw .wrongType(expected: expected, given: json.noun) }
  return text
}

/// Reads a JSON number, or a string that contains a number.
func readNumber(_ json: JSON) throws(ValueFault) -> ExactDecimal {
  switch json {
  case .string(let text), .number(let text):
    if let number = ExactDecimal(text) { return number }
    // The text has the form of a number, so it has too many digits.
    throw ExactDecimal(shape(text)) == nil ? .notANumber(text) : .tooLong(text)
  default: throw .wrongType(expected: "a number, such as 25.50 or \"25.50\"", given: json.noun)
  }
}

/// Returns a text with one digit for each run of digits. It shows if a number of any length is valid.
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

/// Reads a whole number from a JSON number, or from a string that contains a number.
func readWholeNumber(_ json: JSON, in range: ClosedRange<Int>) throws(ValueFault) -> Int {
  switch json {
  case .string, .number: break
  default: throw .wrongType(expected: Form.wholeNumber, given: json.noun)
  }
  let number = try readNumber(json).description
  guard let whole = Int(number), range.contains(whole) else { throw .notAWholeNumber(number, range) }
  return whole
}

func readCurrency(_ json: JSON) throws(ValueFault) -> Currency {
  let text = try readText(json, expected: Form.currency)
  guard let currency = Currency(text) else { throw .notACurrency(text) }
  return currency
}

/// Reads a recurrence rule in the format of RFC 5545.
func readRule(_ json: JSON) throws(ValueFault) -> Recurrence {
  let text = try readText(json, expected: Form.rule)
  guard let recurrence = Recurrence(rule: text) else { throw .notARule(text) }
  return recurrence
}

func readLanguage(_ json: JSON) throws(ValueFault) -> LanguageTag {
  let text = try readText(json, expected: Form.language)
  do throws(LanguageTagError) { return try LanguageTag(parsing: text) } catch { throw .notALanguage(text, error) }
}

/// Reads a moment in the format of ISO 8601.
func readMoment(_ json: JSON) throws(ValueFault) -> Moment {
  let text = try readText(json, expected: Form.moment)
  do throws(MomentFault) { return try Moment(parsing: text) } catch { throw .notAMoment(text, error) }
}

func readChoice<Value>(_ json: JSON, _ choices: [(name: String, value: Value)]) throws(ValueFault) -> Value {
  guard case .string(let text) = json else {
    throw .wrongType(expected: "one of " + choices.map(\.name).joined(separator: ", "), given: json.noun)
  }
  guard let choice = choices.first(where: { $0.name == text }) else {
    throw .notAChoice(text, choices: choices.map(\.name))
  }
  return choice.value
}

func readCase<Value: RawRepresentable<String> & CaseIterable>(_ text: String) throws(ValueFault) -> Value {
  guard let value = Value(rawValue: text) else { throw .notAChoice(text, choices: Value.allCases.map(\.rawValue)) }
  return value
}

func readKind(_ json: JSON?) throws(Problem) -> Kind {
  guard let json, json != .null else { throw .noKind }
  guard case .string(let name) = json else {
    throw .value(key: "kind", .wrongType(expected: "a string", given: json.noun))
  }
  return try Kind.named(name)
}
