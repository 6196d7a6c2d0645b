// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The words of a command line, assigned to the keys of a request.
struct Words {
  private(set) var members: [JSON.Member] = []

  /// - Parameters:
  ///   - words: The words after the command.
  ///   - places: The positional keys, in their order.
  ///   - options: The keys that are options, such as `--time-zone UTC` or `--time-zone=UTC`.
  init(_ words: some Collection<String>, places: [Key], options: [Key]) throws(Problem) {
    var free: [String] = []
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        free += rest
        break
      }
      guard Self.isOption(word) else {
        free.append(word)
        continue
      }
      let option = OptionWord(word)
      guard let key = options.first(where: { $0.option == option.name }) else {
        throw .unknownOption(option.name, known: options.map(\.option))
      }
      try give(key, try Self.json(key, try option.value(&rest)))
    }
    for key in places where !members.contains(where: { $0.name == key.name }) {
      if key.word.isList {
        // If no words are left, an optional list is empty. A required list counts as missing.
        if key.place == .required, free.isEmpty { continue }
        for word in free { try give(key, try Self.json(key, word)) }
        if free.isEmpty { try give(key, .array([])) }
        free = []
      } else if !free.isEmpty {
        try give(key, try Self.json(key, free.removeFirst()))
      }
    }
    if let word = free.first { throw .surplus(word) }
  }

  private mutating func give(_ key: Key, _ value: JSON) throws(Problem) {
    if let index = members.firstIndex(where: { $0.name == key.name }) {
      guard key.word.isList, case .array(let old) = members[index].value, case .array(let new) = value else {
        throw .twice(key.name)
      }
      members[index].value = .array(old + new)
    } else {
      members.append(JSON.Member(name: key.name, value: value))
    }
  }

  private static func json(_ key: Key, _ word: String) throws(Problem) -> JSON {
    switch key.word {
    case .plain, .file: return .string(word)
    // Each word becomes a list, which is added to the earlier words.
    case .plains: return .array([.string(word)])
    case .phrase: return try phrase(key, word)
    case .phrases:
      let value = try phrase(key, word)
      if case .array = value { return value }
      return .array([value])
    case .json: return try parsed(key, word)
    }
  }

  /// Reads a phrase from a word. It is JSON if it begins with a brace or a bracket, and text otherwise.
  private static func phrase(_ key: Key, _ word: String) throws(Problem) -> JSON {
    word.hasPrefix("{") || word.hasPrefix("[") ? try parsed(key, word) : .string(word)
  }

  private static func parsed(_ key: Key, _ word: String) throws(Problem) -> JSON {
    do { return try JSONReader.value(of: word) } catch { throw .value(key: key.name, .notJSON(error)) }
  }

  /// Returns `true` if a word is an option. Negative numbers such as `-3`, `-.5`, and `-inf` are values.
  private static func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-" else { return false }
    if word.hasPrefix("--") { return true }
    return (try? readNumber(.string(word))) == nil && word.dropFirst().first?.isNumber != true
  }

  /// Returns `true` if the options include `--help` or `-h`.
  static func askForHelp(_ words: some Sequence<String>) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }
}
