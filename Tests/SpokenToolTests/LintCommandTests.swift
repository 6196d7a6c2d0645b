// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenTool

/// `spoken lint` as it is called: what it prints, and how it ends.
struct LintCommandTests {
  private static let english = "# All is done.\n# Example: Done\ndone = done\n"

  /// Runs the command in a folder of its own; paths in what it prints are relative to it.
  private func run(
    _ arguments: [String],
    _ files: [String: String] = [
      "en/app.ftl": english, "en/number.ftl": "### Status: checked\n### Read: 2026-11-20, cold reader, en\n",
    ]
  ) throws -> (status: Int32, output: String, errors: String) {
    let result = try run(arguments, files, reading: [])
    return (result.status, result.output, result.errors)
  }

  /// Runs the command, and reads files after that.
  private func run(
    _ arguments: [String], _ files: [String: String], reading paths: [String]
  ) throws -> (status: Int32, output: String, errors: String, files: [String: String]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func url(_ path: String) -> URL { folder.appendingPathComponent("Locales").appendingPathComponent(path) }
    for (path, text) in files {
      try FileManager.default.createDirectory(
        at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url(path))
    }
    let words = arguments.map { $0.hasPrefix("Locales") ? "\(folder.path)/\($0)" : $0 }
    var output: [String] = []
    var errors: [String] = []
    let status = LintCommand.run(words[...], print: { output.append($0) }, printError: { errors.append($0) })
    func relative(_ lines: [String]) -> String {
      lines.joined(separator: "\n").replacingOccurrences(of: folder.path + "/", with: "")
    }
    var changed: [String: String] = [:]
    for path in paths { changed[path] = String(decoding: try Data(contentsOf: url(path)), as: UTF8.self) }
    return (status, relative(output), relative(errors), changed)
  }

  private static let bad = [
    "en/app.ftl": english, "en/number.ftl": "### Status: checked\n### Read: 2026-11-20, cold reader, en\n",
    "pl/app.ftl": "done = gotowe na 100%\n", "pl/number.ftl": "### Status: drafted\n",
    "de/app.ftl": "done = FERTIG\n",
    "de/number.ftl": "### Status: native-read\n### Read: 2026-11-20, native reader, de\n",
  ]
  private static let badLine =
    "Locales/pl/app.ftl:1:21: error: voices skip or misread '%'; write the word [symbol]"
  private static let warning =
    "Locales/de/app.ftl:1:8: warning: some voices spell 'FERTIG', which is all capitals; write it in lower case "
    + "[capitals]"

  @Test func cleanTablesEndWithNothing() throws {
    let result = try run(["Locales"])
    #expect(result == (0, "", "1 language checked: no findings"))
  }

  @Test func findingsEndWithOne() throws {
    #expect(try run(["Locales"], Self.bad) == (1, "\(Self.warning)\n\(Self.badLine)", "1 error, 1 warning"))
    #expect(try run(["--quiet", "Locales"], Self.bad) == (1, "", ""))
  }

  @Test func onePathIsOnePart() throws {
    #expect(try run(["Locales/pl/"], Self.bad) == (1, Self.badLine, "1 error"))
    #expect(try run(["Locales/pl/app.ftl"], Self.bad) == (1, Self.badLine, "1 error"))
    #expect(try run(["Locales/pl/number.ftl"], Self.bad) == (0, "", "1 language checked: no findings"))
  }

  @Test func warningsFailOnlyIfStrict() throws {
    #expect(try run(["Locales/de"], Self.bad) == (0, Self.warning, "1 warning"))
    #expect(try run(["Locales/de", "--strict"], Self.bad) == (1, Self.warning, "1 warning"))
  }

  @Test func jsonIsAnArray() throws {
    let result = try run(["--json", "Locales/pl"], Self.bad)
    #expect(result.status == 1)
    #expect(result.errors.isEmpty)
    #expect(
      result.output == """
        [
          {"file": "Locales/pl/app.ftl", "line": 1, "column": 21, "severity": "error", "rule": "symbol", \
        "message": "voices skip or misread '%'; write the word"}
        ]
        """)
    #expect(try run(["--json", "Locales"]) == (0, "[]", ""))
  }

  @Test func jsonIsEscaped() throws {
    let finding = LintFinding(file: "a\"b\\c", line: 1, column: 2, rule: .symbol, message: "x\ny\u{1}")
    let object = try JSONSerialization.jsonObject(with: Data(finding.json.description.utf8)) as? [String: Any]
    #expect(object?["file"] as? String == "a\"b\\c")
    #expect(object?["message"] as? String == "x\ny\u{1}")
  }

  @Test func statsAreATable() throws {
    let result = try run(["--stats", "Locales"], Self.bad.merging(["ar/number.ftl": "### Status: drafted\n"]) { $1 })
    #expect(
      result.output == """
        language  file        translated  own  generated  same  inherited  absent  status       read
        ar                             -    -          -     -          -       1  drafted      -
                  app.ftl              -    -          -     -          -       1               -
                  number.ftl           -    -          -     -          -       -               -
        de                             1    -          -     -          -       -  native-read  2026-11-20, native reader
                  app.ftl              1    -          -     -          -       -               2026-11-20, native reader
                  number.ftl           -    -          -     -          -       -               2026-11-20, native reader
        en                             1    -          -     -          -       -  checked      2026-11-20, cold reader
                  app.ftl              1    -          -     -          -       -               2026-11-20, cold reader
                  number.ftl           -    -          -     -          -       -               2026-11-20, cold reader
        pl                             1    -          -     -          -       -  drafted      -
                  app.ftl              1    -          -     -          -       -               -
                  number.ftl           -    -          -     -          -       -               -
        """)
    #expect(result.status == 0)
  }

  /// For one language, the table has only its files, followed by the missing messages.
  @Test(arguments: ["Locales/ar", "Locales/ar/number.ftl"])
  func statsOfOneLanguageNameWhatIsMissing(_ path: String) throws {
    let result = try run(["--stats", path], Self.bad.merging(["ar/number.ftl": "### Status: drafted\n"]) { $1 })
    #expect(
      result.output == """
        language  file        translated  own  generated  same  inherited  absent  status   read
        ar                             -    -          -     -          -       1  drafted  -
                  app.ftl              -    -          -     -          -       1           -
                  number.ftl           -    -          -     -          -       -           -
        absent from app.ftl:  done
        """)
  }

  // MARK: Corrections

  private static let careless = [
    "en/app.ftl": english + "# Nothing is left.\n# Example: Nothing\nnothing = nothing\n    .late = late\n",
    "en/number.ftl": "### Status: drafted\n",
    "en-GB/app.ftl": "# Here, too.\ndone = done\nnothing = nothing\n    .late = tardy\n",
    "pl/app.ftl": "\u{FEFF}# same, and so on\n# same\ndone = gotowe\t \r\nnothing = z\u{301}le  i\r\n\t.late = późno",
    "pl/number.ftl": "### Status: drafted  \n",
  ]

  /// `--fix` prints its corrections, and has nothing left to do when it runs again.
  @Test func correctionsAreSafe() throws {
    let first = try run(
      ["--fix", "Locales"], Self.careless, reading: ["en-GB/app.ftl", "pl/app.ftl", "pl/number.ftl"])
    #expect(first.files["en-GB/app.ftl"] == "nothing =\n    .late = tardy\n")
    #expect(first.files["pl/app.ftl"] == "# same, and so on\ndone = gotowe\nnothing = źle i\n    .late = późno\n")
    #expect(first.files["pl/number.ftl"] == "### Status: drafted\n")
    #expect(
      first.output.split(separator: "\n").map { $0.split(separator: " ").last.map(String.init) ?? "" }.sorted() == [
        "[byte-order-mark]", "[decomposed]", "[double-space]", "[idle-mark]", "[last-line]", "[line-ending]",
        "[same-as-parent]", "[same-as-parent]", "[syntax]", "[trailing-space]", "[trailing-space]",
      ])
    #expect(first.output.split(separator: "\n").allSatisfy { $0.contains(": fixed: ") })
    let second = try run(["--fix", "Locales"], Self.careless.merging(first.files) { $1 })
    #expect(second == (0, "", "3 languages checked: no findings"))
  }

  /// `--fix` never changes words or generated files, and only changes files below the path.
  @Test func correctionsKeepWordsAndGeneratedFiles() throws {
    let files = [
      "en/app.ftl": Self.english, "en/number.ftl": "### Status: drafted\n", "pl/number.ftl": "### Status: drafted\n",
      "pl/app.ftl": "done = gotowe \"100%\"\n", "pl/cldr.ftl": "### Generated by a script. \n\nunit-x = z\u{301} \n",
      "de/app.ftl": "done = fertig \n", "de/number.ftl": "### Status: drafted\n",
    ]
    let result = try run(["--fix", "--quiet", "Locales/pl"], files, reading: Array(files.keys))
    #expect(result.files == files)
    #expect(result.status == 1)
  }

  @Test func namesOfCLDRAreComparedOnRequest() throws {
    let files = [
      "cldr.tsv": "# CLDR\npl\tmonth-may\tmaj\tmaja\npl\tmonth-june\tczerwiec\n",
      "en/number.ftl": "### Status: drafted\n",
      "en/app.ftl":
        "# Heard in dates.\n# Example: May\nmonth-may = May\n# Heard in dates.\n# Example: June\nmonth-june = June\n",
      "pl/app.ftl": "month-may = Maja\nmonth-june = lipiec\n", "pl/number.ftl": "### Status: drafted\n",
    ]
    #expect(try run(["Locales/pl"], files).output == "")
    let result = try run(["--cldr", "Locales/pl"], files)
    #expect(
      result.output
        == "Locales/pl/app.ftl:2:1: note: correct 'lipiec', which is 'czerwiec' in CLDR, or write '# accepted: cldr-name' above "
        + "'month-june' [cldr-name]")
    #expect(result.status == 0)
  }

  /// Words of phrases and states are counted by themselves.
  @Test func statsTellWordsOfALanguageByThemselves() throws {
    let pl = "word-one = jeden\nadjective-new = nowe\nhelper = raz\ndone = gotowe { helper }\n"
    let output = try run(["--stats", "Locales"], ["en/app.ftl": Self.english, "pl/app.ftl": pl]).output
    #expect(output.contains("          app.ftl           1    3"), "\(output)")
  }

  /// The status is the app's own, or none.
  @Test func statsOfAnOverlayShowItsOwnStatus() throws {
    let files = ["en.ftl": Self.english, "pl.ftl": "### Status: drafted\ndone = gotowe\n"]
    #expect(
      try run(["--overlay", "--stats", "Locales"], files).output == """
        language  file    translated  own  generated  same  inherited  absent  status   read
        en                         1    -          -     -          -       -  -        -
                  en.ftl           1    -          -     -          -       -           -
        pl                         1    -          -     -          -       -  drafted  -
                  pl.ftl           1    -          -     -          -       -           -
        """)
  }

  @Test(arguments: [
    (["--jsn"], "error: unknown option '--jsn'; did you mean '--json'?\nSee 'spoken help lint' for more information."),
    (
      ["Locales/xx"],
      "error: cannot find 'Locales/xx'; pass a folder of languages, a language, or a file, such as Locales or Locales/pl"
    ),
  ])
  func wrongCallsEndWithTwo(_ arguments: [String], _ expected: String) throws {
    #expect(try run(arguments) == (2, "", expected))
  }

  @Test func rulesFitATerminal() throws {
    let result = try run(["--rules"])
    #expect(result.output.split(separator: "\n").count == LintRule.allCases.count)
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
    #expect(try run(["--help"]).output == LintCommand.usage)
  }

  // MARK: An app's own phrases

  @Test(arguments: [["en/app.ftl", "pl/app.ftl"], ["en.ftl", "pl.ftl"]])
  func overlaysAreHeldToTheirSource(_ paths: [String]) throws {
    let files = [
      paths[0]:
        "parcels = { $n ->\n    [one] { $n } parcel\n   *[other] { $n } parcels\n}\nbye = bye\nprogress-made = ready\n",
      paths[1]: "parcels = { $m ->\n    [one] { $m } paczka\n   *[other] { $m } paczki\n}\nprogress-made = { minus }\n",
    ]
    let result = try run(["--overlay", "Locales"], files)
    let path = "Locales/\(paths[1])"
    #expect(
      result.output == """
        \(path):1:1: error: missing message 'bye'; in en: bye [missing-message]
        \(path):1:13: error: unknown argument '$m' in 'parcels'; expected one of $n [undeclared-argument]
        \(path):1:13: error: missing variant [few] in 'parcels' (2, 3, 4, 22) [missing-plural]
        \(path):1:13: error: missing variant [many] in 'parcels' (0, 5, 6, 7) [missing-plural]
        \(path):5:19: error: 'minus' requires '$amount', which 'progress-made' does not have \
        [undeclared-argument]
        """)
    #expect(result.status == 1)
  }

  @Test func overlaysHaveTheLanguagesOfTheOthers() throws {
    let files = ["A/en.ftl": "a = b\n", "A/pl.ftl": "a = c\n", "B/en.ftl": "a = b\n", "C/german.ftl": "a = b\n"]
    let result = try run(["--overlay", "--languages", "en,fr", "Locales/A", "Locales/B"], files)
    #expect(
      result.output == """
        Locales/A:1:1: warning: missing language 'fr': --languages lists it; add fr.ftl [missing-language]
        Locales/B:1:1: warning: missing language 'fr': --languages lists it; add fr.ftl [missing-language]
        Locales/B:1:1: warning: missing language 'pl': 'Locales/A' has it; add pl.ftl [missing-language]
        """)
    #expect(result.status == 0)
    #expect(
      try run(["--overlay", "Locales/C"], files).output
        == "Locales/C/german.ftl:1:1: error: 'german.ftl' is not named by language; rename the file to de.ftl [file-name]"
    )
    // A folder of an app's files, taken for one language of the library.
    #expect(
      try run(["Locales/A"], files).output.hasPrefix(
        """
        Locales/A/en.ftl:1:1: error: 'A' is not named by language; rename the folder to its language tag, such as de, \
        or pass --overlay for an app's own phrases [file-name]
        """))
    #expect(
      try run(["--languages", "en,,de"], files)
        == (2, "", "error: invalid value for '--languages'; expected language tags, such as de,en,pl"))
  }
}
