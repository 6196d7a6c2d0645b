#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ExactDecimal {
  /// The exact value of a Foundation decimal, with the digits it shows.
  public init(_ decimal: Decimal) {
    self = DecimalLayout.read(decimal) ?? ExactDecimal(decimal.description) ?? .notANumber
  }
}

extension Decimal: SpeakableNumber {
  /// The exact value, with the digits it shows.
  public var exactDecimal: ExactDecimal { ExactDecimal(self) }
}
