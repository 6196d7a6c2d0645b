// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting
import Testing

@testable import SpokenText

/// Selections by exact numbers.
@Suite struct NumberSelectionTests {
  private static let table = """
    last = { $n ->
        [0] none
        [1] a
        [63] b
        [64] c
        [127] d
        [5000] e
       *[other] { $n }x
    }
    decimal = { $n ->
        [1.5] half
       *[other] { $n }x
    }
    first = { $n ->
       *[other] all
        [5] five
        [one] one
    }
    """

  @Test(
    arguments: [
      ("last", 0, "none"), ("last", 1, "a"), ("last", "1.0", "1.0x"), ("last", 2, "2x"), ("last", 62, "62x"),
      ("last", 63, "b"), ("last", 64, "c"), ("last", 65, "65x"), ("last", 126, "126x"), ("last", 127, "d"),
      ("last", 128, "128x"), ("last", 191, "191x"), ("last", 5000, "e"), ("last", -1, "minus 1x"),
      ("last", "1.5", "1.5x"), ("decimal", "1.5", "half"), ("decimal", "1.50", "half"), ("decimal", 1, "1x"),
      ("first", 5, "all"), ("first", 1, "one"), ("first", 2, "all"),
    ] as [(PhraseID, ExactDecimal, String)])
  func numberKeysMatchAsIfTriedInTurn(_ id: PhraseID, _ number: ExactDecimal, _ text: String) {
    let speaker = Speaker("en").adding(Overlay(["en": Self.table]))
    #expect(speaker.say(.message(id, ["n": .number(number)]), context: .inline).text == text)
  }
}
