// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// The command `spoken lexicon`. It prints the words of a language in all forms, so that people can read them aloud.
enum LexiconCommand {
  static let usage = """
    OVERVIEW: Prints all forms of a word, so that you can read them aloud and check them.

    For a noun, the command prints a count for every plural category and case, with and
    without a state. It also prints the phrases for zero and for "more than".

    USAGE: spoken lexicon [--tables <folder> | --overlay <path>] <language> [<word>]

    ARGUMENTS:
      <language>  The language tag, such as pl.
      <word>      A noun, currency, or state, such as dose, usd, or taken, or the id of one of the
                  app's. Without a word, the command lists all nouns and states with their missing
                  forms. Those of the app come first.

    OPTIONS:
      --tables    A folder with tables for each language, such as Locales, to use instead of
                  the built-in tables.
      --overlay   The app's own phrases: a folder with a file or a folder for each language.
    """

  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    try run(arguments, console, width: width(ProcessInfo.processInfo.environment["COLUMNS"]))
  }

  static func run(_ arguments: ArraySlice<String>, _ console: Console, width: Int) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["lexicon"], console) }
    do throws(Problem) {
      let members = try Words(
        arguments, places: [languageKey, wordKey], options: [Common.tables.key, Common.overlay.key]
      ).members
      func value(_ key: Key) -> String? {
        guard case .string(let text)? = members.first(where: { $0.name == key.name })?.value else { return nil }
        return text
      }
      guard let name = value(languageKey) else { throw Problem.missing("language", form: languageKey.form) }
      if value(Common.tables.key) != nil, value(Common.overlay.key) != nil {
        throw Problem.twoOfOne(Common.tables.key.name, Common.overlay.key.name)
      }
      var sheet = try sheet(
        of: name, try value(Common.tables.key).map { path throws(Problem) in try TableFolder(path) },
        try value(Common.overlay.key).map { path throws(Problem) in try AppTables(path) })
      for block in try blocks(of: value(wordKey), &sheet) {
        console.out.line(block.heading)
        for line in lines(of: block.phrases, width: width) { console.out.line(line) }
      }
      return 0
    } catch {
      throw Complaint(error, surface: .words(places: ["language", "word"]), help: "lexicon")
    }
  }

  private static let languageKey = Key(name: "language", form: "a language tag, such as pl", meaning: "")
  private static let wordKey = Key(name: "word", form: "a word", meaning: "")

  private static func sheet(
    of name: String, _ folder: TableFolder?, _ overlay: AppTables?
  ) throws(Problem) -> LexiconSheet {
    let tag: LanguageTag
    do { tag = try LanguageTag(parsing: name) } catch {
      throw .value(key: "language", .notALanguage(name, error))
    }
    let languages = overlay?.languages ?? folder?.languages ?? Speaker.languages
    guard let language = LanguageTag.bestMatch(for: [tag], among: languages),
      let sheet = try LexiconSheet(language, folder, overlay)
    else { throw .value(key: "language", .noSuchLanguage(name, known: languages.map(\.description))) }
    return sheet
  }

  private static func blocks(of word: String?, _ sheet: inout LexiconSheet) throws(Problem) -> [LexiconSheet.Block] {
    guard let word else { return sheet.list }
    guard let blocks = try sheet.blocks(of: word) else { throw .noSuchWord(word, known: sheet.words) }
    return blocks
  }

  // MARK: Lines

  /// Returns the width of the terminal in columns, from the value of `COLUMNS`. The default is 80.
  static func width(_ columns: String?) -> Int { columns.flatMap { Int($0) }.map { max($0, 20) } ?? 80 }

  /// Formats phrases, separated by dots, in lines that fit the width. A phrase is broken only if it is longer than a
  /// line.
  static func lines(of phrases: [String], width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for (index, phrase) in phrases.enumerated() {
      let text = index == phrases.count - 1 ? phrase : phrase + " ·"
      if !line.isEmpty, columns(of: line) + 1 + columns(of: text) <= width {
        line += " " + text
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = "  "
      for piece in pieces(of: text, width: width - 4) {
        let space = line.allSatisfy { $0 == " " } ? "" : " "
        if !space.isEmpty, columns(of: line) + 1 + columns(of: piece) > width {
          lines.append(line)
          line = "    " + piece
        } else {
          line += space + piece
        }
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Returns the words of a text. If a word is longer than a line, such as a sentence without spaces, it is split.
  private static func pieces(of text: String, width: Int) -> [String] {
    text.split(separator: " ").flatMap { word in
      var parts = [""]
      for character in word {
        if columns(of: parts[parts.count - 1] + String(character)) > width { parts.append("") }
        parts[parts.count - 1].append(character)
      }
      return parts
    }
  }

  /// Returns the width of a text in columns of a terminal. East Asian letters take two columns, and combining marks
  /// take none.
  static func columns(of text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return sum
      default: return sum + (wide.contains { $0.contains(scalar.value) } ? 2 : 1)
      }
    }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
