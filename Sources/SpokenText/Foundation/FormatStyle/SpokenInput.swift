// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ExactDecimal: SpokenInput {}
extension Decimal: SpokenInput {}
extension Double: SpokenInput {}
extension Float: SpokenInput {}
extension Int: SpokenInput {}
extension Int8: SpokenInput {}
extension Int16: SpokenInput {}
extension Int32: SpokenInput {}
extension Int64: SpokenInput {}
extension UInt: SpokenInput {}
extension UInt8: SpokenInput {}
extension UInt16: SpokenInput {}
extension UInt32: SpokenInput {}
extension UInt64: SpokenInput {}

extension SpokenInput where Self: SpeakableNumber {
  /// The number, which replaces the placeholder in a style's phrase.
  public var spokenOperand: SpokenOperand { SpokenOperand(operand: .number(decimalForSpeech)) }
}

extension Date: SpokenInput {
  /// The moment, which replaces the placeholder in a style's phrase.
  public var spokenOperand: SpokenOperand { SpokenOperand(operand: .moment(Instant(self))) }
}

extension Duration: SpokenInput {
  /// The duration in seconds, which replaces the placeholder in a style's phrase.
  public var spokenOperand: SpokenOperand { SpokenOperand(operand: .number(ExactDecimal(secondsOf: self))) }
}
