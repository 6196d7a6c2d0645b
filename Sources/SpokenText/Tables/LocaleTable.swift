// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The compiled messages of one language: an app's overlay first, then the language, then its parents.
///
/// A table never changes, so any number of threads can read it without a lock. Its content is flat: instructions,
/// variants, and texts in a few arrays, and messages by number.
final class LocaleTable: Sendable {
  /// The language that is spoken.
  let tag: LanguageTag
  /// The language's rules for numbers in words. `nil` if it has none.
  let numberRules: NumberRulesSource?
  /// The table of another language, for an app's messages that this language lacks.
  let fallback: LocaleTable?
  /// The table of another language, for our messages in a language that only an app has. `nil` for any other language.
  let library: LocaleTable?
  /// Whether an app's messages are among the messages.
  let hasOverlay: Bool
  /// Receives everything that the table says. Only tests have one.
  let observer: (any TableObserver)?
  /// The mistakes that were found while the table was made.
  let diagnostics: [TableDiagnostic]

  // MARK: Patterns

  let instructions: [Instruction]
  let selects: [Select]
  let variants: [SelectVariant]
  let numberCalls: [NumberCall]
  let termCalls: [TermCall]
  let formCalls: [FormCall]
  /// How many of ``formCalls`` are in an app's files, which come first.
  let overlayFormCallCount: Int
  let languageCalls: [LanguageCall]
  let markCalls: [MarkCall]
  let guarded: [GuardedReference]
  let numbers: [ExactDecimal]
  let letterClasses: [LetterClass]
  let faults: [TableFault]
  /// All texts, one after another.
  let pool: [UInt8]
  /// A pattern that says its `$value` and nothing else.
  let numeral: PatternReference
  /// A pattern that says its `$value` with marks for a voice.
  let marked: PatternReference
  /// A pattern that says its `$value` as an ordinal in words.
  let ordinalNumeral: PatternReference

  // MARK: Messages

  /// The messages in the order of their ids' numbers. Names of currencies that are made of several words follow them.
  let records: [MessageRecord]
  let attributes: [AttributeRecord]
  /// The number of messages that have ids.
  let idCount: Int
  /// The numbers of our own messages that no source has. The message in their place says its id in braces.
  let missingMessages: [Int32]
  /// The message of the adjective for each of our states, or -1.
  let adjectives: [Int32]
  /// Every ``SelectorKey`` and every ``ArgumentName`` by its text, and the messages by their ids.
  let words: NameTable
  let names: NameTable
  let ids: MessageNames

  // MARK: Words

  /// The words of the lexicon, what each says in each form, and the names of the forms.
  let entries: [LexiconEntry]
  let wordForms: [PatternReference]
  let formNames: [SelectorKey]
  let lexicon: Lexicon
  /// The forms that its rules choose.
  let forms: LexiconForms

  // MARK: Numbers

  /// The names of currencies by their codes.
  let currencies: [UInt64: CurrencyRecord]
  /// The phrases of compact numbers, largest power of ten first.
  let compactPowers: [CompactPower]
  let plurals: PluralRules
  let titleCase: LetterCase
  private let settings: TableSettings
  /// How the language itself writes numbers.
  private let numberForm: NumberForm

  /// Creates a table from its compiled parts.
  ///
  /// - Parameter forms: The forms that an evaluator found with a table of the same parts.
  init(
    _ table: CompiledTable, forms: LexiconForms = LexiconForms(), numberRules: NumberRulesSource? = nil,
    fallback: LocaleTable? = nil, library: LocaleTable? = nil, hasOverlay: Bool = false,
    observer: (any TableObserver)? = nil
  ) {
    tag = table.tag
    self.numberRules = numberRules
    self.fallback = fallback
    self.library = library
    self.hasOverlay = hasOverlay
    self.observer = observer
    diagnostics = table.diagnostics
    plurals = PluralRules(table.tag)
    lexicon = table.lexicon
    self.forms = forms
    instructions = table.instructions
    selects = table.selects
    variants = table.variants
    numberCalls = table.numberCalls
    termCalls = table.termCalls
    formCalls = table.formCalls
    overlayFormCallCount = table.overlayFormCallCount
    languageCalls = table.languageCalls
    markCalls = table.markCalls
    guarded = table.guarded
    numbers = table.numbers
    letterClasses = table.letterClasses
    faults = table.faults
    pool = table.pool
    numeral = table.numeral
    marked = table.marked
    ordinalNumeral = table.ordinalNumeral
    records = table.messages
    attributes = table.attributes
    idCount = table.ids.count
    missingMessages = table.missingMessages
    adjectives = table.adjectives
    words = table.words
    names = table.names
    ids = table.ids
    entries = table.entries
    wordForms = table.wordForms
    formNames = table.formNames
    currencies = table.currencies
    compactPowers = table.compactPowers
    titleCase = LetterCase(table.tag)
    settings = table.settings
    numberForm = NumberForm(NumberSymbols(table.tag), isGrouped: table.settings.isGrouped)
  }

  /// Whether the table has an ``observer``.
  var recordsCoverage: Bool { observer != nil }

  /// Whether a pattern may refer to itself.
  var hasCycles: Bool { !guarded.isEmpty }

  /// How numbers are written for a listener of a locale: as its region writes them where the table says that voices
  /// there read it, otherwise as the language does.
  ///
  /// German has voices of Germany only, which take the decimal point of Switzerland's 1.234 for a thousands separator;
  /// Spanish has voices of each country that read what is written there.
  func numberForm(for locale: LanguageTag) -> NumberForm {
    guard settings.hasRegionalSeparators, locale != tag, locale.canonical().parents.contains(tag) else {
      return numberForm
    }
    return NumberForm(NumberSymbols(locale), isGrouped: settings.isGrouped)
  }
}

// MARK: Messages

extension LocaleTable {
  /// A message by its number.
  func record(of message: Int32) -> MessageRecord { records[Int(message)] }

  /// The attributes of a message.
  func attributes(of message: Int32) -> ArraySlice<AttributeRecord> { attributes[record(of: message).attributes] }

  /// The number of the message that an app means by an id: its own, or one of the library. Nil if no source has it, or if
  /// only the fallback language has the app's own: then the library's message of that id is not the one that is meant.
  func message(_ id: some StringProtocol) -> Int32? {
    let id = String(id)
    if let own = ownMessage(id) { return own }
    return fallback?.ownMessage(id) == nil ? libraryMessage(id) : nil
  }

  /// The number of an app's own message by its id, or nil.
  func ownMessage(_ id: String) -> Int32? { hasOverlay ? ids.find(id, in: .app).map { Int32($0) } : nil }

  /// The number of a message of the library by its id, or nil if no source has it.
  func libraryMessage(_ id: String) -> Int32? {
    ids.find(id, in: .library).map { Int32($0) }.flatMap { isMissing($0) ? nil : $0 }
  }

  /// Whether a message is an app's own.
  func isOwn(_ message: Int32) -> Bool {
    hasOverlay && message >= 0 && message < idCount && ids.namespace(of: Int(message)) == .app
  }

  /// Whether a message is one of ours that no source has.
  func isMissing(_ message: Int32) -> Bool { missingMessages.contains(message) }

  /// A message's id. It is empty if the sources lack the message.
  func id(of message: Int32) -> String { message < idCount && !isMissing(message) ? ids[Int(message)] : "" }

  /// An attribute of a message by its name, or a form of an entry; ``PatternReference/none`` if it has neither.
  func attribute(_ name: some StringProtocol, of message: Int32) -> PatternReference {
    if let attribute = attributeRecord(name, of: message) { return attribute.pattern }
    guard let entry = entry(of: message), let word = word(name) else { return .none }
    let forms = lexicon.forms(of: entry.kind)
    for form in 0..<Int(forms.count) where formNames[Int(forms.names) + form] == word {
      return wordForms[Int(entry.forms) + form]
    }
    return .none
  }

  /// The names of a message's attributes and forms.
  func attributeNames(of message: Int32) -> [SelectorKey] {
    let names = attributes(of: message).map(\.name)
    guard let forms = entry(of: message).map({ lexicon.forms(of: $0.kind) }) else { return names }
    let formNames = (0..<Int(forms.count)).map { self.formNames[Int(forms.names) + $0] }
    return names + formNames.filter { !names.contains($0) }
  }

  /// An attribute of a message by its name, or nil.
  func attributeRecord(_ name: some StringProtocol, of message: Int32) -> AttributeRecord? {
    word(name).flatMap { attributeRecord($0, of: message) }
  }

  /// An attribute of a message by its name, or nil.
  func attributeRecord(_ name: SelectorKey, of message: Int32) -> AttributeRecord? {
    for index in records[Int(message)].attributes where attributes[index].name == name { return attributes[index] }
    return nil
  }

  /// The plain word that an attribute of a message holds, which is a trait; ``SelectorKey/none`` if there is none.
  func trait(_ name: SelectorKey, of message: Int32) -> SelectorKey {
    guard message >= 0, let attribute = attributeRecord(name, of: message) else { return .none }
    return attribute.word
  }

  /// The index of a message's entry in the lexicon, or nil.
  func entryIndex(of message: Int32) -> Int? {
    let entry = records[Int(message)].entry
    return entry < 0 ? nil : Int(entry)
  }

  /// A message's entry in the lexicon, or nil.
  func entry(of message: Int32) -> LexiconEntry? { entryIndex(of: message).map { entries[$0] } }

  /// The entry that a pattern says, if it says nothing else.
  func entry(saidBy pattern: PatternReference) -> LexiconEntry? {
    guard pattern.instructions.count == 1, case .entry(let index) = instructions[Int(pattern.start)] else { return nil }
    return entries[Int(index)]
  }

  /// The number of a form by its name. For an unknown name, it is 0, the plainest form.
  func formNumber(of name: SelectorKey, in forms: Lexicon.Forms) -> Int {
    for number in 0..<Int(forms.count) where formNames[Int(forms.names) + number] == name { return number }
    return 0
  }

  /// The message of the adjective for one of our states by the number of its message, or nil if it has none.
  func adjective(forStateAt index: Int) -> Int32? {
    let message = adjectives[index - BuiltInMessage.stateTaken.rawValue]
    return message >= 0 ? message : nil
  }
}

// MARK: Texts

extension LocaleTable {
  /// A word by its text, or nil if the table doesn't have it.
  func word(_ text: some StringProtocol) -> SelectorKey? {
    words.find(String(text)).map { SelectorKey(index: UInt32($0)) }
  }

  /// A word's text.
  func text(of word: SelectorKey) -> String { words[Int(word.index)] }

  /// The text of an argument's name.
  func text(of name: ArgumentName) -> String { names[Int(name.index)] }

  /// The name of an argument by its text, or nil if no message uses it.
  func name(_ text: String) -> ArgumentName? {
    names.find(text).flatMap { ArgumentName(index: $0) }
  }
}

/// One message: its value, and its attributes.
struct MessageRecord: Sendable, BitwiseCopyable {
  var value: PatternReference
  /// The entry of the lexicon that the value is, or -1.
  var entry: Int32 = -1
  // Two numbers, because a `Range` is not `BitwiseCopyable`.
  private var attributesStart: Int32 = 0
  private var attributesEnd: Int32 = 0

  init(value: PatternReference = .none, entry: Int32 = -1) { (self.value, self.entry) = (value, entry) }

  /// Where its attributes are in ``LocaleTable/attributes``.
  var attributes: Range<Int> {
    get { Int(attributesStart)..<Int(attributesEnd) }
    set { (attributesStart, attributesEnd) = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
  }
}

/// One attribute of a message, and its text as a word if it is a single plain word.
struct AttributeRecord: Sendable, BitwiseCopyable {
  var name: SelectorKey
  var pattern: PatternReference
  var word: SelectorKey
  /// The message of the entry that the pattern is, or -1: another word for a state, `.completed = { adjective-achieved }`.
  var entry: Int32 = -1
  /// Whether an app's file has it.
  var isOverlay = false
}

/// What a language sets about numbers in messages that are never spoken.
struct TableSettings: Sendable {
  /// Whether digits are grouped: not where this language's voices misread the separators.
  var isGrouped = false
  /// Whether voices read the separators of the listener's region rather than the language's.
  var hasRegionalSeparators = false
}

/// The phrase for a power of ten in a compact number: "1.2 million".
struct CompactPower: Sendable, BitwiseCopyable {
  var power: Int
  var message: Int32
}
