/// What the compiler makes: the parts of a ``LocaleTable``.
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
  var markCalls: ContiguousArray<MarkCall> = []
  var guarded: ContiguousArray<GuardedReference> = []
  var numbers: ContiguousArray<ExactDecimal> = []
  var letterClasses: ContiguousArray<LetterClass> = []
  var faults: ContiguousArray<TableFault> = []
  var pool: ContiguousArray<UInt8> = []
  /// The ids of messages, the words and the names of arguments, each with its number.
  var ids = ByteIndex()
  var words = ByteIndex()
  var names = ByteIndex()
  var messages: ContiguousArray<MessageRecord> = []
  var attributes: ContiguousArray<AttributeRecord> = []
  var entries: ContiguousArray<LexiconEntry> = []
  var wordForms: ContiguousArray<WordForm> = []
  var formNames: ContiguousArray<SelectorKey> = []
  var lexicon = Lexicon()
  var adjectives: ContiguousArray<Int32> = []
  var slots: ContiguousArray<Int32> = []
  var numeral = PatternReference.none
  var marked = PatternReference.none
  var ordinalNumeral = PatternReference.none
  var currencies: ContiguousArray<CurrencyRecord> = []
  var compactPowers: ContiguousArray<CompactPower> = []
  var settings = TableSettings()
  var diagnostics: [TableDiagnostic] = []
}
