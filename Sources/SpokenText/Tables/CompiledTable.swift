internal import SpokenTextFluent

/// One FTL file on its way into a table, under the name its diagnostics bear.
struct TableSource {
  var file: String
  var resource: Resource

  init(file: String, bytes: [UInt8]) {
    self.file = file
    resource = Resource(parsing: bytes)
  }

  func diagnostic(
    _ message: String, at offset: Int, severity: TableDiagnostic.Severity = .error
  ) -> TableDiagnostic {
    let position = resource.position(of: offset)
    return TableDiagnostic(
      file: file, line: position.line, column: position.column, severity: severity, message: message)
  }
}

/// What the compiler makes: the parts of a ``LocaleTable`` before they are closed.
struct CompiledTable {
  var tag: LanguageTag
  var instructions: ContiguousArray<Instruction> = []
  var selects: ContiguousArray<Select> = []
  var variants: ContiguousArray<SelectVariant> = []
  var numberCalls: ContiguousArray<NumberCall> = []
  var termCalls: ContiguousArray<TermCall> = []
  var formCalls: ContiguousArray<FormCall> = []
  var languageCalls: ContiguousArray<LanguageCall> = []
  var guarded: ContiguousArray<GuardedReference> = []
  var numbers: ContiguousArray<ExactDecimal> = []
  var letterClasses: ContiguousArray<LetterClass> = []
  var faults: ContiguousArray<SpeechFault> = []
  var pool: ContiguousArray<UInt8> = []
  var messages: ContiguousArray<MessageRecord> = []
  var idCount = 0
  var attributes: ContiguousArray<AttributeRecord> = []
  var words: ContiguousArray<Range<Int>> = []
  var names: [String: Name] = [:]
  var slots: ContiguousArray<Int32> = []
  var numeral = PatternReference.none
  var currencies: ContiguousArray<CurrencyRecord> = []
  var compactPowers: ContiguousArray<CompactPower> = []
  var isGrouped = false
  var diagnostics: [TableDiagnostic] = []
}
