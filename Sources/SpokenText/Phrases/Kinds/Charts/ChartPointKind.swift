// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a point of a chart.
struct ChartPointKind: PhraseKind {
  /// The place of the point, such as a date, a number, or a name.
  var place = Phrase.nothing
  /// The value, or `nil` if it is missing.
  var value: Phrase?

  static let name = "chartPoint"
  static let summary = "a point of a chart, such as 'Thursday: 11,950 steps'"
  static let examples = [
    [#"{"kind": "date", "date": "2026-11-19"}"#, #"{"kind": "count", "count": 11950, "noun": "step"}"#]
      + Phrase.exampleClock,
    ["Food"],
  ]

  init() {}

  init(place: Phrase, value: Phrase?) { (self.place, self.value) = (place, value) }

  init(series: ChartSeries, index: Int) {
    place = series.place(of: index)
    let number = series.values[index]
    value = number.isFinite ? series.style.phrase(number) : nil
  }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var place = Phrase?(place)
    try keys.phrase(
      "at", &place, orWordOf: nil, "the position: a date, a number, or a name", place: .required)
    self.place = place ?? .nothing
    try keys.phrase("value", &value, orWordOf: nil, "the value (default: a missing value)", place: .optional)
  }

  var size: PhraseSize { PhraseSize(containing: place.size, value?.size ?? .one) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let value = value.flatMap { $0.isSilent ? nil : $0 }
    guard !place.isSilent else {
      return value?.compose(with: speaker, in: &scope) ?? .phrase(scope.bind(.chartPointNone))
    }
    let name = place.compose(with: speaker, in: &scope)
    guard let value else {
      return .phrase(scope.bind(.chartPoint, (.name, name), (.value, .phrase(scope.bind(.chartPointNone)))))
    }
    let said = value.compose(with: speaker, in: &scope)
    return .phrase(scope.bind(.chartPoint, (.name, name), (.value, said)))
  }
}

extension Phrase {
  /// Returns a phrase for a point of a chart, such as "Thursday: 11,950 steps". For a point of a series, use
  /// ``ChartSeries/phrase(ofPoint:)``.
  ///
  /// - Parameters:
  ///   - place: The place, such as a date, a number, or the name of a category. If it is empty, the phrase is the value
  ///     alone.
  ///   - value: The value. If it is `nil`, the phrase is "Thursday: No data".
  public static func chartPoint(at place: Phrase, _ value: Phrase?) -> Phrase {
    ChartPointKind(place: place, value: value).phrase
  }
}

extension ChartSeries {
  func place(of index: Int) -> Phrase {
    switch places {
    case .none: return .nothing
    case .categories(let categories): return categories.indices.contains(index) ? categories[index] : .nothing
    case .numbers(let numbers): return numbers.indices.contains(index) ? placeStyle.phrase(numbers[index]) : .nothing
    case .dates(let dates):
      guard dates.indices.contains(index) else { return .nothing }
      switch precision(of: dates) {
      case .time: return .time(dates[index])
      case .moment: return .dateTime(dates[index])
      case .day, .automatic: return .date(dates[index])
      case .month: return .month(dates[index])
      case .year: return .year(dates[index])
      }
    }
  }
}
