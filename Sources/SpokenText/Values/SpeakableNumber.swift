// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A number that can be spoken exactly.
///
/// Integers, binary floating-point types, ``ExactDecimal``, Foundation's `Decimal`, and, on Apple's platforms,
/// `CGFloat` conform to it.
public protocol SpeakableNumber: Sendable {
  /// The number as an exact decimal. A binary floating-point number gives the shortest decimal that converts back to
  /// it.
  var exactDecimal: ExactDecimal { get }

  /// The number as people read it, without the last digits of binary floating-point types, which are noise. For
  /// example, `0.1 + 0.2` is 0.3.
  var spokenDecimal: ExactDecimal { get }
}

extension SpeakableNumber {
  /// The exact value, by default.
  public var spokenDecimal: ExactDecimal { exactDecimal }
}

extension ExactDecimal: SpeakableNumber {
  /// The number itself.
  public var exactDecimal: ExactDecimal { self }
}

extension SpeakableNumber where Self: BinaryInteger {
  /// The exact value of the integer.
  @inlinable public var exactDecimal: ExactDecimal { ExactDecimal(self) }
}

extension Int: SpeakableNumber {}
extension Int8: SpeakableNumber {}
extension Int16: SpeakableNumber {}
extension Int32: SpeakableNumber {}
extension Int64: SpeakableNumber {}
extension UInt: SpeakableNumber {}
extension UInt8: SpeakableNumber {}
extension UInt16: SpeakableNumber {}
extension UInt32: SpeakableNumber {}
extension UInt64: SpeakableNumber {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: SpeakableNumber {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: SpeakableNumber {}
