/// An exact decimal number with the digits it shows: what every formatter of this library counts with.
///
/// The value is an integer of at most 38 digits times a power of ten, so `25.10` is exactly that, and `1.50` keeps
/// its last zero, which some languages need to choose a plural form (UTS 35, operands *v* and *f*).
///
/// ```swift
/// let fee: ExactDecimal = "0.07"
/// let count: ExactDecimal = 3
/// ```
///
/// Two numbers are equal when they are spoken alike: `1.50` is not equal to `1.5`. Not-a-number is equal to itself.
public struct ExactDecimal: Sendable, Hashable, BitwiseCopyable {
  /// The mantissa is `high · 2⁶⁴ + low`, below 10³⁸. Zero keeps its fraction digits (`0.00`) but never a sign.
  var low: UInt64
  var high: UInt64
  /// The power of ten. Below zero, it is the number of visible fraction digits; above zero only where the mantissa has
  /// no room for more zeros, so that 1e3 and 1000 are one number.
  var exponent: Int16
  var kind: Kind
  var isNegative: Bool

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

  private init(kind: Kind, isNegative: Bool) {
    low = 0
    high = 0
    exponent = 0
    self.kind = kind
    self.isNegative = isNegative
  }

  /// No number at all; it is spoken as a phrase that says so.
  public static let notANumber = ExactDecimal(kind: .notANumber, isNegative: false)

  /// A number that grows without end.
  public static let infinity = ExactDecimal(kind: .infinite, isNegative: false)

  /// The exact value of an integer of any width; one of more than 38 digits is ``notANumber``.
  public init(_ value: some BinaryInteger) {
    if let low = UInt64(exactly: value.magnitude) {
      self.init(low: low, isNegative: value < 0)
    } else {
      self = ExactDecimal(value.description) ?? .notANumber
    }
  }

  /// The shortest decimal that reads back as the same `Double`: `0.1` is one tenth, not its binary neighbour.
  ///
  /// Not-a-number and the infinities keep their meaning. Money is better given as a string or in minor units: what
  /// was lost in binary before it came here cannot be found again.
  public init(_ value: Double) {
    if value.isNaN {
      self = .notANumber
    } else if value.isInfinite {
      self.init(kind: .infinite, isNegative: value < 0)
    } else if let integer = Int64(exactly: value) {
      self.init(integer)
    } else {
      self = ExactDecimal(value.description) ?? .notANumber
    }
  }

  /// Whether this is a number that can be counted with: neither infinite nor not-a-number.
  public var isFinite: Bool { kind == .finite }

  /// Whether this is zero, with however many fraction digits.
  public var isZero: Bool { kind == .finite && low == 0 && high == 0 }

  /// The number without its sign.
  public var magnitude: ExactDecimal {
    var copy = self
    copy.isNegative = false
    return copy
  }
}

extension ExactDecimal: ExpressibleByIntegerLiteral {
  /// The exact value of an integer literal.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension ExactDecimal: ExpressibleByFloatLiteral {
  /// The shortest decimal that the literal's `Double` stands for: `25.50` is `25.5`. A string literal keeps its zeros.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension ExactDecimal: ExpressibleByStringLiteral {
  /// The number as it is written; ``notANumber`` if it is not one.
  public init(stringLiteral value: String) { self = ExactDecimal(value) ?? .notANumber }
}
