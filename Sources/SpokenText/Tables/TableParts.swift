/// What is read of a table while a phrase is said, as plain memory: a view of it is one address, and reading it counts
/// no reference, as reading the ``LocaleTable`` itself would each time.
struct TableParts: Sendable {
  let instructions: Frozen<Instruction>
  let selects: Frozen<Select>
  let variants: Frozen<SelectVariant>
  let countedForms: Frozen<CountedForm>
  let affixes: Frozen<Affix>
  let numberCalls: Frozen<NumberCall>
  let formCalls: Frozen<FormCall>
  let numbers: Frozen<ExactDecimal>
  let pool: Frozen<UInt8>
  let messages: Frozen<MessageRecord>
  let slots: Frozen<Int32>
  let numeral: PatternReference
  let currencies: CurrencyIndex
  let compactPowers: Frozen<CompactPower>
  let plurals: PluralRules
  let titleCase: TitleCaseRule
  let hasCycles: Bool
  let isCovered: Bool
}
