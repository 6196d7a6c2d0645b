internal import CSpokenTextTables

/// Compiles messages on first use and publishes them to lock-free readers.
///
/// Unsafe because readers do not wait: everything here is changed under a lock only, and published in the order in which
/// it is written: first the elements, then the parts that show them, then the messages that refer to them.
final class LazyMessages: MessageLoader, @unchecked Sendable {
  private var compiler: TableCompiler
  private let storage = UnmanagedStorage()
  private var instructions = AppendOnlyBuffer<Instruction>()
  private var selects = AppendOnlyBuffer<Select>()
  private var variants = AppendOnlyBuffer<SelectVariant>()
  private var countedForms = AppendOnlyBuffer<CountedForm>()
  private var affixes = AppendOnlyBuffer<Affix>()
  private var numberCalls = AppendOnlyBuffer<NumberCall>()
  private var termCalls = AppendOnlyBuffer<TermCall>()
  private var formCalls = AppendOnlyBuffer<FormCall>()
  private var languageCalls = AppendOnlyBuffer<LanguageCall>()
  private var guarded = AppendOnlyBuffer<GuardedReference>()
  private var numbers = AppendOnlyBuffer<ExactDecimal>()
  private var letterClasses = AppendOnlyBuffer<LetterClass>()
  private var faults = AppendOnlyBuffer<TableFault>()
  private var pool = AppendOnlyBuffer<UInt8>()
  private var attributes = AppendOnlyBuffer<AttributeRecord>()
  private var words = AppendOnlyBuffer<Range<Int>>()
  private var names = AppendOnlyBuffer<Range<Int>>()
  /// What readers see.
  let parts: AtomicSnapshot<TableParts>

  init(_ compiler: consuming TableCompiler, recordsCoverage: Bool) {
    let table = compiler.table
    let empty = TableParts(
      ids: storage.freeze(table.ids), messages: storage.await(table.messages), slots: storage.freeze(table.slots),
      numeral: table.numeral,
      currencies: CurrencyIndex(table.currencies, in: storage), compactPowers: storage.freeze(table.compactPowers),
      plurals: PluralRules(table.tag), titleCase: LetterCase(table.tag), recordsCoverage: recordsCoverage)
    parts = storage.newest(storage.freeze(empty))
    self.compiler = compiler
    publish()
  }

  deinit {
    instructions.end(in: storage)
    selects.end(in: storage)
    variants.end(in: storage)
    countedForms.end(in: storage)
    affixes.end(in: storage)
    numberCalls.end(in: storage)
    termCalls.end(in: storage)
    formCalls.end(in: storage)
    languageCalls.end(in: storage)
    guarded.end(in: storage)
    numbers.end(in: storage)
    letterClasses.end(in: storage)
    faults.end(in: storage)
    pool.end(in: storage)
    attributes.end(in: storage)
    words.end(in: storage)
    names.end(in: storage)
  }

  func load(_ message: Int32) {
    spokentext_lock()
    defer { spokentext_unlock() }
    guard parts.record.value.messages[Int(message)] == nil else { return }
    compiler.read(Int(message))
    publish()
  }

  /// Shows readers what has been compiled since the last time.
  private func publish() {
    let table = compiler.table
    instructions.extend(to: table.instructions, in: storage)
    selects.extend(to: table.selects, in: storage)
    variants.extend(to: table.variants, in: storage)
    countedForms.extend(to: table.countedForms, in: storage)
    affixes.extend(to: table.affixes, in: storage)
    numberCalls.extend(to: table.numberCalls, in: storage)
    termCalls.extend(to: table.termCalls, in: storage)
    formCalls.extend(to: table.formCalls, in: storage)
    languageCalls.extend(to: table.languageCalls, in: storage)
    guarded.extend(to: table.guarded, in: storage)
    numbers.extend(to: table.numbers, in: storage)
    letterClasses.extend(to: table.letterClasses, in: storage)
    faults.extend(to: table.faults, in: storage)
    pool.extend(to: table.pool, in: storage)
    attributes.extend(to: table.attributes, in: storage)
    words.extend(to: compiler.wordIndex.ranges, in: storage)
    var newer = parts.record.value
    if compiler.nameIndex.ranges.count > newer.names.count {
      names.extend(to: compiler.nameIndex.ranges, in: storage)
      newer.nameCells = storage.freeze(compiler.nameIndex.cells)
    }
    newer.instructions = instructions.view
    newer.selects = selects.view
    newer.variants = variants.view
    newer.countedForms = countedForms.view
    newer.affixes = affixes.view
    newer.numberCalls = numberCalls.view
    newer.termCalls = termCalls.view
    newer.formCalls = formCalls.view
    newer.languageCalls = languageCalls.view
    newer.guarded = guarded.view
    newer.numbers = numbers.view
    newer.letterClasses = letterClasses.view
    newer.faults = faults.view
    newer.pool = pool.view
    newer.attributes = attributes.view
    newer.words = words.view
    newer.names = names.view
    parts.set(storage.freeze(newer))
    // A currency's phrases before its message: a reader that finds the message goes on to look for them.
    for index in table.newCurrencies { newer.currencies.set(index, table.currencies[index]) }
    for index in table.newMessages { newer.messages.set(index, table.messages[index]) }
    compiler.clearNew()
  }
}
