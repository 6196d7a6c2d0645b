// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Goes through the keys of a kind: one list of them serves the command, format styles, documentation and tests.
///
/// Each method is shown one key: its name, its value, and what it means. A visitor that reads replaces the value, one that
/// writes looks at it, one that documents writes down the rest.
package protocol KeyVisitor {
  /// What can go wrong.
  associatedtype Fault: Error

  /// A number. A value that is not finite is a hole, and need not be written.
  mutating func number(
    _ name: String, _ value: inout ExactDecimal, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// A whole number in a range; nil where there is none.
  mutating func wholeNumber(
    _ name: String, _ value: inout Int?, in range: ClosedRange<Int>, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// A currency by its code.
  mutating func currency(_ name: String, _ value: inout Currency, _ meaning: String, place: KeyPosition) throws(Fault)

  /// A moment.
  mutating func moment(_ name: String, _ value: inout Instant, _ meaning: String, place: KeyPosition) throws(Fault)

  /// A moment that may be given as a day alone, which a visitor that reads tells by `isDay`.
  mutating func moment(
    _ name: String, _ value: inout Instant, isDay: inout Bool, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// A recurrence, by its rule as RFC 5545 writes it.
  mutating func rule(_ name: String, _ value: inout Recurrence, _ meaning: String, place: KeyPosition) throws(Fault)

  /// One of a few names. A value that is none of them is not written.
  mutating func choice<Value: Equatable>(
    _ name: String, _ value: inout Value, _ choices: [(name: String, value: Value)], _ meaning: String,
    place: KeyPosition
  ) throws(Fault)

  /// Text that is data.
  mutating func text(_ name: String, _ value: inout String, _ meaning: String, place: KeyPosition) throws(Fault)

  /// A word of a vocabulary, by its name there or by the id of an app's message; nil where there is none.
  mutating func word(
    _ name: String, _ value: inout PhraseID?, of vocabulary: Vocabulary, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// A language by its tag; nil where there is none.
  mutating func language(
    _ name: String, _ value: inout LanguageTag?, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// The id of a message.
  mutating func id(_ name: String, _ value: inout PhraseID, _ meaning: String, place: KeyPosition) throws(Fault)

  /// Another phrase, or a message by its name in a vocabulary; nil where there is none.
  mutating func phrase(
    _ name: String, _ value: inout Phrase?, orWordOf vocabulary: Vocabulary?, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// Several phrases.
  mutating func phrases(_ name: String, _ value: inout [Phrase], _ meaning: String, place: KeyPosition) throws(Fault)

  /// The arguments of a message.
  mutating func arguments(_ name: String, _ value: inout Phrase.Arguments, _ meaning: String) throws(Fault)

  /// Values that are right by themselves, and that the kind has no use for. One that reads tells whoever wrote them; for
  /// all others there is nothing to do.
  mutating func refuse(_ misfit: KeyMisfit) throws(Fault)
}

/// Values that a kind has no use for, though each is right by itself.
package enum KeyMisfit: Sendable {
  /// Of a list of phrases, the one at a place, from 1, is not of the one kind that the list takes.
  case otherKind(key: String, place: Int, given: String, expected: String)
  /// Of two keys only one counts.
  case either(String, String)
  /// A day alone, where the phrase says a time of day.
  case dayWithoutTime(key: String)
}

extension KeyVisitor {
  // Only one who reads what people write is given days, and has something to refuse.
  package mutating func moment(
    _ name: String, _ value: inout Instant, isDay: inout Bool, _ meaning: String, place: KeyPosition
  ) throws(Fault) {
    try moment(name, &value, meaning, place: place)
  }

  package mutating func refuse(_ misfit: KeyMisfit) throws(Fault) {}

  /// A moment whose time of day is said, so that a day alone, which would be read as midnight, is refused.
  mutating func momentWithTime(_ name: String, _ value: inout Instant) throws(Fault) {
    var isDay = false
    try moment(name, &value, isDay: &isDay, Phrase.momentMeaning, place: .required)
    if isDay { try refuse(.dayWithoutTime(key: name)) }
  }

  /// A moment, or a day alone, of which the time does not count.
  mutating func momentOrDay(_ name: String, _ value: inout Instant, includesTime: inout Bool) throws(Fault) {
    var isDay = !includesTime
    try moment(name, &value, isDay: &isDay, Phrase.momentMeaning, place: .required)
    if isDay { includesTime = false }
    try choice(
      "precision", &includesTime, [("time", true), ("day", false)],
      "the precision: the date and time, or the date only (default: time, or day for a date without a time)",
      place: .named)
  }

  /// As a text; one that is no tag is none.
  package mutating func language(
    _ name: String, _ value: inout LanguageTag?, _ meaning: String, place: KeyPosition
  ) throws(Fault) {
    var tag = value?.description ?? ""
    try text(name, &tag, meaning, place: place)
    value = LanguageTag(tag)
  }
}

/// How a key is given.
package enum KeyPosition: Sendable {
  /// It must be given; the command line tells it by its place.
  case required
  /// The command line tells it by its place, and it may be left out.
  case optional
  /// The command line names it, and it may be left out.
  case named
}

/// The words that the library has of one sort, by the names that data and the command line give them.
package struct Vocabulary: Sendable {
  /// What one of them is, as a sentence names it: "a state, such as taken".
  package let form: String
  /// What their ids have before the name: `state-`.
  package let prefix: String
  let words: [BuiltInMessage]

  init(form: String, prefix: String, words: [BuiltInMessage]) {
    (self.form, self.prefix, self.words) = (form, prefix, words)
  }

  /// All names, in their order.
  package var names: [String] { words.map { String($0.id.dropFirst(prefix.count)) } }

  /// The word of a name, or nil where the library has none.
  package func id(named name: some StringProtocol) -> PhraseID? {
    words.first { $0.id == prefix + name }.map { PhraseID($0) }
  }

  /// The name of a word; an app's own is named by its id.
  package func name(of id: PhraseID) -> String {
    guard let builtIn = id.builtIn, words.contains(builtIn) else { return id.description }
    return String(builtIn.id.dropFirst(prefix.count))
  }
}
