// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// The grammatical words in a language's tables.
struct LintWords {
  /// The keys of choices, including defaults, by argument or trait. For example, `genitive` for `case`.
  var keys: [String: Set<String>] = [:]
  /// The values of options in calls, by name. For example, `genitive` for `case` in `FORM($month, case: "genitive")`.
  var asked: [String: Set<String>] = [:]
  /// The values of traits, by the name of the attribute. For example, `feminine` for `gender`.
  var values: [String: Set<String>] = [:]
  /// The names of traits, such as `gender` and `animacy`.
  var traits: Set<String> { Set(values.keys) }
  var cases: Set<String> { keys["case"] ?? [] }
  var genders: Set<String> { keys["gender"] ?? [] }

  /// Returns the words that can select a variant. They are requested by calls, or are traits of nouns.
  func given(_ name: String) -> Set<String> { (asked[name] ?? []).union(values[name] ?? []) }

  /// Returns the words that are used for a case or a trait with this name. For example, for `case`, `genitive` is the
  /// key of a variant (`[genitive]`), or the option of a call (`FORM($month, case: "genitive")`).
  func asked(_ name: String) -> Set<String> { (asked[name] ?? []).union(keys[name] ?? []) }

  /// Returns the name of the case or trait that selects a variant, as in `$case`, `$gender`, or
  /// `TRAIT($noun, "gender")`.
  func trait(of selector: Expression, in file: LintFile) -> String? {
    switch selector {
    case .variable(let variable):
      let name = file.text(variable.id)
      return isAmbient(name) ? name : nil
    case .function(let call): return file.trait(of: call)?.name
    default: return nil
    }
  }

  /// - Parameter isPart: Returns `true` if an attribute is a form or another part of an entry, and so isn't a trait.
  mutating func collect(_ entry: LintEntry, isPart: (String) -> Bool) {
    let file = entry.file
    for attribute in entry.attributes where !isPart(file.text(attribute.id)) {
      guard let word = file.plainWord(attribute.value) else { continue }
      values[file.text(attribute.id), default: []].insert(word)
    }
    var found: [LintWordUse] = []
    for (_, pattern) in entry.patterns {
      LintNode.visit(pattern) { node in found += Self.uses(of: node, in: file) }
    }
    for use in found {
      if use.isKey {
        keys[use.name, default: []].insert(use.word)
      } else {
        asked[use.name, default: []].insert(use.word)
      }
    }
  }

  /// Returns the words that a node requests or chooses by. Includes all arguments, because the names of traits are
  /// known only after all entries are read.
  private static func uses(of node: LintNode, in file: LintFile) -> [LintWordUse] {
    switch node {
    case .select(let select, _):
      let name: String? =
        switch select.selector {
        case .variable(let variable): file.text(variable.id)
        case .function(let call): file.trait(of: call)?.name
        default: nil
        }
      guard let name else { return [] }
      return select.variants.filter { !$0.isExact }.map {
        LintWordUse(name: name, word: file.text($0.key.range), isKey: true)
      }
    case .function(let call, _) where file.isName(call.id, "FORM"):
      return call.arguments.named.map {
        LintWordUse(name: file.text($0.name), word: file.text($0.value), isKey: false)
      }
    case .term(let reference):
      return (reference.arguments?.named ?? []).map {
        LintWordUse(name: file.text($0.name), word: file.text($0.value), isKey: false)
      }
    default: return []
    }
  }

  /// Returns `true` if a name needs no declaration, because it is a case, a gender, or another trait of a noun.
  func isAmbient(_ name: String) -> Bool { name == "case" || name == "gender" || values[name] != nil }
}

/// A use of a grammatical word, such as a case. A call requests it, or a variant has it as its key.
private struct LintWordUse {
  var name: String
  var word: String
  var isKey: Bool
}

extension LintCheck {
  /// Reports a call for a case, form, gender, or trait that no word or phrase of the language has.
  func checkWords(_ call: FunctionReference, in file: LintFile) {
    if file.isName(call.id, "FORM") {
      for argument in call.arguments.named {
        let word = file.text(argument.value)
        let offset = argument.value.range.lowerBound
        if file.isName(argument.name, "case"), !words.cases.contains(word), !forApps.contains(word) {
          let hint = hint(for: word, among: words.cases)
          // The case exists in English, and the phrases that have it may still be missing in this language.
          if absence.hasMessages, hint.isEmpty, sourceCases.contains(word) { continue }
          report(
            .unknownCase, "unknown case '\(word)'\(hint.isEmpty ? "; nothing in \(language.tag) has it" : hint)",
            at: offset, in: file)
        }
        if file.isName(argument.name, "form"), !lexicon.nouns.names.contains(word),
          !lexicon.adjectives.names.contains(word)
        {
          let hint = hint(for: word, among: lexicon.nouns.names + lexicon.adjectives.names)
          report(
            .unknownForm, "unknown form '\(word)'\(hint.isEmpty ? "; nothing in \(language.tag) has it" : hint)",
            at: offset, in: file)
        }
        if file.isName(argument.name, "gender"), !words.genders.contains(word) {
          let hint = hint(for: word, among: words.genders)
          report(
            .unknownGender, "unknown gender '\(word)'\(hint.isEmpty ? "; nothing in \(language.tag) has it" : hint)",
            at: offset, in: file)
        }
      }
    }
    if let trait = file.trait(of: call), !words.traits.contains(trait.name) {
      let hint = hint(for: trait.name, among: words.traits, prefix: ".")
      report(
        .unknownTrait, "unknown trait '.\(trait.name)'\(hint.isEmpty ? "; nothing in \(language.tag) has it" : hint)",
        at: trait.range.lowerBound, in: file)
    }
  }

  /// Reports undeclared letter classes. For example, `[vowel]` of `HEAD` requires the term `-head-vowel`.
  func checkClasses(_ select: SelectExpression, in file: LintFile) {
    guard case .function(let call) = select.selector else { return }
    let end = file.isName(call.id, "HEAD") ? "head" : file.isName(call.id, "TAIL") ? "tail" : ""
    guard !end.isEmpty else { return }
    for variant in select.variants where !variant.isDefault {
      let key = file.text(variant.key.range)
      guard language.term("\(end)-\(key)") == nil else { continue }
      report(
        .unknownClass, "unknown letter class '\(key)'; declare it as a term: -\(end)-\(key) = …",
        at: variant.key.range.lowerBound, in: file)
    }
  }
}

extension Literal {
  /// The byte range of the value, without quotes.
  var range: SourceRange {
    switch self {
    case .string(let string): string.range
    case .number(let number): number.range
    }
  }
}
