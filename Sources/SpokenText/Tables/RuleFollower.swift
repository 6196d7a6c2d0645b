// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// Follows the rules of the lexicon while a table is made, with all words that they look at.
struct RuleFollower: ~Copyable {
  var axes = GrowingBuffer<RuleAxis>()
  var words = GrowingBuffer<SelectorKey>()
  var cells = GrowingBuffer<CategoryForms>()
  var numeralKeys = GrowingBuffer<NumberKeys>()
  private let plurals: PluralRules
  /// The rule that is followed, and that for nouns, whose form an adjective's rule knows as `$form`.
  private var rule = Walk(), nounRule = PatternReference.none

  /// One rule on its way.
  private struct Walk {
    var firstAxis = 0
    /// The choice of words, by the number of its cell.
    var cell = 0
    /// The whole number that it is followed for; nil for all others of a category.
    var number: UInt64?
    var readsForm = false
    var hasOtherKeys = false
    /// Whether it looks at more than there is room for.
    var isTooWide = false
    var steps = 0
  }

  /// A rule that an app writes may branch without end. Those of our languages are not a tenth as long.
  private static let mostSteps = 20_000
  private static let mostDepth = 16
  private static let mostAxes = 4

  init(_ plurals: PluralRules) { self.plurals = plurals }

  /// What a rule comes to, by the numbers of its forms.
  ///
  /// - Parameter nounRule: The rule for the form that it may look at.
  mutating func follow(
    _ forms: Lexicon.Forms, beside nounRule: PatternReference = .none, in table: borrowing CompiledTable
  ) -> RuleCells {
    guard forms.rule.exists, forms.count < Int32(UInt8.max) else { return RuleCells() }
    (rule, self.nounRule) = (Walk(firstAxis: axes.count), nounRule)
    guard let count = findCells(of: forms.rule, in: table) else { return RuleCells() }
    let firstCell = cells.count
    for cell in 0..<count {
      rule.cell = cell
      cells.append(self.forms(of: forms, in: table))
    }
    return ruleCells(from: firstCell)
  }

  /// Which numbers a numeral may say in another way than in digits.
  mutating func follow(_ numeral: Lexicon.Numeral, in table: borrowing CompiledTable) -> RuleCells {
    guard numeral.pattern.exists else { return RuleCells() }
    (rule, nounRule) = (Walk(firstAxis: axes.count), .none)
    guard let count = findCells(of: numeral.pattern, in: table) else { return RuleCells() }
    let firstCell = numeralKeys.count
    for cell in 0..<count {
      rule.cell = cell
      numeralKeys.append(keys(of: numeral.pattern, in: table, depth: 0))
    }
    return ruleCells(from: firstCell)
  }

  /// Finds what a rule looks at, the case last. Returns how many cells that makes; nil for too many.
  private mutating func findCells(of pattern: PatternReference, in table: borrowing CompiledTable) -> Int? {
    findAxes(of: pattern, in: table, depth: 0)
    var count = 1
    for index in rule.firstAxis..<axes.count { count *= axes[index].placeCount }
    for index in rule.firstAxis..<axes.count where axes[index].source == .caseWord {
      let (axis, last) = (axes[index], axes.count - 1)
      axes[index] = axes[last]
      axes[last] = axis
      break
    }
    return rule.isTooWide || count > RuleCells.most ? nil : count
  }

  private func ruleCells(from firstCell: Int) -> RuleCells {
    guard rule.steps < Self.mostSteps else { return RuleCells() }
    let range = rule.firstAxis..<axes.count
    return RuleCells(
      axes: range, firstCell: firstCell, readsForm: rule.readsForm,
      readsCase: !range.isEmpty && axes[range.upperBound - 1].source == .caseWord)
  }

  /// The number of the cell that a noun has by its own traits, where no case is asked for.
  func cell(of noun: Int32, by rule: RuleCells, in table: borrowing CompiledTable) -> UInt8 {
    var cell = 0
    for index in rule.axes {
      let axis = axes[index]
      let word =
        switch axis.source {
        case .caseWord: SelectorKey.none
        case .gender: table.trait(.gender, of: noun)
        case .trait(let trait): table.trait(trait, of: noun)
        }
      cell = cell * axis.placeCount + place(of: word, on: axis)
    }
    return UInt8(truncatingIfNeeded: cell)
  }

  /// The place of a case among those that a rule knows.
  func place(of caseWord: SelectorKey, by rule: RuleCells) -> Int32 {
    rule.readsCase ? Int32(place(of: caseWord, on: axes[rule.axes.upperBound - 1])) : 0
  }

  private mutating func forms(of forms: Lexicon.Forms, in table: borrowing CompiledTable) -> CategoryForms {
    rule.hasOtherKeys = false
    var found = CategoryForms()
    // All of them: no number asks for one that the language has not, and an array of those that it has would have the
    // runtime make its type.
    for number in PluralCategory.zero.rawValue...PluralCategory.other.rawValue {
      guard let category = PluralCategory(rawValue: number),
        let name = name(by: forms.rule, category, in: table, depth: 0)
      else { continue }
      found.set(Self.number(of: name, among: forms, in: table), for: category)
    }
    found.hasOtherKeys = rule.hasOtherKeys
    for number in CategoryForms.exactNumbers {
      rule.number = number
      let category = plurals.cardinal(PluralOperands(i: number))
      guard found.hasOtherKeys else {
        found.setForm(forExactly: number, asFor: category)
        continue
      }
      guard let name = name(by: forms.rule, category, in: table, depth: 0) else { continue }
      found.set(Self.number(of: name, among: forms, in: table), forExactly: number)
    }
    rule.number = nil
    return found
  }

  /// The number of a form by its name; 0, the plainest, for a name that is none.
  private static func number(
    of name: SelectorKey, among forms: Lexicon.Forms, in table: borrowing CompiledTable
  ) -> UInt8 {
    for number in 0..<Int(forms.count) where table.formNames[Int(forms.names) + number] == name { return UInt8(number) }
    return 0
  }

  // MARK: What a rule looks at

  private mutating func findAxes(of pattern: PatternReference, in table: borrowing CompiledTable, depth: Int) {
    guard isOnItsWay(pattern, depth) else { return }
    switch table.instructions[Int(pattern.start)] {
    case .pattern(let inner):
      findAxes(of: inner, in: table, depth: depth + 1)
    case .select(let index):
      let select = table.selects[Int(index)]
      if let source = RuleAxis.Source(select.selector) {
        addWords(of: select, to: axis(of: source), in: table)
      } else if case .value(.argument(ArgumentName(.form))) = select.selector, !rule.readsForm {
        rule.readsForm = true
        findAxes(of: nounRule, in: table, depth: depth + 1)
      }
      for variant in select.variants { findAxes(of: table.variants[variant].pattern, in: table, depth: depth + 1) }
    default: break
    }
  }

  private mutating func addWords(of select: Select, to axis: Int, in table: borrowing CompiledTable) {
    for variant in select.variants {
      let word = table.variants[variant].word
      guard word != .none, place(of: word, on: axes[axis]) == 0 else { continue }
      let count = axes[axis].wordCount
      guard count < RuleAxis.mostWords else { return rule.isTooWide = true }
      words[Int(axes[axis].firstWord + count)] = word
      axes[axis].wordCount += 1
    }
  }

  /// The place of a word; the first for one that the rule does not know.
  private func place(of word: SelectorKey, on axis: RuleAxis) -> Int {
    guard word != .none else { return 0 }
    for place in 1..<axis.placeCount where self.word(at: place, on: axis) == word { return place }
    return 0
  }

  /// The word at a place; none at the first.
  private func word(at place: Int, on axis: RuleAxis) -> SelectorKey {
    place == 0 ? .none : words[Int(axis.firstWord) + place - 1]
  }

  /// The axis of a source, a new one where the rule has not looked there before.
  private mutating func axis(of source: RuleAxis.Source) -> Int {
    for index in rule.firstAxis..<axes.count where axes[index].source == source { return index }
    if axes.count - rule.firstAxis == Self.mostAxes {
      rule.isTooWide = true
    } else {
      axes.append(RuleAxis(source, firstWord: words.count))
      words.append(repeating: .none, count: RuleAxis.mostWords)
    }
    return axes.count - 1
  }

  private mutating func isOnItsWay(_ pattern: PatternReference, _ depth: Int) -> Bool {
    rule.steps += 1
    return depth < Self.mostDepth && rule.steps < Self.mostSteps && pattern.exists && pattern.start < pattern.end
  }

  // MARK: What it comes to

  /// The name of the form that a rule comes to for a category; nil where something else decides.
  private mutating func name(
    by pattern: PatternReference, _ category: PluralCategory, in table: borrowing CompiledTable, depth: Int
  ) -> SelectorKey? {
    guard isOnItsWay(pattern, depth) else { return nil }
    switch table.instructions[Int(pattern.start)] {
    case .word(let name):
      return name
    case .pattern(let inner):
      return name(by: inner, category, in: table, depth: depth + 1)
    case .select(let index):
      let select = table.selects[Int(index)]
      if case .value(.argument(ArgumentName(.count))) = select.selector {
        return name(countedBy: select, category, in: table, depth: depth + 1)
      }
      guard let word = word(for: select.selector, category, in: table, depth: depth + 1) else { return nil }
      return name(by: self.pattern(for: word, among: select, in: table), category, in: table, depth: depth + 1)
    default:
      return nil
    }
  }

  /// The word that a selector looks at in the choice of words; nil for a selector that looks at something else.
  private mutating func word(
    for selector: Selector, _ category: PluralCategory, in table: borrowing CompiledTable, depth: Int
  ) -> SelectorKey? {
    if case .value(.argument(ArgumentName(.form))) = selector {
      return name(by: nounRule, category, in: table, depth: depth)
    }
    guard let source = RuleAxis.Source(selector) else { return nil }
    var rest = rule.cell
    for index in (rule.firstAxis..<axes.count).reversed() {
      let axis = axes[index]
      if axis.source == source { return self.word(at: rest % axis.placeCount, on: axis) }
      rest /= axis.placeCount
    }
    return nil
  }

  /// The name that a selection by the number comes to.
  private mutating func name(
    countedBy select: Select, _ category: PluralCategory, in table: borrowing CompiledTable, depth: Int
  ) -> SelectorKey? {
    if let number = rule.number {
      let chosen = variant(of: select, exactly: number, category, in: table)
      return name(by: table.variants[chosen].pattern, category, in: table, depth: depth)
    }
    let chosen = select.variants.first { table.variants[$0].category == category } ?? select.defaultVariant
    let said = name(by: table.variants[chosen].pattern, category, in: table, depth: depth)
    for variant in select.variants {
      if table.variants[variant].word == .fraction { rule.hasOtherKeys = true }
      guard table.variants[variant].number >= 0 else { continue }
      rule.hasOtherKeys = true
      let number = table.numbers[Int(table.variants[variant].number)]
      // Only whole numbers come here. One that the rule knows by itself may have a form of its own.
      guard number.isIntegral, plurals.cardinal(number.truncated.operands()) == category, !Self.isExact(number) else {
        continue
      }
      let own = name(by: table.variants[variant].pattern, category, in: table, depth: depth)
      if own == nil || own != said { return nil }
    }
    return said
  }

  /// Whether a number is one of those that have forms of their own.
  private static func isExact(_ number: ExactDecimal) -> Bool {
    CategoryForms.exactNumbers.contains { number.hasSameValue(as: ExactDecimal(low: $0)) }
  }

  /// The variant for a whole number of a category.
  private func variant(
    of select: Select, exactly number: UInt64, _ category: PluralCategory, in table: borrowing CompiledTable
  ) -> Int {
    for index in select.variants {
      let variant = table.variants[index]
      if variant.number >= 0 {
        if table.numbers[Int(variant.number)].hasSameValue(as: ExactDecimal(low: number)) { return index }
      } else if variant.category == category {
        return index
      }
    }
    return select.defaultVariant
  }

  // MARK: Numerals

  /// The numbers that a pattern may say in another way than as `{ $count }` alone.
  private mutating func keys(
    of pattern: PatternReference, in table: borrowing CompiledTable, depth: Int
  ) -> NumberKeys {
    guard isOnItsWay(pattern, depth), pattern.instructions.count == 1 else { return NumberKeys() }
    switch table.instructions[Int(pattern.start)] {
    case .argument(ArgumentName(.count)):
      return .none
    case .pattern(let inner):
      return keys(of: inner, in: table, depth: depth + 1)
    case .select(let index):
      let select = table.selects[Int(index)]
      if case .value(.argument(ArgumentName(.count))) = select.selector {
        return select.keys.union(keys(of: table.variants[select.defaultVariant].pattern, in: table, depth: depth + 1))
      }
      guard let word = word(for: select.selector, .other, in: table, depth: depth + 1) else { return NumberKeys() }
      return keys(of: self.pattern(for: word, among: select, in: table), in: table, depth: depth + 1)
    default:
      return NumberKeys()
    }
  }

  /// The pattern that a selection by words comes to.
  private func pattern(
    for word: SelectorKey, among select: Select, in table: borrowing CompiledTable
  ) -> PatternReference {
    let chosen = word == .none ? nil : select.variants.first { table.variants[$0].word == word }
    return table.variants[chosen ?? select.defaultVariant].pattern
  }
}

extension CompiledTable {
  /// The plain word that an attribute of a message holds, its trait; ``SelectorKey/none`` if there is none.
  fileprivate borrowing func trait(_ name: SelectorKey, of message: Int32) -> SelectorKey {
    for index in messages[Int(message)].attributes where attributes[index].name == name {
      return attributes[index].word
    }
    return .none
  }
}
