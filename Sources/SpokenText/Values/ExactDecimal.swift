// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An exact decimal number that keeps its trailing zeros. SpokenText speaks all numbers in this form.
///
/// The value is an integer, the mantissa, times a power of ten, so `25.10` is exact. `1.50` keeps its last zero,
/// because some languages need it to choose a plural form (UTS 35, operands *v* and *f*).
///
/// The mantissa has 128 bits, like that of Foundation's `Decimal`. It fits any 38 digits, and 39 digits up to
/// 340282366920938463463374607431768211455. The power of ten is between -400 and 400.
///
/// ```swift
/// let fee: ExactDecimal = "0.07"
/// let count: ExactDecimal = 3
/// ```
///
/// Two numbers are equal if they are spoken alike. `1.50` isn't equal to `1.5`, although it has the same value
/// (``hasSameValue(as:)``). Not-a-number is equal to itself.
public struct ExactDecimal: Sendable, Hashable, BitwiseCopyable {
  /// The mantissa is `high · 2⁶⁴ + low`. Zero keeps its fraction digits, such as `0.00`, but has no sign.
  var low: UInt64
  var high: UInt64
  /// The power of ten. If it is negative, its magnitude is the number of visible fraction digits. It is positive only
  /// if more zeros don't fit the mantissa, so that 1e3 and 1000 are the same number.
  var exponent: Int16
  var kind: Kind
  /// `true` if the number is below zero. Zero and not-a-number aren't negative, but negative infinity is.
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

  /// A value that isn't a number. It is spoken as a phrase such as "Number unavailable".
  public static let notANumber = ExactDecimal(kind: .notANumber, isNegative: false)

  /// Positive infinity.
  public static let infinity = ExactDecimal(kind: .infinite, isNegative: false)

  /// Creates the exact value of an integer of any width. A magnitude of more than 128 bits gives ``notANumber``.
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

  /// Creates the shortest decimal that converts back to the same `Double`.
  ///
  /// For example, `0.1` is one tenth, and `0.1 + 0.2` is 0.30000000000000004. Use ``SpeakableNumber/spokenDecimal`` to
  /// get 0.3. Not-a-number and the infinities keep their meaning. Pass money as a string or in minor units, because
  /// digits that were lost in binary can't be recovered.
  public init(_ value: Double) {
    // Up to 2⁵³, the shortest decimal of an integral `Double` is the integer itself.
    if value.magnitude <= 9_007_199_254_740_992, let integer = Int64(exactly: value) {
      self.init(integer)
    } else {
      self.init(shortest: value)
    }
  }

  /// Creates the shortest decimal that converts back to the same `Float`. For example, `0.1` is one tenth.
  ///
  /// Not-a-number and the infinities keep their meaning.
  public init(_ value: Float) { self.init(shortest: value) }

  /// Creates the shortest decimal that converts back to the same binary number, from its `description`.
  init(shortest value: some BinaryFloatingPoint & LosslessStringConvertible) {
    if value.isNaN {
      self = .notANumber
    } else if value.isInfinite {
      self.init(kind: .infinite, isNegative: value < 0)
    } else {
      let written = ExactDecimal(value.description) ?? .notANumber
      // The standard library writes integral numbers with a fraction, such as "25.0".
      self = written.withoutTrailingZeros
    }
  }

  /// `true` if the number is neither infinite nor not-a-number.
  public var isFinite: Bool { kind == .finite }

  /// `true` if the number is zero, with any number of fraction digits.
  public var isZero: Bool { kind == .finite && low == 0 && high == 0 }

  /// `true` for an integer from 0 to 999 without fraction digits. Such a number is never grouped.
  var isSmall: Bool { low < 1000 && high == 0 && exponent == 0 && kind == .finite && !isNegative }

  /// The number without its sign.
  public var magnitude: ExactDecimal {
    var copy = self
    copy.isNegative = false
    return copy
  }
}

extension ExactDecimal: ExpressibleByIntegerLiteral {
  /// Creates the exact value of an integer literal of up to 64 bits. Write a longer one as a string.
  public init(integerLiteral value: Int64) { self.init(value) }
}

extension ExactDecimal: ExpressibleByFloatLiteral {
  /// Creates the shortest decimal of the literal's `Double`. For example, `25.50` is `25.5`. Use a string literal to
  /// keep the zeros.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension ExactDecimal: ExpressibleByStringLiteral {
  /// Creates the number that a literal represents, with its zeros. For example, `"25.50"` shows two fraction digits.
  ///
  /// A literal that isn't a number, such as `"0,07"`, is a programming error. A debug build stops and suggests a
  /// correction. In a release build, the number is ``notANumber``. For other text, use ``init(_:)-(String)``.
  public init(stringLiteral value: String) {
    let number = ExactDecimal(value)
    assert(number != nil, Self.problem(ofLiteral: value))
    self = number ?? .notANumber
  }

  static func problem(ofLiteral text: String) -> String {
    let start = "invalid number '\(text)'; write ASCII digits with a point and no separators"
    let likely = text.filter { $0 != " " && $0 != "_" && $0 != "'" }.replacing(",", with: ".")
    return ExactDecimal(likely) == nil ? start + ", such as -1234.50" : start + ", such as \(likely)"
  }
}
