// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The plural categories that a language requires, with example numbers.
struct LintPlurals {
  let rules: PluralRules
  /// The script of the language, such as `Arab`.
  let script: String

  /// The text of a number, its integer part, and its category.
  private typealias Sample = (text: String, whole: Int, category: PluralCategory)
  private let wholes: [Sample]
  private let places: [Sample]
  private let decimals: [Sample]

  init(_ tag: LanguageTag) {
    let rules = PluralRules(tag)
    self.rules = rules
    script = tag.maximized().script ?? ""
    let numbers = Array(UInt64(0)...130) + [200, 999, 1000, 1_000_000]
    wholes = numbers.map { ("\($0)", Int($0), rules.cardinal(PluralOperands(i: $0))) }
    places = numbers.dropFirst().map { ("\($0)", Int($0), rules.ordinal(PluralOperands(i: $0))) }
    decimals = (UInt64(0)...30).flatMap { whole in
      (UInt64(0)...9).map { tenths in
        let shown = tenths == 0 ? 0 : 1
        let operands = PluralOperands(i: whole, v: 1, w: shown, f: tenths, t: tenths)
        return ("\(whole).\(tenths)", Int(whole), rules.cardinal(operands))
      }
    }
  }

  /// Returns the categories that an argument can have. If its type is unknown, they are those of whole numbers.
  func required(_ domain: LintDomain, isOrdinal: Bool) -> [PluralCategory] {
    if domain.bounds != nil {
      return PluralCategory.allCases.filter { !samples($0, domain, isOrdinal: isOrdinal, without: []).isEmpty }
    }
    if isOrdinal { return rules.ordinalCategories }
    let kinds = domain.kinds
    var categories: Set<PluralCategory> = []
    for domain in domains(kinds) { categories.formUnion(rules.cardinalCategories(for: domain)) }
    return PluralCategory.allCases.filter { categories.contains($0) }
  }

  private func domains(_ kinds: LintKinds) -> [PluralRules.NumberDomain] {
    kinds.contains(.quantity)
      ? [.whole, .decimal, .compact] : kinds.contains(.decimal) ? [.whole, .decimal] : [.whole]
  }

  func all(isOrdinal: Bool) -> [PluralCategory] { isOrdinal ? rules.ordinalCategories : rules.cardinalCategories }

  /// Returns numbers of a category, without the exact ones that have a variant such as [1]. Exact variants never match
  /// ranges and compact numbers.
  func samples(
    _ category: PluralCategory, _ domain: LintDomain, isOrdinal: Bool, without exact: Set<String>
  ) -> [String] {
    let kinds = domain.kinds
    func open(_ samples: [Sample]) -> [String] {
      samples.filter { sample in
        guard sample.category == category, domain.bounds?.contains(sample.whole) != false else { return false }
        // The exact number 1 also matches 1.0.
        let text = sample.text.hasSuffix(".0") ? String(sample.text.dropLast(2)) : sample.text
        return kinds.contains(.quantity) || !exact.contains(text)
      }.map(\.text)
    }
    let whole = open(isOrdinal ? places : wholes)
    guard whole.isEmpty, !isOrdinal, !kinds.isDisjoint(with: [.decimal, .quantity]) else { return whole }
    return open(decimals)
  }

  // MARK: Keys

  /// Returns the category that a key such as `singular` or `One` is probably meant for.
  static func category(meantBy key: String) -> PluralCategory? {
    let word = key.lowercased()
    if word != key, let category = PluralCategory(word) { return category }
    return meanings[word]
  }

  private static let meanings: [String: PluralCategory] = [
    "singular": .one, "single": .one, "sing": .one, "sg": .one, "ones": .one, "dual": .two, "paucal": .few,
    "plural": .other, "plurals": .other, "pl": .other, "multiple": .other, "others": .other,
  ]
}
