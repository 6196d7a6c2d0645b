// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The names of one currency. Where the table lacks one, the name that is said instead is in its place.
struct CurrencyRecord: Sendable, BitwiseCopyable {
  var fractionDigits: Int32 = 2
  var message: Int32
  var value: UnitName
  var local: UnitName
  var full: UnitName
  var minor: UnitName
  var minorAlone: UnitName
}

/// The unit of an amount. It is a noun, which the language's `counted-measure` puts beside the number, or a phrase with
/// its number.
struct UnitName: Sendable, BitwiseCopyable {
  /// The phrase written out; none for a noun that has none.
  var pattern: PatternReference
  /// The message whose traits the unit has, or -1.
  var message: Int32
  /// Whether the message is a noun.
  private(set) var isNoun = false

  static let none = UnitName(pattern: .none, message: -1)

  var exists: Bool { message >= 0 }

  init(pattern: PatternReference, message: Int32) { (self.pattern, self.message) = (pattern, message) }

  /// A noun, and its count written out if it has that.
  init(noun message: Int32, _ counted: PatternReference) { (pattern, self.message, isNoun) = (counted, message, true) }
}
