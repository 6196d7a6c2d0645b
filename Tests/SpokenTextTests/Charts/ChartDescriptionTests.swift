// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// A chart as a screen reader takes it.
@Suite struct ChartDescriptionTests {
  private let speaker = Catalogue.speaker("en")

  private static let steps = SpokenChart(
    .text("Steps trend"), .line, x: .text("Day"), y: .text("Steps"),
    Catalogue.series(Catalogue.week, Catalogue.steps, .count(.step)))

  @Test func elementsHaveTheTitleAndTheAverage() {
    let element = speaker.say(Self.steps)
    #expect(element.label?.text == "Steps trend")
    #expect(element.value?.text == "7-day average: 9,204 steps, trending up")
    var untitled = Self.steps
    untitled.title = .text(" ")
    #expect(speaker.say(untitled).label?.text == "Line chart")
    var several = Self.steps
    several.series.append(ChartSeries(.text("Goal"), values: [3, 3]))
    #expect(speaker.say(several).value?.text.hasPrefix("Line chart, 2 series") == true)
  }

  @Test func axesScaleDatesAndNumbers() throws {
    let chart = speaker.describe(Self.steps)
    #expect(chart.title.text == "Steps trend" && chart.x.title.text == "Day" && chart.y.title.text == "Steps")
    #expect(chart.summary == speaker.say(Self.steps.summary))
    let seconds = Catalogue.week.map { Double($0.secondsSinceEpoch) }
    #expect(chart.x.scale == .numbers(seconds[0]...seconds[6], gridlines: seconds))
    #expect(chart.x.description(of: seconds[4]).text == "Wednesday")
    #expect(chart.x.description(of: seconds[6] + 0.25).text == "Today")
    #expect(chart.y.scale == .numbers(6100...11_950, gridlines: [7000, 8000, 9000, 10_000, 11_000]))
    #expect(chart.y.description(of: 7000).text == "7,000 steps")
    let series = try #require(chart.series.first)
    #expect(series.name.text == "Steps" && series.isContinuous && chart.series.count == 1)
    #expect(series.points.map(\.value) == Catalogue.steps.map { $0.map { Double($0) } })
    #expect(series.points.map(\.place) == seconds.map { .number($0) })
    #expect(series.points[1].label.text == "Sunday: 6,100 steps")
  }

  @Test func categoryAxesListEachNameOnce() {
    let spent = Catalogue.categories(
      [(.text("Food"), 40), (.text("Books"), "25.50"), (.text("Food"), 3)], .money(.usd))
    let chart = speaker.describe(SpokenChart(.text("Spent"), .bar, x: .text("Shop"), y: .text("Money"), spent))
    #expect(chart.x.scale == .categories(["Food", "Books"]))
    #expect(chart.y.scale == .numbers(0...40, gridlines: [0, 5, 10, 15, 20, 25, 30, 35, 40]))
    #expect(chart.series[0].points.map(\.place) == [.category("Food"), .category("Books"), .category("Food")])
    #expect(chart.series[0].points[1].label.text == "Books: 25 dollars and 50 cents")
    #expect(!chart.series[0].isContinuous)
  }

  @Test func seriesWithOtherPlacesHaveNoPoints() {
    var gaps = Self.steps
    gaps.series = [
      Catalogue.series(.text("A"), Catalogue.week, [3, nil, 4]),
      ChartSeries(values: [5, 6], places: .categories([.text("B"), .text("C")])),
      ChartSeries(values: [7, 8], places: .numbers([1, 2])),
    ]
    let chart = speaker.describe(gaps)
    #expect(chart.series[0].points.map(\.value) == [3, nil, 4])
    #expect(chart.series[0].points[1].label.text == "Sunday: No data")
    #expect(chart.series[1].points.isEmpty && chart.series[1].name.text == "Series 2")
    #expect(chart.series[2].points.isEmpty)
    let dates = chart.series[0].points.compactMap { if case .number(let place) = $0.place { place } else { nil } }
    if case .numbers(let range, _) = chart.x.scale { #expect(range == dates[0]...dates[2]) } else { Issue.record() }
  }

  @Test func emptyChartsHaveEmptyScales() {
    let chart = speaker.describe(SpokenChart(.text("A"), .plain, x: .text("B"), y: .text("C"), []))
    #expect(chart.summary.text == "Chart, no data" && chart.series.isEmpty)
    #expect(chart.x.scale == .numbers(0...0, gridlines: [0]) && chart.y.scale == .numbers(0...0, gridlines: [0]))
    #expect(chart.x.description(of: .nan).text == "Number unavailable")
  }

  @Test func rangesAndGridlinesOfTheAppAreKept() {
    var chart = Self.steps
    chart.y = SpokenChart.Axis(.text("Steps"), range: 0...15_000, gridlines: [0, 10_000, .notANumber])
    #expect(speaker.describe(chart).y.scale == .numbers(0...15_000, gridlines: [0, 10_000]))
    chart.y.range = ExactDecimal(0)...ExactDecimal.infinity
    #expect(speaker.describe(chart).y.scale == .numbers(6100...11_950, gridlines: [0, 10_000]))
  }

  /// Axes of any size have at most ten grid lines, all of them within.
  @Test func gridlinesAreFew() {
    for numbers in [
      [0, 1], [0, 7], [-3, 3], ["0.001", "0.002"], [1, 1_000_000], ["1e30", "2e30"], ["1e-30", "2e-30"], [5, 5],
      ["-1e300", "1e300"], ["-1e400", "1e400"], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    ] as [[ExactDecimal]] {
      let chart = speaker.describe(
        SpokenChart(.text("A"), .line, x: .text("B"), y: .text("C"), ChartSeries(values: numbers)))
      for scale in [chart.x.scale, chart.y.scale] {
        guard case .numbers(let range, let lines) = scale else {
          Issue.record("\(numbers): \(scale)")
          continue
        }
        #expect(
          lines.count <= 10 && lines.allSatisfy(range.contains) && lines == lines.sorted(), "\(numbers): \(lines)")
      }
    }
    let dates = (0..<365).map { Instant(secondsSinceEpoch: 1_795_212_000 + Int64($0) * 86_400) }
    let year = speaker.describe(
      SpokenChart(.text("A"), .line, x: .text("B"), y: .text("C"), Catalogue.series(dates, dates.map { _ in 1 })))
    if case .numbers(let range, let lines) = year.x.scale {
      #expect(lines.count <= 10 && lines.count > 5 && lines.allSatisfy(range.contains))
    } else {
      Issue.record("\(year.x.scale)")
    }
  }

  @Test(arguments: Speaker.languages)
  func everyLanguageDescribesTheChart(_ language: LanguageTag) {
    let chart = Catalogue.speaker(language).describe(Self.steps)
    #expect(chart.series.map(\.points.count) == [7])
    for text in [chart.summary.text] + chart.series.flatMap(\.points).map(\.label.text) {
      #expect(!text.isEmpty && !text.contains("{"), "\(text)")
    }
  }
}
