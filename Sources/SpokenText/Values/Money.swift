// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An exact amount of money.
///
/// ```swift
/// Money("25.50", .usd)                // 25 dollars and 50 cents
/// Money(minorUnits: 2550, .usd)       // the same
/// ```
///
/// Two amounts are equal if their currencies are the same and their numbers are spoken alike. Use ``hasSameValue(as:)``
/// to ignore trailing zeros. Amounts have no order, because currencies have none. To order amounts of one currency,
/// compare their ``amount``.
///
/// An amount is encoded as `{"amount": "25.50", "currency": "USD"}`. When decoding, the amount can also be a number.
public struct Money: Sendable, Hashable, Codable {
  /// The amount in the currency's larger unit, negative for a debt.
  public var amount: ExactDecimal
  /// The currency of the amount.
  public var currency: Currency

  /// Creates an amount in the currency's larger unit. For example, `25.50` is 25 dollars and 50 cents. A string or
  /// integer literal is exact.
  public init(_ amount: ExactDecimal, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }

  /// Creates an amount of whole larger units. For example, 5 is 5 dollars. For cents, use ``init(minorUnits:_:)``.
  @_disfavoredOverload
  public init(_ amount: some BinaryInteger, _ currency: Currency) { self.init(ExactDecimal(amount), currency) }

  /// Creates an amount in the currency's smallest unit, using CLDR's digits (see ``Currency/fractionDigits``).
  ///
  /// For example, 2550 is 25 dollars and 50 cents, 2,550 yen, or 2 Kuwaiti dinars and 550 fils.
  public init(minorUnits: some BinaryInteger, _ currency: Currency) {
    self.amount = ExactDecimal(minorUnits).scaled(byPowerOfTen: -currency.fractionDigits)
    self.currency = currency
  }

  /// Returns whether two amounts have the same currency and value, regardless of trailing zeros, such as 25.5 and 25.50
  /// euros.
  public func hasSameValue(as other: Money) -> Bool {
    currency == other.currency && amount.hasSameValue(as: other.amount)
  }

  /// Returns the sum of two amounts (see ``ExactDecimal/+(_:_:)``), or `nil` if the currencies differ.
  public func adding(_ other: Money) -> Money? {
    currency == other.currency ? Money(amount + other.amount, currency) : nil
  }

  /// Returns the difference of two amounts, or `nil` if the currencies differ.
  public func subtracting(_ other: Money) -> Money? { adding(-other) }

  /// Returns the amount with the opposite sign, such as a credit for a debt.
  public static prefix func - (money: Money) -> Money { Money(-money.amount, money.currency) }
}
