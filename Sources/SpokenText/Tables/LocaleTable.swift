/// The compiled messages of one language, with its parents' behind them and an app's overlay before them.
///
/// A table is made once, is never changed, and is read without a lock by any number of threads. What it holds is flat:
/// instructions, variants and texts in a few arrays, and messages by number.
final class LocaleTable: Sendable {
  /// Keeps what the views below look at.
  private let storage = FrozenStorage()
  /// What is read while a phrase is said.
  let parts: FrozenRecord<TableParts>
  /// The language that is spoken.
  let tag: LanguageTag
  let instructions: Frozen<Instruction>
  let selects: Frozen<Select>
  let variants: Frozen<SelectVariant>
  let numberCalls: Frozen<NumberCall>
  let termCalls: Frozen<TermCall>
  let formCalls: Frozen<FormCall>
  let languageCalls: Frozen<LanguageCall>
  let guarded: Frozen<GuardedReference>
  let numbers: Frozen<ExactDecimal>
  let letterClasses: Frozen<LetterClass>
  let faults: Frozen<SpeechFault>
  /// All texts, side by side.
  let pool: Frozen<UInt8>
  /// In the order of their ids; past ``idCount`` stand the stand-ins of slots that the sources lack.
  let messages: Frozen<MessageRecord>
  let idCount: Int
  let attributes: Frozen<AttributeRecord>
  /// Where each word stands in the pool, by number.
  let words: Frozen<Range<Int>>
  let names: [String: Name]
  /// By ``Slot``; a slot that the tables lack points at an empty message.
  let slots: Frozen<Int32>
  /// A pattern that says its `$value` and nothing else.
  let numeral: PatternReference
  /// By ``Status``.
  private let states: Frozen<StateRecord>
  /// The name of the trait that states agree with.
  let genderTrait: Word
  /// The phrases of large numbers in short, by power of ten, descending.
  let compactPowers: Frozen<CompactPower>

  let plurals: PluralRules
  /// How the language itself writes numbers.
  private let numberForm: NumberForm
  /// Whether digits are grouped: not where this language's voices misread the separators.
  private let isGrouped: Bool
  /// Whether the voices of a region read the separators that are written there rather than the language's.
  private let hasRegionalSeparators: Bool
  let titleCase: TitleCaseRule
  /// What went wrong while the table was made.
  let diagnostics: [TableDiagnostic]
  /// Where an app's phrase is looked for when this language lacks it.
  let fallback: LocaleTable?
  /// Set only while goldens are checked: which variants have been said.
  let coverage: Coverage?

  init(_ compiled: consuming CompiledTable, fallback: LocaleTable?, coverage: Coverage?) {
    tag = compiled.tag
    instructions = storage.freeze(compiled.instructions)
    selects = storage.freeze(compiled.selects)
    variants = storage.freeze(compiled.variants)
    numberCalls = storage.freeze(compiled.numberCalls)
    termCalls = storage.freeze(compiled.termCalls)
    formCalls = storage.freeze(compiled.formCalls)
    languageCalls = storage.freeze(compiled.languageCalls)
    guarded = storage.freeze(compiled.guarded)
    numbers = storage.freeze(compiled.numbers)
    letterClasses = storage.freeze(compiled.letterClasses)
    faults = storage.freeze(compiled.faults)
    pool = storage.freeze(compiled.pool)
    messages = storage.freeze(compiled.messages)
    idCount = compiled.idCount
    attributes = storage.freeze(compiled.attributes)
    words = storage.freeze(compiled.words)
    names = compiled.names
    slots = storage.freeze(compiled.slots)
    numeral = compiled.numeral
    states = storage.freeze(compiled.states)
    genderTrait = compiled.genderTrait
    compactPowers = storage.freeze(compiled.compactPowers)
    plurals = PluralRules(compiled.tag)
    isGrouped = compiled.isGrouped
    hasRegionalSeparators = compiled.hasRegionalSeparators
    numberForm = NumberForm(NumberSymbols(compiled.tag), isGrouped: isGrouped)
    titleCase = TitleCaseRule(compiled.tag)
    diagnostics = compiled.diagnostics
    self.fallback = fallback
    self.coverage = coverage
    coverage?.places = compiled.places
    parts = storage.freeze(
      TableParts(
        instructions: instructions, selects: selects, variants: variants,
        countedForms: storage.freeze(compiled.countedForms), affixes: storage.freeze(compiled.affixes),
        numberCalls: numberCalls, formCalls: formCalls, numbers: numbers, pool: pool, messages: messages, slots: slots,
        numeral: numeral, currencies: CurrencyIndex(compiled.currencies, in: storage), compactPowers: compactPowers,
        plurals: plurals, titleCase: titleCase, hasCycles: !guarded.isEmpty, isCovered: coverage != nil))
  }

  /// How numbers are written for a listener of a locale: as in its region, where this is the region's language and its
  /// voices read what is written there; as in the language otherwise.
  ///
  /// A voice of Germany takes the point of Switzerland's 1.234 for a thousand, and there are no others; in Spanish
  /// each country has voices that read its own way of writing.
  func numberForm(for locale: LanguageTag) -> NumberForm {
    guard hasRegionalSeparators, locale != tag, locale.canonical().parents.contains(tag) else { return numberForm }
    return NumberForm(NumberSymbols(locale), isGrouped: isGrouped)
  }

  /// The number of a built-in message.
  @inline(__always)
  func slot(_ slot: Slot) -> Int32 { slots[slot.rawValue] }

  /// The number of a message by its id, or nil. Ids are in ascending order of their bytes.
  func message(_ id: some StringProtocol) -> Int32? {
    // In one piece nearly always: bytes that lie side by side are read several times as fast.
    id.utf8.withContiguousStorageIfAvailable { message(named: $0) } ?? message(named: Array(id.utf8))
  }

  private func message(named id: some Collection<UInt8>) -> Int32? {
    var (low, high) = (0, idCount)
    while low < high {
      let middle = (low + high) / 2
      switch Self.order(of: pool[messages[middle].id], id) {
      case 0: return Int32(middle)
      case ..<0: low = middle + 1
      default: high = middle
      }
    }
    return nil
  }

  /// Below zero where the first bytes come before the second ones, above it where they come behind, and 0 where they
  /// are the same: found in one go, as every message that an app says is looked for.
  private static func order(of first: some Sequence<UInt8>, _ second: some Sequence<UInt8>) -> Int {
    var others = second.makeIterator()
    for byte in first {
      guard let other = others.next() else { return 1 }
      if byte != other { return Int(byte) - Int(other) }
    }
    return others.next() == nil ? 0 : -1
  }

  /// An attribute of a message by its name, or ``PatternReference/none``.
  func attribute(_ name: some StringProtocol, of message: Int32) -> PatternReference {
    for attribute in attributes[messages[Int(message)].attributes] {
      if pool[words[Int(attribute.name.index)]].elementsEqual(name.utf8) { return attribute.pattern }
    }
    return .none
  }

  /// The plain word that an attribute of a message holds: its trait. ``Word/none`` where there is none.
  func trait(_ name: Word, of message: Int32) -> Word {
    guard message >= 0 else { return .none }
    for attribute in attributes[messages[Int(message)].attributes] where attribute.name == name {
      return attribute.word
    }
    return .none
  }

  /// The number of a state's message; past all ids where the tables lack it.
  func state(_ status: Status) -> Int32 { states[Int(status.rawValue)].message }

  /// The word that a state's attribute of a counted noun is named by.
  func word(of status: Status) -> Word { states[Int(status.rawValue)].word }

  /// The message of a counted noun; for an app's that is not in its overlay, one that says its id in braces.
  func message(of noun: CountedNoun) -> Int32 {
    switch noun.kind {
    case .builtIn(let slot): self.slot(slot)
    case .app(let id): message(id.description) ?? slot(.countItem)
    }
  }

  /// The message that names a field of a form; nil for one that the language lacks.
  func message(of field: FormField) -> Int32? {
    switch field.kind {
    case .builtIn(let slot): self.slot(slot)
    case .app(let id): message(id.description)
    }
  }

  /// An attribute of a message by its name as a word.
  func attribute(_ name: Word, of message: Int32) -> PatternReference {
    for attribute in attributes[messages[Int(message)].attributes] where attribute.name == name {
      return attribute.pattern
    }
    return .none
  }

  /// A message's id.
  func id(of message: Int32) -> String { String(decoding: pool[messages[Int(message)].id], as: UTF8.self) }

  /// A word's text.
  func text(of word: Word) -> String { String(decoding: pool[words[Int(word.index)]], as: UTF8.self) }
}

/// One message: its id in the pool, its value, and its attributes.
struct MessageRecord: Sendable {
  var id: Range<Int>
  var value: PatternReference
  var attributes: Range<Int>
}

/// One attribute of a message, and the word it holds if it is a single plain word.
struct AttributeRecord: Sendable {
  var name: Word
  var pattern: PatternReference
  var word: Word
}

/// A state: its message, and the word that attributes of counted nouns are named by.
struct StateRecord: Sendable {
  var message: Int32
  var word: Word
}

/// The phrase for a power of ten in a large number said in short.
struct CompactPower: Sendable {
  var power: Int
  var message: Int32
}
