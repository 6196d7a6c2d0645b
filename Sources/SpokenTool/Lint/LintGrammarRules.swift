// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

// Checks of the rules in a language's grammar, which choose forms of words.
extension LintCheck {
  /// Returns the forms that rules produce, directly or by a reference to another rule.
  func wordsOfRules(from ids: [String]) -> Set<String> {
    var found: Set<String> = []
    var open = ids
    var seen: Set<String> = []
    while let id = open.popLast() {
      guard seen.insert(id).inserted, let rule = language.libraryPattern(id, nil) else { continue }
      LintNode.visit(rule.pattern) { node in
        switch node {
        case .text(let text): found.insert(text.text(in: rule.file.source))
        case .message(let reference, _): open.append(rule.file.text(reference.id))
        default: break
        }
      }
    }
    return found
  }

  func checkRules() {
    for id in language.order {
      guard let entry = language.messages[id], entry.isRule else { continue }
      for (_, pattern) in entry.patterns { checkRule(pattern, of: entry) }
    }
  }

  private func checkRule(_ pattern: Pattern, of entry: LintEntry) {
    let file = entry.file
    let isOfNouns = entry.id == LintLexicon.rules.noun
    let known = Set(lexicon.nouns.names + lexicon.adjectives.names)
    LintNode.visit(pattern) { node in
      switch node {
      case .text(let text):
        let word = text.text(in: file.source)
        let names = isOfNouns ? Set(lexicon.nouns.names) : known
        guard !names.contains(word) else { return }
        let list = isOfNouns ? "forms-noun" : "forms-adjective"
        let hint = hint(for: word, among: names)
        report(
          .unknownForm, "unknown form '\(word)'\(hint.isEmpty ? "; declare it in '\(list)'" : hint)",
          at: text.range.lowerBound, in: file)
      case .variable(let variable):
        let name = file.text(variable.id)
        guard !Self.given.contains(name), name != "form" || isOfNouns else { return }
        let more = isOfNouns ? "" : ", $form"
        report(
          .formRule, "a rule cannot choose by '$\(name)'; use $count, $case, $gender\(more), or TRAIT($noun, \"…\")",
          at: variable.range.lowerBound, in: file)
      case .function(let call, _) where !file.isName(call.id, "TRAIT"):
        report(
          .formRule, "a rule cannot call \(file.text(call.id)); choose by arguments or TRAIT($noun, \"…\")",
          at: call.range.lowerBound, in: file)
      case .message(let reference, _) where !LintLexicon.isRule(file.text(reference.id)):
        report(
          .formRule,
          "a rule cannot refer to '\(file.text(reference.id))'; refer to another rule, whose id begins with 'form-'",
          at: reference.range.lowerBound, in: file)
      case .string(let string):
        report(
          .formRule, "a rule must produce a form; write its name as plain text", at: string.range.lowerBound, in: file)
      case .term(let reference):
        report(
          .formRule, "a rule must produce a form; write its name as plain text", at: reference.range.lowerBound,
          in: file)
      case .select(let select, _):
        guard case .variable(let variable) = select.selector, file.isName(variable.id, "form") else { return }
        for variant in select.variants where !variant.isDefault {
          let key = file.text(variant.key.range)
          guard !lexicon.nouns.names.contains(key) else { continue }
          report(
            .unknownForm, "unknown form '\(key)' of nouns\(hint(for: key, among: lexicon.nouns.names))",
            at: variant.key.range.lowerBound, in: file)
        }
      case .function, .message: break
      }
    }
  }

  /// The arguments of a rule. A rule can only choose by the traits of `$noun`, such as its gender.
  private static let given: Set<String> = ["count", "case", "gender", "noun"]

  /// Checks the choices of a rule. Plural categories may be missing, because the default variant can cover several.
  func checkRuleChoices(_ pattern: Pattern, of entry: LintEntry) {
    LintNode.visit(pattern) { node in
      guard case .select(let select, let depth) = node else { return }
      checkShape(select, depth: depth, in: entry.file)
      checkAmbientKeys(select, of: entry, ["form": .unknown])
      guard let number = select.number(in: entry.file), number.name == "count" else { return }
      checkOrder(select, in: entry.file)
      for variant in select.variants where !variant.isExact { checkCategory(variant, number, in: entry.file) }
    }
  }

  private func checkCategory(_ variant: Variant, _ number: (name: String, isOrdinal: Bool), in file: LintFile) {
    let key = file.text(variant.key.range)
    let all = plurals.all(isOrdinal: number.isOrdinal).map(\.name)
    guard key != Self.fraction, !all.contains(key) else { return }
    report(
      .impossiblePlural,
      "unknown plural category [\(key)] in \(language.tag); expected one of \((all + [Self.fraction]).joined(separator: ", "))",
      at: variant.key.range.lowerBound, in: file)
  }

  /// The key for numbers with visible decimals, which is checked after exact numbers and before categories.
  static let fraction = "fraction"
}
