// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import CSpokenTextTables
internal import SpokenTextFluent

/// The rules by which one language says numbers in words: those of CLDR's rule-based number formats that its families
/// need, with what is written by hand before them. Any number of threads may read them.
///
/// They are read from the language's `numerals.txt` and `rbnf.txt`, and from those of its parents, when a number is first
/// spelled in that language: a language that is only spoken in digits never reads them. Like tables, they are then kept
/// for good, in a C atomic that is written once.
///
/// Unsafe because the files and the atomics come from C: the bytes are constants of the binary, and read only here.
final class NumberWords: Sendable {
  let sets: [NumberRuleSet]
  let rules: [NumberRule]
  let steps: [NumberRuleStep]
  /// Six texts for each plural, one for each category in the order of the enumeration.
  let plurals: [CompactRange]
  /// All texts, one after another.
  let pool: [UInt8]
  let pluralRules: PluralRules
  /// The mistakes in the files.
  let diagnostics: [TableDiagnostic]
  /// The sets that are asked for most, without a gender or a case; -1 where there is none.
  private let cardinal, ordinal, year: Int32
  /// Whether one of them can be asked for with a gender or a case.
  private let hasForms: Bool
  private let setsByLength: NumberSetsByLength

  /// Numbers of more digits before the point have no words: CLDR's rules end at 10 to the 18th.
  static let powers = 18

  init(_ tag: LanguageTag, _ files: [NumberRuleFile]) {
    var reader = NumberRuleReader()
    for file in files { reader.read(file) }
    reader.close()
    diagnostics = reader.diagnostics
    (cardinal, ordinal, year) = (reader.number(of: "cardinal"), reader.number(of: "ordinal"), reader.number(of: "year"))
    hasForms = reader.names.contains { name in ["cardinal-", "ordinal-", "year-"].contains { name.hasPrefix($0) } }
    setsByLength = NumberSetsByLength(of: reader.sets)
    sets = reader.sets.drained()
    rules = reader.rules.drained()
    steps = reader.steps.drained()
    plurals = reader.plurals.drained()
    pool = reader.pool.drained()
    pluralRules = PluralRules(tag)
  }

  /// The rules of a language; nil if it has none.
  ///
  /// - Parameter cell: Where the language keeps its table, which is also how its rules are kept.
  static func rules(of tag: @autoclosure () -> LanguageTag, keptBeside cell: Int) -> NumberWords? {
    guard cell >= 0 else { return nil }
    let cell = spokentext_file_count() + cell
    if let kept = unsafe spokentext_kept(cell) { return unsafe object(at: kept) }
    // Two threads may both get here: what is kept first is shared, the other one is released.
    let tag = tag()
    let own = unsafe Unmanaged.passRetained(NumberWords(tag, NumberRuleFile.all(of: tag))).toOpaque()
    let kept = unsafe spokentext_keep(cell, own)
    if unsafe kept != UnsafeRawPointer(own) { unsafe Unmanaged<NumberWords>.fromOpaque(own).release() }
    return unsafe object(at: kept)
  }

  private static func object(at kept: UnsafeRawPointer) -> NumberWords {
    unsafe Unmanaged<NumberWords>.fromOpaque(kept).takeUnretainedValue()
  }
}

/// One file of rules.
struct NumberRuleFile: Sendable {
  /// As diagnostics name it.
  var name: String
  var bytes: [UInt8]

  /// The files of a language, then of its parents; in each what is written by hand comes first.
  static func all(of tag: LanguageTag) -> [NumberRuleFile] {
    ([tag] + tag.parents).flatMap { tag in
      (0..<spokentext_rule_count()).compactMap { index in
        let file = unsafe spokentext_rules()[index]
        guard unsafe String(cString: file.tag) == tag.description else { return nil }
        let bytes = unsafe Array(UnsafeBufferPointer(start: file.base, count: file.count))
        return unsafe NumberRuleFile(name: "\(tag)/\(String(cString: file.name)).txt", bytes: bytes)
      }
    }
  }
}

// MARK: Sets

extension NumberWords {
  /// Whether a gender or a case makes a difference to a family.
  func hasForms(_ family: SelectorKey) -> Bool {
    switch family {
    case .cardinal, .ordinal, .year: hasForms
    default: true
    }
  }

  /// The set of a family in a gender and a case: `cardinal-feminine-genitive`. Where there is none, that of the gender
  /// alone, of the case alone, or of neither; nil if the language does not have the family.
  ///
  /// - Parameter words: Where the names are: the texts of a table.
  func set(
    _ family: SelectorKey, gender: SelectorKey, case caseWord: SelectorKey, named words: some NumberWordNames
  ) -> Int? {
    if gender != .none, caseWord != .none, let set = find(family, gender, caseWord, words) { return set }
    if gender != .none, let set = find(family, gender, .none, words) { return set }
    if caseWord != .none, let set = find(family, .none, caseWord, words) { return set }
    switch family {
    case .cardinal: return cardinal >= 0 ? Int(cardinal) : nil
    case .ordinal: return ordinal >= 0 ? Int(ordinal) : nil
    case .year: return year >= 0 ? Int(year) : nil
    default: return find(family, .none, .none, words)
    }
  }

  private func find(
    _ family: SelectorKey, _ gender: SelectorKey, _ caseWord: SelectorKey, _ words: some NumberWordNames
  ) -> Int? {
    var length = words.length(of: family)
    if gender != .none { length += 1 + words.length(of: gender) }
    if caseWord != .none { length += 1 + words.length(of: caseWord) }
    for place in setsByLength.places(of: length) {
      // Names that are equally long mostly differ at their ends.
      let index = setsByLength[place]
      var end = Int(sets[index].name) + length
      if caseWord == .none || matches(caseWord, before: &end, words, joined: true),
        gender == .none || matches(gender, before: &end, words, joined: true),
        matches(family, before: &end, words)
      {
        return index
      }
    }
    return nil
  }

  /// Whether a word, behind a hyphen where it is joined to another one, stands before a place of the pool, which then moves
  /// before it.
  private func matches(
    _ word: SelectorKey, before end: inout Int, _ words: some NumberWordNames, joined: Bool = false
  ) -> Bool {
    var offset = words.length(of: word)
    while offset > 0 {
      offset -= 1
      end -= 1
      guard pool[end] == words.byte(offset, of: word) else { return false }
    }
    guard joined else { return true }
    end -= 1
    return pool[end] == UInt8(ascii: "-")
  }
}

/// The texts of the words that families, genders and cases are named by.
protocol NumberWordNames {
  func length(of word: SelectorKey) -> Int
  func byte(_ offset: Int, of word: SelectorKey) -> UInt8
}

/// The sets of a language in the order of the lengths of their names: a name is looked for among the few of its length.
struct NumberSetsByLength: Sendable {
  private let numbers: [Int32]
  /// Where each length begins; behind the longest one stands where it ends.
  private let starts: [Int32]

  init(of sets: borrowing GrowingBuffer<NumberRuleSet>) {
    var longest = 0
    for index in sets.indices { longest = max(longest, Int(sets[index].nameCount)) }
    var (numbers, starts): ([Int32], [Int32]) = ([], [])
    for length in 0...longest {
      starts.append(Int32(numbers.count))
      for index in sets.indices where Int(sets[index].nameCount) == length { numbers.append(Int32(index)) }
    }
    starts.append(Int32(numbers.count))
    self.numbers = numbers
    self.starts = starts
  }

  /// Where the sets are whose names have so many letters.
  func places(of length: Int) -> Range<Int> {
    length + 1 < starts.count ? Int(starts[length])..<Int(starts[length + 1]) : 0..<0
  }

  /// The number of the set at a place.
  subscript(place: Int) -> Int { Int(numbers[place]) }
}

/// A set of rules by its name: the one for a number is the last whose base is not above it.
struct NumberRuleSet: Sendable, BitwiseCopyable {
  /// Where the name is in the pool. A set that only others refer to has none.
  var name: UInt32 = 0
  var nameCount: UInt32 = 0
  /// Its rules for whole numbers.
  var start: Int32 = 0
  var end: Int32 = 0
  /// The rules for numbers with a fraction behind a point and behind a comma, or -1.
  var point: Int32 = -1
  var comma: Int32 = -1
}

/// One rule.
struct NumberRule: Sendable, BitwiseCopyable {
  /// The least number that it says.
  var base: UInt64
  /// What it divides by: the highest power of its radix, ten unless written otherwise, that is not above the base.
  var divisor: UInt64
  var start: Int32
  var end: Int32
  /// Whether a multiple of the divisor is left to the rule before it, because this one says what remains.
  var leavesMultiples: Bool
}

/// One step of a rule. A set is a number in ``NumberWords/sets``.
enum NumberRuleStep: Sendable, BitwiseCopyable {
  case text(start: UInt32, count: UInt32)
  /// `<<`: how often the divisor goes into the number; in a rule for fractions, the whole part.
  case quotient(Int32)
  /// `>>`: what remains; in a rule for fractions, the digits behind the point, one by one.
  case remainder(Int32)
  /// `>>>`: what remains, by the rule before this one; in a rule for fractions, digits without spaces between them.
  case next(Int32)
  /// `=%set=`: the number itself.
  case whole(Int32)
  /// `=0=`: the number itself in digits.
  case digits
  /// `$(cardinal,one{…}other{…})$`: a text by the plural category of the quotient.
  /// The first of its texts is at this place of ``NumberWords/plurals``.
  case plural(UInt32, isOrdinal: Bool)
}
