import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  /// Numbers, ordinals, years and money in words, in every gender and case that the language's rules have.
  static func numberWords(_ language: LanguageTag) -> [GoldenSample] {
    let names = NumberRuleCheck(shipped: language).names
    return forms(of: "cardinal", names).flatMap { form in
      (form.isPlain ? cardinals : fewCardinals).map { number in
        .phrase(
          "number \(number) words\(form.key)",
          .number(number, style: .words, gender: form.gender, case: form.grammaticalCase))
      }
    }
      + forms(of: "ordinal", names).flatMap { form in
        (form.isPlain ? ordinals : fewOrdinals).map { number in
          .phrase(
            "ordinal \(number) words\(form.key)",
            .ordinal(number, style: .words, gender: form.gender, case: form.grammaticalCase))
        }
      }
      + forms(of: "year", names).flatMap { form in
        years.map { number in
          .phrase(
            "number \(number) year\(form.key)",
            .number(number, style: .year, gender: form.gender, case: form.grammaticalCase))
        }
      }
      + amounts.map { amount, currency in
        .phrase("money \(amount) \(currency.code) words", .money(amount, currency, style: .words))
      } + others
  }

  /// A gender and a case that a family has words for.
  private struct WordForm {
    var gender: Phrase.Gender?
    var grammaticalCase: Phrase.Case?
    var key: String

    var isPlain: Bool { grammaticalCase == nil }
  }

  private static func forms(of family: String, _ names: Set<String>) -> [WordForm] {
    let genders = [nil] + Phrase.Gender.named.map(Optional.some)
    let cases = [nil] + Phrase.Case.named.map(Optional.some)
    return genders.flatMap { gender in
      cases.compactMap { grammaticalCase in
        let name = [family, gender?.name, grammaticalCase?.name].compactMap { $0 }.joined(separator: "-")
        guard names.contains(name) else { return nil }
        let key = (gender.map { " gender=\($0.name)" } ?? "") + (grammaticalCase.map { " case=\($0.name)" } ?? "")
        return WordForm(gender: gender?.value, grammaticalCase: grammaticalCase?.value, key: key)
      }
    }
  }

  private static let cardinals: [ExactDecimal] =
    (0...22).map { ExactDecimal($0) } + [
      30, 31, 45, 71, 80, 81, 91, 99, 100, 101, 121, 200, 333, 700, 1000, 1001, 1999, 2000, 2026, 21_000, 80_000,
      100_000, 123_456, 1_000_000, 2_000_000, 12_345_678, 1_000_000_000, 3_000_000_000, 1_000_000_000_000,
      1_000_000_000_000_000, 999_999_999_999_999_999, 1_000_000_000_000_000_000, -1, "0.5", "3.14", "1.50", "10.05",
    ]
  private static let fewCardinals: [ExactDecimal] = [
    0, 1, 2, 3, 5, 11, 12, 20, 21, 22, 100, 101, 200, 1000, 2000, 1_000_000, -1, "3.14",
  ]
  private static let ordinals: [ExactDecimal] =
    (1...22).map { ExactDecimal($0) } + [
      30, 31, 71, 80, 81, 91, 99, 100, 101, 111, 121, 200, 333, 1000, 1001, 1999, 2000, 2026, 21_000, 100_000,
      1_000_000, 1_000_001, 2_000_000, 1_000_000_000, 1_000_000_000_000_000, 1_000_000_000_000_000_000, 0, -1, "2.5",
    ]
  private static let fewOrdinals: [ExactDecimal] = [1, 2, 3, 7, 10, 11, 12, 20, 21, 30, 100, 101, 200, 1000, 2026]
  private static let years: [ExactDecimal] = [
    1, 44, 800, 1000, 1066, 1100, 1492, 1900, 1905, 1984, 1999, 2000, 2005, 2010, 2026, 2100, -44, "1984.5",
  ]
  private static let amounts: [(ExactDecimal, Currency)] =
    [
      (1, .usd), (2, .usd), (5, .usd), (21, .usd), (22, .usd), ("25.50", .usd), ("1.01", .usd), ("0.50", .usd),
      ("-5.25", .usd), (0, .usd), (1_000_000, .usd), (1, .gbp), (21, .gbp), ("31.22", .gbp), (100, .eur),
      ("2.02", .eur), (2500, .jpy), (1, .inr), (125_000, .inr), (1, .pln), (22, .pln), (3, .kwd), ("1.234", .kwd),
      ("12.50", .chf),
    ] + ["SEK", "CZK", "BTC"].compactMap { code in Currency(code).map { (21, $0) } }

  private static let others: [GoldenSample] = [
    .phrase("number 5 words sign=always", .number(5, style: .words, sign: .always)),
    .phrase("number -5 words sign=never", .number(-5, style: .words, sign: .never)),
    .phrase("number unknown words", .number(ExactDecimal.notANumber, style: .words)),
    .phrase("number -infinity words", .number(-ExactDecimal.infinity, style: .words)),
    .phrase("ordinal unknown words", .ordinal(ExactDecimal.notANumber, style: .words)),
    .phrase(
      "range 21 30 words",
      .message("range", ["from": .number(21, style: .words), "to": .number(30, style: .words)])),
    .phrase("field balance 21 USD words", .field(.balance, .money(21, .usd, style: .words))),
    .phrase("money 10 USD words per=week", .money(10, .usd, style: .words, per: .week)),
    .phrase("list 1 2 3 words", .list([1, 2, 3].map { .number($0, style: .words) })),
  ]
}
