/// A number that can be spoken exactly: the integers, `Double`, ``ExactDecimal``, and Foundation's `Decimal`.
public protocol SpeakableNumber: Sendable {
  /// The same number as an exact decimal; a `Double` gives the shortest one that reads back as itself.
  var exactDecimal: ExactDecimal { get }
}

extension ExactDecimal: SpeakableNumber {
  /// The number itself.
  public var exactDecimal: ExactDecimal { self }
}

extension SpeakableNumber where Self: BinaryInteger {
  /// The exact value.
  public var exactDecimal: ExactDecimal { ExactDecimal(self) }
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

extension Double: SpeakableNumber {
  /// The shortest decimal that reads back as this `Double`.
  public var exactDecimal: ExactDecimal { ExactDecimal(self) }
}
