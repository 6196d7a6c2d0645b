// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextTesting
import Testing

/// Checks texts in the articles that `Scripts/check-documentation` can't check.
@Suite struct ArticleTests {
  private static func article(_ name: String) throws -> String {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = package.appending(path: "Sources/SpokenText/SpokenText.docc/\(name).md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Returns the block of "Testing labels" that begins with a word.
  private static func transcript(_ word: String) throws -> String {
    let blocks = try article("TestingLabels").components(separatedBy: "\n```\n")
    return try #require(blocks.first { $0.hasPrefix(word) })
  }

  /// The phrases of the article "Your own phrases", which the samples of "Testing labels" say.
  private static func texts() throws -> [LanguageTag: String] {
    let article = try article("YourOwnPhrases")
    var texts: [LanguageTag: String] = [:]
    for language in ["en", "pl"] as [LanguageTag] {
      let start = "<!-- file: Sources/App/Phrases/\(language).ftl -->\n```ftl\n"
      let block = article.components(separatedBy: start)
      try #require(block.count == 2)
      texts[language] = block[1].components(separatedBy: "\n```\n")[0]
    }
    return texts
  }

  private static func delivered(_ name: String, _ count: Int) -> GoldenSample {
    let phrase = Phrase.message("delivered", ["who": .text("Maya"), "n": .number(count)])
    return .announcement(name, Announcement(phrase, priority: .high))
  }

  @Test func changedPhraseFailsAsInTheArticle() throws {
    let transcript = try Self.transcript("golden")
    let texts = try Self.texts()
    let changed = try #require(texts["pl"]).replacing("paczki", with: "paczek")
    let samples = [Self.delivered("delivered", 3)]
    GoldenFolder.with { folder in
      _ = folder.failure(GoldenFolder.recording) {
        try $0.verify(samples, family: "dashboard", in: ["pl"]) { Parcel.speaker($0, texts) }
      }
      let failure = folder.failure {
        try $0.verify(samples, family: "dashboard", in: ["pl"]) { Parcel.speaker($0, ["pl": changed]) }
      }
      #expect(failure == transcript.replacing("Tests/AppTests/Golden", with: "Golden"))
    }
  }

  @Test func missingSampleFailsAsInTheArticle() throws {
    let transcript = try Self.transcript("samples")
    let texts = try Self.texts()
    let samples: [GoldenSample] = [
      .phrase("invite", .message("invite")), .phrase("last allowance", .message("last-allowance")),
      Self.delivered("one parcel", 1), Self.delivered("five parcels", 5),
    ]
    let failure = GoldenFolder().failure {
      try $0.verifyCompleteness(of: samples, overlay: Overlay(texts)) { Parcel.speaker($0, texts) }
    }
    #expect(failure == transcript)
  }

  @Test func formOfADateIsAsInTheArticle() throws {
    let article = try Self.article("YourOwnPhrases")
    let block = try #require(
      article.components(separatedBy: "```ftl\n").first { $0.hasPrefix("released = erschienen") })
    let message = block.components(separatedBy: "\n```")[0]
    let overlay = Overlay(["de": message + "\nbare = erschienen { $when }"])
    let now = Instant(secondsSinceEpoch: 1_795_212_000)  // Friday, 2026-11-20 22:00
    let speaker = Speaker("de", offsets: FixedOffset(seconds: 0), reference: .fixed(now)).adding(overlay)
    let tuesday = Phrase.date(Instant(secondsSinceEpoch: 1_795_212_000 - 3 * 86_400))
    for (id, place) in [
      ("released", "With the case, the German result is"), ("bare", "Without the case, the result would be"),
    ] as [(PhraseID, String)] {
      let text = speaker.say(.message(id, ["when": tuesday]), context: .inline).text
      #expect(article.contains("\(place) \"\(text)\""))
    }
  }
}
