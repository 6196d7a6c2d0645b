// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What is read of a table while a phrase is said, in plain memory: a view of it is one address, and reading it costs no
/// reference counting, which reading properties of ``LocaleTable`` would.
struct TableParts: Sendable {
  let instructions: UnmanagedSlice<Instruction>
  let selects: UnmanagedSlice<Select>
  let variants: UnmanagedSlice<SelectVariant>
  let countedForms: UnmanagedSlice<CountedForm>
  let affixes: UnmanagedSlice<Affix>
  let numberCalls: UnmanagedSlice<NumberCall>
  let termCalls: UnmanagedSlice<TermCall>
  let formCalls: UnmanagedSlice<FormCall>
  let languageCalls: UnmanagedSlice<LanguageCall>
  let markCalls: UnmanagedSlice<MarkCall>
  let guarded: UnmanagedSlice<GuardedReference>
  let numbers: UnmanagedSlice<ExactDecimal>
  let letterClasses: UnmanagedSlice<LetterClass>
  let faults: UnmanagedSlice<TableFault>
  /// All texts, one after another.
  let pool: UnmanagedSlice<UInt8>
  let attributes: UnmanagedSlice<AttributeRecord>
  /// The words of the lexicon, what each says in each form, and the names of the forms.
  let entries: UnmanagedSlice<LexiconEntry>
  let wordForms: UnmanagedSlice<PatternReference>
  let formNames: UnmanagedSlice<SelectorKey>
  let lexicon: Lexicon
  /// What its rules look at, and what they come to.
  let ruleAxes: UnmanagedSlice<RuleAxis>
  let ruleWords: UnmanagedSlice<SelectorKey>
  let categoryForms: UnmanagedSlice<CategoryForms>
  let numeralKeys: UnmanagedSlice<NumberKeys>
  /// The message of the adjective for each of our states, or -1.
  let adjectives: UnmanagedSlice<Int32>
  /// Every ``SelectorKey`` and every ``ArgumentName`` by its text, and the messages by their ids.
  let words: NameIndex
  let names: NameIndex
  let ids: MessageNames
  /// In the order of their ids' numbers; after them, names of currencies that are made of several words.
  let messages: UnmanagedSlice<MessageRecord>
  /// The numbers of the messages of ours that no source has: what stands in for one says its id in braces.
  let lacking: UnmanagedSlice<Int32>
  /// A pattern that says its `$value` and nothing else.
  let numeral: PatternReference
  /// A pattern that says its `$value` with marks for a voice.
  let marked: PatternReference
  /// A pattern that says its `$value` as an ordinal in words.
  let ordinalNumeral: PatternReference
  /// How lists are joined.
  let rows: ListRows
  let currencies: CurrencyIndex
  /// The phrases of compact numbers, largest power of ten first.
  let compactPowers: UnmanagedSlice<CompactPower>
  let plurals: PluralRules
  /// The same for quantities, small ones looked up.
  let cardinals: CardinalCategories
  let titleCase: LetterCase
  /// Whether the table has a ``LocaleTable/observer``.
  let recordsCoverage: Bool

  var hasCycles: Bool { !guarded.isEmpty }

  /// Moves what was compiled into memory that never changes.
  init(draining table: inout CompiledTable, recordsCoverage: Bool, in storage: UnmanagedStorage) {
    plurals = PluralRules(table.tag)
    cardinals = CardinalCategories(plurals, in: storage)
    // An observer is told of every rule.
    var lexicon = table.lexicon
    var follower = RuleFollower(plurals)
    if !recordsCoverage {
      for index in table.selects.indices {
        var select = table.selects[index]
        select.close(in: table)
        table.selects[index] = select
      }
      lexicon.followRules(with: &follower, in: table)
      for index in table.formCalls.indices where table.formCalls[index].way == .counted {
        table.formCalls[index].casePlace = follower.place(of: table.formCalls[index].caseWord, by: lexicon.noun.ruled)
      }
      if lexicon.placesNouns {
        for index in table.entries.indices {
          table.entries[index] = lexicon.placed(table.entries[index], with: follower, in: table)
        }
      }
    }
    instructions = storage.adopt(&table.instructions)
    selects = storage.adopt(&table.selects)
    variants = storage.adopt(&table.variants)
    countedForms = storage.adopt(&table.countedForms)
    affixes = storage.adopt(&table.affixes)
    numberCalls = storage.adopt(&table.numberCalls)
    termCalls = storage.freeze(draining: &table.termCalls)
    formCalls = storage.adopt(&table.formCalls)
    languageCalls = storage.freeze(draining: &table.languageCalls)
    markCalls = storage.freeze(draining: &table.markCalls)
    guarded = storage.adopt(&table.guarded)
    numbers = storage.adopt(&table.numbers)
    letterClasses = storage.freeze(draining: &table.letterClasses)
    faults = storage.freeze(draining: &table.faults)
    pool = storage.adopt(&table.pool)
    attributes = storage.adopt(&table.attributes)
    entries = storage.adopt(&table.entries)
    wordForms = storage.adopt(&table.wordForms)
    formNames = storage.adopt(&table.formNames)
    self.lexicon = lexicon
    ruleAxes = storage.adopt(&follower.axes)
    ruleWords = storage.adopt(&follower.words)
    categoryForms = storage.adopt(&follower.cells)
    numeralKeys = storage.adopt(&follower.numeralKeys)
    adjectives = storage.adopt(&table.adjectives)
    words = NameIndex(draining: &table.words, in: storage)
    names = NameIndex(draining: &table.names, in: storage)
    ids = MessageNames(draining: &table.ids, in: storage)
    messages = storage.adopt(&table.messages)
    lacking = storage.adopt(&table.lacking)
    numeral = table.numeral
    marked = table.marked
    ordinalNumeral = table.ordinalNumeral
    rows = table.rows
    currencies = CurrencyIndex(draining: &table.currencies, in: storage)
    compactPowers = storage.adopt(&table.compactPowers)
    titleCase = LetterCase(table.tag)
    self.recordsCoverage = recordsCoverage
  }

  /// The entry that a message's value is, or nil.
  @inline(__always)
  func entry(_ value: PatternReference) -> LexiconEntry? {
    guard value.exists, value.end == value.start + 1, case .entry(let index) = instructions[Int(value.start)] else {
      return nil
    }
    return entries[Int(index)]
  }
}

// What messages have besides their values. Here rather than in the table, because to read a property of a class costs a
// reference count.
extension TableParts {
  /// An attribute of a message by its name, or nil.
  @inline(__always)
  func attributeRecord(_ name: SelectorKey, of message: Int32) -> AttributeRecord? {
    let range = messages[Int(message)].attributes
    var index = range.lowerBound
    while index < range.upperBound {
      let attribute = attributes[index]
      if attribute.name == name { return attribute }
      index += 1
    }
    return nil
  }

  /// The plain word that an attribute of a message holds, its trait; ``SelectorKey/none`` if there is none.
  @inline(__always)
  func trait(_ name: SelectorKey, of message: Int32) -> SelectorKey {
    guard message >= 0 else { return .none }
    return attributeRecord(name, of: message)?.word ?? .none
  }

  /// A word by its text, or nil if the table does not have it.
  func word(_ text: String) -> SelectorKey? {
    words.find(text, in: pool).map { SelectorKey(index: UInt32($0)) }
  }

  /// The message of the adjective for one of our states by the number of its message, or nil where it has none.
  func adjective(forStateAt index: Int) -> Int32? {
    let message = adjectives[index - BuiltInMessage.stateTaken.rawValue]
    return message >= 0 ? message : nil
  }
}
