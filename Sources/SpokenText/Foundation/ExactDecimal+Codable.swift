// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension ExactDecimal: Codable {
  /// Decodes a string that ``encode(to:)`` writes, such as `"25.50"`, or a number, such as 25 or 25.5.
  ///
  /// `JSONDecoder` keeps all digits of a number, but can drop trailing zeros. A decoder that supports only `Double`
  /// gives its shortest decimal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      guard let number = ExactDecimal(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "invalid decimal '\(text)'; expected a number such as 25.50")
      }
      self = number
    } else if let number = try? container.decode(Decimal.self) {
      self.init(number)
    } else if let number = try? container.decode(Int64.self) {
      self.init(number)
    } else if let number = try? container.decode(UInt64.self) {
      self.init(number)
    } else {
      self.init(try container.decode(Double.self))
    }
  }

  /// Encodes the number as a string with its trailing zeros, such as `"25.50"`, `"nan"`, `"inf"`, or `"-inf"`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
