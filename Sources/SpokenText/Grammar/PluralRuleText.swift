// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The plural rules of one language, in CLDR's syntax.
struct PluralRuleText: Sendable {
  /// A rule for each form except `other`, such as `one: i = 1 and v = 0`.
  let rules: [String]
  /// The possible forms of integers, numbers with fraction digits, and numbers such as "1 million". `nil` for all
  /// forms.
  let whole, decimal, compact: [PluralCategory]?

  init(
    _ rules: [String] = [], whole: [PluralCategory]? = nil, decimal: [PluralCategory]? = nil,
    compact: [PluralCategory]? = nil
  ) {
    (self.rules, self.whole, self.decimal, self.compact) = (rules, whole, decimal, compact)
  }

  /// All forms in CLDR's order.
  var categories: [PluralCategory] { rules.compactMap { PluralCategory($0.prefix { $0 != ":" }) } + [.other] }

  /// Returns the possible forms of numbers of a shape, in CLDR's order.
  func categories(for domain: PluralRules.NumberDomain) -> [PluralCategory] {
    switch domain {
    case .whole: whole ?? categories
    case .decimal: decimal ?? categories
    case .compact: compact ?? categories
    }
  }
}
