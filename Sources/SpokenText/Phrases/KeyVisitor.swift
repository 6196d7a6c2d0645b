// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Visits the keys of a kind. The command, format styles, documentation, and tests share this list.
///
/// Each method gets a key's name, value, and meaning. A reader replaces the value, a writer uses it, and documentation uses the
/// rest.
package protocol KeyVisitor {
  /// The error type.
  associatedtype Fault: Error

  /// Visits a number. A value that isn't finite is a placeholder, and doesn't have to be written.
  mutating func number(
    _ name: String, _ value: inout ExactDecimal, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// Visits a whole number in a range, or `nil` without one.
  mutating func wholeNumber(
    _ name: String, _ value: inout Int?, in range: ClosedRange<Int>, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// Visits a currency by its code.
  mutating func currency(_ name: String, _ value: inout Currency, _ meaning: String, place: KeyPosition) throws(Fault)

  /// Visits a moment.
  mutating func moment(_ name: String, _ value: inout Instant, _ meaning: String, place: KeyPosition) throws(Fault)

  /// Visits a moment that can be a day alone. A reader then sets `isDay`.
  mutating func moment(
    _ name: String, _ value: inout Instant, isDay: inout Bool, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// Visits a recurrence by its RFC 5545 rule.
  mutating func rule(_ name: String, _ value: inout Recurrence, _ meaning: String, place: KeyPosition) throws(Fault)

  /// Visits a choice by its name. A value that isn't one of the choices isn't written.
  mutating func choice<Value: Equatable>(
    _ name: String, _ value: inout Value, _ choices: [(name: String, value: Value)], _ meaning: String,
    place: KeyPosition
  ) throws(Fault)

  /// Visits text that is data.
  mutating func text(_ name: String, _ value: inout String, _ meaning: String, place: KeyPosition) throws(Fault)

  /// Visits a word of a vocabulary, by its name or by the ID of an app's message, or `nil` without one.
  mutating func word(
    _ name: String, _ value: inout PhraseID?, of vocabulary: Vocabulary, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// Visits a language by its tag, or `nil` without one.
  mutating func language(
    _ name: String, _ value: inout LanguageTag?, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// Visits the ID of a message.
  mutating func id(_ name: String, _ value: inout PhraseID, _ meaning: String, place: KeyPosition) throws(Fault)

  /// Visits another phrase, or a message by its name in a vocabulary, or `nil` without one.
  mutating func phrase(
    _ name: String, _ value: inout Phrase?, orWordOf vocabulary: Vocabulary?, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// Visits several phrases.
  mutating func phrases(_ name: String, _ value: inout [Phrase], _ meaning: String, place: KeyPosition) throws(Fault)

  /// Visits the arguments of a message.
  mutating func arguments(_ name: String, _ value: inout Phrase.Arguments, _ meaning: String) throws(Fault)

  /// Refuses valid values that the kind can't use. A reader reports the error, and others do nothing.
  mutating func refuse(_ misfit: KeyMisfit) throws(Fault)
}

/// Valid values that a kind can't use.
package enum KeyMisfit: Sendable {
  /// A phrase at a position in a list, from 1, has a kind that the list doesn't take.
  case otherKind(key: String, place: Int, given: String, expected: String)
  /// Two keys exclude each other.
  case either(String, String)
  /// A key without another one that it needs.
  case needs(key: String, String)
  /// A day without a time, for a phrase with a time of day.
  case dayWithoutTime(key: String)
}

extension KeyVisitor {
  // Only readers of human input get days alone, and have values to refuse.
  package mutating func moment(
    _ name: String, _ value: inout Instant, isDay: inout Bool, _ meaning: String, place: KeyPosition
  ) throws(Fault) {
    try moment(name, &value, meaning, place: place)
  }

  package mutating func refuse(_ misfit: KeyMisfit) throws(Fault) {}

  /// Visits a moment with a time of day. A day alone is refused, because it would be read as midnight.
  mutating func momentWithTime(_ name: String, _ value: inout Instant) throws(Fault) {
    var isDay = false
    try moment(name, &value, isDay: &isDay, Phrase.momentMeaning, place: .required)
    if isDay { try refuse(.dayWithoutTime(key: name)) }
  }

  /// Visits a moment, or a day whose time doesn't matter.
  mutating func momentOrDay(_ name: String, _ value: inout Instant, includesTime: inout Bool) throws(Fault) {
    var isDay = !includesTime
    try moment(name, &value, isDay: &isDay, Phrase.momentMeaning, place: .required)
    if isDay { includesTime = false }
    try choice(
      "precision", &includesTime, [("time", true), ("day", false)],
      "the precision: the date and time, or the date only (default: time, or day for a date without a time)",
      place: .named)
  }

  /// Visits a language as text. An invalid tag is `nil`.
  package mutating func language(
    _ name: String, _ value: inout LanguageTag?, _ meaning: String, place: KeyPosition
  ) throws(Fault) {
    var tag = value?.description ?? ""
    try text(name, &tag, meaning, place: place)
    value = LanguageTag(tag)
  }
}

/// The way of passing a key.
package enum KeyPosition: Sendable {
  /// A required key, by its position on the command line.
  case required
  /// An optional key, by its position on the command line.
  case optional
  /// An optional key, by its name on the command line.
  case named
}

/// The built-in words of one type, by their names in data and on the command line.
package struct Vocabulary: Sendable {
  /// The type of word with an example, such as "a state, such as taken".
  package let form: String
  /// The prefix of the IDs, such as `state-`.
  package let prefix: String
  let words: [BuiltInMessage]

  init(form: String, prefix: String, words: [BuiltInMessage]) {
    (self.form, self.prefix, self.words) = (form, prefix, words)
  }

  /// All names, in order.
  package var names: [String] { words.map { String($0.id.dropFirst(prefix.count)) } }

  /// Returns the word with a name, or `nil` if SpokenText has none.
  package func id(named name: some StringProtocol) -> PhraseID? {
    words.first { $0.id == prefix + name }.map { PhraseID($0) }
  }

  /// Returns the name of a word, or the ID of an app's own word.
  package func name(of id: PhraseID) -> String {
    guard let builtIn = id.builtIn, words.contains(builtIn) else { return id.description }
    return String(builtIn.id.dropFirst(prefix.count))
  }
}
