internal import SpokenTextFluent

/// One FTL file on its way into a table, under the name its diagnostics bear.
struct TableSource {
  var file: String
  var resource: Resource
  /// Where its entries begin, if they are to be parsed when they are wanted only; then the resource has none.
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

  /// A file whose messages are parsed when they are wanted.
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

/// What the compiler makes: the parts of a ``LocaleTable``, to which more are added as messages are read.
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
  var faults: ContiguousArray<SpeechFault> = []
  var pool: ContiguousArray<UInt8> = []
  /// All messages there are; of those that were not read yet, the ids only.
  var messages: ContiguousArray<MessageRecord> = []
  /// The messages, and the currencies, that were read since the table was last handed on.
  var readMessages: ContiguousArray<Int> = []
  var readCurrencies: ContiguousArray<Int> = []
  var idCount = 0
  var attributes: ContiguousArray<AttributeRecord> = []
  var slots: ContiguousArray<Int32> = []
  var numeral = PatternReference.none
  var states: ContiguousArray<StateRecord> = []
  var genderTrait = SelectorKey.none
  var currencies: ContiguousArray<CurrencyRecord> = []
  var compactPowers: ContiguousArray<CompactPower> = []
  var isGrouped = false
  var hasRegionalSeparators = false
  var diagnostics: [TableDiagnostic] = []
  var places = TablePlaces()
}
