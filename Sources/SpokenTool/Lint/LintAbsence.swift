// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The parts of English that a language lacks.
///
/// The missing parts may use forms, cases, and marks such as `# same`. So lint doesn't report unused forms, cases, and
/// marks until the language has all parts.
struct LintAbsence {
  /// `true` if a message is missing.
  var hasMessages = false
  /// `true` if a file is missing, or has messages without words.
  var hasFiles = false
}

extension LintCheck {
  /// Returns the messages and attributes that the language lacks. The result is empty for overlays and regional tables.
  func lackingParts() -> LintAbsence {
    guard !isOverlay, language.parent == nil, let source = tree.source, language !== source else {
      return LintAbsence()
    }
    let missing = source.order.filter {
      language.messages[$0] == nil && !LintOptional.isOptional($0) && !isOwnWord($0, in: source)
    }
    let files = Set(language.files.map(\.name))
    return LintAbsence(
      hasMessages: !missing.isEmpty,
      hasFiles: !language.unwritten.isEmpty
        || missing.contains { source.messages[$0].map { !files.contains($0.file.name) } ?? false })
  }

  /// Returns the cases that have a variant in English.
  func casesOfSource() -> Set<String> {
    var words = LintWords()
    for entry in tree.source?.messages.values ?? [:].values { words.collect(entry) { _ in true } }
    return words.cases
  }
}
