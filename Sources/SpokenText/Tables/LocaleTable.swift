// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The compiled messages of one language, from an app's overlay, the language, and its parents, in this order.
///
/// A table never changes, so any number of threads can read it without a lock. Its instructions, variants, and texts
/// are in a few arrays, and messages are found by number.
final class LocaleTable: Sendable {
  let tag: LanguageTag
  /// The language's rules for numbers in words, if any.
  let numberRules: NumberRulesSource?
  /// The table of another language, for an app's messages that this language lacks.
  let fallback: LocaleTable?
  /// The table of another language for the library's messages, if only an app has this language. Otherwise `nil`.
  let library: LocaleTable?
  /// `true` if the table has messages of an app.
  let hasOverlay: Bool
  /// An object that counts the evaluated parts of the table. Only tests set it.
  let observer: (any TableObserver)?
  let diagnostics: [TableDiagnostic]

  // MARK: Patterns

  let instructions: [Instruction]
  let selects: [Select]
  let variants: [SelectVariant]
  let numberCalls: [NumberCall]
  let termCalls: [TermCall]
  let formCalls: [FormCall]
  /// The number of ``formCalls`` in an app's files. The calls from these files come first.
  let overlayFormCallCount: Int
  let languageCalls: [LanguageCall]
  let markCalls: [MarkCall]
  let guarded: [GuardedReference]
  let numbers: [ExactDecimal]
  let letterClasses: [LetterClass]
  let faults: [TableFault]
  let pool: [UInt8]
  /// A pattern that consists of `$value`.
  let numeral: PatternReference
  /// A pattern that consists of `$value` with marks for a voice.
  let marked: PatternReference
  /// A pattern that consists of `$value` as an ordinal in words.
  let ordinalNumeral: PatternReference

  // MARK: Messages

  /// The messages, by the numbers of their ids. Currency names of several words follow. They have no ids.
  let records: [MessageRecord]
  let attributes: [AttributeRecord]
  let idCount: Int
  /// The numbers of the library's messages that no source has. Each is replaced by a message that writes the id in
  /// braces.
  let missingMessages: [Int32]
  /// The message of the adjective for each of the library's states, or -1.
  let adjectives: [Int32]
  /// The texts of all ``SelectorKey`` and ``ArgumentName`` values, and the ids of the messages.
  let words: NameTable
  let names: NameTable
  let ids: MessageNames

  // MARK: Words

  /// The words of the lexicon, the text of each form of each word, and the names of the forms.
  let entries: [LexiconEntry]
  let wordForms: [PatternReference]
  let formNames: [SelectorKey]
  let lexicon: Lexicon
  /// The cached results of the lexicon's rules.
  let forms: LexiconForms

  // MARK: Numbers

  let currencies: [UInt64: CurrencyRecord]
  /// The phrases of compact numbers, largest power of ten first.
  let compactPowers: [CompactPower]
  let plurals: PluralRules
  let titleCase: LetterCase
  private let settings: TableSettings
  /// The number format of the language, regardless of the region.
  private let numberForm: NumberForm

  /// Creates a table from its compiled parts.
  ///
  /// - Parameter forms: The cached results of the lexicon's rules, computed with a table of the same parts.
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

  var recordsCoverage: Bool { observer != nil }

  /// `true` if a pattern may refer to itself.
  var hasCycles: Bool { !guarded.isEmpty }

  /// Returns the number format for a user's locale. This is the format of the region if the table declares that voices
  /// read regional formats correctly. Otherwise, it is the format of the language.
  ///
  /// For example, all German voices are from Germany. They read the decimal point of the Swiss "1.234" as a thousands
  /// separator. Spanish has voices for each country, which read the country's own format.
  func numberForm(for locale: LanguageTag) -> NumberForm {
    guard settings.hasRegionalSeparators, locale != tag, locale.canonical().parents.contains(tag) else {
      return numberForm
    }
    return NumberForm(NumberSymbols(locale), isGrouped: settings.isGrouped)
  }
}

// MARK: Messages

extension LocaleTable {
  func record(of message: Int32) -> MessageRecord { records[Int(message)] }

  func attributes(of message: Int32) -> ArraySlice<AttributeRecord> { attributes[record(of: message).attributes] }

  /// Returns the number of the message that an app refers to by id. It is the app's own or the library's.
  ///
  /// Returns `nil` if no source has the message. Also returns `nil` if the app has its own message with this id only in
  /// the fallback language. The app then doesn't mean the library's message.
  func message(_ id: some StringProtocol) -> Int32? {
    let id = String(id)
    if let own = ownMessage(id) { return own }
    return fallback?.ownMessage(id) == nil ? libraryMessage(id) : nil
  }

  func ownMessage(_ id: String) -> Int32? { hasOverlay ? ids.find(id, in: .app).map { Int32($0) } : nil }

  /// Returns the number of the library's message by its id. Returns `nil` if no source has the message.
  func libraryMessage(_ id: String) -> Int32? {
    ids.find(id, in: .library).map { Int32($0) }.flatMap { isMissing($0) ? nil : $0 }
  }

  func isOwn(_ message: Int32) -> Bool {
    hasOverlay && message >= 0 && message < idCount && ids.namespace(of: Int(message)) == .app
  }

  func isMissing(_ message: Int32) -> Bool { missingMessages.contains(message) }

  func id(of message: Int32) -> String { message < idCount && !isMissing(message) ? ids[Int(message)] : "" }

  /// Returns an attribute of a message by its name. If the message is a word of the lexicon, the name can also be the
  /// name of a form. Returns ``PatternReference/none`` if the message has neither.
  func attribute(_ name: some StringProtocol, of message: Int32) -> PatternReference {
    if let attribute = attributeRecord(name, of: message) { return attribute.pattern }
    guard let entry = entry(of: message), let word = word(name) else { return .none }
    let forms = lexicon.forms(of: entry.kind)
    for form in 0..<Int(forms.count) where formNames[Int(forms.names) + form] == word {
      return wordForms[Int(entry.forms) + form]
    }
    return .none
  }

  func attributeNames(of message: Int32) -> [SelectorKey] {
    let names = attributes(of: message).map(\.name)
    guard let forms = entry(of: message).map({ lexicon.forms(of: $0.kind) }) else { return names }
    let formNames = (0..<Int(forms.count)).map { self.formNames[Int(forms.names) + $0] }
    return names + formNames.filter { !names.contains($0) }
  }

  func attributeRecord(_ name: some StringProtocol, of message: Int32) -> AttributeRecord? {
    word(name).flatMap { attributeRecord($0, of: message) }
  }

  func attributeRecord(_ name: SelectorKey, of message: Int32) -> AttributeRecord? {
    for index in records[Int(message)].attributes where attributes[index].name == name { return attributes[index] }
    return nil
  }

  /// Returns the value of a trait, which is an attribute with a single plain word. Returns ``SelectorKey/none`` if the
  /// message lacks it.
  func trait(_ name: SelectorKey, of message: Int32) -> SelectorKey {
    guard message >= 0, let attribute = attributeRecord(name, of: message) else { return .none }
    return attribute.word
  }

  func entryIndex(of message: Int32) -> Int? {
    let entry = records[Int(message)].entry
    return entry < 0 ? nil : Int(entry)
  }

  func entry(of message: Int32) -> LexiconEntry? { entryIndex(of: message).map { entries[$0] } }

  /// Returns the lexicon entry if a pattern writes only that entry. Returns `nil` if the pattern is anything else.
  func entry(saidBy pattern: PatternReference) -> LexiconEntry? {
    guard pattern.instructions.count == 1, case .entry(let index) = instructions[Int(pattern.start)] else { return nil }
    return entries[Int(index)]
  }

  /// Returns the number of a form by its name. For an unknown name, returns 0, the number of the form in the value.
  func formNumber(of name: SelectorKey, in forms: Lexicon.Forms) -> Int {
    for number in 0..<Int(forms.count) where formNames[Int(forms.names) + number] == name { return number }
    return 0
  }

  /// Returns the message of the adjective for a state, or `nil` if there isn't one. `index` is the number of the
  /// state's message.
  func adjective(forStateAt index: Int) -> Int32? {
    let message = adjectives[index - BuiltInMessage.stateTaken.rawValue]
    return message >= 0 ? message : nil
  }
}

// MARK: Texts

extension LocaleTable {
  /// Returns a word by its text, or `nil` if the table doesn't have it.
  func word(_ text: some StringProtocol) -> SelectorKey? {
    words.find(String(text)).map { SelectorKey(index: UInt32($0)) }
  }

  func text(of word: SelectorKey) -> String { words[Int(word.index)] }

  func text(of name: ArgumentName) -> String { names[Int(name.index)] }

  /// Returns the name of an argument by its text, or `nil` if no message uses it.
  func name(_ text: String) -> ArgumentName? {
    names.find(text).flatMap { ArgumentName(index: $0) }
  }
}

/// One message with its value and its attributes.
struct MessageRecord: Sendable, BitwiseCopyable {
  var value: PatternReference
  /// If the value is a lexicon entry, the index of that entry. Otherwise, -1.
  var entry: Int32 = -1
  // Two numbers, because `Range` isn't `BitwiseCopyable`.
  private var attributesStart: Int32 = 0
  private var attributesEnd: Int32 = 0

  init(value: PatternReference = .none, entry: Int32 = -1) { (self.value, self.entry) = (value, entry) }

  /// The indices of the attributes in ``LocaleTable/attributes``.
  var attributes: Range<Int> {
    get { Int(attributesStart)..<Int(attributesEnd) }
    set { (attributesStart, attributesEnd) = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
  }
}

/// One attribute of a message. If its text is a single plain word, `word` is that word.
struct AttributeRecord: Sendable, BitwiseCopyable {
  var name: SelectorKey
  var pattern: PatternReference
  var word: SelectorKey
  /// If the attribute only refers to a lexicon entry, the message of that entry. Otherwise, -1. For example,
  /// `.completed = { adjective-achieved }` gives a noun another word for a state.
  var entry: Int32 = -1
  /// `true` if the attribute comes from an app's file.
  var isOverlay = false
}

/// The settings of a language for writing numbers, from messages that are never spoken.
struct TableSettings: Sendable {
  /// `true` if digits are grouped. It is `false` if the language's voices misread the separators.
  var isGrouped = false
  /// `true` if voices read the separators of the user's region, not those of the language.
  var hasRegionalSeparators = false
}

/// The message for a power of ten in a compact number, such as "1.2 million".
struct CompactPower: Sendable, BitwiseCopyable {
  var power: Int
  var message: Int32
}
