import SpokenText
import SpokenTextTesting
import Testing

/// What fails whatever the golden has.
@Suite struct GoldenProblemTests {
  private static func label(_ text: String) -> GoldenSample {
    .element("a") { _ in SpokenElement(label: Utterance(text)) }
  }

  private static let rows: [(sample: GoldenSample, problem: String)] = [
    (
      GoldenSample("lost") { $0.say("lost") },
      "lost: Unknown message: lost.\n  said    {lost}"
    ),
    (
      GoldenSample("delivered 3") { $0.say("delivered", ["n": 3]) },
      "delivered 3: Unknown variable: $who.\n  said    {$who}: 3 paczki"
    ),
    (
      .element("a") { speaker in
        speaker.element { _ in
          "Maya"
          speaker.say("weight")
        }
      },
      "a · label: Unknown variable: $n.\n  said    Maya. {$n} kg"
    ),
    (
      GoldenSample("returned") { $0.say("returned") },
      "returned: Found in another language only: returned.\n  said    Sent back"
    ),
    (
      .element("a") { speaker in
        speaker.element { _ in
          "Maya"
          speaker.field("weight-label", .phrase("returned"))
        }
      },
      "a · label: Found in another language only: returned.\n  said    Maya. Waga: sent back"
    ),
    (GoldenSample("nothing") { $0.say("nothing") }, "nothing: No value: nothing.\n  said    {nothing}"),
    (
      .element("a") { _ in SpokenElement(label: nil, traits: .button) },
      "a: The element has no label: a screen reader would say its role alone."
    ),
    (label(""), "a · label: Nothing is said."),
    (
      label("Maya\u{202E}"),
      "a · label: A control character, U+202E, would reach the voice.\n  said    Maya\\u{202E}"
    ),
    (
      label("A\tB"),
      "a · label: A control character, U+9, would reach the voice.\n  said    A\\tB"
    ),
    (
      label("Saved.. Maya"),
      "a · label: The marks “..” stand side by side: a part brings a mark of its own.\n  said    Saved.. Maya"
    ),
    (
      label("Ready?. Maya"),
      "a · label: The marks “?.” stand side by side: a part brings a mark of its own.\n  said    Ready?. Maya"
    ),
    (
      .announcement("b") { _ in Announcement(Utterance("Balance: . Saved")) },
      """
      b · announcement: The marks “: .” stand side by side: a part brings a mark of its own.
        said    Balance: . Saved
      """
    ),
  ]

  private static let polish: [LanguageTag: String] = [
    "en": Parcel.texts["en", default: ""] + "\nreturned = sent back\nweight-label = weight",
    "pl": Parcel.texts["pl", default: ""] + "\nweight-label = waga\nnothing = { \"\" }",
  ]

  @Test(arguments: rows.indices) func problemsAreFound(_ index: Int) {
    let (sample, problem) = Self.rows[index]
    GoldenFolder.with { folder in
      let head = "Golden pl/x.tsv: what is said here is wrong whatever the golden has, and is not recorded."
      for environment in [[:], GoldenFolder.recording] {
        let failure = folder.failure(environment) {
          try $0.verify([sample], by: Parcel.speaker("pl", Self.polish), family: "x")
        }
        #expect(failure == "\(head)\n\n\(problem)")
      }
    }
  }

  @Test(arguments: [
    "Really?! Yes", "9:00 a.m., tomorrow", "Dr. Smith", "می\u{200C}شود", "👩\u{200D}💻", "Balance: 3 dollars. Saved!",
  ])
  func otherLabelsPass(_ text: String) {
    GoldenFolder.with { folder in
      let check: (GoldenSuite) throws -> Void = {
        try $0.verify([Self.label(text)], by: Parcel.speaker("en"), family: "x")
      }
      #expect(folder.failure(GoldenFolder.recording, check)?.contains("recorded, 1 missing") == true)
      #expect(folder.failure([:], check) == nil)
    }
  }

  /// Names of samples, and what becomes of them.
  @Test func keysNameOneRowEach() {
    let action = SpokenAction("b", Utterance("B"))
    let samples: [GoldenSample] = [
      .element("maya", Parcel(owner: "Maya", count: 2)), .element("maya", Parcel(owner: "Maya", count: 3)),
      .element("ann") { _ in SpokenElement(label: Utterance("A"), actions: [action, action]) },
    ]
    let failure = GoldenFolder().failure { try $0.verify(samples, by: Parcel.speaker("en"), family: "x") }
    #expect(
      failure == """
        Golden en/x.tsv: a key names one phrase only; these name several:
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
