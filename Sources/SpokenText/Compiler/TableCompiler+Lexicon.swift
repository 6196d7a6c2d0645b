// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

// Entries of the lexicon: messages of words alone, whose attributes are their other forms. In the place of its value an
// entry has one instruction, which says the form that is asked for.
extension TableCompiler {
  /// The messages of a language's grammar, which are read here and never spoken.
  private enum Grammar {
    static let rulePrefix: StaticString = "form-"
    static let nounRule: StaticString = "form-noun"
    static let adjectiveRule: StaticString = "form-adjective"
    static let predicateRule: StaticString = "form-predicate"
    static let nounForms: StaticString = "forms-noun"
    static let adjectiveForms: StaticString = "forms-adjective"
    /// The attribute that writes a noun's count out.
    static let counted = "counted"
  }

  /// The forms of one kind of word, as the language declares them.
  private struct FormList: ~Copyable {
    /// Their names, the value's first.
    var names = GrowingBuffer<SelectorKey>()
    /// For each the number of the form that stands in for it; the value's own, 0, where none is named.
    var standIns = GrowingBuffer<Int>()

    mutating func append(_ name: SelectorKey) {
      names.append(name)
      standIns.append(0)
    }
  }

  // MARK: Entries

  /// What kind of entry an id makes its message, or nil.
  private static func kind(ofEntry id: SourceRange, in source: TableSource) -> EntryKind? {
    guard let kind = EntryKind(initial: source.bytes[id.lowerBound]), source.bytes.starts(id, with: kind.staticPrefix)
    else { return nil }
    return kind
  }

  /// Whether a message is a rule, whose plain texts are names of forms.
  mutating func isRule(_ owner: Owner, _ id: SourceRange, in source: TableSource) -> Bool {
    !owner.isTerm && source.bytes.starts(id, with: Grammar.rulePrefix)
  }

  /// Puts an entry in the place of a message's value, if its id and its words make it one, and returns its number, or -1.
  mutating func enter(_ draft: Int, _ id: SourceRange, in source: TableSource) -> Int32 {
    guard drafts[draft].isWords, let kind = Self.kind(ofEntry: id, in: source) else { return -1 }
    entryWords.append(drafts[draft].reference)
    drafts[draft].reference = say(LexiconEntry(kind: kind, message: drafts[draft].owner.number))
    return Int32(table.entries.count - 1)
  }

  /// A pattern that says a new entry and nothing else.
  private mutating func say(_ entry: LexiconEntry) -> PatternReference {
    table.instructions.append(.entry(UInt32(table.entries.count)))
    table.entries.append(entry)
    return PatternReference(instruction: table.instructions.count - 1)
  }

  // MARK: Forms

  /// Gives all entries their forms.
  mutating func closeLexicon() {
    let nouns = forms(of: Grammar.nounForms)
    let adjectives = forms(of: Grammar.adjectiveForms)
    table.lexicon.noun = declare(nouns, rule: Grammar.nounRule)
    table.lexicon.adjective = declare(adjectives, rule: Grammar.adjectiveRule)
    table.lexicon.predicateRule = rule(Grammar.predicateRule)
    let counted = attributeName(Grammar.counted)
    // Currencies named by several words get entries of their own.
    let mostForms = max(nouns.names.count, adjectives.names.count)
    table.wordForms.reserveCapacity((table.entries.count + 256) * mostForms, touching: table.entries.count * mostForms)
    for number in messageDrafts.indices where messageDrafts[number].entry >= 0 {
      if table.entries[Int(messageDrafts[number].entry)].kind.isNoun {
        closeEntry(Int32(number), forms: nouns, counted)
      } else {
        closeEntry(Int32(number), forms: adjectives, counted)
      }
    }
  }

  private mutating func rule(_ id: StaticString) -> PatternReference {
    guard let draft = value(ofMessage: SourceBytes(id))?.draft else { return .none }
    return drafts[draft].reference
  }

  private mutating func declare(_ list: borrowing FormList, rule id: StaticString) -> Lexicon.Forms {
    let first = Int32(table.formNames.count)
    table.formNames.append(list.names.indices, of: list.names)
    return Lexicon.Forms(names: first, count: Int32(list.names.count), rule: rule(id))
  }

  /// The forms that a message declares: its value names the plainest one, each attribute another one and what stands in
  /// for it. `required` is no form's name: then nothing stands in but the value.
  private mutating func forms(of id: StaticString) -> FormList {
    var list = FormList()
    guard let (message, value) = value(ofMessage: SourceBytes(id)) else {
      list.append(.none)
      return list
    }
    list.append(plainWord(of: value))
    var next = Int(messageDrafts[message].firstAttribute)
    while next >= 0 {
      list.append(drafts[next].attribute)
      next = Int(drafts[next].next)
    }
    // What stands in may be declared further on.
    next = Int(messageDrafts[message].firstAttribute)
    for form in list.names.indices.dropFirst() {
      let name = plainWord(of: next)
      for standIn in list.names.indices where list.names[standIn] == name {
        list.standIns[form] = standIn
        break
      }
      next = Int(drafts[next].next)
    }
    return list
  }

  private mutating func closeEntry(_ message: Int32, forms: borrowing FormList, _ counted: SelectorKey?) {
    let value = Int(messageDrafts[Int(message)].value)
    let number = Int(messageDrafts[Int(message)].entry)
    let (words, source) = (entryWords[number], drafts[value].source)
    let isCompound = plainText(of: words) == nil || words.instructions.count > 1
    let first = table.wordForms.count
    table.entries[number].forms = Int32(first)
    table.wordForms.append(words)
    for form in forms.names.indices.dropFirst() {
      var (found, said) = (form, words)
      // Stand-ins may be declared in a ring, which ends in the value. The parts of a compound have their own.
      for _ in forms.names.indices where found > 0 {
        if let own = self.form(forms.names[found], of: message, from: source) {
          said = own
          break
        }
        found = isCompound ? 0 : forms.standIns[found]
      }
      table.wordForms.append(said)
    }
    if let counted = attribute(named: counted, of: message) {
      table.entries[number].counted = drafts[counted].reference
    }
  }

  /// A form that an entry has itself. One from a less specific source than the value belongs to another word.
  private mutating func form(_ name: SelectorKey, of message: Int32, from source: UInt16) -> PatternReference? {
    guard let draft = attribute(name, of: Owner(isTerm: false, number: message), messageDrafts[Int(message)]),
      drafts[draft].source <= source
    else { return nil }
    return drafts[draft].reference
  }

  /// Finds the words of the lexicon that `FORM` is called for by their messages.
  mutating func findWordsOfForms() {
    for index in table.formCalls.indices {
      if let entry = entry(of: table.formCalls[index].operand) { table.formCalls[index].entry = entry }
    }
  }

  /// The word of the lexicon that an operand is, by its message; nil for any other.
  private mutating func entry(of operand: Operand) -> Int32? {
    guard case .pattern(let operand) = operand, operand.instructions.count == 1,
      case .pattern(let value) = table.instructions[Int(operand.start)], value.instructions.count == 1,
      case .entry(let entry) = table.instructions[Int(value.start)]
    else { return nil }
    return Int32(entry)
  }

  /// Marks the places where a message says a number, a text, and a noun, see ``Instruction/countedNoun(numeral:)``.
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

  /// Marks the number in front of a noun. A language has one kind of numeral.
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

  // MARK: Compounds

  /// The message of the entry that a reference is to, or nil.
  private mutating func entry(of edge: Int) -> Int32? {
    let target = edges[edge].target
    guard target >= 0, !drafts[target].owner.isTerm, drafts[target].attribute == .none else { return nil }
    let number = drafts[target].owner.number
    return messageDrafts[Int(number)].entry >= 0 ? number : nil
  }

  /// The entry that gives words their traits: the first noun that they refer to; of adjectives, the first word.
  private mutating func head(of draft: Int, isNoun: Bool) -> Int32? {
    guard drafts[draft].isWords else { return nil }
    for edge in edges(of: draft) {
      if let entry = entry(of: edge), table.entries[Int(messageDrafts[Int(entry)].entry)].kind.isNoun == isNoun {
        return entry
      }
    }
    return nil
  }

  /// The message of the entry that an attribute is, if it refers to one and says nothing else, or -1.
  mutating func soleEntry(of draft: Int) -> Int32 {
    let edges = edges(of: draft)
    guard edges.count == 1, drafts[draft].isWords, drafts[draft].reference.instructions.count == 1 else { return -1 }
    return entry(of: edges.lowerBound) ?? -1
  }

  /// Gives an entry that is made of others the traits of its head which it does not have itself. Its own attributes are
  /// in the table from an index on.
  mutating func inheritTraits(of message: MessageDraft, from start: Int) {
    guard message.entry >= 0 else { return }
    let isNoun = table.entries[Int(message.entry)].kind.isNoun
    var head = head(of: Int(message.value), isNoun: isNoun)
    // A compound of compounds ends somewhere; a ring of them does not.
    for _ in 0..<8 {
      guard let inner = head.map({ messageDrafts[Int($0)] }) else { break }
      addTraits(of: inner, isNoun: isNoun, from: start)
      head = self.head(of: Int(inner.value), isNoun: isNoun)
    }
  }

  private mutating func addTraits(of message: MessageDraft, isNoun: Bool, from start: Int) {
    let forms = formNames(of: isNoun ? .noun : .adjective)
    var next = Int(message.firstAttribute)
    while next >= 0 {
      let attribute = next
      next = Int(drafts[attribute].next)
      let (name, pattern) = (drafts[attribute].attribute, drafts[attribute].reference)
      let word = plainWord(of: attribute)
      if word != .none, !isForm(name, among: forms), !hasTrait(name, from: start) {
        table.attributes.append(AttributeRecord(name: name, pattern: pattern, word: word))
      }
    }
  }

  /// Where the names of the forms of such entries are in the table.
  mutating func formNames(of kind: EntryKind) -> Range<Int> {
    let forms = table.lexicon.forms(of: kind)
    return Int(forms.names)..<Int(forms.names + forms.count)
  }

  /// Whether an attribute of an entry is one of its forms.
  mutating func isForm(_ name: SelectorKey, among forms: Range<Int>) -> Bool {
    for index in forms where table.formNames[index] == name { return true }
    return false
  }

  private mutating func hasTrait(_ name: SelectorKey, from start: Int) -> Bool {
    (start..<table.attributes.count).contains { table.attributes[$0].name == name }
  }

  // MARK: Units of money

  /// What a currency's message says of a unit: a noun, or a phrase written out. A noun that is made of several words gets
  /// a message of its own after those with ids.
  mutating func unitName(_ draft: Int, of currency: Int32) -> UnitName {
    guard drafts[draft].isWords else { return UnitName(pattern: drafts[draft].reference, message: currency) }
    if drafts[draft].attribute == .none { return UnitName(noun: currency, counted(of: currency)) }
    let sole = soleEntry(of: draft)
    if sole >= 0 { return UnitName(noun: sole, counted(of: sole)) }
    let message = Int32(table.messages.count)
    let entry = LexiconEntry(kind: .noun, message: message, forms: Int32(table.wordForms.count))
    var record = MessageRecord(value: say(entry), entry: Int32(table.entries.count - 1))
    let words = drafts[draft].reference
    for _ in 0..<table.lexicon.noun.count { table.wordForms.append(words) }
    let start = table.attributes.count
    if let head = head(of: draft, isNoun: true) {
      addTraits(of: messageDrafts[Int(head)], isNoun: true, from: start)
    }
    record.attributes = start..<table.attributes.count
    table.messages.append(record)
    return UnitName(noun: message, .none)
  }

  private mutating func counted(of message: Int32) -> PatternReference {
    let entry = Int(messageDrafts[Int(message)].entry)
    return entry >= 0 ? table.entries[entry].counted : .none
  }
}

extension Syntax {
  /// Whether a pattern is words alone. One that says an argument, or chooses, is a phrase written out.
  func isWords(_ pattern: Int) -> Bool {
    var next = pattern + 1
    let end = end(of: pattern)
    while next < end {
      switch nodes[next].kind {
      case .variable, .function, .select: return false
      // Whatever its arguments are.
      case .termReference: next = self.end(of: next)
      default: next += 1
      }
    }
    return true
  }
}
