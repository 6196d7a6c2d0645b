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
    for _ in pattern.elements { table.instructions.append(.text(start: 0, count: 0)) }
    if let replaced { table.instructions.append(.fault(keep(TableFault(fault: replaced, isSaid: false)))) }
    let end = table.instructions.count
    for (offset, element) in pattern.elements.enumerated() {
      switch element {
      case .text(let text):
        let first = table.pool.count
        table.pool.append(contentsOf: source.resource.source[text.first])
        for slice in text.rest { table.pool.append(contentsOf: source.resource.source[slice]) }
        table.instructions[start + offset] = .text(start: UInt32(first), count: UInt32(table.pool.count - first))
      case .placeable(let placeable):
        compile(placeable.expression, at: start + offset, in: source)
      }
    }
    return PatternReference(start: Int32(start), end: Int32(end))
  }

  /// Compiles an expression into the instruction at `site`.
  private mutating func compile(_ expression: Expression, at site: Int, in source: TableSource) {
    switch expression {
    case .string(let string):
      let range = intern(string.value(in: source.resource.source))
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
      refer(
        to: text(reference.id.range, in: source), attribute: reference.attribute.map { text($0.range, in: source) },
        isTerm: false, site: .instruction(site), offset: reference.range.lowerBound, in: source)
    case .term(let reference):
      compile(reference, at: site, in: source)
    case .function(let reference):
      compile(reference, at: site, in: source)
    case .select(let select):
      compile(select, at: site, in: source)
    }
  }

  private mutating func refer(
    to id: String, attribute: String?, isTerm: Bool, site: Edge.Site, offset: Int, in source: TableSource
  ) {
    if !isTerm, let index = messageIndex[id] { open(index) }
    let entry = isTerm ? termIndex[id].map { termDrafts[$0] } : messageIndex[id].map { messageDrafts[$0] }
    var name: String { (isTerm ? "-" : "") + id + (attribute.map { "." + $0 } ?? "") }
    if let attribute {
      if let target = entry?.attributes.draft(named: attribute) {
        drafts[current].edges.append(Edge(site: site, target: target, offset: offset))
      } else {
        miss(.unknownAttribute, name, "There is no attribute “\(name)”.", site: site, offset: offset, in: source)
      }
    } else if let entry {
      if let target = entry.value {
        drafts[current].edges.append(Edge(site: site, target: target, offset: offset))
      } else {
        miss(
          .noValue, name, "The message “\(name)” has attributes only; name the one that is meant.", site: site,
          offset: offset, in: source)
      }
    } else {
      miss(
        isTerm ? .unknownTerm : .unknownMessage, name, "There is no \(isTerm ? "term" : "message") “\(name)”.",
        site: site, offset: offset, in: source)
    }
  }

  private mutating func miss(
    _ kind: SpeechFault.Kind, _ name: String, _ sentence: String, site: Edge.Site, offset: Int, in source: TableSource
  ) {
    report(sentence, at: offset, in: source)
    put(fault(kind, name), at: site)
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
    let id = text(reference.id.range, in: source)
    if reference.arguments?.positional.isEmpty == false {
      report(
        "A term takes named arguments only; those without a name are left out.", at: reference.range.lowerBound,
        in: source)
    }
    var arguments: [(name: ArgumentName, value: TermArgument)] = []
    for argument in reference.arguments?.named ?? [] {
      guard let name = name(argument.name.range, in: source) else { continue }
      switch argument.value {
      case .string(let string): arguments.append((name, .text(string.value(in: source.resource.source))))
      case .number(let literal):
        arguments.append((name, .number(exact(literal, in: source))))
      }
    }
    let index = table.termCalls.count
    table.termCalls.append(TermCall(pattern: .none, arguments: arguments))
    table.instructions[site] = .term(UInt32(index))
    refer(
      to: id, attribute: reference.attribute.map { text($0.range, in: source) }, isTerm: true, site: .term(index),
      offset: reference.range.lowerBound, in: source)
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
        compiled.word = word(source.resource.source[identifier.range])
        compiled.letterClass = letterClass(
          for: selector, isDefault: variant.isDefault, at: identifier.range, in: source)
      }
      table.variants[start + offset] = compiled
      if recordsCoverage { table.places.variants[start + offset] = source.line(of: variant.key.range.lowerBound) }
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

  private mutating func letterClass(
    for selector: Selector, isDefault: Bool, at range: SourceRange, in source: TableSource
  ) -> Int32 {
    let end: String
    switch selector {
    case .head: end = "head"
    case .tail: end = "tail"
    default: return -1
    }
    let key = text(range, in: source)
    if let index = classIndex["\(end)-\(key)"] { return index }
    if !isDefault {
      report(
        "There is no letter class “\(key)”: write it as the term “-\(end)-\(key)”.", at: range.lowerBound, in: source)
    }
    return -1
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
