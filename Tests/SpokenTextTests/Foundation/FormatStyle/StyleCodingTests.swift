import Foundation
import Testing

@testable import SpokenText

/// The encoded forms of styles, which outlive apps.
@Suite struct StyleCodingTests {
  // MARK: What is written

  /// The forms that the documentation shows are the forms that are written.
  @Test func documentedForms() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Warsaw"))
    let now = Date(timeIntervalSince1970: 1_795_212_000)
    let forms = [
      "SpokenNumberStyle": try json(
        SpokenNumberStyle<Double>(.percent(maximumFractionDigits: 1)).locale("en-US")),
      "SpokenMoneyStyle": try json(SpokenMoneyStyle<Decimal>(.usd, per: .week).locale("en-US")),
      "SpokenCountStyle": try json(SpokenCountStyle<Int>(.dose, status: .missed, limit: 99).locale("en-US")),
      "SpokenDurationStyle": try json(SpokenDurationStyle().locale("en-US")),
      "SpokenDateStyle": try json(
        SpokenDateStyle(.elapsed).locale("en-US").timeZone(zone).hourCycle(.h23).reference(.fixed(now))),
    ]
    for (name, form) in forms {
      let documented = try documentedForm(name)
      #expect(form == documented, "\(name)")
    }
  }

  /// The block of JSON in the documentation of a style, without its spaces.
  private func documentedForm(_ name: String, file: String = #filePath) throws -> String {
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
      (#"{"context":"standalone","kind":"dateTime","locale":"en","numerals":"latin"}"#, .dateTime),
      (#"{"context":"standalone","kind":"date","locale":"en","numerals":"latin"}"#, .date),
      (#"{"context":"standalone","kind":"fullDate","locale":"en","numerals":"latin"}"#, .date(.full)),
      (#"{"context":"standalone","kind":"dayHeader","locale":"en","numerals":"latin"}"#, .date(.dayHeader)),
      (#"{"context":"standalone","kind":"time","locale":"en","numerals":"latin"}"#, .time),
      (#"{"context":"standalone","kind":"elapsed","locale":"en","numerals":"latin"}"#, .elapsed),
      (#"{"context":"standalone","kind":"due","locale":"en","numerals":"latin"}"#, .due),
      (#"{"context":"standalone","kind":"dueDate","locale":"en","numerals":"latin"}"#, .due(includesTime: false)),
    ] as [(String, SpokenDateKind)])
  func dateKinds(_ form: String, _ kind: SpokenDateKind) throws {
    #expect(try json(SpokenDateStyle(kind).locale("en")) == form)
  }

  @Test(
    arguments: [
      (.standard, #""kind":"standard","locale":"en","numerals":"latin""#),
      (.compact, #""kind":"compact","locale":"en","numerals":"latin""#),
      (.ordinal, #""kind":"ordinal","locale":"en","numerals":"latin""#),
      (.percent, #""kind":"percent","locale":"en","maximumFractionDigits":0,"numerals":"latin""#),
    ] as [(SpokenNumberKind, String)])
  func numberKinds(_ kind: SpokenNumberKind, _ fields: String) throws {
    let form = try json(SpokenNumberStyle<Int>(kind, sign: .never, context: .inline).locale("en"))
    #expect(form == #"{"context":"inline",\#(fields),"sign":"never"}"#)
  }

  // MARK: There and back

  private func roundTrip<Style: SpokenFormatStyle>(_ styles: [Style], _ value: Style.FormatInput) throws {
    var seen: [Style: Int] = [:]
    for (index, style) in styles.enumerated() {
      let data = try JSONEncoder().encode(style)
      let read = try JSONDecoder().decode(Style.self, from: data)
      let list = try PropertyListDecoder().decode(Style.self, from: PropertyListEncoder().encode(style))
      if read != style || read.hashValue != style.hashValue || list != style {
        Issue.record("\(try json(style)) is read as \(try json(read))")
      }
      if read.format(value) != style.format(value) || read.locale != style.locale || read.numerals != style.numerals {
        Issue.record("\(try json(style)) says \(read.format(value))")
      }
      if let twin = seen.updateValue(index, forKey: style) {
        Issue.record("\(try json(style)) is equal to \(try json(styles[twin]))")
      }
    }
  }

  @Test(arguments: ["en-US", "pl", "zh-Hant-TW", "en-US-u-hc-h23-rg-gbzzzz", "und", "tlh"] as [LanguageTag])
  func thereAndBack(_ locale: LanguageTag) throws {
    try roundTrip(StyleSamples.numbers(Double.self).map { $0.locale(locale) }, -0.75)
    try roundTrip(StyleSamples.money(Decimal.self, .jpy).map { $0.locale(locale).numerals(.native) }, 1_200_000)
    try roundTrip(StyleSamples.counts(Int.self, [.dose]).map { $0.locale(locale) }, 3)
    try roundTrip(CountedNoun.all.map { SpokenCountStyle<Int>($0).locale(locale) }, 3)
    try roundTrip(Status.allCases.map { SpokenCountStyle<Int>(.item, status: $0).locale(locale) }, 3)
    try roundTrip(StyleSamples.spans.map { $0.locale(locale) }, .seconds(93_784))
    let now = Date(timeIntervalSince1970: 1_795_212_000)
    let zones: [TimeZone?] = [
      nil, TimeZone(identifier: "America/New_York"), TimeZone(identifier: "UTC"), TimeZone(secondsFromGMT: 20_700),
      TimeZone(secondsFromGMT: -34_200), TimeZone.current,
    ]
    var dates: Set<SpokenDateStyle> = []
    for zone in zones {
      for hourCycle in [nil, HourCycle.h12, .h23] {
        for reference in [now, .distantPast, .distantFuture] {
          for kind in StyleSamples.dateKinds {
            dates.insert(
              SpokenDateStyle(kind).locale(locale).timeZone(zone).hourCycle(hourCycle).reference(.fixed(reference)))
          }
        }
      }
    }
    try roundTrip(Array(dates), now)
    let live = try JSONDecoder().decode(SpokenDateStyle.self, from: JSONEncoder().encode(SpokenDateStyle(.due)))
    #expect(live == SpokenDateStyle(.due))
    #expect(live.reference == .live)
  }

  // MARK: What is equal

  /// What was asked for counts, not the table that was found, nor how it was found.
  @Test func equality() throws {
    let style = SpokenMoneyStyle<Decimal>(.usd).locale("pl")
    #expect(style == SpokenMoneyStyle<Decimal>(try #require(Currency("usd"))).locale(Locale(identifier: "pl")))
    #expect(style == style.locale("de").locale("pl"))
    #expect(style == style.numerals(.native).numerals(.latin))
    #expect(style != style.numerals(.native))
    #expect(style != style.locale("pl-PL"))
    #expect(style != SpokenMoneyStyle<Decimal>(.eur).locale("pl"))
    // Out of range is the nearest in it.
    #expect(SpokenDurationStyle(units: 99) == SpokenDurationStyle(units: 4))
    #expect(SpokenDurationStyle(units: .min) == SpokenDurationStyle(units: 1))
    #expect(SpokenNumberKind.percent(maximumFractionDigits: -1) == .percent)
    #expect(SpokenNumberKind.percent(maximumFractionDigits: .max) == .percent(maximumFractionDigits: 20))
    #expect(SpokenDateKind.due(includesTime: true) == .due)
    // A noun of an app's stands in an overlay, which a style has not.
    #expect(SpokenCountStyle<Int>(CountedNoun("parcel")) == SpokenCountStyle<Int>(.item))
    #expect(SpokenCountStyle<Int>(CountedNoun("count-dose")) == SpokenCountStyle<Int>(.dose))
  }

  // MARK: What is read

  private func read<Style: SpokenFormatStyle>(_: Style.Type, _ form: String) throws -> Style {
    try JSONDecoder().decode(Style.self, from: Data(form.utf8))
  }

  /// A form with no more than is required, as an older version may have written it, or with more than is known, as a
  /// newer one may.
  @Test(arguments: ["", #","tone":"stern""#, #","context":null,"sign":null,"numerals":null,"reference":null"#])
  func otherVersions(_ rest: String) throws {
    #expect(
      try read(SpokenNumberStyle<Int>.self, #"{"locale":"pl","kind":"standard"\#(rest)}"#)
        == SpokenNumberStyle().locale("pl"))
    #expect(
      try read(SpokenMoneyStyle<Int>.self, #"{"locale":"pl","currency":"usd"\#(rest)}"#)
        == SpokenMoneyStyle(.usd).locale("pl"))
    #expect(
      try read(SpokenCountStyle<Int>.self, #"{"locale":"pl","noun":"dose"\#(rest)}"#)
        == SpokenCountStyle(.dose).locale("pl"))
    #expect(
      try read(SpokenDateStyle.self, #"{"locale":"pl","kind":"due"\#(rest)}"#) == SpokenDateStyle(.due).locale("pl"))
    #expect(try read(SpokenDurationStyle.self, #"{"locale":"pl"\#(rest)}"#) == SpokenDurationStyle().locale("pl"))
  }

  enum Read: String {
    case number, money, count, date, span
  }

  /// A payload, where the fault is, and words of its description. Foundation's decoder does not say where a number
  /// stands that is none.
  @Test(
    arguments: [
      (.number, #"{"kind":"standard"}"#, "locale", nil),
      (.number, #"{"locale":"en"}"#, "kind", nil),
      (.number, #"{"locale":"en","kind":null}"#, "kind", nil),
      (.number, #"{"locale":7,"kind":"standard"}"#, "locale", nil),
      (.number, #"{"locale":"e","kind":"standard"}"#, "locale", "expected a language of two to eight letters"),
      (.number, #"{"locale":"","kind":"standard"}"#, "locale", "expected"),
      (.number, #"{"locale":"en","kind":"roman"}"#, "kind", "“roman” is none of standard, compact, ordinal, percent."),
      (.number, #"{"locale":"en","kind":"Standard"}"#, "kind", "“Standard” is none of"),
      (.number, #"{"locale":"en","kind":"percent","maximumFractionDigits":21}"#, "maximumFractionDigits", "0 to 20"),
      (.number, #"{"locale":"en","kind":"percent","maximumFractionDigits":-1}"#, "maximumFractionDigits", "0 to 20"),
      (.number, #"{"locale":"en","kind":"percent","maximumFractionDigits":1e30}"#, nil, nil),
      (.number, #"{"locale":"en","kind":"standard","sign":"sometimes"}"#, "sign", "automatic, always, never"),
      (.number, #"{"locale":"en","kind":"standard","sign":true}"#, "sign", nil),
      (.number, #"{"locale":"en","kind":"standard","numerals":"roman"}"#, "numerals", "latin, native"),
      (.number, #"{"locale":"en","kind":"standard","context":"aloud"}"#, "context", "standalone, inline"),
      (.number, #"["en"]"#, nil, nil), (.number, #""en""#, nil, nil), (.number, "{}", "kind", nil),
      (.money, #"{"locale":"en"}"#, "currency", nil),
      (.money, #"{"locale":"en","currency":"dollars"}"#, "currency", "a code of three letters"),
      (.money, #"{"locale":"en","currency":"USD","width":"wide"}"#, "width", "automatic, short, full"),
      (.money, #"{"locale":"en","currency":"USD","style":"tall"}"#, "style", "standard, compact"),
      (.money, #"{"locale":"en","currency":"USD","per":"decade"}"#, "per", "hour, day, week, month, year"),
      (.count, #"{"locale":"en","noun":"parcel"}"#, "noun", "“parcel” is none of dose, message"),
      (.count, #"{"locale":"en","noun":"dose","status":"lost"}"#, "status", "taken, missed"),
      (.count, #"{"locale":"en","noun":"dose","limit":"99"}"#, "limit", nil),
      (.count, #"{"locale":"en","noun":"dose","zero":"nought"}"#, "zero", "words, digits"),
      (.date, #"{"locale":"en","kind":"yesterday"}"#, "kind", "dateTime, date, fullDate"),
      (.date, #"{"locale":"en","kind":"date","timeZone":"Mars/Olympus"}"#, "timeZone", "“Mars/Olympus” is no"),
      (.date, #"{"locale":"en","kind":"date","timeZone":""}"#, "timeZone", "no time zone"),
      (.date, #"{"locale":"en","kind":"date","timeZone":"../../etc/localtime"}"#, "timeZone", "no time zone"),
      (.date, #"{"locale":"en","kind":"date","timeZone":"GMT+9999"}"#, "timeZone", "no time zone"),
      (.date, #"{"locale":"en","kind":"date","hourCycle":"h24"}"#, "hourCycle", "h12, h23"),
      (.date, #"{"locale":"en","kind":"date","reference":"now"}"#, "reference", nil),
      (.date, #"{"locale":"en","kind":"date","reference":1e300}"#, nil, nil),
      (.date, #"{"locale":"en","kind":"date","reference":0.5}"#, nil, nil),
      (.span, #"{"locale":"en","units":0}"#, "units", "0 is not from 1 to 4"),
      (.span, #"{"locale":"en","units":5}"#, "units", "5 is not from 1 to 4"),
      (.span, #"{"units":2}"#, "locale", nil),
    ] as [(Read, String, String?, String?)])
  func whatIsNoStyle(_ read: Read, _ form: String, _ field: String?, _ words: String?) {
    let data = Data(form.utf8)
    let error = #expect(throws: DecodingError.self) {
      switch read {
      case .number: _ = try JSONDecoder().decode(SpokenNumberStyle<Int>.self, from: data)
      case .money: _ = try JSONDecoder().decode(SpokenMoneyStyle<Int>.self, from: data)
      case .count: _ = try JSONDecoder().decode(SpokenCountStyle<Int>.self, from: data)
      case .date: _ = try JSONDecoder().decode(SpokenDateStyle.self, from: data)
      case .span: _ = try JSONDecoder().decode(SpokenDurationStyle.self, from: data)
      }
    }
    guard let error else { return }
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
    let long = String(repeating: "x", count: 1_000_000)
    for form in [
      #"{"locale":"en","kind":"\#(long)"}"#, #"{"locale":"\#(long)","kind":"date"}"#,
      #"{"locale":"en","kind":"date","timeZone":"\#(long)"}"#,
    ] {
      let error = #expect(throws: DecodingError.self) {
        _ = try JSONDecoder().decode(SpokenDateStyle.self, from: Data(form.utf8))
      }
      if let error { #expect(reading(error).description.utf8.count < 300) }
    }
  }

  /// Whatever moment a payload fixes, it is said.
  @Test(arguments: [Int64.min, .min + 1, -1, 0, .max - 1, .max])
  func anyReference(_ seconds: Int64) throws {
    let form = #"{"locale":"en","kind":"dateTime","timeZone":"GMT","reference":\#(seconds)}"#
    let style = try read(SpokenDateStyle.self, form)
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: .nan)] {
      #expect(!style.format(date).isEmpty)
    }
    #expect(style.reference.fixedInstant?.secondsSinceEpoch == seconds)
  }
}
