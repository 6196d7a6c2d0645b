// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

// Compiles function calls. NUMBER, FORM, TRAIT, TITLE, SPELL, LANG, and MARK write text. NUMBER, TRAIT, HEAD, and TAIL
// can be selectors.
extension TableCompiler {
  /// Returns the instruction for a function call, or a fault if the call is invalid.
  mutating func instruction(of call: FunctionReference) -> Instruction {
    switch text(call.id.range) {
    case "NUMBER":
      if let number = numberCall(call) { return .number(number) }
    case "FORM":
      if let form = formCall(call) {
        table.formCalls.append(form)
        return .form(UInt32(table.formCalls.count - 1))
      }
    case "TRAIT":
      if let (argument, trait) = traitArguments(of: call) { return .trait(argument, trait) }
    case "TITLE":
      if let first = call.arguments.positional.first { return .title(operand(first)) }
      report("TITLE takes the start of a sentence: { TITLE($value) }", at: call.range.lowerBound)
    case "SPELL":
      if let first = call.arguments.positional.first { return .spell(operand(first)) }
      report("SPELL takes the text to spell: { SPELL($code) }", at: call.range.lowerBound)
    case "LANG":
      if let language = languageCall(call) {
        table.languageCalls.append(language)
        return .language(UInt32(table.languageCalls.count - 1))
      }
    case "MARK":
      if let mark = markCall(call) {
        table.markCalls.append(mark)
        return .mark(UInt32(table.markCalls.count - 1))
      }
    case let name where name == "HEAD" || name == "TAIL":
      report("\(name) can only be a selector: { \(name)($item) -> … }", at: call.range.lowerBound)
    case let name:
      report(
        "unknown function '\(name)'; expected one of NUMBER, FORM, TRAIT, HEAD, TAIL, TITLE, SPELL, LANG, MARK",
        at: call.range.lowerBound)
      return .fault(fault(.unknownFunction, name + "()"))
    }
    return .fault(wrongArgument(of: call))
  }

  // MARK: Numbers

  /// Compiles a call of `NUMBER`, and returns its index in the table.
  mutating func numberCall(_ call: FunctionReference) -> UInt32? {
    guard let first = call.arguments.positional.first else {
      report("NUMBER takes a number: { NUMBER($count) }", at: call.range.lowerBound)
      return nil
    }
    var options = NumberOptions()
    var style: String?
    for argument in call.arguments.named {
      let value = text(of: argument.value)
      let offset = argument.name.range.lowerBound
      switch text(argument.name.range) {
      case "minimumIntegerDigits": options.minimumIntegerDigits = number(value, in: 1...21, for: argument) ?? 1
      case "minimumFractionDigits": options.minimumFractionDigits = number(value, in: 0...20, for: argument)
      case "maximumFractionDigits": options.maximumFractionDigits = number(value, in: 0...20, for: argument)
      case "minimumSignificantDigits": options.minimumSignificantDigits = number(value, in: 1...21, for: argument)
      case "maximumSignificantDigits": options.maximumSignificantDigits = number(value, in: 1...21, for: argument)
      case "useGrouping": options.useGrouping = value != "false" && value != "0"
      case "type" where value == "ordinal": options.isOrdinal = true
      case "type" where value == "cardinal": break
      case "type":
        report("invalid type '\(value)' of NUMBER; expected \"cardinal\" or \"ordinal\"", at: offset)
      case "style": style = value
      case "gender": options.genderWord = word(value)
      case "case": options.caseWord = word(value)
      case let name:
        report(
          "unknown option '\(name)' of NUMBER; expected one of minimumIntegerDigits, minimumFractionDigits, maximumFractionDigits, minimumSignificantDigits, maximumSignificantDigits, useGrouping, type, style, gender, case",
          at: offset)
      }
    }
    if let style { options.family = family(style, isOrdinal: options.isOrdinal) }
    table.numberCalls.append(NumberCall(operand: operand(first), options: options))
    return UInt32(table.numberCalls.count - 1)
  }

  /// Returns the name of the rules that write a number in words, from the option `style` of `NUMBER`. The style "words"
  /// selects the rules `cardinal` or `ordinal`. Any other style is itself the name of a set of rules.
  private mutating func family(_ style: String, isOrdinal: Bool) -> SelectorKey {
    style == "words" ? (isOrdinal ? .ordinal : .cardinal) : word(style)
  }

  /// Returns the numeric value of an option. If the value is invalid, reports this and returns `nil`.
  private mutating func number(_ value: String, in range: ClosedRange<Int>, for argument: NamedArgument) -> Int? {
    if let number = ExactDecimal(value)?.integerPart.flatMap({ Int(exactly: $0) }), range.contains(number) {
      return number
    }
    let option = text(argument.name.range)
    report(
      "invalid value '\(value)' for option '\(option)'; expected a whole number from \(range.lowerBound) to \(range.upperBound)",
      at: argument.name.range.lowerBound)
    return nil
  }

  private func text(of literal: Literal) -> String {
    switch literal {
    case .string(let string): string.value(in: source.bytes)
    case .number(let number): text(number.range)
    }
  }

  // MARK: Words

  private mutating func formCall(_ call: FunctionReference) -> FormCall? {
    guard let first = call.arguments.positional.first else {
      report("FORM takes a phrase: { FORM($month, case: \"genitive\") }", at: call.range.lowerBound)
      return nil
    }
    var form = FormCall(operand: operand(first))
    for argument in call.arguments.positional.dropFirst() {
      switch argument {
      case .variable(let variable) where form.countOrNoun == nil:
        guard let name = argumentName(variable.id.range) else { return nil }
        form.countOrNoun = name
      case .number(let literal) where form.number < 0:
        form.number = Int32(number(literal))
      default:
        report(
          "after the phrase, FORM takes a variable to agree with, { FORM($status, $noun) }, or a number to count by, { FORM($noun, 5) }",
          at: argument.range.lowerBound)
        return nil
      }
    }
    for argument in call.arguments.named {
      let value = text(of: argument.value)
      switch text(argument.name.range) {
      case "case": form.caseWord = word(value)
      case "gender": form.genderWord = word(value)
      case "form": form.formWord = word(value)
      case let name:
        report(
          "unknown option '\(name)' of FORM; expected one of case, gender, form", at: argument.name.range.lowerBound)
      }
    }
    return form
  }

  mutating func traitArguments(of call: FunctionReference) -> (ArgumentName, SelectorKey)? {
    let arguments = call.arguments.positional
    guard arguments.count == 2, case .variable(let noun) = arguments[0], case .string(let trait) = arguments[1] else {
      report(
        "TRAIT takes a phrase and the name of a trait: { TRAIT($noun, \"gender\") -> … }", at: call.range.lowerBound)
      return nil
    }
    guard let name = argumentName(noun.id.range) else { return nil }
    return (name, word(trait.value(in: source.bytes)))
  }

  // MARK: Voices

  private mutating func languageCall(_ call: FunctionReference) -> LanguageCall? {
    let arguments = call.arguments.positional
    guard arguments.count == 2, case .string(let text) = arguments[1],
      let tag = try? LanguageTag(parsing: text.value(in: source.bytes))
    else {
      report("LANG takes a text and a language tag: { LANG($name, \"fr\") }", at: call.range.lowerBound)
      return nil
    }
    return LanguageCall(operand: operand(arguments[0]), tag: tag)
  }

  private mutating func markCall(_ call: FunctionReference) -> MarkCall? {
    let marks = marks(of: call)
    guard let first = call.arguments.positional.first, !marks.isEmpty else {
      report(
        "MARK takes a text and at least one option: { MARK(\"live\", pronunciation: \"laɪv\") }",
        at: call.range.lowerBound)
      return nil
    }
    return MarkCall(operand: operand(first), marks: marks)
  }

  /// Returns the options of a call of `MARK`. The JSON format of phrases uses the same names and values for marks.
  private mutating func marks(of call: FunctionReference) -> VoiceMarks {
    var marks = VoiceMarks()
    for argument in call.arguments.named {
      let value = text(of: argument.value)
      let offset = argument.name.range.lowerBound
      switch (text(argument.name.range), value) {
      case ("spelling", "letters"): marks.spellsOut = true
      case ("punctuation", "all"): marks.readsPunctuation = true
      case ("emphasis", "moderate"): marks.isEmphasized = true
      case ("pronunciation", _): marks.pronunciation = value
      case ("pause", _): marks.pause = number(value, in: VoiceMarks.pauses, for: argument) ?? 0
      case ("spelling", _), ("punctuation", _), ("emphasis", _):
        report(
          "invalid value '\(value)' of MARK; expected spelling: \"letters\", punctuation: \"all\", or emphasis: \"moderate\"",
          at: offset)
      case (let other, _):
        report(
          "unknown option '\(other)' of MARK; expected one of pronunciation, spelling, punctuation, emphasis, pause",
          at: offset)
      }
    }
    return marks
  }
}
