// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The names of one currency. If the table lacks a name, the property has another one, such as ``value`` for ``full``.
struct CurrencyRecord: Sendable, BitwiseCopyable {
  var fractionDigits: Int32 = 2
  var message: Int32
  var value: UnitName
  var local: UnitName
  var full: UnitName
  var minor: UnitName
  var minorAlone: UnitName
}

/// The name of a currency unit. It is either a noun or a phrase that contains the number. The message `counted-measure`
/// joins a noun with the number.
struct UnitName: Sendable, BitwiseCopyable {
  /// The phrase that contains the number, or ``PatternReference/none`` for a noun without one.
  var pattern: PatternReference
  /// The message whose attributes are the traits of the unit, such as its gender, or -1.
  var message: Int32
  /// `true` if the message is a noun.
  private(set) var isNoun = false

  static let none = UnitName(pattern: .none, message: -1)

  var exists: Bool { message >= 0 }

  init(pattern: PatternReference, message: Int32) { (self.pattern, self.message) = (pattern, message) }

  /// Creates the name from a noun. `counted` is the noun's own phrase for a count, or ``PatternReference/none``.
  init(noun message: Int32, _ counted: PatternReference) { (pattern, self.message, isNoun) = (counted, message, true) }
}
