// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextTesting
import Testing

/// What fails whatever the golden has.
@Suite struct GoldenProblemTests {
  /// What a table may say, and no text of a user's.
  private static func said(_ text: String) -> GoldenSample { GoldenSample("a") { _ in Utterance(text) } }

  private static let rows: [(sample: GoldenSample, problem: String)] = [
    (
      .phrase("lost", .message("lost")),
      "lost: unknown message 'lost'\n  said    {lost}"
    ),
    (
      .phrase("delivered 3", .message("delivered", ["n": .number(3)])),
      "delivered 3: unknown variable '$who'\n  said    {$who}: 3 paczki"
    ),
    (
      .element(
        "a",
        SpokenCard {
          name
          Phrase.message("weight")
        }),
      "a · label: unknown variable '$n'\n  said    Maya. {$n} kg"
    ),
    (
      .phrase("returned", .message("returned")),
      "returned: missing translation of 'returned'\n  said    Sent back"
    ),
    (
      .element(
        "a",
        SpokenCard {
          name
          Phrase.field(Phrase.Field("weight-label"), .message("returned"))
        }),
      "a · label: missing translation of 'returned'\n  said    Maya. Waga: sent back"
    ),
    (.phrase("nothing", .message("nothing")), "nothing: missing text of 'nothing'\n  said    {nothing}"),
    // Words that no table has: a noun, a field, a state, and what a state agrees with.
    (
      .phrase("nouns", .count(3, Phrase.Noun("count-ratng"))),
      "nouns: unknown message 'count-ratng'; did you mean 'noun-rating'?\n  said    {count-ratng}"
    ),
    (
      .phrase("fields", .field(Phrase.Field("total-fee"), .number(3))),
      "fields: unknown message 'total-fee'\n  said    {total-fee}: 3"
    ),
    (.phrase("states", .state(Phrase.Status("tekan"))), "states: unknown message 'tekan'\n  said    {tekan}"),
    (
      .phrase("counted", .count(3, .page, status: Phrase.Status("tekan"))),
      "counted: unknown message 'tekan'\n  said    3 {tekan} strony"
    ),
    (
      .phrase("agreeing", .state(.taken, of: Phrase.Noun("count-ratng"))),
      "agreeing: unknown message 'count-ratng'; did you mean 'noun-rating'?"
    ),
    (
      .element("a", SpokenCard(.nothing, traits: .button)),
      "a: missing label; a screen reader would read only the role [missing-label]"
    ),
    (.phrase("silent", .nothing), "silent: phrase is empty"),
    (.announcement("b", Announcement(.text(" "))), "b · announcement: phrase is empty"),
    (
      .element("b", SpokenCard(.text("Maya")).value(.field(.name, .text("A"))).action("x", .text(" "))),
      "b · action x: phrase is empty"
    ),
    (
      .phrase("doubled", .text("Maya  Smith")),
      "doubled: two spaces in a row; the part between them is blank\n  said    Maya  Smith"
    ),
    // A blank name leaves a hole.
    (
      .phrase("deleted", .message("deleted", ["name": .text(" ")])),
      "deleted: blank argument '$name'"
    ),
    (
      .phrase("arrives", .message("arrives", ["when": .text("")])),
      "arrives: blank argument '$when'"
    ),
    (
      .phrase("sent", .message("sent", ["who": .text("\n")])),
      "sent: blank argument '$who'"
    ),
    (
      said("Maya\u{202E}"), "a: control character U+202E in the phrase; remove it\n  said    Maya\\u{202E}"
    ),
    (said("A\tB"), "a: control character U+9 in the phrase; remove it\n  said    A\\tB"),
    (
      said("Saved.. Maya"),
      "a: two punctuation marks in a row, '..'; a part has a mark of its own\n  said    Saved.. Maya"
    ),
    (
      said("Ready?. Maya"),
      "a: two punctuation marks in a row, '?.'; a part has a mark of its own\n  said    Ready?. Maya"
    ),
    (
      said("Balance: . Saved"),
      "a: two punctuation marks in a row, ': .'; a part has a mark of its own\n  said    Balance: . Saved"
    ),
    (
      said("Maya\u{A0} Smith"),
      "a: two spaces in a row; the part between them is blank\n  said    Maya\\u{A0} Smith"
    ),
    (said("\u{3000}A"), "a: space at the start; the part before it is blank\n  said    \\u{3000}A"),
    (said("A "), "a: space at the end; the part after it is blank\n  said    A\\u{20}"),
    (
      said(". instructions are 9"),
      "a: '.' at the start; the part before it is blank\n  said    . instructions are 9"
    ),
    (said("。"), "a: '。' at the start; the part before it is blank\n  said    。"),
  ]

  private static let name = "Maya" as String

  private static let polish: [LanguageTag: String] = [
    "en": Parcel.texts["en", default: ""] + "\nreturned = sent back\nweight-label = weight",
    "pl": Parcel.texts["pl", default: ""] + """

      weight-label = waga
      nothing = { "" }
      deleted = { $name } usunięto
      arrives = przyjeżdża { $when } do domu
      sent = wysłano do { $who }
      """,
  ]

  @Test(arguments: rows.indices) func problemsAreFound(_ index: Int) {
    let (sample, problem) = Self.rows[index]
    GoldenFolder.with { folder in
      let head = "golden pl/x.tsv: 1 problem to fix before recording"
      for environment in [[:], GoldenFolder.recording] {
        let failure = folder.failure(environment) {
          try $0.verify([sample], family: "x", using: Parcel.speaker("pl", Self.polish))
        }
        #expect(failure == "\(head)\n\n\(problem)")
      }
    }
  }

  @Test(arguments: [
    "Really?! Yes", "9:00 a.m., tomorrow", "Dr. Smith", "می\u{200C}شود", "👩\u{200D}💻", "Balance: 3 dollars. Saved!",
    ".gitignore", "… and more",
  ])
  func soundLabelsPass(_ text: String) {
    GoldenFolder.with { folder in
      let check: (GoldenSuite) throws -> Void = {
        try $0.verify([Self.said(text)], family: "x", using: Parcel.speaker("en"))
      }
      #expect(folder.failure(GoldenFolder.recording, check)?.contains("recorded; 1 missing") == true)
      #expect(folder.failure([:], check) == nil)
    }
  }

  /// Identifiers are never heard.
  @Test func identifiersMayHoldAnything() {
    let card = SpokenCard(.text("A"), id: "rows..1  a ")
    let check: (GoldenSuite) throws -> Void = {
      try $0.verify([.element("a", card)], family: "x", using: Parcel.speaker("en"))
    }
    GoldenFolder.with { folder in
      #expect(folder.failure(GoldenFolder.recording, check)?.contains("recorded; 2 missing") == true)
      #expect(folder.failure([:], check) == nil)
    }
  }

  /// A family is a screen, on which no two elements have the same identifier; unless it has the states of one.
  @Test func identifiersAreUnique() {
    let samples: [GoldenSample] = [
      .element("one", Parcel(owner: "Maya", count: 1)), .element("ida", Parcel(owner: "Ida", count: 1)),
      .element("two", Parcel(owner: "Maya", count: 2)), .element("a", SpokenCard(.text("A"))),
      .element("b", SpokenCard(.text("A"))),
    ]
    GoldenFolder.with { folder in
      let failure = folder.failure(GoldenFolder.recording) {
        try $0.verify(samples, family: "x", using: Parcel.speaker("en"))
      }
      #expect(
        failure == """
          golden en/x.tsv: 1 problem to fix before recording

          two · identifier: duplicate identifier 'parcel.Maya', also of 'one'; give each element of a screen its own, or \
          pass 'sharesIdentifiers' if these are states of one element [shared-identifier]
          """)
      let states = folder.failure(GoldenFolder.recording) {
        try $0.verify(samples, family: "x", sharesIdentifiers: true, using: Parcel.speaker("en"))
      }
      #expect(states?.hasPrefix("golden en/x.tsv: recorded;") == true)
    }
  }

  /// What is wrong by itself, what is different and what is named twice are one failure.
  @Test func allThatIsWrongIsToldAtOnce() {
    GoldenFolder.with { folder in
      let right: [GoldenSample] = [Self.said("A"), .phrase("price", .money(1, .usd)), .phrase("old", .number(1))]
      _ = folder.failure(GoldenFolder.recording) { try $0.verify(right, family: "x", using: Parcel.speaker("en")) }
      let wrong: [GoldenSample] = [
        Self.said("A  B"), .phrase("price", .money(2, .usd)), .phrase("twice", .number(1)),
        .phrase("twice", .number(1)),
      ]
      #expect(
        folder.failure { try $0.verify(wrong, family: "x", using: Parcel.speaker("en")) } == """
          golden en/x.tsv: 3 failures

          golden en/x.tsv: duplicate keys; give each sample its own name:
            twice

          golden en/x.tsv: 1 problem to fix before recording

          a: two spaces in a row; the part between them is blank
            said    A  B

          golden en/x.tsv: 1 changed, 1 stale

          changed: price
            golden  [1 dollar]
            said    [2 dollars]
          stale: old
            golden  1

          To accept these phrases, record them and review the change:
            SPOKENTEXT_RECORD=1 swift test; git diff Golden/en/x.tsv
          """)
    }
  }

  /// Names of samples, and what becomes of them.
  @Test func keysNameOneRowEach() {
    let card = SpokenCard(.text("A")).action("b", .text("B")).action("b", .text("C"))
    let samples: [GoldenSample] = [
      .element("maya", Parcel(owner: "Maya", count: 2)), .element("maya", Parcel(owner: "Maya", count: 3)),
      .element("ann", card),
    ]
    let failure = GoldenFolder().failure {
      try $0.verify(samples, family: "x", sharesIdentifiers: true, using: Parcel.speaker("en"))
    }
    #expect(
      failure == """
        golden en/x.tsv: duplicate keys; give each sample its own name:
          ann · action b
          maya · action return
          maya · hint
          maya · identifier
          maya · label
          maya · traits
          maya · value
        """)
  }
}
