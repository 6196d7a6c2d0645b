// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A currency, by its ISO 4217 code.
///
/// Every active code has a constant: `.usd`, `.pln`, `.jpy`. Three that would read as other words have the currency's
/// name: `.albanianLek` (ALL), `.tonganPaanga` (TOP), `.turkishLira` (TRY). A code that ISO does not know is spelled
/// out when it is spoken, "25.50 X Y Z".
public struct Currency: Sendable, Hashable {
  /// The three letters in one word, the first one highest: the key of the tables.
  let packed: UInt32

  init(packed: UInt32) { self.packed = packed }

  /// The currency of three ASCII letters in either case, or nil for any other text. It need not be a code of ISO's.
  public init?(_ code: some StringProtocol) {
    var packed: UInt32 = 0
    guard code.utf8.count == 3 else { return nil }
    for byte in code.utf8 {
      let letter = byte & 0xDF
      guard letter >= UInt8(ascii: "A"), letter <= UInt8(ascii: "Z") else { return nil }
      packed = packed << 8 | UInt32(letter)
    }
    self.packed = packed
  }

  /// `XXX`, ISO's code for no currency.
  static var noCurrency: Currency { Currency(packed: 0x58_5858) }

  /// The code in capitals, `USD`.
  public var code: String {
    String(decoding: [UInt8(packed >> 16 & 0xFF), UInt8(packed >> 8 & 0xFF), UInt8(packed & 0xFF)], as: UTF8.self)
  }

  /// How many fraction digits amounts are rounded to: 2 for most, 0 for the yen, 3 for the Kuwaiti dinar (CLDR).
  public var fractionDigits: Int { RegionFacts.currencyDigits(packed) }
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
        in: container, debugDescription: "invalid currency '\(code)'; expected a three-letter code, such as USD")
    }
    self = currency
  }

  /// Writes the code in capitals.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
