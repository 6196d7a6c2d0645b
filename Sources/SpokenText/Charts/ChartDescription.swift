// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The accessible content of a chart in one language, like Apple's `AXChartDescriptor`, for tests and other platforms.
public struct ChartDescription: Sendable {
  /// The title.
  public var title: Utterance
  /// A summary of a few sentences.
  public var summary: Utterance
  /// The horizontal axis, such as days or categories.
  public var x: Axis
  /// The vertical axis, with the values.
  public var y: Axis
  /// The series of points, in the order of the chart.
  public var series: [Series]

  /// An axis of a chart.
  public struct Axis: Sendable {
    /// The extent of an axis, as a range of numbers or a list of categories.
    public enum Scale: Sendable, Hashable {
      /// A range with gridlines. Dates are seconds since 1970.
      case numbers(ClosedRange<Double>, gridlines: [Double])
      /// The unique names of categories, in order.
      case categories([String])
    }

    /// The title, such as "Steps".
    public var title: Utterance
    /// The range of numbers, or the categories.
    public var scale: Scale
    let speaker: Speaker
    let phrase: @Sendable (ExactDecimal) -> Phrase

    /// Returns the text for a number, such as "11,950 steps" or "Thursday".
    public func description(of number: Double) -> Utterance { speaker.say(phrase(number.decimalForSpeech)) }
  }

  /// A series of points.
  public struct Series: Sendable, Hashable {
    /// The name. A single series without a name uses the title of the value axis.
    public var name: Utterance
    /// `true` if the values between points have a meaning, such as on a line.
    public var isContinuous: Bool
    /// The points, including those without a value.
    public var points: [Point]
  }

  /// A point of a series.
  public struct Point: Sendable, Hashable {
    /// A place on the x-axis.
    public enum Place: Sendable, Hashable {
      /// A number, or seconds since 1970 for a date.
      case number(Double)
      /// The name of a category.
      case category(String)
    }

    /// The place on the x-axis.
    public var place: Place
    /// The value, or `nil` if it is missing.
    public var value: Double?
    /// The text, such as "Thursday: 11,950 steps".
    public var label: Utterance
  }
}

extension Speaker {
  /// Describes a chart for a screen reader. All dates are relative to the same moment.
  ///
  /// - An axis without a range covers all values. For bars, areas, and pies, the value axis includes zero.
  /// - Categories with the same name are merged.
  /// - All series need the same kind of places, such as dates. A series of another kind than the first has no points.
  ///
  /// - Parameter chart: The chart.
  /// - Complexity: O(*n*) in the number of points.
  public func describe(_ chart: SpokenChart) -> ChartDescription {
    let speaker = frozen()
    let first = chart.series.first ?? ChartSeries()
    let x = ChartScale(places: chart, by: speaker)
    let series = chart.series.enumerated().map { number, series in
      speaker.describe(series, number: number + 1, in: chart, x)
    }
    let style = first.style
    return ChartDescription(
      title: speaker.say(chart.title), summary: speaker.say(chart.summary),
      x: ChartDescription.Axis(
        title: speaker.say(chart.x.title), scale: x.scale, speaker: speaker, phrase: first.placePhrase()),
      y: ChartDescription.Axis(
        title: speaker.say(chart.y.title), scale: ChartScale.values(of: chart), speaker: speaker,
        phrase: { style.phrase($0) }),
      series: series)
  }

  private func describe(
    _ series: ChartSeries, number: Int, in chart: SpokenChart, _ x: ChartScale
  ) -> ChartDescription.Series {
    let name =
      chart.series.count == 1 && series.name.isSilent ? chart.y.title : series.named(ifBlank: number).name
    var series = series
    if let first = chart.series.first {
      (series.style, series.placeStyle) = (first.style, first.placeStyle)
      // Computed once for each series, not for each point.
      if case .dates(let dates) = first.places { series.precision = .init(kind: first.precision(of: dates)) }
    }
    let isOnAxis = chart.series.first.map { series.isPlaced(as: $0) } ?? false
    let points = series.values.indices.compactMap { index -> ChartDescription.Point? in
      guard isOnAxis else { return nil }
      guard let place = x.place(of: index, in: series, by: self) else { return nil }
      let value = series.values[index].doubleValue
      return ChartDescription.Point(
        place: place, value: value.isFinite ? value : nil, label: say(series.phrase(ofPoint: index)))
    }
    return ChartDescription.Series(
      name: say(name), isContinuous: chart.style == .line || chart.style == .area, points: points)
  }
}

/// The scale of an axis, as a range of numbers or a list of categories.
private struct ChartScale {
  let scale: ChartDescription.Axis.Scale

  init(places chart: SpokenChart, by speaker: Speaker) {
    let places = chart.series.map(\.places)
    if case .categories? = places.first {
      var names: [String] = []
      var seen: Set<String> = []
      for case .categories(let categories) in places {
        for category in categories {
          let name = speaker.say(category).text
          if seen.insert(name).inserted { names.append(name) }
        }
      }
      scale = .categories(names)
      return
    }
    var numbers: [Double] = []
    for series in chart.series where series.isPlaced(as: chart.series[0]) {
      for index in series.values.indices { series.number(of: index).map { numbers.append($0) } }
    }
    let isOfDates = if case .dates? = places.first { true } else { false }
    scale = Self.scale(chart.x, over: numbers, isOfDates: isOfDates)
  }

  static func values(of chart: SpokenChart) -> ChartDescription.Axis.Scale {
    var numbers: [Double] = []
    for series in chart.series { numbers += SeriesStatistics.row(series.values) }
    let isFilled = chart.style == .bar || chart.style == .area || chart.style == .pie
    return scale(chart.y, over: isFilled && !numbers.isEmpty ? numbers + [0] : numbers, isOfDates: false)
  }

  private static func scale(
    _ axis: SpokenChart.Axis, over numbers: [Double], isOfDates: Bool
  ) -> ChartDescription.Axis.Scale {
    let numbers = numbers.filter(\.isFinite)
    var range = (numbers.min() ?? 0)...(numbers.max() ?? 0)
    if let asked = axis.range, asked.lowerBound.isFinite, asked.upperBound.isFinite {
      range = asked.lowerBound.doubleValue...max(asked.lowerBound.doubleValue, asked.upperBound.doubleValue)
    }
    let lines: [Double] =
      if let asked = axis.gridlines {
        asked.map(\.doubleValue).filter(\.isFinite)
      } else if isOfDates {
        every(Array(Set(numbers)).sorted().filter(range.contains))
      } else {
        roundNumbers(in: range)
      }
    return .numbers(range, gridlines: lines)
  }

  private static let mostLines = 10

  private static func every(_ numbers: [Double]) -> [Double] {
    let step = max(1, (numbers.count + mostLines - 1) / mostLines)
    return stride(from: 0, to: numbers.count, by: step).map { numbers[$0] }
  }

  /// Returns at most ten evenly spaced numbers for gridlines. Their distance is 1, 2, or 5 times a power of ten.
  private static func roundNumbers(in range: ClosedRange<Double>) -> [Double] {
    let length = range.upperBound - range.lowerBound
    guard length.isFinite, length > 0 else { return [range.lowerBound] }
    var step = 1.0
    while step > length / 10 { step /= 10 }
    while step < length / 100 { step *= 10 }
    guard step > 0, step.isFinite else { return [range.lowerBound] }
    let steps = [step, step * 2, step * 5, step * 10, step * 20]
    let chosen = steps.first { length / $0 < Double(mostLines) } ?? step
    let first = (range.lowerBound / chosen).rounded(.up)
    let last = (range.upperBound / chosen).rounded(.down)
    guard abs(first) < 1e15, abs(last) < 1e15, first <= last else { return [] }
    return (Int(first)...Int(last)).map { Double($0) * chosen }
  }

  /// Returns a point's place on the axis, or `nil` if it has none.
  func place(of index: Int, in series: ChartSeries, by speaker: Speaker) -> ChartDescription.Point.Place? {
    switch scale {
    case .numbers: series.number(of: index).map { .number($0) }
    case .categories:
      if case .categories(let categories) = series.places, categories.indices.contains(index) {
        .category(speaker.say(categories[index]).text)
      } else {
        nil
      }
    }
  }
}

extension ChartSeries {
  /// Returns a value's place on an axis of numbers. If the series has no places, values are numbered from 1.
  fileprivate func number(of index: Int) -> Double? {
    switch places {
    case .none: Double(index + 1)
    case .dates(let dates): dates.indices.contains(index) ? Double(dates[index].secondsSinceEpoch) : nil
    case .numbers(let numbers):
      numbers.indices.contains(index) && numbers[index].isFinite ? numbers[index].doubleValue : nil
    case .categories: nil
    }
  }

  fileprivate func isPlaced(as other: ChartSeries) -> Bool {
    switch (places, other.places) {
    case (.none, .none), (.dates, .dates), (.numbers, .numbers), (.categories, .categories): true
    default: false
    }
  }

  fileprivate func placePhrase() -> @Sendable (ExactDecimal) -> Phrase {
    let style = placeStyle
    guard case .dates(let dates) = places else { return { style.phrase($0) } }
    let precision = DatePrecision(kind: precision(of: dates))
    return { number in
      let seconds = number.rounded(toFractionDigits: 0).integerPart.flatMap { Int64(exactly: $0) } ?? .max
      let instant = Instant(secondsSinceEpoch: number.isNegative ? -seconds : seconds)
      return ChartSeries(values: [0], places: .dates([instant])).dated(precision).place(of: 0)
    }
  }
}
