// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The command `spoken say`. It says one value from the command line, or each value of a batch.
enum SayCommand {
  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    let arguments = kindFirst(arguments)
    guard let first = arguments.first else { throw Complaint(.noKind, help: "say") }
    if first == "--help" || first == "-h" { return HelpCommand.run(["say"], console) }
    if arguments.prefix(while: { $0 != "--" }).contains("--batch") { return try runBatch(arguments, console) }
    let kind: Kind
    do { kind = try Kind.named(first) } catch { throw Complaint(error, help: "say") }
    if Words.askForHelp(arguments.dropFirst()) { return HelpCommand.run(["say", kind.name], console) }
    var speakers = Speakers()
    do {
      let answer = try say(kind, arguments.dropFirst(), &speakers)
      console.out.line(answer.text)
      for diagnostic in speakers.takeDiagnostics() { console.err.line("\(diagnostic)") }
      for doubt in try doubts(of: kind, arguments.dropFirst()) {
        console.warn(doubt.text(.words(places: [])))
      }
      for error in answer.errors ?? [] {
        if answer.isWhole { console.warn(error) } else { console.complain(error) }
      }
      return answer.isWhole ? 0 : 1
    } catch {
      for diagnostic in speakers.takeDiagnostics() { console.err.line("\(diagnostic)") }
      throw Complaint(error, surface: .words(places: kind.places.map(\.name)), help: "say \(kind.name)")
    }
  }

  /// Moves the options before a kind after it, as for `say --locale pl money 5 USD`. All of them have a value.
  private static func kindFirst(_ arguments: ArraySlice<String>) -> ArraySlice<String> {
    var rest = arguments
    var options: [String] = []
    while let option = rest.first, option.hasPrefix("--"), !["--", "--help", "--batch"].contains(option) {
      options.append(rest.removeFirst())
      if !option.contains("="), let value = rest.popFirst() { options.append(value) }
    }
    guard let kind = rest.popFirst(), !kind.hasPrefix("-") else { return arguments }
    return [kind] + options + rest
  }

  static func say(
    _ kind: Kind, _ words: some Collection<String>, _ speakers: inout Speakers
  ) throws(Problem) -> Answer {
    var members = try self.members(of: kind, words)
    if let path = remove(Common.overlay.key, from: &members) { speakers.tables = try AppTables(path) }
    if let path = remove(Common.tables.key, from: &members) { speakers.folder = try TableFolder(path) }
    let word = remove(Common.grammaticalCase.key, from: &members)
    return try kind.say(members, case: word, speakers: &speakers)
  }

  private static func members(of kind: Kind, _ words: some Collection<String>) throws(Problem) -> [JSON.Member] {
    try Words(words, places: kind.places, options: kind.keys + kind.common + kind.ofCommand).members
  }

  // MARK: Possible mistakes

  /// Returns a warning for each text that looks like a word of the library, such as `delete` instead of an outcome.
  private static func doubts(of kind: Kind, _ words: some Collection<String>) throws(Problem) -> [Problem] {
    guard kind.type != nil else { return [] }
    let members = try members(of: kind, words)
    return kind.keys.compactMap { key in
      guard key.word == .phrase, let vocabulary = key.vocabulary,
        case .string(let text)? = members.first(where: { $0.name == key.name })?.value,
        text.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-") }),
        text.contains(where: \.isLetter), vocabulary.id(named: text) == nil
      else { return nil }
      return .plainText(text, insteadOf: vocabulary.form, known: vocabulary.names, call: call(vocabulary.prefix + text))
    }
  }

  /// Returns the JSON of a message that takes arguments, or `nil` if English has no message with this id.
  private static func call(_ id: String) -> String? {
    let faults = Speaker("en", offsets: FixedOffset(seconds: 0)).resolve(.message(PhraseID(unchecked: id))).faults
    guard !faults.contains(where: { $0.kind == .unknownMessage }) else { return nil }
    var names: [String] = []
    for fault in faults where fault.kind == .unknownVariable {
      let name = String(fault.name.drop { $0 == "$" })
      if !names.contains(name) { names.append(name) }
    }
    let arguments = names.map { #""\#($0)": …"# }.joined(separator: ", ")
    return #"{"kind": "message", "message": "\#(id)", "args": {\#(arguments)}}"#
  }

  // MARK: Batches

  private static func runBatch(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["say"], console) }
    let file = Key(name: "file", form: "a file", meaning: "")
    do {
      let words = try Words(
        arguments.filter { $0 != "--batch" }, places: [file], options: Common.keys + [Common.tables.key])
      var defaults = words.members
      let path = remove(file, from: &defaults)
      let overlay = remove(Common.overlay.key, from: &defaults)
      let folder = remove(Common.tables.key, from: &defaults)
      var speakers = Speakers(try overlay.map { path throws(Problem) in try AppTables(path) })
      speakers.folder = try folder.map { path throws(Problem) in try TableFolder(path) }
      // Check the defaults before the first line, so that an error in them is reported only once.
      _ = try Listener(defaults, speakers: &speakers)
      for diagnostic in speakers.takeDiagnostics() { console.err.line("\(diagnostic)") }
      var batch = Batch(defaults: defaults, speakers: speakers, console: console)
      return try batch.run(try Input(path))
    } catch {
      throw Complaint(error, surface: .words(places: [file.name]), help: "say")
    }
  }

  /// Removes a key with a text from the members, and returns the text.
  private static func remove(_ key: Key, from members: inout [JSON.Member]) -> String? {
    guard let index = members.firstIndex(where: { $0.name == key.name }),
      case .string(let text) = members.remove(at: index).value
    else { return nil }
    return text
  }
}
