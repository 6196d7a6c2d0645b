// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextTesting

// The style of messages, here and in the library, lint, the audit, and the golden kit:
//
// - A diagnostic is one line in the compiler's voice. It has the mistake and, after a semicolon, the correction. It
//   starts in lower case, puts names and quoted text in single quotes, and has no full stop. For example,
//   `unknown kind 'mony'; did you mean 'money'?`.
// - Help consists of sentences with a capital letter and a full stop, in the sections of swift-argument-parser.
//
// `MessageStyleTests` checks both.

/// An error in a call or in its input. The cases are the catalog of the command's messages.
indirect enum Problem: Error, Equatable {
  // Errors in the call.
  case noKind
  case unknownKind(String)
  case unknownCommand(String)
  case unknownOption(String, known: [String])
  case optionWithoutValue(String)
  case optionWithValue(String)
  case surplus(String)
  case helpIsNotThere(String)
  case noSuchWord(String, known: [String])
  case noSuchFile(String, known: [String])
  case noSuchMessage(String, known: [String])
  // Errors in the keys and values of a request.
  case unknownKey(String, kind: String, known: [String])
  /// A key such as `locale`, which applies to the whole request, in a nested object.
  case keyOfTheWhole(String, kind: String)
  case missing(String, form: String)
  case twice(String)
  case value(key: String, ValueFault)
  /// Two keys that exclude each other.
  case twoOfOne(String, String)
  /// A key without another key that it requires.
  case needs(String, String)
  /// An invalid value without a key of its own, such as an item of a list.
  case bad(ValueFault)
  /// An error in the value of a key. If the value is a list, `at` is the position of the item, counted from 1.
  case inside(String, at: Int?, Problem)
  case notAPhrase(String)
  /// Text that may be meant as a word of the library. If it is a message with arguments, `call` is its JSON.
  case plainText(String, insteadOf: String, known: [String], call: String?)
  // Errors in the format of the input, and in files.
  case notJSON(JSONFault)
  case lineTooLong(limit: Int)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  case notText(String)
  /// An error in a line of a file. Lines are counted from 1.
  case line(Int, Problem)
  case notAGolden
  case notStrings(AuditItem.Place, String)
  // Errors of programs that the command runs.
  case noVoice
  case voiceFailed(String, LanguageTag)
}

/// An error in one value.
enum ValueFault: Error, Equatable {
  case notANumber(String)
  case tooLong(String)
  case notAWholeNumber(String, ClosedRange<Int>)
  case notAMoment(String, MomentFault)
  case dayWithoutTime
  case notACurrency(String)
  case notARule(String)
  case notALanguage(String, LanguageTagError)
  /// A valid tag of a language that CLDR doesn't have.
  case unknownLanguage(String)
  case noSuchLanguage(String, known: [String])
  case notRegistered(String, Registration)
  case noSuchZone(String, known: [String])
  case notAChoice(String, choices: [String])
  case notACase(String, LanguageTag, known: [String])
  case wrongType(expected: String, given: String)
  case notJSON(JSONFault)
}

/// The source of a request, which decides how messages name its keys.
enum Surface: Equatable {
  /// The command line. The given keys are positional.
  case words(places: [String])
  case json

  func name(_ key: String) -> String {
    switch self {
    case .words(let places): places.contains(key) ? "'<\(key)>'" : "'--\(key.hyphenated)'"
    case .json: "'\(key)'"
    }
  }

  /// Returns the name of a key with the noun for it, such as "option".
  func described(_ key: String) -> String {
    switch self {
    case .words(let places): (places.contains(key) ? "argument " : "option ") + name(key)
    case .json: "key " + name(key)
    }
  }
}

extension Problem {
  /// `true` if the call is wrong (exit status 2), `false` if the input is (exit status 1).
  var isUsage: Bool {
    switch self {
    case .value(_, .notAChoice), .value(_, .notACase), .missing, .twoOfOne, .needs, .twice,
      .unknownKey, .keyOfTheWhole:
      true
    case .value, .bad, .inside, .notAPhrase, .plainText, .notJSON, .lineTooLong, .unreadable, .unwritable, .notText,
      .noSuchWord, .noSuchFile, .noSuchMessage, .line, .notAGolden, .notStrings, .noVoice, .voiceFailed:
      false
    case .noKind, .unknownKind, .unknownCommand, .unknownOption, .optionWithoutValue, .optionWithValue, .surplus,
      .helpIsNotThere:
      true
    }
  }

  /// Returns the message, with the mistake and the correction.
  func text(_ surface: Surface) -> String {
    switch self {
    case .noKind:
      "missing \(surface == .json ? "key 'kind'" : "argument '<kind>'"); run 'spoken kinds' for a list"
    case .unknownKind(let name):
      "unknown kind \(quoted(name)); \(meant(name, Kind.names) ?? "run 'spoken kinds' for a list")"
    case .unknownCommand(let name):
      "unknown command \(quoted(name)); \(meant(name, orOneOf: SpokenCommand.names))"
    case .unknownOption(let name, let known):
      "unknown option \(quoted(name)); "
        + (known.isEmpty ? "this command takes no options" : meant(name, orOneOf: known))
    case .optionWithoutValue(let name):
      "missing value for '\(name)'"
    case .optionWithValue(let name):
      "unexpected value for '\(name)'; remove '=' and the text after it"
    case .surplus(let word):
      "unexpected argument \(quoted(word)); to pass text with spaces, put it in quotes"
    case .helpIsNotThere(let name):
      "unknown command or kind \(quoted(name)); \(meant(name, orOneOf: SpokenCommand.names))"
    case .noSuchWord(let name, let known) where known.contains(name):
      "missing word \(quoted(name)) in the file of this language"
    case .noSuchWord(let name, let known):
      "unknown noun, currency, or state \(quoted(name)); "
        + (meant(name, known) ?? "run 'spoken lexicon <language>' for a list")
    case .noSuchFile(let name, let known):
      "unknown file \(quoted(name)); \(meant(name, orOneOf: known))"
    case .noSuchMessage(let name, let known):
      "unknown message \(quoted(name)); "
        + (meant(name, known) ?? "see Locales/MESSAGES.md for a list")
    case .unknownKey(let key, let kind, let known):
      "unknown key \(quoted(key)) in '\(kind)'; \(meant(key, orOneOf: known))"
    case .keyOfTheWhole(let key, let kind):
      "key \(quoted(key)) is not allowed in the nested '\(kind)'; set it on the outermost object, or pass "
        + "'--\(key.hyphenated)'"
    case .missing(let key, let form):
      "missing \(surface.described(key)); expected \(form)"
    case .twice(let key):
      "duplicate \(surface.described(key)); pass it once"
    case .value(let key, let fault):
      fault.text(for: surface.name(key))
    case .twoOfOne(let first, let second):
      "cannot combine \(surface.name(first)) and \(surface.name(second)); pass one of them"
    case .needs(let key, let other):
      "missing \(surface.name(other)) for \(surface.name(key)); pass both"
    case .bad(let fault):
      fault.text()
    case .inside(let key, let place, let problem):
      "in \(place.map { "item \($0) of " } ?? "")\(surface.name(key)): \(problem.text(.json))"
    case .notAPhrase(let kind):
      "kind '\(kind)' is not a phrase; nest a phrase, or say the \(kind) by itself"
    case .plainText(let text, let form, let known, let call):
      "\(quoted(text)) is spoken as text; "
        + (call.map { "to use the message with arguments, write \($0)" } ?? meant(text, known) ?? "expected \(form)")
    case .notJSON(let fault):
      fault.description
    case .lineTooLong(let limit):
      "longer than \(limit) bytes; the line is skipped"
    case .unreadable(let file, let reason):
      "cannot read \(quoted(file)): \(reason)"
    case .unwritable(let file, let reason):
      "cannot write \(quoted(file)): \(reason)"
    case .notText(let file):
      "\(quoted(file)) is not UTF-8 text; save it as UTF-8"
    case .line(let number, let problem):
      "line \(number): \(problem.text(.json))"
    case .notAGolden:
      "invalid row in a golden table; expected a key, a tab, and a phrase"
    case .notStrings(let place, let reason):
      "\(place.file):\(place.line):\(place.column): \(reason)"
    case .noVoice:
      "cannot find a voice; install espeak-ng"
    case .voiceFailed(let program, let language):
      "\(program) cannot speak '\(language)'; check that it has a voice for this language"
    }
  }
}

extension ValueFault {
  /// Returns the message, with the mistake and the expectation.
  ///
  /// - Parameter name: The key of the value, quoted.
  func text(for name: String? = nil) -> String {
    let place = name.map { " for \($0)" } ?? ""
    return switch self {
    case .notANumber(let text):
      "invalid number \(quoted(text))\(place); write a number such as 25.50, -3, or 1.2e6, without digit separators"
    case .tooLong(let text):
      "number \(quoted(text))\(place) is too long; use at most 38 digits and an exponent from -400 to 400"
    case .notAWholeNumber(let text, let range):
      "invalid number \(quoted(text))\(place); expected a whole number "
        + (range.upperBound == .max
          ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)")
    case .notAMoment(let text, let fault):
      "invalid date \(quoted(text))\(place); \(fault.description)"
    case .dayWithoutTime:
      "missing time of day\(place); write it, such as 2026-11-20T14:30"
    case .notACurrency(let text):
      "invalid currency \(quoted(text))\(place); expected a code, such as USD"
    case .notARule(let text):
      "unsupported recurrence rule \(quoted(text))\(place); write a rule such as FREQ=WEEKLY;BYDAY=MO,FR;BYHOUR=8"
    case .notALanguage(let text, let fault):
      "invalid language tag \(quoted(text))\(place): \(fault)"
    case .unknownLanguage(let text):
      "unknown language \(quoted(text))\(place); expected a language of CLDR, such as cs"
    case .noSuchLanguage(let text, let known):
      "unsupported language \(quoted(text))\(place); \(meant(text, orOneOf: known))"
    case .notRegistered(let text, let missing):
      "language \(quoted(text))\(place) is not built in; to build 'Locales/\(missing.tag)', "
        + "run Scripts/register-languages \(missing.tag), followed by its name in English"
    case .noSuchZone(let text, let known):
      "unknown time zone \(quoted(text))\(place); "
        + (meant(text, known) ?? "write a name such as Europe/Warsaw, UTC, or +01:00")
    case .notAChoice(let text, let choices):
      "unknown value \(quoted(text))\(place); \(meant(text, orOneOf: choices))"
    case .notACase(let text, let language, let known):
      "unknown case \(quoted(text))\(place); \(meant(text, known) ?? "run 'spoken cases --locale \(language)' for a list")"
    case .wrongType(let expected, let given):
      "invalid value\(place); expected \(expected), not \(given)"
    case .notJSON(let fault):
      "invalid JSON\(place) at byte \(fault.column): \(fault.message)"
    }
  }
}

/// Returns a suggestion such as `did you mean 'money'?`, or `nil` if no known word is similar.
private func meant(_ word: String, _ known: [String]) -> String? {
  Suggestion.nearest(to: word, among: known).map { "did you mean '\($0)'?" }
}

/// Returns a suggestion or, if no known word is similar, a list of all known words.
private func meant(_ word: String, orOneOf known: [String]) -> String {
  meant(word, known) ?? "expected one of \(known.joined(separator: ", "))"
}

/// Returns text of the user in single quotes, truncated to 60 code points, and without characters that control a
/// terminal.
func quoted(_ text: String) -> String {
  var shown = ""
  var count = 0
  for scalar in text.unicodeScalars {
    if count == 60 { return "'\(shown)…'" }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      shown += scalar.escaped(asASCII: true)
    default: shown.unicodeScalars.append(scalar)
    }
    count += 1
  }
  return "'\(shown)'"
}

extension String {
  /// The name as an option, such as `time-zone` for `timeZone`.
  var hyphenated: String {
    reduce(into: "") { text, character in
      if character.isUppercase { text += "-" }
      text += character.lowercased()
    }
  }
}
