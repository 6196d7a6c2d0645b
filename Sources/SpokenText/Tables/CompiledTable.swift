// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The parts of a ``LocaleTable``, as the compiler makes them.
struct CompiledTable {
  var tag: LanguageTag
  var instructions: [Instruction] = []
  var selects: [Select] = []
  var variants: [SelectVariant] = []
  var numberCalls: [NumberCall] = []
  var termCalls: [TermCall] = []
  var formCalls: [FormCall] = []
  /// How many of ``formCalls`` are in an app's files, which come first.
  var overlayFormCallCount = 0
  var languageCalls: [LanguageCall] = []
  var markCalls: [MarkCall] = []
  var guarded: [GuardedReference] = []
  var numbers: [ExactDecimal] = []
  var letterClasses: [LetterClass] = []
  var faults: [TableFault] = []
  /// All texts, one after another.
  var pool: [UInt8] = []
  /// The ids of messages, the words, and the names of arguments, each with its number. Those that the library uses itself
  /// come first.
  var ids = MessageNames()
  var words = NameTable(SelectorKey.builtInTexts)
  var names = NameTable(ArgumentName.BuiltIn.allCases.map(\.text))
  var messages: [MessageRecord] = []
  /// The numbers of the messages of ours that no source has.
  var missingMessages: [Int32] = []
  var attributes: [AttributeRecord] = []
  var entries: [LexiconEntry] = []
  var wordForms: [PatternReference] = []
  var formNames: [SelectorKey] = []
  var lexicon = Lexicon()
  /// The message of the adjective for each of our states, or -1.
  var adjectives: [Int32] = []
  var numeral = PatternReference.none
  var marked = PatternReference.none
  var ordinalNumeral = PatternReference.none
  /// The names of currencies by their codes.
  var currencies: [UInt64: CurrencyRecord] = [:]
  var compactPowers: [CompactPower] = []
  var settings = TableSettings()
  var diagnostics: [TableDiagnostic] = []
}
