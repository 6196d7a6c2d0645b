// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

/// The encoded forms of styles, which outlive apps.
@Suite struct StyleCodingTests {
  private static let now = Date(timeIntervalSince1970: 1_795_212_000)

  private func style<Input>(_ style: SpokenStyle<Input>, in locale: LanguageTag = "en") -> SpokenStyle<Input> {
    style.locale(locale)
  }

  // MARK: What is written

  /// The form that the documentation shows is the form that is written.
  @Test func encodedFormIsTheDocumentedOne() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Warsaw"))
    let form = try json(
      style(.spoken(currency: .usd, per: .week) as SpokenStyle<Decimal>, in: "en-US").hourCycle(.h23).timeZone(zone))
    #expect(form == (try documented("SpokenStyle+Codable")))
  }

  /// The block of JSON in the documentation of a file, without its spaces.
  private func documented(_ name: String, file: String = #filePath) throws -> String {
    var package = URL(fileURLWithPath: file)
    for _ in 0..<5 { package.deleteLastPathComponent() }
    let source = package.appendingPathComponent("Sources/SpokenText/Foundation/FormatStyle/\(name).swift")
    let lines = try String(contentsOf: source, encoding: .utf8).split(separator: "\n")
    let block = lines.drop { $0 != "/// ```json" }.dropFirst().prefix { $0 != "/// ```" }
    return block.map { $0.dropFirst(3).filter { $0 != " " } }.joined()
  }

  /// What there is none of is not written: the system's zone, a live reference, the locale's own hours.
  @Test(
    arguments: [
      (#"{"date":0,"kind":"dateTime","style":"automatic"}"#, .dateTime),
      (#"{"date":0,"kind":"date","style":"relative"}"#, .date),
      (#"{"date":0,"kind":"date","style":"full"}"#, .date(.full)),
      (#"{"date":0,"kind":"date","style":"dayHeader"}"#, .date(.dayHeader)),
      (#"{"date":0,"kind":"time","style":"automatic"}"#, .time),
      (#"{"date":0,"kind":"elapsed","precision":"time"}"#, .elapsed),
      (#"{"date":0,"kind":"due","precision":"time","style":"date"}"#, .due),
      (#"{"date":0,"kind":"due","precision":"day","style":"date"}"#, .due(includesTime: false)),
      (#"{"date":0,"kind":"due","precision":"time","style":"distance"}"#, .due(style: .distance)),
    ] as [(String, SpokenDateKind)])
  func dateKindsAreEncoded(_ phrase: String, _ kind: SpokenDateKind) throws {
    let form = #"{"context":"standalone","locale":"en","phrase":\#(phrase)}"#
    #expect(try json(style(.spoken(kind))) == form)
  }

  @Test(
    arguments: [
      (.standard, #"{"kind":"number","sign":"never","style":"standard"}"#),
      (.compact, #"{"kind":"number","sign":"never","style":"compact"}"#),
      (.ordinal, #"{"kind":"ordinal","style":"standard"}"#),
      (.percent, #"{"kind":"percent","sign":"never"}"#),
    ] as [(SpokenNumberKind, String)])
  func numberKindsAreEncoded(_ kind: SpokenNumberKind, _ phrase: String) throws {
    let form = try json(style(.spoken(kind, sign: .never, context: .inline) as SpokenStyle<Int>))
    #expect(form == #"{"context":"inline","locale":"en","phrase":\#(phrase)}"#)
  }

  @Test func speakerPreferencesAreEncoded() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let speaker = Speaker("en-US", timeZone: zone, reference: .fixed(Self.now)).with {
      $0.numerals = .native
      $0.hourCycle = .h23
      $0.currency = .eur
    }
    let form = try json((.spoken(counting: .dose, status: .missed, limit: 99) as SpokenStyle<Int>).speaker(speaker))
    #expect(
      form
        == #"{"context":"standalone","currency":"EUR","hourCycle":"h23","locale":"en-US","numerals":"native","#
        + #""phrase":{"kind":"count","limit":99,"noun":"dose","status":"missed","zero":"words"},"#
        + #""reference":1795212000,"timeZone":"Asia/Tokyo"}"#)
  }

  // MARK: There and back

  private func roundTrip<Input>(_ styles: [SpokenStyle<Input>], _ value: Input) throws {
    var seen: [SpokenStyle<Input>: Int] = [:]
    for (index, style) in styles.enumerated() {
      let data = try JSONEncoder().encode(style)
      let read = try JSONDecoder().decode(SpokenStyle<Input>.self, from: data)
      let list = try PropertyListDecoder().decode(SpokenStyle<Input>.self, from: PropertyListEncoder().encode(style))
      if read != style || read.hashValue != style.hashValue || list != style {
        Issue.record("\(try json(style)) is read as \(try json(read))")
      }
      if read.format(value) != style.format(value) || read.speaker.locale != style.speaker.locale
        || read.speaker.numerals != style.speaker.numerals
      {
        Issue.record("\(try json(style)) says \(read.format(value))")
      }
      if let twin = seen.updateValue(index, forKey: style) {
        Issue.record("\(try json(style)) is equal to \(try json(styles[twin]))")
      }
    }
  }

  /// Tags of every length, and two of them by default, because each takes a second.
  private static let locales: [LanguageTag] =
    ["pl", "en-US-u-hc-h23-rg-gbzzzz"] + (DeepCheck.isAsked ? ["en-US", "zh-Hant-TW", "und", "tlh"] : [])

  @Test(arguments: locales)
  func stylesSurviveTheRoundTrip(_ locale: LanguageTag) throws {
    try roundTrip(StyleSamples.numbers(Double.self).map { $0.style.locale(locale) }, -0.75)
    try roundTrip(
      StyleSamples.money(Decimal.self, .jpy).map { $0.style.locale(locale).numerals(.native) }, 1_200_000)
    try roundTrip(StyleSamples.counts(Int.self, [.dose]).map { $0.style.locale(locale) }, 3)
    try roundTrip(Phrase.Noun.all.map { (.spoken(counting: $0) as SpokenStyle<Int>).locale(locale) }, 3)
    try roundTrip(
      Phrase.Status.all.map { (.spoken(counting: .item, status: $0) as SpokenStyle<Int>).locale(locale) }, 3)
    try roundTrip(StyleSamples.spans.map { $0.style.locale(locale) }, .seconds(93_784))
    let zones: [TimeZone?] = [
      nil, TimeZone(identifier: "America/New_York"), TimeZone(identifier: "UTC"), TimeZone(secondsFromGMT: 20_700),
      TimeZone(secondsFromGMT: -34_200), TimeZone.current,
    ]
    var dates: Set<SpokenStyle<Date>> = []
    for zone in zones {
      for hourCycle in [HourCycle.h12, .h23] {
        for reference in [Self.now, .distantPast, .distantFuture] {
          for kind in StyleSamples.dateKinds {
            dates.insert(
              .spoken(kind).locale(locale).timeZone(zone).hourCycle(hourCycle).reference(.fixed(reference)))
          }
        }
      }
    }
    try roundTrip(Array(dates), Self.now)
    let due: SpokenStyle<Date> = .spoken(.due)
    let live = try JSONDecoder().decode(SpokenStyle<Date>.self, from: JSONEncoder().encode(due))
    #expect(live == due)
    #expect(live.speaker.reference == .live)
  }

  /// A noun of the app's is written by its id; its overlay is not, and is given again to the style that is read.
  @Test func nounsOfAnAppAreEncodedByID() throws {
    let overlay = Overlay(["en": "count-crate = { $count } crates"])
    let speaker = Speaker("en", reference: .fixed(Self.now)).adding(overlay)
    let style = (.spoken(counting: Phrase.Noun("count-crate")) as SpokenStyle<Int>).speaker(speaker)
    let form = try json(style)
    #expect(form.contains(#""noun":"count-crate""#))
    let read = try self.read(SpokenStyle<Int>.self, form)
    #expect(read.format(3) == "{count-crate}")
    #expect(read != style)
    #expect(read.speaker(speaker) == style)
    #expect(read.speaker(speaker).format(3) == "3 crates")
  }

  // MARK: What is equal

  /// What was asked for counts, not how it was found.
  @Test func stylesAreEqualIfTheyAskForTheSame() throws {
    let dollars: SpokenStyle<Decimal> = .spoken(currency: .usd)
    let code: SpokenStyle<Decimal> = .spoken(currency: "usd")
    let euros: SpokenStyle<Decimal> = .spoken(currency: .eur)
    let style = dollars.locale("pl")
    #expect(style == code.locale(Locale(identifier: "pl")))
    #expect(style == style.locale("de").locale("pl"))
    #expect(style == style.numerals(.native).numerals(.latin))
    #expect(style != style.numerals(.native))
    #expect(style != style.locale("pl-PL"))
    #expect(style != euros.locale("pl"))
    // Out of range is the nearest in it.
    let span = { (units: Int) -> SpokenStyle<Duration> in .spoken(maximumUnitCount: units) }
    #expect(span(99) == span(4))
    #expect(span(.min) == span(1))
    let percent = { (digits: Int) -> SpokenStyle<Int> in .spoken(.percent(maximumFractionDigits: digits)) }
    #expect(percent(-1) == .spoken(.percent))
    #expect(percent(.max) == percent(20))
    #expect(SpokenDateKind.due(includesTime: true) == .due)
    // A noun is its message.
    let doses: SpokenStyle<Int> = .spoken(counting: .dose)
    #expect(doses == .spoken(counting: Phrase.Noun("noun-dose")))
    #expect(doses != .spoken(counting: Phrase.Noun("parcel")))
  }

  // MARK: What is read

  private func read<Style: FormatStyle>(_: Style.Type, _ form: String) throws -> Style {
    try JSONDecoder().decode(Style.self, from: Data(form.utf8))
  }

  /// A form with no more than is required, as an older version may have written it, or with more than is known, as a
  /// newer one may.
  @Test(arguments: ["", #","tone":"stern""#, #","context":null,"sign":null,"numerals":null,"reference":null"#])
  func missingAndUnknownFieldsAreAccepted(_ rest: String) throws {
    func form(_ phrase: String) -> String { #"{"locale":"pl","phrase":{\#(phrase)\#(rest)}\#(rest)}"# }
    #expect(try read(SpokenStyle<Int>.self, form(#""kind":"number""#)) == .spoken.locale("pl"))
    #expect(
      try read(SpokenStyle<Int>.self, form(#""kind":"money","currency":"usd""#))
        == .spoken(currency: .usd).locale("pl"))
    #expect(
      try read(SpokenStyle<Int>.self, form(#""kind":"count","noun":"dose""#)) == .spoken(counting: .dose).locale("pl"))
    #expect(try read(SpokenStyle<Date>.self, form(#""kind":"due""#)) == .spoken(.due).locale("pl"))
    #expect(try read(SpokenStyle<Duration>.self, form(#""kind":"duration""#)) == .spoken.locale("pl"))
  }

  enum Read: String {
    case number, date, span
  }

  /// A payload, where the fault is, and words of its description. Foundation's decoder does not say where a number
  /// stands that is none.
  @Test(
    arguments: [
      (.number, #"{"phrase":{"kind":"number"}}"#, "locale", nil),
      (.number, #"{"locale":"en"}"#, "phrase", nil),
      (.number, #"{"locale":"en","phrase":null}"#, "phrase", nil),
      (.number, #"{"locale":"en","phrase":{}}"#, "kind", nil),
      (.number, #"{"locale":"en","phrase":{"kind":null}}"#, "kind", nil),
      (.number, #"{"locale":"en","phrase":"number"}"#, "phrase", nil),
      (.number, #"{"locale":7,"phrase":{"kind":"number"}}"#, "locale", nil),
      (
        .number, #"{"locale":"e","phrase":{"kind":"number"}}"#, "locale", "expected a language of two to eight letters"
      ),
      (.number, #"{"locale":"","phrase":{"kind":"number"}}"#, "locale", "expected"),
      (.number, #"{"locale":"en","phrase":{"kind":"roman"}}"#, "kind", "unknown kind 'roman'"),
      (.number, #"{"locale":"en","phrase":{"kind":"Number"}}"#, "kind", "unknown kind 'Number'"),
      (.number, #"{"locale":"en","phrase":{"kind":"number","value":"many"}}"#, "value", "invalid number 'many'"),
      (.number, #"{"locale":"en","phrase":{"kind":"number","value":7}}"#, "value", nil),
      (.number, #"{"locale":"en","phrase":{"kind":"number","style":"tall"}}"#, "style", "standard, compact"),
      (
        .number, #"{"locale":"en","phrase":{"kind":"percent","maximumFractionDigits":21}}"#, "maximumFractionDigits",
        "0 to 20"
      ),
      (
        .number, #"{"locale":"en","phrase":{"kind":"percent","maximumFractionDigits":-1}}"#, "maximumFractionDigits",
        "0 to 20"
      ),
      (.number, #"{"locale":"en","phrase":{"kind":"percent","maximumFractionDigits":1e30}}"#, nil, nil),
      (
        .number, #"{"locale":"en","phrase":{"kind":"number","sign":"sometimes"}}"#, "sign", "automatic, always, never"
      ),
      (.number, #"{"locale":"en","phrase":{"kind":"number","sign":true}}"#, "sign", nil),
      (.number, #"{"locale":"en","phrase":{"kind":"number"},"numerals":"roman"}"#, "numerals", "latin, native"),
      (.number, #"{"locale":"en","phrase":{"kind":"number"},"context":"aloud"}"#, "context", "standalone, inline"),
      (.number, #"["en"]"#, nil, nil), (.number, #""en""#, nil, nil), (.number, "{}", "locale", nil),
      (.number, #"{"locale":"en","phrase":{"kind":"money"}}"#, "currency", nil),
      (
        .number, #"{"locale":"en","phrase":{"kind":"money","currency":"dol lars"}}"#, "currency",
        "expected a code"
      ),
      (
        .number, #"{"locale":"en","phrase":{"kind":"money","currency":"USD","width":"wide"}}"#, "width",
        "automatic, short, full"
      ),
      (
        .number, #"{"locale":"en","phrase":{"kind":"money","currency":"USD","style":"tall"}}"#, "style",
        "standard, compact"
      ),
      (
        .number, #"{"locale":"en","phrase":{"kind":"money","currency":"USD","sign":"plus"}}"#, "sign",
        "automatic, always, never"
      ),
      (
        .number, #"{"locale":"en","phrase":{"kind":"number"},"currency":"dol lars"}"#, "currency",
        "expected a code"
      ),
      (.number, #"{"locale":"en","phrase":{"kind":"count"}}"#, "noun", nil),
      (.number, #"{"locale":"en","phrase":{"kind":"count","noun":"dose","limit":"99"}}"#, "limit", nil),
      (
        .number, #"{"locale":"en","phrase":{"kind":"count","noun":"dose","limit":-1}}"#, "limit",
        "number -1 is out of range; expected 0"
      ),
      (.number, #"{"locale":"en","phrase":{"kind":"count","noun":"dose","zero":"nought"}}"#, "zero", "words, digits"),
      (
        .number, #"{"locale":"en","phrase":{"kind":"chart","style":"line","more":[{"kind":"nothing"}]}}"#, "more",
        "item 1 is of kind 'nothing'; expected 'chartSeries'"
      ),
      (.date, #"{"locale":"en","phrase":{"kind":"date","style":"yesterday"}}"#, "style", "relative, full, dayHeader"),
      (.date, #"{"locale":"en","phrase":{"kind":"date","date":"today"}}"#, "date", nil),
      (
        .date, #"{"locale":"en","phrase":{"kind":"date"},"timeZone":"Mars/Olympus"}"#, "timeZone",
        "unknown time zone 'Mars/Olympus'"
      ),
      (.date, #"{"locale":"en","phrase":{"kind":"date"},"timeZone":""}"#, "timeZone", "unknown time zone"),
      (
        .date, #"{"locale":"en","phrase":{"kind":"date"},"timeZone":"../../etc/localtime"}"#, "timeZone",
        "unknown time zone"
      ),
      (.date, #"{"locale":"en","phrase":{"kind":"date"},"timeZone":"GMT+9999"}"#, "timeZone", "unknown time zone"),
      (.date, #"{"locale":"en","phrase":{"kind":"date"},"hourCycle":"h24"}"#, "hourCycle", "h12, h23"),
      (.date, #"{"locale":"en","phrase":{"kind":"date"},"reference":"now"}"#, "reference", nil),
      (.date, #"{"locale":"en","phrase":{"kind":"date"},"reference":1e300}"#, nil, nil),
      (.date, #"{"locale":"en","phrase":{"kind":"date"},"reference":0.5}"#, nil, nil),
      (
        .span, #"{"locale":"en","phrase":{"kind":"duration","units":0}}"#, "units",
        "number 0 is out of range; expected 1 to 4"
      ),
      (
        .span, #"{"locale":"en","phrase":{"kind":"duration","units":5}}"#, "units",
        "number 5 is out of range; expected 1 to 4"
      ),
      (.span, #"{"phrase":{"kind":"duration","units":2}}"#, "locale", nil),
    ] as [(Read, String, String?, String?)])
  func malformedStylesAreRefused(_ read: Read, _ form: String, _ field: String?, _ words: String?) throws {
    let error = try #require(throws: DecodingError.self) {
      switch read {
      case .number: _ = try self.read(SpokenStyle<Int>.self, form)
      case .date: _ = try self.read(SpokenStyle<Date>.self, form)
      case .span: _ = try self.read(SpokenStyle<Duration>.self, form)
      }
    }
    let (found, description) = reading(error)
    #expect(found == field)
    if let words { #expect(description.contains(words)) }
  }

  /// Where a fault stands, and what is said of it.
  private func reading(_ error: DecodingError) -> (field: String?, description: String) {
    switch error {
    case .keyNotFound(let key, let context): (key.stringValue, context.debugDescription)
    case .valueNotFound(_, let context), .typeMismatch(_, let context), .dataCorrupted(let context):
      (context.codingPath.last?.stringValue, context.debugDescription)
    @unknown default: (nil, "")
    }
  }

  /// A hostile text of any length is refused in few words.
  @Test func longTexts() throws {
    let long = String(repeating: "x", count: DeepCheck.isAsked ? 1_000_000 : 200_000)
    for form in [
      #"{"locale":"en","phrase":{"kind":"\#(long)"}}"#, #"{"locale":"\#(long)","phrase":{"kind":"date"}}"#,
      #"{"locale":"en","phrase":{"kind":"date"},"timeZone":"\#(long)"}"#,
      #"{"locale":"en","phrase":{"kind":"date","style":"\#(long)"}}"#,
    ] {
      let error = try #require(throws: DecodingError.self) { _ = try read(SpokenStyle<Date>.self, form) }
      #expect(reading(error).description.utf8.count < 300)
    }
  }

  /// Phrases deeper than the limit are cut. Foundation refuses a payload of more than 512 levels, two for each list.
  @Test(
    arguments: [(10, "x"), (31, "x"), (32, "{…}"), (100, "{…}"), (400, nil), (5000, nil)]
      as [(depth: Int, said: String?)])
  func deepPayloadsAreCutOrRefused(_ depth: Int, _ said: String?) throws {
    let open = String(repeating: #"{"kind":"list","items":["#, count: depth)
    let close = String(repeating: "]}", count: depth)
    let form = #"{"locale":"en","phrase":\#(open){"kind":"text","text":"x"}\#(close)}"#
    if let said {
      #expect(try read(SpokenStyle<Int>.self, form).format(1) == said)
    } else {
      #expect(throws: DecodingError.self) { try read(SpokenStyle<Int>.self, form) }
    }
  }

  /// Whatever moment a payload fixes, it is said.
  @Test(arguments: [Int64.min, .min + 1, -1, 0, .max - 1, .max])
  func anyReferenceIsSaid(_ seconds: Int64) throws {
    let form = #"{"locale":"en","phrase":{"kind":"dateTime"},"timeZone":"GMT","reference":\#(seconds)}"#
    let style = try read(SpokenStyle<Date>.self, form)
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: .nan)] {
      #expect(!style.format(date).isEmpty)
    }
    #expect(style.speaker.reference.fixedInstant?.secondsSinceEpoch == seconds)
  }
}
