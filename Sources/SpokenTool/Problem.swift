import SpokenText
import SpokenTextTesting

/// What can be wrong with what somebody asked for: the catalogue of the command's messages.
indirect enum Problem: Error, Equatable {
  // How the command is called.
  case noKind
  case unknownKind(String)
  case unknownCommand(String)
  case unknownOption(String, known: [String])
  case optionWithoutValue(String)
  case optionWithValue(String)
  case surplus(String)
  case helpIsNotThere(String)
  case noSuchWord(String, known: [String])
  // What a request contains.
  case unknownKey(String, kind: String, known: [String])
  /// A key of the whole request, in a part of it.
  case keyOfTheWhole(String, kind: String)
  case missing(String, form: String)
  case twice(String)
  case value(key: String, ValueFault)
  case oneNumberOfTwo(given: String, missing: String)
  /// Two keys of which only one can count.
  case twoOfOne(String, String)
  /// A value that has no key of its own.
  case bad(ValueFault)
  /// In what the value of a key holds, where that is a list at a place of it, from 1.
  case inside(String, at: Int?, Problem)
  case notAPhrase(String)
  /// A text that may be meant as a word of the library's: `call` is how that is written, where there is one.
  case plainText(String, insteadOf: String, known: [String], call: String?)
  // What a request is written in.
  case notJSON(JSONFault)
  case lineTooLong(limit: Int)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  case notText(String)
  /// In a line of a file, from 1.
  case line(Int, Problem)
  case notAGolden
  case notStrings(AuditItem.Place, String)
}

/// What can be wrong with one value.
enum ValueFault: Error, Equatable {
  case notANumber(String)
  case tooLong(String)
  case notAWholeNumber(String, ClosedRange<Int>)
  case notAMoment(String, MomentFault)
  case notACurrency(String)
  case notARule(String)
  case notALanguage(String, LanguageTagError)
  case noSuchLanguage(String, known: [String])
  case notRegistered(String, Registration)
  case noSuchZone(String, known: [String])
  case notAChoice(String, choices: [String])
  case wrongType(expected: String, given: String)
  case notJSON(JSONFault)
}

/// Where a request comes from, which decides how messages name its keys.
enum Surface: Equatable {
  /// The command line; the given keys are positional.
  case words(places: [String])
  /// A line of a batch.
  case json

  func name(_ key: String) -> String {
    switch self {
    case .words(let places): places.contains(key) ? key : "--" + key.hyphenated
    case .json: key
    }
  }
}

extension Problem {
  /// Whether the command was called wrongly (exit status 2) rather than given something it cannot read (1).
  var isUsage: Bool {
    switch self {
    case .value(_, .notAChoice), .missing, .oneNumberOfTwo, .twoOfOne, .twice, .unknownKey, .keyOfTheWhole: true
    case .value, .bad, .inside, .notAPhrase, .plainText, .notJSON, .lineTooLong, .unreadable, .unwritable, .notText,
      .noSuchWord, .line, .notAGolden, .notStrings:
      false
    case .noKind, .unknownKind, .unknownCommand, .unknownOption, .optionWithoutValue, .optionWithValue, .surplus,
      .helpIsNotThere:
      true
    }
  }

  /// What is wrong and what to do, in a sentence.
  func text(_ surface: Surface) -> String {
    switch self {
    case .noKind:
      surface == .json
        ? "kind is missing; “spoken kinds” lists them"
        : "no kind was given; “spoken kinds” lists them"
    case .unknownKind(let name):
      "there is no kind \(quoted(name)); \(meant(name, Kind.names))"
    case .unknownCommand(let name):
      "there is no command \(quoted(name)); \(meant(name, SpokenCommand.names))"
    case .unknownOption(let name, let known):
      "there is no option \(quoted(name)) here; \(meant(name, known, none: "the command takes no options"))"
    case .optionWithoutValue(let name):
      "\(name) needs a value after it"
    case .optionWithValue(let name):
      "\(name) takes no value; leave out “=” and what is behind it"
    case .surplus(let word):
      "\(quoted(word)) is one value too many; put a text of several words in quotes"
    case .helpIsNotThere(let name):
      "there is no help for \(quoted(name)); \(meant(name, SpokenCommand.names))"
    case .noSuchWord(let name, let known):
      "there is no noun, currency or state \(quoted(name)); \(meant(name, known, none: "see “spoken lexicon LANGUAGE”", listing: false))"
    case .unknownKey(let key, let kind, let known):
      "\(kind) has no key \(quoted(key)); \(meant(key, known))"
    case .keyOfTheWhole(let key, let kind):
      "\(kind) has no key \(quoted(key)), which goes for the whole: give it on the line itself, beside the outer kind, "
        + "or as --\(key.hyphenated)"
    case .missing(let key, let form):
      "\(surface.name(key)) is missing; expected \(form)"
    case .twice(let key):
      "\(surface.name(key)) is given twice"
    case .value(let key, let fault):
      "\(surface.name(key)): \(fault.text)"
    case .oneNumberOfTwo(let given, let missing):
      "\(surface.name(given)) is given without \(surface.name(missing)); give both, or neither for work without a count"
    case .twoOfOne(let first, let second):
      "\(surface.name(second)) is given beside \(surface.name(first)); give one of them"
    case .bad(let fault):
      fault.text
    case .inside(let key, let place, let problem):
      "\(surface.name(key))\(place.map { " \($0)" } ?? ""): \(problem.text(.json))"
    case .notAPhrase(let kind):
      "\(kind.first == "a" ? "an" : "a") \(kind) is no phrase, and stands in none"
    case .plainText(let text, let form, let known, let call):
      "\(quoted(text)) is said as a text; expected \(form); "
        + (call.map { "what takes arguments is written \($0)" } ?? meant(text, known))
    case .notJSON(let fault):
      fault.description
    case .lineTooLong(let limit):
      "longer than \(limit) bytes; the line is passed over"
    case .unreadable(let file, let reason):
      "cannot read \(quoted(file)): \(reason)"
    case .unwritable(let file, let reason):
      "cannot write \(quoted(file)): \(reason)"
    case .notText(let file):
      "\(quoted(file)) is not UTF-8 text"
    case .line(let number, let problem):
      "line \(number): \(problem.text(.json))"
    case .notAGolden:
      "a row of a golden table is a key, a tab and a phrase"
    case .notStrings(let place, let reason):
      "\(place.file):\(place.line):\(place.column): \(reason)"
    }
  }
}

extension ValueFault {
  /// What is wrong and what was expected, in a sentence.
  var text: String {
    switch self {
    case .notANumber(let text):
      "\(quoted(text)) is not a number; write it as 25.50, -3 or 1.2e6, without separators between the digits"
    case .tooLong(let text):
      "\(quoted(text)) is too long a number; at most 38 digits are read, and powers of ten from -400 to 400"
    case .notAWholeNumber(let text, let range):
      "\(quoted(text)) is not a whole number "
        + (range.upperBound == .max
          ? "of \(range.lowerBound) or more" : "from \(range.lowerBound) to \(range.upperBound)")
    case .notAMoment(let text, let fault):
      "\(quoted(text)) is not a moment; \(fault.description)"
    case .notACurrency(let text):
      "\(quoted(text)) is not a currency; write its code of three letters, as USD"
    case .notARule(let text):
      "\(quoted(text)) is not a recurrence rule that can be said; write one as FREQ=WEEKLY;BYDAY=MO,FR;BYHOUR=8"
    case .notALanguage(let text, let fault):
      "\(quoted(text)) is not a language tag, as en-US: \(fault)"
    case .noSuchLanguage(let text, let known):
      "there are no phrases for \(quoted(text)); \(meant(text, known))"
    case .notRegistered(let text, let missing):
      "the phrases for \(quoted(text)) are in \(missing.folder), which is not built in; "
        + "write \(missing.line) as line \(missing.number) of Package.swift"
    case .noSuchZone(let text, let known):
      "there is no time zone \(quoted(text)); "
        + meant(text, known, none: "write it as Europe/Warsaw, UTC or +01:00", listing: false)
    case .notAChoice(let text, let choices):
      notOne(text, of: choices)
    case .wrongType(let expected, let given):
      "expected \(expected), not \(given)"
    case .notJSON(let fault):
      fault.description
    }
  }
}

/// "did you mean …?" if something is similar, otherwise the list of choices.
private func meant(_ word: String, _ known: [String], none: String = "", listing: Bool = true) -> String {
  if let near = Suggestion.nearest(to: word, among: known) { return "did you mean \(near)?" }
  return known.isEmpty || !listing ? none : "there is \(list(known))"
}

/// The choices, and the most similar one; if there are many choices, only that one.
private func notOne(_ text: String, of choices: [String]) -> String {
  guard let near = Suggestion.nearest(to: text, among: choices) else {
    return "\(quoted(text)) is not one of \(list(choices))"
  }
  return choices.count > 12
    ? "there is no \(quoted(text)); did you mean \(near)?"
    : "\(quoted(text)) is not one of \(list(choices)); did you mean \(near)?"
}

private func list(_ words: [String]) -> String { words.joined(separator: ", ") }

/// Text from outside in quotation marks, cut off if it is long, and without characters that control a terminal.
func quoted(_ text: String) -> String {
  var shown = ""
  var count = 0
  for scalar in text.unicodeScalars {
    if count == 60 { return "“\(shown)…”" }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      shown += scalar.escaped(asASCII: true)
    default: shown.unicodeScalars.append(scalar)
    }
    count += 1
  }
  return "“\(shown)”"
}

extension String {
  /// `timeZone` as an option writes it: `time-zone`.
  var hyphenated: String {
    reduce(into: "") { text, character in
      if character.isUppercase { text += "-" }
      text += character.lowercased()
    }
  }
}
