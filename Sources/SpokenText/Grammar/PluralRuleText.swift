// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The plural rules of one language, in CLDR's syntax.
struct PluralRuleText: Sendable {
  /// A rule for each form except `other`, such as `one: i = 1 and v = 0`.
  let rules: [String]
  /// The forms that integers, numbers with fraction digits, and numbers such as "1 million" can have. `nil` means all
  /// forms.
  let whole, decimal, compact: [PluralCategory]?

  init(
    _ rules: [String] = [], whole: [PluralCategory]? = nil, decimal: [PluralCategory]? = nil,
    compact: [PluralCategory]? = nil
  ) {
    (self.rules, self.whole, self.decimal, self.compact) = (rules, whole, decimal, compact)
  }

  /// All forms of the language, in CLDR's order.
  var categories: [PluralCategory] { rules.compactMap { PluralCategory($0.prefix { $0 != ":" }) } + [.other] }

  /// Returns the forms that a kind of numbers can have, in CLDR's order.
  func categories(for domain: PluralRules.NumberDomain) -> [PluralCategory] {
    switch domain {
    case .whole: whole ?? categories
    case .decimal: decimal ?? categories
    case .compact: compact ?? categories
    }
  }
}
