internal import SpokenTextFluent

/// One FTL file that a table is compiled from, with its name in diagnostics.
struct TableSource {
  var file: String
  var resource: Resource
  /// Where its entries begin, if each is parsed when it is needed. The resource has none then.
  let outline: Outline?
  private let lines = LineStarts()

  /// The line of an offset, from 1.
  func line(of offset: Int) -> Int { lines.line(of: offset, in: resource.source).number }

  init(file: String, bytes: [UInt8]) {
    self.file = file
    resource = Resource(parsing: bytes)
    outline = nil
  }

  /// A file whose messages are parsed when they are needed.
  init(file: String, outlining bytes: [UInt8]) {
    self.file = file
    resource = Resource(unparsed: bytes)
    outline = Outline(of: bytes)
  }

  func diagnostic(
    _ message: String, at offset: Int, severity: TableDiagnostic.Severity = .error
  ) -> TableDiagnostic {
    let (line, start) = lines.line(of: offset, in: resource.source)
    // A byte order mark takes no column.
    let head = resource.source[start..<max(start, min(offset, resource.source.count))]
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let scalars = (start == 0 && head.starts(with: mark) ? head.dropFirst(3) : head).count { $0 & 0xC0 != 0x80 }
    return TableDiagnostic(file: file, line: line, column: scalars + 1, severity: severity, message: message)
  }
}

/// Where the lines of a file begin. Computed once, when the first position is needed: a long file with many errors would
/// otherwise be searched from its start for each of them.
private final class LineStarts {
  private var starts: [Int] = []

  func line(of offset: Int, in source: [UInt8]) -> (number: Int, start: Int) {
    if starts.isEmpty {
      starts = [0]
      for (index, byte) in source.enumerated() where byte == 0x0A { starts.append(index + 1) }
    }
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, starts[low])
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
  var faults: ContiguousArray<SpeechFault> = []
  var pool: ContiguousArray<UInt8> = []
  /// All messages. One that has not been compiled yet has its id only.
  var messages: ContiguousArray<MessageRecord> = []
  /// The messages and currencies that were compiled since the table was last published.
  var newMessages: ContiguousArray<Int> = []
  var newCurrencies: ContiguousArray<Int> = []
  var idCount = 0
  var attributes: ContiguousArray<AttributeRecord> = []
  var slots: ContiguousArray<Int32> = []
  var numeral = PatternReference.none
  var currencies: ContiguousArray<CurrencyRecord> = []
  var compactPowers: ContiguousArray<CompactPower> = []
  var settings = TableSettings()
  var diagnostics: [TableDiagnostic] = []
  var places = TablePlaces()
}
