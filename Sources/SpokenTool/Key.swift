// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A key of a request: what it is called, what it takes, and what it does.
struct Key: Sendable {
  /// How the key is written on the command line.
  enum Word: Sendable {
    /// One word.
    case plain
    /// One word: a text, or JSON where it begins with a brace or a bracket.
    case phrase
    /// All the words that are left, each as a phrase is written.
    case phrases
    /// Several words.
    case plains
    /// A word of JSON.
    case json
    /// The name of a file, whose text is the value.
    case file

    /// Whether the key may be given again and again, for more of the same.
    var isList: Bool {
      switch self {
      case .phrases, .plains: true
      case .plain, .phrase, .json, .file: false
      }
    }
  }

  /// What a value of it is, by the name that `spoken kinds` has for it.
  enum Value: String, Sendable {
    /// Digits, as a JSON number or a string.
    case number
    /// A whole number within the key's bounds.
    case wholeNumber
    case currency
    case moment
    /// One of the key's choices.
    case choice
    case text
    /// A word of the key's vocabulary, or a message of an app's.
    case word
    case language
    case message
    /// A text, a number, an object with a kind, or a word of the key's vocabulary where it has one.
    case phrase
    case phrases
    case arguments
    case hint
    case actions
    case cards
    case traits
  }

  /// As a batch writes it: `timeZone`.
  let name: String
  /// What it takes, as a sentence names it: "a number, as 25.50".
  let form: String
  /// What it does.
  let meaning: String
  var place = KeyPosition.named
  var word = Word.plain
  var value = Value.text
  /// Which whole numbers it takes.
  var range: ClosedRange<Int>?
  /// The names that it takes, where those are few.
  var choices: [String] = []
  /// The words of the library's that it takes, by their names.
  var vocabulary: Vocabulary?

  /// Whether a batch must have it. Of nothing there is a list, too: one that is not there has been forgotten.
  var isRequired: Bool { place == .required || place == .optional && word == .phrases }

  /// As the command line writes it: `--time-zone`.
  var option: String { "--" + name.hyphenated }
}

/// What keys take, as a sentence names it.
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
