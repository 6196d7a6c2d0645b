import SpokenText

/// What the command is asked for: `demo [--app NAME …] [--locale TAG …]`.
struct DemoRequest {
  /// The apps; none means all.
  var apps: [String] = []
  /// The languages, in the order in which they were asked for.
  var locales: [LanguageTag] = []
  var wantsHelp = false

  /// Reads the words of a command line.
  init(_ words: [String], apps known: [String]) throws(DemoProblem) {
    var option: String?
    var isAnswered = true
    for word in words {
      switch (word, option) {
      case ("--help", _), ("-h", _): wantsHelp = true
      case ("--app", _), ("--locale", _):
        if let option, !isAnswered { throw .valueMissing(option) }
        (option, isAnswered) = (word, false)
      case (_, "--app"?) where !word.hasPrefix("-"):
        guard known.contains(word) else { throw .noSuchApp(word, known: known) }
        apps.append(word)
        isAnswered = true
      case (_, "--locale"?) where !word.hasPrefix("-"):
        locales.append(try Self.locale(word))
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
    demo [--app NAME …] [--locale TAG …]

    Says the screens of five example apps as a listener hears them, moving from element to element.

      --app     \(apps.joined(separator: ", ")); all of them, if none is named
      --locale  languages by their BCP 47 tags: \(Speaker.languages.map(\.description).joined(separator: ", ")); English, if none is named

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

  var description: String {
    switch self {
    case .unknownWord(let word): "“\(word)” is not understood. See demo --help."
    case .valueMissing(let option): "\(option) needs a value. See demo --help."
    case .noSuchApp(let name, let known):
      "There is no app “\(name)”. There are \(known.joined(separator: ", "))."
    case .notALanguage(let word, let error): "“\(word)” is no language tag: \(error)"
    case .noSuchLanguage(let word):
      "The apps do not speak “\(word)”. They speak \(Speaker.languages.map(\.description).joined(separator: ", "))."
    }
  }
}
