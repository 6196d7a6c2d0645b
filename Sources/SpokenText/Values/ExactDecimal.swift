// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An exact decimal number that keeps the digits it shows. All numbers of this library are spoken from it.
///
/// The value is an integer, the mantissa, times a power of ten, so `25.10` is exactly that, and `1.50` keeps its last
/// zero, which some languages need to choose a plural form (UTS 35, operands *v* and *f*). The mantissa has 128 bits,
/// as that of Foundation's `Decimal`: room for any 38 digits, and for 39 up to 340282366920938463463374607431768211455.
/// The power of ten is between -400 and 400.
///
/// ```swift
/// let fee: ExactDecimal = "0.07"
/// let count: ExactDecimal = 3
/// ```
///
/// Two numbers are equal if they are spoken alike: `1.50` is not equal to `1.5`, although it has the same value
/// (``hasSameValue(as:)``). Not-a-number is equal to itself.
public struct ExactDecimal: Sendable, Hashable, BitwiseCopyable {
  /// The mantissa is `high · 2⁶⁴ + low`. Zero keeps its fraction digits (`0.00`) but never a sign.
  var low: UInt64
  var high: UInt64
  /// The power of ten. If negative, it is minus the number of visible fraction digits. It is positive only if the
  /// mantissa has no room for more zeros, so that 1e3 and 1000 are the same number.
  var exponent: Int16
  var kind: Kind
  /// Whether the number is below zero. Zero and not-a-number never are, negative infinity is.
  public internal(set) var isNegative: Bool

  enum Kind: UInt8 {
    case finite, infinite, notANumber
  }

  init(low: UInt64, high: UInt64 = 0, exponent: Int = 0, isNegative: Bool = false) {
    self.low = low
    self.high = high
    self.exponent = Int16(clamping: exponent)
    self.kind = .finite
    self.isNegative = isNegative && (low != 0 || high != 0)
    if exponent > 0 { writeOutZeros() }
  }

  init(_ mantissa: DoubleWord, exponent: Int, isNegative: Bool) {
    self.init(low: mantissa.low, high: mantissa.high, exponent: exponent, isNegative: isNegative)
  }

  var mantissa: DoubleWord { DoubleWord(high: high, low: low) }

  private init(kind: Kind, isNegative: Bool) {
    low = 0
    high = 0
    exponent = 0
    self.kind = kind
    self.isNegative = isNegative
  }

  /// No number at all; it is spoken as a phrase that says so.
  public static let notANumber = ExactDecimal(kind: .notANumber, isNegative: false)

  /// Positive infinity.
  public static let infinity = ExactDecimal(kind: .infinite, isNegative: false)

  /// The exact value of an integer of any width; one that is longer than 128 bits is ``notANumber``.
  @inlinable
  public init(_ value: some BinaryInteger) {
    if let word = UInt64(exactly: value.magnitude) {
      self.init(word: word, isNegative: value < 0)
    } else {
      self.init(long: value)
    }
  }

  @usableFromInline
  init(word: UInt64, isNegative: Bool) { self.init(low: word, isNegative: isNegative) }

  @usableFromInline
  init(long value: some BinaryInteger) {
    let magnitude = value.magnitude
    guard magnitude >> 128 == 0 else {
      self = .notANumber
      return
    }
    let high = UInt64(truncatingIfNeeded: magnitude >> 64)
    self.init(low: UInt64(truncatingIfNeeded: magnitude), high: high, isNegative: value < 0)
  }

  /// The shortest decimal that reads back as the same `Double`: `0.1` is one tenth, not its binary neighbour, and
  /// `0.1 + 0.2` is 0.30000000000000004, where people say 0.3: that is ``SpeakableNumber/spokenDecimal``.
  ///
  /// Not-a-number and the infinities keep their meaning. Give money as a string or in minor units: digits that were
  /// lost in binary cannot be recovered.
  public init(_ value: Double) {
    // Up to 2⁵³, the shortest decimal of a whole number is the number itself.
    if value.magnitude <= 9_007_199_254_740_992, let integer = Int64(exactly: value) {
      self.init(integer)
    } else {
      self.init(shortest: value)
    }
  }

  /// The shortest decimal that reads back as the same `Float`: `0.1` is one tenth.
  ///
  /// Not-a-number and the infinities keep their meaning.
  public init(_ value: Float) { self.init(shortest: value) }

  /// The shortest decimal that reads back as the same binary number, as the standard library prints it.
  init(shortest value: some BinaryFloatingPoint & LosslessStringConvertible) {
    if value.isNaN {
      self = .notANumber
    } else if value.isInfinite {
      self.init(kind: .infinite, isNegative: value < 0)
    } else {
      let written = ExactDecimal(value.description) ?? .notANumber
      // The standard library writes whole numbers as "25.0".
      self = written.withoutTrailingZeros
    }
  }

  /// Whether this is neither infinite nor not-a-number.
  public var isFinite: Bool { kind == .finite }

  /// Whether this is zero, with however many fraction digits.
  public var isZero: Bool { kind == .finite && low == 0 && high == 0 }

  /// Whether this is a whole number from 0 to 999, written without a fraction: one that is never grouped.
  var isSmall: Bool { low < 1000 && high == 0 && exponent == 0 && kind == .finite && !isNegative }

  /// The number without its sign.
  public var magnitude: ExactDecimal {
    var copy = self
    copy.isNegative = false
    return copy
  }
}

extension ExactDecimal: ExpressibleByIntegerLiteral {
  /// The exact value of an integer literal of up to 64 bits, even if `Int` has 32. Write a longer one as a string.
  public init(integerLiteral value: Int64) { self.init(value) }
}

extension ExactDecimal: ExpressibleByFloatLiteral {
  /// The shortest decimal that the literal's `Double` stands for: `25.50` is `25.5`. A string literal keeps its zeros.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension ExactDecimal: ExpressibleByStringLiteral {
  /// The number as it is written: `"25.50"` shows two fraction digits.
  ///
  /// A literal that is not a number, such as `"0,07"`, is a programming error: a debug build stops and says what to
  /// write, and in a release build the number is ``notANumber``. For text from elsewhere, use ``init(_:)-(String)``.
  public init(stringLiteral value: String) {
    let number = ExactDecimal(value)
    assert(number != nil, Self.problem(ofLiteral: value))
    self = number ?? .notANumber
  }

  /// The message for a literal that is not a number.
  static func problem(ofLiteral text: String) -> String {
    let start = "invalid number '\(text)'; write ASCII digits with a point and no separators"
    let likely = text.filter { $0 != " " && $0 != "_" && $0 != "'" }.replacing(",", with: ".")
    return ExactDecimal(likely) == nil ? start + ", such as -1234.50" : start + ", such as \(likely)"
  }
}
