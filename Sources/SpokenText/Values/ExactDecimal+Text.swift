// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension ExactDecimal: LosslessStringConvertible {
  /// The largest power of ten that can be parsed. It covers `Double` and `Foundation.Decimal`.
  static let exponentLimit = 400

  /// Creates the number that a text represents, or returns `nil` if the text isn't a number.
  ///
  /// The text has an optional sign, digits with at most one `.`, and an optional power of ten, such as `-12.50`,
  /// `1.2e6`, and `.5`. It can also be `nan` or `inf`. Zeros after the point are kept. The result is never rounded. It
  /// is `nil` if the mantissa (see ``ExactDecimal``) or the power of ten is out of range.
  public init?(_ description: String) {
    var reader = DecimalReader(description)
    guard let value = reader.read() else { return nil }
    self = value
  }

  /// The number in plain digits with its trailing zeros, such as `-12.50`, or `nan`, `inf`, or `-inf`.
  public var description: String {
    switch kind {
    case .notANumber: return "nan"
    case .infinite: return isNegative ? "-inf" : "inf"
    case .finite: break
    }
    let digits = self.digits
    let fraction = visibleFractionDigits
    var text: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    text.reserveCapacity(max(digits.count, fraction + 1) + 2 + max(0, Int(exponent)))
    let zerosInFront = max(0, fraction + 1 - digits.count)
    for place in 0..<(zerosInFront + digits.count) {
      if place == zerosInFront + digits.count - fraction { text.append(UInt8(ascii: ".")) }
      text.append(0x30 + (place < zerosInFront ? 0 : digits[place - zerosInFront]))
    }
    for _ in 0..<max(0, Int(exponent)) { text.append(0x30) }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Parses a decimal number from ASCII text in one pass.
private struct DecimalReader {
  private var bytes: String.UTF8View.Iterator
  private var byte: UInt8?

  init(_ text: String) {
    bytes = text.utf8.makeIterator()
    byte = bytes.next()
  }

  private mutating func advance() { byte = bytes.next() }

  private mutating func sign() -> Bool {
    guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") else { return false }
    defer { advance() }
    return byte == UInt8(ascii: "-")
  }

  private mutating func digit() -> UInt8? {
    guard let byte, byte >= 0x30, byte <= 0x39 else { return nil }
    advance()
    return byte - 0x30
  }

  mutating func read() -> ExactDecimal? {
    let isNegative = sign()
    if let byte, byte | 0x20 == UInt8(ascii: "n") || byte | 0x20 == UInt8(ascii: "i") {
      return readWord(isNegative: isNegative)
    }
    var mantissa = DoubleWord.zero
    var exponent = 0
    var sawDigit = false
    var isFraction = false
    while true {
      if let digit = digit() {
        sawDigit = true
        if isFraction { exponent -= 1 }
        if !mantissa.append(digit) {
          // Zeros that don't fit can count as a power of ten. Other digits are too long.
          guard digit == 0, !isFraction else { return nil }
          exponent += 1
        }
        guard exponent > -2 * ExactDecimal.exponentLimit, exponent < 2 * ExactDecimal.exponentLimit else { return nil }
      } else if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
        advance()
      } else {
        break
      }
    }
    guard sawDigit else { return nil }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      advance()
      guard let power = readPower() else { return nil }
      exponent += power
    }
    guard byte == nil, abs(exponent) <= ExactDecimal.exponentLimit else { return nil }
    return ExactDecimal(mantissa, exponent: exponent, isNegative: isNegative)
  }

  private mutating func readPower() -> Int? {
    let isNegative = sign()
    var power = 0
    var sawDigit = false
    while let digit = digit() {
      sawDigit = true
      power = min(power * 10 + Int(digit), 10 * ExactDecimal.exponentLimit)
    }
    return sawDigit ? (isNegative ? -power : power) : nil
  }

  private mutating func readWord(isNegative: Bool) -> ExactDecimal? {
    var word = ""
    while let byte, word.utf8.count < 9 {
      word.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      advance()
    }
    switch word {
    case "nan": return .notANumber
    case "inf", "infinity": return isNegative ? -.infinity : .infinity
    default: return nil
    }
  }
}
