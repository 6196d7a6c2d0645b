// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct ConcurrencyTests {
  /// Many tasks that ask for a language at once get one table, and hear the same. In a process where other tests came
  /// first the table may be there already: what many do at first use is what ``FirstUseTests`` are for.
  @Test(arguments: Speaker.languages)
  func allTasksShareOneTable(_ language: LanguageTag) async {
    let tables = await withTaskGroup(of: (ObjectIdentifier, String).self) { group in
      for _ in 0..<200 {
        group.addTask {
          let speaker = Speaker(language, offsets: FixedOffset(seconds: 0))
          return (ObjectIdentifier(speaker.table), speaker.money("25.50", .usd).text)
        }
      }
      return await group.reduce(into: [ObjectIdentifier: Set<String>]()) { $0[$1.0, default: []].insert($1.1) }
    }
    #expect(tables.count == 1)
    #expect(tables.values.allSatisfy { $0.count == 1 })
  }

  /// The phrases of a fresh overlay and of the language under it, by many at once.
  @Test(arguments: 0..<3)
  func overlaysAreReadByManyAtOnce(_ round: Int) async {
    let ftl = (0..<200).map { "m\($0) = { $x } number \($0) of \(round)" }.joined(separator: "\n")
    let speaker = Speaker("de", offsets: FixedOffset(seconds: 0)).adding(Overlay(["en": ftl, "de": "d = { $x } d"]))
    let heard = await withTaskGroup(of: Bool.self) { group in
      for task in 0..<40 {
        group.addTask {
          (0..<200).allSatisfy { index in
            let number = (index + task * 5) % 200
            let said = speaker.say(.message(PhraseID(unchecked: "m\(number)"), ["x": .money(5, .usd)]))
            return said.text == "5 US dollars number \(number) of \(round)"
          }
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(heard)
  }
}
