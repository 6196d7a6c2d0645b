/// Powers of ten that fit 64 bits, 10⁰ to 10¹⁹.
let powersOfTen: [UInt64] = [
  1,
  10,
  100,
  1_000,
  10_000,
  100_000,
  1_000_000,
  10_000_000,
  100_000_000,
  1_000_000_000,
  10_000_000_000,
  100_000_000_000,
  1_000_000_000_000,
  10_000_000_000_000,
  100_000_000_000_000,
  1_000_000_000_000_000,
  10_000_000_000_000_000,
  100_000_000_000_000_000,
  1_000_000_000_000_000_000,
  10_000_000_000_000_000_000,
]

// A mantissa of 64 bits, which is all that daily life brings, is counted in machine words. A longer one goes through
// its digits: slower, and rarely.
extension ExactDecimal {
  /// The mantissa's digits, the highest first, without leading zeros; empty for zero.
  var digits: [UInt8] {
    var groups: [UInt64] = []
    var (high, low) = (high, low)
    while high != 0 {
      let base = powersOfTen[19]
      let upper = high.quotientAndRemainder(dividingBy: base)
      let lower = base.dividingFullWidth((upper.remainder, low))
      groups.append(lower.remainder)
      (high, low) = (upper.quotient, lower.quotient)
    }
    var digits: [UInt8] = []
    while low != 0 {
      digits.append(UInt8(low % 10))
      low /= 10
    }
    digits.reverse()
    for group in groups.reversed() {
      digits += (0..<19).map { UInt8(group / powersOfTen[18 - $0] % 10) }
    }
    if let first = digits.firstIndex(where: { $0 != 0 }), first > 0 { digits.removeFirst(first) }
    return digits
  }

  /// The number with these digits, at most 38 of them.
  init(digits: [UInt8], exponent: Int, isNegative: Bool) {
    var high: UInt64 = 0
    var low: UInt64 = 0
    for digit in digits.prefix(Self.maximumDigits) {
      let product = low.multipliedFullWidth(by: 10)
      let sum = product.low.addingReportingOverflow(UInt64(digit))
      low = sum.partialValue
      high = high &* 10 &+ product.high &+ (sum.overflow ? 1 : 0)
    }
    self.init(low: low, high: high, exponent: exponent, isNegative: isNegative)
  }

  /// The number with its sign turned.
  var negated: ExactDecimal {
    var copy = self
    copy.isNegative = !isNegative && !isZero && kind != .notANumber
    return copy
  }

  /// The number times a power of ten, exactly.
  func scaled(byPowerOfTen power: Int) -> ExactDecimal {
    guard kind == .finite else { return self }
    return ExactDecimal(low: low, high: high, exponent: Int(exponent) + power, isNegative: isNegative)
  }

  /// Moves a power of ten above zero into the mantissa, as far as it has room.
  @inline(never)
  mutating func writeOutZeros() {
    if isZero {
      exponent = 0
      return
    }
    if high == 0, exponent <= 19 {
      let product = low.multipliedReportingOverflow(by: powersOfTen[Int(exponent)])
      if !product.overflow {
        (low, exponent) = (product.partialValue, 0)
        return
      }
    }
    let places = digits
    let room = min(Int(exponent), Self.maximumDigits - places.count)
    guard room > 0 else { return }
    self = ExactDecimal(
      digits: places + Array(repeating: 0, count: room), exponent: Int(exponent) - room, isNegative: isNegative)
  }

  /// How many fraction digits are shown.
  package var visibleFractionDigits: Int { max(0, -Int(exponent)) }

  /// The number rounded half to even to at most `digits` fraction digits, the rule of IEEE 754 and of
  /// `Decimal.FormatStyle`. Fewer digits than that are left as they are; `digits` may be negative.
  @inline(__always)
  func rounded(toFractionDigits digits: Int) -> ExactDecimal {
    -Int(exponent) - digits > 0 ? cut(toFractionDigits: digits) : self
  }

  private func cut(toFractionDigits digits: Int) -> ExactDecimal {
    let drop = -Int(exponent) - digits
    guard kind == .finite else { return self }
    guard high == 0 else { return roundedDigits(dropping: drop) }
    guard drop <= 19 else { return ExactDecimal(low: 0, exponent: -digits) }
    let divisor = powersOfTen[drop]
    var (quotient, remainder) = low.quotientAndRemainder(dividingBy: divisor)
    let half = divisor / 2
    if remainder > half || (remainder == half && quotient & 1 == 1) { quotient += 1 }
    return ExactDecimal(low: quotient, exponent: -digits, isNegative: isNegative)
  }

  private func roundedDigits(dropping drop: Int) -> ExactDecimal {
    var kept = digits
    let exponent = Int(exponent) + drop
    guard drop <= kept.count else { return ExactDecimal(low: 0, exponent: exponent) }
    let dropped = kept.suffix(drop)
    kept.removeLast(drop)
    let isAboveHalf = dropped.first.map { $0 > 5 || ($0 == 5 && dropped.dropFirst().contains { $0 != 0 }) } ?? false
    let isHalf = dropped.first == 5 && !isAboveHalf
    if isAboveHalf || (isHalf && (kept.last ?? 0) % 2 == 1) {
      var index = kept.count - 1
      while index >= 0, kept[index] == 9 {
        kept[index] = 0
        index -= 1
      }
      if index >= 0 { kept[index] += 1 } else { kept.insert(1, at: 0) }
    }
    return ExactDecimal(digits: kept, exponent: exponent, isNegative: isNegative)
  }

  /// The number with exactly `digits` fraction digits: rounded half to even, or filled with zeros as far as 38 digits go.
  func withFractionDigits(_ digits: Int) -> ExactDecimal {
    var result = rounded(toFractionDigits: digits)
    let missing = digits + Int(result.exponent)
    guard missing > 0, kind == .finite else { return result }
    if result.high == 0, missing <= 19 {
      let product = result.low.multipliedReportingOverflow(by: powersOfTen[missing])
      if !product.overflow {
        result.low = product.partialValue
        result.exponent = Int16(clamping: -digits)
        return result
      }
    }
    let places = result.digits
    let fill = min(missing, Self.maximumDigits - places.count)
    guard fill > 0 else { return result }
    return ExactDecimal(
      digits: places + Array(repeating: 0, count: fill), exponent: Int(result.exponent) - fill, isNegative: isNegative)
  }

  /// The number without zeros at the end of its fraction.
  var withoutTrailingZeros: ExactDecimal {
    guard exponent < 0, kind == .finite else { return self }
    guard !isZero else { return ExactDecimal(low: 0) }
    if high != 0 {
      var kept = digits
      var exponent = Int(exponent)
      while exponent < 0, kept.last == 0 {
        kept.removeLast()
        exponent += 1
      }
      return ExactDecimal(digits: kept, exponent: exponent, isNegative: isNegative)
    }
    var copy = self
    while copy.exponent < 0, copy.low % 10 == 0 {
      copy.low /= 10
      copy.exponent += 1
    }
    return copy
  }

  /// The integer part without sign as a word, or nil if it does not fit.
  var integerPart: UInt64? {
    guard kind == .finite else { return nil }
    if high == 0 {
      if exponent == 0 { return low }
      if exponent < 0 { return exponent < -19 ? 0 : low / powersOfTen[-Int(exponent)] }
      guard exponent <= 19 else { return low == 0 ? 0 : nil }
      let product = low.multipliedReportingOverflow(by: powersOfTen[Int(exponent)])
      return product.overflow ? nil : product.partialValue
    }
    guard exponent < 0 else { return nil }
    let kept = ExactDecimal(digits: digits.dropLast(-Int(exponent)), exponent: 0, isNegative: false)
    return kept.high == 0 ? kept.low : nil
  }

  /// The integer part, cut towards zero, whatever its size.
  var truncated: ExactDecimal {
    guard exponent < 0, kind == .finite else { return self }
    if let integer = integerPart { return ExactDecimal(low: integer, isNegative: isNegative) }
    return ExactDecimal(digits: digits.dropLast(-Int(exponent)), exponent: 0, isNegative: isNegative)
  }

  /// Whether the number has no fraction, whatever zeros it shows.
  var isIntegral: Bool {
    guard kind == .finite else { return false }
    guard exponent < 0, !isZero else { return true }
    if high == 0 { return exponent >= -19 && low % powersOfTen[-Int(exponent)] == 0 }
    return digits.suffix(-Int(exponent)).allSatisfy { $0 == 0 }
  }

  /// The power of ten of the highest digit: 0 for 1 to 9, 3 for 1,000, -1 for 0.5; zero counts as 0.
  var magnitudeExponent: Int {
    guard !isZero, kind == .finite else { return 0 }
    if high != 0 { return digits.count - 1 + Int(exponent) }
    return decimalLength(low) - 1 + Int(exponent)
  }

  /// Whether two numbers have the same value, whatever digits they show. Not-a-number has the value of no number.
  @inline(__always)
  package func hasSameValue(as other: ExactDecimal) -> Bool {
    if high == 0, other.high == 0, exponent == other.exponent, kind == .finite, other.kind == .finite {
      return low == other.low && isNegative == other.isNegative
    }
    return hasSameValueDespiteItsDigits(as: other)
  }

  @inline(never)
  private func hasSameValueDespiteItsDigits(as other: ExactDecimal) -> Bool {
    guard kind != .notANumber, other.kind != .notANumber else { return kind == other.kind }
    return compared(with: other) == 0
  }

  /// Below, equal to or above zero as this number is below, equal to or above another; not-a-number equals all.
  func compared(with other: ExactDecimal) -> Int {
    guard kind != .notANumber, other.kind != .notANumber else { return 0 }
    if isNegative != other.isNegative { return isNegative ? -1 : 1 }
    let sign = isNegative ? -1 : 1
    if kind == .infinite || other.kind == .infinite {
      return kind == other.kind ? 0 : kind == .infinite ? sign : -sign
    }
    if exponent == other.exponent {
      return high == other.high
        ? (low == other.low ? 0 : low < other.low ? -sign : sign) : high < other.high ? -sign : sign
    }
    if isZero || other.isZero { return isZero ? (other.isZero ? 0 : -sign) : sign }
    let (mine, theirs) = (magnitudeExponent, other.magnitudeExponent)
    if mine != theirs { return mine < theirs ? -sign : sign }
    if high == 0, other.high == 0, abs(Int(exponent) - Int(other.exponent)) <= 19 {
      // The same place of the highest digit: the one with fewer digits is filled up with zeros.
      let shift = Int(exponent) - Int(other.exponent)
      let a = low.multipliedReportingOverflow(by: powersOfTen[max(0, shift)])
      let b = other.low.multipliedReportingOverflow(by: powersOfTen[max(0, -shift)])
      if !a.overflow, !b.overflow {
        return a.partialValue == b.partialValue ? 0 : a.partialValue < b.partialValue ? -sign : sign
      }
    }
    let (a, b) = (digits, other.digits)
    for index in 0..<max(a.count, b.count) {
      let (x, y) = (index < a.count ? a[index] : 0, index < b.count ? b[index] : 0)
      if x != y { return x < y ? -sign : sign }
    }
    return 0
  }
}

/// How many decimal digits a word has; 1 for zero.
func decimalLength(_ value: UInt64) -> Int {
  // 1233/4096 is just above log₁₀ 2, so the guess is at most one too high.
  let guess = ((64 - value.leadingZeroBitCount) * 1233) >> 12
  return guess > 19 || value >= powersOfTen[guess] ? guess + 1 : max(guess, 1)
}
