// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

// Rules for ids that both an app's and the library's messages have. Without the mark `# Rewords`, the app's message is
// unrelated to the library's.
extension LintCheck {
  func checkNamespace(_ entry: LintEntry, in source: LintLanguage) {
    if entry.isOwn {
      checkShared(entry, in: source)
    } else {
      checkReworded(entry)
    }
  }

  /// Reports a message with an id of the library and without a Swift name. It may be intended to reword the library's
  /// message.
  private func checkShared(_ entry: LintEntry, in source: LintLanguage) {
    guard language === source, language.libraryMessage(entry.id) != nil, !LintLexicon.isGrammar(entry.id),
      !hasSwiftLine(entry), !accepts(.sharedID, entry)
    else { return }
    report(
      .sharedID,
      "'\(entry.id)' is also a message of the library, which keeps its own words; to reword it, write "
        + "'# \(OverlayMarks.rewordsLine)' above, or write '# accepted: \(LintRule.sharedID.rawValue)'",
      at: entry.range.lowerBound, in: entry.file, as: .note)
  }

  private func hasSwiftLine(_ entry: LintEntry) -> Bool {
    let comment = SwiftComment(entry.comment, in: entry.file)
    let group = SwiftComment(entry.group, in: entry.file)
    return comment.wish != nil || !comment.attributeWishes.isEmpty || group.wish != nil
  }

  /// Reports a message with the mark `# Rewords` if the library has no such message. Rules, words, currencies, and
  /// powers of ten are allowed.
  private func checkReworded(_ entry: LintEntry) {
    let id = entry.id
    // In a language that the library lacks, every message is new.
    guard !tree.isOfApp(language) else { return }
    let library = [language, tree.shippedEnglish].compactMap { $0?.chain.first { $0.marks == nil } }
    guard !library.contains(where: { $0.message(id) != nil }), !entry.isGrammar, !LintOptional.isOptional(id),
      referrers[id]?.contains(where: { $0.id != id }) != true
    else { return }
    let hint = hint(for: id, among: library.flatMap(\.allMessageIDs))
    report(
      .unknownMessage,
      "'\(id)' rewords nothing, because the library has no such message\(hint.isEmpty ? "; remove '# \(OverlayMarks.rewordsLine)'" : hint)",
      at: entry.range.lowerBound, in: entry.file)
  }
}
