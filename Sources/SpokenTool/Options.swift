// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// A key that every request can have, and the function that reads its value.
struct Parameter<Value: Sendable>: Sendable {
  let key: Key
  private let read: @Sendable (JSON) throws(ValueFault) -> Value

  init(_ key: Key, read: @escaping @Sendable (JSON) throws(ValueFault) -> Value) {
    self.key = key
    self.read = read
  }

  static func choice(_ name: String, _ choices: [(name: String, value: Value)], _ meaning: String) -> Self {
    let names = choices.map(\.name)
    let key = Key(name: name, form: names.joined(separator: "|"), meaning: meaning, value: .choice, choices: names)
    return Parameter(key) { json throws(ValueFault) in try readChoice(json, choices) }
  }

  /// Returns the value, or `nil` if the key is missing or `null`.
  func value(in members: [JSON.Member]) throws(Problem) -> Value? {
    for member in members where member.name == key.name && member.value != .null {
      do { return try read(member.value) } catch { throw .value(key: key.name, error) }
    }
    return nil
  }
}

extension Parameter where Value == String {
  static func text(_ name: String, form: String, _ meaning: String, word: Key.Word = .plain) -> Self {
    Parameter(Key(name: name, form: form, meaning: meaning, word: word)) { json throws(ValueFault) in
      try readText(json, expected: word == .file ? Form.text : form)
    }
  }
}

/// The keys that every request can have.
enum Common {
  static let defaultLocale = "en-US"

  static let locale = Parameter.text(
    "locale", form: "a language tag, such as pl or en-GB",
    "the language and region (default: \(defaultLocale))")

  static let now = Parameter(
    Key(
      name: "now", form: Form.moment,
      meaning: "the current date and time, which 'today' refers to (default: the system clock)")
  ) { json throws(ValueFault) in try readMoment(json) }

  static let timeZone = Parameter.text(
    "timeZone", form: "a name or an offset, such as Europe/Warsaw or +01:00",
    "the time zone (default: the system's)")

  static let hourCycle = Parameter<HourCycle>.choice(
    "hourCycle", HourCycle.named, "the 12-hour or 24-hour clock (default: the region's)")

  static let interaction = Parameter<Interaction>.choice(
    "interaction", Interaction.named,
    "the way that the user operates controls, which changes the wording of hints (default: outcome)"
  )

  static let verbosity = Parameter<Verbosity>.choice(
    "verbosity", Verbosity.named, "the amount of detail in a card, by the importance of its parts (default: standard)")

  static let order = Parameter<Bool>.choice(
    "order", [("card", false), ("urgentFirst", true)],
    "the order of a card's parts: the order in the card, or urgent parts first (default: card)")

  static let emoji = Parameter<EmojiStyle>.choice(
    "emoji", EmojiStyle.named,
    "the emoji in text: all, each row counted, or none (default: all)")

  static let context = Parameter<PhraseContext>.choice(
    "context", PhraseContext.named,
    "the place in the text: standalone (capitalized), or inline (in a sentence) (default: inline for message, otherwise standalone)"
  )

  static let overlay = Parameter.text(
    "overlay", form: "an FTL file, or a folder of them",
    "the app's own phrases: a file in the locale's language, or a folder with a file or a folder for each language",
    word: .file)

  /// The folder of tables. It is only on the command line, because all requests of a batch use the same tables.
  static let tables = Parameter.text(
    "tables", form: "a folder, such as Locales",
    "a folder with tables for each language, to use instead of the built-in tables",
    word: .file)

  static let notation = Parameter<Notation>.choice(
    "as", Notation.named,
    "the format of the answer: text, an SSML document, or JSON with the text and its marked ranges, in UTF-8 code units "
      + "(default: text)")

  /// The grammatical case. It is only on the command line. In a batch, use a message that requests the case.
  static let grammaticalCase = Parameter.text(
    "case", form: "a case of the language, such as genitive",
    "the case to say the phrase in, as if a message asked for it with FORM")

  static let keys = [
    locale.key, now.key, timeZone.key, hourCycle.key, interaction.key, verbosity.key, order.key, emoji.key,
    context.key, overlay.key, notation.key,
  ]
}

/// The time zone of a request.
struct Zone: Sendable {
  let offsets: any UTCOffsets

  /// Creates a zone from a name in the tz database, from an abbreviation that Foundation knows, or from an offset.
  init(named name: String) throws(ValueFault) {
    if let offset = Moment.offset(parsing: name) {
      offsets = FixedOffset(seconds: offset)
    } else if let zone = TimeZone(identifier: name) {
      offsets = zone
    } else {
      throw .noSuchZone(name, known: TimeZone.knownTimeZoneIdentifiers)
    }
  }

  private init(_ offsets: any UTCOffsets) { self.offsets = offsets }

  static let system = Zone(TimeZone.current)
}
