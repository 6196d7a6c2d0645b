// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The contents of a ``LocaleTable`` while the compiler creates them. ``LocaleTable`` documents the properties.
struct CompiledTable {
  var tag: LanguageTag
  var instructions: [Instruction] = []
  var selects: [Select] = []
  var variants: [SelectVariant] = []
  var numberCalls: [NumberCall] = []
  var termCalls: [TermCall] = []
  var formCalls: [FormCall] = []
  var overlayFormCallCount = 0
  var languageCalls: [LanguageCall] = []
  var markCalls: [MarkCall] = []
  var guarded: [GuardedReference] = []
  var numbers: [ExactDecimal] = []
  var letterClasses: [LetterClass] = []
  var faults: [TableFault] = []
  var pool: [UInt8] = []
  /// The numbered ids of messages, words for selections, and names of arguments. In each list, the library's own come
  /// first.
  var ids = MessageNames()
  var words = NameTable(SelectorKey.builtInTexts)
  var names = NameTable(ArgumentName.BuiltIn.allCases.map(\.text))
  var messages: [MessageRecord] = []
  var missingMessages: [Int32] = []
  var attributes: [AttributeRecord] = []
  var entries: [LexiconEntry] = []
  var wordForms: [PatternReference] = []
  var formNames: [SelectorKey] = []
  var lexicon = Lexicon()
  var adjectives: [Int32] = []
  var numeral = PatternReference.none
  var marked = PatternReference.none
  var ordinalNumeral = PatternReference.none
  var currencies: [UInt64: CurrencyRecord] = [:]
  var compactPowers: [CompactPower] = []
  var settings = TableSettings()
  var diagnostics: [TableDiagnostic] = []
}
