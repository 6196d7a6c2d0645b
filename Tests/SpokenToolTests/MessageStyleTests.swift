// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting
import Testing

@testable import SpokenText
@testable import SpokenTextAudit
@testable import SpokenTextFluent
@testable import SpokenTool

/// Checks that all messages have the style that `Problem.swift` describes.
@Suite struct MessageStyleTests {
  // MARK: Diagnostics

  /// Returns the rules that a diagnostic breaks.
  static func faults(of message: String) -> [String] {
    var faults: [String] = []
    // Quoted names and texts can be anything.
    let words = message.replacing(#/(^|[^A-Za-z])'[^']*'/#) { $0.output.1 + "''" }
    let first = words.prefix { $0 != " " }
    if first.first?.isUppercase == true, first.contains(where: \.isLowercase) { faults.append("starts with a capital") }
    if words.hasSuffix(".") { faults.append("ends with a full stop") }
    if words.contains(where: { "“”‘’".contains($0) }) { faults.append("has typographic quotes") }
    if words.contains("\n") { faults.append("has several lines") }
    if words.ranges(of: "; ").count > 1 { faults.append("has several semicolons") }
    for phrase in obscure where words.contains(phrase) { faults.append("has '\(phrase)'") }
    return faults
  }

  /// Phrases that the style avoids.
  private static let obscure = [
    "there is", "there are", "is none", "is nothing", "stands", " told", "take it out", "what is", "where there",
    "behind", "anew",
  ]

  /// The problems of the command, of JSON and of single values.
  static let ofTool = ProblemTests.calls.map { String($0.text.prefix { $0 != "\n" }) } + ProblemTests.lines.map(\.error)

  /// The findings of lint, without their place and rule.
  static let ofLint = LintCatalogue.rows.flatMap(\.expected).compactMap { line -> String? in
    guard let match = line.firstMatch(of: #/: (error|warning|note): (.+) \[[a-z-]+\]$/#) else { return nil }
    return String(match.output.2)
  }

  /// Syntax errors of every kind.
  static let ofSyntax = SyntaxErrorCode.allCases.flatMap { code in
    let arguments =
      switch code {
      case .expectedToken: ["\u{2424}", "=", "}", ")", "]", "\"", " ", "["]
      case .expectedCharacterRange: ["0-9", "a-zA-Z"]
      case .unknownEscapeSequence: ["", "\n", "x"]
      default: ["name"]
      }
    return arguments.map { SyntaxError(code: code, argument: $0, offset: 0).message }
  }

  /// Everything that speech can lack.
  static let ofSpeech = [
    SpeechFault.Kind.unknownMessage, .unknownAttribute, .unknownTerm, .unknownVariable, .unknownFunction, .noValue,
    .cyclicReference, .tooLong, .wrongArgument, .blankArgument, .otherLanguage, .unspokenLanguage,
  ].map { SpeechFault(kind: $0, name: "delivered").description }

  /// The findings of the audit, with and without a text that they are about.
  static let ofAudit = LabelAudit.Rule.allCases.flatMap { rule in
    [0..<0, 0..<3].map { LabelAudit.Finding(rule: rule, part: .label, text: "One", range: $0).message }
  }

  /// What cards and announcements lack.
  static let ofCards =
    [
      SpokenCard.Flaw.Kind.lostActivation, .lostControl, .lostActions, .repeatedAction, .lostHint, .hiddenControl,
      .controlWithElements, .modalWithoutElements, .tooDeep,
    ].map { SpokenCard.Flaw(kind: $0, identifier: nil).description }
    + [
      AnnouncementProblem.Kind.isNotAnnounced, .isNotShown, .isNotUrgent, .focusIsNowhere, .focusStays, .saysNothing,
    ].map(\.description)

  @Test(arguments: [ofTool, ofLint, ofSyntax, ofSpeech, ofAudit, ofCards].indices)
  func diagnosticsHaveTheCompilersVoice(_ index: Int) {
    let all = [Self.ofTool, Self.ofLint, Self.ofSyntax, Self.ofSpeech, Self.ofAudit, Self.ofCards]
    #expect(all[index].count > 10)
    for message in all[index] { #expect(Self.faults(of: message) == [], "\(message)") }
  }

  @Test(arguments: [
    ("Unknown kind 'mony'", "starts with a capital"), ("unknown kind 'mony'.", "ends with a full stop"),
    ("unknown kind “mony”", "has typographic quotes"), ("there is no kind 'mony'", "has 'there is'"),
    ("unknown kind\n'mony'", "has several lines"), ("no 'x'; try 'y'; or not", "has several semicolons"),
  ])
  func otherVoicesAreFound(_ message: String, _ fault: String) {
    #expect(Self.faults(of: message) == [fault])
  }

  @Test(arguments: [
    "unknown kind 'Mony.'; did you mean 'money'?", "'there is no' is spoken as text", "NUMBER takes one number",
    "labels don't match the arguments of 'sent': to for $who",
  ])
  func quotedTextIsFree(_ message: String) {
    #expect(Self.faults(of: message) == [])
  }

  // MARK: Summaries

  /// One line for the list of kinds, keys or rules: a phrase in lower case, without a full stop.
  static let summaries =
    Kind.all.flatMap { kind in [kind.summary] + (kind.keys + kind.common).map(\.meaning) }
    + LintRule.allCases.map(\.summary) + LabelAudit.Rule.allCases.flatMap { [$0.summary, $0.fix] }

  @Test func summariesAreOneLine() {
    for summary in Self.summaries {
      #expect(Self.faults(of: summary) == [], "\(summary)")
      #expect(!["what ", "where ", "whom ", "how "].contains { summary.hasPrefix($0) }, "\(summary)")
    }
    for rule in LabelAudit.Rule.allCases {
      #expect(rule.explanation.first?.isUppercase == true && rule.explanation.last == ".", "\(rule.id)")
    }
  }

  // MARK: Help

  @Test(arguments: SpokenCommand.names.map { [$0] } + Kind.names.map { ["say", $0] } + [[]])
  func helpHasTheSectionsOfArgumentParser(_ topic: [String]) {
    // Lint prints its help to the process itself.
    let help = topic == ["lint"] ? LintCommand.usage : spoken(["help"] + topic).out
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    let overview = lines[0].dropFirst("OVERVIEW: ".count)
    #expect(lines[0].hasPrefix("OVERVIEW: ") && overview.first?.isUppercase == true && overview.last == ".")
    #expect(help.contains("\nUSAGE: spoken"))
    #expect(!help.contains("Usage:") && !help.contains("unless given"))
  }
}
