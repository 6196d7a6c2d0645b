// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An amount of money, exact to its last digit.
///
/// ```swift
/// Money("25.50", .usd)                // 25 dollars and 50 cents
/// Money(minorUnits: 2550, .usd)       // the same
/// ```
///
/// Two amounts are equal when they are spoken alike by their digits and are in the same currency; ``hasSameValue(as:)``
/// leaves the digits aside. Amounts have no order, for two currencies have none: compare the ``amount`` of two that you
/// know to be in one currency.
///
/// It is encoded as `{"amount": "25.50", "currency": "USD"}`; an amount that is written as a number is read too.
public struct Money: Sendable, Hashable, Codable {
  /// The amount in the currency's larger unit, below zero for a debt.
  public var amount: ExactDecimal
  /// Its currency.
  public var currency: Currency

  /// An amount in the larger unit: `25.50` is 25 dollars and 50 cents. A string or integer literal is exact.
  public init(_ amount: ExactDecimal, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }

  /// An amount of whole larger units: 5 is 5 dollars. For cents see ``init(minorUnits:_:)``.
  @_disfavoredOverload
  public init(_ amount: some BinaryInteger, _ currency: Currency) { self.init(ExactDecimal(amount), currency) }

  /// An amount in the smallest unit that the currency is counted in: 2550 is 25 dollars and 50 cents, 2,550 yen, and 2
  /// Kuwaiti dinars and 550 fils (CLDR's digits, see ``Currency/fractionDigits``).
  public init(minorUnits: some BinaryInteger, _ currency: Currency) {
    self.amount = ExactDecimal(minorUnits).scaled(byPowerOfTen: -currency.fractionDigits)
    self.currency = currency
  }

  /// Whether two amounts have the same value in the same currency, whatever digits they show: 25.5 and 25.50 euros.
  public func hasSameValue(as other: Money) -> Bool {
    currency == other.currency && amount.hasSameValue(as: other.amount)
  }

  /// The sum of two amounts in the same currency (see ``ExactDecimal/+(_:_:)``), or nil if the currencies differ.
  public func adding(_ other: Money) -> Money? {
    currency == other.currency ? Money(amount + other.amount, currency) : nil
  }

  /// This amount minus another in the same currency, or nil if the currencies differ.
  public func subtracting(_ other: Money) -> Money? { adding(-other) }

  /// The amount with the opposite sign: a debt becomes a credit.
  public static prefix func - (money: Money) -> Money { Money(-money.amount, money.currency) }
}
