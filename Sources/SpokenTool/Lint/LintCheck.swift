// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// Checks the tables of one tree. The rules are in extensions, with a file for each family.
final class LintCheck {
  let tree: LintTree
  var isOverlay: Bool { tree.isOverlay }
  /// The fields and states of an overlay, by their ids.
  let vocabularies: [String: SwiftVocabulary]
  /// What the comments of the source language declare about its messages.
  let declarations: [String: LintDeclaration]
  private(set) var findings: [LintFinding] = []

  // The current language.
  var language: LintLanguage
  var environments: [LintPlace: [String: LintDomain]] = [:]
  /// What is known about messages as a whole, whichever attribute is meant.
  var declaredEnvironments: [String: [String: LintDomain]] = [:]
  var needs: [String: [String]] = [:]
  /// Whether a value or an attribute says an argument.
  var uses: [LintUse: Bool] = [:]
  /// Arguments that were reported as undeclared.
  var unknownArguments: Set<String> = []
  /// Where a message is referred to, in the language and its parents.
  var referrers: [String: Set<LintPlace>] = [:]
  /// The arguments that messages are asked to agree with, and where. They become the messages' `$count`.
  var lenders: [String: Set<LintLender>] = [:]
  /// The attributes that are referred to.
  var referredAttributes: Set<LintPlace> = []
  var plurals: LintPlurals
  /// Whether the language has the same words for every number.
  var leavesWordsAlone = false
  /// The grammatical words of the language, such as cases and genders.
  var words = LintWords()
  /// The forms that the language declares.
  var lexicon: LintLexicon
  /// The forms of an app's own words that its phrases can reach.
  var reachable: [String: Set<String>]?
  /// The overlay as apps load it.
  private(set) lazy var overlay = tree.overlay
  /// The rules by which the language says numbers in words.
  var numberRules = NumberRuleCheck([])

  /// What the entries of the language say is meant, and what of it was needed.
  var marks: [LintEntryKey: LintSuppressions] = [:]
  var usedMarks: [LintEntryKey: Set<LintMark>] = [:]
  /// The words that stand within the language's phrases, small and with a capital.
  var smallWords: (small: Set<String>, capitals: Set<String>) = ([], [])
  /// The cases, genders and traits that only apps ask for.
  var forApps: Set<String> = []
  /// Whether the table says that it is not yet whole.
  private var isPartial = false

  /// How many more names may be compared to find suggestions. Without a limit, a file with very many mistakes would
  /// take quadratic time.
  private var namesForHints = 500_000

  private init?(_ tree: LintTree) {
    guard let source = tree.source else { return nil }
    self.tree = tree
    vocabularies = tree.isOverlay ? Self.vocabularies(of: source) : [:]
    var declarations: [String: LintDeclaration] = [:]
    for layer in [tree.shippedEnglish, source].compactMap({ $0 }) {
      var groups = LintGroups { LintDeclaration($0, in: $1) }
      for (id, entry) in layer.messages {
        let declaration = LintDeclaration(of: entry, in: groups.reading(of: entry))
        // An app that rewords a built-in message need not declare it again.
        if declaration.arguments.isEmpty, declarations[id] != nil, !entry.isOwn { continue }
        declarations[id] = declaration
      }
    }
    self.declarations = declarations
    language = source
    lexicon = LintLexicon(of: source)
    plurals = LintPlurals(source.tag)
  }

  /// All findings, by file and line.
  ///
  /// - Parameter expected: The languages that an overlay has to have, and why: `“Other” has it`.
  static func findings(in tree: LintTree, expected: [LanguageTag: String] = [:]) -> [LintFinding] {
    var findings = tree.misnamed
    findings += tree.isOverlay ? languageFindings(in: tree, expected: expected) : registrationFindings(in: tree)
    if let check = LintCheck(tree) {
      for language in tree.languages { check.check(language) }
      findings += check.findings
    }
    return findings.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }

  private func check(_ language: LintLanguage) {
    self.language = language
    environments = [:]
    declaredEnvironments = [:]
    needs = [:]
    uses = [:]
    plurals = LintPlurals(language.tag)
    referrers = [:]
    lenders = [:]
    referredAttributes = []
    unknownArguments = []
    leavesWordsAlone = isOverlay && wordsStayAlike(in: language)
    words = LintWords()
    lexicon = LintLexicon(of: language)
    reachable = reachableForms(of: language)
    marks = [:]
    usedMarks = [:]
    isPartial = !isOverlay && LintStatus.of(language) == LintStatus.partial.rawValue
    for layer in language.chain.reversed() { collect(layer) }
    smallWords = collectSmallWords()
    forApps = Set(CaseList(language.chain).forApps.map(\.name))
    for file in language.files { checkFile(file) }
    checkNumberRules()
    checkInventory()
    for id in language.order {
      guard let entry = language.messages[id] else { continue }
      for (attribute, pattern) in entry.patterns {
        check(pattern, attribute, of: entry, environment(of: id, attribute), isTerm: false)
      }
      checkTraits(entry)
      checkForms(entry)
    }
    checkLexicon()
    checkVocabularies()
    for entry in language.terms.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      for (attribute, pattern) in entry.patterns { check(pattern, attribute, of: entry, nil, isTerm: true) }
    }
    checkCycles()
    checkCopies()
    checkSwaps()
    checkCoverage()
    checkMarks()
  }

  private func collect(_ layer: LintLanguage) {
    for entry in layer.messages.values { collect(entry) }
    for entry in layer.terms.values { collect(entry) }
    for entry in layer.generated.values where !entry.isSame(as: layer.messages[entry.id]) { collect(entry) }
  }

  private func collect(_ entry: LintEntry) {
    let kind = entry.kind
    words.collect(entry) { name in
      kind.map { isPart(name, of: $0) } ?? entry.isGrammar
    }
    for (attribute, pattern) in entry.patterns {
      LintNode.visit(pattern) { node in
        guard case .message(let reference, let agreeing) = node else { return }
        let id = entry.file.text(reference.id)
        // The library's tables refer to the library's messages.
        guard entry.isOverlay || !language.isOwn(id) else { return }
        let place = LintPlace(id: entry.id, attribute: attribute)
        referrers[id, default: []].insert(place)
        if let name = reference.attribute {
          referredAttributes.insert(LintPlace(id: id, attribute: entry.file.text(name)))
        }
        if let agreeing {
          lenders[id, default: []].insert(LintLender(place: place, argument: entry.file.text(agreeing.id)))
        }
      }
    }
  }

  private func check(
    _ pattern: Pattern, _ attribute: String?, of entry: LintEntry, _ environment: [String: LintDomain]?, isTerm: Bool
  ) {
    let isGrammar = !isTerm && entry.isGrammar
    let isWords =
      isGrammar || !isTerm && isTrait(pattern, attribute, of: entry)
      || isTerm && attribute != nil && entry.isTrait(pattern) || declarations[entry.id]?.isSetting == true && !isTerm
    let isClass = isTerm && attribute == nil && (entry.id.hasPrefix("head-") || entry.id.hasPrefix("tail-"))
    if !isWords, !isClass {
      checkText(pattern, of: entry)
      checkAbbreviations(pattern, of: entry)
      if !isTerm { checkPunctuation(pattern, attribute, of: entry) }
    }
    checkReferences(pattern, of: entry, environment)
    if isGrammar { return checkRuleChoices(pattern, of: entry) }
    checkChoices(pattern, attribute, of: entry, environment)
    if let environment {
      checkUse(pattern, attribute, of: entry, environment)
      checkCounting(pattern, attribute, of: entry, environment)
    }
  }

  /// Reports a finding at a byte of a file. Findings in a parent's files are left to the check of the parent.
  func report(
    _ rule: LintRule, _ message: String, at offset: Int, in file: LintFile, as severity: LintSeverity? = nil
  ) {
    let position = file.position(of: offset)
    findings.append(
      LintFinding(
        file: file.path, line: position.line, column: position.column, rule: rule, message: message,
        severity: self.severity(of: rule) ?? severity))
  }

  /// What a table lacks that says it is not whole is only noted.
  private func severity(of rule: LintRule) -> LintSeverity? { isPartial && rule.isOfAbsence ? .note : nil }

  /// The name that was probably meant, as ``LintSuggestion`` words it.
  func hint<Names: Collection<String>>(for name: String, among names: @autoclosure () -> Names, prefix: String = "")
    -> String
  {
    guard namesForHints > 0 else { return "" }
    let names = names()
    namesForHints -= names.count + 1
    return LintSuggestion.text(for: name, among: names, prefix: prefix)
  }

  /// Adds a finding that was made elsewhere.
  func add(_ finding: LintFinding) { findings.append(finding) }

  /// Reports a finding that has no place in a file.
  func report(_ rule: LintRule, _ message: String, path: String) {
    findings.append(LintFinding(file: path, rule: rule, message: message, severity: severity(of: rule)))
  }
}

/// An argument that a form is asked to agree with, in the pattern that asks: `FORM(message, $noun)`.
struct LintLender: Hashable {
  var place: LintPlace
  var argument: String
}

/// An argument, and a value or an attribute that may say it.
struct LintUse: Hashable {
  var place: LintPlace
  var name: String
  /// Whether selecting on it is enough.
  var countsSelectors: Bool
}

/// A value or an attribute of a message.
struct LintPlace: Hashable {
  var id: String
  var attribute: String?
}
