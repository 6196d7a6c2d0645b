internal import SpokenTextFluent

// Entries of the lexicon: messages of words alone, whose attributes are their other forms. In the place of its value an
// entry has one instruction, which says the form that is asked for.
extension TableCompiler {
  /// The messages of a language's grammar that are read here and never spoken.
  private enum Grammar {
    static let rulePrefix = "form-"
    static let nounRule = "form-noun"
    static let adjectiveRule = "form-adjective"
    static let predicateRule = "form-predicate"
    static let nounForms = "forms-noun"
    static let adjectiveForms = "forms-adjective"
    /// What a form says of itself that has no stand-in.
    static let required = "required"
    /// The attribute that writes a noun's count out.
    static let counted = "counted"
  }

  /// The forms of one kind of word, as the language declares them.
  struct FormList {
    /// Their names, the value's first.
    var names: [String] = [""]
    /// For each the number of the form that stands in for it; the value's own, 0, where none is named.
    var standIns = [0]
  }

  // MARK: Entries

  /// What kind of entry a message is by its id, or nil.
  static func kind(ofEntry id: String) -> EntryKind? {
    EntryKind.allCases.first { id.hasPrefix($0.prefix) }
  }

  /// Whether a pattern is words alone. One that says an argument, or chooses, is a phrase written out.
  static func isWords(_ pattern: Pattern) -> Bool {
    pattern.elements.allSatisfy {
      switch $0 {
      case .text: true
      case .placeable(let placeable): isWords(placeable.expression)
      }
    }
  }

  private static func isWords(_ expression: Expression) -> Bool {
    switch expression {
    case .string, .number, .message, .term: true
    case .placeable(let placeable): isWords(placeable.expression)
    case .variable, .function, .select: false
    }
  }

  /// Puts an entry in the place of the value of its message, which has just been compiled.
  mutating func enter(_ draft: inout Draft) {
    guard draft.attribute == nil, let kind = Self.kind(ofEntry: draft.id), Self.isWords(draft.pattern),
      let message = messageIndex[draft.id]
    else { return }
    draft.words = draft.reference
    draft.reference = wrap(LexiconEntry(kind: kind, message: Int32(message)))
    messageDrafts[message].entry = table.entries.count - 1
  }

  /// A pattern that says a new entry and nothing else.
  private mutating func wrap(_ entry: LexiconEntry) -> PatternReference {
    let start = Int32(table.instructions.count)
    table.instructions.append(.entry(UInt32(table.entries.count)))
    table.entries.append(entry)
    return PatternReference(start: start, end: start + 1)
  }

  /// The name of a form, if a pattern of a rule is nothing else.
  mutating func ruleWord(of pattern: Pattern, in source: TableSource) -> Instruction? {
    guard drafts[current].id.hasPrefix(Grammar.rulePrefix), let name = plainText(of: pattern, in: source) else {
      return nil
    }
    return .word(word(name.utf8))
  }

  // MARK: Closing

  /// Gives all entries their forms. The drafts are compiled, and their patterns still there.
  mutating func closeLexicon() {
    let (nouns, adjectives) = (forms(of: Grammar.nounForms), forms(of: Grammar.adjectiveForms))
    table.lexicon.noun = declare(nouns, rule: Grammar.nounRule)
    table.lexicon.adjective = declare(adjectives, rule: Grammar.adjectiveRule)
    table.lexicon.predicateRule = rule(Grammar.predicateRule)
    for index in messageDrafts.indices where messageDrafts[index].entry >= 0 {
      let number = messageDrafts[index].entry
      let isNoun = table.entries[number].kind.isNoun
      closeEntry(number, messageDrafts[index], forms: isNoun ? nouns : adjectives)
    }
  }

  private func rule(_ id: String) -> PatternReference {
    messageIndex[id].flatMap { messageDrafts[$0].value }.map { drafts[$0].reference } ?? .none
  }

  private mutating func declare(_ list: FormList, rule id: String) -> Lexicon.Forms {
    let first = Int32(table.formNames.count)
    for name in list.names { table.formNames.append(word(name.utf8)) }
    return Lexicon.Forms(names: first, count: Int32(list.names.count), rule: rule(id))
  }

  /// The forms that a message declares: its value names the plainest one, each attribute another and what stands in.
  func forms(of id: String) -> FormList {
    guard let index = messageIndex[id], let value = messageDrafts[index].value else { return FormList() }
    let attributes = messageDrafts[index].attributes.all
    var list = FormList()
    list.names = [plainText(of: drafts[value]) ?? ""] + attributes.map(\.name)
    list.standIns += attributes.map { attribute in
      guard let name = plainText(of: drafts[attribute.draft]), name != Grammar.required else { return 0 }
      return list.names.firstIndex(of: name) ?? 0
    }
    return list
  }

  func plainText(of draft: Draft) -> String? { plainText(of: draft.pattern, in: sources[draft.source]) }

  private mutating func closeEntry(_ number: Int, _ message: MessageDraft, forms: FormList) {
    guard let value = message.value, drafts[value].words.exists else { return }
    let words = wordForm(drafts[value].words)
    var own: [WordForm?] = [words]
    for name in forms.names.dropFirst() {
      own.append(form(name, of: message, from: drafts[value].source).map { wordForm(drafts[$0].reference) })
    }
    table.entries[number].forms = Int32(table.wordForms.count)
    let isCompound = words.text == nil
    for form in own.indices { table.wordForms.append(Self.resolve(form, own, isCompound ? [] : forms.standIns) ?? words) }
    if let counted = message.attributes.draft(named: Grammar.counted) {
      table.entries[number].counted = drafts[counted].reference
    }
  }

  /// The draft of a form. One from a less specific source than the value belongs to another word.
  func form(_ name: String, of message: MessageDraft, from source: Int) -> Int? {
    message.attributes.draft(named: name).flatMap { drafts[$0].source <= source ? $0 : nil }
  }

  /// A form, or what stands in for it. Stand-ins may be declared in a ring, which ends in the value.
  private static func resolve(_ form: Int, _ own: [WordForm?], _ standIns: [Int]) -> WordForm? {
    var form = form
    for _ in own.indices {
      if let said = own[form] { return said }
      guard form < standIns.count else { return nil }
      form = standIns[form]
    }
    return nil
  }

  /// A compiled pattern as a form: text where it is nothing else. An observer is told of patterns only.
  private func wordForm(_ pattern: PatternReference) -> WordForm {
    if !recordsCoverage, pattern.end == pattern.start + 1,
      case .text(let start, let count) = table.instructions[Int(pattern.start)]
    {
      return WordForm(text: start, count: count)
    }
    return WordForm(pattern)
  }

  // MARK: Compounds

  /// The noun that a pattern of words refers to first, which gives the whole its traits; of adjectives, the first word.
  func head(of pattern: Pattern, in source: TableSource, isNoun: Bool) -> Int? {
    for case .placeable(let placeable) in pattern.elements {
      guard case .message(let reference) = placeable.expression, reference.attribute == nil,
        let index = messageIndex[text(reference.id.range, in: source)], messageDrafts[index].entry >= 0,
        table.entries[messageDrafts[index].entry].kind.isNoun == isNoun
      else { continue }
      return index
    }
    return nil
  }

  /// The traits of an entry that it has from its head.
  mutating func inheritedTraits(of index: Int) -> [AttributeRecord] {
    var traits: [AttributeRecord] = []
    var next = head(ofMessage: index)
    // A compound of compounds ends somewhere; a ring of them does not.
    for _ in 0..<8 {
      guard let head = next else { break }
      let isNoun = table.entries[messageDrafts[head].entry].kind.isNoun
      let forms = forms(of: isNoun ? Grammar.nounForms : Grammar.adjectiveForms).names
      for attribute in messageDrafts[head].attributes.all where !forms.contains(attribute.name) {
        let name = word(attribute.name.utf8)
        guard let trait = traitWord(of: drafts[attribute.draft]), !traits.contains(where: { $0.name == name }) else {
          continue
        }
        traits.append(AttributeRecord(name: name, pattern: .none, word: trait))
      }
      next = self.head(ofMessage: head)
    }
    return traits
  }

  private func head(ofMessage index: Int) -> Int? {
    let message = messageDrafts[index]
    guard message.entry >= 0, let value = message.value else { return nil }
    return head(
      of: drafts[value].pattern, in: sources[drafts[value].source], isNoun: table.entries[message.entry].kind.isNoun)
  }

  /// The entry that a pattern of words is, if it refers to one and says nothing else: its message.
  func soleEntry(of draft: Draft) -> Int? {
    guard draft.pattern.elements.count == 1, case .placeable(let placeable) = draft.pattern.elements[0],
      case .message(let reference) = placeable.expression, reference.attribute == nil,
      let index = messageIndex[text(reference.id.range, in: sources[draft.source])], messageDrafts[index].entry >= 0
    else { return nil }
    return index
  }

  // MARK: Units of money

  /// What is said of a currency's unit: a phrase written out, or a noun. A noun that is made of several words gets a
  /// message of its own after those with ids.
  mutating func unitName(_ draft: Draft, of currency: Int) -> UnitName {
    guard Self.isWords(draft.pattern) else { return UnitName(pattern: draft.reference, message: Int32(currency)) }
    if draft.attribute == nil { return UnitName(noun: Int32(currency), counted(of: currency)) }
    if let sole = soleEntry(of: draft) { return UnitName(noun: Int32(sole), counted(of: sole)) }
    let message = Int32(table.messages.count)
    let pattern = wrap(LexiconEntry(kind: .noun, message: message))
    let number = table.entries.count - 1
    table.entries[number].forms = Int32(table.wordForms.count)
    for _ in 0..<table.lexicon.noun.count { table.wordForms.append(wordForm(draft.reference)) }
    var record = MessageRecord(value: pattern)
    let start = table.attributes.count
    if let head = head(of: draft.pattern, in: sources[draft.source], isNoun: true) {
      table.attributes += table.attributes[table.messages[head].attributes].filter { $0.word != .none }
    }
    record.attributes = start..<table.attributes.count
    table.messages.append(record)
    return UnitName(noun: message, .none)
  }

  private func counted(of message: Int) -> PatternReference {
    let entry = messageDrafts[message].entry
    return entry >= 0 ? table.entries[entry].counted : .none
  }
}
