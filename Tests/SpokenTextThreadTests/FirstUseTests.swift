// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// The first use of every language by many tasks at once. It is a race only in a process that has spoken nothing before:
/// the gate runs this suite by itself, in fresh processes, under the thread sanitizer.
@Suite struct FirstUseTests {
  private static let now = Instant(secondsSinceEpoch: 1_795_212_000)

  /// What a speaker says of the first phrases of an app, in an order of its own.
  private static func said(_ language: LanguageTag, startingAt offset: Int) -> [String] {
    let speaker = Speaker(language, offsets: FixedOffset(seconds: 0), reference: .fixed(now)).adding(overlay)
    let phrases: [Phrase] = [
      .money("25.50", .usd), .dateTime(now), .count(3, .dose, status: .missed), .progress(3, of: 5),
      .message("first-use", ["n": .number(2)]), .list(["a", "b", "c"]), .elapsed(Instant(secondsSinceEpoch: 0)),
      .status(.taken), .error(.required(.password)), .hint(.details),
    ]
    var texts = Array(repeating: "", count: phrases.count)
    for step in phrases.indices {
      let index = (step + offset) % phrases.count
      texts[index] = speaker.say(phrases[index]).text
    }
    return texts
  }

  private static let overlay = Overlay([
    "en": "first-use = { $n ->\n    [one] { $n } use\n   *[other] { $n } uses\n}", "pl": "first-use = razy: { $n }",
  ])

  @Test func everyTaskHearsTheSame() async {
    let languages = Speaker.languages
    let said = await withTaskGroup(of: [[String]].self) { group in
      for task in 0..<40 {
        group.addTask {
          // Each task begins with another language, and in each with another phrase.
          let order = languages.indices.map { ($0 + task) % languages.count }
          var all = Array(repeating: [String](), count: languages.count)
          for index in order { all[index] = Self.said(languages[index], startingAt: task) }
          return all
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(said.count == 40)
    #expect(Set(said).count == 1)
    #expect(said[0].allSatisfy { texts in texts.allSatisfy { !$0.isEmpty && !$0.contains("{") } })
  }
}
