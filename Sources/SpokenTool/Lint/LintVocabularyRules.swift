// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

// Rules for the forms and genders that an app's fields and states need for agreement. Comments in the source language
// mark messages as fields and states.
extension LintCheck {
  /// Returns the fields and states among an app's own messages.
  static func vocabularies(of source: LintLanguage) -> [String: SwiftVocabulary] {
    var groups = LintGroups { SwiftComment($0, in: $1) }
    var found: [String: SwiftVocabulary] = [:]
    for (id, entry) in source.messages where entry.isOwn {
      let comment = SwiftComment(entry.comment, in: entry.file)
      let group = groups.reading(of: entry) ?? SwiftComment(nil, in: entry.file)
      let vocabulary = SwiftTable.vocabulary(comment, group)
      if vocabulary == .field || vocabulary == .status { found[id] = vocabulary }
    }
    return found
  }

  func checkVocabularies() {
    let genders = gendersOfFields
    var plainFields: [LintEntry] = []
    for id in language.order {
      guard let vocabulary = vocabularies[id], let entry = language.messages[id], let value = language.pattern(id, nil),
        value.pattern.isWordsAlone
      else { continue }
      if vocabulary == .status {
        if !value.pattern.isCompound { checkStatusForms(entry) }
      } else if lacksGender(entry, genders) {
        plainFields.append(entry)
      }
    }
    reportFields(plainFields, genders)
    if language === tree.source { checkUnmarkedWords() }
  }

  /// Reports messages that look like nouns, but aren't declared as nouns. In a count, they would be said without the
  /// number.
  private func checkUnmarkedWords() {
    for id in language.order {
      guard let entry = language.messages[id], entry.isOwn, entry.kind == nil, vocabularies[id] == nil,
        entry.value?.isWordsAlone == true,
        id.hasPrefix("noun-") || entry.attributeNames.contains(where: { lexicon.nouns.others.contains($0) }),
        !accepts(.unmarkedWord, entry)
      else { continue }
      report(
        .unmarkedWord,
        "'\(id)' needs '# Swift: Noun' above, or '# accepted: \(LintRule.unmarkedWord.rawValue)'",
        at: entry.range.lowerBound, in: entry.file, as: .warning)
    }
  }

  // MARK: Fields

  /// The genders of the library's fields. It is empty if no word of the language agrees with them.
  private var gendersOfFields: [String] {
    let fields = tree.shippedEnglish?.order.filter { $0.hasPrefix("field-") } ?? []
    return Set(fields.compactMap { language.trait("gender", of: $0) }).sorted()
  }

  /// Returns `true` if a field lacks a required gender. If another language has a gender for the field, reports it
  /// right away and returns `false`.
  private func lacksGender(_ entry: LintEntry, _ genders: [String]) -> Bool {
    guard !genders.isEmpty, language.trait("gender", of: entry.id) == nil, !accepts(.missingGender, entry) else {
      return false
    }
    let other = tree.languages.first { $0 !== language && $0.trait("gender", of: entry.id) != nil }
    guard let other else { return true }
    report(
      .missingGender,
      "missing gender of '\(entry.id)', which has one in \(other.tag); add '.gender = …' with one of "
        + "\(genders.joined(separator: ", "))", at: entry.range.lowerBound, in: entry.file, as: .warning
    )
    return false
  }

  /// Reports the fields that have no gender in any language. They may be used only in labels, so one note lists all of
  /// them.
  private func reportFields(_ entries: [LintEntry], _ genders: [String]) {
    guard let first = entries.first else { return }
    report(
      .missingGender,
      "fields without a gender: \(entries.map(\.id).joined(separator: ", ")); if a field has states or errors, "
        + "add '.gender = …' with one of \(genders.joined(separator: ", "))",
      at: first.range.lowerBound, in: first.file, as: .note)
  }

  // MARK: States

  /// Reports a state, such as "paid", without the forms that it needs to agree with nouns.
  private func checkStatusForms(_ entry: LintEntry) {
    let forms = lexicon.adjectives
    let stem = SwiftVocabulary.status.stem(of: entry.id)
    let required = needed(forms.required, by: entry)
    guard !required.isEmpty, !forms.others.contains(where: { language.form($0, of: entry.id) != nil }),
      // Skip states with the trait `place`, which aren't adjectives, and states with another word next to a noun.
      language.trait("place", of: entry.id) == nil, language.message("adjective-" + stem) == nil,
      !accepts(.sameForNumbers, entry)
    else { return }
    let names = required.map { "." + $0 }.joined(separator: ", ")
    report(
      .requiredForm,
      "missing forms of state '\(entry.id)'; add \(names), or write '\(LintMark.sameForNumbers.description)' above",
      at: entry.range.lowerBound, in: entry.file, as: .warning)
  }
}
