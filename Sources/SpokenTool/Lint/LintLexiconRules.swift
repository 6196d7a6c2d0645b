// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

// Rules for the forms, traits, and other attributes of entries in the lexicon.
extension LintCheck {
  func checkLexicon() {
    checkFormLists()
    checkRules()
    let nounsAsk = language.choosesByGender(isMeasure: false)
    let measuresAsk = language.choosesByGender(isMeasure: true)
    for id in language.order {
      guard let entry = language.messages[id], let kind = entry.kind,
        let value = language.pattern(id, nil), value.pattern.isWordsAlone
      else { continue }
      checkRequired(entry, kind)
      if entry.isOwn { checkUsual(entry, kind) }
      guard !entry.file.isGenerated else { continue }
      checkNames(entry, kind)
      if !value.pattern.isCompound { checkStandIns(entry, value, kind) }
      let isNoun = kind == .noun && entry.file.name != "currency.ftl"
      if kind.isNoun, isNoun ? nounsAsk : measuresAsk { checkGender(entry) }
      checkGenerated(entry, kind)
    }
    if measuresAsk { checkGeneratedGenders() }
  }

  /// Returns `true` if an attribute of a word isn't a trait. Examples are forms, words for states, and `counted`.
  func isPart(_ name: String, of kind: LintLexicon.Kind) -> Bool {
    lexicon.forms(of: kind).others.contains(name) || LintLexicon.parts(of: kind).contains(name)
      || kind.isNoun && isState(name)
  }

  private func isState(_ name: String) -> Bool {
    language.isOwn(name) && language.kind(of: name) == .state
      || ["state-", "adjective-"].contains { prefix in
        [language, tree.source].contains { $0?.libraryMessage(prefix + name) != nil }
      }
  }

  // MARK: Declarations

  /// Checks the entries that list a language's forms. Each fallback must be a form in the list. Each name must have one
  /// meaning. Every form must be used.
  private func checkFormLists() {
    let rules = LintLexicon.rules
    check(lexicon.nouns, kind: .noun, given: wordsOfRules(from: [rules.noun]))
    check(lexicon.adjectives, kind: .state, given: wordsOfRules(from: [rules.adjective, rules.predicate]))
  }

  private func check(_ forms: LintLexicon.Forms, kind: LintLexicon.Kind, given: Set<String>) {
    guard let entry = forms.entry, entry.isSame(as: language.messages[entry.id]) else { return }
    let asked = words.asked["form"] ?? []
    for (name, attribute) in zip(entry.attributeNames, entry.attributes) {
      let offset = attribute.range.lowerBound
      let standIn = forms.standIns[name] ?? ""
      if standIn != LintLexicon.Forms.required, !forms.names.contains(standIn) {
        report(
          .unknownForm, "unknown form '\(standIn)'; use a form of this list, or 'required'",
          at: attribute.value.range.lowerBound, in: entry.file)
      }
      if let meaning = otherMeaning(of: name, kind) {
        report(
          .ambiguousName, "ambiguous form '.\(name)', which is also \(meaning); rename the form", at: offset,
          in: entry.file)
      } else if !absence.hasMessages, !given.contains(name), !asked.contains(name) {
        let rule = kind.isNoun ? LintLexicon.rules.noun : LintLexicon.rules.adjective
        report(
          .unusedForm, "unused form '\(name)', which neither '\(rule)' nor FORM requests; remove it",
          at: offset, in: entry.file)
      }
    }
  }

  private func otherMeaning(of name: String, _ kind: LintLexicon.Kind) -> String? {
    if LintLexicon.parts(of: .currency).contains(name) { return "an attribute of every language" }
    if kind.isNoun, isState(name) { return "a state" }
    return name == "gender" || name == "place" || language.libraryMessage("trait-" + name) != nil ? "a trait" : nil
  }

  // MARK: Entries

  private func checkRequired(_ entry: LintEntry, _ kind: LintLexicon.Kind) {
    let forms = lexicon.forms(of: kind)
    let (all, hasNone) = language.lackingForms(of: entry.id, forms)
    let lacking = needed(all, by: entry)
    guard !lacking.isEmpty, !accepts(.requiredForm, entry) else { return }
    let names = lacking.map { "." + $0 }.joined(separator: ", ")
    if !hasNone {
      report(
        .requiredForm, "incomplete forms of '\(entry.id)'; add \(names)",
        at: entry.range.lowerBound, in: entry.file)
      return
    }
    // If a word has no forms at all, it may never change. So report it only if the English noun has forms.
    guard kind == .noun || kind == .unit, let source = tree.source, language !== source,
      entry.file.name != "currency.ftl",
      lexicon.nouns.required.contains(where: { source.form($0, of: entry.id) != nil })
        || hasForms(entry.id, in: source),
      !entry.file.isGenerated, !accepts(.sameForNumbers, entry)
    else { return }
    report(
      .requiredForm,
      "missing forms of '\(entry.id)'; add \(names), or write '\(LintMark.sameForNumbers.description)' above",
      at: entry.range.lowerBound, in: entry.file, as: .warning)
  }

  /// Reports forms that a word of an app lacks, if most words of the library with the same kind and gender have them.
  /// For example, a state in German needs its endings before a noun, and a feminine noun in Polish needs its accusative.
  private func checkUsual(_ entry: LintEntry, _ kind: LintLexicon.Kind) {
    guard kind == .noun || kind == .state, let library = language.chain.first(where: { $0.marks == nil }) else {
      return
    }
    let gender = kind == .noun ? language.trait("gender", of: entry.id) : nil
    func isAlike(_ id: String, in language: LintLanguage) -> Bool {
      // A state with the trait `place` comes after the noun. A compound has the forms of its words.
      language.trait("place", of: id) == nil && language.pattern(id, nil)?.pattern.isCompound == false
        && (gender == nil || language.trait("gender", of: id) == gender)
    }
    let adjective = "adjective-" + SwiftVocabulary.status.stem(of: entry.id)
    guard isAlike(entry.id, in: language), language.message(adjective) == nil else { return }
    // Names of currencies have more forms than other nouns.
    let models = library.order.filter { id in
      library.kind(of: id) == kind && library.messages[id]?.file.name != "currency.ftl" && isAlike(id, in: library)
    }
    let usual = lexicon.forms(of: kind).others.filter { name in
      models.count { library.form(name, of: $0) != nil } * 3 > models.count * 2
    }
    let lacking = needed(usual.filter { language.form($0, of: entry.id) == nil }, by: entry)
      .filter { lexicon.forms(of: kind).standIns[$0] != LintLexicon.Forms.required }
    guard !lacking.isEmpty, models.count >= 10,
      let model = models.first(where: { id in lacking.allSatisfy { library.form($0, of: id) != nil } }),
      !accepts(.usualForm, entry), !accepts(.sameForNumbers, entry)
    else { return }
    let examples = lacking.compactMap { name in
      library.form(name, of: model).map { ".\(name) = \($0.file.text(pattern: $0.pattern))" }
    }
    report(
      .usualForm,
      "add the usual forms of '\(entry.id)' that differ, such as \(examples.joined(separator: ", ")) of '\(model)'",
      at: entry.range.lowerBound, in: entry.file, as: .warning)
  }

  private func hasForms(_ id: String, in source: LintLanguage) -> Bool {
    LintLexicon(of: source).nouns.others.contains { source.form($0, of: id) != nil }
  }

  /// Reports attributes that aren't a form, a trait, a state, or a name with the same meaning in every language.
  private func checkNames(_ entry: LintEntry, _ kind: LintLexicon.Kind) {
    // Another rule reports a missing list of forms. Without the list, every form of the language would be unknown.
    guard lexicon.forms(of: kind).entry != nil || sourceLexicon?.forms(of: kind).entry == nil else {
      return
    }
    for (name, attribute) in zip(entry.attributeNames, entry.attributes) {
      guard !isPart(name, of: kind), !referredAttributes.contains(LintPlace(id: entry.id, attribute: name)),
        !forApps.contains(name)
      else { continue }
      let isChosen = !words.asked(name).isEmpty || language.libraryMessage("trait-" + name) != nil
      guard !isChosen || !entry.isTrait(attribute.value) else { continue }
      let known = lexicon.forms(of: kind).others + LintLexicon.parts(of: kind) + words.keys.keys
      let hint = hint(for: name, among: known, prefix: ".")
      report(
        .unknownAttribute, "unknown form, trait, or state '.\(name)' in '\(entry.id)'\(hint)",
        at: attribute.range.lowerBound, in: entry.file)
    }
  }

  /// Reports forms that are the same as their fallback.
  private func checkStandIns(_ entry: LintEntry, _ value: (file: LintFile, pattern: Pattern), _ kind: LintLexicon.Kind)
  {
    let forms = lexicon.forms(of: kind)
    for (name, attribute) in zip(entry.attributeNames, entry.attributes)
    where forms.standIns[name].map({ $0 != LintLexicon.Forms.required }) == true {
      var standIn = forms.standIn(for: name) ?? ""
      var said = value
      // The loop is bounded because fallbacks may form a cycle.
      for _ in forms.names where standIn != forms.names.first {
        if let form = language.form(standIn, of: entry.id) {
          said = form
          break
        }
        standIn = forms.standIn(for: standIn) ?? ""
      }
      guard said.file.text(pattern: said.pattern) == entry.file.text(pattern: attribute.value),
        !accepts(.sameAsStandIn, entry)
      else { continue }
      report(
        .sameAsStandIn, "'.\(name)' is the same as its fallback '.\(standIn)'; remove it",
        at: attribute.range.lowerBound, in: entry.file, edits: [entry.file.removal(of: attribute)])
    }
  }

  // MARK: Gender

  private func checkGender(_ entry: LintEntry) {
    guard !language.isBroken(entry.id + ".gender"), language.trait("gender", of: entry.id) == nil, mostNounsHaveGender,
      !accepts(.missingGender, entry)
    else {
      return
    }
    let genders = traitWords("gender")
    let values = genders.isEmpty ? "" : " with one of \(genders.joined(separator: ", "))"
    report(
      .missingGender,
      "missing gender of '\(entry.id)', which the rules of \(language.tag) use; add '.gender = …'\(values)",
      at: entry.range.lowerBound, in: entry.file)
  }

  /// `true` if most nouns have a gender. In some languages, only a few nouns have one, for a special rule.
  private var mostNounsHaveGender: Bool {
    // An app has only a few nouns, so use the library's.
    guard let language = isOverlay ? language.chain.first(where: { $0.marks == nil }) : language else { return true }
    let nouns = language.order.filter { language.kind(of: $0)?.isNoun == true }
    return nouns.count < 20 || nouns.count { language.trait("gender", of: $0) != nil } * 2 > nouns.count
  }

  /// Reports nouns of generated files, such as names of currencies, that have no gender. One finding lists all of them.
  private func checkGeneratedGenders() {
    let entries = language.order.compactMap { language.messages[$0] }.filter { entry in
      entry.file.isGenerated && entry.kind?.isNoun == true
        && language.trait("gender", of: entry.id) == nil
    }
    guard let first = entries.first, mostNounsHaveGender else { return }
    let codes = entries.map { $0.id.drop { $0 != "-" }.dropFirst().uppercased() }.sorted()
    report(
      .missingGender,
      "missing gender of \(codes.joined(separator: ", ")); add it to the nouns in currency.ftl and run "
        + "Scripts/currency-names, or write '\(first.id) =' with '.gender = …'",
      at: first.range.lowerBound, in: first.file, as: .warning)
  }

  // MARK: Generated entries

  /// Reports parts of a handwritten entry that are the same as in the generated one.
  private func checkGenerated(_ entry: LintEntry, _ kind: LintLexicon.Kind) {
    guard let twin = language.generated[entry.id], !twin.isSame(as: entry) else { return }
    let forms = lexicon.forms(of: kind)
    func text(_ entry: LintEntry, _ name: String) -> String? {
      entry.attribute(name).map { entry.file.text(pattern: $0.value) }
    }
    if let value = entry.value {
      guard let other = twin.value, entry.file.text(pattern: value) == twin.file.text(pattern: other),
        forms.others.allSatisfy({ text(entry, $0) == text(twin, $0) })
      else { return }
      report(
        .sameAsGenerated,
        "'\(entry.id)' and its forms are the same in \(twin.file.name); remove them, and keep '\(entry.id) =' if more follows",
        at: entry.range.lowerBound, in: entry.file)
      return
    }
    for (name, attribute) in zip(entry.attributeNames, entry.attributes)
    where twin.attribute(name).map({ twin.file.text(pattern: $0.value) == entry.file.text(pattern: attribute.value) })
      == true
    {
      report(
        .sameAsGenerated, "'.\(name)' is the same in \(twin.file.name); remove it", at: attribute.range.lowerBound,
        in: entry.file)
    }
  }
}
