// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

// Rules for forms that English has or requests, and a language lacks.
extension LintCheck {
  func checkForms(_ entry: LintEntry) {
    guard let source = tree.source, language !== source,
      !accepts(.sameForCases, entry, where: { self.lacksForm(entry, source) })
    else { return }
    for (attribute, pattern) in entry.patterns {
      guard let fault = lackingForm(pattern, attribute, of: entry, source) else { continue }
      report(.missingForm, fault, at: pattern.range.lowerBound, in: entry.file)
    }
  }

  private func lacksForm(_ entry: LintEntry, _ source: LintLanguage) -> Bool {
    entry.patterns.contains { lackingForm($0.pattern, $0.attribute, of: entry, source) != nil }
  }

  /// Returns a message if a pattern lacks a case that English has, although the language uses this case in other
  /// messages.
  private func lackingForm(
    _ pattern: Pattern, _ attribute: String?, of entry: LintEntry, _ source: LintLanguage
  ) -> String? {
    guard let original = source.pattern(entry.id, attribute) else { return nil }
    let theirs = LintForms(original.pattern, in: original.file)
    guard !theirs.isEmpty else { return nil }
    let own = LintForms(pattern, in: entry.file)
    guard !own.refers else { return nil }
    for (name, word) in theirs.asked.sorted(by: { $0.key < $1.key })
    where own.asked[name] == nil && words.keys["case"]?.contains(word) == true {
      return "missing case of '$\(name)'; write { FORM($\(name), case: \"\(word)\") } as in \(origin(source)), "
        + "or '\(LintMark.sameForCases.description)' above"
    }
    for key in theirs.cases.sorted() where own.cases.isEmpty && words.asked["case"]?.contains(key) == true {
      return "missing variant [\(key)] in '\(entry.id)', which this language requests; add '{ $case -> [\(key)] … }', "
        + "or write '\(LintMark.sameForCases.description)' above"
    }
    return nil
  }

  private func origin(_ source: LintLanguage) -> String { isOverlay ? "\(source.tag)" : "English" }

  /// Returns `true` if a mark such as `# same for every case` accepts a finding. A mark without a finding doesn't count
  /// as needed.
  private func accepts(_ mark: LintMark, _ entry: LintEntry, where isFound: () -> Bool) -> Bool {
    !LintSuppressions(of: entry).lines.isEmpty && isFound() && accepts(mark, entry)
  }
}

/// The cases that a pattern requests and those that it has.
private struct LintForms {
  /// The requested case of each argument.
  var asked: [String: String] = [:]
  /// The cases that have a variant, without the default.
  var cases: Set<String> = []
  /// `true` if the pattern refers to a message or a term.
  var refers = false

  var isEmpty: Bool { asked.isEmpty && cases.isEmpty }

  init(_ pattern: Pattern, in file: LintFile) {
    var found: (asked: [String: String], cases: Set<String>, refers: Bool) = ([:], [], false)
    LintNode.visit(pattern) { node in
      switch node {
      case .function(let call, _) where file.isName(call.id, "FORM"):
        guard case .variable(let variable)? = call.arguments.positional.first else { return }
        let word = call.arguments.named.first { file.isName($0.name, "case") }.map { file.text($0.value) }
        found.asked[file.text(variable.id)] = word ?? ""
      case .select(let select, _):
        guard case .variable(let variable) = select.selector, file.isName(variable.id, "case") else { return }
        found.cases.formUnion(select.variants.filter { !$0.isDefault }.map { file.text($0.key.range) })
      case .message, .term: found.refers = true
      default: break
      }
    }
    (asked, cases, refers) = (found.asked, found.cases, found.refers)
  }
}
