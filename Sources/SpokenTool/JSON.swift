/// A JSON value that keeps its numbers as they are written: `25.50` stays `25.50`, and no digit passes through binary.
enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  /// The digits as they stand in the text; always a number by JSON's grammar.
  case number(String)
  case string(String)
  case array([JSON])
  /// In the order in which the members are written; no name twice.
  case object([Member])

  /// A member of an object.
  struct Member: Equatable, Sendable {
    var name: String
    var value: JSON
  }

  /// What kind of value it is, as a sentence names it.
  var noun: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
