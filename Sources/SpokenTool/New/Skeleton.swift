// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// The messages of English without their words, for a translator.
struct Skeleton {
  private let choices: SkeletonChoices

  /// - Parameters:
  ///   - english: The English tables.
  ///   - tag: The language of the translator.
  init(english: LintTree, for tag: LanguageTag) {
    choices = SkeletonChoices(declarations: TableVersion.declarations(of: english), plurals: LintPlurals(tag))
  }

  /// Returns the messages of an English file, and their number.
  ///
  /// - Parameters:
  ///   - known: The ids of messages to leave out.
  ///   - isAppended: `true` to leave out the comments of groups, because the messages are appended to a file.
  func text(of file: LintFile, without known: Set<String>, isAppended: Bool) -> (text: String, count: Int) {
    var text = ""
    var count = 0
    var end = 0
    for entry in file.resource.entries {
      switch entry {
      case .comment(let comment) where comment.level == .group && !isAppended:
        if !text.isEmpty { text += "\n" }
        text += file.text(comment.range) + "\n\n"
      case .message(let message):
        let id = file.text(message.id)
        guard !known.contains(id), !Self.isEnglishOnly(id) else { continue }
        let start = message.comment?.range.lowerBound ?? message.id.range.lowerBound
        // Keep the empty lines of English. Some messages follow each other without one.
        let isApart = count > 0 && file.text(end..<start).contains("\n\n")
        if isApart, !text.hasSuffix("\n\n") { text += "\n" }
        text += comment(of: message, in: file) + choices.text(of: message, in: file)
        count += 1
      default: continue
      }
      if case .message(let message) = entry { end = message.range.upperBound }
    }
    return (text, count)
  }

  /// Returns `true` if each language has its own messages of this kind.
  private static func isEnglishOnly(_ id: String) -> Bool {
    let kind = LintLexicon.Kind(ofLibrary: id)
    return kind == .word || kind == .adjective
  }

  /// Returns the comment of a message without the marks that accept findings in English.
  private func comment(of message: Message, in file: LintFile) -> String {
    guard let comment = message.comment else { return "" }
    return file.lines(of: comment).filter { LintMark.all(in: $0.text).isEmpty }
      .map { $0.text.isEmpty ? "#\n" : "# \($0.text)\n" }.joined()
  }
}
