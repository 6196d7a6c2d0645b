// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension ExactDecimal: Codable {
  /// Reads what ``encode(to:)`` writes, `"25.50"`, and numbers: 25, 25.5.
  ///
  /// `JSONDecoder` gives a number with all its digits, but may leave out zeros at its end. Another decoder that has
  /// numbers as `Double` only gives the shortest decimal of that.
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

  /// Writes the number as text with the digits it shows, `"25.50"`; also `"nan"`, `"inf"` and `"-inf"`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
