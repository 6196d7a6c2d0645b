/// An amount of money, exact to its last digit.
///
/// ```swift
/// Money("25.50", .usd)                // 25 dollars and 50 cents
/// Money(minorUnits: 2550, .usd)       // the same
/// ```
public struct Money: Sendable, Hashable {
  /// The amount in the currency's larger unit, below zero for a debt.
  public var amount: ExactDecimal
  /// The currency it is in.
  public var currency: Currency

  /// An amount in the larger unit: `25.50` is 25 dollars and 50 cents. A string or integer literal is exact.
  public init(_ amount: ExactDecimal, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }

  /// An amount in the smallest unit that the currency is counted in: 2550 is 25 dollars and 50 cents, 2,550 yen, and 2
  /// Kuwaiti dinars and 550 fils (CLDR's digits, see ``Currency/fractionDigits``).
  public init(minorUnits: some BinaryInteger, _ currency: Currency) {
    self.amount = ExactDecimal(minorUnits).scaled(byPowerOfTen: -currency.fractionDigits)
    self.currency = currency
  }
}
