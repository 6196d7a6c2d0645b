// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

// Checks that messages are complete, unique, in the right file, and documented.
extension LintCheck {
  func checkInventory() {
    for duplicate in language.duplicates { reportDuplicate(duplicate.entry, duplicate.first, isTerm: duplicate.isTerm) }
    checkStatus()
    checkSettings()
    guard let source = tree.source else { return }
    for id in language.order {
      guard let entry = language.messages[id] else { continue }
      checkAttributes(entry)
      checkSameAsParent(entry)
      if entry.isOverlay { checkNamespace(entry, in: source) }
      if language !== source { checkPlace(entry, in: source) }
    }
    if language === source {
      checkComments()
    } else if language.parent == nil || isOverlay && tree.isShipped(language.parent) {
      checkCompleteness(against: source)
    }
  }

  private func reportDuplicate(_ entry: LintEntry, _ first: LintEntry, isTerm: Bool) {
    let line = first.file.position(of: first.range.lowerBound).line
    let place = first.file === entry.file ? "line \(line)" : "\(first.file.name), line \(line)"
    report(
      .duplicateMessage,
      "duplicate \(isTerm ? "term" : "message") '\(isTerm ? "-" : "")\(entry.id)' (\(place)); remove one of them",
      at: entry.range.lowerBound, in: entry.file)
  }

  private func checkAttributes(_ entry: LintEntry) {
    let file = entry.file
    let isWords = language.pattern(entry.id, nil)?.pattern.isWordsAlone == true
    // Skip attributes of words and of the grammar, because other rules check them.
    let isLexicon = entry.isGrammar || isWords && entry.kind != nil
    var seen: Set<String> = []
    for (name, attribute) in zip(entry.attributeNames, entry.attributes) {
      if !seen.insert(name).inserted {
        report(
          .duplicateAttribute, "duplicate attribute '.\(name)' in '\(entry.id)'; remove one of them",
          at: attribute.range.lowerBound, in: file)
      }
      guard !isLexicon, let declaration = declarations[entry.id], file.plainWord(attribute.value) == nil,
        tree.source?.pattern(entry.id, name) == nil, declaration.attributes[name] == nil,
        language.parent?.pattern(entry.id, name) == nil,
        !referredAttributes.contains(LintPlace(id: entry.id, attribute: name))
      else { continue }
      let hint = hint(
        for: name, among: declaration.attributes.keys + (tree.source?.message(entry.id)?.attributeNames ?? []),
        prefix: ".")
      // A message that refers to the attribute may be in a file that is still missing.
      if absence.hasFiles, hint.isEmpty { continue }
      report(
        .unknownAttribute, "unused attribute '.\(name)' in '\(entry.id)'\(hint)",
        at: attribute.range.lowerBound, in: file)
    }
  }

  /// Reports a pattern of a regional table that is the same as its parent's.
  private func checkSameAsParent(_ entry: LintEntry) {
    guard let parent = language.parent, !(isOverlay && tree.isShipped(parent)) else { return }
    for (attribute, pattern) in entry.patterns {
      guard let other = parent.pattern(entry.id, attribute),
        Self.words(pattern.range, in: entry.file) == Self.words(other.pattern.range, in: other.file)
      else { continue }
      let name = entry.id + (attribute.map { "." + $0 } ?? "")
      let offset = attribute.flatMap { entry.attribute($0) }?.range.lowerBound
      report(
        .sameAsParent, "'\(name)' is the same in \(parent.tag); remove it", at: offset ?? entry.range.lowerBound,
        in: entry.file, edits: removal(of: attribute, from: entry, with: entry.patterns.count))
    }
  }

  /// Returns the edits that remove a part of an entry. If the entry has no other parts, they remove all of it.
  private func removal(of attribute: String?, from entry: LintEntry, with parts: Int) -> [LintEdit] {
    if parts == 1 { return [entry.file.removal(of: entry)] }
    if let attribute { return entry.attribute(attribute).map { [entry.file.removal(of: $0)] } ?? [] }
    return entry.value.map { [entry.file.removal(ofValue: $0, of: entry)] } ?? []
  }

  /// Returns the FTL of a pattern as words, to compare patterns regardless of layout.
  private static func words(_ range: SourceRange, in file: LintFile) -> [ArraySlice<UInt8>] {
    file.source[range].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
  }

  /// Reports a message in another file than in the source language. Also reports a message that only this language has,
  /// and that no message refers to.
  private func checkPlace(_ entry: LintEntry, in source: LintLanguage) {
    if !isOverlay, let kind = entry.kind, !entry.file.isGenerated,
      let home = Self.homes[kind], !home.contains(entry.file.name)
    {
      report(
        .wrongFile, "'\(entry.id)' is in the wrong file; move it to \(home[0])", at: entry.range.lowerBound,
        in: entry.file)
    }
    if let original = entry.isOwn ? source.ownMessage(entry.id) : source.libraryMessage(entry.id) {
      guard entry.kind == nil else { return }
      guard original.file.name != entry.file.name, !isOverlay else { return }
      // A language may have a handwritten message that is generated in English, or the other way around.
      guard !original.file.isGenerated, !entry.file.isGenerated else { return }
      report(
        .wrongFile, "'\(entry.id)' is in the wrong file; move it to \(original.file.name), as in English",
        at: entry.range.lowerBound,
        in: entry.file)
    } else if entry.isGrammar {
      checkGrammarName(entry)
    } else if !isPartner(entry), referrers[entry.id]?.contains(where: { $0.id != entry.id }) != true,
      entry.isOwn || isUndeclared(entry.id)
    {
      let isShared = entry.isOwn && language.libraryMessage(entry.id) != nil
      let hint =
        isShared
        ? "; to reword the library's message, write '# \(OverlayMarks.rewordsLine)' above it"
        : hint(for: entry.id, among: source.allMessageIDs.filter { language.message($0) == nil })
      // A message that refers to this one may be in a file that is still missing.
      if absence.hasFiles, hint.isEmpty { return }
      let origin = isOverlay ? "\(source.tag)" : "English"
      report(
        .unknownMessage, "unknown message '\(entry.id)', which \(origin) does not have\(hint)",
        at: entry.range.lowerBound, in: entry.file)
    }
  }

  /// Returns `true` if English doesn't have a message with an id, and other languages can't add one.
  private func isUndeclared(_ id: String) -> Bool {
    declarations[id] == nil && LintOptional.compactPower(of: id) == nil && !LintOptional.settings.contains(id)
  }

  /// The files that an entry of each kind may be in.
  private static let homes: [LintLexicon.Kind: [String]] = [
    .currency: ["currency.ftl"], .state: ["state.ftl"], .unit: ["noun.ftl", "unit.ftl"],
    .noun: ["noun.ftl", "currency.ftl"],
  ]

  /// Returns `true` if an entry is the adjective for a state, such as `adjective-due` for `state-due`. The library uses
  /// it without a reference.
  private func isPartner(_ entry: LintEntry) -> Bool {
    guard entry.kind == .adjective, !entry.isOwn else { return entry.kind == .adjective }
    return language.libraryMessage("state-" + entry.id.dropFirst("adjective-".count)) != nil
  }

  /// Reports an entry of the grammar that isn't in `grammar.ftl`, or that nothing uses.
  private func checkGrammarName(_ entry: LintEntry) {
    let id = entry.id
    if !isOverlay, entry.file.name != "grammar.ftl" {
      report(
        .wrongFile, "'\(id)' is in the wrong file; move it to grammar.ftl", at: entry.range.lowerBound, in: entry.file)
    }
    let rules = LintLexicon.rules
    let known = [rules.noun, rules.adjective, rules.predicate, "forms-noun", "forms-adjective"]
    guard !known.contains(id), !id.hasPrefix("trait-"), referrers[id]?.contains(where: { $0.id != id }) != true else {
      return
    }
    let hint = hint(for: id, among: known)
    if absence.hasFiles, hint.isEmpty { return }
    report(.unknownMessage, "unused entry '\(id)'\(hint)", at: entry.range.lowerBound, in: entry.file)
  }

  // MARK: Completeness

  private func checkCompleteness(against source: LintLanguage) {
    let ids = source.order.filter { id in
      !LintOptional.isOptional(id) && !isOwnWord(id, in: source)
    }
    var missing: [String: [String]] = [:]
    var last: [String: LintEntry] = [:]
    for id in ids {
      guard let original = source.messages[id] else { continue }
      let fileName = original.file.name
      guard let entry = language.messages[id] ?? (isOverlay ? language.message(id) : nil) else {
        guard !language.isBroken(id) else { continue }
        if !isOverlay, !language.files.contains(where: { $0.name == fileName }) {
          missing[fileName, default: []].append(id)
        } else {
          reportMissing(id, original, after: last[fileName])
        }
        continue
      }
      if language.messages[id] != nil { last[fileName] = entry }
      checkParts(of: entry, against: original)
    }
    let folder = language.files.first.map { $0.path.dropLast($0.name.count) } ?? ""
    for (name, ids) in missing.sorted(by: { $0.key < $1.key }) {
      let count = ids.count == 1 ? "1 message" : "\(ids.count) messages"
      report(.missingFile, "missing file; English has \(count) in it", path: folder + name)
    }
  }

  /// Returns `true` for a word, such as an adjective, that other languages don't need, because each has its own. In an
  /// overlay, only adjectives are such words.
  func isOwnWord(_ id: String, in source: LintLanguage) -> Bool {
    (!isOverlay || source.kind(of: id) == .adjective) && source.isOwnWord(id)
  }

  private func reportMissing(_ id: String, _ original: LintEntry, after last: LintEntry?) {
    let source = tree.source.map { isOverlay ? "\($0.tag)" : "English" } ?? "English"
    let sample = Self.oneLine(original)
    let text = "missing message '\(id)'; in \(source): \(sample)"
    let place = language.unwritten[id] ?? last
    let file = place?.file ?? language.files.first { $0.name == original.file.name } ?? language.files.first
    guard let file else { return }
    // Mark a missing list of forms or traits as a cause. Without it, every word that uses one has a finding.
    let isCause = id.hasPrefix("forms-") || id.hasPrefix("trait-")
    report(.missingMessage, text, at: place?.range.lowerBound ?? 0, in: file, isCause: isCause)
  }

  private static func oneLine(_ entry: LintEntry) -> String {
    guard let range = entry.value?.range ?? entry.attributes.first?.range else { return "nothing" }
    let text = words(range, in: entry.file).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    return text.count > 60 ? text.prefix(57) + "…" : text
  }

  private func checkParts(of entry: LintEntry, against original: LintEntry) {
    if original.value != nil, language.pattern(entry.id, nil) == nil {
      report(
        .missingMessage, "missing text of '\(entry.id)', which has only attributes", at: entry.range.lowerBound,
        in: entry.file)
    }
    for name in original.attributeNames {
      // Words of the lexicon aren't compared, because each language has other forms of a noun, and other words for its
      // states.
      guard entry.kind == nil, !entry.isGrammar else { continue }
      guard declarations[entry.id]?.attributes[name] != true, language.pattern(entry.id, name) == nil,
        !language.isBroken("\(entry.id).\(name)")
      else { continue }
      report(
        .missingAttribute, "missing attribute '.\(name)' in '\(entry.id)'", at: entry.range.lowerBound, in: entry.file)
    }
  }

  private func checkSettings() {
    checkSetting("number-digits") {
      $0 == "grouped" || $0 == "plain" ? nil : "invalid 'number-digits'; expected grouped or plain"
    }
    checkSetting(LintOptional.separators) {
      $0 == "regional" || $0 == "language" ? nil : "invalid 'number-separators'; expected regional or language"
    }
    checkSetting(LintOptional.powers) { text in
      let words = text.split(separator: " ")
      let powers = words.compactMap { Int($0) }.filter { $0 > 0 }
      guard !powers.isEmpty, powers.count == words.count else {
        return "invalid 'number-powers'; expected a list of powers of ten, such as 3 5 7"
      }
      guard let missing = powers.first(where: { language.message("compact-\($0)") == nil }) else { return nil }
      return "missing message 'compact-\(missing)', which 'number-powers' lists"
    }
  }

  private func checkSetting(_ id: String, _ fault: (String) -> String?) {
    guard let entry = language.messages[id], let value = entry.value,
      let fault = fault(entry.file.plainText(value) ?? "")
    else { return }
    report(.setting, fault, at: value.range.lowerBound, in: entry.file)
  }

  // MARK: Comments

  /// Checks that comments in English explain when users hear a phrase, declare its arguments, and have an example. An
  /// app may omit them, but its declarations are checked.
  private func checkComments() {
    for file in language.files where !file.isGenerated {
      for entry in file.resource.entries {
        let comment: Comment? =
          switch entry {
          case .message(let message): message.comment
          case .term(let term): term.comment
          case .comment(let comment): comment
          case .junk: nil
          }
        guard let comment else { continue }
        for problem in LintDeclaration(comment, in: file).problems {
          report(.declaration, problem.message, at: problem.offset, in: file)
        }
      }
    }
    guard !isOverlay else { return }
    for id in language.order {
      guard let entry = language.messages[id], let declaration = declarations[id], !entry.file.isGenerated,
        !entry.isGrammar
      else { continue }
      if !declaration.hasMeaning, !isOwnWord(id, in: language) {
        report(
          .comment, "missing comment for '\(id)'; write above it, or above its group, when it is heard",
          at: entry.range.lowerBound,
          in: entry.file)
      }
      // Words that only this language has, and names of currencies, need no example.
      if !declaration.hasExample, !declaration.isSetting, !isOwnWord(id, in: language),
        entry.kind != .currency
      {
        report(
          .example, "missing example for '\(id)'; write '# Example: …' above it", at: entry.range.lowerBound,
          in: entry.file)
      }
    }
  }
}

/// Messages that a language may omit.
enum LintOptional {
  /// Returns `true` if a message is the name of a currency, a power of ten, or an optional setting.
  static func isOptional(_ id: String) -> Bool {
    isCurrency(id) || compactPower(of: id) != nil || settings.contains(id)
  }

  /// The settings that a language has only if it differs from the default.
  static let settings: Set<String> = [powers, separators]

  static let separators = "number-separators"

  /// The setting that lists the powers of ten to count in, if the language has words for more of them.
  static let powers = "number-powers"

  static func isCurrency(_ id: String) -> Bool { id.utf8.count == 12 && id.hasPrefix("currency-") }

  /// Returns the power of ten in an id, such as 6 for `compact-6`.
  static func compactPower(of id: String) -> Int? { id.hasPrefix("compact-") ? Int(id.dropFirst(8)) : nil }
}
