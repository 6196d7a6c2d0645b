// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// What a language declares about its words: their forms, and what stands in for those that an entry lacks.
struct LintLexicon {
  /// What an entry is, by the beginning of its id.
  enum Kind: String {
    case noun, currency, unit, adjective, state, word

    /// The kind of one of the library's messages, by the beginning of its id.
    init?(ofLibrary id: String) {
      guard let hyphen = id.firstIndex(of: "-") else { return nil }
      self.init(rawValue: String(id[..<hyphen]))
    }

    /// The kind of one of an app's own messages, by its marks.
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

    /// Whether it is counted; otherwise it agrees with what is.
    var isNoun: Bool { self == .noun || self == .currency || self == .unit }
  }

  /// The forms of nouns, or of what agrees with them.
  struct Forms {
    /// Their names, the value's first.
    private(set) var names: [String] = []
    /// What stands in for each: another form's name, or `required`.
    private(set) var standIns: [String: String] = [:]
    /// Where they are declared.
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

    /// The forms that stand in attributes.
    var others: ArraySlice<String> { names.dropFirst() }

    var required: [String] { others.filter { standIns[$0] == Self.required } }

    /// What is said in the place of a form that an entry lacks.
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

  /// Whether a message of the library is part of the language's grammar, which is read and never spoken: forms, rules,
  /// values of traits.
  static func isGrammar(_ id: String) -> Bool { isRule(id) || id.hasPrefix("forms-") || id.hasPrefix("trait-") }

  static func isRule(_ id: String) -> Bool { id.hasPrefix("form-") }

  /// The rules that are asked by themselves; all others are referred to.
  static let rules = (noun: "form-noun", adjective: "form-adjective", predicate: "form-predicate")

  /// The attributes that mean the same in every language.
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
  /// An entry in the language, what a tool wrote of it, and the same of the parents, nearest first.
  private func sources(of id: String) -> [LintEntry] {
    let layers = isOwn(id) ? chain.filter { $0.marks != nil } : chain
    return layers.flatMap { [$0.messages[id], $0.generated[id]].compactMap { $0 } }
  }

  /// A form that an entry has itself. One that stands behind the value belongs to another word.
  func form(_ name: String, of id: String) -> (file: LintFile, pattern: Pattern)? {
    for entry in sources(of: id) {
      if let attribute = entry.attribute(name) { return (entry.file, attribute.value) }
      if entry.value != nil { return nil }
    }
    return nil
  }

  /// A trait of an entry or, if it is made of others, of its first noun.
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

  /// Whether rules or patterns of the language's grammar look at the gender of what is counted.
  ///
  /// - Parameter isMeasure: Whether it is money or a span of time, which no adjective stands beside.
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

  /// The required forms that an entry lacks although it has others, and whether it has none at all. What is made of
  /// other entries takes theirs.
  func lackingForms(of id: String, _ forms: LintLexicon.Forms) -> (names: [String], hasNone: Bool) {
    guard let value = pattern(id, nil), value.pattern.isWordsAlone, !value.pattern.isCompound else {
      return ([], false)
    }
    let lacking = forms.required.filter { form($0, of: id) == nil }
    return (lacking, !forms.others.contains { form($0, of: id) != nil })
  }
}

extension Pattern {
  /// Whether it is words, and not a phrase written out: it says no argument, and chooses nothing.
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

  /// Whether it refers to other messages.
  var isCompound: Bool {
    var refers = false
    LintNode.visit(self) { if case .message = $0 { refers = true } }
    return refers
  }
}
