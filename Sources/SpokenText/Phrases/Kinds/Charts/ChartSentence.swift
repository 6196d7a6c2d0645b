// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A sentence about a chart, for ``ChartKind`` and ``ChartComparisonKind``.
struct ChartSentence: PhraseKind {
  enum Content: Sendable, Hashable {
    case opening(Phrase.ChartStyle, seriesCount: Int)
    /// The lowest or the highest value.
    case end(isHighest: Bool, EndStyle)
    case average
    case constant
    case trend
    case outliers
    case missing
    case moreSeries(Int)
    /// The average. If the values are daily, it has their number, as in "7-day average: 9,204 steps".
    case averageOfDays
    /// The average as in `averageOfDays`, followed by the trend.
    case headline
    /// The largest difference between two series.
    case difference
  }

  /// The wording of the lowest and the highest value.
  enum EndStyle: Sendable, Hashable {
    case whole
    /// Can omit the noun of counted values, as in "Highest 11,950".
    case short
    /// Names the smallest and the largest share, as in a pie chart.
    case share
  }

  var content = Content.average
  var series = ChartSeries()
  /// The statistics, or `nil` if the sentence isn't about values.
  var statistics: SeriesStatistics?

  static let name = "chartSentence"
  static let summary = "one sentence of the summary of a chart"
  static let examples: [[String]] = []

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {}

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    .phrase(phrase(by: speaker, in: &scope))
  }

  private func phrase(by speaker: Speaker, in scope: inout PhraseScope) -> BoundMessage {
    switch content {
    case .opening(let style, let seriesCount): return opening(style, seriesCount, by: speaker, in: &scope)
    case .end(let isHighest, let style): return end(isHighest: isHighest, style, by: speaker, in: &scope)
    case .average: return average(by: speaker, in: &scope)
    case .constant: return constant(by: speaker, in: &scope)
    case .trend: return scope.bind((statistics?.trend ?? .none).message)
    case .outliers: return scope.bind(.chartOutliers, (.count, .number(ExactDecimal(statistics?.outlierCount ?? 0))))
    case .missing: return scope.bind(.chartMissing, (.count, .number(ExactDecimal(statistics?.missing ?? 0))))
    case .moreSeries(let count): return scope.bind(.chartSeriesMore, (.count, .number(ExactDecimal(count))))
    case .averageOfDays: return averageOfDays(by: speaker, in: &scope)
    case .headline: return headline(by: speaker, in: &scope)
    case .difference: return difference(by: speaker, in: &scope)
    }
  }

  // MARK: The first sentence

  private func opening(
    _ style: Phrase.ChartStyle, _ seriesCount: Int, by speaker: Speaker, in scope: inout PhraseScope
  ) -> BoundMessage {
    let chart = Value.phrase(scope.bind(style.message))
    let things: Value
    if let statistics, seriesCount == 1 {
      guard statistics.count > 0 else { return scope.bind(.chartEmpty, (.chart, chart)) }
      things = .phrase(scope.bind(.chartValues, (.count, .number(ExactDecimal(statistics.count)))))
      // A single value has its own sentence with its place, so this one has no range.
      if statistics.count == 1 { return scope.bind(.parts, (.first, chart), (.second, things)) }
    } else {
      things = .phrase(scope.bind(.chartSeriesCount, (.count, .number(ExactDecimal(seriesCount)))))
    }
    if let span = span(by: speaker, in: &scope) {
      return scope.bind(.chartOpeningSpan, (.chart, chart), (.things, things), (.range, .phrase(span)))
    }
    if let range = range(by: speaker, in: &scope) {
      return scope.bind(.chartOpeningRange, (.chart, chart), (.things, things), (.range, range))
    }
    return scope.bind(.parts, (.first, chart), (.second, things))
  }

  /// Returns the period of a chart of days, months, or years, such as "November 14 to 20". Returns `nil` for other
  /// charts, and for a single day, month, or year.
  private func span(by speaker: Speaker, in scope: inout PhraseScope) -> BoundMessage? {
    guard case .dates(let dates) = series.places, let start = dates.min(), let end = dates.max(),
      let (first, today) = speaker.civil(start), let (last, _) = speaker.civil(end)
    else { return nil }
    let (isSameYear, isThisYear) = (first.year == last.year, first.year == today.year)
    switch series.precision(of: dates) {
    case .time, .moment: return nil
    case .day, .automatic:
      guard first.dayNumber != last.dayNumber else { return nil }
      if isSameYear {
        let year = Value.identifier(Int(first.year))
        if first.month == last.month {
          let month = Value.phrase(scope.bind(BuiltInMessage.month(first.month)))
          let (first, last) = (Value.identifier(first.day), Value.identifier(last.day))
          return isThisYear
            ? scope.bind(.intervalMonthDays, (.month, month), (.first, first), (.last, last))
            : scope.bind(.intervalMonthDaysYear, (.month, month), (.first, first), (.last, last), (.year, year))
        }
        let from = Value.phrase(scope.bind(monthDay: first))
        let to = Value.phrase(scope.bind(monthDay: last))
        return isThisYear
          ? scope.bind(.intervalDates, (.from, from), (.to, to))
          : scope.bind(.intervalDatesYear, (.from, from), (.to, to), (.year, year))
      }
      let from = Value.phrase(scope.bind(monthDayYear: first))
      let to = Value.phrase(scope.bind(monthDayYear: last))
      return scope.bind(.intervalDates, (.from, from), (.to, to))
    case .month:
      guard first.year != last.year || first.month != last.month else { return nil }
      let saysYear = !isSameYear || !isThisYear
      let from = Value.phrase(scope.bind(month: first, saysYear: saysYear))
      let to = Value.phrase(scope.bind(month: last, saysYear: saysYear))
      return scope.bind(.intervalMonths, (.from, from), (.to, to))
    case .year:
      guard !isSameYear else { return nil }
      let from = Value.phrase(scope.bind(year: first.year))
      let to = Value.phrase(scope.bind(year: last.year))
      return scope.bind(.intervalMonths, (.from, from), (.to, to))
    }
  }

  /// Returns the range of times or numbers, such as "today, 9:00 AM to 5:00 PM" or "0 to 10 kilometers".
  private func range(by speaker: Speaker, in scope: inout PhraseScope) -> Value? {
    switch series.places {
    case .none, .categories: return nil
    case .dates(let dates):
      guard let start = dates.min(), let end = dates.max(), let (first, today) = speaker.civil(start),
        let (last, _) = speaker.civil(end)
      else { return nil }
      switch series.precision(of: dates) {
      case .moment where [first, last].allSatisfy { $0.hour == 0 && $0.minute == 0 }:
        // An interval that ends at midnight would exclude the last day, which has a value in the chart.
        let from = Value.phrase(scope.bind(moment: first, today: today, speaker.hourCycle))
        let to = Value.phrase(scope.bind(moment: last, today: today, speaker.hourCycle))
        return .phrase(scope.bind(.intervalMoments, (.from, from), (.to, to)))
      case .time, .moment:
        // Over several days, the times are omitted.
        let isLong = end.secondsSinceEpoch - start.secondsSinceEpoch > 86_400
        return IntervalKind(start: start, end: end, style: isLong ? .dates : .automatic).compose(
          with: speaker, in: &scope)
      case .day, .automatic: return DateKind(instant: start).compose(with: speaker, in: &scope)
      case .month: return MonthKind(instant: start).compose(with: speaker, in: &scope)
      case .year: return MonthKind(instant: start, isYear: true).compose(with: speaker, in: &scope)
      }
    case .numbers(let numbers):
      guard var low = numbers.first(where: \.isFinite) else { return nil }
      var high = low
      for number in numbers where number.isFinite {
        if number.hasLowerValue(than: low) { low = number }
        if high.hasLowerValue(than: number) { high = number }
      }
      return series.placeStyle.range(from: low, to: high, by: speaker, in: &scope)
    }
  }

  // MARK: The values

  private func end(
    isHighest: Bool, _ style: EndStyle, by speaker: Speaker, in scope: inout PhraseScope
  ) -> BoundMessage {
    guard let statistics, let end = isHighest ? statistics.highest : statistics.lowest else {
      return scope.bind(.numberUnavailable)
    }
    var number = series.style.phrase(end.number).compose(with: speaker, in: &scope)
    if style == .short, series.style.isCount {
      let digits = Phrase.number(end.number).compose(with: speaker, in: &scope)
      number = .phrase(scope.bind(.chartCount, (.count, digits), (.value, number)))
    }
    let phrase = self.phrase(end, number, isHighest: isHighest, style, by: speaker, in: &scope)
    guard style != .share, isHighest ? statistics.isHighestUnusual : statistics.isLowestUnusual else { return phrase }
    return scope.bind(isHighest ? .chartUnusualHigh : .chartUnusualLow, (.value, .phrase(phrase)))
  }

  private func phrase(
    _ end: SeriesStatistics.End, _ value: Value, isHighest: Bool, _ style: EndStyle, by speaker: Speaker,
    in scope: inout PhraseScope
  ) -> BoundMessage {
    let value = (ArgumentName.BuiltIn.value, value)
    if end.times > 1 {
      let times = Value.phrase(scope.bind(.times, (.count, .number(ExactDecimal(end.times)))))
      return scope.bind(isHighest ? .chartHighestTimes : .chartLowestTimes, style, value, (.times, times))
    }
    if let name = name(of: end.index, by: speaker, in: &scope) {
      return scope.bind(isHighest ? .chartHighestNamed : .chartLowestNamed, style, value, (.name, name))
    }
    guard let when = when(end.index, by: speaker, in: &scope) else {
      return scope.bind(isHighest ? .chartHighestAlone : .chartLowestAlone, style, value)
    }
    return scope.bind(isHighest ? .chartHighest : .chartLowest, style, value, (.when, .phrase(when)))
  }

  private func name(of index: Int, by speaker: Speaker, in scope: inout PhraseScope) -> Value? {
    guard case .categories(let categories) = series.places, categories.indices.contains(index),
      !categories[index].isSilent
    else { return nil }
    return categories[index].compose(with: speaker, in: &scope)
  }

  /// Returns the place of a value in a sentence, such as "on Sunday" or "at 5 kilometers", or `nil`.
  private func when(_ index: Int, by speaker: Speaker, in scope: inout PhraseScope) -> BoundMessage? {
    switch series.places {
    case .none, .categories: return nil
    case .numbers(let numbers):
      guard numbers.indices.contains(index) else { return nil }
      let number = series.placeStyle.phrase(numbers[index]).compose(with: speaker, in: &scope)
      return scope.bind(.chartAtNumber, (.value, number))
    case .dates(let dates):
      guard dates.indices.contains(index), let (moment, today) = speaker.civil(dates[index]) else { return nil }
      switch series.precision(of: dates) {
      case .time:
        let time = Value.phrase(scope.bind(time: moment, speaker.hourCycle))
        return scope.bind(.chartAtTime, (.time, time))
      case .moment:
        let date = Value.phrase(scope.bind(moment: moment, today: today, speaker.hourCycle))
        return scope.bind(.chartAtMoment, (.date, date))
      case .day, .automatic:
        let date = Value.phrase(scope.bind(date: moment, today: today, style: NearDateStyle.near))
        return scope.bind(.chartOnDay, (.date, date))
      case .month:
        let saysYear = moment.year != today.year || speaker.isOfSeveralYears(dates)
        let month = Value.phrase(scope.bind(month: moment, saysYear: saysYear))
        return scope.bind(.chartInMonth, (.month, month))
      case .year:
        let year = Value.phrase(scope.bind(year: moment.year))
        return scope.bind(.chartInMonth, (.month, year))
      }
    }
  }

  private func averageValue(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let average = statistics?.average(series.style.averageRounding) ?? .notANumber
    return series.style.phrase(average).compose(with: speaker, in: &scope)
  }

  private func average(by speaker: Speaker, in scope: inout PhraseScope) -> BoundMessage {
    let value = averageValue(by: speaker, in: &scope)
    return scope.bind(.chartAverage, (.value, value))
  }

  private func averageOfDays(by speaker: Speaker, in scope: inout PhraseScope) -> BoundMessage {
    guard let days = series.dayCount else { return average(by: speaker, in: &scope) }
    let value = averageValue(by: speaker, in: &scope)
    return scope.bind(.chartAverageDays, (.count, .number(ExactDecimal(days))), (.value, value))
  }

  private func constant(by speaker: Speaker, in scope: inout PhraseScope) -> BoundMessage {
    let value = averageValue(by: speaker, in: &scope)
    return scope.bind(.chartConstant, (.value, value))
  }

  private func headline(by speaker: Speaker, in scope: inout PhraseScope) -> BoundMessage {
    if statistics?.isConstant == true { return constant(by: speaker, in: &scope) }
    let average = averageOfDays(by: speaker, in: &scope)
    guard let trend = statistics?.trend else { return average }
    let way = Value.phrase(scope.bind(trend.message))
    return scope.bind(.parts, (.first, .phrase(average)), (.second, way))
  }

  private func difference(by speaker: Speaker, in scope: inout PhraseScope) -> BoundMessage {
    guard let highest = statistics?.highest else { return scope.bind(.numberUnavailable) }
    let value = series.style.differencePhrase(highest.number).compose(with: speaker, in: &scope)
    if let name = name(of: highest.index, by: speaker, in: &scope) {
      return scope.bind(.chartDifferenceNamed, (.name, name), (.value, value))
    }
    guard highest.times == 1, let when = when(highest.index, by: speaker, in: &scope) else {
      return scope.bind(.chartDifferenceAlone, (.value, value))
    }
    return scope.bind(.chartDifference, (.value, value), (.when, .phrase(when)))
  }
}

extension PhraseScope {
  /// Returns the message for the lowest or highest value, which has a special form for shares.
  fileprivate mutating func bind(
    _ message: BuiltInMessage, _ style: ChartSentence.EndStyle, _ value: (ArgumentName.BuiltIn, Value),
    _ other: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage {
    bind(message, preferring: style == .share ? "share" : nil, value, other)
  }
}

extension Speaker {
  fileprivate func isOfSeveralYears(_ dates: [Instant]) -> Bool {
    guard let start = dates.min(), let end = dates.max(), let (first, _) = civil(start), let (last, _) = civil(end)
    else { return false }
    return first.year != last.year
  }
}

extension ChartSeries.ValueStyle {
  fileprivate func range(
    from low: ExactDecimal, to high: ExactDecimal, by speaker: Speaker, in scope: inout PhraseScope
  ) -> Value {
    if let range = range(from: low, to: high) { return range.compose(with: speaker, in: &scope) }
    let from = phrase(low).compose(with: speaker, in: &scope)
    let to = phrase(high).compose(with: speaker, in: &scope)
    return .phrase(scope.bind(.measureRange, (.from, from), (.to, to)))
  }

  /// Returns a range with a single unit, such as "2 to 4 kilometers", or `nil` if the style has no such phrase.
  private func range(from low: ExactDecimal, to high: ExactDecimal) -> Phrase? {
    if low.hasSameValue(as: high) { return phrase(low) }
    switch template.kind {
    case is NumberKind: return .number(from: low, to: high)
    case is PercentKind: return .percent(from: low, to: high)
    case let kind as CountKind where kind.status == nil: return .count(from: low, to: high, kind.noun)
    case let kind as MoneyKind where kind.per == nil:
      return .money(from: low, to: high, kind.money.currency, width: kind.width)
    case let kind as MeasureKind where kind.target == nil && kind.usage == nil:
      return .measure(from: low, to: high, kind.unit)
    default: return nil
    }
  }
}
