// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  /// Numbers, ordinals, years and money in words, in every gender and case that the language's rules have.
  static func numberWords(_ probe: Probe) -> [GoldenSample] {
    let names = NumberRuleCheck(shipped: probe.language).names
    var samples: [GoldenSample] = []
    for form in forms(of: "cardinal", names) {
      for number in form.grammaticalCase == nil ? cardinals : fewCardinals {
        let phrase = Phrase.number(number, style: .words, gender: form.gender, case: form.grammaticalCase)
        samples.append(.phrase("number \(number) words\(form.key)", phrase))
      }
    }
    for form in forms(of: "ordinal", names) {
      for number in form.grammaticalCase == nil ? ordinals : fewOrdinals {
        let phrase = Phrase.ordinal(number, style: .words, gender: form.gender, case: form.grammaticalCase)
        samples.append(.phrase("ordinal \(number) words\(form.key)", phrase))
      }
    }
    for form in forms(of: "year", names) {
      for number in years {
        let phrase = Phrase.number(number, style: .year, gender: form.gender, case: form.grammaticalCase)
        samples.append(.phrase("number \(number) year\(form.key)", phrase))
      }
    }
    for (amount, code) in amounts {
      guard let currency = Currency(code) else { continue }
      samples.append(.phrase("money \(amount) \(code) words", .money(amount, currency, style: .words)))
    }
    return samples + others
  }

  /// A gender and a case that a family has words for.
  private struct WordForm {
    var gender: Phrase.Gender?
    var grammaticalCase: Phrase.Case?
    var key: String
  }

  private static func forms(of family: String, _ names: Set<String>) -> [WordForm] {
    var forms: [WordForm] = []
    for gender in [nil] + GenderWord.allCases.map(Optional.some) as [GenderWord?] {
      for caseWord in [nil] + CaseWord.allCases.map(Optional.some) as [CaseWord?] {
        var (name, key) = (family, "")
        if let gender { (name, key) = ("\(name)-\(gender.name)", "\(key) gender=\(gender.name)") }
        if let caseWord { (name, key) = ("\(name)-\(caseWord.name)", "\(key) case=\(caseWord.name)") }
        guard names.contains(name) else { continue }
        forms.append(
          WordForm(
            gender: gender.map { Phrase.Gender(word: $0) }, grammaticalCase: caseWord.map { Phrase.Case(word: $0) },
            key: key))
      }
    }
    return forms
  }

  private static let cardinals = (0...22).map { ExactDecimal($0) } + moreCardinals
  private static let moreCardinals: [ExactDecimal] = [
    30, 31, 45, 71, 80, 81, 91, 99, 100, 101, 121, 200, 333, 700, 1000, 1001, 1999, 2000, 2026, 21_000, 80_000,
    100_000, 123_456, 1_000_000, 2_000_000, 12_345_678, 1_000_000_000, 3_000_000_000, 1_000_000_000_000,
    1_000_000_000_000_000, 999_999_999_999_999_999, 1_000_000_000_000_000_000, -1, "0.5", "3.14", "1.50", "10.05",
  ]
  private static let fewCardinals: [ExactDecimal] = [
    0, 1, 2, 3, 5, 11, 12, 20, 21, 22, 100, 101, 200, 1000, 2000, 1_000_000, -1, "3.14",
  ]
  private static let ordinals = (1...22).map { ExactDecimal($0) } + moreOrdinals
  private static let moreOrdinals: [ExactDecimal] = [
    30, 31, 71, 80, 81, 91, 99, 100, 101, 111, 121, 200, 333, 1000, 1001, 1999, 2000, 2026, 21_000, 100_000,
    1_000_000, 1_000_001, 2_000_000, 1_000_000_000, 1_000_000_000_000_000, 1_000_000_000_000_000_000, 0, -1, "2.5",
  ]
  private static let fewOrdinals: [ExactDecimal] = [1, 2, 3, 7, 10, 11, 12, 20, 21, 30, 100, 101, 200, 1000, 2026]
  private static let years: [ExactDecimal] = [
    1, 44, 800, 1000, 1066, 1100, 1492, 1900, 1905, 1984, 1999, 2000, 2005, 2010, 2026, 2100, -44, "1984.5",
  ]
  private static let amounts: [(ExactDecimal, String)] = [
    (1, "USD"), (2, "USD"), (5, "USD"), (21, "USD"), (22, "USD"), ("25.50", "USD"), ("1.01", "USD"), ("0.50", "USD"),
    ("-5.25", "USD"), (0, "USD"), (1_000_000, "USD"), (1, "GBP"), (21, "GBP"), ("31.22", "GBP"), (100, "EUR"),
    ("2.02", "EUR"), (2500, "JPY"), (1, "INR"), (125_000, "INR"), (1, "PLN"), (22, "PLN"), (3, "KWD"), ("1.234", "KWD"),
    ("12.50", "CHF"), (21, "SEK"), (21, "CZK"), ("21.5", "XTS"),
  ]

  private static let others: [GoldenSample] = [
    .phrase("number 5 words sign=always", .number(5, style: .words, sign: .always)),
    .phrase("number -5 words sign=never", .number(-5, style: .words, sign: .never)),
    .phrase("number unknown words", .number(ExactDecimal.notANumber, style: .words)),
    .phrase("number -infinity words", .number(-ExactDecimal.infinity, style: .words)),
    .phrase("ordinal unknown words", .ordinal(ExactDecimal.notANumber, style: .words)),
    .phrase(
      "range 21 30 words",
      .message("range", ["from": .number(21, style: .words), "to": .number(30, style: .words)])),
    .phrase("field amount 21 USD words", .field(.amount, .money(21, .usd, style: .words))),
    .phrase("money 10 USD words per=week", .money(10, .usd, style: .words, per: .week)),
    .phrase("list 1 2 3 words", .list([1, 2, 3].map { .number($0, style: .words) })),
  ]
}
