/// The form of a word for each plural category, where a rule of the lexicon chooses it by the number alone: found when the
/// table is made, so that most words need not follow their rule.
///
/// It never says anything else than the rule. What the number does not decide, as the gender of the noun, is left to the
/// rule, and so is a number that the rule may know by itself: `[1]`, `[fraction]`.
struct CategoryForms: Sendable, BitwiseCopyable {
  /// A form's number for each category, of eight bits each; all of them set where the rule decides.
  private var numbers = UInt64.max
  /// Whether the rule asks for a case: then the forms are those without one.
  private(set) var readsCase = false
  /// Whether the rule has keys besides categories: then the forms are those of whole numbers and of quantities.
  private var hasOtherKeys = false

  /// The rule decides always.
  init() {}

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

extension CategoryForms {
  /// The forms that a rule names, by their numbers in `names`.
  init(
    _ rule: PatternReference, _ names: ArraySlice<SelectorKey>, _ plurals: PluralRules,
    in table: borrowing CompiledTable
  ) {
    guard rule.exists, names.count < Int(UInt8.max) else { return }
    var numbers: UInt64 = 0
    for category in PluralCategory.allCases {
      let name = name(by: rule, category, plurals, in: table, depth: 0)
      let number = name.map { name in names.firstIndex(of: name).map { $0 - names.startIndex } ?? 0 } ?? Int(UInt8.max)
      numbers |= UInt64(number) << (UInt64(category.rawValue) * 8)
    }
    self.numbers = numbers | 0xFFFF << 48
  }

  /// The name of the form that a rule comes to for a category, in no case; nil where something else decides.
  private mutating func name(
    by rule: PatternReference, _ category: PluralCategory, _ plurals: PluralRules, in table: borrowing CompiledTable,
    depth: Int
  ) -> SelectorKey? {
    guard depth < 16, rule.exists, rule.start < rule.end else { return nil }
    switch table.instructions[Int(rule.start)] {
    case .word(let name):
      return name
    case .pattern(let inner):
      return name(by: inner, category, plurals, in: table, depth: depth + 1)
    case .select(let index):
      let select = table.selects[Int(index)]
      guard case .value(.argument(let argument)) = select.selector else { return nil }
      var chosen = select.defaultVariant
      if argument == ArgumentName(.case) {
        readsCase = true
      } else if argument == ArgumentName(.count) {
        chosen = select.variants.first { table.variants[$0].category == category } ?? chosen
      } else {
        return nil
      }
      let said = name(by: table.variants[chosen].pattern, category, plurals, in: table, depth: depth + 1)
      guard argument == ArgumentName(.count) else { return said }
      for variant in select.variants {
        if table.variants[variant].word == .fraction { hasOtherKeys = true }
        guard table.variants[variant].number >= 0 else { continue }
        hasOtherKeys = true
        let number = table.numbers[Int(table.variants[variant].number)]
        // Only whole numbers come here. One that the rule knows by itself may have a form of its own.
        guard number.isIntegral, plurals.cardinal(number.truncated.operands()) == category else { continue }
        let own = name(by: table.variants[variant].pattern, category, plurals, in: table, depth: depth + 1)
        if own == nil || own != said { return nil }
      }
      return said
    default:
      return nil
    }
  }
}
