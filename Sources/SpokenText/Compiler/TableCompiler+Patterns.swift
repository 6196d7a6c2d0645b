internal import SpokenTextFluent

// Every element of a pattern becomes exactly one instruction. A pattern's instructions are reserved first and then
// filled in, while the patterns inside it are appended after them.
extension TableCompiler {
  /// Compiles a pattern.
  ///
  /// - Parameter replaced: What is wrong with the words that it stands for: reported when it is said.
  mutating func compile(
    _ pattern: Pattern, in source: TableSource, replacing replaced: SpeechFault? = nil
  ) -> PatternReference {
    let start = table.instructions.count
    let elements: [PatternElement]
    switch pattern.parts {
    case .text(let text) where isInRule:
      table.instructions.append(.word(word(text.text(in: source.bytes))))
      return PatternReference(start: Int32(start), end: Int32(start + 1))
    case .text(let text):
      table.instructions.append(compile(text, in: source))
      elements = []
    case .elements(let several):
      elements = several
      for _ in elements { table.instructions.append(.text(start: 0, count: 0)) }
    }
    if let replaced { table.instructions.append(.fault(keep(TableFault(fault: replaced, isSaid: false)))) }
    let end = table.instructions.count
    for (offset, element) in elements.enumerated() {
      switch element {
      case .text(let text): table.instructions[start + offset] = compile(text, in: source)
      case .placeable(let placeable):
        compile(placeable.expression, at: start + offset, in: source)
      }
    }
    return PatternReference(start: Int32(start), end: Int32(end))
  }

  /// Compiles literal text.
  private mutating func compile(_ text: TextElement, in source: TableSource) -> Instruction {
    let first = table.pool.count
    source.bytes.append(text.first, to: &table.pool)
    for slice in text.rest { source.bytes.append(slice, to: &table.pool) }
    return .text(start: UInt32(first), count: UInt32(table.pool.count - first))
  }

  /// Compiles an expression into the instruction at `site`.
  private mutating func compile(_ expression: Expression, at site: Int, in source: TableSource) {
    switch expression {
    case .string(let string):
      let range = intern(string.value(in: source.bytes))
      table.instructions[site] = .text(start: UInt32(range.lowerBound), count: UInt32(range.count))
    case .number(let literal):
      let operand = Operand.number(number(literal, in: source))
      table.numberCalls.append(NumberCall(operand: operand))
      table.instructions[site] = .number(UInt32(table.numberCalls.count - 1))
    case .variable(let variable):
      if let name = name(variable.id.range, in: source) {
        table.instructions[site] = .argument(name)
      } else {
        put(unknownVariable(variable, in: source), at: .instruction(site))
      }
    case .placeable(let placeable):
      compile(placeable.expression, at: site, in: source)
    case .message(let reference):
      edges.append(
        Edge(
          site: .instruction(site), isTerm: false, id: reference.id.range, attribute: reference.attribute?.range,
          offset: reference.range.lowerBound))
    case .term(let reference):
      compile(reference, at: site, in: source)
    case .function(let reference):
      compile(reference, at: site, in: source)
    case .select(let select):
      compile(select, at: site, in: source)
    }
  }

  /// Puts a fault in the place of a reference.
  mutating func put(_ fault: UInt32, at site: Edge.Site) {
    switch site {
    case .instruction(let index): table.instructions[index] = .fault(fault)
    case .term(let index): table.termCalls[index].pattern = pattern(of: fault)
    }
  }

  /// A pattern that says a fault and nothing else.
  mutating func pattern(of fault: UInt32) -> PatternReference {
    let start = Int32(table.instructions.count)
    table.instructions.append(.fault(fault))
    return PatternReference(start: start, end: start + 1)
  }

  private mutating func unknownVariable(_ variable: VariableReference, in source: TableSource) -> UInt32 {
    fault(.unknownVariable, "$" + text(variable.id.range, in: source))
  }

  private mutating func compile(_ reference: TermReference, at site: Int, in source: TableSource) {
    if reference.arguments?.positional.isEmpty == false {
      report(
        "A term takes named arguments only; those without a name are left out.", at: reference.range.lowerBound,
        in: source)
    }
    var arguments: [(name: ArgumentName, value: TermArgument)] = []
    for argument in reference.arguments?.named ?? [] {
      guard let name = name(argument.name.range, in: source) else { continue }
      switch argument.value {
      case .string(let string): arguments.append((name, .text(string.value(in: source.bytes))))
      case .number(let literal):
        arguments.append((name, .number(exact(literal, in: source))))
      }
    }
    let index = table.termCalls.count
    table.termCalls.append(TermCall(pattern: .none, arguments: arguments))
    table.instructions[site] = .term(UInt32(index))
    edges.append(
      Edge(
        site: .term(index), isTerm: true, id: reference.id.range, attribute: reference.attribute?.range,
        offset: reference.range.lowerBound))
  }

  private mutating func compile(_ select: SelectExpression, at site: Int, in source: TableSource) {
    let selector = selector(select.selector, in: source)
    let index = table.selects.count
    let start = table.variants.count
    table.variants.append(contentsOf: repeatElement(SelectVariant(), count: select.variants.count))
    table.selects.append(
      Select(
        selector: selector, variants: start..<start + select.variants.count, defaultVariant: start,
        hasNumberKeys: false))
    table.instructions[site] = .select(UInt32(index))
    for (offset, variant) in select.variants.enumerated() {
      var compiled = SelectVariant(pattern: compile(variant.value, in: source))
      switch variant.key {
      case .number(let literal):
        compiled.number = Int32(number(literal, in: source))
        table.selects[index].hasNumberKeys = true
      case .identifier(let identifier):
        compiled.word = word(source.bytes[identifier.range])
        if let end = selector.letterEnd {
          letterVariants.append(
            LetterVariant(
              variant: start + offset, end: end, key: identifier.range, source: currentSource,
              isDefault: variant.isDefault))
        }
      }
      table.variants[start + offset] = compiled
      if recordsCoverage { places.variants[start + offset] = source.line(of: variant.key.range.lowerBound) }
      if variant.isDefault { table.selects[index].defaultVariant = start + offset }
    }
    if !recordsCoverage, let counted = countedForm(of: index) {
      table.countedForms.append(counted)
      table.instructions[site] = .counted(UInt32(table.countedForms.count - 1))
    }
  }

  /// The select expression as one step, if all its variants have that shape.
  private mutating func countedForm(of index: Int) -> CountedForm? {
    let select = table.selects[index]
    guard case .value(.argument(let name)) = select.selector, !select.hasNumberKeys else { return nil }
    guard let other = affix(of: select.defaultVariant, around: name) else { return nil }
    let first = table.affixes.count
    for _ in PluralCategory.allCases { table.affixes.append(other) }
    // Backwards, so that the first of two variants of one category wins.
    for variant in select.variants.reversed() {
      guard let category = table.variants[variant].category, let affix = affix(of: variant, around: name) else {
        table.affixes.removeSubrange(first...)
        return nil
      }
      table.affixes[first + Int(category.rawValue)] = affix
    }
    return CountedForm(name: name, select: UInt32(index), affixes: UInt32(first))
  }

  /// The texts around the number, if a variant is nothing else.
  private func affix(of variant: Int, around name: ArgumentName) -> Affix? {
    let pattern = table.variants[variant].pattern
    var affix = Affix()
    var isPast = false
    for instruction in table.instructions[Int(pattern.start)..<Int(pattern.end)] {
      switch instruction {
      // The place of a reference, which is resolved later.
      case .text(_, 0): return nil
      case .argument(let argument) where argument == name && !isPast: isPast = true
      case .text(let start, let count) where isPast && affix.suffixCount == 0:
        (affix.suffix, affix.suffixCount) = (start, count)
      case .text(let start, let count) where !isPast && affix.prefixCount == 0:
        (affix.prefix, affix.prefixCount) = (start, count)
      default: return nil
      }
    }
    return isPast ? affix : nil
  }

  private mutating func selector(_ expression: Expression, in source: TableSource) -> Selector {
    if case .function(let call) = expression {
      let arguments = call.arguments
      switch text(call.id.range, in: source) {
      case "NUMBER":
        if let index = numberCall(call, in: source) { return .number(index) }
        return .value(.pattern(pattern(of: fault(.wrongArgument, "NUMBER()"))))
      case "TRAIT":
        if let (name, trait) = traitArguments(call, in: source) { return .trait(name, trait) }
        return .value(.pattern(pattern(of: fault(.wrongArgument, "TRAIT()"))))
      case "HEAD":
        if let first = arguments.positional.first { return .head(operand(first, in: source)) }
      case "TAIL":
        if let first = arguments.positional.first { return .tail(operand(first, in: source)) }
      default: break
      }
    }
    return .value(operand(expression, in: source))
  }

  /// An expression as the operand of a function or a selector.
  mutating func operand(_ expression: Expression, in source: TableSource) -> Operand {
    switch expression {
    case .variable(let variable):
      if let name = name(variable.id.range, in: source) { return .argument(name) }
      return .pattern(pattern(of: unknownVariable(variable, in: source)))
    case .number(let literal): return .number(number(literal, in: source))
    case .placeable(let placeable): return operand(placeable.expression, in: source)
    default:
      let site = table.instructions.count
      table.instructions.append(.text(start: 0, count: 0))
      compile(expression, at: site, in: source)
      return .pattern(PatternReference(start: Int32(site), end: Int32(site + 1)))
    }
  }
}

extension Selector {
  /// The end of the spoken text that it distinguishes, if it does.
  fileprivate var letterEnd: TableCompiler.LetterEnd? {
    switch self {
    case .head: .head
    case .tail: .tail
    case .value, .number, .trait: nil
    }
  }
}
