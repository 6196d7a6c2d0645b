/// The compiled messages of one language: an app's overlay first, then the language, then its parents.
///
/// Any number of threads may read a table, without a lock. Its content is flat: instructions, variants and texts in a
/// few arrays, and messages by number. Readers see an immutable table; a built-in message is compiled when it is first
/// asked for, and appended.
final class LocaleTable: Sendable {
  private let newest: AtomicSnapshot<TableParts>
  /// Compiles the messages that are not in the parts yet, and owns the memory of the parts.
  private let loader: any MessageLoader
  /// The language that is spoken.
  let tag: LanguageTag
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
    _ tag: LanguageTag, parts: AtomicSnapshot<TableParts>, loader: any MessageLoader, settings: TableSettings,
    diagnostics: [TableDiagnostic], fallback: LocaleTable?, hasOverlay: Bool, observer: (any TableObserver)?
  ) {
    newest = parts
    self.loader = loader
    self.tag = tag
    idCount = parts.record.value.ids.count
    self.settings = settings
    numberForm = NumberForm(NumberSymbols(tag), isGrouped: settings.isGrouped)
    self.diagnostics = diagnostics
    self.fallback = fallback
    self.hasOverlay = hasOverlay
    self.observer = observer
  }

  /// What is read of the table while a phrase is said, with all messages that have been compiled so far.
  @inline(__always)
  var parts: UnmanagedRecord<TableParts> { newest.record }

  /// A message by its number. It is compiled if it has not been yet.
  func record(of message: Int32) -> MessageRecord {
    parts.value.messages[Int(message)] ?? read(message)
  }

  /// Compiles a message that has not been yet.
  @inline(never)
  func read(_ message: Int32) -> MessageRecord {
    loader.load(message)
    return parts.value.messages[Int(message)] ?? MessageRecord()
  }

  /// The attributes of a message.
  func attributes(of message: Int32) -> Slice<UnmanagedSlice<AttributeRecord>> {
    // The record first: asking for it may compile the message, and only the parts after that have its attributes.
    let range = record(of: message).attributes
    return parts.value.attributes[range]
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

  /// The number of a built-in message; past all ids if the sources lack it.
  @inline(__always)
  func slot(_ slot: BuiltInMessage) -> Int32 { parts.value.slots[slot.rawValue] }

  /// The same by the built-in message's number.
  @inline(__always)
  func slot(at index: Int) -> Int32 { parts.value.slots[index] }

  /// The number of a message by its id, or nil.
  func message(_ id: some StringProtocol) -> Int32? {
    // Nearly every string is contiguous, and contiguous bytes are compared several times as fast.
    // Unsafe: they are only read, before the call returns.
    id.utf8.withContiguousStorageIfAvailable { unsafe message(named: $0) } ?? message(named: Array(id.utf8))
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

  /// Negative if the first bytes come before the second ones, positive if they come after, 0 if they are equal. One
  /// pass, because every message that an app says is looked up by it.
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

  /// The plain word that an attribute of a message holds, its trait; ``SelectorKey/none`` if there is none.
  func trait(_ name: SelectorKey, of message: Int32) -> SelectorKey {
    guard message >= 0 else { return .none }
    for attribute in attributes(of: message) where attribute.name == name {
      return attribute.word
    }
    return .none
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

  /// The name of an argument by its text, or nil if no compiled message uses it.
  func name(_ text: String) -> ArgumentName? {
    let parts = parts.value
    var cell = ByteIndex.hash(text.utf8) & (parts.nameCells.count - 1)
    while parts.nameCells[cell] >= 0 {
      let number = Int(parts.nameCells[cell])
      let range = parts.names[number]
      if range.count == text.utf8.count, parts.pool[range].elementsEqual(text.utf8) {
        return ArgumentName(index: number)
      }
      cell = (cell + 1) & (parts.nameCells.count - 1)
    }
    return nil
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
