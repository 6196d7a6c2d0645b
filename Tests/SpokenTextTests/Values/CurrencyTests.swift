// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

@Suite struct CurrencyTests {
  @Test(arguments: [("USD", "USD"), ("usd", "USD"), ("pLn", "PLN"), ("ZZZ", "ZZZ")])
  func codesAreReadInAnyCase(_ text: String, _ code: String) {
    #expect(Currency(text)?.code == code)
    #expect(Currency(text)?.description == code)
  }

  @Test(arguments: [
    "", "US", "US-X", "USDTUSDTU", "U D", "U1D", "US\u{301}", "€", "ＵＳＤ", "[]{", "@@@", "\u{0}\u{0}\u{0}", "ÄB", "``z",
  ])
  func malformedCodesAreRefused(_ text: String) {
    #expect(Currency(text) == nil)
  }

  @Test func constantsAreTheirCodes() {
    #expect(Currency.usd == Currency("USD"))
    #expect(Currency.jpy.code == "JPY")
    #expect([Currency.albanianLek, .tonganPaanga, .turkishLira].map(\.code) == ["ALL", "TOP", "TRY"])
    #expect(Currency.noCurrency.code == "XXX")
  }

  @Test(arguments: [("USD", 2), ("JPY", 0), ("KWD", 3), ("BHD", 3), ("KRW", 0), ("CLF", 4), ("QQQ", 2)])
  func fractionDigitsFollowISO4217(_ code: String, _ digits: Int) {
    #expect(Currency(code)?.fractionDigits == digits)
  }

  @Test func currenciesAreCodedAsTheirCode() throws {
    let list = try JSONDecoder().decode([Currency].self, from: Data(#"["usd", "PLN"]"#.utf8))
    #expect(list == [.usd, .pln])
    #expect(String(decoding: try JSONEncoder().encode(list), as: UTF8.self) == #"["USD","PLN"]"#)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Currency].self, from: Data(#"["dollar!"]"#.utf8)) }
  }
}

@Suite struct MoneyTests {
  @Test(arguments: [
    (2550, "USD", "25.50"), (2550, "JPY", "2550"), (2550, "KWD", "2.550"), (-7, "USD", "-0.07"), (0, "USD", "0.00"),
    (Int.min, "USD", "-92233720368547758.08"), (Int.max, "CLF", "922337203685477.5807"),
  ])
  func minorUnitsFollowTheFractionDigits(_ units: Int, _ code: String, _ amount: String) throws {
    let currency = try #require(Currency(code))
    #expect(Money(minorUnits: units, currency).amount.description == amount)
  }

  @Test func amountsAreEqualHoweverTheyAreWritten() {
    #expect(Money("25.50", .usd) == Money(minorUnits: 2550, .usd))
    #expect(Money(Decimal(1000), .usd) == Money("1000", .usd))
    #expect(Money("1e3", .usd) == Money("1000", .usd))
  }

  @Test func onlyMoneyOfOneCurrencyIsAdded() throws {
    let fee = Money("0.07", .usd)
    #expect(Money("25.5", .usd).adding(fee) == Money("25.57", .usd))
    #expect(fee.subtracting(Money(1, .usd)) == Money("-0.93", .usd))
    #expect(fee.adding(Money("0.07", .eur)) == nil)
    #expect(fee.subtracting(Money("0.07", .eur)) == nil)
    #expect(-fee == Money("-0.07", .usd))
  }

  @Test func valuesDependOnTheCurrency() {
    #expect(Money("25.5", .usd).hasSameValue(as: Money("25.50", .usd)))
    #expect(!Money("25.5", .usd).hasSameValue(as: Money("25.5", .eur)))
    #expect(!Money("25.5", .usd).hasSameValue(as: Money("25.51", .usd)))
  }
}
