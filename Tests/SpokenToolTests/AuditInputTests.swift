// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextAudit
import Testing

@testable import SpokenTool

/// The files that `spoken audit` reads, and what it does with those that it can't read.
@Suite struct AuditInputTests {
  private static let good = "\"accessibility.a\" = \"Delete button\";"

  // MARK: Troubles

  /// A file that can't be read hides no finding of the other files.
  @Test(arguments: [
    ("b.strings", "<?xml version=\"1.0\"?><plist><dict>", "b.strings:"),
    ("b.jsonl", "{\"label\": \"A\"", "b.jsonl:1:1: error: invalid JSON at byte 14"),
    ("b.xcstrings", "{", "b.xcstrings:"), ("b.xliff", "<html/>", "b.xliff:1:1: error: expected an XLIFF document"),
    ("b.stringsdict", "nothing", "b.stringsdict:"),
    ("b.storyboard", "<html/>", "b.storyboard:1:1: error: expected a file"),
  ])
  func unreadableFilesAreSkipped(_ name: String, _ text: String, _ message: String) throws {
    let called = try audit([name, "en.lproj/a.strings"], [name: text, "en.lproj/a.strings": Self.good])
    #expect(rules(called) == ["role-word"] && called.status == 3)
    #expect(called.err.hasPrefix(message) && called.err.contains(" error: "), "\(called.err)")
  }

  @Test func linesThatAreNoElementsAreTexts() throws {
    let lines =
      "\u{FEFF}Tap here\n{count} cups\n[to be deleted]\n{\"label\": \"Delete button\", \"frame\": [1]}\n{\"label\": }"
    let called = try audit(["--as", "label", "a.txt"], ["a.txt": lines])
    #expect(rules(called) == ["generic-label", "placeholder", "generic-label", "role-word"], "\(called.out)")
    #expect(called.err.contains("a.txt:4:1: warning: unknown key 'frame'; it is ignored\n"))
    #expect(called.err.contains("a.txt:5:1: error: invalid JSON") && called.err.contains("the element is skipped"))
    #expect(called.err.hasSuffix("4 texts checked: 1 error, 2 warnings, 1 note, 1 not read\n"), "\(called.err)")
    #expect(called.status == 3)
    let misspelled = try audit(["a.jsonl"], ["a.jsonl": "{\"lable\": \"A\"}"])
    #expect(misspelled.err.hasPrefix("a.jsonl:1:1: error: unknown key 'lable'; did you mean 'label'?\n"))
    #expect(misspelled.status == 3)
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian], [true, false])
  func textsInUTF16AreRead(_ encoding: String.Encoding, _ hasMark: Bool) throws {
    let data = try #require(((hasMark ? "\u{FEFF}" : "") + "Delete button\nSave").data(using: encoding))
    let called = try audit(["--as", "label", "a.txt"], data: ["a.txt": data])
    #expect(called.out.hasPrefix("a.txt:1:8: error") && called.err == "2 texts checked: 1 error\n")
    let latin = try audit(["a.txt"], data: ["a.txt": Data([0x41, 0xE9, 0x42])])
    #expect(latin.status == 3 && latin.err.contains("'a.txt' is not UTF-8 text"))
  }

  @Test(arguments: [
    "[{\"label\": \"Delete button\"}, {\"label\": \"Save\"}]",
    "[\n  {\n \"label\": \"Delete button\"\n},\n{\"label\": \"A }\"}]",
  ])
  func arraysOfElementsAreRead(_ text: String) throws {
    let called = try audit(["a.jsonl"], ["a.jsonl": text])
    #expect(rules(called) == ["role-word"] && called.err == "2 texts checked: 1 error\n", "\(called)")
  }

  @Test func languagesWithoutWordsAreNamed() {
    let called = spoken(["audit", "--locale", "af", "--as", "label", "Knoppie"])
    #expect(called.err.hasPrefix("warning: no words for 'af'; these rules were not checked: generic-label, "))
    #expect(called.status == 0)
  }

  // MARK: Tables

  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>accessibility.a</key>
      <string>Delete button</string>
      <key>b</key>
      <string>Save &amp; close</string>
    </dict>
    </plist>
    """

  @Test func propertyListsAreRead() throws {
    let xml = try audit(["en.lproj/a.strings"], ["en.lproj/a.strings": Self.list])
    #expect(xml.out.hasPrefix("en.lproj/a.strings:6:") && rules(xml) == ["role-word"], "\(xml.out)")
    #expect(xml.err == "2 texts checked: 1 error\n")
    let strings = ["accessibility.a": "Delete button", "b": "Save"]
    let binary = try PropertyListSerialization.data(fromPropertyList: strings, format: .binary, options: 0)
    let called = try audit(["en.lproj/a.strings"], data: ["en.lproj/a.strings": binary])
    #expect(rules(called) == ["role-word"] && called.err == "2 texts checked: 1 error\n")
  }

  private static let plurals = """
    <plist version="1.0"><dict>
      <key>accessibility.photos.hint</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%@: %#@photos@</string>
        <key>photos</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>Tap to open %d photo</string>
          <key>other</key><string>Opens %d photos</string>
        </dict>
      </dict>
    </dict></plist>
    """

  @Test func eachFormOfAPluralIsRead() throws {
    let called = try audit(["en.lproj/a.stringsdict"], ["en.lproj/a.stringsdict": Self.plurals])
    #expect(rules(called) == ["gesture-in-hint"] && called.out.contains("(accessibility.photos.hint [one])"))
    #expect(
      called.out.hasPrefix("en.lproj/a.stringsdict:9:") && called.err == "2 texts checked: 1 error\n", "\(called)")
  }

  @Test func translationsInXLIFFAreRead() throws {
    let xliff = """
      <?xml version="1.0"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="A.strings" source-language="en" target-language="de" datatype="plaintext"><body>
      <trans-unit id="a"><source>Delete photo</source><target>Schaltfläche Löschen</target><note>VoiceOver label</note></trans-unit>
      <trans-unit id="b"><source>Clear search field</source><target>Clear search field</target><note>VoiceOver label</note></trans-unit>
      <trans-unit id="c"><source>Delete all</source></trans-unit>
      </body></file></xliff>
      """
    let called = try audit(["a.xliff"], ["a.xliff": xliff])
    #expect(rules(called) == ["role-word", "other-language", "missing-translation"], "\(called.out)")
    #expect(called.out.split(separator: "\n").map { $0.prefix(10) } == ["a.xliff:4:", "a.xliff:5:", "a.xliff:6:"])
  }

  @Test func missingTranslationsAreFound() throws {
    let files = [
      "de.lproj/A.strings": "\"a\" = \"Eins\";",
      "en.lproj/A.strings": "\"a\" = \"One\"; \"b\" = \"Two\"; \"c\" = \"%@\";",
    ]
    let called = try audit(["de.lproj/A.strings"], files)
    #expect(called.out.hasPrefix("de.lproj/A.strings:1:1: warning: 1 string of de is missing"), "\(called.out)")
    let each = try audit(["--enable", "missing-translation", "de.lproj/A.strings"], files)
    #expect(each.out.contains("missing translation; translate the string (b) [missing-translation]"), "\(each.out)")
  }

  @Test(arguments: [
    ("%d of %d", "%d", true), ("%d photos of %@", "%@: %d Fotos", true), ("%1$d of %2$@", "%2$@: %1$d", false),
    ("{{name}}, %@", "{{nombre}}, %@", true), ("{{name}} {{date}}", "{{date}}", false), ("{one}", "{uno}", false),
    ("%@ and %@", "%2$@ und %1$@", false), ("%d", "%lld", false), ("%d", "%@", true), ("50% off", "50 % Rabatt", false),
  ])
  func argumentsAreCompared(_ source: String, _ text: String, _ differ: Bool) throws {
    let files = ["de.lproj/A.strings": "\"a\" = \"\(text)\";", "en.lproj/A.strings": "\"a\" = \"\(source)\";"]
    let called = try audit(["--disable", "fixed-plural", "de.lproj/A.strings"], files)
    #expect(rules(called) == (differ ? ["arguments-differ"] : []), "\(called.out)")
  }

  /// An app without a folder for English has it in another one.
  @Test(arguments: ["Base", "en-US", "en-GB"]) func englishIsFound(_ folder: String) throws {
    let files = ["de.lproj/A.strings": "\"a\" = \"%@ Fotos\";", "\(folder).lproj/A.strings": "\"a\" = \"%d photos\";"]
    let called = try audit(["de.lproj/A.strings"], files)
    #expect(called.out.contains("'%@ Fotos' has other arguments than its source '%d photos'; use"), "\(called.out)")
  }

  /// The form of 1 may have the number in words, in both languages.
  @Test func formsAreComparedWithTheFormOfAllNumbers() throws {
    let english = Self.plurals.replacingOccurrences(of: "Tap to open %d photo<", with: "Opens 1 photo<")
    let files = [
      "en.lproj/a.stringsdict": english,
      "sl.lproj/a.stringsdict": english.replacingOccurrences(of: "Opens 1 photo", with: "Odpre %d fotografijo"),
      "pl.lproj/a.stringsdict": english.replacingOccurrences(of: "Opens 1 photo", with: "Otwiera %@ fotografie"),
    ]
    #expect(!rules(try audit(["sl.lproj/a.stringsdict"], files)).contains("arguments-differ"))
    #expect(rules(try audit(["pl.lproj/a.stringsdict"], files)).contains("arguments-differ"))
  }

  /// A variable of a plural is an argument, also with its position.
  @Test func variablesOfPluralsAreArguments() throws {
    let plurals = Self.plurals.replacingOccurrences(of: "%@: %#@photos@", with: "%1$@: %2$#@photos@, %3$#@albums@")
    let called = try audit(["en.lproj/a.stringsdict"], ["en.lproj/a.stringsdict": plurals])
    #expect(rules(called) == ["gesture-in-hint"], "\(called.out)")
  }

  /// Text in the source language that Xcode took from the code is marked as new. It is checked, and translations are not.
  @Test func newTextsOfTheSourceAreRead() throws {
    let unit = #"{ "stringUnit" : { "state" : "new", "value" : "Delete button" } }"#
    let catalog = #"""
      { "sourceLanguage" : "en", "strings" : { "accessibility.a" : { "extractionState" : "extracted_with_value",
      "localizations" : { "en" : \#(unit), "fr" : \#(unit) } } }, "version" : "1.0" }
      """#
    let called = try audit(["--languages", "en", "a.xcstrings"], ["a.xcstrings": catalog])
    #expect(rules(called) == ["role-word"], "\(called.out)")
  }

  /// Only words about accessibility itself make a string a label.
  @Test(arguments: [
    ("network.error", "Error when the network is inaccessible", false), ("AccessibilityPrompt.action", "", false),
    ("a", "how to enable the accessibility permission", false), ("a", "title = \"the accessibility of macOS\";", false),
    ("a", "accessibilityLabel = \"Scroll Lock\";", true), ("a", "the accessible name", true),
  ])
  func commentsNameTheirPart(_ key: String, _ comment: String, _ isLabel: Bool) throws {
    let strings = "/* \(comment) */\n\"\(key)\" = \"Delete button\";"
    let called = try audit(["en.lproj/A.strings"], ["en.lproj/A.strings": strings])
    #expect(rules(called) == (isLabel ? ["role-word"] : []), "\(called.out)")
  }

  @Test(arguments: [
    ("%d minutes", true), ("in %1$lld minutes", true), ("%d of %d", false), ("%d percent", false),
    ("%@ minutes", false),
    ("%d pass", false), ("Step %d", false),
  ])
  func fixedPluralsAreFound(_ text: String, _ isFound: Bool) throws {
    let called = try audit(["en.lproj/A.strings"], ["en.lproj/A.strings": "\"accessibility.a\" = \"\(text)\";"])
    #expect(rules(called).contains("fixed-plural") == isFound, "\(called.out)")
  }

  // MARK: Views and elements

  @Test func interfaceFilesAreRead() throws {
    let view = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <button id="a-1"><accessibility key="accessibilityConfiguration" label="Delete button" hint="Deletes it"/>
      <state key="normal" title="Remove"/></button>
      <label id="b-2" text="Total"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint" value="Tap to open the total"/>
      </userDefinedRuntimeAttributes></label>
      </objects></document>
      """
    let called = try audit(["A.xib"], ["A.xib": view])
    #expect(Set(rules(called)) == ["role-word", "shown-text", "gesture-in-hint"], "\(called.out)")
    #expect(called.out.contains("A.xib:3:") && called.out.contains("(a-1)") && called.err.hasPrefix("2 texts"))
  }

  @Test func elementTreesAreRead() throws {
    let tree = """
      Attributes: Application, 0x600, pid: 7, label: 'App'
      Element subtree:
       →Application, 0x600, pid: 7, label: 'App'
          Button, 0x601, {{16.0, 52.0}, {44.0, 44.0}}, identifier: 'del', label: 'Delete button', Disabled
          Switch, 0x602, {{0.0, 0.0}, {10.0, 10.0}}, label: 'Wi-Fi', value: 1
          Image, 0x603, {{0.0, 0.0}, {1.0, 1.0}}, identifier: 'decoration'
      Path to element:
       →Application, 0x600, pid: 7, label: 'Delete button'
      """
    let called = try audit(["tree.txt"], ["tree.txt": tree])
    #expect(rules(called) == ["role-word"] && called.out.hasPrefix("tree.txt:4:1: error: label: 'button'"), "\(called)")
    #expect(called.err == "3 texts checked: 1 error\n")
  }

  @Test func snapshotsAreRead() throws {
    let snapshot = """
      [{"container": {"_0": {"type": "list"}, "children": [
        {"element": {"_0": {"description": "Delete button. Button.", "label": "Delete button", "traits": ["button"],
          "shape": {"type": "frame", "frame": [[0, 0], [1, 1]]}, "usesDefaultActivationPoint": true,
          "customActions": ["Share", "Share"]}, "traversalIndex": 0}}]}}]
      """
    let called = try audit(["a.json"], ["a.json": snapshot])
    #expect(rules(called) == ["role-word", "same-actions"], "\(called)")
  }

  // MARK: Code

  private static let code = #"""
    // .accessibilityLabel("Not code")
    let text = ".accessibilityLabel(\"Not code\")"
    Image("a").accessibilityLabel("Delete button")
    Image("b").accessibilityLabel(Text("photo.delete"), isEnabled: true)
    view.accessibilityHint = NSLocalizedString("save.key", value: "Tap to save the photo", comment: "")
    view.accessibilityValue = isOn ? "Selected, dimmed" : String(localized: "Off %\(x)")
    if view.accessibilityLabel == "Other button" {}
    Text("c").accessibilityLabel("\(price.formatted(.currency(code: "EUR"))) for \(count)")
    // spoken:accept role-word: the game is called so
    Text("d").accessibilityLabel("Big Red Button")
    """#

  @Test func swiftLiteralsAreRead() throws {
    let called = try audit(["A.swift"], ["A.swift": Self.code])
    #expect(
      called.out.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
        "A.swift:3:32:", "A.swift:5:45:", "A.swift:6:35:", "A.swift:8:31:",
      ], "\(called.out)")
    #expect(rules(called) == ["role-word", "gesture-in-hint", "state-word", "display-format"])
    #expect(called.out.contains("formats a value for display; say it with 'speaker.say(.money(amount, currency))'"))
    #expect(called.err.contains("1 accepted"))
  }

  /// The key of a literal is looked up in the tables beside the code.
  @Test func keysAreLookedUpInTables() throws {
    let files = [
      "App/Package.swift": "", "App/Views/A.swift": "Text(\"x\").accessibilityHint(\"open.photo\")",
      "App/en.lproj/Localizable.strings": "\"open.photo\" = \"Tap to open the photo\";\n\"other\" = \"Delete button\";",
      "App/de.lproj/Localizable.strings": "\"open.photo\" = \"Doppeltippen, um das Foto zu öffnen\";",
    ]
    let called = try audit(["App/Views/A.swift"], files)
    #expect(
      called.out.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
        "App/de.lproj/Localizable.strings:1:17:", "App/en.lproj/Localizable.strings:1:17:",
      ], "\(called.out)")
    #expect(rules(called) == ["gesture-in-hint", "gesture-in-hint"])
    // With --accessibility, the code also selects the strings of the tables that are named.
    let both = try audit(["--accessibility", "App/Views/A.swift", "App/en.lproj/Localizable.strings"], files)
    #expect(both.err == "2 texts checked: 2 errors\n", "\(both)")
  }

  @Test func swiftLiteralsOfEveryKindAreRead() {
    let code = ##"""
      a.accessibilityLabel = """
        One \
        two
        """
      b.accessibilityLabel = #"Raw "x" \#(name)"#
      c.accessibilityLabel = /* "no" */ "A" + "B"
      """##
    let lexer = SwiftLexer(Array(code.utf8))
    let texts = lexer.tokens.compactMap { token -> String? in
      if case .literal(let literal) = token.kind { literal.text } else { nil }
    }
    #expect(texts == ["One two", "Raw \"x\" \u{FFFC}", "A", "B"])
  }

  @Test(
    arguments: [
      ("date.formatted(date: .abbreviated, time: .omitted)", ".dateTime"), ("price.formatted()", ".money"),
      ("rate.formatted(.percent)", ".percent"), ("count", nil), ("name.uppercased()", nil),
      ("byteCountFormatter.string(fromByteCount: n)", ".measure"), ("n.formatted()", ".number"),
    ] as [(String, String?)])
  func formatsForDisplayAreNamed(_ code: String, _ call: String?) {
    #expect(DisplayFormat(code: code)?.call.contains(call ?? "-") == (call == nil ? nil : true))
  }
}
