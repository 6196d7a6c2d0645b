// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The progress of the languages, for `spoken lint --stats`.
///
/// There is a row for each language, followed by one for each file. These are the columns:
/// * `translated`: messages of English with other words in the language
/// * `own`: entries without a counterpart in English, such as adjectives
/// * `generated`: messages in generated files
/// * `same`: messages with the same text as in English
/// * `inherited`: messages from the parent
/// * `absent`: missing messages, including active currencies and powers of ten
enum LintStats {
  private struct Counts {
    var translated = 0
    var own = 0
    var generated = 0
    var same = 0
    var inherited = 0
    var absent = 0
    var numbers: [Int] { [translated, own, generated, same, inherited, absent] }

    static func + (left: Counts, right: Counts) -> Counts {
      let sums = zip(left.numbers, right.numbers).map(+)
      return Counts(
        translated: sums[0], own: sums[1], generated: sums[2], same: sums[3], inherited: sums[4], absent: sums[5])
    }
  }

  private static let heads = [
    "language", "file", "translated", "own", "generated", "same", "inherited", "absent", "status", "read",
  ]

  /// Returns the table of all languages, or of one language with the ids of its missing messages.
  ///
  /// - Parameter scope: The folder of a language, a file in it, or `nil`.
  static func table(of tree: LintTree, in scope: String? = nil) -> String {
    var rows = [heads]
    let languages = tree.languages.filter { $0.hasFiles(in: scope) }
    for language in languages {
      let files = fileRows(of: language, in: tree)
      let sum = files.map(\.counts).reduce(Counts(), +)
      let read = language.files.first { $0.name == "number.ftl" }.flatMap { LintReading.last(of: $0, in: language) }
      // The status of the library's table doesn't apply to an app's.
      let own = language.files.lazy.compactMap { LintStatus.lines(in: $0).first?.text }.first
      let status = tree.isOverlay ? own : LintStatus.of(language)
      rows.append(
        row("\(language.tag)", "", sum, status ?? "-", read.map { "\($0.date), \($0.reader)" } ?? "-"))
      for file in files {
        let own = language.files.first { $0.name == file.name }
        let read = own.flatMap { LintReading.last(of: $0, in: language) }
        rows.append(row("", file.name, file.counts, "", read.map { "\($0.date), \($0.reader)" } ?? "-"))
      }
      let codes = LintCheck.missingCurrencies(of: language)
      if !codes.isEmpty { rows.append(["", "no names for \(codes.joined(separator: " "))"]) }
    }
    if scope != nil {
      for language in languages {
        for (file, ids) in absent(from: language, in: tree).sorted(by: { $0.key < $1.key }) {
          rows.append(["absent from \(file):", ids.joined(separator: ", ")])
        }
      }
    }
    return text(of: rows)
  }

  /// Returns the messages that a language lacks, by their file in English.
  private static func absent(from language: LintLanguage, in tree: LintTree) -> [String: [String]] {
    let powers = LintCheck.missingPowers(of: language, in: tree)
    let ids = (tree.source?.order ?? []).filter { id in
      language.message(id) == nil && tree.source?.isOwnWord(id) == false
        && (LintOptional.compactPower(of: id).map { powers.contains($0) } ?? !LintOptional.settings.contains(id))
    }
    return Dictionary(grouping: ids) { tree.source?.messages[$0]?.file.name ?? "" }
  }

  private static func row(_ tag: String, _ file: String, _ counts: Counts, _ status: String, _ read: String)
    -> [String]
  {
    [tag, file] + counts.numbers.map { $0 == 0 ? "-" : "\($0)" } + [status, read]
  }

  private static func text(of rows: [[String]]) -> String {
    let whole = rows.filter { $0.count == heads.count }
    let widths = heads.indices.map { column in whole.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: max(0, widths[column] - cell.count))
        return row.count == heads.count && (2...7).contains(column) ? space + cell : cell + space
      }
      var line = cells.joined(separator: "  ")
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// Returns the files of English, and those that only the language has.
  private static func fileRows(of language: LintLanguage, in tree: LintTree) -> [(name: String, counts: Counts)] {
    var counts: [String: Counts] = [:]
    for file in language.files { counts[file.name] = Counts() }
    for id in language.order {
      guard let entry = language.messages[id] else { continue }
      let name = entry.file.name
      // A handwritten entry without a value only adds attributes, so count the generated entry, too.
      if let twin = language.generated[id], entry.value == nil || entry.file.isGenerated {
        counts[twin.file.name, default: Counts()].generated += 1
      }
      if entry.file.isGenerated { continue }
      if isOwn(id, tree) {
        counts[name, default: Counts()].own += 1
      } else if isSame(entry, language, tree) {
        counts[name, default: Counts()].same += 1
      } else {
        counts[name, default: Counts()].translated += 1
      }
    }
    for id in tree.source?.order ?? [] where language.messages[id] == nil && language.message(id) != nil {
      counts[tree.source?.messages[id]?.file.name ?? "", default: Counts()].inherited += 1
    }
    for (name, ids) in absent(from: language, in: tree) { counts[name, default: Counts()].absent += ids.count }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns `true` if an entry has no counterpart in English, such as an adjective or a word that is a part of nouns.
  private static func isOwn(_ id: String, _ tree: LintTree) -> Bool {
    ["adjective-", "word-"].contains { id.hasPrefix($0) } || tree.source?.messages[id] == nil
  }

  private static func isSame(_ entry: LintEntry, _ language: LintLanguage, _ tree: LintTree) -> Bool {
    guard let source = tree.source, language.tag.language != source.tag.language, let value = entry.value,
      let original = source.pattern(entry.id, nil), LintCheck.hasWords(value, in: entry.file)
    else { return false }
    return original.file.text(pattern: original.pattern) == entry.file.text(pattern: value)
  }
}
