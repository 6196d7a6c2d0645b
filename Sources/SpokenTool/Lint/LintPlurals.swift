import SpokenText

/// What a language's plural rules ask of a table, with numbers that show it.
struct LintPlurals {
  let rules: PluralRules
  /// The script of the language: `Arab`.
  let script: String
  private let wholes: [(text: String, category: PluralCategory)]
  private let places: [(text: String, category: PluralCategory)]
  private let decimals: [(text: String, category: PluralCategory)]

  init(_ tag: LanguageTag) {
    let rules = PluralRules(tag)
    self.rules = rules
    script = tag.maximized().script ?? ""
    let numbers = Array(UInt64(0)...130) + [200, 1000, 1_000_000]
    wholes = numbers.map { ("\($0)", rules.cardinal(PluralOperands(i: $0))) }
    places = numbers.dropFirst().map { ("\($0)", rules.ordinal(PluralOperands(i: $0))) }
    decimals = (UInt64(0)...30).flatMap { whole in
      (UInt64(0)...9).map { tenths in
        let shown = tenths == 0 ? 0 : 1
        let operands = PluralOperands(i: whole, v: 1, w: shown, f: tenths, t: tenths)
        return ("\(whole).\(tenths)", rules.cardinal(operands))
      }
    }
  }

  /// The categories that an argument can reach. Of one whose kind is not known, the whole numbers'.
  func required(_ kinds: LintKinds, isOrdinal: Bool) -> [PluralCategory] {
    if isOrdinal { return rules.ordinalCategories }
    var categories: Set<PluralCategory> = []
    for domain in domains(kinds) { categories.formUnion(rules.cardinalCategories(for: domain)) }
    return PluralCategory.allCases.filter { categories.contains($0) }
  }

  private func domains(_ kinds: LintKinds) -> [PluralRules.NumberDomain] {
    kinds.contains(.quantity)
      ? [.whole, .decimal, .compact] : kinds.contains(.decimal) ? [.whole, .decimal] : [.whole]
  }

  /// All that the language has.
  func all(isOrdinal: Bool) -> [PluralCategory] { isOrdinal ? rules.ordinalCategories : rules.cardinalCategories }

  /// Numbers of a category that the exact variants leave over. A range or a compact number is never exact.
  func samples(_ category: PluralCategory, _ kinds: LintKinds, isOrdinal: Bool, without exact: Set<String>) -> [String]
  {
    let wholes = (isOrdinal ? places : wholes).filter { $0.category == category }.map(\.text)
    let open = kinds.contains(.quantity) ? wholes : wholes.filter { !exact.contains($0) }
    if !open.isEmpty || isOrdinal || !kinds.contains(.decimal) && !kinds.contains(.quantity) { return open }
    return decimals.filter { $0.category == category }.map(\.text).filter { text in
      // An exact 1 is 1.0 too.
      !exact.contains(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }
  }
}
