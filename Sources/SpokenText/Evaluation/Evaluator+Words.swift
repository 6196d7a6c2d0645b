// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Writes numbers in words, using the rules of the table's language.
extension Evaluator: NumeralSink {
  /// Writes a nonnegative number in words. Returns `false`, without changes, if the language has no rules for it.
  ///
  /// - Parameters:
  ///   - family: The name of the rules, such as `cardinal`, `ordinal`, or `year`.
  ///   - gender: The requested gender. Defaults to the gender of the counted noun.
  ///   - caseWord: The requested case. Defaults to the case of the phrase.
  ///   - writing: The format of a number in digits, which a rule requests with `=0=`.
  mutating func spell(
    _ number: ExactDecimal, _ family: SelectorKey, gender: SelectorKey = .none, case caseWord: SelectorKey = .none,
    digitsAs writing: NumberWriting = .grouped
  ) -> Bool {
    guard let words = table.numberRules?.words else { return false }
    var (gender, caseWord) = (gender, caseWord)
    if words.hasForms(family) {
      if gender == .none { gender = word(of: ArgumentName(.gender)) }
      if caseWord == .none { caseWord = word(of: ArgumentName(.case)) }
    }
    guard let set = numberSet(words, family, gender: gender, case: caseWord) else { return false }
    let (checkpoint, outer) = (self.checkpoint, digitWriting)
    digitWriting = writing
    defer { digitWriting = outer }
    let isBehindComma = numberForm.decimal.bytes == UInt32(UInt8(ascii: ","))
    if words.say(number, by: set, isBehindComma: isBehindComma, to: &self) { return true }
    takeBack(to: checkpoint)
    return false
  }

  /// Returns the set of rules with the name `family` for a gender and a case. Caches the latest result.
  private mutating func numberSet(
    _ words: NumberWords, _ family: SelectorKey, gender: SelectorKey, case caseWord: SelectorKey
  ) -> Int? {
    if let latest = latestNumberSet, (latest.family, latest.gender, latest.case) == (family, gender, caseWord) {
      return latest.set
    }
    let set = words.set(family, gender: gender, case: caseWord, named: table)
    latestNumberSet = (family, gender, caseWord, set)
    return set
  }

  /// Returns the word that an argument holds, such as a gender. If the phrase lacks the argument, returns the word of
  /// the surrounding phrase.
  private mutating func word(of name: ArgumentName) -> SelectorKey {
    guard let index = binding(of: name) else { return ambient(name) ?? .none }
    switch scope[index] {
    case .word(let word): return word
    case .text(let text): return table.word(scope.text(text)) ?? .none
    default: return .none
    }
  }

  mutating func say(_ pool: [UInt8], start: UInt32, count: UInt32) {
    output.append(pool, start: start, count: count)
  }

  mutating func sayDigits(_ number: ExactDecimal) { say(number, as: digitWriting) }

  mutating func saySpace() { output.append(UInt8(ascii: " ")) }
}
