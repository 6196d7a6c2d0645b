/// What is read of a table while a phrase is said, as plain memory: a view of it is one address, and reading it counts
/// no reference, as reading the ``LocaleTable`` itself would each time.
///
/// When messages are read that were not yet, the table gets newer parts, in which everything stands where it did.
struct TableParts: Sendable {
  var instructions = Frozen<Instruction>()
  var selects = Frozen<Select>()
  var variants = Frozen<SelectVariant>()
  var countedForms = Frozen<CountedForm>()
  var affixes = Frozen<Affix>()
  var numberCalls = Frozen<NumberCall>()
  var termCalls = Frozen<TermCall>()
  var formCalls = Frozen<FormCall>()
  var languageCalls = Frozen<LanguageCall>()
  var guarded = Frozen<GuardedReference>()
  var numbers = Frozen<ExactDecimal>()
  var letterClasses = Frozen<LetterClass>()
  var faults = Frozen<SpeechFault>()
  /// All texts, side by side.
  var pool = Frozen<UInt8>()
  var attributes = Frozen<AttributeRecord>()
  /// Where each word stands in the pool, by number; and each name.
  var words = Frozen<Range<Int>>()
  var names = Frozen<Range<Int>>()
  /// The numbers of names by their hash, as in ``ByteIndex``.
  var nameCells = Frozen<Int32>()
  /// Where the ids of messages stand in the pool, in ascending order of their bytes.
  let ids: Frozen<Range<Int>>
  /// In the order of their ids; past those stand the stand-ins of slots that the sources lack.
  let messages: Awaited<MessageRecord>
  /// By ``Slot``; a slot that the tables lack points at an empty message.
  let slots: Frozen<Int32>
  /// A pattern that says its `$value` and nothing else.
  let numeral: PatternReference
  let currencies: CurrencyIndex
  /// The phrases of large numbers in short, by power of ten, descending.
  let compactPowers: Frozen<CompactPower>
  let plurals: PluralRules
  let titleCase: TitleCaseRule
  let isCovered: Bool

  var hasCycles: Bool { !guarded.isEmpty }
}
