import SpokenText

/// `spoken help`: what the command can do, and how to call it. The answers of its examples are made as it is printed.
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
    case ("swift", _): console.out.line(SwiftCommand.usage)
    case ("lint", _): return LintCommand.run(["--help"])
    case ("languages", _):
      console.out.line("Usage: spoken languages\n\nPrints the tags of the languages that are compiled in, one a line.")
    case ("help", _): console.out.line("Usage: spoken help [COMMAND [KIND]]\n\nAs in: spoken help say money")
    case (let name?, _):
      // A kind is easily mistaken for a command.
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
      spoken: says values as a screen reader should.

        spoken say KIND VALUE… [OPTIONS]   says one value
        spoken say --batch [FILE]          answers JSON Lines by JSON Lines
        spoken kinds [--json]              lists the kinds with all that each takes
        spoken audit …                     finds what makes labels hard to listen to
        spoken lint …                      checks tables of phrases
        spoken swift … FOLDER              writes typed Swift for the phrases of an app
        spoken ast [--spans] FILE.ftl      prints the tree of an FTL file as JSON
        spoken lexicon LANGUAGE [WORD]     prints the forms of words, to be read aloud
        spoken languages                   lists the languages
        spoken help [COMMAND [KIND]]       explains one of these

      For example:

        $ spoken say money 25.50 USD
      \(answer("money", ["25.50", "USD"]))

      The exit status is 2 if the command is called wrongly, 1 if something it is given is wrong, otherwise 0:
      also where a table lacks a message, or has it broken, which is then said in English and told on stderr.
      """)
  }

  private static func say(_ output: Output) {
    output.line(
      """
      Usage: spoken say KIND VALUE… [OPTIONS]
             spoken say --batch [OPTIONS] [FILE]

      Kinds (see “spoken help say KIND”):

      \(columns(Kind.all.map { ($0.name, $0.summary) }))

      Options of every kind, and of a batch for the lines that do not say otherwise:

      \(columns(Common.keys.map { ("\($0.option) \($0.placeholder)", $0.help) }))

      A batch reads a JSON object from each line of FILE, or of the standard input, and answers each by a line, in the
      same order. The keys are those of the kind, named as in its help; “id” may be anything and comes back as it is;
      null is as good as no value; “overlay” is FTL text. Numbers are JSON numbers or strings, and no digit of theirs is
      lost. In the place of a phrase a string is a text, a number is a number, and an object is any phrase, with its
      kind. Blank lines are passed over. A bad line is answered by an error, stops nothing, and makes the exit status 1;
      so does a line of which not all could be said, as of a unit that has no words.

      \(batchLines.joined(separator: "\n"))

      is answered by

      \(batchExample())
      """)
  }

  private static func say(_ kind: Kind, _ output: Output) {
    var usage = "Usage: spoken say " + kind.name
    for key in kind.places {
      let place = key.name.uppercased() + (key.word.isList ? "…" : "")
      usage += key.place == .optional ? " [\(place)]" : " \(place)"
    }
    var parts = [usage + " [OPTIONS]", "Says \(kind.summary)."]
    if !kind.places.isEmpty { parts.append(columns(kind.places.map { ($0.name.uppercased(), $0.help) })) }
    let options = kind.options + kind.common + kind.ofCommand
    parts.append("Options:\n\n" + columns(options.map { ("\($0.option) \($0.placeholder)", $0.help) }))
    let vocabularies = kind.keys.compactMap { key in
      key.hasManyChoices ? (key.name, key.choices) : key.vocabulary.map { (key.name, $0.names) }
    }
    if !vocabularies.isEmpty {
      parts.append("Words:\n\n" + columns(vocabularies.map { ($0, $1.joined(separator: ", ")) }))
    }
    let keys = (["id", "kind"] + (kind.keys + kind.common).map(\.name)).joined(separator: ", ")
    parts.append("In a batch:\n\n" + columns([("Keys:", keys)]))
    if kind.keys.contains(where: { $0.word == .phrase || $0.word == .phrases }) {
      parts.append("In the place of a phrase a word that begins with { or [ is JSON.")
    }
    if let key = kind.places.first {
      parts.append("Values may be named like options, too: \(key.option). “--” ends the options.")
    }
    let examples = kind.examples.map { words in
      "  $ spoken say \(kind.name) \(words.map(shellWord).joined(separator: " "))\n\(answer(kind.name, words))"
    }
    if !examples.isEmpty { parts.append("For example:\n\n" + examples.joined(separator: "\n")) }
    output.line(parts.joined(separator: "\n\n"))
  }

  private static func kinds(_ output: Output) {
    output.line(
      """
      Usage: spoken kinds [--json]

      Lists each kind with its keys, what they take, whether they are required, and examples: a line of a batch and what
      it is answered with.

        --json   prints an array of objects: kind, summary, keys (each with name, type, required, meaning, an example,
                 and minimum, maximum, choices or words where it has them) and examples (each with request and answer)
      """)
  }

  private static func ast(_ output: Output) {
    output.line(
      """
      Usage: spoken ast [--spans] FILE.ftl

      Prints the tree of an FTL file as JSON, as the Fluent project's reference parsers do; “-” is the standard input.
      What is not FTL is Junk in the tree, and is told of with its line and column on the error output.

        --spans   says where each node stands, in code points from the start of the file
      """)
  }

  /// What an example is answered with, each line as far in as the call.
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
    for line in batchLines { batch.answer(.bytes(Array(line.utf8))) }
    output.flush()
    let answers = String(decoding: text, as: UTF8.self).split(separator: "\n")
    return answers.map { "  " + $0 }.joined(separator: "\n")
  }

  /// Two columns, the second one wrapped to the usual width of a terminal.
  static func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let margin = "\n" + String(repeating: " ", count: width + 4)
    return rows.map { left, right in
      var text = "  " + left + String(repeating: " ", count: width - left.count + 1)
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

  /// A word quoted for a shell.
  static func shellWord(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:/+=,".contains($0)) }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}

extension Key {
  /// What stands for the value in a list of options.
  fileprivate var placeholder: String { choices.isEmpty || hasManyChoices ? name.hyphenated.uppercased() : form }

  /// What it does and, where that is not a choice that stands there already, what it takes.
  fileprivate var help: String { choices.isEmpty ? "\(meaning): \(form)" : meaning }

  /// Whether what it may be is too long for a list of options, and stands among the words below it.
  fileprivate var hasManyChoices: Bool { place == .named && choices.count > 8 }
}
