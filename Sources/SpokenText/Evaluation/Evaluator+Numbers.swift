// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Writes numbers in digits, and the words for signs, infinity, and not-a-number.
extension Evaluator {
  mutating func say(_ number: ExactDecimal, as writing: NumberWriting, minimumIntegerDigits: Int = 1) {
    if number.isSmall, minimumIntegerDigits <= 2, !writing.isSpelled, !usesNativeDigits {
      // Fast path for small numbers, which never have separators.
      endLeading()
      output.append(number.low, minimumDigits: minimumIntegerDigits)
    } else {
      sayUncommon(number, as: writing, minimumIntegerDigits)
    }
  }

  private mutating func sayUncommon(_ number: ExactDecimal, as writing: NumberWriting, _ minimumIntegerDigits: Int) {
    if number.isNegative || number.kind != .finite {
      return sayInWords(number, as: writing, minimumIntegerDigits)
    }
    if writing.isSpelled, spell(number, writing.family) { return }
    let isGrouped = writing != .plain
    endLeading()
    let start = output.count
    if number.high == 0, number.exponent <= 0, number.exponent >= -19 {
      if number.exponent == 0 {
        say(number.low, isGrouped: isGrouped, minimumIntegerDigits)
      } else {
        let fraction = number.visibleFractionDigits
        let (integer, rest) = number.low.quotientAndRemainder(dividingBy: powersOfTen[fraction])
        say(integer, isGrouped: isGrouped, minimumIntegerDigits)
        output.append(numberForm.decimal)
        output.append(rest, minimumDigits: fraction)
      }
    } else {
      sayLong(number, grouping: isGrouped ? numberForm.grouping : nil, minimumIntegerDigits: minimumIntegerDigits)
    }
    if usesNativeDigits { replaceDigits(from: start) }
  }

  /// Writes a negative number, infinity, or not-a-number. The sign is a word, because voices skip a hyphen.
  private mutating func sayInWords(_ number: ExactDecimal, as writing: NumberWriting, _ minimumIntegerDigits: Int) {
    guard number.isNegative else {
      let name = (number.kind == .infinite ? BuiltInMessage.infinity : .numberUnavailable).message
      return say(inner: BoundMessage(pattern: scope.value(of: name), message: name, frame: .empty))
    }
    if minimumIntegerDigits > 1 {
      // An argument can't store the minimum number of digits, so the digits are written here and passed as text.
      let checkpoint = self.checkpoint
      say(number.magnitude, as: writing, minimumIntegerDigits: minimumIntegerDigits)
      sayMinus(textFrom: checkpoint)
    } else {
      sayMinus(.number(number.magnitude, writing))
    }
  }

  /// Writes a negative amount, given its magnitude.
  private mutating func sayMinus(_ amount: Value) {
    let minus = BuiltInMessage.minus.message
    let pattern = scope.value(of: minus)
    let frame = scope.frame(ArgumentName(.amount), amount)
    say(inner: BoundMessage(pattern: pattern, message: minus, frame: frame))
  }

  /// Replaces the number that was written after a checkpoint with its negative, such as "minus 5".
  private mutating func sayMinus(textFrom checkpoint: Checkpoint) {
    let amount = Value.utterance(scope.keep(Utterance(output.text(from: checkpoint.start))))
    takeBack(to: checkpoint)
    sayMinus(amount)
  }

  /// A position in the output that can be restored.
  struct Checkpoint {
    fileprivate var start: Int
    fileprivate var leadingEnd: Int
  }

  var checkpoint: Checkpoint { Checkpoint(start: output.count, leadingEnd: leadingEnd) }

  /// Removes the text after a checkpoint. The text must not have spans.
  mutating func takeBack(to checkpoint: Checkpoint) {
    output.truncate(to: checkpoint.start)
    leadingEnd = checkpoint.leadingEnd
  }

  private mutating func say(_ integer: UInt64, isGrouped: Bool, _ minimumDigits: Int) {
    if isGrouped, integer > 999 || minimumDigits > 3, let grouping = numberForm.grouping {
      output.append(integer, minimumDigits: minimumDigits, grouping: grouping)
    } else {
      output.append(integer, minimumDigits: minimumDigits)
    }
  }

  private mutating func sayLong(_ number: ExactDecimal, grouping: DigitGrouping?, minimumIntegerDigits: Int) {
    let fractionDigits = number.visibleFractionDigits
    var digits = number.digits + Array(repeating: 0, count: max(0, Int(number.exponent)))
    let missing = max(minimumIntegerDigits, 1) + fractionDigits - digits.count
    if missing > 0 { digits = Array(repeating: 0, count: missing) + digits }
    let integer = digits.count - fractionDigits
    for (index, digit) in digits.enumerated() {
      if index == integer {
        output.append(numberForm.decimal)
      } else if let grouping, index > 0, index < integer, integer >= grouping.primary + grouping.minimum {
        let left = integer - index
        if left == grouping.primary
          || (left > grouping.primary && (left - grouping.primary) % grouping.secondary == 0)
        {
          output.append(grouping.separator)
        }
      }
      output.append(0x30 + digit)
    }
  }

  private mutating func replaceDigits(from start: Int) {
    let text = output.text(from: start)
    let (decimal, group) = (numberForm.decimal.text, numberForm.group.text)
    output.truncate(to: start)
    for scalar in text.unicodeScalars {
      if scalar.value >= 0x30, scalar.value <= 0x39,
        let digit = Unicode.Scalar(numberForm.nativeZero.value + scalar.value - 0x30)
      {
        output.append(digit)
      } else if String(scalar) == decimal {
        output.append(numberForm.nativeDecimal)
      } else if String(scalar) == group {
        output.append(numberForm.nativeGroup)
      } else {
        output.append(scalar)
      }
    }
  }

  private mutating func say(_ number: ExactDecimal, as writing: NumberWriting, by options: NumberOptions) {
    if options.family != .none, sayWords(number, as: writing, by: options) { return }
    let asked = options.useGrouping.map { $0 ? NumberWriting.grouped : .plain }
    say(
      options.apply(to: number), as: writing.isSpelled ? writing : asked ?? writing,
      minimumIntegerDigits: options.minimumIntegerDigits)
  }

  /// Writes a number in words for `NUMBER`. Returns `false`, without changes, if the language has no rules for it.
  private mutating func sayWords(
    _ number: ExactDecimal, as writing: NumberWriting, by options: NumberOptions
  ) -> Bool {
    let number = options.apply(to: number)
    guard number.isFinite else { return false }
    let checkpoint = self.checkpoint
    let isSpelled = spell(
      number.magnitude, options.family, gender: options.genderWord, case: options.caseWord, digitsAs: writing)
    guard isSpelled else { return false }
    if number.isNegative { sayMinus(textFrom: checkpoint) }
    return true
  }

  mutating func sayNumber(_ index: Int) {
    let call = table.numberCalls[index]
    switch value(of: call.operand) {
    case .number(let number, let writing): say(number, as: writing, by: call.options)
    case .quantity, .quantityText, .phrase: say(call.operand)
    default:
      sayMissing("NUMBER()")
      if case .argument(let name) = call.operand, binding(of: name) == nil {
        report(SpeechFault(kind: .unknownVariable, name: "$" + table.text(of: name)))
      } else {
        report(SpeechFault(kind: .wrongArgument, name: "NUMBER()"))
      }
    }
  }

  /// Returns the value of an operand. Returns `nil` if the operand is missing or a pattern, because patterns have only
  /// text.
  mutating func value(of operand: Operand) -> Value? {
    switch operand {
    case .argument(let name): binding(of: name).map { scope[$0] }
    case .number(let index): .number(table.numbers[Int(index)])
    case .pattern: nil
    }
  }

  mutating func say(_ operand: Operand) {
    switch operand {
    case .argument(let name): say(name)
    case .number(let index): say(table.numbers[Int(index)], as: .grouped)
    case .pattern(let pattern): say(pattern)
    }
  }
}
