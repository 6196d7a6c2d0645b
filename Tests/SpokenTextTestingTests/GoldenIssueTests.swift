// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextTesting
import Testing

/// Each thing that is wrong, where it stands in the source code.
@Suite struct GoldenIssueTests {
  /// Collects what a suite tells.
  private final class Told: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [GoldenIssue] = []
    var issues: [GoldenIssue] { lock.withLock { all } }
    func append(_ issue: GoldenIssue) { lock.withLock { all.append(issue) } }
  }

  private func issues(
    _ folder: GoldenFolder, _ check: (GoldenSuite) throws -> Void
  ) -> (issues: [GoldenIssue], failure: String?) {
    let told = Told()
    let failure = folder.failure { suite in
      var suite = suite
      suite.onIssue = { told.append($0) }
      try check(suite)
    }
    return (told.issues, failure)
  }

  @Test func issuesStandAtTheirSamples() {
    GoldenFolder.with { folder in
      let right: [GoldenSample] = [.phrase("price", .money(1, .usd)), .phrase("old", .number(1))]
      _ = folder.failure(GoldenFolder.recording) { try $0.verify(right, family: "x", using: Parcel.speaker("en")) }
      let line = #line
      let wrong: [GoldenSample] = [
        .phrase("price", .money(2, .usd)),
        .element("maya", SpokenCard(.message("lost"))),
      ]
      let (issues, failure) = issues(folder) {
        try $0.verify(wrong, family: "x", using: Parcel.speaker("en"))
      }
      #expect(
        issues.map(\.problem) == [
          "maya · label: unknown message 'lost'\n  said    {lost}",
          "changed: price\n  golden  [1 dollar]\n  said    [2 dollars]",
          "stale: old\n  golden  1",
        ])
      #expect(issues.map(\.place.line) == [line + 3, line + 2, line + 6])
      #expect(issues.allSatisfy { $0.place.fileID == #fileID && $0.place.filePath == #filePath })
      #expect(issues.first?.place.column == 17)
      // The failure counts them, and says what to do.
      #expect(
        failure == """
          golden en/x.tsv: 2 failures

          golden en/x.tsv: 1 problem to fix before recording

          golden en/x.tsv: 1 changed, 1 stale

          To accept these phrases, record them and review the change:
            SPOKENTEXT_RECORD=1 swift test; git diff Golden/en/x.tsv
          """)
    }
  }

  @Test func whatNoSampleSaysStandsAtTheCheck() {
    let overlay = Overlay(["en": "lost = lost\nfound = found"])
    let line = #line
    let (issues, failure) = issues(GoldenFolder()) {
      try $0.verifyCompleteness(of: [], overlay: overlay) { Speaker($0, offsets: FixedOffset(seconds: 0)) }
    }
    #expect(
      issues.map(\.problem) == [
        "en.ftl:1: no sample says 'lost'; add one, or delete it",
        "en.ftl:2: no sample says 'found'; add one, or delete it",
      ])
    #expect(issues.map(\.place.line) == [line + 2, line + 2])
    #expect(failure == "samples in en: 2 gaps")
  }

  /// The closure of the documentation, which hands an issue to Swift Testing.
  @Test func issuesAreRecordedBySwiftTesting() throws {
    var suite = GoldenFolder().suite()
    suite.onIssue = { issue in
      let place = issue.place
      Issue.record(
        Comment(rawValue: issue.problem),
        sourceLocation: SourceLocation(
          fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column))
    }
    let sample = GoldenSample.phrase("lost", .message("lost"))
    try withKnownIssue {
      try suite.verify([sample], family: "x", using: Parcel.speaker("en"))
    } matching: { issue in
      issue.error is GoldenFailure || issue.sourceLocation?.line == sample.place.line
    }
  }
}
