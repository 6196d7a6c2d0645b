// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Finds the untranslated texts of ``Phrase/verbatim(_:)`` in a phrase and its parts.
struct VerbatimFinder: KeyVisitor {
  private(set) var texts: [String] = []

  mutating func look(at phrase: Phrase) {
    if let text = phrase.kind(as: TextKind.self) {
      if text.isVerbatim { texts.append(text.text) }
    } else {
      texts += Self.texts(in: phrase.described)
    }
  }

  private static func texts(in kind: some DescribedKind) -> [String] {
    var (kind, finder) = (kind, VerbatimFinder())
    kind.visit(&finder)
    return finder.texts
  }

  mutating func phrase(
    _ name: String, _ value: inout Phrase?, orWordOf vocabulary: Vocabulary?, _ meaning: String, place: KeyPosition
  ) {
    if let value { look(at: value) }
  }

  mutating func phrases(_ name: String, _ value: inout [Phrase], _ meaning: String, place: KeyPosition) {
    for phrase in value { look(at: phrase) }
  }

  mutating func arguments(_ name: String, _ value: inout Phrase.Arguments, _ meaning: String) {
    for (_, phrase) in value.list { look(at: phrase) }
  }

  // Values of the other types contain no phrases.

  mutating func number(_ name: String, _ value: inout ExactDecimal, _ meaning: String, place: KeyPosition) {}

  mutating func wholeNumber(
    _ name: String, _ value: inout Int?, in range: ClosedRange<Int>, _ meaning: String, place: KeyPosition
  ) {}

  mutating func currency(_ name: String, _ value: inout Currency, _ meaning: String, place: KeyPosition) {}

  mutating func moment(_ name: String, _ value: inout Instant, _ meaning: String, place: KeyPosition) {}

  mutating func rule(_ name: String, _ value: inout Recurrence, _ meaning: String, place: KeyPosition) {}

  mutating func choice<Value: Equatable>(
    _ name: String, _ value: inout Value, _ choices: [(name: String, value: Value)], _ meaning: String,
    place: KeyPosition
  ) {}

  mutating func text(_ name: String, _ value: inout String, _ meaning: String, place: KeyPosition) {}

  mutating func word(
    _ name: String, _ value: inout PhraseID?, of vocabulary: Vocabulary, _ meaning: String, place: KeyPosition
  ) {}

  mutating func id(_ name: String, _ value: inout PhraseID, _ meaning: String, place: KeyPosition) {}
}

extension Phrase {
  /// The texts of ``verbatim(_:)`` in the phrase and its parts, in order.
  package var verbatimTexts: [String] {
    var finder = VerbatimFinder()
    finder.look(at: self)
    return finder.texts
  }
}

extension Phrase.Hint {
  /// The texts of ``Phrase/verbatim(_:)`` in the hint.
  package var verbatimTexts: [String] { outcome.verbatimTexts }
}

extension SpokenChart {
  /// The texts of ``Phrase/verbatim(_:)`` in the titles, names, and categories.
  package var verbatimTexts: [String] {
    let categories = series.flatMap { series -> [Phrase] in
      if case .categories(let categories) = series.places { categories } else { [] }
    }
    return ([title, x.title, y.title] + series.map(\.name) + categories).flatMap(\.verbatimTexts)
  }
}
