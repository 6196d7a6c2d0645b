// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// What the command is asked for:
/// `demo [--app NAME …] [--locale TAG …] [--interaction WAY] [--verbosity MUCH] [--html]`.
struct DemoRequest {
  /// The apps; none means all.
  var apps: [String] = []
  /// The languages, in the order in which they were asked for.
  var locales: [LanguageTag] = []
  /// How the listener works controls.
  var interaction = Interaction.touch
  /// How much the listener wants to hear.
  var verbosity = Verbosity.standard
  /// Whether a page of HTML is wanted instead of lines.
  var wantsPage = false
  var wantsHelp = false

  private static let interactions: [(name: String, value: Interaction)] = [
    ("outcome", .outcome), ("touch", .touch), ("keyboard", .keyboard), ("pointer", .pointer), ("remote", .remote),
  ]

  private static let verbosities: [(name: String, value: Verbosity)] = [
    ("brief", .brief), ("standard", .standard), ("detailed", .detailed),
  ]

  /// Reads the words of a command line.
  init(_ words: [String], apps known: [String]) throws(DemoProblem) {
    var option: String?
    var isAnswered = true
    for word in words {
      switch (word, option) {
      case ("--help", _), ("-h", _): wantsHelp = true
      case ("--html", _):
        if let option, !isAnswered { throw .valueMissing(option) }
        (option, wantsPage) = (nil, true)
      case ("--app", _), ("--locale", _), ("--interaction", _), ("--verbosity", _):
        if let option, !isAnswered { throw .valueMissing(option) }
        (option, isAnswered) = (word, false)
      case (_, "--app"?) where !word.hasPrefix("-"):
        guard known.contains(word) else { throw .noSuchApp(word, known: known) }
        apps.append(word)
        isAnswered = true
      case (_, "--locale"?) where !word.hasPrefix("-"):
        locales.append(try Self.locale(word))
        isAnswered = true
      case (_, "--interaction"?) where !word.hasPrefix("-"):
        guard let known = Self.interactions.first(where: { $0.name == word }) else {
          throw .noSuchInteraction(word, known: Self.interactions.map(\.name))
        }
        interaction = known.value
        isAnswered = true
      case (_, "--verbosity"?) where !word.hasPrefix("-"):
        guard let known = Self.verbosities.first(where: { $0.name == word }) else {
          throw .noSuchVerbosity(word, known: Self.verbosities.map(\.name))
        }
        verbosity = known.value
        isAnswered = true
      default: throw .unknownWord(word)
      }
    }
    if let option, !isAnswered, !wantsHelp { throw .valueMissing(option) }
    if locales.isEmpty { locales = ["en"] }
  }

  private static func locale(_ word: String) throws(DemoProblem) -> LanguageTag {
    let tag: LanguageTag
    do { tag = try LanguageTag(parsing: word) } catch { throw .notALanguage(word, error) }
    // English for French would be no demonstration.
    guard LanguageTag.bestMatch(for: [tag], among: Speaker.languages) != nil else { throw .noSuchLanguage(word) }
    return tag
  }

  static func help(apps: [String]) -> String {
    """
    demo [--app NAME …] [--locale TAG …] [--interaction WAY] [--verbosity MUCH] [--html]

    Says the screens of the example apps as a listener hears them, moving from element to element.

      --app          \(apps.joined(separator: ", ")); all of them, if none is named
      --locale       languages by their BCP 47 tags: \(Speaker.languages.map(\.description).joined(separator: ", ")); English, if none is named
      --interaction  how the listener works controls, which hints tell of: \(interactions.map(\.name).joined(separator: ", ")); touch, if none is named
      --verbosity    how much the listener wants to hear: \(verbosities.map(\.name).joined(separator: ", ")); standard, if none is named
      --html         a page for a browser, which reads it aloud

    A line for each element, its label; beneath it what else is heard: its value after =, its hint after ~, its actions
    after >, and in brackets the traits that the screen reader puts in its own words. Announcements come after !, and
    after !! where they interrupt.
    """
  }
}

/// Why a command line is not understood.
enum DemoProblem: Error, CustomStringConvertible {
  case unknownWord(String)
  case valueMissing(String)
  case noSuchApp(String, known: [String])
  case notALanguage(String, LanguageTagError)
  case noSuchLanguage(String)
  case noSuchInteraction(String, known: [String])
  case noSuchVerbosity(String, known: [String])

  var description: String {
    switch self {
    case .unknownWord(let word): "“\(word)” is not understood. See demo --help."
    case .valueMissing(let option): "\(option) needs a value. See demo --help."
    case .noSuchApp(let name, let known):
      "There is no app “\(name)”. There are \(known.joined(separator: ", "))."
    case .notALanguage(let word, let error): "“\(word)” is no language tag: \(error)"
    case .noSuchInteraction(let word, let known):
      "Nobody works controls by “\(word)”. There are \(known.joined(separator: ", "))."
    case .noSuchVerbosity(let word, let known):
      "“\(word)” is not how much can be heard. There are \(known.joined(separator: ", "))."
    case .noSuchLanguage(let word):
      "The apps do not speak “\(word)”. They speak \(Speaker.languages.map(\.description).joined(separator: ", "))."
    }
  }
}
