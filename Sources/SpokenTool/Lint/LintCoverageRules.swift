// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

// Rules for optional messages that users would miss, such as names of currencies and powers of ten.
extension LintCheck {
  func checkCoverage() {
    guard !isOverlay, language.parent == nil, let source = tree.source else { return }
    checkCurrencies()
    guard language !== source else { return }
    checkPowers(source)
  }

  private func checkCurrencies() {
    let codes = Self.missingCurrencies(of: language)
    guard !codes.isEmpty, let file = language.files.first(where: { $0.name == "currency.ftl" }) else { return }
    report(
      .missingCurrency,
      "missing currency names, which voices would spell: \(codes.joined(separator: ", "))", at: 0, in: file)
  }

  /// Returns the codes of the active currencies that a language has no name for.
  static func missingCurrencies(of language: LintLanguage) -> [String] {
    guard language.chain.contains(where: { $0.files.contains { $0.name == "currency.ftl" } }) else { return [] }
    return LintCurrencies.codes.filter { language.pattern("currency-\($0.lowercased())", nil) == nil }
  }

  /// Reports missing powers of ten, up to the greatest one of English.
  private func checkPowers(_ source: LintLanguage) {
    let missing = Self.missingPowers(of: language, in: tree)
    guard !missing.isEmpty, let file = language.files.first(where: { $0.name == "number.ftl" }) else { return }
    let names = missing.map { "compact-\($0)" }.joined(separator: ", ")
    report(
      .missingPower,
      "missing powers of ten: \(names); add them, or the nearest ones that your language uses",
      at: 0, in: file)
  }

  /// Returns the powers of ten that only English has. A power is left out if the language has one within a factor of
  /// 100.
  static func missingPowers(of language: LintLanguage, in tree: LintTree) -> [Int] {
    guard let source = tree.source else { return [] }
    let theirs = source.order.compactMap { LintOptional.compactPower(of: $0) }.sorted()
    let own = language.allMessageIDs.compactMap { LintOptional.compactPower(of: $0) }
    // For example, 万 and 億 are near enough to a million, and खरब to a trillion.
    return theirs.filter { power in !own.contains { abs($0 - power) <= 2 } }
  }
}
