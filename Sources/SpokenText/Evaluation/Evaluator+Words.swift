// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Numbers in words, by the rules of the table's language.
extension Evaluator: NumeralSink {
  /// Says a number that is not negative in words. False, and nothing is said, where the language has no rules for it.
  ///
  /// - Parameters:
  ///   - family: What the rules are called: `cardinal`, `ordinal`, `year`, or a name of the table's own.
  ///   - gender: The gender that is asked for; otherwise that of what the number counts.
  ///   - caseWord: The case that is asked for; otherwise that of the phrase.
  ///   - writing: How the rules' `=0=` says a number.
  @inline(never)
  mutating func spell(
    _ number: ExactDecimal, _ family: SelectorKey, gender: SelectorKey = .none, case caseWord: SelectorKey = .none,
    digitsAs writing: NumberWriting = .grouped
  ) -> Bool {
    guard let parts = table.embedded.map({ NumberWords.parts(of: $0) }) else { return false }
    var (gender, caseWord) = (gender, caseWord)
    if parts.value.hasForms(family) {
      if gender == .none { gender = word(of: ArgumentName(.gender)) }
      if caseWord == .none { caseWord = word(of: ArgumentName(.case)) }
    }
    guard let set = parts.value.set(family, gender: gender, case: caseWord, named: TableWords(parts: table.parts))
    else { return false }
    let (mark, outer) = (self.mark, digitWriting)
    digitWriting = writing
    defer { digitWriting = outer }
    let isBehindComma = numberForm.decimal.bytes == UInt32(UInt8(ascii: ","))
    if parts.say(number, by: set, isBehindComma: isBehindComma, to: &self) { return true }
    takeBack(to: mark)
    return false
  }

  /// The word of an argument that phrases are chosen by, whether it was given or is that of the phrase around.
  private mutating func word(of name: ArgumentName) -> SelectorKey {
    guard let index = binding(of: name) else { return ambient(name) ?? .none }
    switch scope[index] {
    case .word(let word): return word
    case .text(let text): return table.parts.value.word(scope.text(text)) ?? .none
    default: return .none
    }
  }

  mutating func say(_ pool: UnmanagedSlice<UInt8>, start: UInt32, count: UInt32) {
    output.append(pool, start: start, count: count)
  }

  mutating func sayDigits(_ number: ExactDecimal) { say(number, as: digitWriting) }

  mutating func saySpace() { output.append(UInt8(ascii: " ")) }
}

/// The texts of a table's words.
private struct TableWords: NumberWordNames {
  let parts: UnmanagedRecord<TableParts>

  func length(of word: SelectorKey) -> Int { parts.value.words[Int(word.index)].count }

  func byte(_ offset: Int, of word: SelectorKey) -> UInt8 {
    parts.value.pool[parts.value.words[Int(word.index)].lowerBound + offset]
  }
}
