// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextFluent
import Testing

@testable import SpokenTool

/// `spoken export-language` and `spoken import-language`: files for translation tools and spreadsheets.
@Suite struct TranslationTests {
  private static var english: LintLanguage { LintLanguage(tag: "en", files: handwritten("en"), parent: nil) }

  private static func handwritten(_ tag: LanguageTag) -> [LintFile] {
    let tables = try? TableFolder(Tables.package.path)
    return tables.flatMap { try? TableVersion.handwrittenFiles(of: tag, in: $0) } ?? []
  }

  /// Runs a body with a folder of tables: English, and files of Polish.
  private func withTables<Result>(_ polish: [String: String], _ body: (URL) throws -> Result) throws -> Result {
    try withFolder { folder in
      try FileManager.default.copyItem(at: Tables.package.appending(path: "en"), to: folder.appending(path: "en"))
      for (name, text) in polish { try Tables.write(text, to: folder.appending(path: "pl").appending(path: name)) }
      return try body(folder)
    }
  }

  private func export(_ words: [String], _ folder: URL) throws -> String {
    let output = folder.appending(path: words.contains("csv") ? "out.csv" : "out.xliff").path
    let words = words.filter { $0 != "csv" }
    let called = spoken(["export-language", "pl", "--output", output, "--tables", folder.path] + words)
    #expect(called.status == 0, "\(called.err)")
    return try String(contentsOfFile: output, encoding: .utf8)
  }

  private func `import`(_ text: String, as name: String, _ folder: URL) throws -> Called {
    let file = folder.appending(path: name)
    try Tables.write(text, to: file)
    return spoken(["import-language", file.path, "--tables", folder.path])
  }

  private func text(of name: String, _ folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: "pl").appending(path: name), encoding: .utf8)
  }

  // MARK: Round trips

  @Test(arguments: (try? TableFolder(Tables.package.path))?.languages ?? [])
  func aRoundTripOfALanguageChangesNothing(_ tag: LanguageTag) throws {
    let files = Self.handwritten(tag)
    let english = Self.english
    let units = TranslationUnits(english: english)
    let all = files.map { (name: $0.name, units: units.units(of: $0)) }
    let isRegional = tag.parents.contains { Speaker.languages.contains($0) }
    #expect(isRegional || all.reduce(0) { $0 + $1.units.count } > 1200)
    for version in XLIFFVersion.allCases {
      let xliff = XLIFFWriter.text(of: all, in: tag, version: version)
      let read = try XLIFFReader(Array(xliff.utf8), path: "\(tag).xliff")
      #expect(read.tag == tag)
      for ((file, own), (name, texts)) in zip(zip(files, all.map(\.units)), read.files) {
        #expect(file.name == name)
        // Everything is read, and nothing differs.
        #expect(texts.map(\.runs) == own.filter { !$0.text.isEmpty }.map { Self.joined($0.text) }, "\(file.path)")
        let changes = TranslationEdits(texts, to: file, units: own)
        #expect(changes.edits.isEmpty && changes.errors.isEmpty, "\(file.path)")
      }
    }
    let csv = LexiconTable.text(of: files, units, in: tag)
    let table = try LexiconTable(csv, path: "\(tag).csv")
    #expect(table.tag == tag && table.unknown(in: files).isEmpty)
    for file in files {
      let changes = table.edits(of: file)
      #expect(changes.edits.isEmpty && changes.errors.isEmpty, "\(file.path)")
    }
  }

  /// XML doesn't distinguish two texts from one.
  private static func joined(_ runs: [TranslationUnit.Run]) -> [TranslationUnit.Run] {
    runs.reduce(into: []) { all, run in
      if case .text(let text) = run, case .text(let last)? = all.last {
        all[all.count - 1] = .text(last + text)
      } else {
        all.append(run)
      }
    }
  }

  // MARK: Units

  @Test func eachFormIsAUnitWithTheEnglishOfItsVariant() throws {
    let file = LintFile(
      path: "pl/chart.ftl", name: "chart.ftl",
      bytes: Array(
        """
        chart-values = { $count ->
            [one] { $count } wartość
            [few] { $count } wartości
           *[other] razem { $count ->
                [0] nic
               *[other] { $count } wartości
            } na wykresie
        }
        noun-dose = dawka
            .plural-genitive = dawek
            .gender = feminine
        my-own-helper = coś

        """.utf8))
    let units = TranslationUnits(english: Self.english).units(of: file)
    #expect(
      units.map(\.id) == [
        "chart-values:one", "chart-values:few", "chart-values:other", "chart-values:other:0",
        "chart-values:other:other",
        "noun-dose", "noun-dose.plural-genitive", "noun-dose.gender",
      ])
    let english = units.map { TranslationUnit.source(of: $0.english) }
    #expect(english[0] == "{ $count } value" && english[1] == "{ $count } values" && english[6] == "dose")
    #expect(units[1].note.hasSuffix("Example: 7 values\nVariant: $count = few"), "\(units[1].note)")
    #expect(units[2].text.count == 3 && units[2].text[0] == .text("razem "))
    #expect(units[6].note.hasSuffix("Form: plural-genitive"))
  }

  @Test func aPlaceableHasTheSameNumberInBothLanguages() {
    let unit = TranslationUnit(
      id: "a", note: "x < y & \"z\"", english: [.placeable("{ $a }"), .text(" to "), .placeable("{ $b }")],
      text: [.placeable("{ $b }"), .text(" od "), .placeable("{ $a }"), .placeable("{ $a }")], range: 0..<0)
    let first = XLIFFWriter.text(of: [("a.ftl", [unit])], in: "pl", version: .v1)
    #expect(first.contains("<source><ph id=\"1\">{ $a }</ph> to <ph id=\"2\">{ $b }</ph></source>"))
    #expect(
      first.contains(
        "<target state=\"translated\"><ph id=\"2\">{ $b }</ph> od <ph id=\"1\">{ $a }</ph><ph id=\"3\">{ $a }</ph></target>"
      ))
    #expect(first.contains("<note>x &lt; y &amp; &quot;z&quot;</note>"))
    let second = XLIFFWriter.text(of: [("a.ftl", [unit])], in: "pl", version: .v2)
    #expect(second.contains("<data id=\"d2\" xml:space=\"preserve\">{ $b }</data>"))
    #expect(second.contains("<target><ph id=\"2\" dataRef=\"d2\"/> od <ph id=\"1\" dataRef=\"d1\"/>"))
  }

  @Test func textsWithoutWordsHaveNoTarget() throws {
    let polish = "chart-values = { $count ->\n    [one] { \"\" }\n   *[other] { $count } wartości\n}\n"
    try withTables(["chart.ftl": polish]) { folder in
      let xliff = try export([], folder)
      #expect(
        xliff.contains("<trans-unit id=\"chart-values:one\"") && xliff.components(separatedBy: "<target").count == 2)
      #expect(try export(["--version", "2.0"], folder).contains("<segment state=\"initial\">"))
      let filled = xliff.replacing(
        "{ $count }</ph> value</source>", with: "{ $count }</ph> value</source><target>jedna</target>")
      #expect(try `import`(filled, as: "in.xliff", folder).status == 0)
      #expect(try text(of: "chart.ftl", folder) == polish.replacing("{ \"\" }", with: "jedna"))
    }
  }

  // MARK: Import

  static let polish = """
    # Moje.
    chart-values =
        { $count } wartości
        na wykresie
    screen-named = ekran { $name }

    """

  @Test(arguments: [
    // A text, its edited form, and the line of the table.
    ("ekran ", "widok: ", "screen-named = widok: { $name }"),
    ("wartości\nna wykresie", "punkty\nrazem\nna wykresie", "    { $count } punkty\n    razem\n    na wykresie"),
    ("ekran <ph id=\"1\">{ $name }</ph>", "&lt;b&gt; { $name }", "screen-named = <b> { $name }"),
    ("ekran ", "<g id=\"5\">widok</g> ", "screen-named = widok { $name }"),
    ("ekran ", "<![CDATA[a & b]]> ", "screen-named = a & b { $name }"),
  ])
  func anEditedTextIsWritten(_ before: String, _ after: String, _ line: String) throws {
    try withTables(["chart.ftl": Self.polish]) { folder in
      let xliff = try export([], folder)
      #expect(xliff.contains(before))
      let edited = xliff.replacing(before, with: after)
      let called = try `import`(edited, as: "in.xliff", folder)
      #expect(called.status == 0 && called.out == "\(folder.path)/pl/chart.ftl: 1 change\n", "\(called)")
      let table = try text(of: "chart.ftl", folder)
      #expect(table.contains(line) && table.hasPrefix("# Moje.\n"), "\(table)")
    }
  }

  @Test func segmentsOfXLIFF2AreJoined() throws {
    try withTables(["chart.ftl": Self.polish]) { folder in
      let xliff = try export(["--version", "2.0"], folder)
      let parts = xliff.replacing(
        "<target>ekran ",
        with: "<target>jeden </target></segment><ignorable><source/><target>dwa </target></ignorable>"
          + "<segment><source/><target>trzy ")
      #expect(try `import`(parts, as: "in.xlf", folder).status == 0)
      #expect(try text(of: "chart.ftl", folder).contains("screen-named = jeden dwa trzy { $name }\n"))
    }
  }

  @Test(arguments: [
    ("ekran ", "ekran } ", "in.xliff:15:35:", "in 'screen-named': "),
    ("ekran ", "ekran\n.a = b ", "in.xliff:15:35:", "in 'screen-named': a line cannot begin with a period"),
    ("id=\"screen-named\"", "id=\"screen-other\"", "in.xliff:15:35:", "'screen-other' is not in "),
    ("original=\"chart.ftl\"", "original=\"other.ftl\"", "in.xliff:1:1:", "unknown file 'other.ftl' of 'pl'"),
    ("target-language=\"pl\"", "target-language=\"p\"", "in.xliff:2:", "invalid language tag 'p'"),
    ("target-language=\"pl\"", "", "in.xliff:2:", "the document has no target language"),
    ("target-language=\"pl\"", "target-language=\"cs\"", "in.xliff:1:1:", "no tables of 'cs' in "),
    ("<xliff", "<x", "in.xliff:", "invalid XML"),
  ])
  func aFaultIsReportedAndNothingIsWritten(_ before: String, _ after: String, _ place: String, _ message: String) throws
  {
    try withTables(["chart.ftl": Self.polish]) { folder in
      let xliff = try export([], folder)
      #expect(xliff.contains(before))
      let called = try `import`(
        xliff.replacing(before, with: after).replacing(" wartości", with: " x"), as: "in.xliff", folder)
      #expect(called.status == 1 && called.out.isEmpty, "\(called)")
      #expect(
        called.err.contains("\(folder.path)/\(place)") && called.err.contains("error: \(message)"), "\(called.err)")
      #expect(try text(of: "chart.ftl", folder) == Self.polish)
    }
  }

  // MARK: Words

  static let words = """
    noun-dose = dawka
        .plural = dawki
        .gender = feminine
    state-read = przeczytane

    """

  @Test func wordsAreEditedAddedAndRemoved() throws {
    try withTables(["noun.ftl": Self.words]) { folder in
      let csv = try export(["csv"], folder)
      #expect(
        csv == "id,en,pl,plural,gender\r\nnoun-dose,dose,dawka,dawki,feminine\r\nstate-read,seen,przeczytane,,\r\n")
      let edited = "\u{FEFF}id,en,pl,plural,gender,genitive\nnoun-dose,dose,\"porcja, \"\"mała\"\"\",,feminine,porcji\n"
      let called = try `import`(edited, as: "in.csv", folder)
      #expect(called.out == "\(folder.path)/pl/noun.ftl: 3 changes\n", "\(called)")
      #expect(
        try text(of: "noun.ftl", folder) == """
          noun-dose = porcja, "mała"
              .gender = feminine
              .genitive = porcji
          state-read = przeczytane

          """)
    }
  }

  @Test(arguments: [
    ("id,en\n", 1, "expected the columns 'id', 'en', a language, and its forms"),
    ("", 1, "expected the columns 'id', 'en', a language, and its forms"),
    ("id,en,p\n", 1, "invalid language tag 'p'"),
    ("id,en,pl\n\"noun-\ndose\",a,b\nnoun-other,a,b\n", 2, "unknown word 'noun-"),
    ("id,en,pl\nnoun-dose,a,daw{ka\n", 2, "in 'noun-dose': "),
  ])
  func aFaultyRowIsReported(_ csv: String, _ line: Int, _ message: String) throws {
    try withTables(["noun.ftl": Self.words]) { folder in
      let called = try `import`(csv, as: "in.csv", folder)
      #expect(called.status == 1 && called.err.contains("in.csv:\(line):1: error: \(message)"), "\(called.err)")
      #expect(try text(of: "noun.ftl", folder) == Self.words)
    }
  }

  // MARK: Calls

  @Test(arguments: [
    ("export-language", "missing argument '<language>'; expected a language tag, such as pl", 2),
    ("export-language pl", "missing option '--output'; expected the file to write, such as --output pl.xliff", 2),
    ("export-language pl -o pl.txt", "unknown value 'pl.txt' for '--output'; expected one of .xliff, .xlf, .csv", 2),
    ("export-language pl -o a.xlf --version 3", "unknown value '3' for '--version'; expected one of 1.2, 2.0", 2),
    ("export-language pl nuon -o a.csv", "did you mean 'noun.ftl'?", 1),
    ("export-language xx -o a.csv", "it has no tables; run 'spoken new xx' first", 1),
    ("export-language pl --html", "unknown option '--html'", 2),
    ("import-language", "missing argument '<file>'; expected a file, such as pl.xliff or pl.csv", 2),
    ("import-language a.txt", "unknown value 'a.txt' for '<file>'; expected one of .xliff, .xlf, .csv", 2),
    ("import-language missing.csv", "cannot read 'missing.csv'", 1),
  ])
  func aWrongCallIsReported(_ call: String, _ message: String, _ status: Int32) {
    let called = spoken(call.split(separator: " ").map(String.init) + ["--tables", Tables.package.path])
    #expect(called.status == status && called.err.contains(message), "\(called)")
  }
}
