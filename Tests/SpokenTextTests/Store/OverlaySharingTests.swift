// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// An overlay compiles once for each language, however often it is made.
@Suite(.serialized) struct OverlaySharingTests {
  private func overlay(_ name: String, _ text: String = "m = { $x } said") -> Overlay {
    Overlay(files: [
      Overlay.File(language: "en", name: name, text: text), Overlay.File(language: "pl", name: name, text: "n = x"),
    ])
  }

  private func table(_ overlay: Overlay, _ locale: LanguageTag = "en") -> LocaleTable {
    Speaker(locale, offsets: FixedOffset(seconds: 0)).adding(overlay).table
  }

  @Test func equalFilesGiveTheSameTable() {
    #expect(table(overlay("same")) === table(overlay("same")))
    #expect(table(overlay("same"), "pl") === table(overlay("same"), "pl"))
    #expect(table(overlay("same"), "pl").fallback === table(overlay("same"), "pl").fallback)
    // A locale that no file is for finds the table of the language it is near to.
    #expect(table(overlay("same"), "en-US") === table(overlay("same"), "en"))
    // Not the same literals, but the same bytes.
    let text = ["m = ", "{ $x } said"].joined()
    #expect(table(overlay("same", text)) === table(overlay("same")))
  }

  @Test func otherFilesGiveAnotherTable() {
    let first = table(overlay("other"))
    #expect(table(overlay("other", "m = { $x } told")) !== first)
    #expect(table(overlay("another")) !== first)
    #expect(table(overlay("other"), "pl") !== first)
    #expect(table(Overlay(files: overlay("other").files, sourceLanguage: "pl")) !== first)
    #expect(table(Overlay(files: overlay("other").files.reversed())) !== first)
    #expect(first !== Speaker("en", offsets: FixedOffset(seconds: 0)).table)
    #expect(
      Speaker("en").adding(overlay("other", "m = { $x } told")).say(.message("m", ["x": .text("A")])).text == "A told")
    #expect(Speaker("en").adding(overlay("other")).say(.message("m", ["x": .text("A")])).text == "A said")
  }

  /// An overlay that is held keeps its tables, whatever others are made meanwhile.
  @Test func aHeldOverlayKeepsItsTables() {
    let held = overlay("held")
    let first = table(held)
    for number in 0..<(DeepCheck.isAsked ? 100 : 20) { _ = table(overlay("passing", "m = \(number)")) }
    #expect(table(held) === first)
  }

  /// Tasks that come at once get one table, and each the words of its own overlay.
  @Test(arguments: 0..<(DeepCheck.isAsked ? 20 : 5))
  func simultaneousTasksShareTables(_ round: Int) async {
    let heard = await withTaskGroup(of: (Int, ObjectIdentifier, LocaleTable, String).self) { group in
      for task in 0..<40 {
        group.addTask {
          let which = task % 3
          let overlay = Overlay(["en": "m\(round) = which \(which) { $x }"])
          let speaker = Speaker("en", offsets: FixedOffset(seconds: 0)).adding(overlay)
          let said = speaker.say(.message(PhraseID(unchecked: "m\(round)"), ["x": .number(task)])).text
          #expect(said == "Which \(which) \(task)")
          return (which, ObjectIdentifier(speaker.table), speaker.table, said)
        }
      }
      return await group.reduce(into: [Int: Set<ObjectIdentifier>]()) { $0[$1.0, default: []].insert($1.1) }
    }
    // The tables of all three may be told apart; more than one of each would have been compiled for nothing.
    #expect(heard.count == 3)
    #expect(heard.values.allSatisfy { $0.count == 1 })
  }
}
