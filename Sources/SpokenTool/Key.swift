// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A key of a request, with its name, its expected value, and its meaning.
struct Key: Sendable {
  /// The form of a key's value on the command line.
  enum Word: Sendable {
    case plain
    /// One argument of the command line, such as `"Due today"`. It is text, or a phrase in JSON if it begins with a
    /// brace or a bracket.
    case phrase
    /// All remaining words, each written like a ``phrase``.
    case phrases
    case plains
    case json
    /// The name of a file that contains the value.
    case file

    /// `true` if the key can be repeated to add values.
    var isList: Bool {
      switch self {
      case .phrases, .plains: true
      case .plain, .phrase, .json, .file: false
      }
    }
  }

  /// The type of a key's value. The raw values are printed by `spoken kinds`.
  enum Value: String, Sendable {
    /// Digits, as a JSON number or a string.
    case number
    /// A whole number in the key's range.
    case wholeNumber
    case currency
    case moment
    case choice
    case text
    /// A word of the key's vocabulary, or a message of the app.
    case word
    case language
    case message
    /// Text, a number, an object with a kind, or a word of the key's vocabulary if it has one.
    case phrase
    case phrases
    case arguments
    case hint
    case actions
    case cards
    case traits
  }

  /// The name in a batch, such as `timeZone`.
  let name: String
  /// The expected value, for use in a sentence, such as "a number, such as 25.50".
  let form: String
  let meaning: String
  var place = KeyPosition.named
  var word = Word.plain
  var value = Value.text
  /// The range of a whole number.
  var range: ClosedRange<Int>?
  /// The accepted names, if there are only a few.
  var choices: [String] = []
  /// The accepted words of the library.
  var vocabulary: Vocabulary?

  /// `true` if a batch must contain the key. The command line may omit a list of phrases, but a batch may not.
  var isRequired: Bool { place == .required || place == .optional && word == .phrases }

  /// The name on the command line, such as `--time-zone`.
  var option: String { "--" + name.hyphenated }
}

/// The expected values of keys, for use in a sentence.
enum Form {
  static let number = "a number, such as 25.50"
  static let wholeNumber = "a whole number, such as 3"
  static let currency = "a currency code, such as USD"
  static let moment = "a date, such as 2026-11-20T14:30:00-05:00"
  static let rule = "a recurrence rule, such as FREQ=WEEKLY;BYDAY=MO,FR;BYHOUR=8"
  static let text = "text"
  static let language = "a language tag, such as fr"
  static let messageID = "a message id, such as progress-step or delivered.hint"
  static let phrase = #"text, a number, or {"kind": …}"#
  static let phrases = #"an array of phrases, such as ["Maya", 3, {"kind": …}]"#
  static let arguments = #"an object, such as {"who": "Maya", "n": 3}"#
  static let hint = #"an outcome, such as details, or {"kind": …}"#
  static let actions = #"an array of actions, such as [{"id": "share", "name": "Share"}]"#
  static let cards = #"an array of cards, such as [{"parts": ["Maya"]}]"#
  static let traits = #"an array of traits, such as ["button", "selected"]"#

  static func wholeNumber(in range: ClosedRange<Int>) -> String {
    range.upperBound == .max ? wholeNumber : "a whole number from \(range.lowerBound) to \(range.upperBound)"
  }

  static func phrase(orWordOf vocabulary: Vocabulary?) -> String {
    vocabulary.map { #"\#($0.form), text, or {"kind": …}"# } ?? phrase
  }
}
