// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The compiled messages of one language: an app's overlay first, then the language, then its parents.
///
/// Any number of threads may read a table, without a lock: it never changes. Its content is flat: instructions, variants
/// and texts in a few arrays, and messages by number.
final class LocaleTable: Sendable {
  /// What is read of the table while a phrase is said.
  let parts: UnmanagedRecord<TableParts>
  /// Owns the memory of the parts.
  private let storage: UnmanagedStorage
  /// The language that is spoken.
  let tag: LanguageTag
  /// The language's embedded files; nil for a language that is not embedded.
  let embedded: EmbeddedTable?
  /// How many messages have ids.
  let idCount: Int
  private let settings: TableSettings
  /// How the language itself writes numbers.
  private let numberForm: NumberForm
  /// What went wrong while the table was made.
  let diagnostics: [TableDiagnostic]
  /// The table of another language, for an app's messages that this language lacks.
  let fallback: LocaleTable?
  /// Whether an app's messages are among them.
  let hasOverlay: Bool
  /// Is told what the table says, in tests only.
  let observer: (any TableObserver)?

  init(
    draining table: inout CompiledTable, embedded: EmbeddedTable? = nil, fallback: LocaleTable? = nil,
    hasOverlay: Bool = false, observer: (any TableObserver)? = nil
  ) {
    let storage = UnmanagedStorage()
    self.storage = storage
    tag = table.tag
    self.embedded = embedded
    idCount = table.ids.count
    parts = storage.freeze(TableParts(draining: &table, recordsCoverage: observer != nil, in: storage))
    settings = table.settings
    numberForm = NumberForm(NumberSymbols(table.tag), isGrouped: table.settings.isGrouped)
    diagnostics = table.diagnostics
    self.fallback = fallback
    self.hasOverlay = hasOverlay
    self.observer = observer
  }

  /// A message by its number.
  func record(of message: Int32) -> MessageRecord { parts.value.messages[Int(message)] }

  /// The attributes of a message.
  func attributes(of message: Int32) -> Slice<UnmanagedSlice<AttributeRecord>> {
    parts.value.attributes[record(of: message).attributes]
  }

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

  /// The number of a message by its id, or nil if no source has it.
  func message(_ id: some StringProtocol) -> Int32? {
    parts.value.ids.find(id, in: parts.value.pool).map { Int32($0) }.flatMap { lacks($0) ? nil : $0 }
  }

  /// Whether a message is one of ours that no source has.
  func lacks(_ message: Int32) -> Bool { parts.value.lacking.contains(message) }

  /// An attribute of a message by its name, or a form of an entry; ``PatternReference/none`` if it has neither.
  func attribute(_ name: some StringProtocol, of message: Int32) -> PatternReference {
    if let attribute = attributeRecord(name, of: message) { return attribute.pattern }
    let parts = parts.value
    guard let entry = parts.entry(record(of: message).value), let word = parts.words.find(name, in: parts.pool) else {
      return .none
    }
    let forms = parts.lexicon.forms(of: entry.kind)
    for form in 0..<Int(forms.count) where parts.formNames[Int(forms.names) + form].index == UInt32(word) {
      return parts.wordForms[Int(entry.forms) + form]
    }
    return .none
  }

  /// The names of a message's attributes and forms.
  func attributeNames(of message: Int32) -> [SelectorKey] {
    let parts = parts.value
    let names = attributes(of: message).map(\.name)
    guard let forms = parts.entry(record(of: message).value).map({ parts.lexicon.forms(of: $0.kind) }) else {
      return names
    }
    let formNames = (0..<Int(forms.count)).map { parts.formNames[Int(forms.names) + $0] }
    return names + formNames.filter { !names.contains($0) }
  }

  /// An attribute of a message by its name, or nil.
  func attributeRecord(_ name: some StringProtocol, of message: Int32) -> AttributeRecord? {
    let attributes = attributes(of: message)
    let parts = parts.value
    return attributes.first { parts.pool[parts.words[Int($0.name.index)]].elementsEqual(name.utf8) }
  }

  /// The same by its name as a word.
  func attributeRecord(_ name: SelectorKey, of message: Int32) -> AttributeRecord? {
    parts.value.attributeRecord(name, of: message)
  }

  /// The message of the adjective for one of our states by the number of its message, or nil where it has none.
  func adjective(forStateAt index: Int) -> Int32? {
    parts.value.adjective(forStateAt: index)
  }

  /// The plain word that an attribute of a message holds, its trait; ``SelectorKey/none`` if there is none.
  func trait(_ name: SelectorKey, of message: Int32) -> SelectorKey {
    parts.value.trait(name, of: message)
  }

  /// A message's id; empty for one that the sources lack.
  func id(of message: Int32) -> String {
    let parts = parts.value
    return message < idCount && !lacks(message) ? parts.ids.text(Int(message), in: parts.pool) : ""
  }

  /// A word's text.
  func text(of word: SelectorKey) -> String {
    let parts = parts.value
    return String(decoding: parts.pool[parts.words[Int(word.index)]], as: UTF8.self)
  }

  /// The text of an argument's name.
  func text(of name: ArgumentName) -> String {
    let parts = parts.value
    return String(decoding: parts.pool[parts.names[Int(name.index)]], as: UTF8.self)
  }

  /// The name of an argument by its text, or nil if no message uses it.
  func name(_ text: String) -> ArgumentName? {
    parts.value.names.find(text, in: parts.value.pool).flatMap { ArgumentName(index: $0) }
  }
}

/// One message: its value, and its attributes.
struct MessageRecord: Sendable, BitwiseCopyable {
  var value: PatternReference
  // Two numbers, because a `Range` is not `BitwiseCopyable`.
  private var attributesStart: Int32 = 0
  private var attributesEnd: Int32 = 0

  init(value: PatternReference = .none) { self.value = value }

  /// Where its attributes are in ``TableParts/attributes``.
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
