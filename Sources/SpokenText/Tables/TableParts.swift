/// What is read of a table while a phrase is said, in plain memory: a view of it is one address, and reading it costs no
/// reference counting, which reading properties of ``LocaleTable`` would.
///
/// When further messages are compiled, the table gets new parts, in which everything keeps its index.
struct TableParts: Sendable {
  var instructions = UnmanagedSlice<Instruction>()
  var selects = UnmanagedSlice<Select>()
  var variants = UnmanagedSlice<SelectVariant>()
  var countedForms = UnmanagedSlice<CountedForm>()
  var affixes = UnmanagedSlice<Affix>()
  var numberCalls = UnmanagedSlice<NumberCall>()
  var termCalls = UnmanagedSlice<TermCall>()
  var formCalls = UnmanagedSlice<FormCall>()
  var languageCalls = UnmanagedSlice<LanguageCall>()
  var guarded = UnmanagedSlice<GuardedReference>()
  var numbers = UnmanagedSlice<ExactDecimal>()
  var letterClasses = UnmanagedSlice<LetterClass>()
  var faults = UnmanagedSlice<TableFault>()
  /// All texts, one after another.
  var pool = UnmanagedSlice<UInt8>()
  var attributes = UnmanagedSlice<AttributeRecord>()
  /// Where the text of each ``SelectorKey`` and of each ``ArgumentName`` is in the pool, by their numbers.
  var words = UnmanagedSlice<Range<Int>>()
  var names = UnmanagedSlice<Range<Int>>()
  /// The hash table of the names, as in ``ByteIndex``.
  var nameCells = UnmanagedSlice<Int32>()
  /// Where the ids of messages are in the pool, in ascending order of their bytes.
  let ids: UnmanagedSlice<Range<Int>>
  /// In the order of their ids; after them, stand-ins for the built-in messages that the sources lack.
  let messages: WriteOnceArray<MessageRecord>
  /// The number of each ``BuiltInMessage``; where the sources lack it, of a message that says its id in braces.
  let slots: UnmanagedSlice<Int32>
  /// A pattern that says its `$value` and nothing else.
  let numeral: PatternReference
  let currencies: CurrencyIndex
  /// The phrases of compact numbers, largest power of ten first.
  let compactPowers: UnmanagedSlice<CompactPower>
  let plurals: PluralRules
  let titleCase: LetterCase
  /// Whether the table has a ``LocaleTable/observer``.
  let recordsCoverage: Bool

  var hasCycles: Bool { !guarded.isEmpty }
}
