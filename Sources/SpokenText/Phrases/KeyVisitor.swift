// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Visits the keys of a kind of phrase, such as `amount` and `currency` of `money`.
///
/// For each key, the kind passes a name, a value, and a meaning to one of these methods. Visitors that read input
/// replace the value. Others use it, such as to encode it.
package protocol KeyVisitor {
  /// The error type.
  associatedtype Fault: Error

  /// Visits a number. If it isn't finite, it is the placeholder of a format style, and needn't be encoded.
  mutating func number(
    _ name: String, _ value: inout ExactDecimal, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// Visits an optional whole number in a range.
  mutating func wholeNumber(
    _ name: String, _ value: inout Int?, in range: ClosedRange<Int>, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// Visits a currency by its code.
  mutating func currency(_ name: String, _ value: inout Currency, _ meaning: String, place: KeyPosition) throws(Fault)

  /// Visits a moment.
  mutating func moment(_ name: String, _ value: inout Instant, _ meaning: String, place: KeyPosition) throws(Fault)

  /// Visits a moment. If input has only a date, `isDay` becomes `true`.
  mutating func moment(
    _ name: String, _ value: inout Instant, isDay: inout Bool, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// Visits a recurrence by its RFC 5545 rule.
  mutating func rule(_ name: String, _ value: inout Recurrence, _ meaning: String, place: KeyPosition) throws(Fault)

  /// Visits a value that has a name in `choices`. A value without a name isn't encoded.
  mutating func choice<Value: Equatable>(
    _ name: String, _ value: inout Value, _ choices: [(name: String, value: Value)], _ meaning: String,
    place: KeyPosition
  ) throws(Fault)

  /// Visits untranslated text, such as a name.
  mutating func text(_ name: String, _ value: inout String, _ meaning: String, place: KeyPosition) throws(Fault)

  /// Visits an optional word, by its name or by the ID of an app's message.
  mutating func word(
    _ name: String, _ value: inout PhraseID?, of vocabulary: Vocabulary, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// Visits an optional language tag.
  mutating func language(
    _ name: String, _ value: inout LanguageTag?, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// Visits the ID of a message.
  mutating func id(_ name: String, _ value: inout PhraseID, _ meaning: String, place: KeyPosition) throws(Fault)

  /// Visits an optional nested phrase. On the command line, it can also be a word, by its name in a vocabulary.
  mutating func phrase(
    _ name: String, _ value: inout Phrase?, orWordOf vocabulary: Vocabulary?, _ meaning: String, place: KeyPosition
  ) throws(Fault)

  /// Visits several phrases.
  mutating func phrases(_ name: String, _ value: inout [Phrase], _ meaning: String, place: KeyPosition) throws(Fault)

  /// Visits the arguments of a message.
  mutating func arguments(_ name: String, _ value: inout Phrase.Arguments, _ meaning: String) throws(Fault)

  /// Reports valid values that the kind can't use. Visitors that don't read input do nothing.
  mutating func refuse(_ misfit: KeyMisfit) throws(Fault)
}

/// A reason why a kind can't use values that are valid by themselves.
package enum KeyMisfit: Sendable {
  /// A phrase in a list has the wrong kind. Its position, from 1, is `place`.
  case otherKind(key: String, place: Int, given: String, expected: String)
  /// Two keys exclude each other.
  case either(String, String)
  /// A key is used without another key that it needs.
  case needs(key: String, String)
  /// A date without a time, for a phrase that needs a time of day.
  case dayWithoutTime(key: String)
}

extension KeyVisitor {
  // Defaults for visitors that don't read input.
  package mutating func moment(
    _ name: String, _ value: inout Instant, isDay: inout Bool, _ meaning: String, place: KeyPosition
  ) throws(Fault) {
    try moment(name, &value, meaning, place: place)
  }

  package mutating func refuse(_ misfit: KeyMisfit) throws(Fault) {}

  /// Visits a phrase that the kind contains.
  mutating func phrase(_ name: String, _ value: inout Phrase, _ meaning: String) throws(Fault) {
    var phrase: Phrase? = value
    try self.phrase(name, &phrase, orWordOf: nil, meaning, place: .required)
    value = phrase ?? .nothing
  }

  /// Visits a moment with a time of day. Refuses a date without a time, because the phrase would say midnight.
  mutating func momentWithTime(_ name: String, _ value: inout Instant) throws(Fault) {
    var isDay = false
    try moment(name, &value, isDay: &isDay, Phrase.momentMeaning, place: .required)
    if isDay { try refuse(.dayWithoutTime(key: name)) }
  }

  /// Visits a moment whose time of day can be omitted.
  mutating func momentOrDay(_ name: String, _ value: inout Instant, includesTime: inout Bool) throws(Fault) {
    var isDay = !includesTime
    try moment(name, &value, isDay: &isDay, Phrase.momentMeaning, place: .required)
    if isDay { includesTime = false }
    try choice(
      "precision", &includesTime, [("time", true), ("day", false)],
      "the precision: the date and time, or the date only (default: time, or day for a date without a time)",
      place: .named)
  }

  /// Visits a language tag as text. An invalid tag becomes `nil`.
  package mutating func language(
    _ name: String, _ value: inout LanguageTag?, _ meaning: String, place: KeyPosition
  ) throws(Fault) {
    var tag = value?.description ?? ""
    try text(name, &tag, meaning, place: place)
    value = LanguageTag(tag)
  }
}

/// The way of passing a key on the command line.
package enum KeyPosition: Sendable {
  /// A required key, passed by position.
  case required
  /// The key may be left out. On the command line, its value is given by its position, without a name.
  case optional
  /// An optional key, passed by name.
  case named
}

/// The built-in words of one type, such as all states. Each has a name in encoded data and commands.
package struct Vocabulary: Sendable {
  /// The type of word and an example, such as "a state, such as taken".
  package let form: String
  /// The prefix of the words' message IDs, such as `state-`.
  package let prefix: String
  let words: [BuiltInMessage]

  init(form: String, prefix: String, words: [BuiltInMessage]) {
    (self.form, self.prefix, self.words) = (form, prefix, words)
  }

  /// All names, in order.
  package var names: [String] { words.map { String($0.id.dropFirst(prefix.count)) } }

  /// Returns the id of the word with this name, such as the state named `taken`. Returns `nil` if the library has no such
  /// word.
  package func id(named name: some StringProtocol) -> PhraseID? {
    words.first { $0.id == prefix + name }.map { PhraseID($0) }
  }

  /// Returns the name of a word, or the ID of an app's own word.
  package func name(of id: PhraseID) -> String {
    guard let builtIn = id.builtIn, words.contains(builtIn) else { return id.description }
    return String(builtIn.id.dropFirst(prefix.count))
  }
}
