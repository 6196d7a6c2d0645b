// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cryptocurrencies and their smaller units. ISO 4217 doesn't have their codes.
extension Currency {
  /// Bitcoin, as in "0.0025 bitcoins".
  public static var btc: Currency { Currency(packed: 0x42_5443) }

  /// Satoshi, a hundred-millionth of a bitcoin, as in "250,000 satoshis".
  public static var sats: Currency { Currency(packed: 0x5341_5453) }

  /// Ether, as in "1.5 ether".
  public static var eth: Currency { Currency(packed: 0x45_5448) }

  /// Gwei, a billionth of an ether, as in "21 gwei".
  public static var gwei: Currency { Currency(packed: 0x4757_4549) }

  /// Tether, as in "20 Tether".
  public static var usdt: Currency { Currency(packed: 0x5553_4454) }

  /// USD Coin, as in "20 USD Coin".
  public static var usdc: Currency { Currency(packed: 0x5553_4443) }
}
