// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// One language's rules for numbers in words. They are CLDR's rule-based number formats and handwritten additions,
/// which come first.
///
/// The rules are read from `numerals.txt` and `rbnf.txt` of the language and its parents when a number is first spelled
/// out. They stay in memory. Reading them is thread-safe.
final class NumberWords: Sendable {
  let sets: [NumberRuleSet]
  let rules: [NumberRule]
  let steps: [NumberRuleStep]
  /// The texts of plural forms, as ranges of ``pool``. Each plural has six, in the order of ``PluralCategory``.
  let plurals: [Range<Int>]
  /// The bytes of all texts.
  let pool: [UInt8]
  let pluralRules: PluralRules
  let diagnostics: [TableDiagnostic]
  /// The numbers of the rule sets, by name. A name that can be parsed in several ways, such as `cardinal-genitive`, has
  /// several keys.
  private let setNumbers: [SetName: Int]
  /// The numbers of the most common rule sets, which have no gender or case.
  private let cardinal, ordinal, year: Int?
  /// `true` if `cardinal`, `ordinal`, or `year` has a variant, such as `cardinal-feminine`.
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

  /// Returns the rules of a language that is linked into the program.
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

/// The parsed name of a rule set, so that a lookup doesn't join strings. For example, `cardinal-feminine-genitive` is
/// the family `cardinal` with a gender and a case.
private struct SetName: Hashable {
  var family: String
  var gender = ""
  var `case` = ""

  func with(gender: String = "", case caseWord: String = "") -> SetName {
    SetName(family: family, gender: gender, case: caseWord)
  }

  /// Returns all ways to parse a name. Genders and cases can contain hyphens. For example, the second word of
  /// `cardinal-genitive` can be a gender or a case.
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
  /// The file's name in diagnostics.
  var name: String
  var bytes: [UInt8]

  /// Returns the files of a language, and then those of its parents. Each language's handwritten files come first.
  static func all(of tag: LanguageTag) -> [NumberRuleFile] {
    ([tag] + tag.parents).flatMap { EmbeddedTable($0)?.files(".txt") ?? [] }
      .map { NumberRuleFile(name: $0.path, bytes: $0.bytes) }
  }
}

// MARK: Sets

extension NumberWords {
  /// Returns the number of the rule set with exactly this name.
  func set(named name: String) -> Int? { setNumbers[SetName(family: name)] }

  /// Returns whether a family of rule sets, such as `cardinal`, can have variants by gender or case.
  func hasForms(_ family: SelectorKey) -> Bool {
    switch family {
    case .cardinal, .ordinal, .year: hasForms
    default: true
    }
  }

  /// Returns the number of the rule set for a family, a gender, and a case, such as `cardinal-feminine-genitive`.
  ///
  /// If that set doesn't exist, returns the set with the gender only, the case only, or neither. Returns `nil` if the
  /// language doesn't have the family.
  ///
  /// - Parameter table: The table with the names of the other parameters.
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

/// A set of rules for numbers in words. A number uses the last rule whose base isn't above it.
struct NumberRuleSet: Sendable, BitwiseCopyable {
  /// The rules for integers, from `start` up to `end`.
  var start: Int32 = 0
  var end: Int32 = 0
  /// The rule for numbers with a decimal point, or -1 if there isn't one.
  var point: Int32 = -1
  /// The rule for numbers with a decimal comma, or -1 if there isn't one.
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

/// A step in applying a rule. A rule set is identified by its index in ``NumberWords/sets``.
enum NumberRuleStep: Sendable, BitwiseCopyable {
  case text(start: UInt32, count: UInt32)
  /// The quotient of the number and the rule's divisor, written `<<`. In a rule for fractions, the integer part.
  case quotient(Int32)
  /// The remainder of the number and the rule's divisor, written `>>`. In a rule for fractions, the digits after the
  /// point, one by one.
  case remainder(Int32)
  /// The remainder, spoken by the previous rule, written `>>>`. In a rule for fractions, the digits without spaces.
  case next(Int32)
  /// The number itself, by another rule set, written `=%set=`.
  case whole(Int32)
  /// The number itself in digits, written `=0=`.
  case digits
  /// A text for the plural category of the quotient, written `$(cardinal,one{…}other{…})$`. The texts start at this
  /// index of ``NumberWords/plurals``.
  case plural(UInt32, isOrdinal: Bool)
}
