import SpokenTextTesting

@testable import SpokenText

/// A number in front of a unit, as goldens try it.
struct Count {
  var key: String
  var argument: Phrase

  /// The least numbers by which a language's plural categories show, smallest first; then what tables take for exact
  /// numbers elsewhere.
  private static let candidates: [ExactDecimal] = [
    1, 2, 3, 5, 11, 100, 0, 1_000_000, "1.5", "0.0", "1.0", "2.0", 4, 6, 7, 8, 9, 10, 12, 20, 21, 30,
  ]

  /// The first number of each plural category, in a language that has it.
  static func representatives(_ table: LocaleTable) -> [Count] { representatives(table, among: candidates) }

  private static func representatives(_ table: LocaleTable, among numbers: [ExactDecimal]) -> [Count] {
    var seen: Set<PluralCategory> = []
    return numbers.filter { seen.insert(table.plurals.cardinal($0.operands())).inserted }.map { Count($0) }
  }

  /// The first whole number of each plural category that one has.
  static func wholeRepresentatives(_ table: LocaleTable) -> [Count] {
    representatives(table, among: candidates.filter { !$0.description.contains(".") })
  }

  /// Further numbers, by which what is left of a message's branches may show.
  static let others = candidates.map { Count($0) }

  /// One and what ends in it, by which languages show the gender of numbers.
  static let tens = ([1, 2] + stride(from: 11, to: 100, by: 10)).map { Count(ExactDecimal($0)) }

  /// Small numbers, and larger ones that end in one, by which languages show the gender of what they count.
  static let numerals = (Array(0...200) + stride(from: 201, to: 1002, by: 10) + [1000])
    .map { Count(ExactDecimal($0)) }

  /// The same first numbers as quantities, which match no exact number: how ranges and large numbers in short count.
  static func quantities(_ table: LocaleTable) -> [Count] {
    representatives(table).compactMap { count in
      guard let number = count.number else { return nil }
      let category = table.plurals.cardinal(number.operands())
      return Count(key: "\(count.key) as quantity", argument: .quantity(count.key, category))
    }
  }

  private var number: ExactDecimal?

  init(_ number: ExactDecimal) {
    key = "\(number)"
    argument = .number(number)
    self.number = number
  }

  init(key: String, argument: Phrase) {
    self.key = key
    self.argument = argument
  }
}

extension LocaleTable {
  /// The words that patterns of this table select on under an ambient name, in the order of the table: its cases, its
  /// genders.
  func ambientWords(_ name: ArgumentName.BuiltIn) -> [String] {
    var words: [String] = []
    for select in selects {
      guard case .value(.argument(ArgumentName(name))) = select.selector else { continue }
      for variant in select.variants.map({ text(of: variants[$0].word) }) where !words.contains(variant) {
        words.append(variant)
      }
    }
    return words
  }

  /// The pattern of a message, or of an attribute after a dot.
  func pattern(_ id: String) -> PatternReference? {
    let parts = PhraseID(unchecked: id).parts
    guard let message = message(parts.message) else { return nil }
    return parts.attribute.map { attribute($0, of: message) } ?? record(of: message).value
  }

  /// The variants that a pattern may choose from, in itself and in the messages that it says with the same arguments.
  func variants(in pattern: PatternReference) -> Set<Int> {
    var found: Set<Int> = []
    for index in pattern.instructions {
      switch instructions[index] {
      case .select(let number):
        for variant in selects[Int(number)].variants {
          found.insert(variant)
          found.formUnion(variants(in: variants[variant].pattern))
        }
      case .pattern(let pattern): found.formUnion(variants(in: pattern))
      case .entry(let number):
        let counted = parts.value.entries[Int(number)].counted
        if counted.exists { found.formUnion(variants(in: counted)) }
      default: break
      }
    }
    return found
  }
}

extension Catalogue {
  /// The numbers that a phrase is said by, whether or not they reach a new branch.
  enum Numbers {
    /// One of each plural category.
    case all
    /// One of each plural category that whole numbers have.
    case whole
    /// These, and no others.
    case only([Count])
    /// None but those that reach a branch, of these.
    case tried([Count])

    /// A phrase without a number.
    static let none = Numbers.only([Count(key: "", argument: .text(""))])

    func first(_ table: LocaleTable) -> [Count] {
      switch self {
      case .all: Count.representatives(table)
      case .whole: Count.wholeRepresentatives(table)
      case .only(let counts): counts
      case .tried: []
      }
    }

    /// The numbers that are tried for branches that the first do not reach.
    func further(_ table: LocaleTable) -> [Count] {
      switch self {
      case .all, .whole: Count.others + Count.quantities(table) + Count.tens
      case .only: []
      case .tried(let counts): counts
      }
    }
  }

  /// A pattern of a table said in all its forms: by the first number of each plural category, and by all other numbers,
  /// cases and genders that reach a branch which nothing before them reached.
  ///
  /// - Parameters:
  ///   - id: The message, or one of its attributes.
  ///   - key: What the key begins with.
  ///   - argument: The name of the number.
  ///   - numbers: What it is said by first.
  ///   - others: Its other arguments.
  ///   - probe: A speaker with a coverage, to see what is reached.
  static func forms(
    of id: String, key: String, counting argument: String, numbers: Numbers = .all,
    with others: [PhraseID: Phrase] = [:], _ probe: Speaker
  ) -> [GoldenSample] {
    let table = probe.table
    let first = numbers.first(table)
    var samples: [GoldenSample] = []
    let all = table.pattern(id).map { table.variants(in: $0) } ?? []
    table.coverage?.forget()
    var reached = 0
    var isDone = all.isEmpty
    func tryOut(_ count: Count, _ caseWord: String?, _ gender: String?, isKept: Bool) {
      guard isKept || !isDone else { return }
      var arguments = others
      arguments[PhraseID(unchecked: argument)] = count.argument.isSilent ? nil : count.argument
      arguments["case"] = caseWord.map { .text($0) }
      arguments["gender"] = gender.map { .text($0) }
      let phrase = Phrase.message(
        PhraseID(unchecked: id), Phrase.Arguments(arguments.map { (name: $0.key, value: $0.value) }))
      _ = probe.resolve(phrase)
      let now = table.coverage?.variants.count ?? 0
      isDone = table.coverage.map { all.isSubset(of: $0.variants) } ?? true
      guard isKept || now > reached else { return }
      reached = now
      let words = [key, count.key, caseWord.map { "case=\($0)" }, gender.map { "gender=\($0)" }]
      samples.append(
        .phrase(words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " "), phrase, context: .inline))
    }
    for count in first { tryOut(count, nil, nil, isKept: true) }
    let further = numbers.further(table)
    for count in further { tryOut(count, nil, nil, isKept: false) }
    for gender in table.ambientWords(.gender) {
      for count in first + further { tryOut(count, nil, gender, isKept: false) }
    }
    for caseWord in table.ambientWords(.case) {
      for count in first + further { tryOut(count, caseWord, nil, isKept: false) }
    }
    for gender in table.ambientWords(.gender) {
      for caseWord in table.ambientWords(.case) {
        for count in first.isEmpty ? further : first { tryOut(count, caseWord, gender, isKept: false) }
      }
    }
    return samples
  }
}
