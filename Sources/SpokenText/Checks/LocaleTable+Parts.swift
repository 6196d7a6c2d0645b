// What a check looks at: everything that was read of a table. Of one that has a ``Coverage``, that is all there is.
extension LocaleTable {
  var instructions: Frozen<Instruction> { parts.value.instructions }
  var selects: Frozen<Select> { parts.value.selects }
  var variants: Frozen<SelectVariant> { parts.value.variants }
  var numberCalls: Frozen<NumberCall> { parts.value.numberCalls }
  var termCalls: Frozen<TermCall> { parts.value.termCalls }
  var numbers: Frozen<ExactDecimal> { parts.value.numbers }
  var letterClasses: Frozen<LetterClass> { parts.value.letterClasses }
  var compactPowers: Frozen<CompactPower> { parts.value.compactPowers }
  var plurals: PluralRules { parts.value.plurals }

  /// The numbers of the messages that have ids.
  var messages: Range<Int32> { 0..<Int32(idCount) }
}
