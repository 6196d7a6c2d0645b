// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension KeyVisitor {
  /// Visits the values of a series and their places. The keys of a second series have a prefix, as in `otherValues`.
  mutating func series(_ series: inout ChartSeries, prefix: String = "", isRequired: Bool = true) throws(Fault) {
    func name(_ name: String) -> String {
      prefix.isEmpty ? name : prefix + String(name.prefix(1)).uppercased() + name.dropFirst()
    }
    var values = series.values.map { $0.isFinite ? Phrase.number($0) : .nothing }
    try phrases(
      name("values"), &values, "the values; null, or anything but a number, is a missing value",
      place: isRequired ? .required : .named)
    series.values = values.map(\.chartValue)
    var places = series.placePhrases
    try phrases(
      name("at"), &places, "the position of each value, in the same order: a date, a number, or a name",
      place: .named)
    // Ignores extra places. Ignores all if some are missing, because it is unclear which ones.
    series.placePhrases = places.count < values.count ? [] : Array(places.prefix(values.count))
  }

  /// Visits the series after the first one. Rejects phrases that aren't series.
  mutating func moreSeries(_ name: String, _ others: inout [ChartSeries]) throws(Fault) {
    let kind = ChartSeriesKind.name
    var phrases = others.map { ChartSeriesKind(series: $0).phrase }
    try self.phrases(name, &phrases, "the other series, phrases of kind '\(kind)'", place: .named)
    others = []
    for (index, phrase) in phrases.enumerated() {
      if let series = phrase.chartSeries {
        others.append(series)
      } else {
        let given = type(of: phrase.described).name
        try refuse(.otherKind(key: name, place: index + 1, given: given, expected: kind))
      }
    }
  }

  mutating func seriesStyle(_ series: inout ChartSeries) throws(Fault) {
    var unit = series.style == .number ? nil : Phrase?(series.style.template)
    try phrase("unit", &unit, orWordOf: nil, "the unit: a phrase with any other value, as a template", place: .named)
    series.style = unit.map { .like($0) } ?? .number
    try choice(
      "precision", &series.precision, ChartSeries.DatePrecision.named, "the precision of dates", place: .named)
  }

  mutating func seriesName(_ series: inout ChartSeries, key: String = "name") throws(Fault) {
    var name: Phrase? = series.name.isSilent ? nil : series.name
    try phrase(key, &name, orWordOf: nil, "the name of the series", place: .named)
    series.name = name ?? .nothing
  }
}

extension ChartSeries {
  /// The places as phrases of dates, numbers, or categories.
  fileprivate var placePhrases: [Phrase] {
    get {
      switch places {
      case .none: []
      case .dates(let dates): dates.map { .date($0) }
      case .categories(let categories): categories
      case .numbers(let numbers): numbers.map { placeStyle.phrase($0) }
      }
    }
    set {
      let operands = newValue.map { $0.isText ? nil : $0.operand }
      (places, placeStyle) = (newValue.isEmpty ? .none : .categories(newValue), .number)
      let dates = operands.compactMap { if case .moment(let instant)? = $0 { instant } else { nil } }
      let numbers = operands.compactMap { operand -> ExactDecimal? in
        if case .number(let number)? = operand, number.isFinite { number } else { nil }
      }
      guard let first = newValue.first else { return }
      if dates.count == newValue.count {
        places = .dates(dates)
        if let precision = DatePrecision(of: first) { self.precision = precision }
      } else if numbers.count == newValue.count {
        (places, placeStyle) = (.numbers(numbers), .like(first))
      }
    }
  }
}

extension ChartSeries.DatePrecision {
  /// Creates the precision of a time, a month, or a year. Returns `nil` for other phrases, such as a day.
  fileprivate init?(of phrase: Phrase) {
    switch phrase.kind {
    case is TimeKind: self = .time
    case is DateTimeKind: self = .moment
    case let month as MonthKind: self = month.isYear ? .year : .month
    default: return nil
    }
  }
}

extension Phrase {
  fileprivate var chartValue: ExactDecimal {
    guard case .number(let number)? = operand, number.isFinite else { return .notANumber }
    return number.roundedForSpeech
  }
}
