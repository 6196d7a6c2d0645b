/// The form of a word for each plural category, as a rule of the lexicon chooses it.
///
/// It never says anything else than the rule. What the category does not decide is left to the rule, and so is a number that
/// the rule may know by itself: `[1]`, `[fraction]`.
struct CategoryForms: Sendable, BitwiseCopyable {
  /// A form's number for each category, of eight bits each; all of them set where the rule decides.
  private var numbers = UInt64.max
  /// Whether the rule has keys besides categories: then the forms are those of whole numbers and of quantities.
  var hasOtherKeys = false

  /// Sets the number of the form for a category.
  mutating func set(_ form: UInt8, for category: PluralCategory) {
    let shift = UInt64(category.rawValue) * 8
    numbers = numbers & ~(0xFF << shift) | UInt64(form) << shift
  }

  /// The number of the form for a category, or nil where the rule decides.
  @inline(__always)
  func form(_ category: PluralCategory) -> Int? {
    let number = UInt8(truncatingIfNeeded: numbers >> (UInt64(category.rawValue) &* 8))
    return number == .max ? nil : Int(number)
  }

  /// The number of the form for a number, or nil where the rule decides.
  @inline(__always)
  func form(for number: ExactDecimal, by plurals: PluralRules) -> Int? {
    guard numbers != .max, number.isFinite, !hasOtherKeys || number.exponent == 0 else { return nil }
    return form(plurals.cardinal(number.operands()))
  }
}
