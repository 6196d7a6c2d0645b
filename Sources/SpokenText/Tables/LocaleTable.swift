/// The compiled messages of one language, with its parents' behind them and an app's overlay before them.
///
/// A table is read without a lock by any number of threads. What it holds is flat: instructions, variants and texts in a
/// few arrays, and messages by number. None of it ever changes; but a message of ours is read when it is first asked
/// for, and only then is there all that it holds.
final class LocaleTable: Sendable {
  /// Where messages that were not read yet come from.
  private let unread: LazyMessages
  private let newest: AtomicSnapshot<TableParts>
  /// The language that is spoken.
  let tag: LanguageTag
  /// How many messages have ids.
  let idCount: Int
  /// By ``Status``.
  private let states: UnmanagedSlice<StateRecord>
  /// The name of the trait that states agree with.
  let genderTrait: SelectorKey
  /// How the language itself writes numbers.
  private let numberForm: NumberForm
  /// Whether digits are grouped: not where this language's voices misread the separators.
  private let isGrouped: Bool
  /// Whether the voices of a region read the separators that are written there rather than the language's.
  private let hasRegionalSeparators: Bool
  /// What went wrong while the table was made.
  let diagnostics: [TableDiagnostic]
  /// Where an app's phrase is looked for when this language lacks it.
  let fallback: LocaleTable?
  /// Set only while goldens are checked: which variants have been said.
  let coverage: Coverage?

  init(_ compiler: consuming TableCompiler, fallback: LocaleTable?, coverage: Coverage?) {
    let compiled = compiler.table
    tag = compiled.tag
    idCount = compiled.idCount
    genderTrait = compiled.genderTrait
    isGrouped = compiled.isGrouped
    hasRegionalSeparators = compiled.hasRegionalSeparators
    numberForm = NumberForm(NumberSymbols(compiled.tag), isGrouped: isGrouped)
    diagnostics = compiled.diagnostics
    self.fallback = fallback
    self.coverage = coverage
    coverage?.places = compiled.places
    unread = LazyMessages(compiler, recordsCoverage: coverage != nil)
    newest = unread.parts
    states = unread.states
  }

  /// What is read of it while a phrase is said, with all messages that were read by now.
  @inline(__always)
  var parts: UnmanagedRecord<TableParts> { newest.record }

  /// A message by its number, read if it was not yet.
  func record(of message: Int32) -> MessageRecord {
    parts.value.messages[Int(message)] ?? read(message)
  }

  /// Reads a message that was not read yet.
  @inline(never)
  func read(_ message: Int32) -> MessageRecord {
    unread.read(Int(message))
    return parts.value.messages[Int(message)] ?? MessageRecord(id: 0..<0)
  }

  /// The attributes of a message.
  func attributes(of message: Int32) -> Slice<UnmanagedSlice<AttributeRecord>> {
    // In this order: the attributes of a message that is read now stand in the newest parts.
    let range = record(of: message).attributes
    return parts.value.attributes[range]
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
  func slot(_ slot: BuiltInMessage) -> Int32 { parts.value.slots[slot.rawValue] }

  /// The number of a message by its id, or nil. Ids are in ascending order of their bytes.
  func message(_ id: some StringProtocol) -> Int32? {
    // In one piece nearly always: bytes that lie side by side are read several times as fast.
    id.utf8.withContiguousStorageIfAvailable { message(named: $0) } ?? message(named: Array(id.utf8))
  }

  private func message(named id: some Collection<UInt8>) -> Int32? {
    let parts = parts.value
    var (low, high) = (0, idCount)
    while low < high {
      let middle = (low + high) / 2
      switch Self.order(of: parts.pool[parts.ids[middle]], id) {
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
    let attributes = attributes(of: message)
    let parts = parts.value
    for attribute in attributes where parts.pool[parts.words[Int(attribute.name.index)]].elementsEqual(name.utf8) {
      return attribute.pattern
    }
    return .none
  }

  /// The plain word that an attribute of a message holds: its trait. ``Word/none`` where there is none.
  func trait(_ name: SelectorKey, of message: Int32) -> SelectorKey {
    guard message >= 0 else { return .none }
    for attribute in attributes(of: message) where attribute.name == name {
      return attribute.word
    }
    return .none
  }

  /// The number of a state's message; past all ids where the tables lack it.
  func state(_ status: Status) -> Int32 { states[Int(status.rawValue)].message }

  /// The word that a state's attribute of a counted noun is named by.
  func word(of status: Status) -> SelectorKey { states[Int(status.rawValue)].word }

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
  func attribute(_ name: SelectorKey, of message: Int32) -> PatternReference {
    for attribute in attributes(of: message) where attribute.name == name {
      return attribute.pattern
    }
    return .none
  }

  /// A message's id; empty for one that the sources lack.
  func id(of message: Int32) -> String {
    let parts = parts.value
    return message < idCount ? String(decoding: parts.pool[parts.ids[Int(message)]], as: UTF8.self) : ""
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

  /// The name of an argument by its text, or nil if no message that was read has it.
  func name(_ text: String) -> ArgumentName? {
    let parts = parts.value
    var cell = ByteIndex.hash(text.utf8) & (parts.nameCells.count - 1)
    while parts.nameCells[cell] >= 0 {
      let number = Int(parts.nameCells[cell])
      let range = parts.names[number]
      if range.count == text.utf8.count, parts.pool[range].elementsEqual(text.utf8) {
        return ArgumentName(index: UInt16(clamping: number))
      }
      cell = (cell + 1) & (parts.nameCells.count - 1)
    }
    return nil
  }
}

/// One message: its id in the pool, its value, and its attributes.
struct MessageRecord: Sendable {
  var id: Range<Int>
  var value = PatternReference.none
  var attributes = 0..<0
}

/// One attribute of a message, and the word it holds if it is a single plain word.
struct AttributeRecord: Sendable {
  var name: SelectorKey
  var pattern: PatternReference
  var word: SelectorKey
}

/// A state: its message, and the word that attributes of counted nouns are named by.
struct StateRecord: Sendable {
  var message: Int32
  var word: SelectorKey
}

/// The phrase for a power of ten in a large number said in short.
struct CompactPower: Sendable {
  var power: Int
  var message: Int32
}
