// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// Checks the tables of one tree. Extensions contain the rules, with one file for each family.
final class LintCheck {
  let tree: LintTree
  var isOverlay: Bool { tree.isOverlay }
  /// The fields and states of an overlay, by id.
  let vocabularies: [String: SwiftVocabulary]
  /// The declarations in the comments of the source language, by message.
  let declarations: [String: LintDeclaration]
  private(set) var findings: [LintFinding] = []

  // The language that is being checked, and its data.
  var language: LintLanguage
  var environments: [LintPlace: [String: LintDomain]] = [:]
  /// The arguments of messages, without those of attributes.
  var declaredEnvironments: [String: [String: LintDomain]] = [:]
  var needs: [String: [String]] = [:]
  /// `true` for each value or attribute that uses an argument.
  var uses: [LintUse: Bool] = [:]
  /// Arguments that were already reported as undeclared.
  var unknownArguments: Set<String> = []
  /// The places that refer to a message, in the language and its parents.
  var referrers: [String: Set<LintPlace>] = [:]
  /// The calls such as `FORM(message, $noun)`, by the id of the message. The number of `$noun` becomes the message's
  /// `$count`.
  var lenders: [String: Set<LintLender>] = [:]
  /// The attributes that messages refer to.
  var referredAttributes: Set<LintPlace> = []
  var plurals: LintPlurals
  /// `true` if the language uses the same words for every number.
  var leavesWordsAlone = false
  /// `true` if many nouns of the language don't change after a number.
  var nounsAreAlike = false
  /// The grammatical words of the language, such as cases and genders.
  var words = LintWords()
  var lexicon: LintLexicon
  /// The forms of an app's own words that its phrases can use.
  var reachable: [String: Set<String>]?
  /// The overlay in the form that apps load.
  private(set) lazy var overlay = tree.overlay
  var numberRules = NumberRuleCheck([])

  /// The marks in comments that suppress findings, such as `# same`, and the marks that were needed.
  var marks: [LintEntryKey: LintSuppressions] = [:]
  var usedMarks: [LintEntryKey: Set<LintMark>] = [:]
  /// The lower-case words and the capitalized words inside phrases. They show if a capital is a mistake.
  var smallWords: (small: Set<String>, capitals: Set<String>) = ([], [])
  /// The cases that apps can request.
  var forApps: Set<String> = []
  /// `true` if the table is marked as incomplete.
  private var isPartial = false
  /// The messages and files of English that the language lacks.
  var absence = LintAbsence()
  /// The forms of English words, such as the plural.
  private(set) lazy var sourceLexicon = tree.source.map { LintLexicon(of: $0) }
  /// The words of English, to find them in phrases of other languages.
  lazy var sourceWords = tree.source.map { LintVocabulary($0) }
  /// The cases that have a variant in English.
  private(set) lazy var sourceCases = casesOfSource()
  /// An index to find languages with the same text for a message.
  private(set) lazy var textIndex = LintTextIndex(tree.languages)

  /// The number of names that can still be compared to find suggestions. The limit prevents quadratic time if a file
  /// has very many mistakes.
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
        // An app can reword a built-in message without declaring its arguments again.
        if declaration.arguments.isEmpty, declarations[id] != nil, !entry.isOwn { continue }
        declarations[id] = declaration
      }
    }
    self.declarations = declarations
    language = source
    lexicon = LintLexicon(of: source)
    plurals = LintPlurals(source.tag)
  }

  /// Returns all findings, by file and line.
  ///
  /// - Parameters:
  ///   - expected: The languages that an overlay must have, each with the reason, such as "'Other' has it".
  ///   - scope: The folder or the file whose findings are returned, or `nil` for all.
  static func findings(
    in tree: LintTree, expected: [LanguageTag: String] = [:], scope: String? = nil
  ) -> [LintFinding] {
    var findings = tree.misnamed
    findings += tree.isOverlay ? languageFindings(in: tree, expected: expected) : registrationFindings(in: tree)
    if let check = LintCheck(tree) {
      // Checking a language can find mistakes in its parents, and checking any language can find them in the source
      // language.
      let home = scope.map { $0.hasSuffix(".ftl") || $0.hasSuffix(".txt") ? SheetSamples.parent(of: $0) : $0 }
      let isOfSource = tree.source?.hasFiles(in: home) == true
      for language in tree.languages where isOfSource || language.chain.contains(where: { $0.hasFiles(in: home) }) {
        check.check(language)
      }
      findings += check.findings
    }
    return LintOrder.sorted(findings.filter { LintTree.isInside($0.file, scope) })
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
    absence = lackingParts()
    nounsAreAlike = nounsStayAlike(in: language)
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
    checkLanguageCopies()
    checkEnglish()
    checkSwaps()
    checkSwappedCases()
    checkSwappedForms()
    checkSwappedArguments()
    checkCalendarCapitals()
    checkCLDRNames()
    checkCoverage()
    checkCompilation()
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
        // In the library's tables, a reference never means an app's message with the same id.
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
      checkAgreement(pattern, attribute, of: entry, environment)
    }
  }

  /// Reports a finding at a byte offset of a file.
  ///
  /// - Parameter edits: The changes that correct the mistake. They are left out in generated files.
  func report(
    _ rule: LintRule, _ message: String, at offset: Int, in file: LintFile, as severity: LintSeverity? = nil,
    edits: [LintEdit] = [], isCause: Bool = false
  ) {
    let position = file.position(of: offset)
    var finding = LintFinding(
      file: file.path, line: position.line, column: position.column, rule: rule, message: message,
      severity: self.severity(of: rule) ?? severity, edits: file.isGenerated ? [] : edits)
    finding.isCause = finding.isCause || isCause
    findings.append(finding)
  }

  /// Returns `.note` if the rule is about missing parts and the table is marked as incomplete.
  private func severity(of rule: LintRule) -> LintSeverity? { isPartial && rule.isOfAbsence ? .note : nil }

  /// Returns a suggestion for an unknown name, in the format of ``LintSuggestion``.
  func hint<Names: Collection<String>>(for name: String, among names: @autoclosure () -> Names, prefix: String = "")
    -> String
  {
    guard namesForHints > 0 else { return "" }
    let names = names()
    namesForHints -= names.count + 1
    return LintSuggestion.text(for: name, among: names, prefix: prefix)
  }

  func add(_ finding: LintFinding) { findings.append(finding) }

  /// Reports a finding about a whole file.
  func report(_ rule: LintRule, _ message: String, path: String) {
    findings.append(LintFinding(file: path, rule: rule, message: message, severity: severity(of: rule)))
  }
}

/// An argument that a form agrees with, such as `$noun` in `FORM(message, $noun)`, and the pattern that requests the
/// form.
struct LintLender: Hashable {
  var place: LintPlace
  var argument: String
}

/// An argument, and the message or attribute that may use it.
struct LintUse: Hashable {
  var place: LintPlace
  var name: String
  /// `true` if choosing a variant by the argument counts as a use. Otherwise, only saying it does.
  var countsSelectors: Bool
}

struct LintPlace: Hashable {
  var id: String
  var attribute: String?
}
