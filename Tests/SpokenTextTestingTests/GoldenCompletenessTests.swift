// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextTesting
import Testing

/// All that an overlay can say has a sample, and every language has it.
@Suite struct GoldenCompletenessTests {
  /// An overlay, what is said of it, and what a test shows.
  struct Row: Sendable {
    var texts: [LanguageTag: String]
    var samples: [GoldenSample]
    /// The failure; empty where there is none.
    var failure = ""
  }

  private static func phrase(_ id: PhraseID, _ arguments: Phrase.Arguments = [:]) -> GoldenSample {
    .phrase("\(id) \(arguments.list.map(\.name).sorted())", .message(id, arguments))
  }

  private static let parcels = [1, 2, 5].map { number in
    GoldenSample.element("maya \(number)", Parcel(owner: "Maya", count: number))
  }
  private static let arrived = Parcel.catalogue[1]

  private static let rows: [Row] = [
    Row(texts: Parcel.texts, samples: parcels + [arrived]),
    // What was not said at all has no variants to name; of two languages with the same lack both are named.
    Row(
      texts: Parcel.texts, samples: [parcels[1]],
      failure: """
        golden completeness: 2 failures

        samples in en: 2 gaps

        en.ftl:2: no sample says variant [one] of 'delivered'; add one with n=1
        en.ftl:7: no sample says 'arrived'; add one, or delete it

        samples in pl: 3 gaps

        pl.ftl:2: no sample says variant [one] of 'delivered'; add one with n=1
        pl.ftl:4: no sample says variant [many] of 'delivered'; add one with n=5
        pl.ftl:8: no sample says 'arrived'; add one, or delete it
        """),
    // An attribute is said, a trait is not.
    Row(
      texts: [
        "en": """
        box = box
            .gender = feminine
            .material = wood
            .title = a box
        made = { TRAIT($what, "material") ->
            [wood] of wood
           *[other] made
        }
        """
      ],
      samples: [phrase("box"), phrase("made", ["what": .message("box")])],
      failure: """
        samples in en: 2 gaps

        en.ftl:4: no sample says 'box.title'; add one, or delete it
        en.ftl:7: no sample says variant [other] of 'made'; add one
        """),
    // Cases and words that are chosen by.
    Row(
      texts: [
        "en": """
        outcome = { $case ->
            [infinitive] open
           *[statement] opens
        }
        level = { $level ->
            [high] high
           *[low] low
        }
        """
      ],
      samples: [phrase("outcome"), phrase("level", ["level": .text("high")])],
      failure: """
        samples in en: 2 gaps

        en.ftl:2: no sample says variant case=infinitive of 'outcome'; add one with case=infinitive
        en.ftl:7: no sample says variant level=low of 'level'; add one with level=low
        """),
    // A term, and what another message says.
    Row(
      texts: ["en": "-brand = Box\nname = { -brand } { inner }\ninner = { $n ->\n    [0] none\n   *[other] { $n }\n}"],
      samples: [phrase("name", ["n": .number(0)])],
      failure: """
        samples in en: 1 gap

        en.ftl:5: no sample says variant [other] of 'inner'; add one with n=2
        """),
    // No number comes to [one] behind [1], nor to what is not a category of the language; whole things are no fractions.
    Row(
      texts: [
        "en": """
        lost = { $n ->
            [1] a parcel
            [one] { $n } parcel
            [two] { $n } parcels
           *[other] { $n } parcels
        }
        """,
        "pl": """
        lost = { $n ->
            [one] { $n } paczka
            [few] { $n } paczki
            [many] { $n } paczek
           *[other] { $n } paczki
        }
        """,
      ],
      samples: [1, 2, 5].map { phrase("lost", ["n": .number($0)]) }),
    // Places in an order.
    Row(
      texts: [
        "en": """
        place = { NUMBER($n, type: "ordinal") ->
            [one] { $n }st
            [two] { $n }nd
            [few] { $n }rd
           *[other] { $n }th
        }
        """
      ],
      samples: [phrase("place", ["n": .number(1)])],
      failure: """
        samples in en: 3 gaps

        en.ftl:3: no sample says variant [two] of 'place'; add one with n=2
        en.ftl:4: no sample says variant [few] of 'place'; add one with n=3
        en.ftl:5: no sample says variant [other] of 'place'; add one with n=5
        """),
    // First letters.
    Row(
      texts: [
        "fr": """
        of = { HEAD($who) ->
            [loud-h] du { $who }
            [vowel] d’{ $who }
           *[other] de { $who }
        }
        -head-loud-h = h !heu
        """
      ],
      samples: [phrase("of", ["who": .text("Maya")])],
      failure: """
        samples in fr: 2 gaps

        fr.ftl:2: no sample says variant [loud-h] of 'of'; add one with who=h
        fr.ftl:3: no sample says variant [vowel] of 'of'; add one with who=a
        """),
    // What a language lacks is said in another one; a message that is ours is not the app's to translate.
    Row(
      texts: ["en": "arrived = here\nlost = lost\n# Rewords\nstate-taken = had", "pl": "arrived = jest"],
      samples: [phrase("arrived"), phrase("lost"), .phrase("taken", .state(.taken))],
      failure: """
        samples in pl: 1 gap

        en.ftl:2: missing message 'lost' in pl; translate it, or it is spoken in another language
        """),
    // Files with errors; what else is wrong is named too.
    Row(
      texts: ["en": "arrived = here\n= lost\nopened = { arived }"],
      samples: [phrase("arrived"), phrase("opened")],
      failure: """
        samples in en: 2 gaps

        en.ftl:2: expected an entry; start the line with an id, '-' and an id, or '#' and a space, without indentation
        en.ftl:3: unknown message 'arived'
        """),
    // A regional child has what its parent has, and is asked for what it words itself.
    Row(
      texts: ["en": "arrived = here\nlost = lost", "en-GB": "arrived = come"], samples: [phrase("arrived")],
      failure: """
        samples in en: 1 gap

        en.ftl:2: no sample says 'lost'; add one, or delete it
        """),
  ]

  private static func failure(
    _ row: Row, _ folder: GoldenFolder, _ environment: [String: String], _ forms: String?,
    in languages: [LanguageTag]? = nil, empty: String? = nil
  ) -> String? {
    let overlay = Overlay(row.texts)
    return folder.failure(environment) { suite in
      try suite.verifyCompleteness(
        of: row.samples, overlay: overlay, in: languages, forms: forms, empty: empty
      ) { language in
        Speaker(language, offsets: FixedOffset(seconds: 0), reference: .fixed(Instant(secondsSinceEpoch: 0)))
          .adding(overlay)
      }
    }
  }

  @Test(arguments: rows.indices) func whatIsLeftOutIsNamed(_ index: Int) {
    let row = Self.rows[index]
    #expect(Self.failure(row, GoldenFolder(), [:], nil) ?? "" == row.failure)
  }

  /// Forms are said by themselves, and have goldens.
  @Test func formsAreRecorded() throws {
    try GoldenFolder.with { folder in
      let row = Row(texts: Parcel.texts, samples: [Self.parcels[1], Self.arrived])
      let recorded = Self.failure(row, folder, GoldenFolder.recording, "forms") ?? ""
      #expect(recorded.hasPrefix("golden completeness: 2 failures\n\ngolden en/forms.tsv: recorded; 2 missing"))
      #expect(Self.failure(row, folder, [:], "forms") == nil)
      let forms = try folder.suite().table(of: "pl", family: "forms")
      #expect(
        forms.description == """
          # Golden file for pl, forms. Written by the tests with SPOKENTEXT_RECORD=1. Review every change.
          delivered · n=1\tMaya: 1 paczka
          delivered · n=2\tMaya: 2 paczki
          delivered · n=5\tMaya: 5 paczek

          """)
      let english = Parcel.texts["en", default: ""].replacing("[one] { $who }", with: "[one] !{ $who }")
      let other = Row(texts: Parcel.texts.merging(["en": english]) { $1 }, samples: row.samples)
      #expect(
        Self.failure(other, folder, [:], "forms") == """
          golden en/forms.tsv: 1 changed

          changed: delivered · n=1
            golden  []Maya got 1 parcel
            said    [!]Maya got 1 parcel

          To accept these phrases, record them and review the change:
            SPOKENTEXT_RECORD=1 swift test; git diff Golden/en/forms.tsv
          """)
      // A message that no sample says is left out, whether it has variants or not.
      let unsaid = Row(texts: Parcel.texts, samples: [Self.parcels[0]])
      #expect(
        Self.failure(unsaid, folder, [:], "forms") == """
          golden completeness: 2 failures

          samples in en: 1 gap

          en.ftl:7: no sample says 'arrived'; add one, or delete it

          samples in pl: 1 gap

          pl.ftl:8: no sample says 'arrived'; add one, or delete it
          """)
    }
  }

  /// The forms of cases, words and numbers together; those that would say a fault are not said.
  @Test func formsCombineWhatTheyAreChosenBy() throws {
    let text = """
      box = { $case ->
          [genitive] { $count ->
              [one] of a box
             *[other] of { $count } boxes
          }
         *[bare] { $count ->
              [0] no box
              [one] a box
             *[other] { $count } boxes
          }
      }
      of = { HEAD($who) ->
          [round] o'{ $who }
         *[other] of { $who }
      }
      -head-round = o
      sent = { $n ->
          [one] { $who } sent one
         *[other] { $who } sent { $n }
      }
      """
    try GoldenFolder.with { folder in
      let row = Row(texts: ["en": text], samples: [Self.phrase("box", ["count": .number(3)])])
      _ = Self.failure(row, folder, GoldenFolder.recording, "forms")
      let forms = try folder.suite().table(of: "en", family: "forms")
      #expect(
        forms.rows.map(\.description) == [
          "box · case=genitive, count=1\tof a box",
          "box · case=genitive, count=2\tof 2 boxes",
          "box · case=bare, count=0\tno box",
          "box · case=bare, count=1\ta box",
          "box · case=bare, count=2\t2 boxes",
          "of · who=o\to'o",
        ])
    }
  }

  private static let lessons: [LanguageTag: String] = [
    "en": "# Swift: Noun\nlesson = lesson\n    .plural = lessons\n# Swift: Status\nbooked = booked\n",
    "pl": """
    lesson = lekcja
        .plural = lekcje
        .plural-genitive = lekcji
        .gender = feminine
    booked = zarezerwowane
        .feminine = zarezerwowana
        .plural-genitive = zarezerwowanych
    """,
  ]

  private static let bookedLesson = GoldenSample.phrase(
    "booked lesson", .count(1, Phrase.Noun("lesson"), status: Phrase.Status("booked")))

  /// Words are said in the forms that the app's phrases can reach, and no others are asked for: a state needs no masculine
  /// form if all nouns are feminine, and no genitive if no phrase asks for one.
  @Test func formsOfWordsAreRecorded() throws {
    try GoldenFolder.with { folder in
      let row = Row(texts: Self.lessons, samples: [Self.bookedLesson])
      _ = Self.failure(row, folder, GoldenFolder.recording, "forms")
      #expect(Self.failure(row, folder, [:], "forms") == nil)
      let forms = try folder.suite().table(of: "pl", family: "forms")
      #expect(
        forms.rows.map(\.description) == [
          "lesson · count=1\tjedna lekcja", "lesson · count=2\tdwie lekcje", "lesson · count=5\t5 lekcji",
          "booked\tzarezerwowane", "booked · noun=lesson\tzarezerwowana",
          "booked · count=2, noun=lesson\tdwie zarezerwowane lekcje",
          "booked · count=5, noun=lesson\t5 zarezerwowanych lekcji",
        ])
    }
  }

  /// Without a family of forms, each form that can be reached needs a sample; one that no phrase reaches does not.
  @Test func onlyFormsWithinReachNeedSamples() {
    var texts = Self.lessons
    texts["pl", default: ""] += "\n    .masculine = zarezerwowany\n    .feminine-accusative = zarezerwowaną"
    let failure = Self.failure(Row(texts: texts, samples: [Self.bookedLesson]), GoldenFolder(), [:], nil, in: ["pl"])
    #expect(
      failure == """
        samples in pl: 3 gaps

        pl.ftl:2: no sample says 'lesson.plural'; add one
        pl.ftl:3: no sample says 'lesson.plural-genitive'; add one
        pl.ftl:7: no sample says 'booked.plural-genitive'; add one
        """)
  }

  /// A form that a phrase asks for and the word lacks is missing, as lint says.
  @Test func formsWithinReachAreMissing() {
    var texts = Self.lessons
    texts["en", default: ""] += "from = from { $what }"
    texts["pl", default: ""] += "\nfrom = od { FORM($what, case: \"genitive\") }"
    let samples = [Self.bookedLesson, Self.phrase("from", ["what": .count(1, Phrase.Noun("lesson"))])]
    GoldenFolder.with { folder in
      let row = Row(texts: texts, samples: samples)
      _ = Self.failure(row, folder, GoldenFolder.recording, "forms", in: ["pl"])
      let failure = Self.failure(row, folder, [:], "forms", in: ["pl"]) ?? ""
      #expect(failure.contains("pl.ftl:1: missing form '.genitive' of 'lesson', which a phrase asks for; add it"))
      #expect(failure.contains("missing form '.feminine-genitive' of 'booked', which a phrase asks for; add it"))
    }
  }

  /// A message that no sample says has forms to be read, and is named.
  @Test func formsDoNotHideWhatNoSampleSays() {
    let texts: [LanguageTag: String] = [
      "en": """
      sent = sent { parcels }
      parcels = { $n ->
          [one] { $n } parcel
         *[other] { $n } parcels
      }
      lost = lost { $n ->
          [one] one
         *[other] { $n }
      }
          .title = { $n ->
              [one] a loss
             *[other] losses
          }
      """
    ]
    GoldenFolder.with { folder in
      let row = Row(texts: texts, samples: [Self.phrase("sent", ["n": .number(2)])])
      _ = Self.failure(row, folder, GoldenFolder.recording, "forms")
      #expect(
        Self.failure(row, folder, [:], "forms") == """
          samples in en: 2 gaps

          en.ftl:6: no sample says 'lost'; add one, or delete it
          en.ftl:10: no sample says 'lost.title'; add one, or delete it
          """)
    }
  }

  /// A message that no sample says names all that it needs, and not after the first is there the next.
  @Test func variantsOfWhatNoSampleSaysAreNamedAtOnce() {
    let failure = Self.failure(Row(texts: Parcel.texts, samples: []), GoldenFolder(), [:], nil) ?? ""
    #expect(failure.contains("en.ftl:1: no sample says 'delivered'; add samples with n=1 and n=2, or delete it"))
    #expect(
      failure.contains("pl.ftl:1: no sample says 'delivered'; add samples with n=1 and n=2 and n=5, or delete it"))
  }

  /// An unused message is found in every language, whether it has variants there or not.
  @Test func unusedMessagesAreFoundInEveryLanguage() {
    let texts: [LanguageTag: String] = [
      "en": "used = used\nunused = { $n ->\n    [one] { $n } parcel\n   *[other] { $n } parcels\n}",
      "de": "used = da\nunused = { $n ->\n    [one] { $n } Paket\n   *[other] { $n } Pakete\n}",
      "ja": "used = 使用済み\nunused = 荷物{ $n }個",
    ]
    GoldenFolder.with { folder in
      let row = Row(texts: texts, samples: [Self.phrase("used")])
      _ = Self.failure(row, folder, GoldenFolder.recording, "forms")
      let failure = Self.failure(row, folder, [:], "forms") ?? ""
      for language in ["en", "de", "ja"] {
        #expect(failure.contains("\(language).ftl:2: no sample says 'unused'; add one, or delete it"), "\(failure)")
      }
    }
  }

  /// A language without a file is one thing to do: it is asked for, or its goldens lie there.
  @Test func missingLanguagesAreNamed() throws {
    let row = Row(texts: ["en": "used = used"], samples: [Self.phrase("used")])
    let gap = """
      samples in ja: 1 gap

      ja.ftl:1: missing file; translate it, or its phrases are spoken in another language
      """
    #expect(Self.failure(row, GoldenFolder(), [:], nil, in: ["en", "ja"]) == gap)
    #expect(Self.failure(row, GoldenFolder(), [:], nil, in: ["en", "en-GB"]) == nil)
    try GoldenFolder.with { folder in
      #expect(Self.failure(row, folder, [:], nil) == nil)
      for language in ["ja", "en", "no language"] {
        let path = URL(filePath: folder.path).appending(path: language)
        try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        try Data().write(to: path.appending(path: "list.tsv"))
      }
      #expect(Self.failure(row, folder, [:], nil) == gap)
    }
  }

  /// What is said where something is empty is recorded as it is, for people to read.
  @Test func emptyArgumentsAreTried() throws {
    let texts: [LanguageTag: String] = [
      "en": """
      delivered = { $n ->
          [0] no parcels for { $who }
         *[other] { $who } got { $n } parcels
      }
      fee = fee: { $amount }
      plain = plain
      """
    ]
    try GoldenFolder.with { folder in
      let samples = [
        Self.phrase("delivered", ["who": .text("Maya"), "n": .number(2)]),
        Self.phrase("delivered", ["who": .text("Ida"), "n": .number(0)]),
        Self.phrase("fee", ["amount": .money(1, .usd)]),
        Self.phrase("plain"),
      ]
      let row = Row(texts: texts, samples: Array(samples))
      let recorded = Self.failure(row, folder, GoldenFolder.recording, nil, empty: "empty") ?? ""
      #expect(recorded.hasPrefix("golden en/empty.tsv: recorded; 4 missing"), "\(recorded)")
      #expect(Self.failure(row, folder, [:], nil, empty: "empty") == nil)
      let rows = try folder.suite().table(of: "en", family: "empty").rows
      #expect(
        rows.map(\.description) == [
          "delivered · who empty\tGot 2 parcels",
          "delivered · n empty\tNo parcels for Maya",
          "delivered · who, n empty\tNo parcels for",
          "fee · amount empty\tFee:",
        ])
      // None of it counts as said by a sample.
      let fewer = Row(texts: texts, samples: [samples[0], samples[2], samples[3]])
      #expect(
        Self.failure(fewer, folder, [:], nil, empty: "empty")?.contains(
          "no sample says variant [0] of 'delivered'; add one with n=0") == true)
    }
  }

  /// What is to be done is listed at once, in every language.
  @Test func manyGapsAreListed() {
    let lines = (1...30).map { "message-\($0) = a" }.joined(separator: "\n")
    let row = Row(texts: ["en": lines, "de": lines, "pl": lines], samples: [])
    let failure = Self.failure(row, GoldenFolder(), [:], nil) ?? ""
    for language in ["en", "de", "pl"] {
      #expect(failure.contains("\(language).ftl:30: no sample says 'message-30'; add one, or delete it"), "\(failure)")
    }
    #expect(!failure.contains("more"))
    let many = (1...500).map { "message-\($0) = a" }.joined(separator: "\n")
    let long = Self.failure(Row(texts: ["en": many], samples: []), GoldenFolder(), [:], nil) ?? ""
    #expect(long.hasSuffix("\nen.ftl:500: no sample says 'message-500'; add one, or delete it"))
  }
}
