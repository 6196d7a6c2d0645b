// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

// Compiles patterns. Each element becomes exactly one instruction. A pattern reserves its instructions before they are
// filled in, because nested patterns are appended after them.
extension TableCompiler {
  /// Compiles a pattern.
  ///
  /// - Parameter fault: A fault to report when the pattern is evaluated.
  mutating func compile(_ pattern: Pattern, reporting fault: SpeechFault? = nil) -> PatternReference {
    if let text = pattern.plainText {
      if isInRule { return append(.word(word(text.text(in: source.bytes)))) }
      // Tests count the instructions that are evaluated. If they record coverage, a text becomes an instruction, too.
      if fault == nil, !recordsCoverage { return PatternReference(text: appendText(text)) }
    }
    let start = table.instructions.count
    for _ in pattern.elements { table.instructions.append(.placeholder) }
    if let fault { table.instructions.append(.fault(keep(TableFault(fault: fault, isSaid: false)))) }
    let reference = PatternReference(start: Int32(start), end: Int32(table.instructions.count))
    for (site, element) in zip(start..., pattern.elements) {
      switch element {
      case .text(let text): table.instructions[site] = .text(appendText(text))
      case .placeable(let placeable): compile(placeable.expression, at: site)
      }
    }
    return reference
  }

  /// Appends an instruction. Returns a pattern that consists of it.
  mutating func append(_ instruction: Instruction) -> PatternReference {
    table.instructions.append(instruction)
    return PatternReference(instruction: table.instructions.count - 1)
  }

  private mutating func appendText(_ text: TextElement) -> Range<Int> {
    let start = table.pool.count
    table.pool += source.bytes[text.first]
    for slice in text.rest { table.pool += source.bytes[slice] }
    return start..<table.pool.count
  }

  // MARK: Expressions

  private mutating func compile(_ expression: Expression, at site: Int) {
    switch expression {
    case .string(let string):
      let start = table.pool.count
      table.pool += string.value(in: source.bytes).utf8
      table.instructions[site] = .text(start..<table.pool.count)
    case .number(let literal):
      table.numberCalls.append(NumberCall(operand: .number(number(literal))))
      table.instructions[site] = .number(UInt32(table.numberCalls.count - 1))
    case .message(let reference):
      append(.instruction(site), isTerm: false, reference.id, reference.attribute, at: reference.range)
    case .term(let reference):
      compile(reference, at: site)
    case .variable(let variable):
      table.instructions[site] =
        argumentName(variable.id.range).map { .argument($0) } ?? .fault(unknownVariable(variable))
    case .function(let function):
      table.instructions[site] = instruction(of: function)
    case .placeable(let placeable):
      compile(placeable.expression, at: site)
    case .select(let select):
      compile(select, at: site)
    }
  }

  private mutating func compile(_ reference: TermReference, at site: Int) {
    if let argument = reference.arguments?.positional.first {
      report(
        "positional argument of a term is ignored; pass named arguments only", at: argument.range.lowerBound)
    }
    var arguments: [(name: ArgumentName, value: TermArgument)] = []
    for argument in reference.arguments?.named ?? [] {
      guard let name = argumentName(argument.name.range) else { continue }
      switch argument.value {
      case .string(let string): arguments.append((name, .text(string.value(in: source.bytes))))
      case .number(let number): arguments.append((name, .number(exact(number))))
      }
    }
    table.termCalls.append(TermCall(pattern: .none, arguments: arguments))
    let call = table.termCalls.count - 1
    table.instructions[site] = .term(UInt32(call))
    append(.termCall(call), isTerm: true, reference.id, reference.attribute, at: reference.range)
  }

  private mutating func append(
    _ site: Reference.Site, isTerm: Bool, _ id: Identifier, _ attribute: Identifier?, at range: SourceRange
  ) {
    references.append(
      Reference(
        site: site, draft: currentDraft, isTerm: isTerm, id: text(id.range),
        attribute: attribute.map { source.bytes.text($0.range) },
        location: Location(source: sourceIndex, range.lowerBound)))
  }

  mutating func operand(_ expression: Expression) -> Operand {
    switch expression {
    case .variable(let variable):
      if let name = argumentName(variable.id.range) { return .argument(name) }
      return .pattern(append(.fault(unknownVariable(variable))))
    case .number(let literal):
      return .number(number(literal))
    case .placeable(let placeable):
      return operand(placeable.expression)
    default:
      let pattern = append(.placeholder)
      compile(expression, at: Int(pattern.start))
      return .pattern(pattern)
    }
  }

  // MARK: Selections

  private mutating func compile(_ select: SelectExpression, at site: Int) {
    let selector = selector(select.selector)
    let first = table.variants.count
    let number = table.selects.count
    for _ in select.variants { table.variants.append(SelectVariant()) }
    table.selects.append(Select(selector, among: first..<table.variants.count))
    table.instructions[site] = .select(UInt32(number))
    for (index, variant) in zip(first..., select.variants) {
      table.variants[index].pattern = compile(variant.value)
      setKey(of: variant, at: index, by: selector)
      recordVariant(index, at: variant.key.range.lowerBound)
      if variant.isDefault { table.selects[number].defaultVariant = index }
    }
  }

  private mutating func setKey(of variant: Variant, at index: Int, by selector: Selector) {
    switch variant.key {
    case .number(let literal):
      table.variants[index].number = Int32(number(literal))
    case .identifier(let key):
      let word = word(key.range)
      table.variants[index].word = word
      guard let end = LetterClass.End(of: selector) else { return }
      letterVariants.append(
        LetterVariant(
          variant: index, end: end, key: word, location: Location(source: sourceIndex, key.range.lowerBound),
          isDefault: variant.isDefault))
    }
  }

  private mutating func selector(_ expression: Expression) -> Selector {
    guard case .function(let call) = expression else { return .value(operand(expression)) }
    let first = call.arguments.positional.first
    switch text(call.id.range) {
    case "NUMBER":
      if let number = numberCall(call) { return .number(number) }
    case "TRAIT":
      if let (name, trait) = traitArguments(of: call) { return .trait(name, trait) }
    case "HEAD":
      if let first { return .head(operand(first)) }
      return .value(operand(expression))
    case "TAIL":
      if let first { return .tail(operand(first)) }
      return .value(operand(expression))
    default:
      return .value(operand(expression))
    }
    return .value(.pattern(append(.fault(wrongArgument(of: call)))))
  }

  // MARK: Numbers

  mutating func number(_ literal: NumberLiteral) -> UInt32 {
    table.numbers.append(exact(literal))
    return UInt32(table.numbers.count - 1)
  }

  /// Returns the value of a literal. If ``ExactDecimal`` can't represent its digits, parses them as a `Double`, like
  /// other implementations of Fluent.
  private func exact(_ literal: NumberLiteral) -> ExactDecimal {
    let text = text(literal.range)
    return ExactDecimal(text) ?? Double(text).map { ExactDecimal($0) } ?? .notANumber
  }

  // MARK: Faults

  /// Stores a fault of the value or attribute that is being compiled. Returns the number of the fault.
  mutating func fault(_ kind: SpeechFault.Kind, _ name: String) -> UInt32 {
    keep(spoil(SpeechFault(kind: kind, name: name)))
  }

  mutating func keep(_ fault: TableFault) -> UInt32 {
    table.faults.append(fault)
    return UInt32(table.faults.count - 1)
  }

  mutating func wrongArgument(of call: FunctionReference) -> UInt32 {
    fault(.wrongArgument, text(call.id.range) + "()")
  }

  private mutating func unknownVariable(_ variable: VariableReference) -> UInt32 {
    fault(.unknownVariable, "$" + text(variable.id.range))
  }
}

extension Instruction {
  /// A temporary instruction, which is replaced later.
  fileprivate static let placeholder = Instruction.text(start: 0, count: 0)

  static func text(_ range: Range<Int>) -> Instruction {
    .text(start: UInt32(range.lowerBound), count: UInt32(range.count))
  }
}
