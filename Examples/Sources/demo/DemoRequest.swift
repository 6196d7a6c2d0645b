// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A parsed command line of `demo`.
struct DemoRequest {
  /// The names of the apps. If it is empty, the command reads all apps.
  var apps: [String] = []
  /// The languages, in the order of the command line.
  var locales: [LanguageTag] = []
  /// The user's way to operate controls, such as touch. Hints name its gestures.
  var interaction = Interaction.touch
  /// The amount of detail.
  var verbosity = Verbosity.standard
  /// `true` to print a web page instead of text.
  var wantsPage = false
  var wantsHelp = false

  private static let interactions: [(name: String, value: Interaction)] = [
    ("outcome", .outcome), ("touch", .touch), ("keyboard", .keyboard), ("pointer", .pointer), ("remote", .remote),
  ]

  private static let verbosities: [(name: String, value: Verbosity)] = [
    ("brief", .brief), ("standard", .standard), ("detailed", .detailed),
  ]

  private static let options = ["--app", "--locale", "--interaction", "--verbosity", "--html", "--help"]

  /// Parses the arguments of the command.
  init(_ words: [String], apps known: [String]) throws(DemoProblem) {
    var option: String?
    var isAnswered = true
    for word in words {
      switch (word, option) {
      case ("--help", _), ("-h", _): wantsHelp = true
      case ("--html", _):
        if let option, !isAnswered { throw .missingValue(option) }
        (option, wantsPage) = (nil, true)
      case ("--app", _), ("--locale", _), ("--interaction", _), ("--verbosity", _):
        if let option, !isAnswered { throw .missingValue(option) }
        (option, isAnswered) = (word, false)
      case (_, _) where word.hasPrefix("-"): throw .unknownOption(word, known: Self.options)
      case (_, "--app"?):
        guard known.contains(word) else { throw .unknownApp(word, known: known) }
        apps.append(word)
        isAnswered = true
      case (_, "--locale"?):
        locales.append(try Self.locale(word))
        isAnswered = true
      case (_, "--interaction"?):
        interaction = try Self.choice(word, "--interaction", Self.interactions)
        isAnswered = true
      case (_, "--verbosity"?):
        verbosity = try Self.choice(word, "--verbosity", Self.verbosities)
        isAnswered = true
      default: throw .unexpectedArgument(word)
      }
    }
    if let option, !isAnswered, !wantsHelp { throw .missingValue(option) }
    if locales.isEmpty { locales = ["en"] }
  }

  private static func choice<Value>(
    _ word: String, _ option: String, _ choices: [(name: String, value: Value)]
  ) throws(DemoProblem) -> Value {
    guard let choice = choices.first(where: { $0.name == word }) else {
      throw .unknownValue(word, option: option, known: choices.map(\.name))
    }
    return choice.value
  }

  private static func locale(_ word: String) throws(DemoProblem) -> LanguageTag {
    let tag: LanguageTag
    do { tag = try LanguageTag(parsing: word) } catch { throw .invalidTag(word, error) }
    // The fallback to English wouldn't demonstrate the language.
    guard LanguageTag.bestMatch(for: [tag], among: Speaker.languages) != nil else { throw .unsupportedLanguage(word) }
    return tag
  }

  /// The text of `--help`, in the sections of swift-argument-parser.
  static func help(apps: [String]) -> String {
    """
    OVERVIEW: Prints the screens of the example apps as a listener hears them, element by element.

    USAGE: demo [<options>]

    OPTIONS:
      --app <name> ...       The apps (default: all). Pass any of
                             \(apps.joined(separator: ", ")).
      --locale <tag> ...     The languages (default: en). Pass any of
                             \(names(of: Speaker.languages)).
      --interaction <\(interactions.map(\.name).joined(separator: "|"))>
                             The way of working controls, which decides how hints are worded (default: touch).
      --verbosity <\(verbosities.map(\.name).joined(separator: "|"))>
                             The amount of detail (default: standard).
      --html                 Print a web page that a browser reads aloud, instead of text.
      -h, --help             Show help.

    OUTPUT:
      An element begins with its label. Its traits, which the screen reader says in its own words, are in brackets. Other
      lines begin with a symbol:

      =   The value of the element.
      ~   Its hint.
      >   One of its actions.
      !   An announcement. Its notification is in brackets, and the element that it moves the focus to follows an arrow.
      !!  An announcement that interrupts.

    EXAMPLE:
      $ swift run --package-path Examples demo --app card-gallery --locale ar ja
    """
  }

  fileprivate static func names(of languages: [LanguageTag]) -> String {
    languages.map(\.description).joined(separator: ", ")
  }
}

/// An error in a command line.
enum DemoProblem: Error, CustomStringConvertible {
  case unknownOption(String, known: [String])
  case unexpectedArgument(String)
  case missingValue(String)
  case unknownApp(String, known: [String])
  case unknownValue(String, option: String, known: [String])
  case invalidTag(String, LanguageTagError)
  case unsupportedLanguage(String)

  /// A message in the compiler's style, with the fault, its place, and how to correct it.
  var description: String {
    switch self {
    case .unknownOption(let option, let known):
      "unknown option '\(option)'; expected one of \(known.joined(separator: ", "))"
    case .unexpectedArgument(let word):
      "unexpected argument '\(word)'; to choose an app or a language, use '--app' or '--locale'"
    case .missingValue(let option):
      "missing value for '\(option)'"
    case .unknownApp(let name, let known):
      "unknown app '\(name)'; expected one of \(known.joined(separator: ", "))"
    case .unknownValue(let word, let option, let known):
      "unknown value '\(word)' for '\(option)'; expected one of \(known.joined(separator: ", "))"
    case .invalidTag(let word, let error):
      "invalid language tag '\(word)' for '--locale': \(error)"
    case .unsupportedLanguage(let word):
      "unsupported language '\(word)' for '--locale'; expected one of \(DemoRequest.names(of: Speaker.languages))"
    }
  }

  /// The lines that the command prints on standard error.
  var lines: String { "error: \(self)\nSee 'demo --help' for more information." }
}
