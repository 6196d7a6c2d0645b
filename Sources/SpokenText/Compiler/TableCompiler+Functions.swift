// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

// The functions of the tables: NUMBER, FORM, TRAIT, TITLE, SPELL, LANG and MARK say something; NUMBER, TRAIT, HEAD and
// TAIL select.
extension TableCompiler {
  /// The first argument without a name, or nil.
  mutating func firstArgument(of call: Int) -> Int? { positional(call + 2, of: call) }

  /// An argument of a call, if there is one and it has no name.
  private mutating func positional(_ argument: Int, of call: Int) -> Int? {
    argument < syntax.end(of: call) && !syntax.nodes[argument].kind.isNamedArgument ? argument : nil
  }

  /// The argument without a name that follows one, or nil.
  private mutating func positional(after argument: Int, of call: Int) -> Int? {
    positional(syntax.end(of: argument), of: call)
  }

  mutating func compileCall(_ call: Int, at site: Int, in source: TableSource) {
    let offset = syntax.nodes[call].range.lowerBound
    let name = syntax.nodes[call].name
    let first = firstArgument(of: call)
    switch source.bytes[name] {
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
      report("TITLE takes the start of a sentence: { TITLE($value) }", at: offset, in: source)
    case "SPELL":
      if let first {
        table.instructions[site] = .spell(operand(first, in: source))
        return
      }
      report("SPELL takes the text to spell: { SPELL($code) }", at: offset, in: source)
    case "LANG":
      if let first, let tag = languageArgument(after: first, of: call, in: source) {
        let operand = operand(first, in: source)
        table.languageCalls.append(LanguageCall(operand: operand, tag: tag))
        table.instructions[site] = .language(UInt32(table.languageCalls.count - 1))
        return
      }
      report("LANG takes a text and a language tag: { LANG($name, \"fr\") }", at: offset, in: source)
    case "MARK":
      let marks = marks(call, in: source)
      if let first, !marks.isEmpty {
        table.markCalls.append(MarkCall(operand: operand(first, in: source), marks: marks))
        table.instructions[site] = .mark(UInt32(table.markCalls.count - 1))
        return
      }
      report(
        "MARK takes a text and at least one option: { MARK(\"live\", pronunciation: \"laɪv\") }", at: offset,
        in: source)
    case "HEAD", "TAIL":
      let name = text(name, in: source)
      report("\(name) can only be a selector: { \(name)($item) -> … }", at: offset, in: source)
    default:
      let name = text(name, in: source)
      report(
        "unknown function '\(name)'; expected one of NUMBER, FORM, TRAIT, HEAD, TAIL, TITLE, SPELL, LANG, MARK",
        at: offset, in: source)
      table.instructions[site] = .fault(fault(.unknownFunction, name + "()"))
      return
    }
    table.instructions[site] = .fault(fault(.wrongArgument, text(name, in: source) + "()"))
  }

  /// The tag of a `LANG` with exactly two arguments.
  private mutating func languageArgument(after first: Int, of call: Int, in source: TableSource) -> LanguageTag? {
    guard let tag = positional(after: first, of: call), syntax.nodes[tag].kind.isString,
      positional(after: tag, of: call) == nil
    else { return nil }
    return try? LanguageTag(parsing: StringLiteral.value(of: syntax.nodes[tag].name, in: source.bytes))
  }

  mutating func numberCall(_ call: Int, in source: TableSource) -> UInt32? {
    guard let first = firstArgument(of: call) else {
      report("NUMBER takes a number: { NUMBER($count) }", at: syntax.nodes[call].range.lowerBound, in: source)
      return nil
    }
    var options = NumberOptions()
    var style: String?
    var next = call + 2
    while next < syntax.end(of: call) {
      let argument = next
      next = syntax.end(of: next)
      guard syntax.nodes[argument].kind.isNamedArgument else { continue }
      let name = syntax.nodes[argument].name
      let value = literalText(argument + 1, in: source)
      let offset = name.lowerBound
      switch source.bytes[name] {
      case "minimumIntegerDigits": options.minimumIntegerDigits = digits(value, 1...21, name, source) ?? 1
      case "minimumFractionDigits": options.minimumFractionDigits = digits(value, 0...20, name, source)
      case "maximumFractionDigits": options.maximumFractionDigits = digits(value, 0...20, name, source)
      case "minimumSignificantDigits": options.minimumSignificantDigits = digits(value, 1...21, name, source)
      case "maximumSignificantDigits": options.maximumSignificantDigits = digits(value, 1...21, name, source)
      case "useGrouping": options.useGrouping = value != "false" && value != "0"
      case "type" where value == "ordinal": options.isOrdinal = true
      case "type" where value == "cardinal": break
      case "type":
        report("invalid type '\(value)' of NUMBER; expected \"cardinal\" or \"ordinal\"", at: offset, in: source)
      case "style": style = value
      case "gender": options.genderWord = word(value)
      case "case": options.caseWord = word(value)
      default:
        report(
          "unknown option '\(text(name, in: source))' of NUMBER; expected one of minimumIntegerDigits, minimumFractionDigits, maximumFractionDigits, minimumSignificantDigits, maximumSignificantDigits, useGrouping, type, style, gender, case",
          at: offset, in: source)
      }
    }
    if let style { options.family = family(style, isOrdinal: options.isOrdinal) }
    let operand = operand(first, in: source)
    table.numberCalls.append(NumberCall(operand: operand, options: options))
    return UInt32(table.numberCalls.count - 1)
  }

  /// The rules that a style of `NUMBER` names: "words" is `cardinal` or `ordinal`, all others are their own names.
  private mutating func family(_ style: String, isOrdinal: Bool) -> SelectorKey {
    style == "words" ? (isOrdinal ? .ordinal : .cardinal) : word(style)
  }

  private mutating func digits(
    _ value: String, _ range: ClosedRange<Int>, _ name: SourceRange, _ source: TableSource
  ) -> Int? {
    if let digits = ExactDecimal(value)?.integerPart.flatMap({ Int(exactly: $0) }), range.contains(digits) {
      return digits
    }
    let option = text(name, in: source)
    report(
      "invalid value '\(value)' for option '\(option)'; expected a whole number from \(range.lowerBound) to \(range.upperBound)",
      at: name.lowerBound, in: source)
    return nil
  }

  private mutating func literalText(_ literal: Int, in source: TableSource) -> String {
    let node = syntax.nodes[literal]
    return node.kind.isString ? StringLiteral.value(of: node.name, in: source.bytes) : text(node.name, in: source)
  }

  private mutating func formCall(_ call: Int, in source: TableSource) -> FormCall? {
    guard let first = firstArgument(of: call) else {
      report(
        "FORM takes a phrase: { FORM($month, case: \"genitive\") }", at: syntax.nodes[call].range.lowerBound,
        in: source)
      return nil
    }
    var form = FormCall(operand: operand(first, in: source))
    var next = syntax.end(of: first)
    while next < syntax.end(of: call) {
      let node = syntax.nodes[next]
      switch node.kind {
      case .namedArgument: setOption(next, of: &form, in: source)
      case .variable where form.countOrNoun == nil:
        guard let binding = name(node.name, in: source) else { return nil }
        form.countOrNoun = binding
      case .number where form.number < 0: form.number = Int32(number(node.name, in: source))
      default:
        report(
          "after the phrase, FORM takes a variable to agree with, { FORM($status, $noun) }, or a number to count by, { FORM($noun, 5) }",
          at: node.range.lowerBound, in: source)
        return nil
      }
      next += node.count
    }
    return form
  }

  private mutating func setOption(_ argument: Int, of form: inout FormCall, in source: TableSource) {
    let value = literalText(argument + 1, in: source)
    let name = syntax.nodes[argument].name
    switch source.bytes[name] {
    case "case": form.caseWord = word(value)
    case "gender": form.genderWord = word(value)
    case "form": form.formWord = word(value)
    default:
      report(
        "unknown option '\(text(name, in: source))' of FORM; expected one of case, gender, form", at: name.lowerBound,
        in: source
      )
    }
  }

  /// What the options of a `MARK` tell a voice: they have the names and values of the keys of a marked phrase.
  private mutating func marks(_ call: Int, in source: TableSource) -> VoiceMarks {
    var marks = VoiceMarks()
    var next = call + 2
    while next < syntax.end(of: call) {
      let argument = next
      next = syntax.end(of: next)
      guard syntax.nodes[argument].kind.isNamedArgument else { continue }
      let name = syntax.nodes[argument].name
      let value = literalText(argument + 1, in: source)
      switch (text(name, in: source), value) {
      case ("spelling", "letters"): marks.spellsOut = true
      case ("punctuation", "all"): marks.readsPunctuation = true
      case ("emphasis", "moderate"): marks.isEmphasized = true
      case ("pronunciation", _): marks.pronunciation = value
      case ("pause", _):
        marks.pause = digits(value, VoiceMarks.pauses, name, source) ?? 0
      case ("spelling", _), ("punctuation", _), ("emphasis", _):
        report(
          "invalid value '\(value)' of MARK; expected spelling: \"letters\", punctuation: \"all\", or emphasis: \"moderate\"",
          at: name.lowerBound, in: source)
      case (let other, _):
        report(
          "unknown option '\(other)' of MARK; expected one of pronunciation, spelling, punctuation, emphasis, pause",
          at: name.lowerBound, in: source)
      }
    }
    return marks
  }

  mutating func traitArguments(_ call: Int, in source: TableSource) -> (ArgumentName, SelectorKey)? {
    guard let noun = firstArgument(of: call), syntax.nodes[noun].kind.isVariable,
      let trait = positional(after: noun, of: call), syntax.nodes[trait].kind.isString,
      positional(after: trait, of: call) == nil
    else {
      report(
        "TRAIT takes a phrase and the name of a trait: { TRAIT($noun, \"gender\") -> … }",
        at: syntax.nodes[call].range.lowerBound, in: source)
      return nil
    }
    guard let name = name(syntax.nodes[noun].name, in: source) else { return nil }
    return (name, word(StringLiteral.value(of: syntax.nodes[trait].name, in: source.bytes)))
  }
}
