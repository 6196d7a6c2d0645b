// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The form of a word for each plural category, as a rule of the lexicon chooses it, and for exactly one and exactly two, which
/// many rules know by themselves.
///
/// It never says anything else than the rule. What these do not decide is left to the rule, and so is another number that
/// the rule may know by itself: `[3]`, `[fraction]`.
struct CategoryForms: Sendable, BitwiseCopyable {
  /// A form's number for each category, then for one and for two, of eight bits each; all of them set where the rule
  /// decides.
  private var numbers = UInt64.max
  /// Whether the rule has keys besides categories: then the forms are those of whole numbers and of quantities.
  var hasOtherKeys = false

  /// The whole numbers that have forms of their own.
  static let exactNumbers: ClosedRange<UInt64> = 1...2

  /// Sets the number of the form for a category.
  mutating func set(_ form: UInt8, for category: PluralCategory) { set(form, at: UInt64(category.rawValue)) }

  /// Sets the number of the form for one of the ``exactNumbers``.
  mutating func set(_ form: UInt8, forExactly number: UInt64) { set(form, at: Self.place(of: number)) }

  /// Lets one of the ``exactNumbers`` have the form of a category.
  mutating func setForm(forExactly number: UInt64, asFor category: PluralCategory) {
    set(UInt8(truncatingIfNeeded: numbers &>> (UInt64(category.rawValue) &* 8)), forExactly: number)
  }

  private mutating func set(_ form: UInt8, at place: UInt64) {
    let shift = place * 8
    numbers = numbers & ~(0xFF << shift) | UInt64(form) << shift
  }

  /// The number of the form for a category, or nil where the rule decides.
  @inline(__always)
  func form(_ category: PluralCategory) -> Int? { form(at: UInt64(category.rawValue)) }

  /// The number of the form for one of the ``exactNumbers``, or nil where the rule decides.
  @inline(__always)
  func form(forExactly number: UInt64) -> Int? { form(at: Self.place(of: number)) }

  @inline(__always)
  private func form(at place: UInt64) -> Int? {
    let number = UInt8(truncatingIfNeeded: numbers &>> (place &* 8))
    return number == .max ? nil : Int(number)
  }

  /// The place of one of the ``exactNumbers``, behind the six categories.
  @inline(__always)
  private static func place(of number: UInt64) -> UInt64 { 5 &+ number }

  /// The number of the form for a number, or nil where the rule decides.
  @inline(__always)
  func form(for number: ExactDecimal, by cardinals: CardinalCategories) -> Int? {
    guard numbers != .max, number.isFinite else { return nil }
    guard number.exponent == 0 else { return hasOtherKeys ? nil : form(cardinals.category(of: number)) }
    if number.high == 0, !number.isNegative, Self.exactNumbers.contains(number.low) {
      return form(forExactly: number.low)
    }
    return form(cardinals.category(of: number))
  }
}
