// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The command `spoken cases`. It lists the cases that an app can request with `FORM`, with their meanings and
/// examples.
enum CasesCommand {
  static let usage = """
    OVERVIEW: Lists the cases that an app can ask for, with their meanings and examples.

    A case is the form that a phrase takes in its place in a sentence. An app's own phrase asks
    for a case with FORM($name, case: "on"), and 'spoken say' with '--case on'. English has
    every case that another language offers to apps, so that an app can write English first.

    USAGE: spoken cases [--locale <tag>] [--all] [--tables <folder>]

    OPTIONS:
      --locale   The language (default: en-US).
      --all      Also list the inner cases, which only the language's own phrases ask for. They
                 can change in any release.
      --tables   A folder with tables for each language, such as Locales, to use instead of the
                 built-in tables.

    EXAMPLE:
      $ spoken cases --locale de
    """

  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["cases"], console) }
    let known = [Common.locale.key, Common.tables.key]
    do throws(Problem) {
      var members: [JSON.Member]
      do throws(Problem) {
        members = try Words(arguments.filter { $0 != "--all" }, places: [], options: known).members
      } catch {
        guard case .unknownOption(let name, let known) = error else { throw error }
        throw .unknownOption(name, known: ["--all"] + known)
      }
      var speakers = Speakers()
      if let path = try Common.tables.value(in: members) { speakers.folder = try TableFolder(path) }
      members.removeAll { $0.name == Common.tables.key.name }
      let speaker = try Listener(members, speakers: &speakers).speaker
      let list = CaseList(try chain(of: speaker.language, speakers.folder))
      let sheet = try CaseSheet(
        list.forApps + (arguments.contains("--all") ? list.inner : []), members, speakers)
      console.out.line(try sheet.text())
      return 0
    } catch { throw Complaint(error, surface: .words(places: []), help: "cases") }
  }

  /// Returns a language and its parents, from the folder or from the built-in tables.
  private static func chain(of tag: LanguageTag, _ folder: TableFolder?) throws(Problem) -> [LintLanguage] {
    guard let folder else { return LintLibrary().nearest(to: tag)?.chain ?? [] }
    var files: [LanguageTag: [LintFile]] = [:]
    for tag in folder.languages {
      files[tag] = try folder.ownFiles(of: tag).map { file in
        LintFile(path: file.name, name: String(file.name.split(separator: "/").last ?? ""), bytes: file.bytes)
      }
    }
    return LintTree(files, isOverlay: false).languages.first { $0.tag == tag }?.chain ?? []
  }
}

/// Cases with examples of phrases that change.
private struct CaseSheet {
  private let items: [CaseList.Item]
  private let asking: CaseOverlay
  private let listener: Listener

  /// The arguments of examples. Kinds that change often come first, then all other examples and states.
  private static let samples =
    common
    + Kind.all.filter { $0.type != nil }.flatMap { kind in
      kind.examples.map { (kind: kind.name, words: $0) }
    } + states

  private static let states = (Kind.all.first { $0.name == "state" }?.places.first?.vocabulary?.names ?? []).map {
    (kind: "state", words: [$0])
  }

  private static let common: [(kind: String, words: [String])] = [
    ("date", ["2026-11-24"]), ("dateTime", ["2026-11-24T14:30:00-05:00"]), ("time", ["2026-11-24T14:30:00-05:00"]),
    ("message", ["weekday-friday"]), ("month", ["2026-03-01"]), ("count", ["2", "dose"]), ("money", ["1", "USD"]),
    ("money", ["2", "USD"]), ("duration", ["86400"]), ("state", ["read"]), ("state", ["due"]),
    ("dateTimeAfter", ["2026-11-24T14:30:00-05:00", "2026-11-24T08:00:00-05:00"]),
    ("time", ["2026-11-24T12:00:00-05:00"]), ("message", ["outcome-pause"]), ("fraction", ["1", "2"]), ("age", ["8"]),
  ]

  /// The greatest number of examples for a case.
  private static let limit = 3

  init(_ items: [CaseList.Item], _ members: [JSON.Member], _ speakers: Speakers) throws(Problem) {
    var speakers = speakers
    self.items = items
    asking = CaseOverlay(items.map(\.name))
    let fixed = [("now", "2026-11-20T22:00:00Z"), ("timeZone", "America/New_York")]
    listener = try Listener(
      members + fixed.map { JSON.Member(name: $0.0, value: .string($0.1)) } + [asking.member], speakers: &speakers)
  }

  func text() throws(Problem) -> String {
    var phrases: [(kind: String, call: String, phrase: Phrase, plain: String)] = []
    for sample in Self.samples {
      let kind = try Kind.named(sample.kind)
      guard let type = kind.type else { continue }
      let members = try Words(sample.words, places: kind.places, options: kind.keys + kind.common).members
      guard members.allSatisfy({ member in kind.keys.contains { $0.name == member.name } }) else { continue }
      let phrase = try KeyReader.phrase(of: type, members, for: listener)
      let call = [sample.kind] + sample.words.map(HelpCommand.shellWord)
      phrases.append((sample.kind, call.joined(separator: " "), phrase, say(phrase)))
    }
    return items.map { item in
      var lines = [item.meaning.isEmpty ? item.name : "\(item.name): \(item.meaning)"]
      var kinds: [String] = []
      for sample in phrases where kinds.count < Self.limit && kinds.filter({ $0 == sample.kind }).count < 2 {
        let text = say(asking.phrase(sample.phrase, in: item.name))
        guard text != sample.plain else { continue }
        lines.append("  \(sample.call): \(text)")
        kinds.append(sample.kind)
      }
      if kinds.isEmpty { lines.append("  (no sample changes)") }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func say(_ phrase: Phrase) -> String {
    listener.speaker.resolve(phrase, context: .inline).utterance.text
  }
}
