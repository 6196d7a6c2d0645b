// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Finds the forms of an app's own nouns and states that its phrases can use. Completeness checks, golden files, and
// lint share this rule, so they agree.
//
// Phrases can count the app's nouns, and name its states alone or with these nouns. They can use every case that the
// app's tables request with `FORM`. Forms that a sample phrase uses count, too.
extension OverlayTrace {
  /// A count or a state that uses forms of an app's own words.
  package struct WordPhrase: Sendable {
    package var id: String
    /// The description of the phrase, such as `count=2, noun=lesson, case=genitive`. Empty for the word alone.
    package var label: String
    package var utterance: Utterance
  }

  /// Generates counts and states that use every possible form of the app's own words. Omits phrases without a new form.
  package func sayWords() -> [WordPhrase] {
    var phrases: [WordPhrase] = []
    var reached: Set<Coverage.WordForm> = []
    let outer = coverage.said
    var all = outer
    defer { coverage.said = all }
    for probe in probes() {
      coverage.said = Coverage.Said()
      let utterance = say(probe.phrase, in: probe.caseWord)
      let forms = coverage.said.forms.filter { isOwn($0) }
      guard !forms.isSubset(of: reached) else { continue }
      reached.formUnion(forms)
      all.add(coverage.said)
      phrases.append(WordPhrase(id: probe.id, label: probe.label, utterance: utterance))
    }
    return phrases
  }

  /// The names of the requested forms, by the id of the app's own word.
  package var saidForms: [String: Set<String>] {
    var forms: [String: Set<String>] = [:]
    for said in coverage.said.forms where isOwn(said) { forms[id(of: said), default: []].insert(name(of: said)) }
    return forms
  }

  /// The required forms that phrases requested, but that the app's words lack. A word without any forms may never
  /// change, so it isn't reported.
  package var missingForms: [(id: String, form: String, file: String, line: Int)] {
    let table = speaker.table
    let required = [true, false].map { requiredForms(ofNouns: $0) }
    return coverage.said.forms.filter { isOwn($0) }.compactMap { said in
      let entry = table.entries[said.entry]
      let (id, name) = (id(of: said), name(of: said))
      guard required[entry.kind.isNoun ? 0 : 1].contains(name), !marks.acceptsMissingForms(id),
        table.attributeRecord(name, of: entry.message) == nil, hasForms(entry), !isCompound(entry),
        let place = coverage.places.patterns[table.wordForms[Int(entry.forms)].start]
      else { return nil }
      return (id, name, place.file, place.line)
    }.sorted { ($0.file, $0.line, $0.form) < ($1.file, $1.line, $1.form) }
  }

  /// Returns whether a branch is the base form of an app's own word. Phrases must have requested at least one form of
  /// it.
  package func isSaidWord(_ branch: Branch, in said: Coverage.Said) -> Bool {
    said.forms.contains { form in
      isOwn(form) && speaker.table.wordForms[Int(speaker.table.entries[form.entry].forms)].start == branch.pattern.start
    }
  }

  /// Returns whether a branch is an attribute with a form of an app's own word.
  package func isForm(_ branch: Branch) -> Bool { ownForms.contains(branch.pattern.start) }

  // MARK: Forms

  private func isOwn(_ form: Coverage.WordForm) -> Bool {
    speaker.table.isOwn(speaker.table.entries[form.entry].message)
  }

  private func id(of form: Coverage.WordForm) -> String {
    speaker.table.id(of: speaker.table.entries[form.entry].message)
  }

  private func name(of form: Coverage.WordForm) -> String {
    let forms = speaker.table.lexicon.forms(of: speaker.table.entries[form.entry].kind)
    return speaker.table.text(of: speaker.table.formNames[Int(forms.names) + form.form])
  }

  private func requiredForms(ofNouns isNoun: Bool) -> Set<String> {
    let table = speaker.table
    guard let list = table.libraryMessage(isNoun ? "forms-noun" : "forms-adjective") else { return [] }
    let required = table.attributes(of: list).filter { table.text(of: $0.word) == "required" }
    return Set(required.map { table.text(of: $0.name) })
  }

  private func forms(of entry: LexiconEntry) -> [AttributeRecord] {
    let table = speaker.table
    let forms = table.lexicon.forms(of: entry.kind)
    let names = table.formNames[Int(forms.names)..<Int(forms.names + forms.count)].dropFirst()
    return table.attributes(of: entry.message).filter { names.contains($0.name) }
  }

  private func hasForms(_ entry: LexiconEntry) -> Bool { !forms(of: entry).isEmpty }

  /// Returns whether the table composes a word from other words.
  private func isCompound(_ entry: LexiconEntry) -> Bool {
    let table = speaker.table
    let value = table.wordForms[Int(entry.forms)]
    return value.instructions.contains { index in
      if case .text = table.instructions[index] { false } else { true }
    }
  }

  private var ownForms: Set<Int32> {
    Set(ownWords.flatMap { forms(of: $0) }.map(\.pattern.start))
  }

  private var ownWords: [LexiconEntry] { speaker.table.entries.filter { speaker.table.isOwn($0.message) } }

  // MARK: Phrases that use the forms

  private struct Probe {
    var id: String
    var label: String
    var phrase: Phrase
    var caseWord: SelectorKey
  }

  /// Numbers that cover every plural category of every language, and 0.
  private static let numbers = [1, 2, 3, 5, 11, 21, 100, 1_000_000, 0]

  private func probes() -> [Probe] {
    let table = speaker.table
    var probes: [Probe] = []
    func add(_ id: String, _ label: String, _ phrase: Phrase) {
      for word in cases {
        let place = word == .none ? "" : "case=\(table.text(of: word))"
        let label = [label, place].filter { !$0.isEmpty }.joined(separator: ", ")
        probes.append(Probe(id: id, label: label, phrase: phrase, caseWord: word))
      }
    }
    let nouns = ownWords.filter { $0.kind == .noun }.map { table.id(of: $0.message) }
    for id in nouns {
      for number in Self.numbers { add(id, "count=\(number)", .count(number, Phrase.Noun(PhraseID(unchecked: id)))) }
    }
    for unit in ownWords where unit.kind == .unit {
      let id = table.id(of: unit.message)
      let name = id.hasPrefix(EntryKind.unit.prefix) ? String(id.dropFirst(EntryKind.unit.prefix.count)) : id
      for number in Self.numbers { add(id, "count=\(number)", .measure(number, MeasureUnit(name))) }
    }
    let subjects = subjects(nouns)
    for word in ownWords where word.kind == .state {
      let id = table.id(of: word.message)
      let status = Phrase.Status(PhraseID(unchecked: id))
      add(id, "", .state(status))
      for (name, noun) in subjects {
        add(id, "noun=\(name)", .state(status, of: noun))
        for number in Self.numbers { add(id, "count=\(number), noun=\(name)", .count(number, noun, status: status)) }
      }
    }
    return probes
  }

  /// Returns a noun for each combination of traits, such as gender, so that states can agree with it. The nouns are the
  /// app's or, if it has none, the library's.
  private func subjects(_ own: [String]) -> [(name: String, noun: Phrase.Noun)] {
    let table = speaker.table
    var kinds: Set<[SelectorKey]> = []
    let all: [(name: String, noun: Phrase.Noun)] =
      own.isEmpty
      ? Phrase.Noun.all.map { ($0.name, $0) } : own.map { ($0, Phrase.Noun(PhraseID(unchecked: $0))) }
    return all.filter { _, noun in
      guard let message = table.message(noun.id), table.entryIndex(of: message) != nil else { return false }
      return kinds.insert(table.attributes(of: message).map(\.word).filter { $0 != .none }).inserted
    }
  }

  /// The grammatical cases that the app's tables request. The first item is `none`, for phrases without a case.
  private var cases: [SelectorKey] {
    let table = speaker.table
    return table.formCalls.prefix(table.overlayFormCallCount).reduce(into: [SelectorKey.none]) { cases, call in
      if !cases.contains(call.caseWord) { cases.append(call.caseWord) }
    }
  }

  private func say(_ phrase: Phrase, in caseWord: SelectorKey) -> Utterance {
    let speaker = speaker
    return Evaluator.with(
      speaker.table, numberForm: speaker.numberForm, usesNativeDigits: speaker.numerals == .native
    ) { evaluator in
      let value = phrase.compose(with: speaker, in: &evaluator.scope)
      if caseWord == .none { evaluator.say(value) } else { evaluator.say(value, in: caseWord) }
      return evaluator.finish(.inline)
    }
  }
}

extension Evaluator {
  fileprivate mutating func say(_ value: Value, in caseWord: SelectorKey) {
    let frame = scope.frame(ArgumentName(.value), value)
    context = Context(frame)
    context.caseWord = caseWord
    say(argument: Int(frame.start))
  }
}
