// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

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

  /// Numbers by which languages show the gender of what they count: small ones, tens, and larger ones that end in one.
  static let numerals = (Array(0...31) + stride(from: 40, to: 100, by: 10) + [41, 91, 100, 101, 111, 121, 200, 201])
    .map { Count(ExactDecimal($0)) }

  /// The numbers that deep checks say besides.
  static let moreNumerals = (Array(32...200) + stride(from: 201, to: 1002, by: 10) + [1000])
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

  /// Whether a pattern chooses, in itself or in the messages that it says with the same arguments.
  func hasVariants(in pattern: PatternReference) -> Bool {
    pattern.instructions.contains { index in
      switch instructions[index] {
      case .select: true
      case .pattern(let pattern): hasVariants(in: pattern)
      case .entry(let number):
        entries[Int(number)].counted.exists && hasVariants(in: entries[Int(number)].counted)
      default: false
      }
    }
  }

  /// The words that the variants of a pattern are chosen by, in itself and in the messages that it says.
  func variantWords(in pattern: PatternReference) -> Set<String> {
    var words: Set<String> = []
    for index in pattern.instructions {
      switch instructions[index] {
      case .select(let number):
        for variant in selects[Int(number)].variants {
          words.insert(text(of: variants[variant].word))
          words.formUnion(variantWords(in: variants[variant].pattern))
        }
      case .pattern(let pattern): words.formUnion(variantWords(in: pattern))
      default: break
      }
    }
    return words
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

  /// A pattern of a table, by the first number of each plural category, and if it chooses, as candidates by other numbers
  /// and in all cases and genders.
  ///
  /// - Parameters:
  ///   - id: The message, or one of its attributes.
  ///   - key: The beginning of the key.
  ///   - argument: The name of the number.
  ///   - numbers: The numbers that are always said.
  ///   - others: The other arguments.
  static func forms(
    of id: String, key: String, counting argument: String, numbers: Numbers = .all,
    with others: [PhraseID: Phrase] = [:], _ probe: Probe
  ) -> [GoldenSample] {
    var samples: [GoldenSample] = []
    func add(_ count: Count, case caseWord: String?, gender: String?, isCandidate: Bool) {
      let words = [key, count.key, caseWord.map { "case=\($0)" }, gender.map { "gender=\($0)" }]
      let key = words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
      guard !isCandidate || probe.wants(key) else { return }
      var arguments = others
      arguments[PhraseID(unchecked: argument)] = count.argument.isSilent ? nil : count.argument
      arguments["case"] = caseWord.map { .text($0) }
      arguments["gender"] = gender.map { .text($0) }
      let phrase = Phrase.message(
        PhraseID(unchecked: id), Phrase.Arguments(arguments.map { (name: $0.key, value: $0.value) }))
      let sample = GoldenSample.phrase(key, phrase, context: .inline)
      samples.append(isCandidate ? sample.asCandidate : sample)
    }
    let first = numbers.first(probe.table)
    for count in first { add(count, case: nil, gender: nil, isCandidate: false) }
    guard let pattern = probe.table.pattern(id), probe.table.hasVariants(in: pattern) else { return samples }
    let further = numbers.further(probe.table)
    for count in further { add(count, case: nil, gender: nil, isCandidate: true) }
    guard probe.wantsForms(of: key) else { return samples }
    let (genders, cases) = (probe.genders, probe.cases)
    for count in first + further {
      for gender in genders { add(count, case: nil, gender: gender, isCandidate: true) }
      for caseWord in cases { add(count, case: caseWord, gender: nil, isCandidate: true) }
    }
    for count in first.isEmpty ? further : first {
      for gender in genders {
        for caseWord in cases { add(count, case: caseWord, gender: gender, isCandidate: true) }
      }
    }
    return samples
  }
}
