// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A currency, identified by its ISO 4217 code or by the code of a cryptocurrency.
///
/// Every active code has a constant, such as `.usd`, `.pln`, and `.jpy`. Three codes that would read as other words use
/// the currency's name: `.albanianLek` (ALL), `.tonganPaanga` (TOP), and `.turkishLira` (TRY). Well-known
/// cryptocurrencies have constants, too, such as `.btc` and `.eth`. A code without a name in the tables is spelled out,
/// such as "25.50 X Y Z".
public struct Currency: Sendable, Hashable {
  /// The code's bytes, with the last letter in the lowest byte. The tables use it as their key.
  let packed: UInt64

  init(packed: UInt64) { self.packed = packed }

  /// Creates a currency from a code in either case. The code doesn't need to be one of ISO's.
  ///
  /// - Parameter code: Three ASCII letters, or four to eight ASCII letters and digits, as cryptocurrencies have. The
  ///   result is `nil` for any other text.
  public init?(_ code: some StringProtocol) {
    var packed: UInt64 = 0
    guard 3...8 ~= code.utf8.count else { return nil }
    for byte in code.utf8 {
      let isDigit = byte < UInt8(ascii: "A")
      guard byte.isASCIILetterOrDigit, !isDigit || code.utf8.count > 3 else { return nil }
      packed = packed << 8 | UInt64(byte >= UInt8(ascii: "a") ? byte & 0xDF : byte)
    }
    self.packed = packed
  }

  /// `XXX`, ISO's code for transactions without a currency.
  static var noCurrency: Currency { Currency(packed: 0x58_5858) }

  /// The code in capitals, such as `USD`.
  public var code: String {
    let bytes = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: packed >> $0) }
    return String(decoding: bytes.drop { $0 == 0 }, as: UTF8.self)
  }

  /// The number of fraction digits that amounts are rounded to, from CLDR. It is 2 for most currencies, 0 for the yen,
  /// and 3 for the Kuwaiti dinar.
  public var fractionDigits: Int { RegionFacts.currencyDigits(UInt32(truncatingIfNeeded: packed)) }

  /// `true` if amounts are rounded. Cryptocurrencies aren't rounded, because 0.0025 bitcoins would become zero.
  var isRounded: Bool { packed <= 0xFF_FFFF && self != .btc && self != .eth }
}

extension Currency: CustomStringConvertible {
  /// The code in capitals, such as `USD`.
  public var description: String { code }
}

extension Currency: Codable {
  /// Decodes a code, which must be valid for ``init(_:)``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let code = try container.decode(String.self)
    guard let currency = Currency(code) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "invalid currency '\(code)'; expected a code, such as USD")
    }
    self = currency
  }

  /// Encodes the code in capitals.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
