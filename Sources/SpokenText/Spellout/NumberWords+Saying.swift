// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Receives the output of number rules.
protocol NumeralSink: ~Copyable {
  /// Appends `count` bytes of `pool`, from `start`.
  mutating func say(_ pool: [UInt8], start: UInt32, count: UInt32)

  mutating func sayDigits(_ number: ExactDecimal)

  mutating func saySpace()
}

extension NumberWords {
  /// Appends a nonnegative number in words.
  ///
  /// Returns `false` if the integer part doesn't fit 64 bits, no rule matches, or the rules form a cycle. In that case, the
  /// caller must discard the output.
  ///
  /// - Parameter isBehindComma: `true` if the user's numbers have a decimal comma.
  func say<Sink: NumeralSink & ~Copyable>(
    _ number: ExactDecimal, by set: Int, isBehindComma: Bool, to sink: inout Sink
  ) -> Bool {
    guard number.isFinite, let whole = number.truncated.magnitude.integerPart else { return false }
    let hasFraction = number.visibleFractionDigits > 0
    var walk = Walk(number: number, isBehindComma: isBehindComma)
    return say(whole, by: set, withFraction: hasFraction, &walk, to: &sink)
  }

  /// The state while rules are applied to one number.
  private struct Walk {
    let number: ExactDecimal
    let isBehindComma: Bool
    var steps = 0
    var depth = 0

    /// Limits that stop cyclic rules. Real rules are less than half as deep.
    static let maximumSteps = 5000
    static let maximumDepth = 48
  }

  private func say<Sink: NumeralSink & ~Copyable>(
    _ value: UInt64, by number: Int, withFraction: Bool, _ walk: inout Walk, to sink: inout Sink
  ) -> Bool {
    let set = sets[number]
    if withFraction {
      let rule = walk.isBehindComma && set.comma >= 0 ? set.comma : set.point >= 0 ? set.point : set.comma
      if rule >= 0 { return sayFraction(value, by: rules[Int(rule)], &walk, to: &sink) }
    }
    guard let rule = rule(for: value, in: set) else { return false }
    return say(value, byRule: rule, of: set, withFraction: withFraction, &walk, to: &sink)
  }

  /// Returns the last rule whose base isn't above the number. If that rule needs a remainder and the remainder is zero, returns
  /// the previous rule.
  private func rule(for value: UInt64, in set: NumberRuleSet) -> Int? {
    let start = Int(set.start)
    var (low, high) = (start, Int(set.end))
    // Most sets begin with one rule for each small number.
    if value < 20, case let likely = start &+ Int(value), likely < high, rules[likely].base == value {
      low = likely &+ 1
    } else {
      while low < high {
        let middle = (low &+ high) / 2
        if rules[middle].base <= value { low = middle &+ 1 } else { high = middle }
      }
    }
    guard low > start else { return nil }
    let found = rules[low &- 1]
    let isLeft = found.leavesMultiples && low &- 1 > start && value % found.divisor == 0
    return isLeft ? low &- 2 : low &- 1
  }

  private func say<Sink: NumeralSink & ~Copyable>(
    _ value: UInt64, byRule index: Int, of set: NumberRuleSet, withFraction: Bool, _ walk: inout Walk,
    to sink: inout Sink
  ) -> Bool {
    guard index >= Int(set.start), walk.depth < Walk.maximumDepth else { return false }
    walk.depth += 1
    defer { walk.depth -= 1 }
    let rule = rules[index]
    for place in Int(rule.start)..<Int(rule.end) {
      walk.steps += 1
      guard walk.steps < Walk.maximumSteps else { return false }
      let isSaid: Bool
      switch steps[place] {
      case .text(let start, let count):
        sink.say(pool, start: start, count: count)
        isSaid = true
      case .quotient(let inner):
        isSaid = say(value / rule.divisor, by: Int(inner), withFraction: false, &walk, to: &sink)
      case .remainder(let inner):
        isSaid = say(value % rule.divisor, by: Int(inner), withFraction: withFraction, &walk, to: &sink)
      case .next:
        isSaid = say(value % rule.divisor, byRule: index - 1, of: set, withFraction: withFraction, &walk, to: &sink)
      case .whole(let inner):
        isSaid = say(value, by: Int(inner), withFraction: withFraction, &walk, to: &sink)
      case .digits:
        sink.sayDigits(withFraction ? walk.number : ExactDecimal(low: value))
        isSaid = true
      case .plural(let first, let isOrdinal):
        sayPlural(first, isOrdinal, of: value / rule.divisor, to: &sink)
        isSaid = true
      }
      guard isSaid else { return false }
    }
    return true
  }

  private func sayPlural<Sink: NumeralSink & ~Copyable>(
    _ first: UInt32, _ isOrdinal: Bool, of value: UInt64, to sink: inout Sink
  ) {
    let operands = ExactDecimal(low: value).operands()
    let category = isOrdinal ? pluralRules.ordinal(operands) : pluralRules.cardinal(operands)
    let text = plurals[Int(first) + Int(category.rawValue)]
    sink.say(pool, start: UInt32(text.lowerBound), count: UInt32(text.count))
  }

  // MARK: Fractions

  private func sayFraction<Sink: NumeralSink & ~Copyable>(
    _ value: UInt64, by rule: NumberRule, _ walk: inout Walk, to sink: inout Sink
  ) -> Bool {
    for place in Int(rule.start)..<Int(rule.end) {
      let isSaid: Bool
      switch steps[place] {
      case .text(let start, let count):
        sink.say(pool, start: start, count: count)
        isSaid = true
      case .quotient(let inner), .whole(let inner):
        isSaid = say(value, by: Int(inner), withFraction: false, &walk, to: &sink)
      case .remainder(let inner):
        isSaid = sayDigits(by: Int(inner), areSpaced: true, &walk, to: &sink)
      case .next(let inner):
        isSaid = sayDigits(by: Int(inner), areSpaced: false, &walk, to: &sink)
      case .digits:
        sink.sayDigits(walk.number)
        isSaid = true
      case .plural: isSaid = true
      }
      guard isSaid else { return false }
    }
    return true
  }

  /// Appends the visible fraction digits.
  private func sayDigits<Sink: NumeralSink & ~Copyable>(
    by set: Int, areSpaced: Bool, _ walk: inout Walk, to sink: inout Sink
  ) -> Bool {
    let digits = walk.number.digits
    let count = walk.number.visibleFractionDigits
    for place in 0..<count {
      if areSpaced, place > 0 { sink.saySpace() }
      let index = digits.count - count + place
      let digit = index < 0 ? 0 : UInt64(digits[index])
      guard say(digit, by: set, withFraction: false, &walk, to: &sink) else { return false }
    }
    return true
  }
}
