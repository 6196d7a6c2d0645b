import Foundation
import SpokenText

/// `spoken swift`: writes a factory in Swift for each message of an app's tables.
enum SwiftCommand {
  static let usage = """
    Usage: spoken swift [OPTIONS] FOLDER

    Writes Swift for an app's own phrases: a factory for each message of the English tables in FOLDER (en.ftl, or
    en/*.ftl), with arguments of the types that the comments declare, and the English as its documentation. A wrong
    argument is then an error of the compiler's.

      # Heard when parcels have come.
      # $who (text): for whom.
      # $n (whole number): how many.
      # Example: Maya got 3 parcels
      delivered = …

    is extension Phrase { static func delivered(who: String, n: some BinaryInteger & SpeakableNumber) -> Phrase }.

      -o, --output FILE    write FILE, if anything changes in it; otherwise the text is printed
          --check          write nothing, and end with 1 if FILE is not what would be written: for CI
          --access LEVEL   internal, package or public; internal unless it is said
          --language TAG   the language whose comments and words are taken: en where there is one

    Names. The parts of an id between hyphens begin with a capital: last-allowance is lastAllowance. Keywords stand in
    backticks. Two ids of one name are an error, and so is a name that is not free. A line in the comment above a message
    gives it a name, labels if you like, or leaves it out with all its attributes that have no such line:
    “# Swift: sent(to:_:)”, “# Swift: none”; of an attribute, “# Swift .named: delete(_:)”.

    Types. text is String, whole number any integer, number and decimal number any number that can be spoken, all other
    kinds and mixed ones Phrase. An argument that is used and not declared is an error. One declared by a ## comment is
    taken where a message of the group uses it in any language; one that need not be said (“optional”) is given too.

    Vocabularies. A noun-… is a Phrase.Noun, a state-… a Phrase.Status; what has the case [infinitive], as hints have, a
    Phrase.Hint; an attribute .hint a Phrase.Hint of its message's name; any other attribute a Phrase: delete.named is
    deleteNamed. A line above a message or in the ## comment of a group says otherwise: “# Swift: Field”,
    “# Swift: Hint.map”. There are \(SwiftVocabulary.allCases.map(\.rawValue).joined(separator: ", ")).

    Left out are messages of the library's that the app rewords, unless a “# Swift: …” names them; terms (-brand);
    traits (.gender); and grammar.

    Ends with 0 if all is well, 1 if something in the tables is wrong or FILE is out of date, 2 if it was called wrongly.
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
    } catch { throw Complaint(error, help: "swift") }
    let tree = LintTree(root: options.folder, isOverlay: true)
    let wanted = options.language
    guard let language = wanted.map({ tag in tree.languages.first { $0.tag == tag } }) ?? tree.source else {
      let reason = wanted.map { "it has no table for \($0)" } ?? "it has no tables; name the first one en.ftl"
      throw Complaint(.unreadable(options.folder, reason: reason), help: "swift")
    }
    let table = SwiftTable(of: language, in: tree.languages, shipped: tree.shippedEnglish)
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
        "\(path):\(line):1: error: This is not what the tables say now; write it again: "
          + "spoken swift \(options.folder) -o \(path)\(access)\(language)")
      return 1
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Complaint(.unwritable(path, reason: error.localizedDescription), help: "swift")
    }
    return 0
  }
}
