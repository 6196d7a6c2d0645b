// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How units are converted into each other, and which of them people prefer. Units are numbers here: those of time, then
/// those of `MeasureUnit`, in its order.
enum UnitFacts {
  /// What is measured. Units of one quantity are converted into each other.
  enum Quantity: UInt8, Sendable {
    case none, length, mass, volume, area, temperature, speed, energy, power, pressure, consumption, duration
    case yearDuration, digital, frequency, angle
  }

  /// The factor of a unit; none of those that CLDR does not have, which come last.
  static func factor(of unit: Int) -> UnitFactor { factors.indices.contains(unit) ? factors[unit] : .none }

  /// A measure in another unit of the same quantity, exact to more than 18 digits; nil where there is none.
  static func converted(_ value: ExactDecimal, from source: Int, to target: Int) -> ExactDecimal? {
    let (from, to) = (factor(of: source), factor(of: target))
    guard from.quantity == to.quantity, from.quantity != .none else { return nil }
    if source == target { return value }
    let divisor = ExactDecimal(low: to.mantissa * from.divisor)
    if from.isInverse != to.isInverse {
      // So much per way against so much way per amount: one is the inverse of the other.
      let product = value * from.decimal * to.decimal
      let one = ExactDecimal(low: from.divisor) * ExactDecimal(low: to.divisor)
      return product.isZero ? nil : one.quotient(dividingBy: product)
    }
    if from.isInverse {
      return (value * from.decimal * ExactDecimal(low: to.divisor))
        .quotient(dividingBy: to.decimal * ExactDecimal(low: from.divisor))
    }
    let base = (value + from.offset) * ExactDecimal(low: from.mantissa) * ExactDecimal(low: to.divisor)
    return base.quotient(dividingBy: divisor).scaled(byPowerOfTen: Int(from.power) - Int(to.power)) - to.offset
  }
}

/// How many of its quantity's base units one of a unit is: `mantissa · 10^power / divisor`.
struct UnitFactor: Sendable {
  let quantity: UnitFacts.Quantity
  let mantissa: UInt64
  let power: Int8
  let divisor: UInt64
  /// What is added to a value before, in hundredths: from degrees Celsius to kelvins.
  private let hundredths: Int64
  /// Whether the quantity's base unit goes by the inverse.
  let isInverse: Bool

  /// Of a unit that is converted into no other one.
  static let none = UnitFactor(.none, 1, 0, 1)

  init(
    _ quantity: UnitFacts.Quantity, _ mantissa: UInt64, _ power: Int8, _ divisor: UInt64, offset: Int64 = 0,
    isInverse: Bool = false
  ) {
    (self.quantity, self.mantissa, self.power, self.divisor) = (quantity, mantissa, power, divisor)
    (hundredths, self.isInverse) = (offset, isInverse)
  }

  /// The factor without its divisor.
  var decimal: ExactDecimal { ExactDecimal(low: mantissa).scaled(byPowerOfTen: Int(power)) }

  var offset: ExactDecimal { hundredths == 0 ? 0 : ExactDecimal(hundredths).scaled(byPowerOfTen: -2) }
}

/// A unit that people prefer, from a least value on.
struct UnitPreference: Sendable, Hashable {
  let unit: Int
  /// The smaller unit of two that are said together.
  let second: Int?
  /// The value in the unit from which on it is preferred, in thousandths.
  private let thousandths: Int64
  /// What its values are rounded to multiples of; 0 for the usual rounding.
  let increment: Int

  static func unit(_ unit: Int, and second: Int? = nil, least: Int64, increment: Int = 0) -> UnitPreference {
    UnitPreference(unit: unit, second: second, thousandths: least, increment: increment)
  }

  var least: ExactDecimal { ExactDecimal(thousandths).scaled(byPowerOfTen: -3) }
}
