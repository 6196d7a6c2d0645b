// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenTool

@Suite struct ChangesTests {
  /// The tables of two versions: each file, and its text before and after.
  private static let tables: [(path: String, old: String, new: String)] = [
    (
      "en/number.ftl", "### Status: checked\n",
      "### Status: checked\n"
    ),
    (
      "en/app.ftl",
      """
      # How far it is.
      # $done (whole number): the steps.
      # Example: 3 of 5
      step = { $done } of 5
      # What somebody sent.
      # $who (phrase): the sender, such as "Maya".
      sent = { $who } sent { thing }
      # Inside "sent".
      thing = a photo
      # What is over.
      gone = gone
      # A comment that changes.
      same = the same
      # $count (whole number): how many, 0 to 3.
      rare = { $count ->
          [one] one
         *[other] { $count }
      }

      """,
      """
      # How far it is.
      # $done (whole number): the steps.
      # Example: Step 3 of 5
      step = step { $done } of 5
      # What somebody sent.
      # $who (phrase): the sender, such as "Maya".
      sent = { $who } sent { thing }
      # Inside "sent".
      thing = a picture
      # Another comment.
      same = the same
      # $count (whole number): how many, 0 to 3.
      rare = { $count ->
          [one] one
          [two] two
         *[other] { $count }
      }
      # It came later.
      fresh = fresh

      """
    ),
    ("pl/number.ftl", "### Status: checked\n", "### Status: checked\n"),
    (
      "pl/app.ftl", "step = { $done } z 5\ngone = koniec\n", "step = { $done } z 5\ngone = koniec\nthing = zdjęcie\n"
    ),
  ]

  private func write(_ folder: URL, _ version: KeyPath<(path: String, old: String, new: String), String>) throws {
    for table in Self.tables {
      let file = folder.appending(path: table.path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(table[keyPath: version].utf8).write(to: file)
    }
  }

  private func versions<Result>(_ body: (_ old: String, _ new: String) throws -> Result) throws -> Result {
    try withFolder { folder in
      let (old, new) = (folder.appending(path: "old"), folder.appending(path: "new"))
      try write(old, \.old)
      try write(new, \.new)
      return try body(old.path, new.path)
    }
  }

  private static let lines = """
    - en `step`: "step 2 of 5", before: "2 of 5"
    - en `step`: "step 1 of 5", before: "1 of 5"
    - en `step`: "step 0 of 5", before: "0 of 5"
    - en `sent`: "Maya sent a picture", before: "Maya sent a photo"
    - en `thing`: "a picture", before: "a photo"
    - en `fresh`: "fresh", new
    - en `gone`: removed, before: "gone"
    - pl `thing`: "zdjęcie", new

    """

  @Test func changesAreListed() throws {
    try versions { old, new in
      let called = spoken(["changes", old, new])
      #expect(called.out == Self.lines)
      #expect(called.err == "note: en 'rare' is written in another way, but no sample sounds different\n")
      #expect(spoken(["changes", old, old]) == Called())
      #expect(spoken(["changes", old, new, "--locale", "pl"]).out == "- pl `thing`: \"zdjęcie\", new\n")
      #expect(spoken(["changes", old, new, "--locale", "de"]).status == 1)
    }
  }

  @Test func changesAreATable() throws {
    try versions { old, new in
      let rows = spoken(["changes", old, new, "--tsv"]).out.split(separator: "\n")
      #expect(rows[0] == "language\tmessage\tcase\told\tnew" && rows[1] == "en\tstep\t\t2 of 5\tstep 2 of 5")
      #expect(rows.count == 1 + 8 + 5)
      #expect(rows.suffix(2) == ["en\tgone\t\tgone\t", "pl\tthing\t\t\tzdjęcie"])
    }
  }

  /// Revisions of Git are read from the repository.
  @Test func revisionsAreRead() throws {
    try withFolder { folder in
      let git = Git(folder: folder)
      let tables = folder.appending(path: "Locales")
      try git("init", "-q")
      try write(tables, \.old)
      try git("add", ".")
      try git("commit", "-qm", "Old")
      try git("tag", "0.1.0")
      try FileManager.default.removeItem(at: tables)
      try write(tables, \.new)
      let place = ["--repository", folder.path]
      #expect(spoken(["changes", "0.1.0"] + place).out == Self.lines)
      try git("add", ".")
      try git("commit", "-qm", "New")
      #expect(spoken(["changes", "0.1.0", "HEAD"] + place).out == Self.lines)
      #expect(
        spoken(["changes", "9.9.9"] + place).err.replacing(folder.path, with: "A")
          == "error: cannot read '9.9.9': it is neither a folder nor a Git revision with a folder 'Locales' in 'A'\n")
    }
  }

  // MARK: The changelog

  private func check(_ changelog: String) throws -> Called {
    try versions { old, new in
      try withFolder { folder in
        let file = folder.appending(path: "CHANGELOG.md")
        try Data(changelog.utf8).write(to: file)
        var called = spoken(["changes", old, new, "--check", file.path])
        called.err = called.err.replacing(folder.path + "/", with: "")
        return called
      }
    }
  }

  private static let named = """
    # Changelog

    ## [0.2.0] - Unreleased

    ### Wording

    - en `step`: "step 3 of 5", before: "3 of 5"
    - en `sent`: "Maya sent a picture", before: "Maya sent a photo"
    - en `thing`: "a picture", before: "a photo"
    - en `fresh`: "fresh", new
    - en `gone`: removed, before: "gone"
    - pl `thing`: "zdjęcie", new

    ## [0.1.0] - 2026-12-01

    ### Wording

    - en `older`: "older", before: "old"

    """

  @Test func changelogsNameEveryMessage() throws {
    #expect(try check(Self.named).status == 0)
    let lacking = Self.named.replacing("- en `thing`: \"a picture\", before: \"a photo\"\n", with: "")
    let called = try check(lacking)
    #expect(called.status == 1)
    #expect(
      called.err.hasSuffix(
        "CHANGELOG.md:5:1: error: missing line under 'Wording' of '0.2.0'; add: "
          + "- en `thing`: \"a picture\", before: \"a photo\"\n"))
    let idle = Self.named.replacing("- en `step`", with: "- en `same`: \"a\", before: \"b\"\n- en `step`")
    #expect(
      try check(idle).err.hasSuffix(
        "CHANGELOG.md:7:1: error: 'en same' hasn't changed since the last release; remove the line\n"))
    #expect(try check("# Changelog\n\n## Unreleased\n").err.contains("CHANGELOG.md:3:1: error: missing line"))
  }

  /// The package's own changelog can be read, and names nothing before the first release.
  @Test func ownChangelogIsInStep() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = package.appending(path: "CHANGELOG.md").path
    try versions { old, _ in #expect(spoken(["changes", old, old, "--check", path]) == Called()) }
  }

  @Test(arguments: [
    ("changes", "missing argument '<from>'; expected a folder of tables or a Git revision, such as 0.1.0"),
    ("changes a b c", "unexpected argument 'c'; to pass text with spaces, put it in quotes"),
    ("changes a --csv", "unknown option '--csv'; did you mean '--tsv'?"),
  ])
  func wrongCallsAreTold(_ call: String, _ message: String) {
    #expect(
      spoken(call) == Called(err: "error: \(message)\nSee 'spoken help changes' for more information.\n", status: 2))
  }
}
