// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The conversion factors of units, and the units that people prefer.
///
/// A unit is identified by an index. Units of time come first, then those of `MeasureUnit` in its order.
enum UnitFacts {
  /// A physical quantity. Units of the same quantity can be converted.
  enum Quantity: UInt8, Sendable {
    case none, length, mass, volume, area, temperature, speed, energy, power, pressure, consumption, duration
    case yearDuration, digital, frequency, angle
  }

  /// Returns the factor of a unit. It is `.none` for the last units, which CLDR doesn't have.
  static func factor(of unit: Int) -> UnitFactor { factors.indices.contains(unit) ? factors[unit] : .none }

  /// Returns a measure in another unit of the same quantity, exact to more than 18 digits, or `nil` if it can't be
  /// converted.
  static func converted(_ value: ExactDecimal, from source: Int, to target: Int) -> ExactDecimal? {
    let (from, to) = (factor(of: source), factor(of: target))
    guard from.quantity == to.quantity, from.quantity != .none else { return nil }
    if source == target { return value }
    let divisor = ExactDecimal(low: to.mantissa * from.divisor)
    if from.isInverse != to.isInverse {
      // One unit is an amount per distance, and the other a distance per amount, such as L/100 km and miles per gallon.
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

/// The size of a unit in base units of its quantity, such as meters. It is `mantissa · 10^power / divisor`.
struct UnitFactor: Sendable {
  let quantity: UnitFacts.Quantity
  let mantissa: UInt64
  let power: Int8
  let divisor: UInt64
  /// The number to add before multiplying, in hundredths, such as for degrees Celsius to kelvins.
  private let hundredths: Int64
  /// `true` if the unit is inverse to the base unit, such as miles per gallon.
  let isInverse: Bool

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

/// A unit that people prefer for values of at least a minimum.
struct UnitPreference: Sendable, Hashable {
  let unit: Int
  /// The smaller unit, if two units are spoken together.
  let second: Int?
  /// The minimum value, in thousandths of the unit.
  private let thousandths: Int64
  /// The increment that values are rounded to, or 0 for the usual rounding.
  let increment: Int

  static func unit(_ unit: Int, and second: Int? = nil, least: Int64, increment: Int = 0) -> UnitPreference {
    UnitPreference(unit: unit, second: second, thousandths: least, increment: increment)
  }

  var least: ExactDecimal { ExactDecimal(thousandths).scaled(byPowerOfTen: -3) }
}
