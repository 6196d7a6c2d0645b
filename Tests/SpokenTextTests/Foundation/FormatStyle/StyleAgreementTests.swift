import Foundation
import Testing

@testable import SpokenText

/// A style says what the speaker's method says: in every language, with every combination of options, of values that
/// are meant and of such that are not.
@Suite struct StyleAgreementTests {
  static let now = Date(timeIntervalSince1970: 1_795_212_000)

  private func check<Style: SpokenFormatStyle>(
    _ styles: [Style], _ values: [Style.FormatInput], in language: LanguageTag,
    _ expected: (Style.FormatInput, Style, Speaker) -> String
  ) throws {
    var differences: [String] = []
    for numerals in Numerals.allCases {
      let speaker = Speaker(language).with { $0.numerals = numerals }
      for style in styles {
        let style = style.locale(language).numerals(numerals)
        for value in values {
          let said = style.format(value)
          let wanted = expected(value, style, speaker)
          if said != wanted || said.isEmpty {
            differences.append("\(value) in \(try json(style)) is “\(said)”, not “\(wanted)”")
          }
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.count) in all: \(differences.prefix(5).joined(separator: "\n"))")
  }

  @Test(arguments: Speaker.languages)
  func numbers(_ language: LanguageTag) throws {
    let third = Decimal(1) / 3
    try check(
      StyleSamples.numbers(Decimal.self),
      [0, 22, -8547, third, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude], in: language
    ) { StyleSamples.said($0, as: $1, by: $2) }
    try check(StyleSamples.numbers(Int.self), [1, 1_234_567, .min, .max], in: language) {
      StyleSamples.said($0, as: $1, by: $2)
    }
    try check(
      StyleSamples.numbers(Double.self),
      [0.75, -0.0, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude], in: language
    ) { StyleSamples.said($0, as: $1, by: $2) }
  }

  @Test(arguments: Speaker.languages)
  func money(_ language: LanguageTag) throws {
    for currency in [Currency.usd, .jpy, .noCurrency] {
      try check(
        StyleSamples.money(Decimal.self, currency), [Decimal(2550) / 100, -0.01, .nan, 1_200_000], in: language
      ) { StyleSamples.said($0, as: $1, by: $2) }
    }
    try check(StyleSamples.money(Int.self, .usd), [.min], in: language) { StyleSamples.said($0, as: $1, by: $2) }
    try check(StyleSamples.money(Double.self, .usd), [.infinity], in: language) {
      StyleSamples.said($0, as: $1, by: $2)
    }
  }

  @Test(arguments: Speaker.languages)
  func counts(_ language: LanguageTag) throws {
    try check(StyleSamples.counts(Int.self, [.dose, .message]), [0, 1, -2, .max], in: language) {
      StyleSamples.said($0, as: $1, by: $2)
    }
    try check(StyleSamples.counts(Double.self, [.item]), [.nan, -.infinity, 1.5], in: language) {
      StyleSamples.said($0, as: $1, by: $2)
    }
  }

  @Test(arguments: Speaker.languages)
  func spans(_ language: LanguageTag) throws {
    let extremes: [Duration] = [
      .seconds(Int64.min), .seconds(Int64.max), .seconds(Int64.max) + .seconds(Int64.max),
      .seconds(Int64.min) + .seconds(Int64.min),
    ]
    try check(
      StyleSamples.spans, [.zero, .seconds(5400), .milliseconds(-999), .seconds(-93_784)] + extremes, in: language
    ) { StyleSamples.said($0, as: $1, by: $2) }
  }

  @Test(arguments: Speaker.languages)
  func dates(_ language: LanguageTag) throws {
    let near = [-400, -24, -2.5, -0.5, 0, 0.5, 24, 96, 24 * 90].map { Self.now + $0 * 3600 }
    let far: [Date] =
      [.distantPast, .distantFuture]
      + [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -62_135_596_801, 253_402_300_800].map {
        Date(timeIntervalSince1970: $0)
      }
    for identifier in ["America/New_York", "Pacific/Kiritimati"] {
      let zone = try #require(TimeZone(identifier: identifier))
      for hourCycle in [nil, HourCycle.h12, .h23] {
        for (reference, dates) in [(Self.now, near + far), (.distantFuture, [Self.now, .distantFuture])] {
          let styles = StyleSamples.dates.map {
            $0.timeZone(zone).hourCycle(hourCycle).reference(.fixed(reference))
          }
          try check(styles, dates, in: language) { date, style, speaker in
            var speaker = speaker
            speaker.zone = zone
            speaker.reference = .fixed(reference)
            if let hourCycle { speaker.hourCycle = hourCycle }
            return StyleSamples.said(date, as: style, by: speaker)
          }
        }
      }
    }
  }

  /// Where no time zone is given it is the system's, as a speaker's is.
  @Test(arguments: Speaker.languages)
  func systemZone(_ language: LanguageTag) {
    for style in StyleSamples.dates {
      let style = style.locale(language).reference(.fixed(Self.now))
      let speaker = Speaker(language, reference: .fixed(Self.now))
      #expect(style.format(Self.now - 9000) == StyleSamples.said(Self.now - 9000, as: style, by: speaker))
    }
  }
}
