// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextAudit
import Testing

@testable import SpokenTool

/// `spoken audit` as it is called: what it reads, what it prints, and how it ends.
@Suite struct AuditCommandTests {
  private static let button =
    "'button' repeats the role; remove it: 'Delete'"

  @Test func textsAreAudited() {
    #expect(
      spoken(["audit", "--as", "label", "Delete button", "Save"])
        == Called(
          out: "1:8: error: label: \(Self.button) [role-word]\n", err: "2 texts checked: 1 error\n", status: 1))
    #expect(spoken(["audit", "Delete photo"]) == Called(err: "1 text checked: no findings\n"))
    #expect(
      spoken(["audit", "--locale", "pl", "--as=hint", "Przesuń w lewo, aby usunąć"]).out.hasPrefix(
        "1:1: warning: hint: 'Przesuń w lewo' asks for a swipe"))
  }

  @Test func onlyErrorsFail() {
    #expect(spoken(["audit", "Tap here"]).status == 0)
    #expect(spoken(["audit", "--strict", "Tap here"]).status == 1)
    #expect(spoken(["audit", "--strict", "--disable", "generic-label", "Tap here"]).status == 0)
    #expect(spoken(["audit", "--strict", "New 🎉"]).status == 0)
    #expect(spoken(["audit", "--as", "label", "ic_arrow_back"]).status == 0)
    #expect(spoken(["audit", "--as", "hint", "Double tap to open the photo"]).status == 1)
  }

  @Test func linesAndElementsAreRead() throws {
    let lines = """
      Tap here

      {"label": "Volume", "traits": ["adjustable"], "name": "volume"}
      {"label": {"text": "Maya", "spans": []}, "actions": ["Share", {"id": "s", "name": {"text": "Share"}}], "screen": "a"}
      {"label": "A", "identifier": "x", "screen": "b"}
      {"label": "B", "hint": "Deletes it", "identifier": "x", "screen": "b", "language": "en"}
      """
    let called = try audit(["a.jsonl"], ["a.jsonl": lines])
    #expect(
      called.out.split(separator: "\n").map { $0.split(separator: " ").last.map(String.init) ?? "" }
        == ["[generic-label]", "[missing-value]", "[same-actions]", "[duplicate-identifier]"])
    #expect(
      called.out.split(separator: "\n").map { $0.prefix(10) } == [
        "a.jsonl:1:", "a.jsonl:3:", "a.jsonl:4:", "a.jsonl:6:",
      ])
    #expect(called.status == 0)
  }

  /// Two screens of the same name are two, in other files and in other languages.
  @Test func screensAreOfAFileAndALanguage() throws {
    let english = #"{"label": "Delete", "traits": ["button"], "identifier": "x", "screen": "a"}"#
    let polish = #"{"label": "Przycisk Usuń", "identifier": "x", "screen": "a", "language": "pl"}"#
    let called = try audit(["a.jsonl", "b.jsonl"], ["a.jsonl": "\(english)\n\(polish)", "b.jsonl": english])
    #expect(called.out.hasPrefix("a.jsonl:2:1: error: label: 'Przycisk' repeats the role"), "\(called.out)")
    #expect(called.err == "3 texts checked: 1 error\n")
  }

  /// A field that holds nothing has an empty value; a slider never has.
  @Test func valuesAndHintsMayBeEmpty() throws {
    let lines = """
      {"label": "Name", "value": "", "hint": ""}
      {"label": "Volume", "value": " ", "traits": ["adjustable"]}
      {"label": "", "value": "", "traits": ["button"]}
      """
    let called = try audit(["a.jsonl"], ["a.jsonl": lines])
    #expect(
      called.out.split(separator: "\n").map { $0.split(separator: " ").last.map(String.init) ?? "" }
        == ["[missing-value]", "[empty-label]"], "\(called.out)")
  }

  // MARK: Xcode's files

  private static let strings = #"""
    /* VoiceOver label of the button that deletes */
    "photo.delete" = "Delete button";
    // Accessibility hint
    "photo.hint" = "Tap to open %@";
    "count" = "%1$lld of %2$lld %%";
    "title" = "Say \"hi\" \U00e9\n";
    bare = "ic_arrow_back"; /* no comment, "quoted" = */
    "empty" = "";
    "key alone";

    """#

  private static let stringsFindings = [
    "en.lproj/L.strings:2:19: error: label: \(button) (photo.delete) [role-word]",
    "en.lproj/L.strings:4:17: error: hint: 'Tap' names a gesture; describe the result, such as 'Opens details' (photo.hint) "
      + "[gesture-in-hint]",
    "en.lproj/L.strings:7:9: note: 'ic_arrow_back' is a name from the code; translate the key, or label the image "
      + "(bare) [code-name]",
  ]

  @Test func stringsAreRead() throws {
    let called = try audit(["en.lproj/L.strings"], ["en.lproj/L.strings": Self.strings])
    #expect(called.out.split(separator: "\n").map(String.init) == Self.stringsFindings)
    #expect(called.err == "6 texts checked: 2 errors, 1 note\n")
    let few = try audit(["--accessibility", "en.lproj/L.strings"], ["en.lproj/L.strings": Self.strings])
    #expect(few.err == "2 texts checked: 2 errors\n")
  }

  @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian], [true, false])
  func everyEncodingIsRead(_ encoding: String.Encoding, _ hasMark: Bool) throws {
    let data = try #require(((hasMark ? "\u{FEFF}" : "") + Self.strings).data(using: encoding))
    let called = try audit(["en.lproj/L.strings"], data: ["en.lproj/L.strings": data])
    #expect(called.out.split(separator: "\n").map(String.init) == Self.stringsFindings)
  }

  @Test func theFolderNamesTheLanguage() throws {
    #expect(AuditReader.language(of: "App/pt-BR.lproj/A.strings") == "pt-BR")
    #expect(AuditReader.language(of: "App/zh_Hant.lproj/A.strings") == "zh-Hant")
    #expect(AuditReader.language(of: "App/Base.lproj/A.strings") == nil)
    let called = try audit(["pl.lproj/A.strings"], ["pl.lproj/A.strings": "accessibilityLabel = \"Przycisk Wyślij\";"])
    #expect(called.out.contains("'Przycisk' repeats the role; remove it (accessibilityLabel)"))
    // Apps use the macrolanguage for Norwegian Bokmål.
    let norwegian = try audit(["no.lproj/A.strings"], ["no.lproj/A.strings": "accessibilityLabel = \"Slett-knapp\";"])
    #expect(!norwegian.err.contains("no words"), "\(norwegian.err)")
  }

  /// The strings before a fault, and those after a missing semicolon, are still audited.
  @Test(arguments: [
    ("\"a\" = \"b\"", "1:10: error: expected ';' after the value", 1),
    ("\"a\" = \"b\"\n\"accessibility.c\" = \"Delete button\";", "1:10: error: expected ';' after the value", 2),
    ("\"a\" = \"b\";\n\"a\" = ;", "2:7: error: expected a string in double quotes; the rest of the file is skipped", 1),
    ("\n\"a", "2:1: error: unterminated string; the rest of the file is skipped", 0),
    ("/* a", "1:1: error: unterminated comment; the rest of the file is skipped", 0),
  ])
  func brokenStringsAreReported(_ text: String, _ message: String, _ count: Int) throws {
    let called = try audit(["a.strings"], ["a.strings": text])
    #expect(called.err.hasPrefix("a.strings:\(message)\n\(counted(count, "text")) checked: "), "\(called.err)")
    #expect(called.err.hasSuffix("1 not read\n") && called.status == 3)
    #expect(called.out.contains("role-word") == (count == 2))
  }

  private static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : { },
        "Delete button" : { "comment" : "Accessibility label" },
        "posts %lld" : {
          "comment" : "VoiceOver value",
          "localizations" : {
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Beitrag" } },
              "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld  Beiträge" } } } } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "%lld posts" } },
            "pl" : { "stringUnit" : { "state" : "new", "value" : "ic_arrow_back" } }
          }
        },
        "brand" : { "shouldTranslate" : false }
      },
      "version" : "1.0"
    }
    """#

  @Test func catalogsAreRead() throws {
    let called = try audit(["L.xcstrings"], ["L.xcstrings": Self.catalog])
    #expect(
      called.out.split(separator: "\n").map(String.init) == [
        "L.xcstrings:5:23: error: label: \(Self.button) (Delete button) [role-word]",
        "L.xcstrings:5:23: warning: 3 strings of de, pl are missing; to list each, pass '--enable missing-translation' "
          + "[missing-translation]",
        "L.xcstrings:11:76: warning: value: '  ' is left over from a blank part; remove the separator with the part: "
          + "'%@ Beiträge' (posts %lld [other]) [blank-part]",
        "L.xcstrings:12:69: warning: value: '%@ posts' has one form for every number; use plural forms, as in a string "
          + "catalog (posts %lld) [fixed-plural]",
      ])
    #expect(called.err == "4 texts checked: 1 error, 3 warnings\n")
    #expect(
      try audit(["--languages", "en", "L.xcstrings"], ["L.xcstrings": Self.catalog]).err
        == "2 texts checked: 1 error, 1 warning\n")
    let broken = try audit(["L.xcstrings"], ["L.xcstrings": "{\n  \"strings\": nothing\n}"])
    #expect(broken.err.hasPrefix("L.xcstrings:2:14: error: expected null\n") && broken.status == 3)
    for text in ["[]", "{}", "{\"strings\": []}"] {
      let called = try audit(["L.xcstrings"], ["L.xcstrings": text])
      #expect(called.err.hasPrefix("L.xcstrings:1:1: error: missing key 'strings'; expected a string catalog\n"))
      #expect(called.status == 3)
    }
    let polish = spoken(["audit", "--languages", "en", "--locale", "pl", "Zapisz plik"])
    #expect(polish.err == "1 text checked: no findings\n")
  }

  @Test func stringsAreComparedWithTheEnglish() throws {
    let english = "\"a\" = \"Clear search field\";\n\"b\" = \"QR Code\";\n\"c\" = \"Add avatar\";"
    let german = "\"a\" = \"Clear search field\";\n\"b\" = \"QR Code\";\n\"c\" = \"Bild hinzufügen\";"
    let files = ["de.lproj/A.strings": german, "en.lproj/A.strings": english]
    let called = try audit(["de.lproj/A.strings"], files)
    #expect(
      called.out == "de.lproj/A.strings:1:8: warning: 1 string of de is in another language; "
        + "to list each, pass '--enable other-language' [other-language]\n")
    #expect(
      try audit(["--enable", "other-language", "de.lproj/A.strings"], files).out
        == "de.lproj/A.strings:1:8: warning: 'Clear search field' is in another language; "
        + "translate it, or mark its language (a) [other-language]\n")
    #expect(try audit(["en.lproj/A.strings"], files).out.isEmpty)
    #expect(try audit(["de.lproj/A.strings"], ["de.lproj/A.strings": german]).out.isEmpty)
  }

  @Test func catalogsAreComparedWithTheirSource() throws {
    func unit(_ text: String) -> String { #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"# }
    let catalog = """
      { "sourceLanguage" : "en", "strings" : {
        "Remove password" : { "localizations" : { "de" : \(unit("Remove password")), "fr" : \(unit("Retirer")) } },
        "key" : { "localizations" : { "en" : \(unit("Select all")), "de" : \(unit("Select all")) } }
      } }
      """
    let called = try audit(
      ["--enable", "other-language", "--disable", "missing-translation", "L.xcstrings"], ["L.xcstrings": catalog])
    #expect(called.out.split(separator: "\n").map { $0.prefix(14) } == ["L.xcstrings:2:", "L.xcstrings:3:"])
    #expect(called.out.split(separator: "\n").allSatisfy { $0.hasSuffix("[other-language]") })
  }

  /// Merges leave the same key twice, and keys that the code has no more.
  @Test func catalogsWithTwinsAreRead() throws {
    let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "ic_arrow_back" } }"#
    let catalog = """
      { "sourceLanguage" : "en", "strings" : {
        "a" : { "localizations" : { "en" : \(unit) } },
        "old_key" : { "extractionState" : "stale" },
        "a" : { }
      } }
      """
    let called = try audit(["L.xcstrings"], ["L.xcstrings": catalog])
    #expect(called.out.hasPrefix("L.xcstrings:2:") && called.out.hasSuffix("(a) [code-name]\n"))
    #expect(called.err == "1 text checked: 1 note\n")
  }

  /// A string that is its own key has its text in the `.stringsdict`.
  @Test func keysOfPluralsAreLeftOut() throws {
    let strings =
      "/* in the stringsdict */\n\"number.of.tabs\" = \"number.of.tabs\";\n\"a.b.c\" = \"a.b.c\";\n\"a\" = \"B\";"
    let plurals = "<plist><dict><key>a.b.c</key><dict/></dict></plist>"
    let called = try audit(["en.lproj/A.strings"], ["en.lproj/A.strings": strings, "en.lproj/A.stringsdict": plurals])
    #expect(called == Called(err: "1 text checked: no findings\n"))
  }

  @Test(
    arguments: [
      ("photo.accessibility.hint", "VoiceOver label", .hint), ("Prints a label", "VoiceOver accessibility hint", .hint),
      ("Create Announcement", "Accessibility label", .label), ("Use accessibility settings", "", nil),
      ("symptom_card_accessibility_label %@ %@", "", .label), ("Delete", "VoiceOver", .label), ("Delete", "", nil),
      ("Tap to hide hints", "Accessibility value", .value),
    ] as [(String, String, LabelAudit.Part?)])
  func partsAreTold(_ key: String, _ comment: String, _ part: LabelAudit.Part?) {
    #expect(StringTemplate.part(key: key, comment: comment) == part)
  }

  @Test(arguments: [
    ("%@ of %1$lld", "\u{FFFC} of \u{FFFC}"), ("100%%", "100\u{FFFC}"), ("%#@items@ left", "\u{FFFC} left"),
    ("{name} and {{count}}", "\u{FFFC} and \u{FFFC}"), ("${x} #{y}", "\u{FFFC} \u{FFFC}"), ("50% of", "50% of"),
    ("{", "{"), ("{}", "{}"), ("{{{ a", "{{{ a"), ("{{ {{b}}", "{{ \u{FFFC}"), ("${{", "${{"),
    ("%arg", "\u{FFFC}"), ("%", "%"), ("%5.2f", "\u{FFFC}"),
  ])
  func placeholdersAreFilled(_ text: String, _ filled: String) {
    #expect(StringTemplate.filled(text) == filled)
  }

  // MARK: Goldens

  @Test func goldensAreRead() throws {
    let table = """
      # Golden file for pl, a.
      delete · label\tPrzycisk Usuń
      delete · traits\tbutton, selected
      delete · action share\tUdostępnij
      delete · action copy\tUdostępnij
      delete · identifier\tx
      done · announcement\tGotowe
      spelled\tKod ABEDI\tspelled: ABEDI

      """
    let called = try audit(["pl/a.tsv"], ["pl/a.tsv": table])
    #expect(
      called.out.split(separator: "\n").map { $0.prefix { $0 != " " } } == ["pl/a.tsv:2:16:", "pl/a.tsv:5:22:"])
    #expect(called.err == "3 texts checked: 1 error, 1 warning\n")
    #expect(try audit(["pl/a.tsv"], ["pl/a.tsv": table.replacing("\n", with: "\r\n")]) == called)
    #expect(
      try audit(["a.tsv"], ["a.tsv": "nothing"]).err.hasPrefix(
        "a.tsv:1:1: error: invalid row in a golden table; expected a key, a tab, and a phrase; the row is skipped\n"))
  }

  /// The screens of the examples, which follow guides of their own. What is found in them is meant there.
  @Test func theExamplesAreClean() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/Tests/ExamplesTests/Golden")
    let files = try #require(FileManager.default.subpaths(atPath: root.path)).filter { $0.hasSuffix(".tsv") }
    #expect(files.count > 100)
    // They say gestures, as their guides do.
    let called = spoken(
      ["audit", "--format", "json", "--disable", "gesture-in-hint,missing-heading"] + files.map { "\(root.path)/\($0)" }
    )
    let found = try Self.findings(called)
    let rows = found.map { finding -> String in
      let file = (finding["file"] as? String)?.split(separator: "/") ?? []
      return "\(file.suffix(3).first ?? "")/\(file.last ?? ""): \(finding["rule"] as? String ?? "")"
    }
    #expect(Set(rows) == Self.accepted)
  }

  private static let accepted: Set<String> = [
    // In Hindi an illustration is a picture.
    "elderly-care/other-task-details.tsv: role-word",
    // The name of a child is the same in all languages.
    "family-allowance/analytics.tsv: same-in-all-languages",
  ]

  // MARK: Forms of output

  /// The findings in the output as JSON.
  private static func findings(_ called: Called) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(called.out.utf8)) as? [String: Any]
    return try #require(object?["findings"] as? [[String: Any]])
  }

  @Test func jsonHasTheCountsAndTheFindings() throws {
    let called = spoken(["audit", "--format", "json", "--as", "label", "Delete button", "Save"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(called.out.utf8)) as? [String: Any])
    for (name, count) in [("checked", 2), ("errors", 1), ("warnings", 0), ("notes", 0), ("accepted", 0)] {
      #expect(object[name] as? Int == count, "\(name)")
    }
    let found = try Self.findings(called)
    #expect(found.count == 1)
    #expect(found[0]["rule"] as? String == "role-word")
    #expect(found[0]["column"] as? Int == 8 && found[0]["endColumn"] as? Int == 14)
    #expect(found[0]["replacement"] as? String == "Delete")
    #expect(try Self.findings(spoken(["audit", "--format", "json", "Delete"])).isEmpty)
  }

  @Test func annotationsAreEscaped() throws {
    let called = try audit(
      ["--format", "github", "en.lproj/a,b.strings"],
      ["en.lproj/a,b.strings": "\"a\" = \"100% of\";\n\"accessibility.a\" = \"A 50% button\";"])
    #expect(
      called.out
        == "::error file=en.lproj/a%2Cb.strings,line=2,col=22,endColumn=34,title=role-word::'button' repeats the role; "
        + "remove it: 'A 50%25' (accessibility.a)\n")
    #expect(spoken(["audit", "--format", "github", "New 🎉"]).out.hasPrefix("::notice title=emoji::'🎉' is read"))
  }

  /// The properties that the schema of SARIF 2.1.0 requires, with the types and values that it gives them.
  @Test func sarifHasTheStructureOfItsSchema() throws {
    let called = try audit(["--format", "sarif", "a b.strings"], ["a b.strings": Self.strings])
    let log = try #require(try JSONSerialization.jsonObject(with: Data(called.out.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1 && runs[0]["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "spoken audit" && driver["version"] as? String == AuditOutput.version)
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == LabelAudit.Rule.allCases.map(\.id))
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect(((rule[key] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      }
      #expect((rule["helpUri"] as? String)?.hasPrefix("https://") == true)
      let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
      #expect(["note", "warning", "error"].contains(level))
    }
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    #expect(results.count == 3)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["note", "warning", "error"].contains(result["level"] as? String))
      #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      let locations = try #require(result["locations"] as? [[String: Any]])
      let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
      let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
      #expect(uri.hasSuffix("a%20b.strings") && URL(string: uri) != nil)
      let region = try #require(place["region"] as? [String: Int])
      #expect(region["startLine"] ?? 0 >= 1 && region["startColumn"] ?? 0 >= 1)
      #expect(region["endColumn"] ?? 0 > region["startColumn"] ?? 0)
      let fingerprints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(fingerprints["spokenAudit/v1"]?.hasSuffix(":1") == true)
      let key = try #require((result["properties"] as? [String: String])?["key"])
      let logical = try #require(locations.first?["logicalLocations"] as? [[String: String]])
      #expect(!key.isEmpty && logical.first?["name"] == key)
    }
    #expect(AuditOutput.uri("Ä b/c.strings") == "%C3%84%20b/c.strings")
  }

  // MARK: Calls

  @Test func rulesAreListed() {
    let called = spoken("audit --rules")
    let lines = called.out.split(separator: "\n")
    #expect(called.status == 0 && lines.count == LabelAudit.Rule.allCases.count * 4)
    #expect(lines.allSatisfy { $0.count <= 120 })
    #expect(spoken("audit --help") == spoken("help audit"))
    #expect(AuditCommand.usage.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: [
    ("--formt json", "unknown option '--formt'; did you mean '--format'?"),
    ("--format xml", "unknown value 'xml' for '--format'; expected one of text, json, sarif, github"),
    ("--disable role-wrd", "unknown value 'role-wrd' for '--disable'; did you mean 'role-word'?"),
    ("--as button", "unknown value 'button' for '--as'; expected one of label"),
    ("--strict=no", "unexpected value for '--strict'"),
    ("--accessibility=no", "unexpected value for '--accessibility'"),
    ("--locale", "missing value for '--locale'"), ("--locale !", "invalid language tag '!' for '--locale'"),
  ])
  func wrongCallsAreToldOf(_ words: String, _ message: String) {
    let called = spoken("audit " + words)
    #expect(called.status != 0 && called.out.isEmpty && called.err.contains(message), "\(called.err)")
  }

  /// All files with an app's texts are read.
  @Test func foldersAreAudited() throws {
    let text = "\"accessibility.a\" = \"Delete button\";"
    let files = [
      "App/en.lproj/A.strings": text, "App/Pods/A.strings": text, "App/.build/A.strings": text, "App/a.json": "[1]",
      "App/View.swift": "Text(\"\").accessibilityLabel(\"Share button\")", "Empty/a.json": "[1]",
    ]
    let called = try audit(["App"], files)
    #expect(
      called.out.split(separator: "\n").map { String($0.prefix { $0 != ":" }) } == [
        "App/View.swift", "App/en.lproj/A.strings",
      ], "\(called)")
    let empty = try audit(["Empty"], files)
    #expect(empty.status == 3 && empty.err.contains("no file in this folder has one of the endings"), "\(empty)")
  }

  @Test func missingFilesAreReported() {
    #expect(spoken("audit none.strings").err.contains("cannot read 'none.strings'"))
    #expect(spoken("audit none.strings").status == 3)
    #expect(spoken(["audit", "Open none.strings"]).err == "1 text checked: no findings\n")
    #expect(spoken("audit labels.txt").status == 3)
    #expect(spoken("audit none.txet").err.hasPrefix("warning: 'none.txet' is checked as a text, because no file"))
    #expect(spoken("audit nofolder").err.hasPrefix("warning: 'nofolder' is checked as a text, because no file"))
    #expect(spoken("audit --as label Delete").err == "1 text checked: no findings\n")
    let folder = NSTemporaryDirectory()
    #expect(spoken(["audit", folder + "/none"]).err.contains("cannot read"))
    #expect(spoken("audit none.ftl").err.contains("it is a table; check it with 'spoken lint'"))
    #expect(spoken(["audit", "--", "--rules"]).err.hasSuffix("1 text checked: no findings\n"))
  }
}
