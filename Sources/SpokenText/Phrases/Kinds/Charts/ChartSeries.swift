// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A series of chart values, each at a place, such as a day, a category, or a number.
///
/// ```swift
/// let steps = ChartSeries("Steps", of: days, date: { $0.date }, value: { $0.steps }).said(as: .count(.step))
/// speaker.say(.chart(.line, steps)).text
/// // "Steps. Line chart, 7 values from November 14 to 20. Lowest 6,100 steps on Sunday. Highest 11,950 on Thursday. …"
/// speaker.say(steps.phrase(ofPoint: 5)).text                     // "Thursday: 11,950 steps"
/// ```
///
/// A value that is `nil`, infinite, or not-a-number is missing. Missing values are counted, and otherwise ignored.
public struct ChartSeries: Sendable, Hashable {
  enum Places: Sendable, Hashable {
    /// The values have an order, but no places.
    case none
    case dates([Instant])
    case categories([Phrase])
    case numbers([ExactDecimal])
  }

  /// The name of the series, such as "Steps". It is read if a chart has several series or no title.
  public var name: Phrase
  /// The values. A missing value is not-a-number.
  var values: [ExactDecimal]
  var places: Places
  var style = ValueStyle.number
  var placeStyle = ValueStyle.number
  var precision = DatePrecision.automatic

  init(_ name: Phrase = .nothing, values: [ExactDecimal] = [], places: Places = .none) {
    (self.name, self.values, self.places) = (name, values, places)
  }

  /// Creates a series over dates or times.
  ///
  /// - Parameters:
  ///   - name: The name of the series. The default is empty.
  ///   - rows: The data, in any order.
  ///   - date: A closure that returns the date of a row.
  ///   - value: A closure that returns the value of a row, or `nil` if it is missing.
  public init<Rows: Sequence>(
    _ name: Phrase = .nothing, of rows: Rows, date: (Rows.Element) -> some SpeakableMoment,
    value: (Rows.Element) -> (some SpeakableNumber)?
  ) {
    self.init(name)
    var dates: [Instant] = []
    for row in rows {
      dates.append(date(row).instantForSpeech)
      values.append(Self.number(value(row)))
    }
    places = .dates(dates)
  }

  /// Creates a series over categories, such as rooms or stores. Categories have no order, so the chart has no trend.
  ///
  /// - Parameters:
  ///   - name: The name of the series. The default is empty.
  ///   - rows: The data.
  ///   - category: A closure that returns the category of a row. A text is read unchanged.
  ///   - value: A closure that returns the value of a row, or `nil` if it is missing.
  public init<Rows: Sequence>(
    _ name: Phrase = .nothing, of rows: Rows, category: (Rows.Element) -> Phrase,
    value: (Rows.Element) -> (some SpeakableNumber)?
  ) {
    self.init(name)
    var categories: [Phrase] = []
    for row in rows {
      categories.append(category(row))
      values.append(Self.number(value(row)))
    }
    places = .categories(categories)
  }

  /// Creates a series over numbers, such as the speed at each distance.
  ///
  /// - Parameters:
  ///   - name: The name of the series. The default is empty.
  ///   - rows: The data, in any order.
  ///   - number: A closure that returns the place of a row, such as the distance. For its style, see ``said(as:at:)``.
  ///   - value: A closure that returns the value of a row, or `nil` if it is missing.
  public init<Rows: Sequence>(
    _ name: Phrase = .nothing, of rows: Rows, number: (Rows.Element) -> some SpeakableNumber,
    value: (Rows.Element) -> (some SpeakableNumber)?
  ) {
    self.init(name)
    var numbers: [ExactDecimal] = []
    for row in rows {
      numbers.append(number(row).decimalForSpeech)
      values.append(Self.number(value(row)))
    }
    places = .numbers(numbers)
  }

  private static func number(_ value: (some SpeakableNumber)?) -> ExactDecimal {
    guard let number = value?.decimalForSpeech, number.isFinite else { return .notANumber }
    return number
  }

  /// Returns the series with a style for its values, such as `.said(as: .money(.usd))`. The default is
  /// ``ValueStyle/number``.
  ///
  /// - Parameters:
  ///   - style: The style of the values.
  ///   - placeStyle: The style of numeric places, as in
  ///     `.said(as: .measure(.kilometerPerHour), at: .measure(.kilometer))`.
  public func said(as style: ValueStyle, at placeStyle: ValueStyle = .number) -> ChartSeries {
    var series = self
    (series.style, series.placeStyle) = (style, placeStyle)
    return series
  }

  /// Returns the series with a precision for its dates. The default is ``DatePrecision/automatic``.
  public func dated(_ precision: DatePrecision) -> ChartSeries {
    var series = self
    series.precision = precision
    return series
  }

  /// The number of points, including those without a value.
  public var count: Int { values.count }

  /// Returns a phrase for a point, such as "Thursday: 11,950 steps", "Food: 40 dollars", or "March: No data". It is
  /// empty if the index is out of range.
  ///
  /// - Complexity: O(*n*) in the number of points, because the precision of a date depends on the others.
  public func phrase(ofPoint index: Int) -> Phrase {
    values.indices.contains(index) ? ChartPointKind(series: self, index: index).phrase : .nothing
  }
}

extension ChartSeries {
  /// The style of a chart's numbers, such as counts or money.
  public struct ValueStyle: Sendable, Hashable {
    /// A phrase for zero, which is filled with each number.
    let template: Phrase

    /// Returns the style of a phrase, whose number is ignored. For example,
    /// `.like(.measure(0, .kilometer, usage: .road))` reads 5 as "3.1 miles" in the United States.
    ///
    /// For a phrase without a number, the style is ``number``. Counts always have digits, such as "0 steps" instead of
    /// "No steps", and ignore limits, such as "More than 99 steps".
    public static func like(_ phrase: Phrase) -> ValueStyle {
      guard var kind = phrase.kind(as: CountKind.self) else {
        return ValueStyle(template: phrase.filled(with: .number(0)) ?? .number(0))
      }
      (kind.count, kind.zero, kind.limit) = (0, .digits, nil)
      return ValueStyle(template: kind.phrase)
    }

    /// Numbers, such as "8,547".
    public static let number = ValueStyle(template: .number(0))
    /// Percentages of fractions. For example, 0.4 is "40 percent".
    public static let percent = like(.percent(0))
    /// Returns a style for counts, such as "8,547 steps". In a summary, the highest value omits the noun, as in "Lowest
    /// 6,100 steps on Sunday. Highest 11,950".
    public static func count(_ noun: Phrase.Noun) -> ValueStyle { like(.count(0, noun, zero: .digits)) }
    /// Returns a style for money, such as "25 dollars and 50 cents".
    public static func money(_ currency: Currency) -> ValueStyle { like(.money(Money(0, currency))) }
    /// Returns a style for measurements, such as "72 beats per minute".
    public static func measure(_ unit: MeasureUnit) -> ValueStyle { like(.measure(0, unit)) }
    /// Durations in seconds. For example, 5400 is "1 hour and 30 minutes".
    public static let duration = like(.duration(seconds: 0))

    var averageRounding: SeriesStatistics.Rounding {
      switch template.kind {
      case is DurationKind: .time
      case let kind as MoneyKind: .digits(kind.money.currency.fractionDigits)
      default: .distance
      }
    }

    func phrase(_ number: ExactDecimal) -> Phrase { template.filled(with: .number(number)) ?? .number(number) }

    /// Returns a phrase for a difference in this style. Percentages use percentage points.
    func differencePhrase(_ number: ExactDecimal) -> Phrase {
      guard template.isKind(PercentKind.self) else { return phrase(number) }
      let points = number.scaled(byPowerOfTen: 2).rounded(toSignificantDigits: 2).withoutTrailingZeros
      return .count(points, .percentagePoint, zero: .digits)
    }

    var isCount: Bool { template.isKind(CountKind.self) }
  }

  /// The precision of a chart's dates.
  public struct DatePrecision: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case automatic, time, moment, day, month, year }

    let kind: Kind

    /// The day if values are at least a day apart, and otherwise the time. If there are several days, the time includes
    /// its day.
    public static let automatic = DatePrecision(kind: .automatic)
    /// The time, such as "At 2:00 PM".
    public static let time = DatePrecision(kind: .time)
    /// The day and time, such as "Today at 2:00 PM".
    public static let moment = DatePrecision(kind: .moment)
    /// The day, such as "On Thursday" or "On November 3".
    public static let day = DatePrecision(kind: .day)
    /// The month, such as "In March", or "In March 2024" in another year.
    public static let month = DatePrecision(kind: .month)
    /// The year, such as "In 2024".
    public static let year = DatePrecision(kind: .year)

    static let named: [(name: String, value: DatePrecision)] = [
      ("automatic", .automatic), ("time", .time), ("moment", .moment), ("day", .day), ("month", .month),
      ("year", .year),
    ]
  }
}

extension ChartSeries {
  var hasValues: Bool { values.contains(where: \.isFinite) }

  var statistics: SeriesStatistics {
    SeriesStatistics(values) {
      switch places {
      case .none: SeriesStatistics.row(values)
      case .categories: nil
      case .dates(let dates): SeriesStatistics.row(values, at: dates)
      case .numbers(let numbers): SeriesStatistics.row(values, at: numbers.map(\.doubleValue))
      }
    }
  }

  /// Returns the precision of dates. An automatic precision depends on their distances.
  func precision(of dates: [Instant]) -> DatePrecision.Kind {
    guard precision == .automatic, let first = dates.min(), let last = dates.max() else {
      return precision == .automatic ? .day : precision.kind
    }
    // A day has 23 hours if clocks go forward.
    let day: Int64 = 23 * 3600
    let distances = Self.distances(between: dates)
    if distances.allSatisfy({ $0 == 0 || $0 >= day }), first < last || dates.count == 1 { return .day }
    return first.distance(to: last) < day ? .time : .moment
  }

  /// The number of consecutive days with one value each, or `nil` for other series.
  var dayCount: Int? {
    guard case .dates(let dates) = places, dates.count == values.count, dates.count > 1, precision(of: dates) == .day,
      values.allSatisfy(\.isFinite)
    else { return nil }
    let hours: ClosedRange<Int64> = 23 * 3600...25 * 3600
    return Self.distances(between: dates).allSatisfy { hours.contains($0) } ? dates.count : nil
  }

  private static func distances(between dates: [Instant]) -> [Int64] {
    let isInOrder = zip(dates, dates.dropFirst()).allSatisfy { $0 <= $1 }
    let dates = isInOrder ? dates : dates.sorted()
    return zip(dates, dates.dropFirst()).map { $0.distance(to: $1) }
  }

  var size: PhraseSize {
    guard case .categories(let categories) = places else {
      return PhraseSize(containing: name.size, style.template.size)
    }
    return PhraseSize(containing: name.size, style.template.size, PhraseList(categories).size)
  }
}

extension Instant {
  fileprivate func distance(to other: Instant) -> Int64 {
    let distance = other.secondsSinceEpoch.subtractingReportingOverflow(secondsSinceEpoch)
    return distance.overflow || distance.partialValue == .min ? .max : abs(distance.partialValue)
  }
}
