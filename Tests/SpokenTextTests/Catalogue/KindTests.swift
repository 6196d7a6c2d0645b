// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Every kind of phrase, with all that its keys may be given, wherever a phrase can stand.
@Suite struct KindTests {
  /// A speaker with a message that takes any phrase.
  private static func speaker(_ language: LanguageTag) -> Speaker {
    Catalogue.speaker(language).adding(Overlay([language: "told = Maya: { $it }"]))
  }

  @Test(arguments: DeepCheck.languages)
  func everyKindStandsAnywhere(_ language: LanguageTag) {
    let speaker = Self.speaker(language)
    for kind in Phrase.kinds where kind.name != "nothing" {
      for round in 0..<(DeepCheck.isAsked ? KeyFiller.rounds : 3) {
        let phrase = KeyFiller.phrase(kind, round)
        #expect(type(of: phrase.described).name == kind.name, "\(phrase)")
        #expect(!phrase.isSilent, "\(phrase)")
        let label = speaker.say(.field(named: .text("Altitude"), phrase))
        for (place, holder) in [
          ("alone", phrase), ("field", .field(named: .text("Altitude"), phrase)),
          ("list", .list([.text("Maya"), phrase])),
          ("argument", .message("told", ["it": phrase])),
          ("sentences", .sentences([.text("Maya"), phrase, .text("Omar")])),
        ] as [(String, Phrase)] {
          let (utterance, faults) = speaker.resolve(holder)
          let text = utterance.text
          let areMeant = faults.allSatisfy { $0.isOfNoUnit }
          #expect(areMeant, "\(place) \(phrase): \(faults)")
          #expect(utterance == speaker.say(holder), "\(place) \(phrase)")
          #expect(!text.isEmpty && !text.contains { "{}".contains($0) }, "\(place) \(phrase): \(text)")
          #expect(!text.contains("  ") && text.first != " " && text.last != " ", "\(place) \(phrase): \(text)")
        }
        #expect(speaker.say(.list([.text("Maya"), phrase])) != speaker.say(.list(["Maya"])), "\(phrase)")
        let card = SpokenCard { Phrase.field(named: .text("Altitude"), phrase) }.value(phrase)
        #expect(speaker.say(card).value != nil, "\(phrase)")
        #expect(speaker.say(card).label.map { label.text.hasPrefix($0.text) } == true, "\(phrase)")
      }
    }
  }

  @Test func nothingSaysNothingAnywhere() {
    let speaker = Self.speaker("en")
    let nothing = KeyFiller.phrase(NothingKind.self, 0)
    #expect(nothing == .nothing && nothing.isSilent)
    #expect(speaker.say(nothing) == Utterance(""))
    #expect(Phrase.field(named: .text("Altitude"), nothing) == .nothing)
    #expect(speaker.say(.list([.text("Maya"), nothing, .text("Omar")])).text == "Maya and Omar")
    #expect(speaker.say(.sentences([.text("Maya"), nothing, .text("Omar")])).text == "Maya. Omar")
    #expect(speaker.say(SpokenCard(nothing).value(nothing)).label == nil)
    #expect(speaker.resolve(.message("told", ["it": nothing])).faults.map(\.description) == ["blank argument '$it'"])
  }

  /// A number below zero has the word for its sign wherever a message says it, and counts as the number above zero.
  @Test(arguments: Speaker.languages)
  func numbersBelowZeroAreSaidInWords(_ language: LanguageTag) {
    let messages = """
      bare = { $n }
      number = { NUMBER($n) }
      digits = { NUMBER($n, minimumFractionDigits: 1) }
      chosen = { NUMBER($n) ->
          [zero] { $n }
          [one] { $n }
          [two] { $n }
          [few] { $n }
          [many] { $n }
         *[other] { $n }
      }
      """
    let speaker = Catalogue.speaker(language).adding(Overlay([language: messages]))
    for (number, shown) in [("-7", "-7.0"), ("-1", "-1.0"), ("-0.5", "-0.5"), ("-1200", "-1200.0")]
      as [(ExactDecimal, ExactDecimal)]
    {
      for id in ["bare", "number", "chosen"] as [PhraseID] {
        #expect(speaker.say(.message(id, ["n": .number(number)])) == speaker.number(number), "\(id) \(number)")
      }
      #expect(speaker.say(.message("digits", ["n": .number(number)])) == speaker.number(shown), "\(number)")
    }
  }
}

/// Gives the keys of a kind one value after another.
struct KeyFiller: KeyVisitor {
  static let rounds = 8

  let round: Int

  static func phrase(_ kind: any DescribedKind.Type, _ round: Int) -> Phrase {
    var (blank, filler) = (kind.init(), KeyFiller(round: round))
    blank.visit(&filler)
    return blank.phrase
  }

  private func one<Value>(of values: [Value]) -> Value { values[round % values.count] }

  func number(_ name: String, _ value: inout ExactDecimal, _ meaning: String, place: KeyPosition) {
    value = one(of: [3, -7, "1.5", 0, "-0.5", 1, .notANumber, 1_200_000])
  }

  func wholeNumber(
    _ name: String, _ value: inout Int?, in range: ClosedRange<Int>, _ meaning: String, place: KeyPosition
  ) {
    value = one(of: [nil, range.lowerBound, min(2, range.upperBound)])
  }

  func currency(_ name: String, _ value: inout Currency, _ meaning: String, place: KeyPosition) {
    value = one(of: [.usd, .pln, Currency("XYZ") ?? .usd])
  }

  func moment(_ name: String, _ value: inout Instant, _ meaning: String, place: KeyPosition) {
    let times = [
      "2026-11-20T22:00Z", "2026-11-20T23:30Z", "2026-11-18T12:00Z", "2027-01-05T12:00Z", "2020-02-29T12:00Z",
      "0000-01-01T00:00Z",
    ]
    value = SpokenTextTests.moment(one(of: times))
  }

  func rule(_ name: String, _ value: inout Recurrence, _ meaning: String, place: KeyPosition) {
    value = one(of: [
      Recurrence(.daily, at: [8, 20]), Recurrence(.weekly, every: 2, on: .friday),
      Recurrence(.monthly, days: [1, .last, .weekday(.tuesday, place: 2)]),
      Recurrence(.daily, every: 0), Recurrence(.hourly, every: 6),
      Recurrence(.weekly, on: .weekend, until: .day(2026, 12, 24), count: 3),
    ])
  }

  func choice<Value: Equatable>(
    _ name: String, _ value: inout Value, _ choices: [(name: String, value: Value)], _ meaning: String,
    place: KeyPosition
  ) {
    if round > 0 || place == .required { value = one(of: choices).value }
  }

  func text(_ name: String, _ value: inout String, _ meaning: String, place: KeyPosition) {
    value = one(of: ["Maya", " iPhone ", "إيمان", "Ann\nLee"])
  }

  func word(
    _ name: String, _ value: inout PhraseID?, of vocabulary: Vocabulary, _ meaning: String, place: KeyPosition
  ) {
    let names = vocabulary.names
    value = vocabulary.id(named: names[round * 5 % names.count])
  }

  func id(_ name: String, _ value: inout PhraseID, _ meaning: String, place: KeyPosition) { value = "label-field" }

  func phrase(
    _ name: String, _ value: inout Phrase?, orWordOf vocabulary: Vocabulary?, _ meaning: String, place: KeyPosition
  ) {
    if round.isMultiple(of: 2), let vocabulary, let id = vocabulary.id(named: one(of: vocabulary.names)) {
      value = .message(id)
    } else {
      value = one(of: Self.phrases)
    }
  }

  func phrases(_ name: String, _ value: inout [Phrase], _ meaning: String, place: KeyPosition) {
    value = [one(of: Self.phrases), .text("Omar"), .nothing, .number(-7)]
  }

  func arguments(_ name: String, _ value: inout Phrase.Arguments, _ meaning: String) {
    value = ["name": .text("Altitude"), "value": one(of: Self.phrases)]
  }

  private static let phrases: [Phrase] = [
    .text("Maya"), .money("25.50", .usd), .count(-2, .dose), .dateTime(Catalogue.now),
    .list([.text("Maya"), .status(.taken)]),
    .field(named: .text("Altitude"), .number(-7)),
  ]
}
