import Foundation
import Testing

@testable import SpokenTool

/// `spoken swift`: factories for an app's phrases.
@Suite struct SwiftTests {
  /// Writes tables into a folder, and calls the command with it behind the words.
  private func swift(_ files: KeyValuePairs<String, String>, _ words: [String] = []) throws -> Called {
    try withFolder { folder in
      for (name, text) in files {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      var called = spoken(["swift"] + words + [folder.path])
      called.err = called.err.replacing(folder.path, with: "Phrases")
      return called
    }
  }

  private static let head = """
    // Written by “spoken swift” from en.ftl: edit that, and write this again.
    // swift-format-ignore-file
    // swiftlint:disable all

    import SpokenText


    """

  /// All that a table may hold, and how it is written.
  @Test func factoriesAreWritten() throws {
    let english = """
      ### An app

      -brand = Boxes
      # Heard when parcels have come, after the
      # doorbell.
      # $who (text): for whom.
      # $n (whole number): how many,
      # at least one.
      # Example: Maya got 3 parcels
      delivered = { $n ->
          [one] { $who } got { $n } parcel
         *[other] { $who } got { $n } parcels
      }
      # same
      default = { -brand }
      # $weight (number): in kilograms.
      # $in (phrase or number): what it lies in.
      # $note (text, optional): what Polish says.
      weight = { $weight } kg in { $in }
      # A button.
      # .hint: what it does.
      # .named $item (text): what is returned.
      send-back = send back
          .hint = opens a form
          .named = send { $item } back
          .gender = feminine
      # $very-long-name-of-an-argument (text): one.
      # $another-very-long-name-of-an-argument (quantity): two.
      # $third (decimal number): three.
      many-arguments = { $very-long-name-of-an-argument } { $another-very-long-name-of-an-argument } { $third }
      # $weight (number): in pounds.
      heavy = { weight } or { $weight }
      noun-parcel = parcel
          .plural = parcels
      state-lost = lost
      # The library's own, in other words.
      state-taken = had
      # Swift: loadingAll
      loading = loading all
      open-map = { $case ->
          [infinitive] open the map
         *[statement] opens the map
      }
      # Swift: none
      # Swift .hint: secretHint
      secret = secret
          .hint = hidden
          .named = hidden

      ## Names of fields
      ## $of (text): whose.
      ## Swift: Field
      sender = Sender
      # Swift: Field.receiver
      receiver-of-parcel = Receiver
      # Swift: Problem.lost
      lost-of = { $of } lost it
      # Swift: Notice
      saved = saved
      """
    let expected = """
      nonisolated extension Phrase {
        /// “Maya got 3 parcels”
        ///
        /// Heard when parcels have come, after the doorbell.
        ///
        /// ```ftl
        /// { $n ->
        ///     [one] { $who } got { $n } parcel
        ///    *[other] { $who } got { $n } parcels
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - who: for whom.
        ///   - n: how many, at least one.
        static func delivered(who: String, n: some BinaryInteger & SpeakableNumber) -> Phrase {
          .message("delivered", ["who": .text(who), "n": .number(n)])
        }

        /// ```ftl
        /// { -brand }
        /// ```
        static let `default`: Phrase = .message("default")

        /// ```ftl
        /// { $weight } kg in { $in }
        /// ```
        ///
        /// - Parameters:
        ///   - weight: in kilograms.
        ///   - in: what it lies in.
        ///   - note: what Polish says.
        static func weight(weight: some SpeakableNumber, `in`: Phrase, note: String) -> Phrase {
          .message("weight", ["weight": .number(weight), "in": `in`, "note": .text(note)])
        }

        /// “send back”
        ///
        /// A button.
        static let sendBack: Phrase = .message("send-back")

        /// ```ftl
        /// send { $item } back
        /// ```
        ///
        /// - Parameters:
        ///   - item: what is returned.
        static func sendBackNamed(item: String) -> Phrase {
          .message("send-back.named", ["item": .text(item)])
        }

        /// ```ftl
        /// { $very-long-name-of-an-argument } { $another-very-long-name-of-an-argument } { $third }
        /// ```
        ///
        /// - Parameters:
        ///   - veryLongNameOfAnArgument: one.
        ///   - anotherVeryLongNameOfAnArgument: two.
        ///   - third: three.
        static func manyArguments(
          veryLongNameOfAnArgument: String, anotherVeryLongNameOfAnArgument: Phrase,
          third: some SpeakableNumber
        ) -> Phrase {
          .message(
            "many-arguments",
            [
              "very-long-name-of-an-argument": .text(veryLongNameOfAnArgument),
              "another-very-long-name-of-an-argument": anotherVeryLongNameOfAnArgument,
              "third": .number(third)
            ])
        }

        /// ```ftl
        /// { weight } or { $weight }
        /// ```
        ///
        /// - Parameters:
        ///   - weight: in pounds.
        ///   - in: what it lies in.
        static func heavy(weight: some SpeakableNumber, `in`: Phrase) -> Phrase {
          .message("heavy", ["weight": .number(weight), "in": `in`])
        }

        /// “loading all”
        static let loadingAll: Phrase = .message("loading")
      }

      nonisolated extension Phrase.Field {
        /// “Sender”
        static let sender = Self("sender")

        /// “Receiver”
        static let receiver = Self("receiver-of-parcel")
      }

      nonisolated extension Phrase.Status {
        /// “lost”
        static let lost = Self("state-lost")
      }

      nonisolated extension Phrase.Noun {
        /// “parcel”
        static let parcel = Self("noun-parcel")
      }

      nonisolated extension Phrase.Notice {
        /// “saved”
        static let saved = Self("saved")
      }

      nonisolated extension Phrase.Problem {
        /// ```ftl
        /// { $of } lost it
        /// ```
        ///
        /// - Parameters:
        ///   - of: whose.
        static func lost(of: String) -> Self {
          .message("lost-of", ["of": .text(of)])
        }
      }

      nonisolated extension Phrase.Hint {
        /// “opens a form”
        ///
        /// what it does.
        static let sendBack: Self = .say(.message("send-back.hint"))

        /// ```ftl
        /// { $case ->
        ///     [infinitive] open the map
        ///    *[statement] opens the map
        /// }
        /// ```
        static let openMap: Self = .outcome("open-map")

        /// “hidden”
        static let secretHint: Self = .say(.message("secret.hint"))
      }

      """
    let files: KeyValuePairs = ["en.ftl": english, "pl.ftl": "weight = { $weight } kg { $note } { $in }"]
    let called = try swift(files)
    #expect(called.err.isEmpty)
    #expect(called.status == 0)
    expectSame(called.out, Self.head + expected)
    // The same however often it is written.
    #expect(try swift(files) == called)
  }

  /// Where two texts differ, by lines.
  private func expectSame(_ text: String, _ expected: String, at place: SourceLocation = #_sourceLocation) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let others = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let count = zip(lines, others).prefix { $0 == $1 }.count
    #expect(
      lines.dropFirst(count).prefix(6) == others.dropFirst(count).prefix(6), "line \(count + 1)", sourceLocation: place)
  }

  @Test(arguments: [
    // Kinds of arguments.
    (
      "sent = sent to { $who }",
      "en.ftl:1:18: error: What $who of “sent” holds is not declared; write it above the "
        + "message, as “# $who (text): what it is”."
    ),
    (
      "sent = { $n ->\n    [one] one\n   *[other] { $n }\n}",
      "en.ftl:1:10: error: What $n of “sent” holds is not declared; write it above the message, as “# $n (number): what "
        + "it is”."
    ),
    (
      "# $who (name): who.\nsent = sent to { $who }",
      "en.ftl:1:3: error: There is no kind of argument “name”: there are text, number, whole number, decimal number, "
        + "phrase, quantity, and two with “or”."
    ),
    (
      "# $who: who.\nsent = sent to { $who }",
      "en.ftl:1:3: error: Write an argument as “$name (kind): meaning” or “$name (kind, optional): meaning”."
    ),
    // Names.
    (
      "sent-to = a\nsent_to = b",
      "en.ftl:2:1: error: “sent-to” (Phrases/en.ftl:1:1) is Phrase.sentTo in Swift already; name it by a line "
        + "“# Swift: …” in the comment above it."
    ),
    (
      "# $a-b (text): a.\n# $a_b (text): b.\nsent = { $a-b }{ $a_b }",
      "en.ftl:3:1: error: $a-b and $a_b are both aB in Swift; rename one of them."
    ),
    (
      "message = a",
      "en.ftl:1:1: error: “message” in Phrase is not free; name it by a line “# Swift: …” in the comment above it."
    ),
    (
      "# Swift: Feild\na = a",
      "en.ftl:1:3: error: Write a vocabulary, a name, both or none: “Swift: Field”, “Swift: sent(to:)”, “Swift: Hint.map”, "
        + "“Swift: none”. The vocabularies are Phrase, Field, Status, Noun, Thing, Action, Activity, Notice, Problem, Hint."
    ),
    (
      "# $who (text): who.\n# Swift: sent(to:_:)\nsent = { $who }",
      "en.ftl:3:1: error: “Swift: sent” has other labels than “sent” arguments: to, _ for $who."
    ),
    (
      "noun-3d-print = print",
      "en.ftl:1:1: error: “noun-3d-print” makes no name in Swift; name it by a line “# Swift: …” in the comment above it."
    ),
    (
      "noun- = print",
      "en.ftl:1:1: error: “noun-” makes no name in Swift; name it by a line “# Swift: …” in the comment above it."
    ),
    (
      "# $who (text): who.\n# Swift: text(_:)\nsent = { $who }",
      "en.ftl:3:1: error: Phrase.text(_:) is the library's own, which factories call; give it another name, or its argument "
        + "a label."
    ),
    ("# Swift .no: x\nsent = sent", "en.ftl:2:1: error: “sent” has no attribute .no."),
    // What is no FTL.
    ("sent = { $who\n", "en.ftl:2:1: error: A closing brace is missing here."),
  ])
  func mistakesAreTold(_ table: String, _ error: String) throws {
    let called = try swift(["en.ftl": table])
    #expect(called == Called(err: "Phrases/\(error)\n", status: 1))
  }

  @Test func aMistakeOfATranslationIsTold() throws {
    let called = try swift(["en.ftl": "# $who (text): who.\nsent = sent to { $who }", "pl.ftl": "sent = do { $woh }"])
    let error = "What $woh of “sent” holds is not declared, and en does not use it; did you mean $who?"
    #expect(called == Called(err: "Phrases/pl.ftl:1:13: error: \(error)\n", status: 1))
  }

  @Test func commentsMayEndInCRLF() throws {
    let table = "# Heard when it is sent,\n# to anyone.\n# same\nsent = sent\n"
    #expect(try swift(["en.ftl": table.replacing("\n", with: "\r\n")]) == swift(["en.ftl": table]))
  }

  /// An overload by its arguments is no collision, and another name ends one.
  @Test func namesMayBeSharedOrChosen() throws {
    let table = """
      # Swift .named: removed(_:)
      # Swift .secret: none
      # Swift .done: Notice.gone
      # .named $what (text): what.
      delete = delete
          .named = delete { $what }
          .secret = secret
          .done = deleted
      # $item (text): what.
      # Swift: delete
      delete-item = delete { $item }
      # $who (text): who.
      # $default (text): what else.
      # $n (number): how many.
      # Swift: Notice.sent(_:in:many:)
      sent-many = { $who } { $default } { $n }
      # Swift: sentOnce
      sent_to = a
      sent-to = b
      """
    let out = try swift(["en.ftl": table]).out
    #expect(out.contains("static let delete: Phrase = .message(\"delete\")\n"))
    #expect(out.contains("static func delete(item: String) -> Phrase {\n    .message(\"delete-item\","))
    #expect(out.contains("static func removed(_ what: String) -> Phrase {\n    .message(\"delete.named\","))
    #expect(out.contains("static let gone = Self(\"delete.done\")\n") && !out.contains("secret"))
    #expect(
      out.contains(
        """
          static func sent(_ who: String, `in` `default`: String, many n: some SpeakableNumber) -> Self {
            Self("sent-many", ["who": .text(who), "default": .text(`default`), "n": .number(n)])
          }
        """))
    #expect(out.contains("static let sentOnce: Phrase = .message(\"sent_to\")\n"))
    #expect(out.contains("static let sentTo: Phrase = .message(\"sent-to\")\n"))
  }

  @Test(arguments: [
    ("internal", "\nimport SpokenText\n", "  static let a:"),
    ("package", "\npackage import SpokenText\n", "  package static let a:"),
    ("public", "\npublic import SpokenText\n", "  public static let a:"),
  ])
  func accessIsAnOption(_ level: String, _ importing: String, _ member: String) throws {
    let out = try swift(["en.ftl": "a = a"], ["--access", level]).out
    #expect(out.contains(importing) && out.contains(member), "\(out)")
  }

  /// The source is English, else the first language, else the one that is named; its files may lie in a folder.
  @Test func sourceLanguageIsChosen() throws {
    let files: KeyValuePairs = ["de/app.ftl": "a = Brot", "en/app.ftl": "a = bread", "en/more.ftl": "b = more"]
    let english = try swift(files).out
    #expect(english.hasPrefix("// Written by “spoken swift” from app.ftl, more.ftl: "))
    #expect(english.contains("/// “bread”") && english.contains("static let b:"))
    #expect(try swift(files, ["--language", "de"]).out.contains("/// “Brot”"))
    #expect(try swift(["de.ftl": "a = Brot", "fr.ftl": "a = pain"]).out.contains("/// “Brot”"))
    #expect(
      try swift(files, ["--language", "pl"]).err.hasSuffix("cannot read “Phrases”: it has no table for pl\n"))
    #expect(try swift([:]).err.hasSuffix("cannot read “Phrases”: it has no tables; name the first one en.ftl\n"))
  }

  /// A file is written where it changes only, so that nothing is built again for nothing; `--check` writes none.
  @Test func fileIsWrittenAndChecked() throws {
    try withFolder { folder in
      let table = folder.appending(path: "en.ftl")
      let file = folder.appending(path: "Phrases.swift")
      let words = ["swift", folder.path, "-o", file.path]
      try Data("a = a\nb = b".utf8).write(to: table)
      let missing = spoken(words + ["--check"])
      #expect(missing.status == 1)
      #expect(missing.err.hasPrefix("\(file.path):1:1: error: This is not what the tables say now; write it again: "))
      #expect(!FileManager.default.fileExists(atPath: file.path))
      #expect(spoken(words) == Called())
      #expect(spoken(words + ["--check"]) == Called())
      let long = Date(timeIntervalSince1970: 1_000_000)
      try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: file.path)
      #expect(spoken(words) == Called())
      #expect(try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate == long)
      try Data("a = a\nb = c".utf8).write(to: table)
      let changed = spoken(words + ["--check", "--access=public"])
      #expect(changed.status == 1)
      #expect(
        changed.err == """
          \(file.path):5:1: error: This is not what the tables say now; write it again: spoken swift \(folder.path) -o \
          \(file.path) --access public

          """)
      #expect(spoken(words) == Called())
      #expect(try String(contentsOf: file, encoding: .utf8).contains("/// “c”"))
    }
  }

  @Test(arguments: [
    ("swift", "--folder is missing; expected the folder of an app's tables"),
    ("swift a b", "“b” is one value too many; put a text of several words in quotes"),
    ("swift a --check", "--output is missing; expected the file to check"),
    ("swift a -o", "-o needs a value after it"),
    ("swift a --check=yes", "--check takes no value; leave out “=” and what is behind it"),
    ("swift a --acces public", "there is no option “--acces” here; did you mean --access?"),
    ("swift a --access open", "--access: “open” is not one of internal, package, public"),
  ])
  func wrongCallsAreTold(_ call: String, _ problem: String) {
    let called = spoken(call)
    #expect(called.status == 2)
    #expect(called.err.hasPrefix("spoken: \(problem)"), "\(called.err)")
  }

  @Test func fileThatCannotBeWrittenIsNamed() throws {
    let called = try swift(["en.ftl": "a = a"], ["-o", "/no/such/folder/Phrases.swift"])
    #expect(called.status == 1)
    #expect(called.err.hasPrefix("spoken: cannot write “/no/such/folder/Phrases.swift”: "))
  }

  @Test(arguments: [
    ("last-allowance", "lastAllowance"), ("step_2", "step2"), ("a--b-", "aB"), ("URL", "uRL"), ("x-2nd-y", "x2ndY"),
  ])
  func namesAreInCamelCase(_ id: String, _ name: String) { #expect(SwiftName.camelCase(id) == name) }
}
