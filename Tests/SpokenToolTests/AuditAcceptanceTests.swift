// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextAudit
import SpokenTextTesting
import Testing

@testable import SpokenTool

/// How a team accepts findings: a baseline, a configuration, and comments. And the progress of long runs.
@Suite struct AuditAcceptanceTests {
  private static let strings = """
    /* VoiceOver label */
    "a" = "Delete button";
    /* VoiceOver label */
    "b" = "Delete button";
    """

  @Test func aBaselineHidesWhatItHas() throws {
    try withFolder { folder in
      let file = folder.appending(path: "A.strings")
      let baseline = folder.appending(path: "base.json").path
      try Self.strings.write(to: file, atomically: true, encoding: .utf8)
      let written = spoken(["audit", "--write-baseline", baseline, file.path])
      #expect(written == Called(err: "2 findings written to '\(baseline)'\n"))
      let clean = spoken(["audit", "--baseline", baseline, file.path])
      #expect(clean == Called(err: "2 texts checked: no findings, 2 in the baseline\n"))
      // A line more moves all strings, and a changed string is new.
      let moved = "\n\n" + Self.strings.replacing("\"b\" = \"Delete", with: "\"b\" = \"Remove")
      try moved.write(to: file, atomically: true, encoding: .utf8)
      let changed = spoken(["audit", "--baseline", baseline, file.path])
      #expect(rules(changed) == ["role-word"] && changed.out.contains("(b)") && changed.status == 1)
      #expect(changed.err.hasPrefix("warning: 1 finding of the baseline no longer found; write the baseline again\n"))
      // The baseline has each finding once, so a second one of the same string is new.
      try (Self.strings + "\n" + Self.strings).write(to: file, atomically: true, encoding: .utf8)
      #expect(rules(spoken(["audit", "--baseline", baseline, file.path])) == ["role-word", "role-word"])
      #expect(spoken(["audit", "--baseline", folder.path + "/none.json", file.path]).status == 3)
      try "[]".write(toFile: baseline, atomically: true, encoding: .utf8)
      #expect(spoken(["audit", "--baseline", baseline, file.path]).err.contains("expected a baseline; write it with"))
    }
  }

  @Test func aConfigurationHasTheOptions() throws {
    func call(_ configuration: String, _ words: [String] = []) throws -> Called {
      try audit(
        words + ["--config", "c.json", "en.lproj/A.strings"],
        ["c.json": configuration, "en.lproj/A.strings": Self.strings + "\n\"c\" = \"Tap here\";"])
    }
    #expect(rules(try call("{}")) == ["role-word", "role-word", "generic-label"])
    #expect(rules(try call(#"{"disable": ["role-word"]}"#)) == ["generic-label"])
    #expect(rules(try call(#"{"accessibility": true}"#)) == ["role-word", "role-word"])
    // The command line has the last word.
    #expect(try call(#"{"disable": ["role-word"]}"#, ["--enable", "role-word"]).out.contains("role-word"))
    let accepted = try call(#"{"accept": [{"rule": "role-word", "key": "a", "reason": "a name"}]}"#)
    #expect(rules(accepted) == ["role-word", "generic-label"] && accepted.err.contains("1 accepted"))
    #expect(rules(try call(#"{"accept": [{"file": "*A.strings", "reason": "old"}]}"#)).isEmpty)
  }

  @Test(arguments: [
    (#"{"accept": [{"rule": "role-word"}]}"#, "missing key 'reason'; expected the reason to accept the findings"),
    (#"{"accept": [{"reason": "x"}]}"#, "missing key 'rule'; expected a rule, a key, or a file"),
    (#"{"disabel": []}"#, "unknown key 'disabel' in 'configuration'; did you mean 'disable'?"),
    (#"{"disable": ["role-wrd"]}"#, "did you mean 'role-word'?"), ("[]", "expected an object"),
    ("nothing", "invalid JSON"),
  ])
  func wrongConfigurationsAreReported(_ text: String, _ message: String) throws {
    let called = try audit(["--config", "c.json", "Text"], ["c.json": text])
    #expect(
      called.status == 3 && called.err.contains("cannot read 'c.json': ") && called.err.contains(message), "\(called)")
  }

  @Test func commentsAcceptFindings() throws {
    func call(_ comment: String) throws -> Called {
      try audit(["A.strings"], ["A.strings": "/* VoiceOver label, \(comment) */\n\"a\" = \"Delete button\";"])
    }
    let accepted = try call("spoken:accept role-word: the game is called so")
    #expect(accepted == Called(err: "1 text checked: no findings, 1 accepted\n"))
    let bare = try call("spoken:accept role-word")
    #expect(rules(bare) == ["role-word"] && bare.err.contains("missing reason after 'spoken:accept role-word'"))
    #expect(try call("spoken:accept role-wrd: x").err.contains("unknown rule 'role-wrd'"))
    let stale = try call("spoken:accept emoji: looks nice")
    #expect(rules(stale) == ["role-word"] && stale.err.contains("'spoken:accept emoji' accepts nothing; remove it"))
    let element = #"{"label": "Delete button", "accept": "role-word: the game is called so"}"#
    #expect(try audit(["a.jsonl"], ["a.jsonl": element]).err == "1 text checked: no findings, 1 accepted\n")
  }

  @Test func anOverlayHasTheAppsOwnWords() throws {
    let called = try audit(
      ["--overlay", "own.ftl", "--as", "label", "Doodad"], ["own.ftl": "audit-generic = doodad, thing\n"])
    #expect(rules(called) == ["generic-label"], "\(called)")
  }

  @Test func jobsGiveTheSameResult() throws {
    var files: [String: String] = [:]
    for number in 0..<40 { files["en.lproj/A\(number).strings"] = Self.strings }
    let names = files.keys.sorted()
    let one = try audit(["--jobs", "1"] + names, files)
    #expect(try audit(["--jobs", "8"] + names, files) == one)
    #expect(one.err == "80 texts checked: 80 errors\n")
    #expect(spoken("audit --jobs 0 x").err.contains("expected a whole number from 1 to 256"))
  }

  @Test func progressIsShownOnATerminalOnly() {
    let lines = Lines()
    let start = ContinuousClock.now
    let progress = AuditProgress(of: 3) { lines.add($0) }
    progress.add(findings: 2, at: start)
    #expect(lines.all.isEmpty)
    progress.add(findings: 1, at: start + .seconds(2))
    progress.add(findings: 1, at: start + .seconds(2))
    #expect(lines.all == ["\r\u{1B}[K2 of 3 files, 3 findings"])
    progress.end()
    #expect(lines.all.last == "\r\u{1B}[K")
    let silent = AuditProgress(of: 3, nil)
    silent.add(findings: 2, at: start + .seconds(2))
    silent.end()
  }

  /// Lines that several threads may add.
  private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    func add(_ line: String) { lock.withLock { lines.append(line) } }
    var all: [String] { lock.withLock { lines } }
  }
}
