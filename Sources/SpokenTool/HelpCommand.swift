// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The command `spoken help`. The answers in its examples are computed when they are printed.
enum HelpCommand {
  static func run(_ topic: [String], _ console: Console) -> Int32 {
    switch (topic.first, topic.dropFirst().first) {
    case (nil, _): overview(console.out)
    case ("say", let name?):
      guard let kind = try? Kind.named(name) else { return fail(.unknownKind(name), console) }
      say(kind, console.out)
    case ("say", nil): say(console.out)
    case ("kinds", _): kinds(console.out)
    case ("ast", _): ast(console.out)
    case ("audit", _): console.out.line(AuditCommand.usage)
    case ("lexicon", _): console.out.line(LexiconCommand.usage)
    case ("new", _): console.out.line(NewCommand.usage)
    case ("sheet", _): console.out.line(SheetCommand.usage)
    case ("uses", _): console.out.line(UsesCommand.usage)
    case ("export-language", _): console.out.line(ExportLanguageCommand.usage)
    case ("import-language", _): console.out.line(ImportLanguageCommand.usage)
    case ("phrasebook", _): console.out.line(PhrasebookCommand.usage)
    case ("swift", _): console.out.line(SwiftCommand.usage)
    case ("import", _): console.out.line(ImportCommand.usage)
    case ("export", _): console.out.line(ExportCommand.usage)
    case ("changes", _): console.out.line(ChangesCommand.usage)
    case ("cases", _): console.out.line(CasesCommand.usage)
    case ("lint", _): return LintCommand.run(["--help"])
    case ("languages", _):
      console.out.line(
        """
        OVERVIEW: Prints the tags of the built-in languages.

        USAGE: spoken languages [--overlay <path>]

        OPTIONS:
          --overlay   An app's phrases. Also print their languages.
        """)
    case ("help", _): help(console.out)
    case (let name?, _):
      // Users often pass a kind, such as `money`, instead of a command.
      guard let kind = try? Kind.named(name) else { return fail(.helpIsNotThere(name), console) }
      say(kind, console.out)
    }
    return 0
  }

  private static func fail(_ problem: Problem, _ console: Console) -> Int32 {
    console.complain(problem.text(.words(places: [])))
    return 2
  }

  static func overview(_ output: Output) {
    output.line(
      """
      OVERVIEW: Says values as a screen reader should, and checks the labels of apps.

      USAGE: spoken <subcommand>

      SUBCOMMANDS:
      \(columns(subcommands))

      EXAMPLE:
        $ spoken say money 25.50 USD
      \(answer("money", ["25.50", "USD"]))

      EXIT STATUS:
        0  Success. This includes a fallback to English, which is reported on standard error.
        1  Invalid input, or findings of a check.
        2  Usage error.

        See 'spoken help <subcommand>' for detailed help.
      """)
  }

  private static let subcommands = [
    ("say", "Says a value, or each value of a batch in JSON Lines."),
    ("kinds", "Lists the kinds of value with their keys."),
    ("audit", "Finds labels that are hard to listen to."), ("lint", "Checks translation tables, which are FTL files."),
    ("swift", "Generates Swift for an app's own phrases."),
    ("import", "Turns a String Catalog into tables of an app's own phrases."),
    ("export", "Turns tables of an app's own phrases into a String Catalog."),
    ("changes", "Lists the phrases that changed between two versions."),
    ("cases", "Lists the cases that an app can ask for, with examples."),
    ("lexicon", "Prints all forms of a word, so that you can check them."),
    ("new", "Starts the tables of a language, for a translator."),
    ("sheet", "Prints sample phrases in English and in another language, side by side."),
    ("uses", "Prints who asks for a message, and sample phrases with it."),
    ("export-language", "Writes the tables of a language for a translation tool."),
    ("import-language", "Writes the texts of a translation tool into the tables."),
    ("phrasebook", "Writes a website with the sample phrases of all languages."),
    ("languages", "Lists the built-in languages."),
    ("ast", "Prints the syntax tree of an FTL file as JSON."),
    ("help", "Shows help for a command or a kind."),
  ]

  private static func help(_ output: Output) {
    output.line(
      """
      OVERVIEW: Shows help for a command or a kind.

      USAGE: spoken help [<subcommand>] [<kind>]

      EXAMPLE:
        $ spoken help say money
      """)
  }

  private static func say(_ output: Output) {
    output.line(
      """
      OVERVIEW: Says a value, or each value of a batch in JSON Lines.

      USAGE: spoken say <kind> <values> ... [<options>]
             spoken say --batch [<options>] [<file>]

      ARGUMENTS:
      \(columns([
        ("<kind>", "The kind of value, one of the list below."),
        ("<values>", "The values to say. For the values of a kind, see 'spoken help say <kind>'."),
        ("<file>", "The file that contains the batch (default: standard input)."),
      ]))

      OPTIONS:
      \(columns(
        [("--batch", "Read a JSON object from each line, and print one line for each object.")]
          + Common.keys.map { ("\($0.option) \($0.placeholder)", $0.help) }))

      KINDS:
      \(columns(Kind.all.map { ($0.name, $0.summary) }))

      BATCHES:
        Each line is an object with the key "kind" and the keys of that kind. Answers come in the same order.

        - The value of "id" can be anything. The answer contains the same value.
        - The options above are defaults for all lines. To override one in a line, set the key of the same name.
        - A null value is the same as a missing key.
        - Write a number as a JSON number or as a string. Both keep all digits.
        - Write a phrase as a string, as a number, or as an object with the key "kind".
        - The value of "overlay" is the FTL text itself, not the name of a file.
        - Blank lines are skipped.
        - If a line is invalid, its answer is an error. The batch continues, and the exit status is 1. The exit status is
          also 1 if only a part of a line can be said. For example, a unit may have no name.

      EXAMPLE:
      \(batchLines.joined(separator: "\n"))

        The answers are:

      \(batchExample())
      """)
  }

  private static func say(_ kind: Kind, _ output: Output) {
    var usage = "USAGE: spoken say " + kind.name
    for key in kind.places {
      let place = "<\(key.name.hyphenated)>" + (key.word.isList ? " ..." : "")
      usage += key.place == .optional ? " [\(place)]" : " \(place)"
    }
    var parts = ["OVERVIEW: Says \(kind.summary).", usage + " [<options>]"]
    if !kind.places.isEmpty {
      parts.append("ARGUMENTS:\n" + columns(kind.places.map { ("<\($0.name.hyphenated)>", $0.help) }))
    }
    let options = kind.options + kind.common + kind.ofCommand
    parts.append("OPTIONS:\n" + columns(options.map { ("\($0.option) \($0.placeholder)", $0.help) }))
    let vocabularies = kind.keys.compactMap { key in
      key.hasManyChoices ? (key.name, key.choices) : key.vocabulary.map { (key.name, $0.names) }
    }
    if !vocabularies.isEmpty {
      parts.append("WORDS:\n" + columns(vocabularies.map { ($0, $1.joined(separator: ", ")) }))
    }
    var notes: [String] = []
    if kind.keys.contains(where: { $0.word == .phrase || $0.word == .phrases }) {
      notes.append("  To pass a phrase that isn't text, write JSON. It starts with { or [.")
    }
    if let key = kind.places.first {
      notes.append(
        "  You can also pass arguments as options, such as \(key.option). Words after '--' are never options.")
    }
    let keys = (["id", "kind"] + (kind.keys + kind.common).map(\.name)).joined(separator: ", ")
    notes.append(columns([("In a batch, the keys are:", keys)]))
    parts.append("NOTES:\n" + notes.joined(separator: "\n"))
    let examples = kind.examples.map { words in
      "  $ spoken say \(kind.name) \(words.map(shellWord).joined(separator: " "))\n\(answer(kind.name, words))"
    }
    if !examples.isEmpty { parts.append("EXAMPLES:\n" + examples.joined(separator: "\n")) }
    output.line(parts.joined(separator: "\n\n"))
  }

  private static func kinds(_ output: Output) {
    output.line(
      """
      OVERVIEW: Lists the kinds of value with their keys, and examples of batch lines with their answers.

      USAGE: spoken kinds [--json] [--locale <tag>] [--tables <folder>]

      OPTIONS:
        --json    Print a JSON array with an object for each kind, which has the fields "kind", "summary", "keys", and
                  "examples". Each entry of "keys" has the name, type, and meaning of a key, and an example. It also
                  says if the key is required, and which values it accepts.
        --locale  The language of the examples (default: en-US).
        --tables  A folder with tables for each language, such as Locales, to use instead of the built-in tables.
      """)
  }

  private static func ast(_ output: Output) {
    output.line(
      """
      OVERVIEW: Prints the syntax tree of an FTL file as JSON, in the format of Fluent's reference parsers.

      USAGE: spoken ast [--spans] <file>

      ARGUMENTS:
        <file>   The FTL file, or '-' for standard input. Lines with a syntax error become nodes of the type Junk. The
                 errors are printed to standard error with their line and column.

      OPTIONS:
        --spans  Include the range of each node, in code points from the start of the file.
      """)
  }

  /// Returns the answer to an example, with each line indented like the call.
  private static func answer(_ name: String, _ words: [String]) -> String {
    var speakers = Speakers()
    let text: String
    do throws(Problem) {
      text = try SayCommand.say(Kind.named(name), words, &speakers).text
    } catch {
      text = error.text(.words(places: []))
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
  }

  private static let batchLines = [
    #"  {"id": 1, "kind": "money", "locale": "pl", "amount": "25.50", "currency": "PLN"}"#,
    #"  {"id": 2, "kind": "list", "items": ["Maya", {"kind": "count", "count": 3, "noun": "dose"}]}"#,
    #"  {"id": 3, "kind": "card", "parts": ["Aspirin"], "hint": "details", "traits": ["button"]}"#,
    #"  {"id": 4, "kind": "money", "amount": "12,50", "currency": "USD"}"#,
  ]

  private static func batchExample() -> String {
    var text: [UInt8] = []
    let output = Output { bytes in
      text += bytes
      return nil
    }
    var batch = Batch(console: Console(out: output, err: output))
    batch.answer(batchLines.map { .bytes(Array($0.utf8)) })
    output.flush()
    let answers = String(decoding: text, as: UTF8.self).split(separator: "\n")
    return answers.map { "  " + $0 }.joined(separator: "\n")
  }

  /// Formats two columns and wraps the second one to the usual width of a terminal. After a long left side, the right
  /// side starts on a new line.
  static func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).filter { $0 <= 24 }.max() ?? 24
    let margin = "\n" + String(repeating: " ", count: width + 4)
    return rows.map { left, right in
      let isLong = left.count > width
      var text = "  " + left + (isLong ? margin.dropLast() : Substring(repeating: " ", count: width - left.count + 1))
      var column = width + 3
      for word in right.split(separator: " ") {
        if column + word.count + 1 > 100 {
          text += margin
          column = width + 4
        } else {
          text += " "
          column += 1
        }
        text += word
        column += word.count
      }
      return text
    }
    .joined(separator: "\n")
  }

  /// Returns a word, quoted for a shell if necessary.
  static func shellWord(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:/+=,".contains($0)) }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}

extension Key {
  /// The placeholder of the value in a list of options.
  fileprivate var placeholder: String { "<\(choices.isEmpty || hasManyChoices ? name.hyphenated : form)>" }

  /// The meaning as a sentence, with the expected value unless the placeholder lists the choices.
  fileprivate var help: String {
    let sentence = meaning.prefix(1).uppercased() + meaning.dropFirst() + "."
    if place != .named, !choices.isEmpty { return sentence + " One of \(choices.joined(separator: ", "))." }
    return choices.isEmpty && form != Form.text ? sentence + " Pass \(form)." : sentence
  }

  /// `true` if a list of options has no room for the choices. They are then listed under "WORDS".
  fileprivate var hasManyChoices: Bool { place == .named && choices.count > 8 }
}
