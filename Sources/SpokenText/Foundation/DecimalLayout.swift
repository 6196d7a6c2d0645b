#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads the parts of a `Decimal` without going through its text, which is fifty times slower.
///
/// On Apple's platforms the parts are public fields. Elsewhere they are not, so the value's 20 bytes are read: a word of
/// flags (exponent in the low 8 bits, four more bits of which the highest is the sign, then four bits of length) and
/// eight 16-bit digits of the mantissa.
/// Unsafe for that reason, and trusted only after a probe has read known values rightly; otherwise the text is read.
enum DecimalLayout {
  static func read(_ decimal: Decimal) -> ExactDecimal? {
    if decimal.isNaN { return .notANumber }
    #if canImport(Darwin)
      return parts(
        exponent: Int(decimal._exponent), length: Int(decimal._length), isNegative: decimal._isNegative != 0,
        mantissa: decimal._mantissa)
    #else
      return isKnown ? raw(decimal) : nil
    #endif
  }

  private typealias Mantissa = (UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16)

  private static func parts(exponent: Int, length: Int, isNegative: Bool, mantissa: Mantissa) -> ExactDecimal? {
    guard length <= 8 else { return nil }
    var words = (low: UInt64(0), high: UInt64(0))
    func word(_ a: UInt16, _ b: UInt16, _ c: UInt16, _ d: UInt16) -> UInt64 {
      UInt64(a) | UInt64(b) << 16 | UInt64(c) << 32 | UInt64(d) << 48
    }
    words.low = word(mantissa.0, mantissa.1, mantissa.2, mantissa.3)
    words.high = word(mantissa.4, mantissa.5, mantissa.6, mantissa.7)
    if length < 4 {
      words.low &= (1 << UInt64(length * 16)) - 1
      words.high = 0
    } else if length < 8 {
      words.high &= (1 << UInt64((length - 4) * 16)) - 1
    }
    // 10³⁸ is 0x4B3B4CA85A86C47A·2⁶⁴ and a little more.
    guard words.high < 0x4B3B_4CA8_5A86_C47A else {
      return cut(ExactDecimal(low: words.low, high: words.high), exponent: exponent, isNegative: isNegative)
    }
    let read = ExactDecimal(low: words.low, high: words.high, exponent: exponent, isNegative: isNegative)
    // Foundation keeps 1000 as 1 · 10³; an integer here has no power of ten if it fits.
    guard exponent > 0, let integer = read.integerPart else { return read }
    return ExactDecimal(low: integer, isNegative: isNegative)
  }

  /// A mantissa of 39 digits, as a third has, without its last one. What is cut off stays felt: where the digit before
  /// it is 0 or 5 it becomes 1 or 6, so that a tie is not seen where there is none.
  private static func cut(_ mantissa: ExactDecimal, exponent: Int, isNegative: Bool) -> ExactDecimal {
    var digits = mantissa.digits
    guard digits.count > ExactDecimal.maximumDigits, let last = digits.popLast() else {
      return ExactDecimal(digits: digits, exponent: exponent, isNegative: isNegative)
    }
    if last != 0, let kept = digits.last, kept % 5 == 0 { digits[digits.count - 1] = kept + 1 }
    return ExactDecimal(digits: digits, exponent: exponent + 1, isNegative: isNegative)
  }

  #if !canImport(Darwin)
    private static let isKnown: Bool = {
      guard MemoryLayout<Decimal>.size == 20 else { return false }
      let probes = ["0", "1", "-1", "25.5", "-0.07", "1234567890.12", "18446744073709551616.5", "-9e100", "1e-30"]
      return probes.allSatisfy { text in
        guard let decimal = Decimal(string: text) else { return false }
        guard let read = raw(decimal), let said = ExactDecimal(decimal.description) else { return false }
        return read.hasSameValue(as: said) && read.isNegative == said.isNegative
      }
    }()

    private static func raw(_ decimal: Decimal) -> ExactDecimal? {
      withUnsafeBytes(of: decimal) { bytes in
        let flags = bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
        let mantissa = bytes.loadUnaligned(fromByteOffset: 4, as: Mantissa.self)
        return parts(
          exponent: Int(Int8(truncatingIfNeeded: flags)), length: Int(flags >> 12 & 0xF),
          isNegative: flags >> 11 & 1 == 1, mantissa: mantissa)
      }
    }
  #endif
}
