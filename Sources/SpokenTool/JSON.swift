// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A JSON value that keeps its numbers as they are written: `25.50` stays `25.50`, and no digit passes through binary.
enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  /// The digits as they are written; always a number by JSON's grammar.
  case number(String)
  case string(String)
  case array([JSON])
  /// The members in the order in which they are written, without duplicate names.
  case object([Member])

  /// A member of an object.
  struct Member: Equatable, Sendable {
    var name: String
    var value: JSON
  }

  /// The kind of value, for use in a sentence.
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
