// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// What is said of a card, by the importance of its parts and by how much its listener wants to hear.
@Suite struct VerbosityTests {
  private static func speaker(_ verbosity: Verbosity, _ language: LanguageTag = "en-US") -> Speaker {
    SpokenCardTests.speaker(language).with { $0.verbosity = verbosity }
  }

  private static let task = SpokenCard {
    Phrase.text("Call the pharmacy").importance(.essential)
    "For Grandma"
    Phrase.state(.overdue, of: .task).importance(.urgent)
    Phrase.creator("Maya").importance(.detail)
  }
  .value {
    Phrase.count(2, .reply)
    Phrase.count(3, .attachment).importance(.detail)
  }

  @Test(
    arguments: [
      (.brief, false, "Call the pharmacy. Overdue", "2 replies"),
      (.standard, false, "Call the pharmacy. For Grandma. Overdue", "2 replies"),
      (.detailed, false, "Call the pharmacy. For Grandma. Overdue. Created by Maya", "2 replies. 3 attachments"),
      (.brief, true, "Overdue. Call the pharmacy", "2 replies"),
      (.standard, true, "Overdue. Call the pharmacy. For Grandma", "2 replies"),
    ] as [(Verbosity, Bool, String, String)])
  func importanceDecidesWhatIsSaid(_ verbosity: Verbosity, _ isUrgentFirst: Bool, _ label: String, _ value: String) {
    let said = Self.speaker(verbosity).with { $0.saysUrgentFirst = isUrgentFirst }.say(Self.task)
    #expect(said.label?.text == label)
    #expect(said.value?.text == value)
  }

  /// What is urgent comes first wherever it is, and only where it says something.
  @Test func whatIsUrgentInAValueComesFirst() {
    let speaker = Self.speaker(.standard).with { $0.saysUrgentFirst = true }
    let card = SpokenCard(.text("Aspirin")).value { Phrase.state(.missed, of: .dose).importance(.urgent) }
    #expect(speaker.say(card).label?.text == "Missed. Aspirin")
    #expect(speaker.say(card).value == nil)
    let blank = SpokenCard(.text("Aspirin")).value { Phrase.text(" ").importance(.urgent) }
    #expect(speaker.say(blank).label?.text == "Aspirin")
  }

  /// Some cards have no essential part, or one that says nothing: they are said all the same.
  @Test(
    arguments: [
      ([("A", .standard), ("B", .detail)], "A"), ([("A", .detail), ("B", .detail)], "A. B"),
      ([(" ", .essential), ("B", .standard), ("C", .detail)], "B"), ([(".", .essential), ("B", .detail)], "B"),
      ([(",", .essential), ("B", .standard)], "B"),
      ([("", .urgent), (" ", .standard), ("C", .detail)], "C"), ([("A", .standard), ("B", .standard)], "A. B"),
    ] as [([(String, Phrase.Importance)], String)])
  func aCardIsNeverLeftWithoutWords(_ parts: [(String, Phrase.Importance)], _ label: String) {
    let phrases = parts.map { Phrase.text($0.0).importance($0.1) }
    let speaker = Self.speaker(.brief)
    #expect(speaker.say(SpokenCard { phrases }).label?.text == label)
    #expect(speaker.say(.sentences(phrases)).text == label)
    #expect(speaker.say(SpokenCard(.text("A")).value { phrases }).value != nil)
  }

  /// A sentence that the phrase is a part of is said whole.
  @Test func importanceChangesNothingInsideASentence() {
    let omar = Phrase.text("Omar").importance(.detail)
    let speaker = Self.speaker(.brief)
    #expect(speaker.say(.list([.text("Maya"), omar])).text == "Maya and Omar")
    #expect(speaker.say(.field(.name, omar)).text == "Name: Omar")
    #expect(speaker.say(omar).text == "Omar")
    #expect(Phrase.text("Omar").importance(.standard) == .text("Omar"))
    #expect(omar.importance(.essential) == Phrase.text("Omar").importance(.essential))
    #expect(omar.importance(.standard) == .text("Omar"))
    #expect(Phrase.text(" ").importance(.urgent).isSilent)
  }

  /// A noun keeps the form that the message around it asks for.
  @Test func aPartTakesTheFormThatIsAskedFor() {
    let overlay = Overlay(["pl": "bez = bez { FORM($co, case: \"genitive\") }\nkwota = kwota\n    .genitive = kwoty"])
    let speaker = Self.speaker(.standard, "pl").adding(overlay)
    let plain = speaker.say(.message("bez", ["co": .message("kwota")]))
    #expect(plain == speaker.say(.message("bez", ["co": .message("kwota").importance(.detail)])))
  }

  @Test func aBriefHintLeavesOutTheName() {
    let card = SpokenCard(.text("Maya")).hint(.details(of: "Maya"))
    #expect(Self.speaker(.standard).say(card).hint?.text == "Opens Maya's details")
    #expect(Self.speaker(.brief).say(card).hint?.text == "Opens details")
    #expect(
      Self.speaker(.brief).say(SpokenCard(.text("Omar")).hint(.details(of: "Maya"))).hint?.text
        == "Opens Maya's details")
  }

  /// Every combination of importances, in every language: a subset of the parts in their order, never nothing.
  @Test(arguments: Speaker.languages)
  func whatIsSaidAreWholeParts(_ language: LanguageTag) {
    let parts: [Phrase] = [.text("Maya"), .count(3, .dose), .state(.overdue), .money("25.50", .usd)]
    let levels = Phrase.Importance.named.map(\.value)
    for verbosity in Verbosity.named.map(\.value) {
      let speaker = Self.speaker(verbosity, language)
      for mask in 0..<256 {
        let weights = (0..<4).map { levels[mask >> (2 * $0) & 3] }
        let card = SpokenCard { zip(parts, weights).map { $0.importance($1) } }
        let most = weights.max { $0.weight < $1.weight }!
        let least = min(most.weight, verbosity.least.weight)
        let heard = zip(parts, weights).filter { $1.weight >= least }.map(\.0)
        #expect(speaker.say(card).label == Self.speaker(.standard, language).say(SpokenCard { heard }).label)
      }
    }
  }
}

/// What has been said is not said again.
@Suite struct RepetitionTests {
  private static let speaker = SpokenCardTests.speaker()
  private static func moment(_ text: String) -> Instant { SpokenTextTests.moment(text) }
  private static let eight = moment("2026-11-20T08:00-05:00")
  private static let later = moment("2026-11-20T08:12-05:00")
  private static let yesterday = moment("2026-11-19T20:00-05:00")

  static let rows: [(SpokenCard, label: String, value: String?)] = [
    (
      SpokenCard {
        Phrase.dateTime(eight); Phrase.dateTime(later)
      }, "Today at 8:00 AM. 8:12 AM", nil
    ),
    (
      SpokenCard {
        Phrase.dateTime(eight); Phrase.dateTime(yesterday)
      }, "Today at 8:00 AM. Yesterday at 8:00 PM", nil
    ),
    // Which part of the day it is, is more than the day.
    (
      SpokenCard {
        Phrase.dateTime(eight); Phrase.dateTime(later, style: .dayPart)
      }, "Today at 8:00 AM. This morning at 8:12 AM", nil
    ),
    (
      SpokenCard {
        Phrase.dateTime(eight); Phrase.dateTime(yesterday); Phrase.dateTime(later)
      },
      "Today at 8:00 AM. Yesterday at 8:00 PM. Today at 8:12 AM", nil
    ),
    (
      SpokenCard {
        Phrase.field(.date, .dateTime(eight)); "A"
      }.value(.dateTime(later)), "Date: Today at 8:00 AM. A",
      "8:12 AM"
    ),
    (
      SpokenCard {
        Phrase.dateTime(eight).importance(.detail); Phrase.dateTime(later)
      }, "Today at 8:12 AM", nil
    ),
    (
      SpokenCard {
        "Maya"; "Painter"; "Maya"
      }, "Maya. Painter", nil
    ),
    // A message may be the name of who sent it.
    (
      SpokenCard {
        "Maya"; Phrase.text("Maya").importance(.essential)
      }, "Maya. Maya", nil
    ),
    // A number that stands there twice is two numbers, and an answer may be given twice.
    (
      SpokenCard {
        "3"; "to"; "3"
      }, "3. to. 3", nil
    ),
    (
      SpokenCard {
        "Lions"; "Yes"; "Bears"; "Yes"
      }, "Lions. Yes. Bears. Yes", nil
    ),
    // What an element holds is said, whatever it is called.
    (SpokenCard(.text("Maya")).value(.text("Maya")), "Maya", "Maya"),
    (
      SpokenCard(.text("Maya")).value {
        "Maya"; Phrase.count(3, .task)
      }, "Maya", "3 tasks"
    ),
    (
      SpokenCard {
        "Maya"; Phrase.state(.active)
      }.value(.state(.active)), "Maya. Active", nil
    ),
    (
      SpokenCard(id: nil, traits: .adjustable) {
        "Volume"; Phrase.percent(0.5)
      }.value(.percent(0.5)),
      "Volume. 50 percent", "50 percent"
    ),
    (
      SpokenCard(traits: .selected) {
        "All"; Phrase.state(.selected)
      }, "All", nil
    ),
    (SpokenCard(traits: [.button, .notEnabled]) { "Save" }.value(.state(.disabled)), "Save", nil),
    (SpokenCard(traits: .selected) { Phrase.state(.selected) }, "Selected", nil),
    (
      SpokenCard {
        "All"; Phrase.state(.selected)
      }, "All. Selected", nil
    ),
  ]

  @Test(arguments: rows.indices)
  func nothingIsSaidTwice(_ index: Int) {
    let said = Self.speaker.say(Self.rows[index].0)
    #expect(said.label?.text == Self.rows[index].label)
    #expect(said.value?.text == Self.rows[index].value)
  }

  // MARK: Under a header

  static let underHeaders: [(SpokenCard, under: SpokenCard, label: String)] = [
    (
      SpokenCard {
        "Tea"; Phrase.dateTime(eight)
      }, .heading(.date(later)), "Tea. 8:00 AM"
    ),
    (
      SpokenCard {
        "Tea"; Phrase.dateTime(yesterday)
      }, .heading(.date(later)), "Tea. Yesterday at 8:00 PM"
    ),
    (
      SpokenCard {
        "Tea"; Phrase.dateTime(eight, style: .dayPart)
      }, .heading(.date(later)), "Tea. This morning at 8:00 AM"
    ),
    (
      SpokenCard(.text("Tea")).children(.combine) {
        SpokenCard {
          "Green"; Phrase.dateTime(eight)
        }
        SpokenCard { Phrase.date(later) }
      }, .heading(.date(later)), "Tea. Green. 8:00 AM. Today"
    ),
    (
      SpokenCard {
        "Tea"; Phrase.date(eight)
      }, .heading(.date(later, style: .dayHeader)), "Tea"
    ),
    (SpokenCard { Phrase.date(eight) }, .heading(.date(later)), "Today"),
    (
      SpokenCard {
        "Maya"; Phrase.messageTime(yesterday)
      }, .heading(.date(yesterday)), "Maya. 8:00 PM"
    ),
    (
      SpokenCard {
        "Friday"; Phrase.count(8547, .step)
      }, SpokenCard(.count(54_000, .step)), "Friday. 8,547"
    ),
    (
      SpokenCard {
        "Friday"; Phrase.count(0, .step)
      }, SpokenCard(.count(54_000, .step)), "Friday. 0 steps"
    ),
    (
      SpokenCard {
        "Friday"; Phrase.count(2, .dose, status: .missed)
      }, SpokenCard(.count(9, .dose)),
      "Friday. 2 missed doses"
    ),
    (
      SpokenCard {
        "Friday"; Phrase.measure(5, .kilometer)
      }, SpokenCard(.field(.total, .measure(42, .kilometer))),
      "Friday. 5"
    ),
    (
      SpokenCard {
        "Friday"; Phrase.measure(5, .mile)
      }, SpokenCard(.measure(42, .kilometer)), "Friday. 5 miles"
    ),
    (
      SpokenCard {
        "Ice cream"; "Food"
      }, .heading(.text("Food")), "Ice cream"
    ),
    (
      SpokenCard {
        "Ice cream"; Phrase.field(.category, "Food")
      }, .heading(.text("Food")), "Ice cream. Category: Food"
    ),
    (SpokenCard { Phrase.text("Food").importance(.essential) }, .heading(.text("Food")), "Food"),
    (
      SpokenCard {
        "Tea"; Phrase.field(.date, Phrase.dateTime(eight)).importance(.essential)
      },
      .heading(.date(later)), "Tea. Date: 8:00 AM"
    ),
  ]

  @Test(arguments: underHeaders.indices)
  func whatAHeaderHasSaidIsLeftOut(_ index: Int) {
    let row = Self.underHeaders[index]
    #expect(Self.speaker.say(row.0, under: row.under).label?.text == row.label)
    #expect(Self.speaker.elements([row.0, row.0], under: row.under).map(\.label?.text) == [row.label, row.label])
    #expect(Self.speaker.say(row.0, under: SpokenCard {}) == Self.speaker.say(row.0))
  }
}
