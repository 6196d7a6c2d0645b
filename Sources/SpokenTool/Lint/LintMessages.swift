// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

/// The reference of messages that `spoken lint --messages` prints. It consists of the source language's comments for
/// translators, with a table for each group.
enum LintMessages {
  static func markdown(of tree: LintTree) -> String {
    guard let source = tree.source else { return "" }
    var lines = [
      "# The messages", "",
      "This page lists all messages of the English tables. Every language has the same messages. Ids, arguments, and",
      "attributes are stable. Wording isn't. `swift run spoken lint --messages` writes this page: edit the English tables",
      "instead.", "",
      "An app must pass all arguments of a message. “optional” means that a language may leave the argument out of its",
      "phrase. Even if the English phrase doesn't use an argument, another language may need it.",
    ]
    for file in source.files {
      let entries = source.order.compactMap { source.messages[$0] }.filter { $0.file === file }
      guard !entries.isEmpty else { continue }
      lines += ["", "## \(file.name)"]
      var group: Int?
      for (index, entry) in entries.enumerated() {
        let start = entry.group?.range.lowerBound ?? -1
        if index == 0 || start != group {
          lines += heading(of: entry) + ["", "| Id | When it is heard | Arguments | English | Example |"]
          lines.append("|---|---|---|---|---|")
          group = start
        }
        lines += rows(of: entry)
      }
    }
    return lines.joined(separator: "\n") + closing
  }

  private static let closing = """


    ## Messages that English doesn't have

    * A language has a message `compact-N` for each power of ten that it counts in. A regional table that counts in fewer
      powers than its parent lists its own in the setting `number-powers`.
    * A language may name other currencies.
    * The setting `number-separators` is `regional` if the voices of each region read that region's separators.

    All other messages of a table are private to that language. Apps can't use them.

    """

  // MARK: Groups

  private static func heading(of entry: LintEntry) -> [String] {
    guard let group = entry.group else { return [] }
    let comment = commentLines(group, in: entry.file)
    var lines = ["", "### " + (comment.first ?? "")]
    var paragraph: [String] = []
    func close() {
      if !paragraph.isEmpty { lines += [""] + paragraph }
      paragraph = []
    }
    for line in comment.dropFirst() {
      if line.isEmpty {
        close()
      } else if line.hasPrefix("$") || line.hasPrefix(".") || line.hasPrefix("value:") {
        paragraph.append("* " + marked(line))
      } else {
        // Indent a line that continues an item of a list.
        paragraph.append(paragraph.last.map { $0.hasPrefix("* ") || $0.hasPrefix("  ") } == true ? "  " + line : line)
      }
    }
    close()
    return lines
  }

  private static func commentLines(_ comment: Comment, in file: LintFile) -> [String] {
    file.text(comment.range).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.drop { $0 == "#" }.drop { $0 == " " })
    }
  }

  /// Returns a line with the name at its beginning marked as code, such as "`$count` (whole number): how many".
  private static func marked(_ line: String) -> String {
    let name = line.prefix { $0 != " " && $0 != ":" }
    return "`\(name)`\(line.dropFirst(name.count))"
  }

  // MARK: Messages

  private static func rows(of entry: LintEntry) -> [String] {
    var heard: [String] = []
    var arguments: [String] = []
    var examples: [String] = []
    var attributes: [String: String] = [:]
    var attributeArguments: [String: [String]] = [:]
    var isArgument = false
    for line in entry.comment.map({ commentLines($0, in: entry.file) }) ?? [] where !line.isEmpty {
      let name = String(line.dropFirst().prefix { $0 != " " && $0 != ":" })
      if line.hasPrefix("Example:") {
        examples.append(line.dropFirst("Example:".count).trimmed)
      } else if line.hasPrefix("$") {
        arguments.append(marked(line))
      } else if line.hasPrefix("."), let colon = line.firstIndex(of: ":") {
        let rest = line.dropFirst(name.count + 2)
        if rest.hasPrefix("$") {
          attributeArguments[name, default: []].append(marked(String(rest)))
        } else {
          let heard = line[line.index(after: colon)...].trimmed
          attributes[name] = attributes[name].map { $0 + " " + heard } ?? heard
        }
      } else if isArgument, let last = arguments.popLast() {
        arguments.append(last + " " + line)
      } else {
        heard.append(line)
      }
      isArgument = line.hasPrefix("$") || isArgument && !line.hasPrefix("Example:") && !line.hasPrefix(".")
    }
    var rows: [String] = []
    if let value = entry.value {
      rows.append(row(entry.id, heard.joined(separator: " "), arguments, value, examples, in: entry.file))
    }
    for attribute in entry.attributes
    where !entry.isTrait(attribute.value) || !attributes.isEmpty || !attributeArguments.isEmpty {
      let name = entry.file.text(attribute.id)
      rows.append(
        row(
          "\(entry.id).\(name)", attributes[name] ?? "", attributeArguments[name] ?? [], attribute.value, [],
          in: entry.file))
    }
    return rows
  }

  private static func row(
    _ id: String, _ heard: String, _ arguments: [String], _ pattern: Pattern, _ examples: [String], in file: LintFile
  ) -> String {
    let english = file.text(pattern.range).split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    let cells = [
      "`\(id)`", heard, arguments.joined(separator: "<br>"), "`\(english)`", examples.joined(separator: "<br>"),
    ]
    return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}

extension Substring {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
