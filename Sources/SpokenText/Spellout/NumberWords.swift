// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The rules by which one language says numbers in words: those of CLDR's rule-based number formats that its families
/// need, with what is written by hand before them. Any number of threads may read them.
///
/// They are read from the language's `numerals.txt` and `rbnf.txt`, and from those of its parents, when a number is first
/// spelled in that language: a language that is only spoken in digits never reads them. Like tables, they are then kept
/// for good.
final class NumberWords: Sendable {
  let sets: [NumberRuleSet]
  let rules: [NumberRule]
  let steps: [NumberRuleStep]
  /// Six texts for each plural, one for each category in the order of the enumeration.
  let plurals: [Range<Int>]
  /// All texts, one after another.
  let pool: [UInt8]
  let pluralRules: PluralRules
  /// The mistakes in the files.
  let diagnostics: [TableDiagnostic]
  /// The sets by all readings of their names.
  private let setNumbers: [SetName: Int]
  /// The sets that are asked for most, without a gender or a case.
  private let cardinal, ordinal, year: Int?
  /// Whether one of them can be asked for with a gender or a case.
  private let hasForms: Bool

  /// Numbers of more digits before the point have no words: CLDR's rules end at 10 to the 18th.
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

  /// The rules of an embedded language. They are kept for good.
  static func rules(of table: EmbeddedTable) -> NumberWords {
    table.object(in: .numberWords) { NumberWords(table.tag, NumberRuleFile.all(of: table.tag)) }
  }
}

extension NumberRulesSource {
  /// The rules, which are read from an embedded language when a number is first spelled.
  var words: NumberWords? {
    switch self {
    case .embedded(let table): NumberWords.rules(of: table)
    case .read(let rules): rules as? NumberWords
    }
  }
}

/// The name of a set, taken apart, so that looking it up joins no texts: `cardinal-feminine-genitive` is the family
/// `cardinal` with a gender and a case.
private struct SetName: Hashable {
  var family: String
  var gender = ""
  var `case` = ""

  /// The same family in another form.
  func with(gender: String = "", case caseWord: String = "") -> SetName {
    SetName(family: family, gender: gender, case: caseWord)
  }

  /// All readings of a name. In `cardinal-genitive`, the second word may be a gender or a case, and both may contain
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

/// One file of rules.
struct NumberRuleFile: Sendable {
  /// As diagnostics name it.
  var name: String
  var bytes: [UInt8]

  /// The files of a language, then of its parents; in each what is written by hand comes first.
  static func all(of tag: LanguageTag) -> [NumberRuleFile] {
    ([tag] + tag.parents).flatMap { EmbeddedTable($0)?.files(".txt") ?? [] }
      .map { NumberRuleFile(name: $0.path, bytes: $0.bytes) }
  }
}

// MARK: Sets

extension NumberWords {
  /// The set of exactly this name.
  func set(named name: String) -> Int? { setNumbers[SetName(family: name)] }

  /// Whether a gender or a case makes a difference to a family.
  func hasForms(_ family: SelectorKey) -> Bool {
    switch family {
    case .cardinal, .ordinal, .year: hasForms
    default: true
    }
  }

  /// The set of a family in a gender and a case: `cardinal-feminine-genitive`. If there is none, that of the gender
  /// alone, of the case alone, or of neither. Returns `nil` if the language does not have the family.
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

/// A set of rules: the one for a number is the last whose base is not above it.
struct NumberRuleSet: Sendable, BitwiseCopyable {
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
