/// What is read of a table while a phrase is said, as plain memory: a view of it is one address, and reading it counts
/// no reference, as reading the ``LocaleTable`` itself would each time.
///
/// When messages are read that were not yet, the table gets newer parts, in which everything stands where it did.
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
  var faults = UnmanagedSlice<SpeechFault>()
  /// All texts, side by side.
  var pool = UnmanagedSlice<UInt8>()
  var attributes = UnmanagedSlice<AttributeRecord>()
  /// Where each word stands in the pool, by number; and each name.
  var words = UnmanagedSlice<Range<Int>>()
  var names = UnmanagedSlice<Range<Int>>()
  /// The numbers of names by their hash, as in ``ByteIndex``.
  var nameCells = UnmanagedSlice<Int32>()
  /// Where the ids of messages stand in the pool, in ascending order of their bytes.
  let ids: UnmanagedSlice<Range<Int>>
  /// In the order of their ids; past those stand the stand-ins of slots that the sources lack.
  let messages: WriteOnceArray<MessageRecord>
  /// By ``BuiltInMessage``; a slot that the tables lack points at an empty message.
  let slots: UnmanagedSlice<Int32>
  /// A pattern that says its `$value` and nothing else.
  let numeral: PatternReference
  let currencies: CurrencyIndex
  /// The phrases of large numbers in short, by power of ten, descending.
  let compactPowers: UnmanagedSlice<CompactPower>
  let plurals: PluralRules
  let titleCase: LetterCase
  let recordsCoverage: Bool

  var hasCycles: Bool { !guarded.isEmpty }
}
