// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenTool

@Suite struct CatalogTests {
  /// Imports a catalog into a folder, and hands over the folder.
  private func imported<Result>(
    _ catalog: String, _ options: [String] = [], _ body: (Called, URL) throws -> Result
  ) throws -> Result {
    try withFolder { folder in
      let file = folder.appending(path: "A.xcstrings")
      try Data(catalog.utf8).write(to: file)
      let tables = folder.appending(path: "Phrases")
      var called = spoken(["import", file.path, "--into", tables.path] + options)
      called.out = called.out.replacing(folder.path + "/", with: "")
      called.err = called.err.replacing(folder.path + "/", with: "")
      return try body(called, tables)
    }
  }

  private func text(_ folder: URL, _ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  // MARK: Catalog, overlay, catalog

  @Test func catalogsSurvive() throws {
    try imported(CatalogSamples.catalog) { (called: Called, folder: URL) throws in
      #expect(
        called
          == Called(
            out: """
              Phrases/en.ftl: 17 messages
              Phrases/de.ftl: 7 messages
              Phrases/zh-HK.ftl: 1 message
              Phrases/zh-Hant.ftl: 1 message

              """))
      #expect(spoken(["export", folder.path]) == Called(out: CatalogSamples.catalog))
      // Imported again, nothing changes either.
      let again = folder.appending(path: "Again")
      let file = folder.appending(path: "B.xcstrings")
      try Data(CatalogSamples.catalog.utf8).write(to: file)
      #expect(spoken(["import", file.path, "--into", again.path]).status == 0)
      for name in ["en.ftl", "de.ftl"] { #expect(try text(folder, name) == text(again, name)) }
    }
  }

  /// The text of the overlay, which people read and translate.
  @Test func overlaysAreReadable() throws {
    try imported(CatalogSamples.catalog) { (_: Called, folder: URL) throws in
      #expect(try text(folder, "en.ftl") == Self.english)
      #expect(try text(folder, "de.ftl") == Self.german)
      // Lint accepts it, apart from the missing translations.
      let lint = LintTree(root: folder.path, isOverlay: true)
      #expect(lint.languages.map(\.tag.description) == ["de", "en", "zh-HK", "zh-Hant"])
      #expect(spoken(["swift", folder.path]).status == 0)
      #expect(!spoken(["swift", folder.path]).out.contains("Xcode key"))
    }
  }

  private static let english = #"""
    ### Xcode version: 1.1

    # Xcode key: ""
    text = { "" }

    # $text (text): %@ in Xcode
    # Xcode key: %@
    text-b9e5a0 = { $text }

    # A row of the list of loans.
    # The first argument is a name.
    # $text (text): %@ in Xcode
    # $count (whole number): %lld in Xcode
    # Xcode key: %@ lent you %lld books
    # Xcode format: %1$@ %2$lld
    # Xcode state: new
    lent-you-books = { $text } lent you { $count } books

    # $count1 (whole number): %lld in Xcode
    # $count2 (whole number): %lld in Xcode
    # Xcode key: %lld / %lld
    number-number = { $count1 } / { $count2 }

    # $count (whole number): %lld in Xcode
    # Xcode key: %lld photos
    photos = { $count ->
        [one] { $count } photo
       *[other] { $count } photos
    }

    # $text (text): %@ in Xcode
    # $number (decimal number): %f in Xcode
    # Xcode key: 100% of “%@” at %.2f
    # Xcode extraction: stale
    # Xcode comment: "  indented\n\n$x"
    # Xcode format: % %@ %.2f
    text-100-of-at = 100% of “{ $text }” at { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

    # $count (whole number): %lld in Xcode
    # $device (text): the device in Xcode
    # Xcode key: accessibility.help
    # Xcode extraction: manual
    accessibility-help = { $device ->
        [mac] { $count ->
            [one] Click once
           *[other] Click { $count } times
        }
       *[other] Tap
    }

    # Xcode untranslated: fr
    archive = Archive

    # $count (whole number): %lld in Xcode
    # Xcode key: Day %02lld
    day = Day { NUMBER($count, minimumIntegerDigits: 2) }

    # $followers (whole number): %lld in Xcode
    # $text (text): %@ in Xcode
    # Xcode key: followers %lld %@
    # Xcode format: %#@followers@::lld %2$@ %2$@
    followers = { $followers ->
        [one] { $text } follower
       *[other] { $text } followers
    }

    # $countPosts (whole number): %lld in Xcode
    # $countPeople (whole number): %lld in Xcode
    # Xcode key: n-posts %lld %lld
    # Xcode format: %#@count_posts@:1:lld %arg %arg %2$#@count_people@:2:lld %arg %arg
    n-posts = { $countPosts ->
        [one] { $countPosts } post
       *[other] { $countPosts } posts
    } by { $countPeople ->
        [one] { $countPeople } person
       *[other] { $countPeople } people
    }

    # A button.
    # Xcode key: Open
    # Xcode comment: generated
    # Xcode members: {"generatesSymbol": false}
    open = Open

    # Xcode key: Open…
    # Xcode state: translated
    open-1597bf = Open…

    # Xcode key: rating
    app-rating =
        { "{" }Rating{ "}" }

        { " " }[1] of "5"

    # Xcode key: SpokenText
    # Xcode translate: no
    spokentext = SpokenText

    # Xcode key: This is a sentence that somebody wrote into the code as a key
    this-is-a-sentence-that-somebody-wrote-48ce67 = This is a sentence that somebody wrote into the code as a key

    # Xcode key: 保存
    text-629697 = 保存

    """#

  private static let german = #"""
    # Xcode state: needs_review
    lent-you-books = { $count } Bücher von { $text }

    # Xcode format: %lld %d
    # Xcode state: translated translated needs_review
    photos = { $count ->
        [0] Keine Fotos
        [one] { $count } Foto
       *[other] { $count } Fotos
    }
    accessibility-help = { $device ->
        [mac] Klicke
       *[ipad] Tippe mit dem Stift
    }
    archive = Archiv

    # Xcode format: %#@count_posts@:1:lld %arg %#@count_people@:2:lld %arg %arg
    n-posts = { $countPosts ->
        [one] ein Beitrag
       *[other] { $countPosts } Beiträge
    } von { $countPeople ->
        [one] { $countPeople } Person
       *[other] { $countPeople } Personen{ " " }
    }
    open = Öffnen
    text-629697 = Sichern

    """#

  @Test func phrasesAreSaid() throws {
    try imported(CatalogSamples.catalog) { (_: Called, folder: URL) throws in
      func say(_ id: String, _ arguments: String, _ language: String) -> String {
        spoken(
          ["say", "message", id, "--args", arguments, "--overlay", folder.path, "--locale", language]
        ).out
      }
      #expect(say("lent-you-books", #"{"text": "Maya", "count": 3}"#, "de") == "3 Bücher von Maya\n")
      #expect(say("photos", #"{"count": 0}"#, "de") == "Keine Fotos\n")
      #expect(say("n-posts", #"{"countPosts": 1, "countPeople": 2}"#, "en") == "1 post by 2 people\n")
      #expect(say("accessibility-help", #"{"device": "mac", "count": 1}"#, "en") == "Click once\n")
      #expect(say("app-rating", "{}", "en") == "{Rating}\n\n [1] of \"5\"\n")
    }
  }

  /// The source language need not be English, and Xcode accepts tags that aren't canonical.
  @Test func otherSourceLanguagesSurvive() throws {
    let catalog = """
      {
        "sourceLanguage" : "pl",
        "strings" : {
          "Zapisz" : {
            "localizations" : {
              "pt_BR" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Salvar"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    try imported(catalog) { (called: Called, folder: URL) throws in
      #expect(called.status == 0 && called.err.isEmpty)
      #expect(try text(folder, "pl.ftl") == "### Xcode source: yes\n\n# Xcode key: Zapisz\nzapisz = Zapisz\n")
      #expect(try text(folder, "pt-BR.ftl") == "### Xcode language: pt_BR\n\nzapisz = Salvar\n")
      #expect(spoken(["export", folder.path]).out == catalog)
    }
    try imported("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}") {
      called, folder in
      #expect(called.out == "Phrases/en.ftl: 0 messages\n" && called.err.isEmpty)
      #expect(
        spoken(["export", folder.path]).out.hasPrefix("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },"))
    }
  }

  // MARK: Overlay, catalog, overlay

  @Test func overlaysSurvive() throws {
    try withFolder { folder in
      let files = [("en.ftl", CatalogSamples.english), ("pl.ftl", CatalogSamples.polish)]
      for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
      let exported = spoken(["export", folder.path])
      #expect(exported.status == 0 && exported.err.isEmpty)
      try imported(exported.out) { (called: Called, tables: URL) throws in
        #expect(called.status == 0 && called.err.isEmpty)
        for (name, original) in files { #expect(try text(tables, name) == original) }
      }
    }
  }

  @Test func exportsAreLikeXcodes() throws {
    try withFolder { folder in
      let table =
        "# $count (whole number): how many.\n"
        + "photos = { $count ->\n    [one] a photo\n   *[other] { $count } photos\n}\n"
      try Data(table.utf8).write(to: folder.appending(path: "en.ftl"))
      #expect(
        spoken(["export", folder.path]).out == """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "photos" : {
                "comment" : "$count (whole number): how many.",
                "extractionState" : "manual",
                "localizations" : {
                  "en" : {
                    "variations" : {
                      "plural" : {
                        "one" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "a photo"
                          }
                        },
                        "other" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%lld photos"
                          }
                        }
                      }
                    }
                  }
                }
              }
            },
            "version" : "1.0"
          }
          """)
    }
  }

  // MARK: Parts without a counterpart

  /// Messages of an overlay, and the errors.
  @Test(arguments: [
    ("a = { FORM($x, case: \"on\") }", "a catalog can't hold 'a', which calls FORM"),
    ("a = { -brand }\n-brand = B", "a catalog can't hold the term '-brand'"),
    ("a = { b }\nb = B", "a catalog can't hold 'a', which refers to the message 'b'"),
    ("a = A\n    .alone = B", "a catalog can't hold 'a', which has the attribute '.alone'"),
    ("a = { $case ->\n    [on] B\n   *[other] A\n}", "a catalog can't hold 'a', which chooses by '$case'"),
    (
      "# $n (whole number): how many.\na = { $n ->\n    [2] two\n   *[other] { $n }\n}",
      "a catalog can't hold 'a', which chooses by exact numbers or by words that aren't plural categories"
    ),
    (
      "# $x (text): a word.\na = { $x ->\n    [am] A\n   *[other] B\n}",
      "a catalog can't hold 'a', which chooses by the text of '$x'"
    ),
    (
      "# $x (phrase): a day.\na = { $x }", "a catalog can't hold 'a', because '$x' is declared as phrase"
    ),
    (
      "a = { $x }", "'a' doesn't declare '$x'; add a comment such as '# $x (text): a name' in the source language"
    ),
    (
      "# $n (number): how much.\na = { NUMBER($n, useGrouping: \"false\") }",
      "a catalog can't hold 'a', which calls NUMBER with options that a format string lacks"
    ),
    ("a = {", "syntax error; check the file with 'spoken lint --overlay'"),
  ])
  func overlaysThatACatalogCannotHold(_ table: String, _ message: String) throws {
    try withFolder { folder in
      try Data((table + "\n").utf8).write(to: folder.appending(path: "en.ftl"))
      let called = spoken(["export", folder.path])
      #expect(called.status == 1 && called.out.isEmpty)
      let line = called.err.replacing(folder.path + "/", with: "").split(separator: "\n").first ?? ""
      #expect(line.hasPrefix("en.ftl:") && line.hasSuffix(": error: " + message), "\(line)")
      #expect(MessageStyleTests.faults(of: message) == [])
    }
  }

  @Test func lostCommentsAreWarnings() throws {
    try withFolder { folder in
      try Data("## Group\n\na = A\n".utf8).write(to: folder.appending(path: "en.ftl"))
      try Data("# same\na = A\n".utf8).write(to: folder.appending(path: "de.ftl"))
      let called = spoken(["export", folder.path])
      #expect(called.status == 0)
      #expect(
        called.err.replacing(folder.path + "/", with: "") == """
          en.ftl:1:1: warning: a catalog can't hold the comment of a group or a file
          de.ftl:2:1: warning: a catalog can't hold the comment of 'a' in de

          """)
    }
  }

  /// The localization of a string, and the error.
  private static let unheld: [(localization: String, message: String)] = [
    (unit("%x"), "specifier '%x' can't be spoken; use %@, %lld, or %f"),
    (unit("%-5@"), "an overlay can't hold the flags or the width of '%-5@'"),
    (unit("%1$@ %1$lld"), "argument 1 has two types, '%1$lld' and '%1$@'"),
    (unit("%#@items@"), "unknown substitution 'items'"),
    (
      #""stringSet" : { "state" : "translated", "values" : [ "A", "B" ] }"#,
      "an overlay can't hold the phrases of App Shortcuts (stringSet)"
    ),
    (
      #""variations" : { "plural" : { "one" : { \#(unit("%lld A")) } } }"#,
      "missing plural variation 'other', which an overlay needs as its default"
    ),
    (
      #""variations" : { "plural" : { "other" : { \#(unit("A")) } } }"#,
      "an overlay can't choose a plural variation without a number in the texts or the key"
    ),
    (
      #""variations" : { "width" : { "other" : { \#(unit("A")) } } }"#,
      "an overlay can't hold variations by 'width'"
    ),
    (#"\#(unit("A")), "future" : true"#, "unknown member 'future'"),
  ]

  private static func unit(_ value: String) -> String {
    #""stringUnit" : { "state" : "translated", "value" : "\#(value)" }"#
  }

  @Test(arguments: unheld.indices)
  func catalogsThatAnOverlayCannotHold(_ index: Int) throws {
    let (localization, message) = Self.unheld[index]
    let catalog = """
      { "sourceLanguage" : "en", "strings" : {
        "Key one" : { "localizations" : { "en" : { \(localization) } } },
        "Key two" : { }
      }, "version" : "1.0" }
      """
    try imported(catalog) { (called: Called, folder: URL) throws in
      #expect(called.status == 1 && called.out.isEmpty && !FileManager.default.fileExists(atPath: folder.path))
      let lines = called.err.split(separator: "\n")
      #expect(lines[0].hasPrefix("A.xcstrings:2:"), "\(lines[0])")
      #expect(lines[0].hasSuffix(": error: 'Key one': " + message), "\(lines[0])")
      #expect(lines[1] == "error: 1 string of 2 can't be imported; pass --skip to leave it out")
      #expect(MessageStyleTests.faults(of: message) == [])
    }
    try imported(catalog, ["--skip"]) { (called: Called, folder: URL) throws in
      #expect(called.status == 0 && called.out == "Phrases/en.ftl: 1 message\n")
      #expect(called.err.contains(": warning: 'Key one': " + message))
      #expect(try text(folder, "en.ftl") == "# Xcode key: Key two\nkey-two = Key two\n")
    }
  }

  @Test func otherFormatsAreTold() throws {
    try imported(#"{"sourceLanguage": "en", "strings": {"Open": {}}, "version": "1.0"}"#) {
      (called: Called, _: URL) throws in
      #expect(called.status == 0)
      #expect(
        called.err
          == "note: 'A.xcstrings' isn't in Xcode's format, but its export will be\n")
    }
  }

  // MARK: Ids

  @Test(arguments: [
    ("open", "open"), ("Open", "open"), ("Hello, %@!", "hello"), ("%lld / %lld", "number-number"), ("%@", "text"),
    ("accessibility.tab-bar_title", "accessibility-tab-bar-title"), ("Don’t ask", "dont-ask"), ("Käse", "kase"),
    ("3 days", "text-3-days"), ("rating", "app-rating"), ("noun-book", "app-noun-book"), ("", "text"),
    ("保存", "text-629697"),
    ("One two three four five six seven eight nine", "one-two-three-four-five-six-seven-eight-c13109"),
  ])
  func idsComeFromKeys(_ key: String, _ id: String) {
    var ids = CatalogIDs([key], known: [:], reserved: ["rating"])
    #expect(ids.id(of: key) == id)
  }

  @Test func idsStay() {
    var ids = CatalogIDs(["Open", "open", "Open…"], known: [:], reserved: [])
    let first = ["Open", "open", "Open…"].map { ids.id(of: $0) }
    #expect(first[1] == "open" && Set(first).count == 3)
    // The ids of an earlier import stay, whatever is added.
    var later = CatalogIDs(["OPEN", "Open", "open"], known: ["Open": first[0], "open": "open"], reserved: [])
    #expect(["OPEN", "Open", "open"].map { later.id(of: $0) }.dropFirst() == [first[0], "open"])
  }

  @Test func importsDoNotReplaceByAccident() throws {
    try withFolder { folder in
      let file = folder.appending(path: "A.xcstrings")
      try Data(CatalogSamples.catalog.utf8).write(to: file)
      let words = ["import", file.path, "--into", folder.path]
      #expect(spoken(words).status == 0)
      let twice = spoken(words)
      #expect(
        twice.err.replacing(folder.path + "/", with: "")
          == "error: cannot write 'en.ftl': the file exists; pass --replace to replace it\n")
      #expect(twice.status == 1 && spoken(words + ["--replace"]).status == 0)
    }
  }

  @Test(arguments: [
    ("import", "missing argument '<catalog>'; expected a String Catalog, such as App.xcstrings"),
    ("import A.xcstrings", "missing option '--into'; expected the folder for the tables"),
    ("import A B --into C", "unexpected argument 'B'; to pass text with spaces, put it in quotes"),
    ("import A --inot B", "unknown option '--inot'; did you mean '--into'?"),
    ("export", "missing argument '<folder>'; expected the folder of an app's tables"),
    ("export --all", "unknown option '--all'; this command takes no options"),
  ])
  func wrongCallsAreTold(_ call: String, _ message: String) {
    let command = call.prefix { $0 != " " }
    #expect(
      spoken(call)
        == Called(err: "error: \(message)\nSee 'spoken help \(command)' for more information.\n", status: 2))
  }
}
