// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import Testing

@testable import SpokenTextTesting

/// The road of an app: record, compare, change, accept; in a folder of its own that is gone afterwards.
@Suite struct GoldenSuiteTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID().uuidString)").path
  private let speaker = Speaker("en", offsets: FixedOffset(seconds: 0))
  private let asked = ["SPOKENTEXT_RECORD": "1"]
  private let samples = [
    GoldenSample.phrase("money 1", .money(1, .usd)), .phrase("money 25.50", .money("25.50", .usd)),
  ]

  private func suite(_ environment: [String: String] = [:]) -> GoldenSuite {
    GoldenSuite(folder: folder, recording: .whenAsked(environment: environment))
  }

  private func failure(_ samples: [GoldenSample], _ environment: [String: String] = [:]) -> GoldenFailure? {
    do throws(GoldenFailure) {
      try suite(environment).verify(samples, family: "money", using: speaker)
      return nil
    } catch { return error }
  }

  private func withFolder(_ body: () throws -> Void) rethrows {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body()
  }

  @Test func withoutAFileTheTestFails() {
    #expect(
      failure(samples)?.description == """
        golden en/money.tsv: missing file

        To accept these phrases, record them and review the change:
          SPOKENTEXT_RECORD=1 swift test; git diff \(folder)/en/money.tsv
        """)
  }

  @Test func recordingWritesAndFails() {
    withFolder {
      let recorded = failure(samples, asked)
      let description = recorded?.description ?? ""
      #expect(description.hasPrefix("golden en/money.tsv: recorded; 2 missing\n\nmissing: money 1\n"))
      #expect(description.contains("then run the test again without recording"))
      #expect(failure(samples) == nil)
      #expect(failure(samples, asked)?.reason == .recorded([]))
    }
  }

  @Test func differencesAreShownWithTheWayToAcceptThem() {
    withFolder {
      _ = failure(samples, asked)
      let changed = [
        GoldenSample.phrase("money 25.50", .money("25.50", .usd, sign: .always)), .phrase("money 2", .money(2, .usd)),
      ]
      #expect(
        failure(changed)?.description == """
          golden en/money.tsv: 1 changed, 1 missing, 1 stale

          changed: money 25.50
            golden  []25 dollars and 50 cents
            said    [Plus ]25 dollars and 50 cents
          missing: money 2
            said    2 dollars
          stale: money 1
            golden  1 dollar

          To accept these phrases, record them and review the change:
            SPOKENTEXT_RECORD=1 swift test; git diff \(folder)/en/money.tsv
          """)
      #expect(failure(Array(samples.reversed()))?.reason == .unkempt)
    }
  }

  /// Texts that `==` takes for the same are different bytes, and may be different sounds.
  @Test func accentsAreComparedAsTheyAreWritten() {
    withFolder {
      _ = failure([.phrase("a", .text("\u{E9}"))], asked)
      let decomposed = failure([.phrase("a", .text("e\u{301}"))])
      guard case .different(let differences)? = decomposed?.reason else {
        Issue.record("\(String(describing: decomposed))")
        return
      }
      #expect(differences.count == 1)
    }
  }

  @Test func marksAreCompared() {
    withFolder {
      _ = failure([GoldenSample("a") { _ in Utterance("X Y", spans: [.init(0..<3, .spellOut)]) }], asked)
      let description = failure([GoldenSample("a") { _ in Utterance("X Y") }])?.description ?? ""
      #expect(description.contains("  golden  X Y[  (spelled: X Y)]\n  said    X Y[]\n"), "\(description)")
    }
  }

  @Test(arguments: ["true", "1", "woodpecker"])
  func nothingIsRecordedOnCI(_ runner: String) {
    withFolder {
      let environment = asked.merging(["CI": runner]) { $1 }
      #expect(failure(samples, environment)?.reason == .recordingRefused)
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
    #expect(GoldenRecording.always(environment: ["CI": runner]).isRefused)
  }

  @Test(arguments: [[:], ["CI": ""], ["CI": "false"], ["CI": "0"]])
  func recordingIsAllowedElsewhere(_ environment: [String: String]) {
    #expect(GoldenRecording.always(environment: environment).isAsked)
    #expect(!GoldenRecording.always(environment: environment).isRefused)
    #expect(!GoldenRecording.whenAsked(environment: environment).isAsked)
  }

  @Test func keysNameOnePhraseEach() {
    #expect(failure(samples + samples)?.reason == .duplicateKeys(["money 1", "money 25.50"]))
  }

  @Test func brokenFileIsNamedWithItsLine() throws {
    try withFolder {
      try FileManager.default.createDirectory(atPath: "\(folder)/en", withIntermediateDirectories: true)
      try Data("# x\nmoney".utf8).write(to: URL(filePath: "\(folder)/en/money.tsv"))
      #expect(
        failure(samples)?.description.hasSuffix("money.tsv: line 2: invalid row; expected a key, a tab, and a phrase")
          == true)
      try Data([0x61, 0x09, 0xFF]).write(to: URL(filePath: "\(folder)/en/money.tsv"))
      #expect(failure(samples)?.description.hasSuffix("money.tsv: file is not UTF-8; save it as UTF-8") == true)
    }
  }

  /// What XCTest shows on Apple's platforms.
  @Test func localizedDescriptionIsTheDescription() throws {
    let missing = try #require(failure(samples))
    #expect((missing as any Error).localizedDescription == missing.description)
  }

  @Test func filesAreCounted() throws {
    try withFolder {
      _ = failure(samples, asked)
      let suite = suite()
      try suite.verifyFiles(languages: ["en"], families: ["money"])
      func reason(_ languages: [LanguageTag], _ families: [String]) -> GoldenFailure.Reason? {
        do throws(GoldenFailure) {
          try suite.verifyFiles(languages: languages, families: families)
          return nil
        } catch { return error.reason }
      }
      #expect(reason(["en", "pl"], ["money"]) == .noFile)
      try self.suite(asked).verifyFiles(languages: ["en", "pl"], families: ["money"])
      #expect(reason([], ["money"]) == .staleFiles(["en/money.tsv"]))
      guard case .several(let all)? = reason(["en", "pl"], ["date"]) else {
        Issue.record("\(String(describing: reason(["en", "pl"], ["date"])))")
        return
      }
      #expect(all.map(\.name) == ["en/date.tsv", "pl/date.tsv", "files"])
    }
  }

  @Test func longListsAreCut() {
    let many = (1...50).map { number in GoldenSample.phrase("number \(number)", .number(number)) }
    withFolder {
      _ = failure([], asked)
      let description = failure(many)?.description ?? ""
      #expect(description.contains("missing: number 20\n"))
      #expect(!description.contains("missing: number 21\n"))
      #expect(description.contains("\nand 30 more\n"))
    }
  }
}
