// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

// Rules for references and calls. Their targets must exist, and must get the arguments that they require.
extension LintCheck {
  func checkReferences(_ pattern: Pattern, of entry: LintEntry, _ environment: [String: LintDomain]?) {
    let file = entry.file
    LintNode.visit(pattern) { node in
      switch node {
      case .message(let reference, let agreeing):
        checkTarget(reference.id, reference.attribute, isTerm: false, at: reference.range.lowerBound, in: file)
        if let environment { checkHandover(reference, agreeing: agreeing, of: entry, environment) }
      case .term(let reference):
        checkTarget(reference.id, reference.attribute, isTerm: true, at: reference.range.lowerBound, in: file)
        if reference.arguments?.positional.isEmpty == false {
          report(
            .wrongCall,
            "positional argument of a term; pass named ones only: { -\(file.text(reference.id))(case: \"…\") }",
            at: reference.range.lowerBound, in: file)
        }
      case .function(let call, let isSelector):
        checkCall(call, isSelector: isSelector, in: file, environment)
        checkWords(call, in: file)
        checkNumberWords(call, in: file)
      case .variable(let variable):
        if let environment { checkVariable(variable, of: entry, environment) }
      case .text, .string, .select: break
      }
    }
  }

  private func checkTarget(_ id: Identifier, _ attribute: Identifier?, isTerm: Bool, at offset: Int, in file: LintFile)
  {
    let name = file.text(id)
    let mark = isTerm ? "-" : ""
    guard let entry = isTerm ? language.term(name) : language.message(name) else {
      guard !language.isBroken(mark + name) else { return }
      let known = isTerm ? language.allTermIDs : language.allMessageIDs
      let hint = hint(for: name, among: known, prefix: mark)
      let rule: LintRule = isTerm ? .unknownTerm : .unknownMessage
      report(rule, "unknown \(isTerm ? "term" : "message") '\(mark)\(name)'\(hint)", at: offset, in: file)
      return
    }
    if let attribute {
      let word = file.text(attribute)
      guard language.pattern(name, word, isTerm: isTerm) == nil, !language.isBroken("\(mark)\(name).\(word)") else {
        return
      }
      let hint = hint(for: word, among: entry.attributeNames, prefix: ".")
      report(.unknownAttribute, "unknown attribute '.\(word)' in '\(mark)\(name)'\(hint)", at: offset, in: file)
    } else if language.pattern(name, nil, isTerm: isTerm) == nil {
      report(
        .unknownAttribute,
        "'\(mark)\(name)' has only attributes; refer to one of them, such as '\(mark)\(name).\(entry.attributeNames.first ?? "…")'",
        at: offset, in: file)
    }
  }

  // MARK: Calls

  private static let options: [String: [String]] = [
    "NUMBER": [
      "minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits",
      "maximumSignificantDigits", "useGrouping", "type", "style", "gender", "case",
    ],
    "FORM": ["case", "gender", "form"], "TRAIT": [], "HEAD": [], "TAIL": [], "TITLE": [], "SPELL": [], "LANG": [],
    "MARK": ["pronunciation", "spelling", "punctuation", "emphasis", "pause"],
  ]

  private func checkCall(
    _ call: FunctionReference, isSelector: Bool, in file: LintFile, _ environment: [String: LintDomain]?
  ) {
    let name = file.text(call.id)
    guard let options = Self.options[name] else {
      let hint = hint(for: name, among: Self.options.keys)
      let known = hint.isEmpty ? "; expected one of NUMBER, FORM, TRAIT, HEAD, TAIL, TITLE, SPELL, LANG, MARK" : hint
      return report(.unknownFunction, "unknown function '\(name)'\(known)", at: call.range.lowerBound, in: file)
    }
    for argument in call.arguments.named { checkOption(argument, of: name, options, in: file) }
    if let usage = wrongUsage(name, call.arguments, isSelector: isSelector, in: file) {
      return report(.wrongCall, usage, at: call.range.lowerBound, in: file)
    }
    guard case .variable(let variable)? = call.arguments.positional.first,
      let kinds = environment?[file.text(variable.id)]?.kinds, !kinds.isEmpty
    else { return }
    let fits =
      switch name {
      case "NUMBER": kinds.isNumeric
      case "FORM", "TRAIT": !kinds.isDisjoint(with: [.phrase, .quantity])
      default: true
      }
    guard !fits else { return }
    report(
      .wrongKind,
      "\(name) takes a \(name == "NUMBER" ? "number" : "phrase"), but '$\(file.text(variable.id))' is declared as "
        + "\(kinds.description)", at: variable.range.lowerBound, in: file)
  }

  /// Returns the correct usage of a function if a call is wrong.
  private func wrongUsage(
    _ name: String, _ call: CallArguments, isSelector: Bool, in file: LintFile
  ) -> String? {
    let arguments = call.positional
    let isVariable = if case .variable? = arguments.first { true } else { false }
    switch name {
    case "NUMBER": return arguments.count == 1 ? nil : "NUMBER takes one number: { NUMBER($count) }"
    case "TITLE": return arguments.count == 1 ? nil : "TITLE takes the start of a sentence: { TITLE($value) }"
    case "SPELL": return arguments.count == 1 ? nil : "SPELL takes the text to spell: { SPELL($code) }"
    case "MARK":
      if arguments.count == 1, !call.named.isEmpty { return nil }
      return "MARK takes a text and at least one option: { MARK(\"live\", pronunciation: \"laɪv\") }"
    case "HEAD", "TAIL":
      return arguments.count == 1 && isSelector
        ? nil : "\(name) takes one argument, as a selector: { \(name)($item) -> … }"
    case "FORM":
      if arguments.count == 1 { return nil }
      let isAgreeing = arguments.dropFirst().allSatisfy {
        switch $0 {
        case .variable, .number: true
        default: false
        }
      }
      if isAgreeing, (2...3).contains(arguments.count) { return nil }
      return "FORM takes a phrase, and the phrase or number to agree with: { FORM($status, $noun) }, { FORM($noun, 5) }"
    case "TRAIT":
      if arguments.count == 2, isVariable, case .string = arguments[1] { return nil }
      return "TRAIT takes a phrase and the name of a trait: { TRAIT($noun, \"gender\") -> … }"
    default:
      if arguments.count == 2, case .string(let tag) = arguments[1], LanguageTag(tag.value(in: file.source)) != nil {
        return nil
      }
      return "LANG takes a text and a language tag: { LANG($name, \"fr\") }"
    }
  }

  private func checkOption(_ argument: NamedArgument, of function: String, _ options: [String], in file: LintFile) {
    let name = file.text(argument.name)
    let value = file.text(argument.value)
    guard options.contains(name) else {
      let hint = hint(for: name, among: options)
      let known = options.isEmpty ? "; it has none" : "; expected one of \(options.joined(separator: ", "))"
      return report(
        .unknownOption, "unknown option '\(name)' of \(function)\(hint.isEmpty ? known : hint)",
        at: argument.range.lowerBound, in: file)
    }
    let isRight: Bool
    let expected: String
    switch name {
    case "case", "gender", "form", "style": return
    case "type": (isRight, expected) = (value == "cardinal" || value == "ordinal", "\"cardinal\" or \"ordinal\"")
    case "spelling": (isRight, expected) = (value == "letters", "\"letters\"")
    case "punctuation": (isRight, expected) = (value == "all", "\"all\"")
    case "emphasis": (isRight, expected) = (value == "moderate", "\"moderate\"")
    case "pause":
      (isRight, expected) = (
        Int(value).map { (1...10_000).contains($0) } ?? false, "a number of milliseconds from 1 to 10000"
      )
    case "pronunciation":
      // X-SAMPA and the notations of voices have capitals and digits. IPA has neither.
      isRight = !value.isEmpty && !value.contains { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "@") }
      expected = "the International Phonetic Alphabet, such as \"laɪv\""
    case "useGrouping": (isRight, expected) = (value == "true" || value == "false", "\"true\" or \"false\"")
    default:
      let range = name.hasSuffix("FractionDigits") ? 0...20 : 1...21
      (isRight, expected) = (
        Int(value).map { range.contains($0) } ?? false, "a number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    guard !isRight else { return }
    report(
      .unknownOption, "invalid value '\(value)' for option '\(name)'; expected \(expected)",
      at: argument.value.range.lowerBound,
      in: file)
  }

  // MARK: Cycles

  /// Reports each reference that leads back to its own pattern.
  func checkCycles() {
    var search = LintCycleSearch(language: language)
    for id in language.order {
      guard let entry = language.messages[id] else { continue }
      for (attribute, _) in entry.patterns { search.follow(LintTarget(id: id, attribute: attribute, isTerm: false)) }
    }
    for id in language.terms.keys.sorted() { search.follow(LintTarget(id: id, attribute: nil, isTerm: true)) }
    for (name, edge, file) in search.found where language.files.contains(where: { $0 === file }) {
      report(
        .cycle, "circular reference: '\(name.description)' refers to itself through '\(edge.target.description)'",
        at: edge.offset,
        in: file)
    }
  }
}

/// The target of a reference, which is a message, a term, or an attribute.
private struct LintTarget: Hashable {
  var id: String
  var attribute: String?
  var isTerm: Bool

  var description: String { (isTerm ? "-" : "") + id + (attribute.map { "." + $0 } ?? "") }
}

/// Follows each reference once, depth first. Uses an explicit stack, because a hostile file may have a very long chain
/// of references.
private struct LintCycleSearch {
  typealias Edge = (target: LintTarget, offset: Int)

  /// A pattern whose references are being followed.
  private struct Step {
    var target: LintTarget
    var file: LintFile
    var edges: [Edge]
    var next = 0
  }

  let language: LintLanguage
  private(set) var found: [(name: LintTarget, edge: Edge, file: LintFile)] = []
  /// The visited patterns. The value is `true` while their references are being followed.
  private var state: [LintTarget: Bool] = [:]
  private var path: [Step] = []

  init(language: LintLanguage) { self.language = language }

  mutating func follow(_ target: LintTarget) {
    enter(target)
    while let step = path.last {
      guard step.next < step.edges.count else {
        state[step.target] = false
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let edge = step.edges[step.next]
      if state[edge.target] == true { found.append((step.target, edge, step.file)) } else { enter(edge.target) }
    }
  }

  private mutating func enter(_ target: LintTarget) {
    guard state[target] == nil,
      let (file, pattern) = language.pattern(target.id, target.attribute, isTerm: target.isTerm)
    else { return }
    var edges: [Edge] = []
    LintNode.visit(pattern) { node in
      let (id, attribute, isTerm, offset): (Identifier, Identifier?, Bool, Int)
      switch node {
      case .message(let reference, _):
        (id, attribute, isTerm, offset) = (reference.id, reference.attribute, false, reference.range.lowerBound)
      case .term(let reference):
        (id, attribute, isTerm, offset) = (reference.id, reference.attribute, true, reference.range.lowerBound)
      default: return
      }
      edges.append((LintTarget(id: file.text(id), attribute: attribute.map { file.text($0) }, isTerm: isTerm), offset))
    }
    state[target] = true
    path.append(Step(target: target, file: file, edges: edges))
  }
}
