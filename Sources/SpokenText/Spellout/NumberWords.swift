// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The rules for numbers in words in one language, from CLDR's rule-based number formats and handwritten additions, which come
/// first.
///
/// The rules are read from `numerals.txt` and `rbnf.txt` of the language and its parents when a number is first spelled out. If
/// all numbers are written in digits, the files are never read. Like tables, the rules stay in memory. Reading them is
/// thread-safe.
final class NumberWords: Sendable {
  let sets: [NumberRuleSet]
  let rules: [NumberRule]
  let steps: [NumberRuleStep]
  /// Six texts for each plural, one for each category in the order of the enumeration.
  let plurals: [Range<Int>]
  /// The bytes of all texts.
  let pool: [UInt8]
  let pluralRules: PluralRules
  let diagnostics: [TableDiagnostic]
  /// The numbers of the sets by name. A name such as `cardinal-genitive` that can be parsed in several ways has several keys.
  private let setNumbers: [SetName: Int]
  /// The most common sets, without a gender or a case.
  private let cardinal, ordinal, year: Int?
  /// `true` if the family `cardinal`, `ordinal`, or `year` has a variant with a gender or a case.
  private let hasForms: Bool

  /// The most integer digits of a number in words. CLDR's rules end at 10 to the 18th.
  static let powers = 18

  init(_ tag: LanguageTag, _ files: [NumberRuleFile]) {
    var reader = NumberRuleReader()
    for file in files { reader.read(file) }
    reader.close()
    diagnostics = reader.diagnostics
    setNumbers = Dictionary(
      uniqueKeysWithValues: reader.setNumbers.flatMap { name, number in
        SetName.readings(of: name).map { ($0, number) }
      })
    (cardinal, ordinal, year) = (
      setNumbers[SetName(family: "cardinal")], setNumbers[SetName(family: "ordinal")],
      setNumbers[SetName(family: "year")]
    )
    hasForms = setNumbers.keys.contains { name in
      !name.gender.isEmpty && ["cardinal", "ordinal", "year"].contains(name.family)
    }
    sets = reader.sets
    rules = reader.rules
    steps = reader.steps
    plurals = reader.plurals
    pool = reader.pool
    pluralRules = PluralRules(tag)
  }

  /// Returns the rules of an embedded language, which stay in memory.
  static func rules(of table: EmbeddedTable) -> NumberWords {
    table.object(in: .numberWords) { NumberWords(table.tag, NumberRuleFile.all(of: table.tag)) }
  }
}

extension NumberRulesSource {
  /// The rules. If the language's files are linked into the program, they are parsed when a number is first spelled
  /// out in that language.
  var words: NumberWords? {
    switch self {
    case .embedded(let table): NumberWords.rules(of: table)
    case .read(let rules): rules as? NumberWords
    }
  }
}

/// The parsed name of a set, so that a lookup doesn't join strings. `cardinal-feminine-genitive` is the family `cardinal` with
/// a gender and a case.
private struct SetName: Hashable {
  var family: String
  var gender = ""
  var `case` = ""

  func with(gender: String = "", case caseWord: String = "") -> SetName {
    SetName(family: family, gender: gender, case: caseWord)
  }

  /// Returns all readings of a name. In `cardinal-genitive`, the second word can be a gender or a case, and both can contain
  /// hyphens.
  static func readings(of name: String) -> [SetName] {
    let words = name.split(separator: "-")
    let forms = words.dropFirst()
    let whole = forms.isEmpty ? [] : [SetName(family: name)]
    return whole
      + (forms.startIndex...forms.endIndex).map { end in
        SetName(
          family: String(words[0]), gender: forms[..<end].joined(separator: "-"),
          case: forms[end...].joined(separator: "-"))
      }
  }
}

struct NumberRuleFile: Sendable {
  /// The name in diagnostics.
  var name: String
  var bytes: [UInt8]

  /// Returns the files of a language, then of its parents. In each, handwritten files come first.
  static func all(of tag: LanguageTag) -> [NumberRuleFile] {
    ([tag] + tag.parents).flatMap { EmbeddedTable($0)?.files(".txt") ?? [] }
      .map { NumberRuleFile(name: $0.path, bytes: $0.bytes) }
  }
}

// MARK: Sets

extension NumberWords {
  /// Returns the set with exactly this name.
  func set(named name: String) -> Int? { setNumbers[SetName(family: name)] }

  /// Returns whether a family can have variants by gender or case.
  func hasForms(_ family: SelectorKey) -> Bool {
    switch family {
    case .cardinal, .ordinal, .year: hasForms
    default: true
    }
  }

  /// Returns the set of a family in a gender and a case, such as `cardinal-feminine-genitive`.
  ///
  /// If that set doesn't exist, returns the set with the gender only, the case only, or neither. Returns `nil` if the language
  /// doesn't have the family.
  ///
  /// - Parameter table: The table that has the words.
  func set(
    _ family: SelectorKey, gender: SelectorKey, case caseWord: SelectorKey, named table: LocaleTable
  ) -> Int? {
    func text(_ word: SelectorKey) -> String { word == .none ? "" : table.text(of: word) }
    let (gender, caseWord) = (text(gender), text(caseWord))
    let name = SetName(family: text(family), gender: gender, case: caseWord)
    if !gender.isEmpty || !caseWord.isEmpty, let set = setNumbers[name] { return set }
    if !gender.isEmpty, !caseWord.isEmpty,
      let set = setNumbers[name.with(gender: gender)] ?? setNumbers[name.with(case: caseWord)]
    {
      return set
    }
    switch family {
    case .cardinal: return cardinal
    case .ordinal: return ordinal
    case .year: return year
    default: return setNumbers[name.with()]
    }
  }
}

/// A set of rules. A number uses the last rule whose base isn't above it.
struct NumberRuleSet: Sendable, BitwiseCopyable {
  /// The rules for integers.
  var start: Int32 = 0
  var end: Int32 = 0
  /// The rules for numbers with a decimal point and with a decimal comma, or -1.
  var point: Int32 = -1
  var comma: Int32 = -1
}

struct NumberRule: Sendable, BitwiseCopyable {
  /// The smallest number that the rule applies to.
  var base: UInt64
  /// The highest power of the radix that isn't above the base. The radix is ten by default.
  var divisor: UInt64
  var start: Int32
  var end: Int32
  /// `true` if the previous rule handles multiples of the divisor, because this rule needs a remainder.
  var leavesMultiples: Bool
}

/// A step of a rule. A set is identified by its index in ``NumberWords/sets``.
enum NumberRuleStep: Sendable, BitwiseCopyable {
  case text(start: UInt32, count: UInt32)
  /// `<<`: the quotient. In a rule for fractions, the integer part.
  case quotient(Int32)
  /// `>>`: the remainder. In a rule for fractions, the digits after the point, one by one.
  case remainder(Int32)
  /// `>>>`: the remainder, by the previous rule. In a rule for fractions, the digits without spaces.
  case next(Int32)
  /// `=%set=`: the number itself.
  case whole(Int32)
  /// `=0=`: the number itself in digits.
  case digits
  /// `$(cardinal,one{…}other{…})$`: a text for the plural category of the quotient. The texts start at this index of
  /// ``NumberWords/plurals``.
  case plural(UInt32, isOrdinal: Bool)
}
