// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A JSON value that keeps numbers as they are written. For example, `25.50` stays `25.50`.
enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  /// The text of a number, valid in JSON's grammar.
  case number(String)
  case string(String)
  case array([JSON])
  /// The members in their original order, without duplicate names.
  case object([Member])

  struct Member: Equatable, Sendable {
    var name: String
    var value: JSON
  }

  /// The type of the value, for use in a sentence.
  var noun: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
