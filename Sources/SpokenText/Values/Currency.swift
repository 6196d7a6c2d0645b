// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A currency, by its ISO 4217 code, or by the code of a cryptocurrency.
///
/// Every active code has a constant: `.usd`, `.pln`, `.jpy`. Three that would read as other words have the currency's
/// name: `.albanianLek` (ALL), `.tonganPaanga` (TOP), `.turkishLira` (TRY). The best known cryptocurrencies have one, too:
/// `.btc`, `.eth`. A code without a name in the tables is spelled out when it is spoken, "25.50 X Y Z".
public struct Currency: Sendable, Hashable {
  /// The letters in one word, the last one lowest: the key of the tables.
  let packed: UInt64

  init(packed: UInt64) { self.packed = packed }

  /// The currency of three ASCII letters in either case, or of four to eight letters and digits, as cryptocurrencies have
  /// them; nil for any other text. It need not be a code of ISO's.
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

  /// `XXX`, ISO's code for no currency.
  static var noCurrency: Currency { Currency(packed: 0x58_5858) }

  /// The code in capitals, `USD`.
  public var code: String {
    let bytes = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: packed >> $0) }
    return String(decoding: bytes.drop { $0 == 0 }, as: UTF8.self)
  }

  /// How many fraction digits amounts are rounded to: 2 for most, 0 for the yen, 3 for the Kuwaiti dinar (CLDR).
  public var fractionDigits: Int { RegionFacts.currencyDigits(UInt32(truncatingIfNeeded: packed)) }

  /// Whether amounts are rounded. Amounts of cryptocurrencies are not, because 0.0025 bitcoins are not nothing.
  var isRounded: Bool { packed <= 0xFF_FFFF && self != .btc && self != .eth }
}

extension Currency: CustomStringConvertible {
  /// The code in capitals, `USD`.
  public var description: String { code }
}

extension Currency: Codable {
  /// Reads the code as ``init(_:)`` does.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let code = try container.decode(String.self)
    guard let currency = Currency(code) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "invalid currency '\(code)'; expected a code, such as USD")
    }
    self = currency
  }

  /// Writes the code in capitals.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
