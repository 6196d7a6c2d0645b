internal import SpokenTextFluent

/// One FTL file that a table is compiled from, with its name in diagnostics.
struct TableSource {
  var file: String
  var resource: Resource
  /// Whether it is an app's.
  var isOverlay = false
  /// Where its entries begin, if each is parsed when it is needed. The resource has none then.
  let outline: Outline?
  private let lines: LineIndex

  /// The line of an offset, from 1.
  func line(of offset: Int) -> Int { lines.position(of: offset).line }

  init(file: String, bytes: [UInt8]) {
    self.file = file
    resource = Resource(parsing: bytes)
    lines = LineIndex(of: bytes)
    outline = nil
  }

  /// A file whose messages are parsed when they are needed.
  init(file: String, outlining bytes: [UInt8]) {
    self.file = file
    resource = Resource(unparsed: bytes)
    lines = LineIndex(of: bytes)
    outline = Outline(of: bytes)
  }

  func diagnostic(
    _ message: String, at offset: Int, severity: TableDiagnostic.Severity = .error
  ) -> TableDiagnostic {
    let place = lines.position(of: offset)
    return TableDiagnostic(file: file, line: place.line, column: place.column, severity: severity, message: message)
  }
}

/// What the compiler makes: the parts of a ``LocaleTable``. They grow as messages are compiled.
struct CompiledTable {
  var tag: LanguageTag
  var instructions: ContiguousArray<Instruction> = []
  var selects: ContiguousArray<Select> = []
  var variants: ContiguousArray<SelectVariant> = []
  var countedForms: ContiguousArray<CountedForm> = []
  var affixes: ContiguousArray<Affix> = []
  var numberCalls: ContiguousArray<NumberCall> = []
  var termCalls: ContiguousArray<TermCall> = []
  var formCalls: ContiguousArray<FormCall> = []
  var languageCalls: ContiguousArray<LanguageCall> = []
  var guarded: ContiguousArray<GuardedReference> = []
  var numbers: ContiguousArray<ExactDecimal> = []
  var letterClasses: ContiguousArray<LetterClass> = []
  var faults: ContiguousArray<TableFault> = []
  var pool: ContiguousArray<UInt8> = []
  /// Where the ids of messages are in the pool, in the order of the messages.
  var ids: ContiguousArray<Range<Int>> = []
  /// All messages; those that have not been compiled yet are empty.
  var messages: ContiguousArray<MessageRecord> = []
  /// The messages and currencies that were compiled since the table was last published.
  var newMessages: ContiguousArray<Int> = []
  var newCurrencies: ContiguousArray<Int> = []
  var attributes: ContiguousArray<AttributeRecord> = []
  var slots: ContiguousArray<Int32> = []
  var numeral = PatternReference.none
  var currencies: ContiguousArray<CurrencyRecord> = []
  var compactPowers: ContiguousArray<CompactPower> = []
  var settings = TableSettings()
  var diagnostics: [TableDiagnostic] = []
  var places = TablePlaces()
}
