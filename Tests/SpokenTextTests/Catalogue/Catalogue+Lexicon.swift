// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

// What the lexicon says: a noun with its numbers, in its cases, and in its states.
extension Catalogue {
  /// So many of a noun, or of a currency's unit: by one number of each plural category, in each case, and as a quantity.
  /// A phrase written out is said in all its forms.
  static func counted(
    _ id: String, key: String, numbers: Numbers = .all, state: PhraseID? = nil, _ probe: Probe
  ) -> [GoldenSample] {
    let table = probe.table
    guard table.isCounted(id) else { return forms(of: id, key: key, counting: "count", numbers: numbers, probe) }
    let quantities = state == nil ? Count.quantities(table) : []
    let cases = id.hasPrefix("currency-") ? probe.casesOfMeasures : probe.cases
    return numbers.first(table).flatMap { count -> [GoldenSample] in
      let quantity = quantities.first { $0.key == "\(count.key) as quantity" }
      return [sample(of: id, key, count, case: nil, state)]
        + cases.map { sample(of: id, key, count, case: $0, state) }
        + (quantity.map { [sample(of: id, key, $0, case: nil, state)] } ?? [])
    }
  }

  private static func sample(
    of id: String, _ key: String, _ count: Count, case caseWord: String?, _ state: PhraseID?
  ) -> GoldenSample {
    var arguments: [(name: PhraseID, value: Phrase)] = [("count", count.argument)]
    if let caseWord { arguments.append(("case", .text(caseWord))) }
    if let state { arguments.append(("state", .message(state))) }
    let words = [key, count.key] + (caseWord.map { ["case=\($0)"] } ?? [])
    return .phrase(
      words.joined(separator: " "), .message(PhraseID(unchecked: id), Phrase.Arguments(arguments)), context: .inline)
  }

  /// A noun by itself, none of it, and more than can be shown.
  static func edges(_ noun: Phrase.Noun) -> [GoldenSample] {
    let name = noun.name
    return samples(
      """
      count 0 \(name)
      count 0 \(name) zero=digits
      empty \(name)
      count 120 \(name) limit=99
      count 2 \(name) limit=1
      count 1 \(name) inline
      """)
  }

  /// A noun in a state: so many, none, and more than can be shown.
  static func stated(_ noun: Phrase.Noun, _ state: Phrase.Status, _ probe: Probe) -> [GoldenSample] {
    let table = probe.table
    let line = "\(noun.name) status=\(state.name)"
    let counts = Count.wholeRepresentatives(table).map { "count \($0.key) \(line)" }
    return samples(
      (counts + ["count 0 \(line)", "count 120 \(line) limit=99", "count 2 \(line) limit=1"]).joined(separator: "\n"))
  }
}

extension Phrase.Status {
  /// One state for each place beside a noun that the language names.
  static func ofEachPlace(_ table: LocaleTable) -> [Phrase.Status] {
    var seen: Set<String> = []
    return all.filter { state in
      guard let message = table.message(table.adjectiveID(state.name)),
        let place = table.attributeRecord("place", of: message)?.word, place != .none
      else { return false }
      return seen.insert(table.text(of: place)).inserted
    }
  }
}

extension LocaleTable {
  /// Whether a message, or a currency's attribute, is a noun of the lexicon.
  func isCounted(_ id: String) -> Bool {
    let name = PhraseID(unchecked: id)
    guard let message = message(name.parts.message), let pattern = pattern(id) else { return false }
    return PhraseScope.withScope(self) { $0.noun(of: name, message, pattern).map { !$0.pattern.exists } ?? false }
  }

  /// The cases in which a measure may be heard otherwise: those that nouns have, and those that the pattern for it knows.
  var casesOfMeasures: [String] {
    let words = ["form-noun", "counted-measure"].compactMap { pattern($0) }.map { variantWords(in: $0) }
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    return ambientWords(.case).filter { words.contains($0) }
  }

  /// The nouns that have a word of their own for a state, with that state.
  var ownStates: [(noun: Phrase.Noun, state: Phrase.Status)] {
    Phrase.Noun.all.flatMap { noun in
      attributes(of: message(of: noun)).compactMap { attribute in
        Phrase.Status(named: text(of: attribute.name)).map { (noun, $0) }
      }
    }
  }

  /// The message of the adjective for a state by the state's name: the state itself where it has no adjective.
  func adjectiveID(_ state: String) -> PhraseID {
    PhraseID(unchecked: message("adjective-\(state)") == nil ? "state-\(state)" : "adjective-\(state)")
  }
}
