// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

// Checks of the rules for numbers in words, and of the calls that use them.
extension LintCheck {
  /// Reads the rules of the language and its parents, and reports errors in the language's own rules.
  func checkNumberRules() {
    numberRules = NumberRuleCheck(shipped: language.tag)
    guard !isOverlay, let files = tree.rules[language.tag] else { return }
    for file in files { checkDigest(of: file.name, file.bytes) }
    let inherited = language.tag.parents.flatMap { tree.rules[$0] ?? [] }
    let rules = NumberRuleCheck(files + inherited)
    numberRules = rules
    for diagnostic in rules.diagnostics where files.contains(where: { $0.name == diagnostic.file }) {
      add(
        LintFinding(
          file: diagnostic.file, line: diagnostic.line, column: diagnostic.column, rule: .numberRule,
          message: diagnostic.message))
    }
  }

  /// Reports options of `NUMBER` that no rule set supports.
  func checkNumberWords(_ call: FunctionReference, in file: LintFile) {
    guard file.isName(call.id, "NUMBER") else { return }
    let style = call.arguments.named.first { file.isName($0.name, "style") }
    for argument in call.arguments.named {
      let (name, word, offset) = (file.text(argument.name), file.text(argument.value), argument.value.range.lowerBound)
      switch name {
      case "style" where !numberRules.has(word):
        report(
          .unknownOption, "unknown style '\(word)'; add a rule set of that name to numerals.txt",
          at: offset, in: file)
      case "gender", "case":
        if style == nil {
          report(
            .unknownOption, "option '\(name)' requires a number in words; add style: \"words\"", at: offset, in: file)
        } else if !numberRules.hasWord(word) {
          report(
            name == "case" ? .unknownCase : .unknownGender,
            "unknown \(name) '\(word)' of numbers; add a rule set for it to numerals.txt", at: offset,
            in: file)
        }
      default: break
      }
    }
  }
}
