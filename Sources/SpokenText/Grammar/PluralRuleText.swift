// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The plural rules of one language, in CLDR's syntax.
struct PluralRuleText: Sendable {
  /// A rule for each form but `other`: `one: i = 1 and v = 0`.
  let rules: [String]
  /// The forms that numbers of each shape can take, if these are not all.
  let whole, decimal, compact: [PluralCategory]?

  init(
    _ rules: [String] = [], whole: [PluralCategory]? = nil, decimal: [PluralCategory]? = nil,
    compact: [PluralCategory]? = nil
  ) {
    (self.rules, self.whole, self.decimal, self.compact) = (rules, whole, decimal, compact)
  }

  /// All forms, in CLDR's order.
  var categories: [PluralCategory] { rules.compactMap { PluralCategory($0.prefix { $0 != ":" }) } + [.other] }

  /// The forms that numbers of a shape can take, in CLDR's order.
  func categories(for domain: PluralRules.NumberDomain) -> [PluralCategory] {
    switch domain {
    case .whole: whole ?? categories
    case .decimal: decimal ?? categories
    case .compact: compact ?? categories
    }
  }
}
