// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// The command `spoken swift`. It writes Swift code with a factory for each message of an app's tables.
enum SwiftCommand {
  static let usage = """
    OVERVIEW: Generates Swift for an app's own phrases.

    USAGE: spoken swift [<options>] <folder>

    ARGUMENTS:
      <folder>             The folder of the app's tables, with the English in en.ftl or en/*.ftl.

    OPTIONS:
      -o, --output <file>  Write the file, if its contents change (default: print to standard output).
      --check              Don't write the file. Fail if it is out of date.
      --access <level>     The access level: internal, package, or public (default: internal).
      --language <tag>     The language of the tables whose comments and phrases become documentation
                           (default: en, or the first language).

    OUTPUT:
      Each message becomes a static member, with the English phrase as its documentation. The parameters have the types
      that the comments declare, so the compiler finds wrong arguments. For example, this message:

        # Heard when parcels have come.
        # $who (text): the recipient.
        # $n (whole number): the number of parcels.
        # Example: Maya got 3 parcels
        delivered = …

      becomes:

        extension Phrase { static func delivered(who: String, n: some BinaryInteger & SpeakableNumber) -> Phrase }

    NAMES:
      Ids become camel case. For example, last-allowance becomes lastAllowance. Names must be unique and available. To
      choose a name, write a line in the comment above the message. Argument labels are optional:

        # Swift: sent(to:_:)
        # Swift .named: delete(_:)     This line is for the attribute 'named'.
        # Swift: none                  Don't generate Swift for the message, and for attributes without a line.

    TYPES:
      An argument of the kind 'text' becomes a String. A 'whole number' becomes any integer type. A 'number' or a
      'decimal number' becomes any SpeakableNumber. All other kinds become a Phrase.

      Declare every argument that a message uses. To declare an argument for a group, use its ## comment. The argument is
      added to each message of the group that uses it in any language. Optional arguments become parameters, too.

    VOCABULARIES:
      '# Swift: Noun' above a message makes it a noun. Its attributes are the forms of the noun, and its type in Swift is
      Phrase.Noun. Write the line above the message in English, or in the ## comment of a group. To choose a name, too,
      write '# Swift: Hint.map'. The beginning of an id means nothing. These are the types:

        Noun, Status, Unit   Words with forms. Names in Swift omit 'noun-', 'state-', and 'unit-' at the beginning of ids.
        Word                 A word that is part of nouns. No Swift is generated for it.
        \(SwiftVocabulary.withoutForms)

      Without such a line, a message or attribute with the case [infinitive] and the attribute .hint become a Phrase.Hint.
      All others become a Phrase. The attribute named of delete becomes deleteNamed.

    NOT GENERATED:
      Terms, traits, and words beside nouns (adjective-… of a status). Messages of the library that the app rewords, which
      have the line '# Rewords'. To generate Swift for one of these messages, write a '# Swift: …' line above it.

    EXIT STATUS:
      0  Success.
      1  Errors in the tables, or the file is out of date.
      2  Usage error.
    """

  private struct Options {
    var output: String?
    var isCheck = false
    var access = SwiftSource.Access.internal
    var language: LanguageTag?
    var folder = ""
  }

  static func run(_ arguments: ArraySlice<String>, _ console: Console) throws(Complaint) -> Int32 {
    if Words.askForHelp(arguments) { return HelpCommand.run(["swift"], console) }
    let options: Options
    do throws(Problem) {
      options = try read(arguments)
    } catch { throw Complaint(error, surface: .words(places: ["folder"]), help: "swift") }
    let tree = LintTree(root: options.folder, isOverlay: true)
    let wanted = options.language
    guard let language = wanted.map({ tag in tree.languages.first { $0.tag == tag } }) ?? tree.source else {
      let reason = wanted.map { "no table for '\($0)'" } ?? "no tables; add en.ftl"
      throw Complaint(.unreadable(options.folder, reason: reason), help: "swift")
    }
    let table = SwiftTable(of: language, in: tree.languages)
    for error in table.errors { console.err.line(error) }
    guard table.errors.isEmpty else { return 1 }
    let source = SwiftSource(factories: table.factories, access: options.access, files: table.files)
    return try write(source.text, options, console)
  }

  private static func read(_ arguments: ArraySlice<String>) throws(Problem) -> Options {
    var options = Options()
    var folders: [String] = []
    var rest = arguments
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        folders.append(word)
        continue
      }
      let option = OptionWord(word)
      switch word == "-o" ? "--output" : option.name {
      case "--output": options.output = try option.value(&rest)
      case "--check":
        try option.refuseValue()
        options.isCheck = true
      case "--access":
        let level = try option.value(&rest)
        do { options.access = try readCase(level) } catch { throw .value(key: "access", error) }
      case "--language":
        let tag = try option.value(&rest)
        do { options.language = try readLanguage(.string(tag)) } catch { throw .value(key: "language", error) }
      default:
        let name = word.hasPrefix("--") ? option.name : word
        throw .unknownOption(name, known: ["--output", "--check", "--access", "--language"])
      }
    }
    guard let folder = folders.first else { throw .missing("folder", form: "the folder of an app's tables") }
    guard folders.count == 1 else { throw .surplus(folders[1]) }
    if options.isCheck, options.output == nil { throw .missing("output", form: "the file to check") }
    options.folder = folder
    return options
  }

  private static func write(_ text: String, _ options: Options, _ console: Console) throws(Complaint) -> Int32 {
    guard let path = options.output else {
      console.out.append { $0.append(contentsOf: text.utf8) }
      return 0
    }
    let before = FileManager.default.contents(atPath: path).map { Array($0) }
    if before.map({ $0.elementsEqual(text.utf8) }) == true { return 0 }
    if options.isCheck {
      let old = String(decoding: before ?? [], as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      let new = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = zip(old, new).prefix { $0 == $1 }.count + 1
      let access = options.access == .internal ? "" : " --access \(options.access)"
      let language = options.language.map { " --language \($0)" } ?? ""
      console.err.line(
        "\(path):\(line):1: error: file is out of date; run "
          + "'spoken swift \(options.folder) -o \(path)\(access)\(language)'")
      return 1
    }
    do throws(Problem) {
      try TextFile.write(text, to: path)
    } catch { throw Complaint(error, help: "swift") }
    return 0
  }
}
