// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

/// A style says what the speaker's method says: in every language, with every combination of options, of values that
/// are meant and of such that are not.
@Suite struct StyleAgreementTests {
  static let now = Date(timeIntervalSince1970: 1_795_212_000)

  private func check<Input>(
    _ samples: [StyleSample<Input>], _ values: [Input], in language: LanguageTag,
    _ change: (inout SpokenStyle<Input>, inout Speaker) -> Void = { _, _ in }
  ) throws {
    #expect(!samples.isEmpty && !values.isEmpty)
    var differences: [String] = []
    for numerals in [Numerals.latin, .native] {
      for sample in samples {
        var speaker = Speaker(language).with { $0.numerals = numerals }
        var style = sample.style.locale(language).numerals(numerals)
        change(&style, &speaker)
        for value in values {
          let said = style.format(value)
          let wanted = sample.said(value, speaker)
          if said != wanted || said.isEmpty {
            differences.append("\(value) in \(try json(style)) is “\(said)”, not “\(wanted)”")
          }
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.count) in all: \(differences.prefix(5).joined(separator: "\n"))")
  }

  @Test(arguments: DeepCheck.languages)
  func numberStylesAgreeWithTheSpeaker(_ language: LanguageTag) throws {
    let third = Decimal(1) / 3
    try check(
      StyleSamples.numbers(Decimal.self),
      [0, 22, -8547, third, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude], in: language)
    try check(StyleSamples.numbers(Int.self), [1, 1_234_567, .min, .max], in: language)
    try check(
      StyleSamples.numbers(Double.self),
      [0.75, -0.0, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude], in: language)
  }

  @Test(arguments: DeepCheck.languages)
  func moneyStylesAgreeWithTheSpeaker(_ language: LanguageTag) throws {
    for currency in DeepCheck.isAsked ? [Currency.usd, .jpy, .noCurrency] : [.usd] {
      try check(
        StyleSamples.money(Decimal.self, currency), [Decimal(2550) / 100, -0.01, .nan, 1_200_000], in: language)
    }
    try check(StyleSamples.money(Int.self, .usd), [.min], in: language)
    try check(StyleSamples.money(Double.self, .usd), [.infinity], in: language)
  }

  @Test(arguments: DeepCheck.languages)
  func countStylesAgreeWithTheSpeaker(_ language: LanguageTag) throws {
    try check(StyleSamples.counts(Int.self, [.dose, .message]), [0, 1, -2, .max], in: language)
    try check(StyleSamples.counts(Double.self, [.item]), [.nan, -.infinity, 1.5], in: language)
  }

  @Test(arguments: DeepCheck.languages)
  func durationStylesAgreeWithTheSpeaker(_ language: LanguageTag) throws {
    let extremes: [Duration] = [
      .seconds(Int64.min), .seconds(Int64.max), .seconds(Int64.max) + .seconds(Int64.max),
      .seconds(Int64.min) + .seconds(Int64.min),
    ]
    try check(
      StyleSamples.spans, [.zero, .seconds(5400), .milliseconds(-999), .seconds(-93_784)] + extremes, in: language)
  }

  @Test(arguments: DeepCheck.languages)
  func dateStylesAgreeWithTheSpeaker(_ language: LanguageTag) throws {
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
          try check(StyleSamples.dates, dates, in: language) { style, speaker in
            style = style.timeZone(zone).reference(.fixed(reference))
            speaker.zone = zone
            speaker.reference = .fixed(reference)
            if let hourCycle {
              style = style.hourCycle(hourCycle)
              speaker.hourCycle = hourCycle
            }
          }
        }
      }
    }
  }

  /// Where no time zone is given it is the system's, as a speaker's is.
  @Test(arguments: DeepCheck.languages)
  func stylesDefaultToTheSystemZone(_ language: LanguageTag) {
    for sample in StyleSamples.dates {
      let style = sample.style.locale(language).reference(.fixed(Self.now))
      let speaker = Speaker(language, reference: .fixed(Self.now))
      #expect(style.format(Self.now - 9000) == sample.said(Self.now - 9000, speaker))
    }
  }

  /// A style that is given a speaker says what that speaker says, in the app's own words.
  @Test func stylesSpeakByTheGivenSpeaker() {
    let overlay = Overlay([
      "en": "count-parcel = { $count ->\n    [one] { $count } parcel\n   *[other] { $count } parcels\n}"
    ])
    let speaker = Speaker("en-US", offsets: FixedOffset(seconds: 3600), reference: .fixed(Self.now)).adding(overlay)
      .with {
        $0.hourCycle = .h23
        $0.currency = .cad
        $0.interaction = .touch
      }
    #expect(3.formatted(.spoken(counting: Phrase.Noun("count-parcel")).speaker(speaker)) == "3 parcels")
    #expect(Self.now.formatted(.spoken(.time).speaker(speaker)) == "23:00")
    #expect(5.formatted(.spoken(currency: .usd).speaker(speaker)) == speaker.money(5, .usd).text)
    let style: SpokenStyle<Date> = .spoken(.dateTime).speaker(speaker)
    #expect(style == .spoken(.dateTime).speaker(speaker))
    #expect(style != .spoken(.dateTime).speaker(speaker.with { $0.currency = .usd }))
  }
}
