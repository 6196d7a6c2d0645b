// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The values of a chart's line, bars or points, each where it stands: on a day, in a category, at a number.
///
/// ```swift
/// let steps = ChartSeries("Steps", of: days, date: { $0.date }, value: { $0.steps }).said(as: .count(.step))
/// speaker.say(.chart(.line, steps)).text
/// // "Steps. Line chart, 7 values from November 14 to 20. Lowest 6,100 steps on Sunday. Highest 11,950 on Thursday. …"
/// speaker.say(steps.phrase(ofPoint: 5)).text                     // "Thursday: 11,950 steps"
/// ```
///
/// A value that is nil, not a number or infinite is missing: it is counted as such, and changes nothing else. A million
/// values are summed up in linear time.
public struct ChartSeries: Sendable, Hashable {
  /// Where the values stand.
  enum Places: Sendable, Hashable {
    /// In a row, at nothing that could be said.
    case none
    case dates([Instant])
    case categories([Phrase])
    case numbers([ExactDecimal])
  }

  /// What it is called: "Steps". Said where a chart has several, and of the only one where the chart has no title.
  public var name: Phrase
  /// The values; one that is missing is not a number.
  var values: [ExactDecimal]
  var places: Places
  var style = ValueStyle.number
  var placeStyle = ValueStyle.number
  var precision = DatePrecision.automatic

  init(_ name: Phrase = .nothing, values: [ExactDecimal] = [], places: Places = .none) {
    (self.name, self.values, self.places) = (name, values, places)
  }

  /// A series over days or times.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - rows: What has the values, in any order.
  ///   - date: When a value was measured.
  ///   - value: The value; nil where it is missing.
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

  /// A series over categories: rooms, shops, kinds of food. They have no order, and so there is no trend.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - rows: What has the values.
  ///   - category: What a value belongs to. A text is said as it is.
  ///   - value: The value; nil where it is missing.
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

  /// A series over numbers: a speed by the distance, a price by the weight.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - rows: What has the values, in any order.
  ///   - number: Where a value stands, see ``said(as:at:)`` for how it is said.
  ///   - value: The value; nil where it is missing.
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

  /// The same series, its values said in a style: `.said(as: .count(.step))`, `.said(as: .money(.usd))`. Without one they
  /// are numbers.
  ///
  /// - Parameters:
  ///   - style: How a value is said.
  ///   - placeStyle: How the number at which it stands is said: `.said(as: .measure(.kilometerPerHour), at: .measure(.kilometer))`.
  public func said(as style: ValueStyle, at placeStyle: ValueStyle = .number) -> ChartSeries {
    var series = self
    (series.style, series.placeStyle) = (style, placeStyle)
    return series
  }

  /// The same series, its dates said with this precision. Without one it is ``DatePrecision/automatic``.
  public func dated(_ precision: DatePrecision) -> ChartSeries {
    var series = self
    series.precision = precision
    return series
  }

  /// How many points it has, those whose value is missing among them.
  public var count: Int { values.count }

  /// A point: "Thursday: 11,950 steps", "Food: 40 dollars", "March: No data". Where there is none, nothing.
  ///
  /// - Complexity: O(*n*) in the number of points, for how much is said of a date depends on the others.
  public func phrase(ofPoint index: Int) -> Phrase {
    values.indices.contains(index) ? ChartPointKind(series: self, index: index).phrase : .nothing
  }
}

extension ChartSeries {
  /// How the numbers of a chart are said: as a phrase of any number.
  public struct ValueStyle: Sendable, Hashable {
    /// The phrase of zero.
    let template: Phrase

    /// As a phrase is, whatever its number: `.like(.measure(0, .kilometer, usage: .road))` is "3.1 miles". A phrase that has no
    /// number is not used: then it is ``number``. A count of zero is said in digits, "0 steps" and not "No steps", and one
    /// beyond its limit is said all the same, not "More than 99 steps".
    public static func like(_ phrase: Phrase) -> ValueStyle {
      guard var kind = phrase.kind(as: CountKind.self) else {
        return ValueStyle(template: phrase.filled(with: .number(0)) ?? .number(0))
      }
      (kind.count, kind.zero, kind.limit) = (0, .digits, nil)
      return ValueStyle(template: kind.phrase)
    }

    /// "8,547".
    public static let number = ValueStyle(template: .number(0))
    /// Parts of one in hundredths: 0.4 is "40 percent".
    public static let percent = like(.percent(0))
    /// "8,547 steps". In the summary, the highest value goes without its noun: "Lowest 6,100 steps on Sunday. Highest 11,950".
    public static func count(_ noun: Phrase.Noun) -> ValueStyle { like(.count(0, noun, zero: .digits)) }
    /// "25 dollars and 50 cents".
    public static func money(_ currency: Currency) -> ValueStyle { like(.money(Money(0, currency))) }
    /// "72 beats per minute".
    public static func measure(_ unit: MeasureUnit) -> ValueStyle { like(.measure(0, unit)) }
    /// Seconds as a span of time: 5400 is "1 hour and 30 minutes".
    public static let duration = like(.duration(seconds: 0))

    /// How an average of the numbers is rounded.
    var averageRounding: SeriesStatistics.Rounding {
      switch template.kind {
      case is DurationKind: .time
      case let kind as MoneyKind: .digits(kind.money.currency.fractionDigits)
      default: .distance
      }
    }

    /// A number so said.
    func phrase(_ number: ExactDecimal) -> Phrase { template.filled(with: .number(number)) ?? .number(number) }

    /// By how much one number differs from another, so said: percentages by percentage points.
    func differencePhrase(_ number: ExactDecimal) -> Phrase {
      guard template.isKind(PercentKind.self) else { return phrase(number) }
      let points = number.scaled(byPowerOfTen: 2).rounded(toSignificantDigits: 2).withoutTrailingZeros
      return .count(points, .percentagePoint, zero: .digits)
    }

    /// Whether the numbers count something.
    var isCount: Bool { template.isKind(CountKind.self) }
  }

  /// What is said of the dates of a chart.
  public struct DatePrecision: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case automatic, time, moment, day, month, year }

    let kind: Kind

    /// The day where values are a day apart or more, else the time, with its day where they are of several.
    public static let automatic = DatePrecision(kind: .automatic)
    /// "At 2:00 PM".
    public static let time = DatePrecision(kind: .time)
    /// "Today at 2:00 PM".
    public static let moment = DatePrecision(kind: .moment)
    /// "On Thursday", "On November 3".
    public static let day = DatePrecision(kind: .day)
    /// "In March", of another year than the present one "In March 2024".
    public static let month = DatePrecision(kind: .month)
    /// "In 2024".
    public static let year = DatePrecision(kind: .year)

    /// The names that data and the command line have for them.
    static let named: [(name: String, value: DatePrecision)] = [
      ("automatic", .automatic), ("time", .time), ("moment", .moment), ("day", .day), ("month", .month),
      ("year", .year),
    ]
  }
}

extension ChartSeries {
  /// Whether any of its values is there.
  var hasValues: Bool { values.contains(where: \.isFinite) }

  /// What its values tell together.
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

  /// What is said of dates that are so far apart.
  func precision(of dates: [Instant]) -> DatePrecision.Kind {
    guard precision == .automatic, let first = dates.min(), let last = dates.max() else {
      return precision == .automatic ? .day : precision.kind
    }
    // A day is 23 hours where clocks are put forward. A day may have several values.
    let day: Int64 = 23 * 3600
    let distances = Self.distances(between: dates)
    if distances.allSatisfy({ $0 == 0 || $0 >= day }), first < last || dates.count == 1 { return .day }
    return first.distance(to: last) < day ? .time : .moment
  }

  /// Over how many days in a row, a value each, it goes; nil where it goes over anything else.
  var dayCount: Int? {
    guard case .dates(let dates) = places, dates.count == values.count, dates.count > 1, precision(of: dates) == .day,
      values.allSatisfy(\.isFinite)
    else { return nil }
    let hours: ClosedRange<Int64> = 23 * 3600...25 * 3600
    return Self.distances(between: dates).allSatisfy { hours.contains($0) } ? dates.count : nil
  }

  /// The seconds from each moment to the next, in the order of time.
  private static func distances(between dates: [Instant]) -> [Int64] {
    let isInOrder = zip(dates, dates.dropFirst()).allSatisfy { $0 <= $1 }
    let dates = isInOrder ? dates : dates.sorted()
    return zip(dates, dates.dropFirst()).map { $0.distance(to: $1) }
  }

  /// The phrases that it holds.
  var size: PhraseSize {
    guard case .categories(let categories) = places else {
      return PhraseSize(containing: name.size, style.template.size)
    }
    return PhraseSize(containing: name.size, style.template.size, PhraseList(categories).size)
  }
}

extension Instant {
  /// The seconds from one to the other, whichever is earlier.
  fileprivate func distance(to other: Instant) -> Int64 {
    let distance = other.secondsSinceEpoch.subtractingReportingOverflow(secondsSinceEpoch)
    return distance.overflow || distance.partialValue == .min ? .max : abs(distance.partialValue)
  }
}
