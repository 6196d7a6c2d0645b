internal import SpokenTextFluent

// The functions of the tables: NUMBER, FORM, TRAIT, TITLE, SPELL and LANG say something; NUMBER, TRAIT, HEAD and TAIL
// select.
extension TableCompiler {
  mutating func compile(_ call: FunctionReference, at site: Int, in source: TableSource) {
    let name = text(call.id.range, in: source)
    let first = call.arguments.positional.first
    switch name {
    case "NUMBER":
      if let index = numberCall(call, in: source) {
        table.instructions[site] = .number(index)
        return
      }
    case "FORM":
      if let form = formCall(call, in: source) {
        table.formCalls.append(form)
        table.instructions[site] = .form(UInt32(table.formCalls.count - 1))
        return
      }
    case "TRAIT":
      if let (argument, trait) = traitArguments(call, in: source) {
        table.instructions[site] = .trait(argument, trait)
        return
      }
    case "TITLE":
      if let first {
        table.instructions[site] = .title(operand(first, in: source))
        return
      }
      report("TITLE takes what begins a sentence of its own: { TITLE($value) }.", at: call.range.lowerBound, in: source)
    case "SPELL":
      if let first {
        table.instructions[site] = .spell(operand(first, in: source))
        return
      }
      report("SPELL takes what is to be spelled: { SPELL($code) }.", at: call.range.lowerBound, in: source)
    case "LANG":
      if let first, call.arguments.positional.count == 2, case .string(let string) = call.arguments.positional[1],
        let tag = try? LanguageTag(parsing: string.value(in: source.bytes))
      {
        let operand = operand(first, in: source)
        table.languageCalls.append(LanguageCall(operand: operand, tag: tag))
        table.instructions[site] = .language(UInt32(table.languageCalls.count - 1))
        return
      }
      report("LANG takes a text and a language tag: { LANG($name, \"fr\") }.", at: call.range.lowerBound, in: source)
    case "HEAD", "TAIL":
      report("\(name) only selects: { \(name)($item) -> … }.", at: call.range.lowerBound, in: source)
    default:
      report(
        "There is no function \(name); there are NUMBER, FORM, TRAIT, HEAD, TAIL, TITLE, SPELL and LANG.",
        at: call.range.lowerBound, in: source)
      table.instructions[site] = .fault(fault(.unknownFunction, name + "()"))
      return
    }
    table.instructions[site] = .fault(fault(.wrongArgument, name + "()"))
  }

  mutating func numberCall(_ call: FunctionReference, in source: TableSource) -> UInt32? {
    guard let first = call.arguments.positional.first else {
      report("NUMBER takes a number: { NUMBER($count) }.", at: call.range.lowerBound, in: source)
      return nil
    }
    var options = NumberOptions()
    for argument in call.arguments.named {
      let name = text(argument.name.range, in: source)
      let value = literalText(argument.value, in: source)
      let offset = argument.name.range.lowerBound
      switch name {
      case "minimumIntegerDigits": options.minimumIntegerDigits = digits(value, 1...21, name, offset, source) ?? 1
      case "minimumFractionDigits": options.minimumFractionDigits = digits(value, 0...20, name, offset, source)
      case "maximumFractionDigits": options.maximumFractionDigits = digits(value, 0...20, name, offset, source)
      case "minimumSignificantDigits": options.minimumSignificantDigits = digits(value, 1...21, name, offset, source)
      case "maximumSignificantDigits": options.maximumSignificantDigits = digits(value, 1...21, name, offset, source)
      case "useGrouping": options.useGrouping = value != "false" && value != "0"
      case "type" where value == "ordinal": options.isOrdinal = true
      case "type" where value == "cardinal": break
      case "type":
        report("The type of a NUMBER is \"cardinal\" or \"ordinal\", not “\(value)”.", at: offset, in: source)
      default:
        report(
          "NUMBER has no option “\(name)”; it has minimumIntegerDigits, minimumFractionDigits, maximumFractionDigits, minimumSignificantDigits, maximumSignificantDigits, useGrouping and type.",
          at: offset, in: source)
      }
    }
    let operand = operand(first, in: source)
    table.numberCalls.append(NumberCall(operand: operand, options: options))
    return UInt32(table.numberCalls.count - 1)
  }

  private mutating func digits(
    _ value: String, _ range: ClosedRange<Int>, _ name: String, _ offset: Int, _ source: TableSource
  ) -> Int? {
    if let digits = ExactDecimal(value)?.integerPart.flatMap({ Int(exactly: $0) }), range.contains(digits) {
      return digits
    }
    report(
      "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound), not “\(value)”.", at: offset,
      in: source)
    return nil
  }

  private func literalText(_ literal: Literal, in source: TableSource) -> String {
    switch literal {
    case .string(let string): string.value(in: source.bytes)
    case .number(let number): text(number.range, in: source)
    }
  }

  private mutating func formCall(_ call: FunctionReference, in source: TableSource) -> FormCall? {
    guard let first = call.arguments.positional.first else {
      report("FORM takes a phrase: { FORM($month, case: \"genitive\") }.", at: call.range.lowerBound, in: source)
      return nil
    }
    var form = FormCall(operand: operand(first, in: source))
    for argument in call.arguments.positional.dropFirst() {
      switch argument {
      case .variable(let variable) where form.countOrNoun == nil:
        guard let binding = name(variable.id.range, in: source) else { return nil }
        form.countOrNoun = binding
      case .number(let literal) where form.number < 0: form.number = Int32(number(literal, in: source))
      default:
        report(
          "After the phrase, FORM takes a variable to agree with, { FORM($status, $noun) }, and a number that the phrase is said as after, { FORM($noun, 5) }.",
          at: argument.range.lowerBound, in: source)
        return nil
      }
    }
    for argument in call.arguments.named {
      let value = literalText(argument.value, in: source)
      switch text(argument.name.range, in: source) {
      case "case": form.caseWord = word(value)
      case "gender": form.genderWord = word(value)
      case "form": form.formWord = word(value)
      case let other:
        report(
          "FORM has no option “\(other)”; it has case, gender and form.", at: argument.name.range.lowerBound, in: source
        )
      }
    }
    return form
  }

  mutating func traitArguments(_ call: FunctionReference, in source: TableSource) -> (ArgumentName, SelectorKey)? {
    let positional = call.arguments.positional
    guard positional.count == 2, case .variable(let variable) = positional[0], case .string(let trait) = positional[1]
    else {
      report(
        "TRAIT takes a phrase and the name of a trait: { TRAIT($noun, \"gender\") -> … }.", at: call.range.lowerBound,
        in: source)
      return nil
    }
    guard let name = name(variable.id.range, in: source) else { return nil }
    return (name, word(trait.value(in: source.bytes)))
  }
}
