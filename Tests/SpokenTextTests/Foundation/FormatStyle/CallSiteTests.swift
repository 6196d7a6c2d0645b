// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import Testing

/// How styles are written where they are used; that this file compiles is half of the test.
@Suite struct CallSiteTests {
  /// What SwiftUI's `Text` does with a format: it asks for the locale of its environment first.
  private struct Text {
    var said: String

    init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style, locale: String = "en_US")
    where Style.FormatInput: Equatable, Style.FormatOutput == String {
      said = format.locale(Locale(identifier: locale)).format(input)
    }
  }

  private let now = Date(timeIntervalSince1970: 1_795_212_000)  // Friday, November 20, 2026 at 22:00 UTC

  @Test func moneyIsFormatted() throws {
    let amount = try #require(Decimal(string: "25.50"))
    #expect(amount.formatted(.spoken(currency: "USD")) == "25 dollars and 50 cents")
    #expect(amount.formatted(.spoken(currency: .usd)) == "25 dollars and 50 cents")
    #expect(amount.formatted(.spoken(currency: "usd", width: .full)) == "25 US dollars and 50 cents")
    #expect(amount.formatted(.spoken(currency: "USD", sign: .always, per: .week)).hasSuffix("per week"))
    #expect(1_200_000.formatted(.spoken(currency: .usd, style: .compact)) == "1.2 million dollars")
    #expect(25.5.formatted(.spoken(currency: .usd, context: .inline)) == "25 dollars and 50 cents")
    #expect(amount.formatted(.spoken(currency: "USD").locale("pl")) == "25 dolarów amerykańskich i 50 centów")
    #expect(Text(amount, format: .spoken(currency: "USD")).said == "25 dollars and 50 cents")
    #expect(Text(amount, format: .spoken(currency: "USD"), locale: "de_DE").said == "25 US-Dollar und 50 Cent")
    let style: SpokenStyle<Decimal> = .spoken(currency: .usd)
    #expect(style.format(amount) == "25 dollars and 50 cents")
  }

  /// A text that is no code fails in debug builds, and otherwise stands for ISO's code of no currency.
  @Test(arguments: ["", "US", "DOLLARS AND", "1$", "Üz", "🇺🇸", "U\u{0}D"])
  func malformedCodesAreNoCurrency(_ code: String) {
    #expect(Currency(code) == nil)
    #expect(25.formatted(.spoken(currency: "XXX")) == "25 X X X")
    #if !DEBUG
      #expect(25.formatted(.spoken(currency: code)) == "25 X X X")
    #endif
  }

  @Test func numbersAreFormatted() {
    #expect(8547.formatted(.spoken) == "8,547")
    #expect(8547.formatted(.spoken()) == "8,547")
    #expect(8547.formatted(.spoken(sign: .always)) == "Plus 8,547")
    #expect((-3).formatted(.spoken(context: .inline)) == "minus 3")
    #expect(22.formatted(.spoken(.ordinal)) == "22nd")
    #expect(1_200_000.formatted(.spoken(.compact)) == "1.2 million")
    #expect(0.75.formatted(.spoken(.percent)) == "75 percent")
    #expect(0.125.formatted(.spoken(.percent(maximumFractionDigits: 1))) == "12.5 percent")
    #expect(Decimal(8547).formatted(.spoken) == "8,547")
    #expect(8547.formatted(.spoken.locale("ar").numerals(.native)) == "٨٥٤٧")
    #expect(Text(-8547, format: .spoken, locale: "en_IN").said == "Minus 8,547")
    #expect(Text(1.5, format: .spoken, locale: "de").said == "1,5")
  }

  /// Every width of integer, at both of its ends.
  @Test func everyIntegerWidthIsFormatted() {
    #expect(Int8.min.formatted(.spoken) == "Minus 128")
    #expect(Int16.min.formatted(.spoken) == "Minus 32,768")
    #expect(Int32.min.formatted(.spoken) == "Minus 2,147,483,648")
    #expect(Int64.min.formatted(.spoken) == "Minus 9,223,372,036,854,775,808")
    #expect(Int.min.formatted(.spoken) == "Minus 9,223,372,036,854,775,808")
    #expect(UInt8.max.formatted(.spoken) == "255")
    #expect(UInt16.max.formatted(.spoken) == "65,535")
    #expect(UInt32.max.formatted(.spoken) == "4,294,967,295")
    #expect(UInt64.max.formatted(.spoken) == "18,446,744,073,709,551,615")
    #expect(UInt.max.formatted(.spoken) == "18,446,744,073,709,551,615")
    #expect(UInt8(3).formatted(.spoken(currency: "USD")) == "3 dollars")
    #expect(Int16(3).formatted(.spoken(.ordinal)) == "3rd")
    #expect(UInt(3).formatted(.spoken(counting: .dose)) == "3 doses")
  }

  @Test func countsAgreeWithTheirNoun() {
    #expect(3.formatted(.spoken(counting: .dose)) == "3 doses")
    #expect(3.formatted(.spoken(counting: .dose, status: .missed)) == "3 missed doses")
    #expect(0.formatted(.spoken(counting: .message)) == "No messages")
    #expect(0.formatted(.spoken(counting: .message, zero: .digits)) == "0 messages")
    #expect(120.formatted(.spoken(counting: .notification, limit: 99)) == "More than 99 notifications")
    #expect(Text(3, format: .spoken(counting: .dose), locale: "pl_PL").said == "3 dawki")
  }

  @Test func datesAreFormatted() throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    func said(_ hours: Double, _ style: SpokenStyle<Date>) -> String {
      (now + hours * 3600).formatted(style.timeZone(zone).reference(.fixed(now)))
    }
    #expect(said(-2.5, .spoken) == "Today at 2:30 PM")
    #expect(said(-2.5, .spoken(.dateTime)) == "Today at 2:30 PM")
    #expect(said(-2.5, .spoken(.dateTime, context: .inline)) == "today at 2:30 PM")
    #expect(said(-24, .spoken(.date)) == "Yesterday")
    #expect(said(0, .spoken(.date(.full))) == "Friday, November 20, 2026")
    #expect(said(0, .spoken(.date(.dayHeader))) == "Today, Friday, November 20")
    #expect(said(-24, .spoken(.date(.relative))) == "Yesterday")
    #expect(said(-2.5, .spoken(.time)) == "2:30 PM")
    #expect(said(-2.5, .spoken(.time).hourCycle(.h23)) == "14:30")
    #expect(said(-2, .spoken(.elapsed)) == "2 hours ago")
    #expect(said(1, .spoken(.due)) == "Due today at 6:00 PM")
    #expect(said(1, .spoken(.due(includesTime: false))) == "Due today")
    #expect(said(1, .spoken(.due(includesTime: true))) == "Due today at 6:00 PM")
    #expect(said(-2.5, .spoken.locale("pl")) == "Dzisiaj o 14:30")
    let style: SpokenStyle<Date> = .spoken
    #expect(Text(now, format: style.timeZone(zone).reference(.fixed(now)), locale: "de_DE").said == "Heute um 17 Uhr")
  }

  @Test func durationsAreFormatted() {
    #expect(Duration.seconds(5400).formatted(.spoken) == "1 hour and 30 minutes")
    #expect(Duration.seconds(5400).formatted(.spoken()) == "1 hour and 30 minutes")
    #expect(Duration.seconds(183_900).formatted(.spoken(maximumUnitCount: 3)) == "2 days, 3 hours, and 5 minutes")
    #expect(Duration.seconds(-60).formatted(.spoken(context: .inline)) == "minus 1 minute")
    #expect(Text(Duration.seconds(60), format: .spoken, locale: "fr").said == "Une minute")
  }
}
