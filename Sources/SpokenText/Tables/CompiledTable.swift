// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// What the compiler makes: the parts of a ``LocaleTable``.
struct CompiledTable: ~Copyable {
  var tag: LanguageTag
  var instructions = GrowingBuffer<Instruction>()
  var selects = GrowingBuffer<Select>()
  var variants = GrowingBuffer<SelectVariant>()
  var numberCalls = GrowingBuffer<NumberCall>()
  var termCalls: ContiguousArray<TermCall> = []
  var formCalls = GrowingBuffer<FormCall>()
  var languageCalls: ContiguousArray<LanguageCall> = []
  var markCalls: ContiguousArray<MarkCall> = []
  var guarded = GrowingBuffer<GuardedReference>()
  var numbers = GrowingBuffer<ExactDecimal>()
  var letterClasses: ContiguousArray<LetterClass> = []
  var faults: ContiguousArray<TableFault> = []
  var pool = GrowingBuffer<UInt8>()
  /// The ids of messages, the words and the names of arguments, each with its number.
  var ids = MessageIndex()
  var words = ByteIndex()
  var names = ByteIndex()
  var messages = GrowingBuffer<MessageRecord>()
  /// The numbers of the messages of ours that no source has.
  var missingMessages = GrowingBuffer<Int32>()
  var attributes = GrowingBuffer<AttributeRecord>()
  var entries = GrowingBuffer<LexiconEntry>()
  var wordForms = GrowingBuffer<PatternReference>()
  var formNames = GrowingBuffer<SelectorKey>()
  var lexicon = Lexicon()
  var adjectives = GrowingBuffer<Int32>()
  var numeral = PatternReference.none
  var marked = PatternReference.none
  var ordinalNumeral = PatternReference.none
  var currencies = GrowingBuffer<CurrencyRecord>()
  var compactPowers = GrowingBuffer<CompactPower>()
  var settings = TableSettings()
  var diagnostics: [TableDiagnostic] = []
}
