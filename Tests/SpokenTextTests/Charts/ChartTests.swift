// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextTesting
import Testing

@testable import SpokenText

/// What a chart says, beside the goldens: gaps, order, size.
@Suite struct ChartTests {
  private let speaker = Catalogue.speaker("en")

  private struct Day {
    var date: Instant
    var steps: Int?
  }

  /// A whole week, the day after.
  @Test func aWeekOfStepsIsSummarized() {
    let speaker = speaker.with { $0.reference = .fixed(moment("2026-11-21T22:00Z")) }
    let days = zip(Catalogue.week, Catalogue.steps).map { Day(date: $0, steps: $1) }
    let steps = ChartSeries(.text("Steps"), of: days, date: \.date, value: \.steps).said(as: .count(.step))
    #expect(
      speaker.say(.chart(.line, steps)).text
        == "Steps. Line chart, 7 values from November 14 to 20. Lowest 6,100 steps on Sunday. Highest 11,950 on "
        + "Thursday. Average 9,204 steps. Trending up")
    #expect(
      speaker.say(.chart(.line, steps, title: .text("Activity"))).text.hasPrefix("Activity. Line chart, 7 values"))
    let chart = SpokenChart(.text("Activity"), .line, x: .text("Day"), y: .text("Steps"), steps)
    #expect(speaker.say(chart.summary).text.hasPrefix("Line chart, 7 values"))
    #expect(speaker.say(.chartAverage(.line, steps)).text == "7-day average: 9,204 steps, trending up")
    #expect(speaker.say(steps.phrase(ofPoint: 5)).text == "Thursday: 11,950 steps")
    #expect(steps.phrase(ofPoint: -1) == .nothing && steps.phrase(ofPoint: 7) == .nothing)
    #expect(steps.count == 7)
  }

  /// Dates of the app's, values that are not optional, other numbers.
  @Test func seriesAreMadeOfTheAppsRows() {
    let zone = Date(timeIntervalSince1970: 1_795_212_000)
    let series = ChartSeries(of: [1.5, 2.5], date: { zone.addingTimeInterval($0 * 86_400) }, value: { $0 })
    #expect(speaker.say(.chart(.bar, series.said(as: .measure(.kilometer)))).text.contains("Highest 2.5 kilometers"))
    let numbers = ChartSeries(of: [(1, 2.5), (2, Double.nan)], number: { $0.0 }, value: { $0.1 })
    #expect(speaker.say(.chart(.scatter, numbers)).text == "Scatter chart, 1 value. 1: 2.5. 1 value missing")
    let names = ChartSeries(of: ["Food": 3].map { ($0, $1) }, category: { .text($0.0) }, value: { $0.1 })
    #expect(speaker.say(.chart(.bar, names)).text == "Bar chart, 1 value. Food: 3")
  }

  /// The order in which values are given tells nothing: that of their places does.
  @Test func valuesAreOrderedByTheirPlaces() {
    var random = SeededRandom(1)
    let rising = (0..<20).map { (Catalogue.now.adding(days: $0), $0) }
    let plain = ChartSeries(of: rising, date: { $0.0 }, value: { $0.1 })
    for _ in 0..<20 {
      let shuffled = ChartSeries(of: rising.shuffled(using: &random), date: { $0.0 }, value: { $0.1 })
      #expect(speaker.say(.chart(.line, shuffled)) == speaker.say(.chart(.line, plain)))
    }
    #expect(speaker.say(.chart(.line, plain)).text.hasSuffix("Trending up"))
    let categories = ChartSeries(of: rising, category: { .text("\($0.0)") }, value: { $0.1 })
    #expect(speaker.say(.chart(.bar, categories)).text.contains("rend") == false)
  }

  /// A day may have several values, in any order.
  @Test func severalValuesADayMakeNoDailyAverage() {
    func text(_ days: [Int]) -> String {
      let series = ChartSeries(of: days, date: { Catalogue.now.adding(days: -$0) }, value: { ExactDecimal($0) })
      return speaker.say(.chart(.line, series)).text + ". " + speaker.say(.chartAverage(.line, series)).text
    }
    #expect(text([3, 3, 2, 2, 1, 1]).contains("Lowest 1, twice"))
    #expect(text([3, 3, 2, 2, 1]).contains("Lowest 1 yesterday"))
    for days in [[3, 2, 3, 2], [2, 2, 3, 3]] { #expect(!text(days).contains("4-day")) }
    for days in [[3, 1, 2], [3, 2, 1], [2, 3, 1]] { #expect(text(days).contains("3-day average: 2")) }
  }

  /// The end of a chart is a value, and no end of a day before it.
  @Test func midnightsBelongToTheDayTheyBegin() {
    let midnights = [moment("2026-11-17T00:00-05:00"), moment("2026-11-18T00:00-05:00")]
    let series = ChartSeries(of: zip(midnights, [1, 9]), date: { $0.0 }, value: { $0.1 }).dated(.moment)
    let text = speaker.say(.chart(.line, series)).text
    #expect(text.contains("2 values, from this past Tuesday at 12:00 AM until Wednesday at 12:00 AM"), "\(text)")
  }

  /// What shares a circle has no order, and places that are no numbers are none.
  @Test func piesHaveNoTrendAndInvalidPlacesAreIgnored() {
    let rising = Catalogue.row([1, 2, 3, 4, 5, 6])
    #expect(!speaker.say(.chart(.pie, rising)).text.contains("rend"))
    #expect(speaker.say(.chart(.line, rising)).text.hasSuffix("Trending up"))
    let numbers = ChartSeries(of: [(0, 1), (.nan, 2), (5, 3)], number: { $0.0 as Double }, value: { $0.1 })
    #expect(speaker.say(.chart(.scatter, numbers)).text.hasPrefix("Scatter chart, 3 values, 0 to 5"))
  }

  /// Values that are missing change nothing but their count.
  @Test func gapsAddOnlyTheirCount() {
    var random = SeededRandom(2)
    for _ in 0..<50 {
      let rows = (0..<random.below(30)).map { _ in (random.below(100), random.below(50)) }
      let there = ChartSeries(of: rows, number: { $0.0 }, value: { $0.1 })
      var holes = rows.map { (place: $0.0, value: Int?($0.1)) }
      for _ in 0..<5 { holes.insert((place: rows.first?.0 ?? 0, value: nil), at: random.below(holes.count + 1)) }
      let gaps = ChartSeries(of: holes, number: { $0.place }, value: { $0.value })
      let text = speaker.say(.chart(.scatter, there)).text
      #expect(speaker.say(.chart(.scatter, gaps)).text == text + (rows.isEmpty ? "" : ". 5 values missing"))
    }
  }

  /// A long row of values, of which one is unusual. In the deep check, it has a million.
  @Test func manyValuesAreSummarized() {
    let (count, words) = DeepCheck.isAsked ? (1_000_000, "1,000,000") : (200_000, "200,000")
    var random = SeededRandom(4)
    var series = ChartSeries(
      values: (0..<count).map { _ in ExactDecimal(random.below(1000)) }, places: .none)
    series.values[123_456] = 5000
    let text = speaker.say(.chart(.line, series)).text
    #expect(
      text.hasPrefix("Line chart, \(words) values. Lowest 0, ") && text.contains("Highest 5,000, unusually high"))
    #expect(text.hasSuffix("No clear trend"))
  }

  /// A chart with more categories than a phrase has parts is cut, and nothing fails.
  @Test func tooManyCategoriesAreCut() {
    let series = ChartSeries(of: 0..<100_001, category: { _ in .text("A") }, value: { $0 })
    #expect(speaker.resolve(.chart(.bar, series)).utterance.text == "{…}")
  }

  /// Whatever a listener's zone, days are those of that zone, a clock put forward or back among them.
  @Test(arguments: [("2026-03-05T05:30Z", 7), ("2026-10-29T04:30Z", 7)])
  func clockChangesKeepTheNumberOfDays(_ first: String, _ count: Int) throws {
    let zone = try #require(WrittenZone.named["New_York"])
    let dates = (0..<count).map { day in
      // Half past midnight on the clock of the zone.
      let plain = moment(first).secondsSinceEpoch + Int64(day) * 86_400
      let shift =
        zone.secondsFromUTC(at: moment(first)) - zone.secondsFromUTC(at: Instant(secondsSinceEpoch: plain + 7200))
      return Instant(secondsSinceEpoch: plain + Int64(shift))
    }
    let series = Catalogue.series(dates, dates.indices.map { Optional($0 + 1) })
    #expect(speaker.say(.chartAverage(.line, series)).text.hasPrefix("7-day average: "))
  }

  @Test func blankNamesAreNumbered() {
    let blank = ChartSeries(.text(" "), values: [3, 4])
    #expect(
      speaker.say(.chart(.bar, [blank, blank])).text
        == "Bar chart, 2 series. Series 1: Average 3.5. Series 2: Average 3.5")
    #expect(speaker.say(.chart(.bar, [])).text == "Bar chart, no data")
    #expect(
      speaker.say(.chartComparison(blank, with: ChartSeries())).text == "Series 1 and series 2: Nothing to compare")
  }

  /// A phrase that has no number says none of a chart's: then they are numbers.
  @Test func phrasesWithoutANumberGiveTheNumberStyle() {
    #expect(
      ChartSeries.ValueStyle.like(.text("Maya")) == .number && ChartSeries.ValueStyle.like(.state(.taken)) == .number)
    #expect(ChartSeries.ValueStyle.like(.number(7)) == .number)
  }

  /// What the command is given is what a program says.
  @Test func chartsSurviveEncoding() throws {
    let kinds: [Phrase] = [
      .chart(.line, Catalogue.series(Catalogue.week, Catalogue.steps, .count(.step)), title: .text("Steps")),
      .chart(.bar, Catalogue.categories([(.text("Food"), 40), (.text("Books"), "25.50")], .money(.usd))),
      .chart(.area, [Catalogue.row([1, 2]), Catalogue.series(.text("B"), Catalogue.week, [3, nil])]),
      .chartAverage(.line, Catalogue.series(Catalogue.week, Catalogue.steps).dated(.month)),
      .chart(
        .scatter,
        ChartSeries(values: [1, 2], places: .numbers([3, "4.5"])).said(as: .percent, at: .measure(.kilometer))),
      .chartComparison(Catalogue.row([1, 2]), with: Catalogue.series(Catalogue.week, [3, 4]), from: .yesterday),
      .month(Catalogue.now), .year(Catalogue.now),
      .chartPoint(at: .date(Catalogue.now), nil),
    ]
    for phrase in kinds {
      let data = try JSONEncoder().encode(EncodedPhrase(phrase))
      #expect(try JSONDecoder().decode(EncodedPhrase.self, from: data).phrase == phrase, "\(phrase)")
    }
  }
}

extension Instant {
  /// So many days of 24 hours later.
  fileprivate func adding(days: Int) -> Instant { Instant(secondsSinceEpoch: secondsSinceEpoch + Int64(days) * 86_400) }
}
