// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The plural rules of one language, ready to be evaluated.
///
/// `one: n = 1 or n % 10 = 2,4` becomes three rules, one for each alternative and each value, so that all relations of a
/// rule must hold, and a relation has one range. The relations of all rules are in one array. If each rule had an array of
/// its own, evaluating them would make money in Arabic take 28 % more time.
struct PluralRuleSet: Sendable {
  private var relations: [Relation] = []
  /// The forms of the whole numbers from 0 to 199. Without them, a count in Polish takes 16 % more time.
  private var formsOfWholeNumbers: [PluralCategory] = []
  /// Whether larger whole numbers have the form of the one from 100 to 199 that ends in the same two digits.
  private var isPeriodic = true

  /// One relation, such as `n % 100 != 11..14`.
  private struct Relation: Sendable {
    let operand: OperandSymbol
    /// The divisor whose remainder is compared, or 0 to compare the operand itself.
    let modulus: UInt64
    let range: ClosedRange<UInt64>
    let isNegated: Bool
    /// The form of the rule, if this is its last relation.
    var category: PluralCategory?

    func holds(for number: PluralOperands) -> Bool {
      // Numbers with a fraction are in no range, as these consist of integers.
      guard operand != .n || number.t == 0 else { return isNegated }
      return range.contains(remainder(of: operand.value(of: number))) != isNegated
    }

    private func remainder(of value: UInt64) -> UInt64 { modulus == 0 ? value : value % modulus }

    /// Whether only the last two digits of a whole number from 100 on make a difference.
    var isPeriodic: Bool { modulus == 0 ? range.upperBound < 100 : 100 % modulus == 0 }
  }

  /// The letter of an operand. See ``PluralOperands``.
  private enum OperandSymbol: String {
    case n, i, v, w, f, t, c, e

    func value(of number: PluralOperands) -> UInt64 {
      switch self {
      case .n, .i: number.i
      case .v: UInt64(number.v)
      case .w: UInt64(number.w)
      case .f: number.f
      case .t: number.t
      case .c, .e: UInt64(number.c)
      }
    }
  }

  /// The form of the first rule that holds.
  func category(of number: PluralOperands) -> PluralCategory {
    guard number.v == 0, number.c == 0, number.i < 200 || isPeriodic else { return evaluate(number) }
    return formsOfWholeNumbers[Int(number.i < 200 ? number.i : 100 + number.i % 100)]
  }

  private func evaluate(_ number: PluralOperands) -> PluralCategory {
    var isRefuted = false
    for relation in relations {
      isRefuted = isRefuted || !relation.holds(for: number)
      if let category = relation.category {
        if !isRefuted { return category }
        isRefuted = false
      }
    }
    return .other
  }

  // MARK: Reading

  /// Reads rules in CLDR's syntax. A test compares the rules of all languages with ICU.
  init(reading text: PluralRuleText) {
    for rule in text.rules {
      var words = rule.split(separator: " ")[...]
      guard let name = words.popFirst(), let category = PluralCategory(name.dropLast()) else { continue }
      while !words.isEmpty { append(Self.readAlternatives(from: &words), category) }
    }
    isPeriodic = relations.allSatisfy(\.isPeriodic)
    formsOfWholeNumbers = (0..<200).map { evaluate(PluralOperands(i: $0)) }
  }

  private mutating func append(_ alternatives: [[Relation]], _ category: PluralCategory) {
    for var alternative in alternatives {
      alternative[alternative.count - 1].category = category
      relations += alternative
    }
  }

  /// Reads up to the next `or`. A relation to several values needs an alternative for each, or if it is negated, a relation
  /// for each.
  private static func readAlternatives(from words: inout ArraySlice<Substring>) -> [[Relation]] {
    var alternatives: [[Relation]] = [[]]
    repeat {
      let operand = words.popFirst().flatMap { OperandSymbol(rawValue: String($0)) } ?? .n
      let isDivided = words.first == "%"
      let modulus = isDivided ? words.dropFirst().first.flatMap { UInt64($0) } ?? 0 : 0
      if isDivided { words = words.dropFirst(2) }
      let isNegated = words.popFirst() == "!="
      let relations = (words.popFirst() ?? "0").split(separator: ",").map {
        Relation(operand: operand, modulus: modulus, range: range(reading: $0), isNegated: isNegated)
      }
      alternatives = alternatives.flatMap { alternative in
        isNegated ? [alternative + relations] : relations.map { alternative + [$0] }
      }
    } while words.popFirst() == "and"
    return alternatives
  }

  private static func range(reading text: Substring) -> ClosedRange<UInt64> {
    let ends = text.split(separator: ".").compactMap { UInt64($0) }
    return (ends.first ?? 0)...max(ends.first ?? 0, ends.last ?? 0)
  }
}
