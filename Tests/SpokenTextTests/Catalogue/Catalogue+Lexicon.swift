import SpokenTextTesting

@testable import SpokenText

// What the lexicon says: a noun with its numbers, in its cases, and in its states.
extension Catalogue {
  /// So many of a noun, or of a currency's unit: by one number of each plural category, and in each case in which
  /// something else is heard. A phrase written out is said in all its forms.
  static func counted(
    _ id: String, key: String, numbers: Numbers = .all, state: PhraseID? = nil, _ probe: Speaker
  ) -> [GoldenSample] {
    let table = probe.table
    guard table.isCounted(id) else { return forms(of: id, key: key, counting: "count", numbers: numbers, probe) }
    var samples: [GoldenSample] = []
    func add(_ count: Count, _ caseWord: String?, unlike plain: String?) -> String {
      var arguments: [(name: PhraseID, value: Phrase)] = [("count", count.argument)]
      if let caseWord { arguments.append(("case", .text(caseWord))) }
      if let state { arguments.append(("state", .message(state))) }
      let phrase = Phrase.message(PhraseID(unchecked: id), Phrase.Arguments(arguments))
      let said = probe.say(phrase, context: .inline).text
      guard said != plain else { return said }
      let words = [key, count.key] + (caseWord.map { ["case=\($0)"] } ?? [])
      samples.append(.phrase(words.joined(separator: " "), phrase, context: .inline))
      return said
    }
    let counts = numbers.first(table)
    let cases = id.hasPrefix("currency-") ? table.casesOfMeasures : table.ambientWords(.case)
    for count in counts {
      let plain = add(count, nil, unlike: nil)
      for caseWord in cases { _ = add(count, caseWord, unlike: plain) }
      guard state == nil, let quantity = Count.quantities(table).first(where: { $0.key == "\(count.key) as quantity" })
      else { continue }
      _ = add(quantity, nil, unlike: plain)
    }
    return samples
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
  static func stated(_ noun: Phrase.Noun, _ state: Phrase.Status, _ probe: Speaker) -> [GoldenSample] {
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
    let found = ["form-noun", "counted-measure"].compactMap { pattern($0) }.flatMap { variants(in: $0) }
    let words = Set(found.map { text(of: variants[$0].word) })
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
