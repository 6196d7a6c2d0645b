// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// What checks inspect.
extension LocaleTable {
  var instructions: UnmanagedSlice<Instruction> { parts.value.instructions }
  var selects: UnmanagedSlice<Select> { parts.value.selects }
  var variants: UnmanagedSlice<SelectVariant> { parts.value.variants }
  var numberCalls: UnmanagedSlice<NumberCall> { parts.value.numberCalls }
  var termCalls: UnmanagedSlice<TermCall> { parts.value.termCalls }
  var numbers: UnmanagedSlice<ExactDecimal> { parts.value.numbers }
  var letterClasses: UnmanagedSlice<LetterClass> { parts.value.letterClasses }
  var compactPowers: UnmanagedSlice<CompactPower> { parts.value.compactPowers }
  var plurals: PluralRules { parts.value.plurals }

  /// The numbers of the messages that the sources have.
  var messages: [Int32] { (0..<Int32(idCount)).filter { !lacks($0) } }
}
