// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Compiles the lexicon, which is the words of a language with their forms. An entry of the lexicon is a message that
// consists only of words. Its attributes are its forms. Its compiled value is one instruction, which writes the
// requested form.
extension TableCompiler {
  /// The ids of the messages that describe a language's grammar, such as `forms-noun`. They are never spoken.
  private enum Grammar {
    static let rulePrefix = "form-"
    static let nounRule = "form-noun"
    static let adjectiveRule = "form-adjective"
    static let predicateRule = "form-predicate"
    static let nounForms = "forms-noun"
    static let adjectiveForms = "forms-adjective"
    /// The attribute of a noun with its own phrase for a count, which contains the number.
    static let counted = "counted"
  }

  // MARK: Entries

  /// Returns whether a message is a rule that chooses a form of a word. The texts in such a rule are names of forms.
  func isRule(_ id: String) -> Bool { id.hasPrefix(Grammar.rulePrefix) }

  /// Adds a message to the lexicon if its id and value are those of a word. Returns the index of the entry. Returns
  /// `nil` if the message isn't a word.
  mutating func enter(_ draft: Int, _ id: String) -> Int? {
    guard drafts[draft].isWords, let kind = source.entryKind(of: id) else { return nil }
    entryWords.append(drafts[draft].reference)
    drafts[draft].reference = say(LexiconEntry(kind: kind, message: Int32(drafts[draft].owner.number)))
    return table.entries.count - 1
  }

  /// Adds an entry to the lexicon. Returns a pattern that writes it.
  mutating func say(_ entry: LexiconEntry) -> PatternReference {
    table.entries.append(entry)
    return append(.entry(UInt32(table.entries.count - 1)))
  }

  // MARK: Forms

  /// The forms of one kind of word, as declared by the language.
  private struct FormList {
    /// The names of the forms. The first form is in the value of a word's message, and the others are in its
    /// attributes.
    var names: [SelectorKey]
    /// For each form, the number of the form to use if a word lacks it. Defaults to 0, the form in the value.
    var standIns: [Int]
  }

  /// Determines the forms of all words in the lexicon.
  mutating func closeLexicon() {
    let nouns = forms(declaredBy: Grammar.nounForms)
    let adjectives = forms(declaredBy: Grammar.adjectiveForms)
    table.lexicon.noun = declare(nouns, rule: Grammar.nounRule)
    table.lexicon.adjective = declare(adjectives, rule: Grammar.adjectiveRule)
    table.lexicon.predicateRule = rule(Grammar.predicateRule)
    let counted = attributeName(Grammar.counted)
    for message in messageDrafts.indices {
      guard let entry = messageDrafts[message].entry else { continue }
      closeEntry(entry, of: message, table.entries[entry].kind.isNoun ? nouns : adjectives)
      if let draft = attribute(counted, of: message) { table.entries[entry].counted = drafts[draft].reference }
    }
  }

  private func rule(_ id: String) -> PatternReference { value(ofMessage: id).map { drafts[$0].reference } ?? .none }

  private mutating func declare(_ list: FormList, rule id: String) -> Lexicon.Forms {
    let first = Int32(table.formNames.count)
    table.formNames += list.names
    return Lexicon.Forms(names: first, count: Int32(list.names.count), rule: rule(id))
  }

  /// Returns the forms that a message such as `forms-noun` declares. The message's value is the name of the basic form.
  /// Each attribute is the name of another form, and its text is the name of the fallback form. The text `required`
  /// isn't the name of a form, so the fallback is the basic form.
  private mutating func forms(declaredBy id: String) -> FormList {
    guard let message = message(id), let value = messageDrafts[message].value else {
      return FormList(names: [.none], standIns: [0])
    }
    let attributes = messageDrafts[message].attributes
    let names = [plainWord(of: value)] + attributes.map(\.name)
    var standIns = [0]
    for attribute in attributes {
      let name = plainWord(of: attribute.draft)
      standIns.append(names.firstIndex(of: name) ?? 0)
    }
    return FormList(names: names, standIns: standIns)
  }

  private mutating func closeEntry(_ entry: Int, of message: Int, _ forms: FormList) {
    guard messageDrafts[message].value != nil else { return }
    let words = entryWords[entry]
    let isCompound = beginning(of: words) == nil || words.instructions.count > 1
    table.entries[entry].forms = Int32(table.wordForms.count)
    table.wordForms.append(words)
    for form in forms.names.indices.dropFirst() {
      var (found, said) = (form, words)
      // Fallbacks can form a cycle, so the loop takes at most one step for each form. In a compound, each word has its
      // own fallbacks, so the compound needs none.
      for _ in forms.names.indices where found > 0 {
        if let own = self.form(forms.names[found], of: message) {
          said = own
          break
        }
        found = isCompound ? 0 : forms.standIns[found]
      }
      table.wordForms.append(said)
    }
  }

  /// Returns a form that a word itself has, without fallbacks.
  private func form(_ name: SelectorKey, of message: Int) -> PatternReference? {
    guard let draft = attribute(name, of: message), isOwnForm(draft, of: messageDrafts[message]) else { return nil }
    return drafts[draft].reference
  }

  /// Returns whether a form belongs to the word in the message's value. If a more specific file replaces the value,
  /// forms in other files belong to the old word.
  func isOwnForm(_ draft: Int, of message: MessageDraft) -> Bool {
    message.value.map { drafts[draft].location.source <= drafts[$0].location.source } ?? true
  }

  /// Returns whether an attribute of a message is one of its forms.
  func isForm(_ name: SelectorKey, of message: MessageDraft) -> Bool {
    guard let entry = message.entry else { return false }
    return isForm(name, of: table.entries[entry].kind)
  }

  private func isForm(_ name: SelectorKey, of kind: EntryKind) -> Bool {
    let forms = table.lexicon.forms(of: kind)
    return (forms.names..<forms.names + forms.count).contains { table.formNames[Int($0)] == name }
  }

  // MARK: Phrases with words

  /// Finds the calls of `FORM` whose operand is a word of the lexicon. Stores the word's index in them.
  mutating func findWordsOfForms() {
    for index in table.formCalls.indices {
      if let entry = entry(of: table.formCalls[index].operand) { table.formCalls[index].entry = Int32(entry) }
    }
  }

  /// Returns the index of the lexicon entry that an operand refers to. Returns `nil` if the operand is anything else.
  private func entry(of operand: Operand) -> UInt32? {
    guard case .pattern(let operand) = operand, operand.instructions.count == 1,
      case .pattern(let value) = table.instructions[Int(operand.start)], value.instructions.count == 1,
      case .entry(let entry) = table.instructions[Int(value.start)]
    else { return nil }
    return entry
  }

  /// Finds each sequence of a number, a text, and a noun in a pattern. Replaces its first instruction with the fast
  /// path ``Instruction/countedNoun(numeral:)``.
  mutating func markCountedNouns(in pattern: PatternReference, depth: Int = 0) {
    let start = Int(pattern.start)
    switch pattern.instructions.count {
    case 1 where depth < 4:
      guard case .select(let index) = table.instructions[start] else { return }
      for variant in table.selects[Int(index)].variants {
        markCountedNouns(in: table.variants[variant].pattern, depth: depth + 1)
      }
    case 3:
      guard case .text = table.instructions[start + 1],
        case .argument(ArgumentName(.noun)) = table.instructions[start + 2]
      else { return }
      markNumber(at: start)
    default: return
    }
  }

  /// Replaces the instruction that writes the number before a noun with a fast path. If another pattern writes the
  /// number, that pattern becomes the language's numeral. A language has only one numeral.
  private mutating func markNumber(at site: Int) {
    switch table.instructions[site] {
    case .argument(ArgumentName(.count)):
      table.instructions[site] = .countedNoun(numeral: .none)
    case .pattern(let numeral):
      if !table.lexicon.numeral.exists { table.lexicon.numeral = numeral }
      if table.lexicon.numeral == numeral { table.instructions[site] = .countedNoun(numeral: numeral) }
    default: return
    }
  }
}

// MARK: - Compounds

extension TableCompiler {
  /// Returns the message of a lexicon entry if a value or an attribute only refers to that entry. Otherwise, returns
  /// `nil`.
  func soleEntry(of draft: Int) -> Int? {
    let references = drafts[draft].references
    guard references.count == 1, drafts[draft].isWords, drafts[draft].reference.instructions.count == 1 else {
      return nil
    }
    return entry(ofReference: references.lowerBound)
  }

  /// Returns the message that a reference refers to. Returns `nil` if the target isn't a lexicon entry.
  private func entry(ofReference index: Int) -> Int? {
    guard let target = references[index].target, !drafts[target].owner.isTerm, drafts[target].attribute == .none else {
      return nil
    }
    let message = drafts[target].owner.number
    return messageDrafts[message].entry == nil ? nil : message
  }

  /// Returns the message that gives a compound its traits, such as the gender. In a compound noun, this is the first
  /// noun. In a compound adjective, it is the first word that isn't a noun.
  func head(of draft: Int, isNoun: Bool) -> Int? {
    guard drafts[draft].isWords else { return nil }
    for reference in drafts[draft].references {
      guard let message = entry(ofReference: reference), let entry = messageDrafts[message].entry else { continue }
      if table.entries[entry].kind.isNoun == isNoun { return message }
    }
    return nil
  }

  /// Adds the traits that a compound inherits from its main word, see ``head(of:isNoun:)``. Its own attributes, which
  /// begin at index `start`, aren't replaced.
  mutating func inheritTraits(of message: MessageDraft, from start: Int) {
    guard let entry = message.entry, let value = message.value else { return }
    let isNoun = table.entries[entry].kind.isNoun
    var head = head(of: value, isNoun: isNoun)
    // The limit ends the search if compounds refer to each other in a cycle.
    for _ in 0..<8 {
      guard let inner = head.map({ messageDrafts[$0] }) else { break }
      addTraits(of: inner, isNoun: isNoun, from: start)
      head = inner.value.flatMap { self.head(of: $0, isNoun: isNoun) }
    }
  }

  /// Adds the traits of a message. Skips those already among the table's attributes from index `start` on.
  mutating func addTraits(of message: MessageDraft, isNoun: Bool, from start: Int) {
    for attribute in message.attributes {
      let word = plainWord(of: attribute.draft)
      guard word != .none, !isForm(attribute.name, of: isNoun ? .noun : .adjective),
        !table.attributes[start...].contains(where: { $0.name == attribute.name })
      else { continue }
      table.attributes.append(
        AttributeRecord(name: attribute.name, pattern: drafts[attribute.draft].reference, word: word))
    }
  }
}
