// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// The forms of words that a language declares, such as the plural. Also the fallbacks for missing forms.
struct LintLexicon {
  /// The kind of an entry.
  enum Kind: String {
    case noun, currency, unit, adjective, state, word

    /// Creates the kind of a message of the library from the beginning of its id.
    init?(ofLibrary id: String) {
      guard let hyphen = id.firstIndex(of: "-") else { return nil }
      self.init(rawValue: String(id[..<hyphen]))
    }

    /// Creates the kind of an app's own message from its marks.
    init?(of id: String, in marks: OverlayMarks?) {
      switch marks?.word(id) {
      case .noun: self = .noun
      case .status: self = .state
      case .unit: self = .unit
      case .word: self = .word
      case nil:
        guard marks?.isAdjective(id) == true else { return nil }
        self = .adjective
      }
    }

    /// `true` if the word can be counted, and `false` if it agrees with such a word.
    var isNoun: Bool { self == .noun || self == .currency || self == .unit }
  }

  /// The forms of nouns, or of words that agree with nouns.
  struct Forms {
    /// The names of the forms. The first one is the form that a word has as its value.
    private(set) var names: [String] = []
    /// The fallback of each form. It is the name of another form, or `required` if words must have the form.
    private(set) var standIns: [String: String] = [:]
    /// The entry that declares the forms.
    private(set) var entry: LintEntry?

    static let required = "required"

    init(_ id: String, of language: LintLanguage) {
      guard let entry = language.libraryMessage(id), let value = entry.value.flatMap({ entry.file.plainWord($0) })
      else {
        return
      }
      self.entry = entry
      names = [value] + entry.attributeNames
      for (name, attribute) in zip(entry.attributeNames, entry.attributes) {
        standIns[name] = entry.file.plainWord(attribute.value) ?? ""
      }
    }

    /// The forms that a word has as attributes.
    var others: ArraySlice<String> { names.dropFirst() }

    var required: [String] { others.filter { standIns[$0] == Self.required } }

    /// Returns the form to use if an entry lacks a form.
    func standIn(for name: String) -> String? {
      standIns[name].map { $0 == Self.required ? names.first ?? "" : $0 }
    }
  }

  let nouns: Forms
  let adjectives: Forms

  init(of language: LintLanguage) {
    nouns = Forms("forms-noun", of: language)
    adjectives = Forms("forms-adjective", of: language)
  }

  func forms(of kind: Kind) -> Forms { kind.isNoun ? nouns : adjectives }

  /// Returns `true` if a message of the library is a part of the language's grammar. These messages are forms, rules,
  /// and values of traits, and are never spoken.
  static func isGrammar(_ id: String) -> Bool { isRule(id) || id.hasPrefix("forms-") || id.hasPrefix("trait-") }

  static func isRule(_ id: String) -> Bool { id.hasPrefix("form-") }

  /// The rules that the library uses directly. Other rules are used only by rules.
  static let rules = (noun: "form-noun", adjective: "form-adjective", predicate: "form-predicate")

  /// Returns the names of attributes that have the same meaning in every language.
  static func parts(of kind: Kind) -> Set<String> {
    switch kind {
    case .noun: ["counted", "none", "empty"]
    case .unit: ["counted", "none", "empty", "minus"]
    case .currency: ["counted", "none", "empty", "local", "full", "minor", "minor-alone", "alone"]
    case .adjective, .state, .word: []
    }
  }
}

extension LintLanguage {
  /// Returns the entries with an id, from the language and then from its parents. In each language, a handwritten entry
  /// comes before a generated one.
  private func sources(of id: String) -> [LintEntry] {
    let layers = isOwn(id) ? chain.filter { $0.marks != nil } : chain
    return layers.flatMap { [$0.messages[id], $0.generated[id]].compactMap { $0 } }
  }

  /// Returns a form of a word, from the language or its parents. The search ends at the first entry with a value. Later
  /// forms belong to another word.
  func form(_ name: String, of id: String) -> (file: LintFile, pattern: Pattern)? {
    for entry in sources(of: id) {
      if let attribute = entry.attribute(name) { return (entry.file, attribute.value) }
      if entry.value != nil { return nil }
    }
    return nil
  }

  /// Returns a trait of a word, such as its gender. If the word has none, its first noun provides the trait.
  func trait(_ name: String, of id: String, depth: Int = 0) -> String? {
    if let own = pattern(id, name) { return own.file.plainWord(own.pattern) }
    guard depth < 8, let value = pattern(id, nil) else { return nil }
    var nouns: [String] = []
    LintNode.visit(value.pattern) { node in
      guard case .message(let reference, _) = node else { return }
      nouns.append(value.file.text(reference.id))
    }
    return nouns.first { kind(of: $0)?.isNoun == true }.flatMap { trait(name, of: $0, depth: depth + 1) }
  }

  /// Returns `true` if the grammar of the language chooses by the gender of nouns.
  ///
  /// - Parameter isMeasure: `true` to ignore rules for adjectives, which don't modify money and durations.
  func choosesByGender(isMeasure: Bool) -> Bool {
    chain.contains { layer in
      layer.messages.values.contains { entry in
        guard entry.isRule || !entry.isOverlay && entry.file.name == "grammar.ftl" else { return false }
        if isMeasure, entry.isRule, entry.id != LintLexicon.rules.noun { return false }
        return entry.patterns.contains { Self.choosesByGender($0.pattern, in: entry.file) }
      }
    }
  }

  private static func choosesByGender(_ pattern: Pattern, in file: LintFile) -> Bool {
    var isFound = false
    LintNode.visit(pattern) { node in
      guard case .select(let select, _) = node else { return }
      switch select.selector {
      case .variable(let variable): isFound = isFound || file.isName(variable.id, "gender")
      case .function(let call): isFound = isFound || file.trait(of: call)?.name == "gender"
      default: break
      }
    }
    return isFound
  }

  /// Returns the required forms that a word lacks, and `true` if it has only its value. A word that refers to other
  /// words uses their forms.
  func lackingForms(of id: String, _ forms: LintLexicon.Forms) -> (names: [String], hasNone: Bool) {
    guard let value = pattern(id, nil), value.pattern.isWordsAlone, !value.pattern.isCompound else {
      return ([], false)
    }
    let lacking = forms.required.filter { form($0, of: id) == nil && !isBroken("\(id).\($0)") }
    return (lacking, !forms.others.contains { form($0, of: id) != nil })
  }
}

extension Pattern {
  /// `true` if the pattern has only words, without arguments and choices.
  var isWordsAlone: Bool {
    var isPlain = true
    LintNode.visit(self) { node in
      switch node {
      case .variable, .function, .select: isPlain = false
      case .text, .string, .message, .term: break
      }
    }
    return isPlain
  }

  /// `true` if the pattern refers to other messages.
  var isCompound: Bool {
    var refers = false
    LintNode.visit(self) { if case .message = $0 { refers = true } }
    return refers
  }
}
