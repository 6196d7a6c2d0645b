// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

// Every element of a pattern becomes exactly one instruction. A pattern's instructions are reserved first and then
// filled in, while the patterns inside it are appended after them.
extension TableCompiler {
  /// Compiles a pattern.
  ///
  /// - Parameter isPlain: Whether it is nothing but text.
  mutating func compile(_ pattern: Int, isPlain: Bool, in source: TableSource) -> PatternReference {
    let start = table.instructions.count
    guard isPlain else {
      reserveInstructions(for: pattern)
      let reference = PatternReference(start: Int32(start), end: Int32(table.instructions.count))
      compileElements(of: pattern, from: start, in: source)
      return reference
    }
    if isInRule {
      table.instructions.append(compileWord(pattern, in: source))
      return PatternReference(instruction: start)
    }
    let text = compilePlainText(of: pattern, in: source)
    // An observer is told of instructions only.
    guard recordsCoverage else { return PatternReference(text: text) }
    table.instructions.append(.text(text))
    return PatternReference(instruction: start)
  }

  /// Compiles a pattern that stands for words that are broken, which is reported when it is said.
  mutating func compile(
    _ pattern: Int, isPlain: Bool, in source: TableSource, replacing replaced: SpeechFault?
  ) -> PatternReference {
    guard let replaced, !(isPlain && isInRule) else { return compile(pattern, isPlain: isPlain, in: source) }
    let start = table.instructions.count
    if isPlain {
      table.instructions.append(.text(compilePlainText(of: pattern, in: source)))
    } else {
      reserveInstructions(for: pattern)
    }
    table.instructions.append(.fault(keep(TableFault(fault: replaced, isSaid: false))))
    let reference = PatternReference(start: Int32(start), end: Int32(table.instructions.count))
    if !isPlain { compileElements(of: pattern, from: start, in: source) }
    return reference
  }

  private mutating func compilePlainText(of pattern: Int, in source: TableSource) -> Range<Int> {
    compileText(syntax.nodes[pattern].count == 1 ? pattern : pattern + 1, in: source)
  }

  /// Compiles the elements of a pattern into the instructions that are reserved for them.
  private mutating func compileElements(of pattern: Int, from start: Int, in source: TableSource) {
    var (next, site) = (pattern + 1, start)
    let end = syntax.end(of: pattern)
    while next < end {
      if syntax.nodes[next].kind.isText {
        table.instructions[site] = .text(compileText(next, in: source))
      } else {
        compile(next, at: site, in: source)
      }
      site += 1
      next = syntax.end(of: next)
    }
  }

  /// An instruction for each element of a pattern.
  private mutating func reserveInstructions(for pattern: Int) {
    var next = pattern + 1
    let end = syntax.end(of: pattern)
    while next < end {
      table.instructions.append(.text(start: 0, count: 0))
      next = syntax.end(of: next)
    }
  }

  /// Compiles a pattern of a rule that is nothing but text: the name of a form.
  private mutating func compileWord(_ pattern: Int, in source: TableSource) -> Instruction {
    let node = syntax.nodes[pattern]
    return .word(
      node.count == 1 ? word(node.name, in: source) : word(syntax.plainText(of: pattern, in: source) ?? ""))
  }

  /// Puts literal text into the pool: a text, or a pattern that is one text.
  private mutating func compileText(_ text: Int, in source: TableSource) -> Range<Int> {
    let node = syntax.nodes[text]
    let first = table.pool.count
    source.bytes.append(node.name, to: &table.pool)
    if node.kind.isText {
      for slice in node.detail { source.bytes.append(syntax.slices[slice].range, to: &table.pool) }
    }
    return first..<table.pool.count
  }

  /// Compiles an expression into the instruction at `site`.
  private mutating func compile(_ expression: Int, at site: Int, in source: TableSource) {
    switch syntax.nodes[expression].kind {
    case .placeable: compile(expression + 1, at: site, in: source)
    case .select: compileSelect(expression, at: site, in: source)
    case .function: compileCall(expression, at: site, in: source)
    default: compileSimple(expression, at: site, in: source)
    }
  }

  /// Compiles an expression that has no other one inside it.
  private mutating func compileSimple(_ expression: Int, at site: Int, in source: TableSource) {
    let node = syntax.nodes[expression]
    switch node.kind {
    case .string:
      table.instructions[site] = .text(intern(StringLiteral.value(of: node.name, in: source.bytes)))
    case .number:
      let operand = Operand.number(number(node.name, in: source))
      table.numberCalls.append(NumberCall(operand: operand))
      table.instructions[site] = .number(UInt32(table.numberCalls.count - 1))
    case .variable:
      if let name = name(node.name, in: source) {
        table.instructions[site] = .argument(name)
      } else {
        put(unknownVariable(node.name, in: source), at: .instruction(site))
      }
    case .termReference:
      compileTerm(expression, at: site, in: source)
    default:
      edges.append(Edge(.instruction(site), of: place.draft, to: node))
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
    table.instructions.append(.fault(fault))
    return PatternReference(instruction: table.instructions.count - 1)
  }

  private mutating func unknownVariable(_ name: SourceRange, in source: TableSource) -> UInt32 {
    fault(.unknownVariable, "$" + text(name, in: source))
  }

  private mutating func compileTerm(_ reference: Int, at site: Int, in source: TableSource) {
    let node = syntax.nodes[reference]
    var arguments: [(name: ArgumentName, value: TermArgument)] = []
    var next = reference + 2
    while next < reference + node.count {
      let argument = syntax.nodes[next]
      if !argument.kind.isNamedArgument {
        report(
          "positional argument of a term is ignored; pass named arguments only", at: node.range.lowerBound,
          in: source)
        repeat {
          next = syntax.end(of: next)
        } while next < reference + node.count && !syntax.nodes[next].kind.isNamedArgument
        continue
      }
      if let name = name(argument.name, in: source) { arguments.append((name, value(of: next, in: source))) }
      next += argument.count
    }
    let index = table.termCalls.count
    table.termCalls.append(TermCall(pattern: .none, arguments: arguments))
    table.instructions[site] = .term(UInt32(index))
    edges.append(Edge(.term(index), of: place.draft, to: node))
  }

  /// The value of a term's argument.
  private mutating func value(of argument: Int, in source: TableSource) -> TermArgument {
    let value = syntax.nodes[argument + 1]
    return value.kind.isString
      ? .text(StringLiteral.value(of: value.name, in: source.bytes)) : .number(exact(value.name, in: source))
  }

  private mutating func compileSelect(_ select: Int, at site: Int, in source: TableSource) {
    let index = reserveSelect(select, in: source)
    table.instructions[site] = .select(UInt32(index))
    var variant = table.selects[index].variants.lowerBound
    var next = syntax.end(of: select + 1)
    let end = syntax.end(of: select)
    while next < end {
      let pattern = compile(next + 1, isPlain: syntax.isPlain(next + 1), in: source)
      compileVariant(next, as: variant, saying: pattern, of: index, in: source)
      variant += 1
      next = syntax.end(of: next)
    }
  }

  /// A select expression with its selector, and with room for its variants.
  private mutating func reserveSelect(_ select: Int, in source: TableSource) -> Int {
    let selector = selector(select + 1, in: source)
    let start = table.variants.count
    var next = syntax.end(of: select + 1)
    let end = syntax.end(of: select)
    while next < end {
      table.variants.append(SelectVariant())
      next = syntax.end(of: next)
    }
    table.selects.append(Select(selector, among: start..<table.variants.count))
    return table.selects.count - 1
  }

  private mutating func compileVariant(
    _ variant: Int, as number: Int, saying pattern: PatternReference, of index: Int, in source: TableSource
  ) {
    let node = syntax.nodes[variant]
    table.variants[number].pattern = pattern
    if node.hasNumberKey {
      table.variants[number].number = Int32(self.number(node.name, in: source))
    } else {
      table.variants[number].word = word(node.name, in: source)
      if let end = table.selects[index].selector.letterEnd {
        letterVariants.append(
          LetterVariant(
            variant: number, end: end, key: CompactRange(node.name), source: currentSource, isDefault: node.isDefault))
      }
    }
    recordVariant(number, source.line(of: node.name.lowerBound))
    if node.isDefault { table.selects[index].defaultVariant = number }
  }

  private mutating func selector(_ expression: Int, in source: TableSource) -> Selector {
    let node = syntax.nodes[expression]
    guard node.kind.isFunction else { return .value(operand(expression, in: source)) }
    switch text(node.name, in: source) {
    case "NUMBER":
      if let index = numberCall(expression, in: source) { return .number(index) }
      return .value(.pattern(pattern(of: fault(.wrongArgument, "NUMBER()"))))
    case "TRAIT":
      if let (name, trait) = traitArguments(expression, in: source) { return .trait(name, trait) }
      return .value(.pattern(pattern(of: fault(.wrongArgument, "TRAIT()"))))
    case "HEAD":
      if let first = firstArgument(of: expression) { return .head(operand(first, in: source)) }
    case "TAIL":
      if let first = firstArgument(of: expression) { return .tail(operand(first, in: source)) }
    default: break
    }
    return .value(operand(expression, in: source))
  }

  /// An expression as the operand of a function or a selector.
  mutating func operand(_ expression: Int, in source: TableSource) -> Operand {
    let node = syntax.nodes[expression]
    switch node.kind {
    case .variable:
      if let name = name(node.name, in: source) { return .argument(name) }
      return .pattern(pattern(of: unknownVariable(node.name, in: source)))
    case .number: return .number(number(node.name, in: source))
    case .placeable: return operand(expression + 1, in: source)
    default:
      let site = table.instructions.count
      table.instructions.append(.text(start: 0, count: 0))
      compile(expression, at: site, in: source)
      return .pattern(PatternReference(instruction: site))
    }
  }
}

extension Instruction {
  /// Says a text of the pool.
  static func text(_ range: Range<Int>) -> Instruction {
    .text(start: UInt32(range.lowerBound), count: UInt32(range.count))
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

// Told by patterns, because `==` of another module's enumeration is a call.
extension SyntaxNode.Kind {
  var isMessage: Bool { if case .message = self { true } else { false } }
  var isPattern: Bool { if case .pattern = self { true } else { false } }
  var isText: Bool { if case .text = self { true } else { false } }
  var isString: Bool { if case .string = self { true } else { false } }
  var isVariable: Bool { if case .variable = self { true } else { false } }
  var isFunction: Bool { if case .function = self { true } else { false } }
  var isTermReference: Bool { if case .termReference = self { true } else { false } }
  var isNamedArgument: Bool { if case .namedArgument = self { true } else { false } }
}
