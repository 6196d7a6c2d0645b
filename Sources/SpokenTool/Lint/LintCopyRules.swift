// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

// Rules for duplicate texts, which are untranslated English, and different messages with the same text.
extension LintCheck {
  func checkCopies() {
    guard let source = tree.source, language !== source else { return }
    if language.tag.language != source.tag.language { checkSourceCopies(source) }
    checkTwins(source)
  }

  // MARK: Copies of English

  private func checkSourceCopies(_ source: LintLanguage) {
    for id in language.order {
      guard let entry = language.messages[id], !entry.file.isGenerated, !entry.isGrammar,
        !isNounOfMoney(entry)
      else { continue }
      let copied = entry.patterns.filter { isCopy($0.pattern, $0.attribute, of: entry, source) }
      guard let first = copied.first, !accepts(.sameAsSource, entry) else { continue }
      let name = id + (first.attribute.map { "." + $0 } ?? "")
      let original = isOverlay ? "\(source.tag)" : "English"
      report(
        .sameAsEnglish,
        "'\(name)' is the same as in \(original); translate it, or write '# same' above '\(id)'",
        at: first.pattern.range.lowerBound, in: entry.file)
    }
  }

  /// Returns `true` if an entry is a noun for a currency. Most languages borrow words such as peso, won, and yen.
  private func isNounOfMoney(_ entry: LintEntry) -> Bool {
    entry.kind == .noun && entry.file.name == "currency.ftl"
  }

  /// Returns `true` if a pattern has the same words as in the source language.
  func isCopy(_ pattern: Pattern, _ attribute: String?, of entry: LintEntry, _ source: LintLanguage) -> Bool {
    guard declarations[entry.id]?.isSetting != true, !isTrait(pattern, attribute, of: entry),
      let original = source.pattern(entry.id, attribute),
      original.file.text(pattern: original.pattern) == entry.file.text(pattern: pattern)
    else { return false }
    return Self.hasWords(pattern, in: entry.file)
  }

  /// Returns `true` if an attribute is a trait of the language, which is never spoken.
  func isTrait(_ pattern: Pattern, _ attribute: String?, of entry: LintEntry) -> Bool {
    guard let attribute, !entry.isGrammar, entry.isTrait(pattern) else { return false }
    if let kind = entry.kind {
      return !isPart(attribute, of: kind)
        && !referredAttributes.contains(LintPlace(id: entry.id, attribute: attribute))
    }
    let isOfSource = language !== tree.source && tree.source?.pattern(entry.id, attribute) != nil
    return !isOfSource && declarations[entry.id]?.attributes[attribute] == nil
      && !referredAttributes.contains(LintPlace(id: entry.id, attribute: attribute))
  }

  /// Returns `true` if a pattern contains letters.
  static func hasWords(_ pattern: Pattern, in file: LintFile) -> Bool {
    var hasLetters = false
    LintNode.visit(pattern) { node in
      switch node {
      case .text(let text): hasLetters = hasLetters || text.text(in: file.source).contains(where: \.isLetter)
      case .string(let string): hasLetters = hasLetters || string.value(in: file.source).contains(where: \.isLetter)
      default: break
      }
    }
    return hasLetters
  }

  // MARK: Duplicates in a family

  /// Returns `true` if a message only joins two parts, as in a list. Such messages may be the same.
  private func isJoint(_ id: String) -> Bool {
    declarations[id]?.arguments.contains { $0.name == "first" || $0.name == "major" } == true
  }

  /// The families of messages that users must never confuse, because they could do the wrong thing.
  private static let grave: Set<String> = ["currency", "direction", "month", "state", "transaction", "weekday"]

  /// Returns `true` if a duplicate in a family is an error. A family is the first word of the ids, such as `month`. In
  /// an app's own messages, only duplicates of states are errors.
  private func isGrave(_ family: String, _ entry: LintEntry) -> Bool {
    entry.isOwn ? entry.kind == .state : Self.grave.contains(family)
  }

  /// Reports messages of a family that have the same text although their English texts differ.
  private func checkTwins(_ source: LintLanguage) {
    var said: [String: [String: LintEntry]] = [:]
    for id in language.order {
      guard let entry = language.messages[id], let value = entry.value, let original = source.pattern(id, nil),
        let dash = id.firstIndex(of: "-"), declarations[id]?.isSetting != true, !isJoint(id),
        !entry.isGrammar,
        Self.hasWords(value, in: entry.file)
      else { continue }
      let family = String(id[..<dash])
      let text = entry.file.text(pattern: value)
      guard let first = said[family]?[text] else {
        said[family, default: [:]][text] = entry
        continue
      }
      guard let other = source.pattern(first.id, nil),
        original.file.text(pattern: original.pattern) != other.file.text(pattern: other.pattern)
      else { continue }
      let isAccepted = accepts(.sameAs(first.id), entry)
      guard !accepts(.sameAs(id), first), !isAccepted else { continue }
      report(
        .sameAsOther,
        "'\(id)' is the same as '\(first.id)'; change one, or write '# same as \(first.id)' above",
        at: value.range.lowerBound, in: entry.file, as: isGrave(family, entry) ? .error : nil)
    }
  }
}

extension LintFile {
  /// Returns the FTL of a pattern with uniform white space, to compare patterns regardless of layout.
  func text(pattern: Pattern) -> String {
    source[pattern.range].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}
