// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// All forms of a word in phrases, to be read aloud. Only a listener can find a wrong form.
struct LexiconSheet {
  /// A heading with phrases.
  struct Block: Equatable {
    var heading: String
    var phrases: [String]
  }

  let tag: LanguageTag
  private let language: LintLanguage
  private let lexicon: LintLexicon
  private var speakers = Speakers()
  /// The ids of the nouns, in the order of the English table.
  private let nouns: [String]
  private let states: [String]

  /// Returns `nil` if the tables don't have the language.
  ///
  /// - Parameters:
  ///   - folder: The tables to use instead of the built-in ones.
  ///   - overlay: An app's phrases, whose words are included.
  init?(_ tag: LanguageTag, _ folder: TableFolder? = nil, _ overlay: AppTables? = nil) throws(Problem) {
    var files: [LanguageTag: [LintFile]] = [tag: []]
    for tag in folder?.languages ?? [] {
      files[tag] = try folder?.ownFiles(of: tag).map { file in
        LintFile(
          path: file.name, name: String(file.name.drop { $0 == "/" }.split(separator: "/").last ?? ""),
          bytes: file.bytes)
      }
    }
    for file in overlay?.files(for: tag) ?? [] {
      files[file.language, default: []].append(LintFile(path: file.name, name: file.name, bytes: Array(file.text.utf8)))
    }
    let tree = LintTree(files, isOverlay: folder == nil)
    let found = tree.languages.first { $0.tag == tag }
    guard let language = folder == nil && overlay == nil ? found?.parent : found,
      let english = folder == nil ? tree.shippedEnglish : tree.source ?? tree.shippedEnglish
    else { return nil }
    speakers.folder = folder
    speakers.tables = overlay
    self.tag = tag
    self.language = language
    lexicon = LintLexicon(of: language)
    let source = tree.source
    func own(_ kind: LintLexicon.Kind) -> [String] {
      source?.order.filter { id in source?.messages[id].map { $0.isOwn && $0.kind == kind } == true } ?? []
    }
    nouns =
      own(.noun)
      + english.order.filter {
        english.kind(of: $0) == .noun && english.messages[$0]?.file.name == "noun.ftl"
      }
    states = own(.state) + english.order.filter { english.kind(of: $0) == .state }
  }

  /// Numbers that cover the plural categories of all languages.
  static let numbers = ["0", "1", "2", "3", "5", "11", "21", "100", "1.5"]

  // MARK: Words

  var words: [String] {
    (nouns + states).map { name(of: $0) } + LintCurrencies.codes
  }

  /// Returns the phrases for a noun, a currency, or a state, or `nil` if the language has no word with this name.
  mutating func blocks(of word: String) throws(Problem) -> [Block]? {
    let code = word.uppercased()
    for id in [word, "noun-" + word, "state-" + word, "currency-" + word.lowercased()]
    where language.message(id) != nil {
      switch language.kind(of: id) {
      case .noun: return try blocks(ofNoun: name(of: id))
      case .state: return try blocks(ofState: name(of: id))
      case .currency: return try blocks(ofCurrency: name(of: id).uppercased())
      default: continue
      }
    }
    return LintCurrencies.codes.contains(code) ? try blocks(ofCurrency: code) : nil
  }

  /// Returns the name of a word of the library, or the id of a word of the app.
  private func name(of id: String) -> String {
    language.isOwn(id) ? id : String(id.drop { $0 != "-" }.dropFirst())
  }

  private mutating func blocks(ofNoun noun: String) throws(Problem) -> [Block] {
    var blocks: [Block] = []
    let statuses: [String?] = [nil] + placedStates
    for status in statuses {
      let name = [noun, status].compactMap { $0 }.joined(separator: ", ")
      blocks.append(Block(heading: name, phrases: try counts(Self.numbers, noun, status, case: nil)))
      for word in cases {
        blocks.append(Block(heading: "\(name), \(word)", phrases: try counts(Self.numbers, noun, status, case: word)))
      }
      var rest = [try say("count", [("count", "0"), ("noun", noun), ("status", status)], case: nil)]
      if status == nil { rest.append(try say("empty", [("noun", noun)], case: nil)) }
      for limit in [("2", "1"), ("100", "99")] {
        let more = [("count", limit.0), ("noun", noun), ("status", status), ("limit", limit.1)]
        rest.append(try say("count", more, case: nil))
      }
      blocks.append(Block(heading: "\(name): none\(status == nil ? ", none yet" : ""), more than", phrases: rest))
    }
    return blocks
  }

  private mutating func blocks(ofState state: String) throws(Problem) -> [Block] {
    var blocks = [Block(heading: state, phrases: [try say("state", [("status", state)], case: nil)])]
    for noun in nounsByGender {
      var phrases = [try say("state", [("status", state), ("subject", noun)], case: nil)]
      phrases += try counts(Self.numbers, noun, state, case: nil)
      blocks.append(Block(heading: "\(state), \(noun)", phrases: phrases))
      for word in cases {
        blocks.append(
          Block(heading: "\(state), \(noun), \(word)", phrases: try counts(Self.numbers, noun, state, case: word)))
      }
    }
    return blocks
  }

  private mutating func blocks(ofCurrency code: String) throws(Problem) -> [Block] {
    var blocks: [Block] = []
    for word in [nil] + cases.map(Optional.some) {
      var phrases: [String] = []
      for number in Self.numbers + ["25.50", "0.01", "1.02"] {
        phrases.append(try say("money", [("amount", number), ("currency", code)], case: word))
      }
      blocks.append(Block(heading: [code, word].compactMap { $0 }.joined(separator: ", "), phrases: phrases))
    }
    return blocks
  }

  // MARK: Saying

  private mutating func counts(
    _ numbers: [String], _ noun: String, _ status: String?, case word: String?
  ) throws(Problem) -> [String] {
    var phrases: [String] = []
    for number in numbers {
      let keys = [("count", number), ("noun", noun), ("status", status), ("zero", "digits")]
      phrases.append(try say("count", keys, case: word))
    }
    return phrases
  }

  /// Returns the phrase of a kind, optionally in a case.
  private mutating func say(
    _ kind: String, _ keys: [(name: String, value: String?)], case word: String?
  ) throws(Problem) -> String {
    let members = keys.compactMap { key in key.value.map { JSON.Member(name: key.name, value: .string($0)) } }
    let common = [("locale", tag.description), ("context", "inline")]
      .map { JSON.Member(name: $0.0, value: .string($0.1)) }
    guard let word else { return try Kind.named(kind).say(members + common, speakers: &speakers).text }
    let said = JSON.object([JSON.Member(name: "kind", value: .string(kind))] + members)
    let form = [
      JSON.Member(name: "message", value: .string("sheet-form")),
      JSON.Member(name: "args", value: .object([JSON.Member(name: "said", value: said)])),
      JSON.Member(name: "overlay", value: .string("sheet-form = { FORM($said, case: \"\(word)\") }\n")),
    ]
    return try Kind.named("message").say(form + common, speakers: &speakers).text
  }

  // MARK: Forms

  /// The cases that the grammar chooses forms of words by, without the default ones.
  private var cases: [String] {
    var found: [String] = []
    for rule in [LintLexicon.rules.noun, LintLexicon.rules.adjective] {
      guard let (file, pattern) = language.pattern(rule, nil) else { continue }
      LintNode.visit(pattern) { node in
        guard case .select(let select, _) = node, case .variable(let variable) = select.selector,
          file.isName(variable.id, "case")
        else { return }
        for variant in select.variants where !variant.isDefault {
          let key = file.text(variant.key.range)
          if !found.contains(key) { found.append(key) }
        }
      }
    }
    return found
  }

  /// The first state for each position, such as before or after the noun.
  private var placedStates: [String] {
    var places: Set<String> = []
    return states.filter { language.message($0) != nil }.map { name(of: $0) }
      .filter { places.insert(place(of: $0)).inserted }
  }

  private func place(of state: String) -> String {
    let isOwn = language.isOwn(state)
    let adjective = "adjective-" + (isOwn ? SwiftVocabulary.status.stem(of: state) : state)
    let id = isOwn ? state : "state-" + state
    return language.trait("place", of: language.message(adjective) == nil ? id : adjective) ?? ""
  }

  /// The first noun of each gender.
  private var nounsByGender: [String] {
    var genders: Set<String> = []
    return nouns.filter {
      language.message($0) != nil && genders.insert(language.trait("gender", of: $0) ?? "").inserted
    }
    .map { name(of: $0) }
  }

  // MARK: Gaps

  /// The nouns and the states with their base forms and missing forms.
  var list: [Block] {
    [
      Block(heading: "nouns", phrases: nouns.map { line(of: $0, lexicon.nouns) }),
      Block(heading: "states", phrases: states.map { line(of: $0, lexicon.adjectives) }),
    ]
  }

  private func line(of id: String, _ forms: LintLexicon.Forms) -> String {
    let name = name(of: id)
    guard let value = language.pattern(id, nil) else { return "\(name): missing" }
    guard value.pattern.isWordsAlone else { return "\(name): written out" }
    var gaps: [String] = []
    let (lacking, hasNone) = language.lackingForms(of: id, forms)
    if !lacking.isEmpty {
      gaps.append(hasNone ? "no other form" : "no \(lacking.map { "." + $0 }.joined(separator: ", "))")
    }
    let isNoun = language.kind(of: id)?.isNoun == true
    if isNoun, language.choosesByGender(isMeasure: false), language.trait("gender", of: id) == nil {
      gaps.append("no gender")
    }
    let text = value.file.text(pattern: value.pattern)
    return gaps.isEmpty ? "\(name): \(text)" : "\(name): \(text) [\(gaps.joined(separator: "; "))]"
  }
}
