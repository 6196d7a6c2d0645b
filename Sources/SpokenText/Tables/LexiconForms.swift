// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A cache of the forms of words that a language's rules choose, filled when a table is created.
///
/// A rule depends on the number, the case, and traits of a noun. Nouns with the same traits form a class. The cache has
/// the number of the form for each class, case, and kind of number. Without the cache, a count would take 20 to 80 %
/// longer.
final class LexiconForms: Sendable {
  /// The class of each entry of the lexicon, or `nil` for an entry that isn't a noun.
  private let classes: [UInt8?]
  /// The grammatical cases that rules mention. The first is ``SelectorKey/none``, which also represents each case that
  /// no rule mentions.
  private let cases: [SelectorKey]
  /// The whole numbers that rules mention. The kinds of numbers are the six plural categories, followed by these
  /// numbers.
  private let exactNumbers: [UInt64]
  /// `true` if rules distinguish numbers with fractions. The forms after such numbers aren't cached.
  private let knowsFractions: Bool
  /// The choices by class, case, and kind of number.
  private let choices: [Choice]

  /// The results of the rules for a noun.
  struct Choice: Sendable {
    /// The number of the noun's form, and the number of the form of adjectives that agree with the noun.
    var noun: UInt8
    var adjective: UInt8
    /// `true` if the number before the noun is in digits, even if the language has a ``Lexicon/numeral``.
    var numeralIsDigits: Bool
  }

  /// Creates an empty cache. Callers then evaluate the rules for each word.
  convenience init() { self.init(classes: [], inputs: LexiconRuleInputs(), choices: []) }

  init(classes: [UInt8?], inputs: LexiconRuleInputs, choices: [Choice]) {
    (self.classes, cases, exactNumbers) = (classes, inputs.cases, inputs.exactNumbers)
    (knowsFractions, self.choices) = (inputs.knowsFractions, choices)
  }

  /// Returns the cached forms for a noun. Returns `nil` if the rules must be evaluated.
  ///
  /// - Parameters:
  ///   - entry: The index of the noun in the lexicon.
  ///   - caseWord: The requested case.
  ///   - kind: A kind of number, from ``kind(of:by:)``.
  fileprivate func choice(forNoun entry: Int, _ caseWord: SelectorKey, _ kind: Int) -> Choice? {
    guard entry < classes.count, let nounClass = classes[entry] else { return nil }
    let caseNumber = caseWord == .none ? 0 : cases.firstIndex(of: caseWord) ?? 0
    let kinds = PluralCategory.allCases.count + exactNumbers.count
    return choices[(Int(nounClass) * cases.count + caseNumber) * kinds + kind]
  }

  /// Returns the kind of a number. Returns `nil` if forms after this number aren't cached.
  fileprivate func kind(of number: ExactDecimal, by plurals: PluralRules) -> Int? {
    guard number.isFinite else { return nil }
    if number.exponent != 0 {
      if knowsFractions { return nil }
    } else if number.high == 0, !number.isNegative, let index = exactNumbers.firstIndex(of: number.low) {
      return PluralCategory.allCases.count + index
    }
    return Int(plurals.cardinal(number.operands()).rawValue)
  }
}

// These are methods of the table, because any other caller would retain the table's cache and plural rules for each
// noun. That takes 5 % of the time of an amount of money.
extension LocaleTable {
  /// Returns the cached forms for a noun after a number. Returns `nil` if the rules must be evaluated.
  ///
  /// - Parameters:
  ///   - entry: The index of the noun in the lexicon.
  ///   - caseWord: The requested case.
  ///   - number: The number before the noun.
  func choice(
    forNoun entry: Int, _ caseWord: SelectorKey, after number: ExactDecimal
  ) -> LexiconForms.Choice? {
    forms.kind(of: number, by: plurals).flatMap { forms.choice(forNoun: entry, caseWord, $0) }
  }

  /// Returns the cached forms for a noun after a quantity with a plural category, such as "2 to 5".
  func choice(forNoun entry: Int, _ caseWord: SelectorKey, after category: PluralCategory) -> LexiconForms.Choice? {
    forms.choice(forNoun: entry, caseWord, Int(category.rawValue))
  }
}

/// The inputs that a language's rules for forms of words depend on.
struct LexiconRuleInputs {
  private(set) var traits: [SelectorKey] = []
  /// The grammatical cases that the rules mention. The first is ``SelectorKey/none``. It represents all cases that no
  /// rule mentions.
  private(set) var cases = [SelectorKey.none]
  private(set) var exactNumbers: [UInt64] = []
  private(set) var knowsFractions = false
  /// `true` if the rules depend on anything except these inputs. Their results then can't be cached.
  private(set) var hasOthers = false
  private var visited: Set<PatternReference> = []

  private static let maximumExactNumberCount = 32

  init() {}

  /// Collects the inputs of the rules for nouns, adjectives, and numerals.
  init(of lexicon: Lexicon, in table: LocaleTable) {
    add(lexicon.noun.rule, in: table)
    // The rule for adjectives may depend on the form of the noun.
    add(lexicon.adjective.rule, in: table)
    add(lexicon.numeral, isNumeral: true, in: table)
  }

  private mutating func add(_ rule: PatternReference, isNumeral: Bool = false, in table: LocaleTable) {
    guard rule.exists, visited.insert(rule).inserted else { return }
    switch rule.instructions.first.map({ table.instructions[$0] }) {
    case .word: break
    case .pattern(let pattern) where rule.instructions.count == 1: add(pattern, isNumeral: isNumeral, in: table)
    case .select(let index) where rule.instructions.count == 1:
      let select = table.selects[Int(index)]
      add(select, in: table)
      for variant in select.variants { add(table.variants[variant].pattern, isNumeral: isNumeral, in: table) }
    // A rule must end with the name of a form. A numeral may end with any text.
    default: hasOthers = hasOthers || !isNumeral
    }
  }

  private mutating func add(_ select: Select, in table: LocaleTable) {
    let keys = table.variants[select.variants]
    switch select.selector {
    case .value(.argument(ArgumentName(.count))):
      for key in keys where key.number >= 0 { add(table.numbers[Int(key.number)]) }
      if keys.contains(where: { $0.word == .fraction }) { knowsFractions = true }
    case .value(.argument(ArgumentName(.case))):
      for key in keys where !cases.contains(key.word) { cases.append(key.word) }
    case .value(.argument(ArgumentName(.gender))): add(trait: .gender)
    case .value(.argument(ArgumentName(.form))): break
    case .trait(ArgumentName(.noun), let trait): add(trait: trait)
    default: hasOthers = true
    }
  }

  private mutating func add(_ number: ExactDecimal) {
    guard number.exponent == 0, number.high == 0, number.isFinite, !number.isNegative else {
      return knowsFractions = true
    }
    if !exactNumbers.contains(number.low) { exactNumbers.append(number.low) }
    if exactNumbers.count > Self.maximumExactNumberCount { hasOthers = true }
  }

  private mutating func add(trait: SelectorKey) {
    if !traits.contains(trait) { traits.append(trait) }
  }
}
