// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  /// What forms ask for, what is wrong with them, and how much more fits.
  static func formPhrases(_ probe: Probe) -> [GoldenSample] {
    let names = fields.flatMap { name, field in
      [
        GoldenSample.phrase("field \(name)", .name(of: field)),
        .phrase("field \(name) required", .error(.required(field), prefixed: false)),
        .phrase("field \(name) invalid", .error(.invalid(field), prefixed: false)),
      ]
    }
    let errors = problems.flatMap { name, problem in
      [
        GoldenSample.phrase("error \(name)", .error(problem)),
        .phrase("error \(name) unmarked", .error(problem, prefixed: false)),
      ]
    }
    let counted = [
      "error-least-characters", "error-most-characters", "require-characters", "require-option", "characters-left",
      "characters-over", "errors-in-form.alone",
    ].flatMap { forms(of: $0, key: $0, counting: "count", numbers: .whole, probe) }
    let field = Phrase.name(of: .emailAddress)
    return names + errors + counted
      + forms(
        of: "errors-in-form", key: "errors-in-form", counting: "count", numbers: .whole, with: ["field": field], probe)
      + rules
  }

  private static let fields: [(name: String, field: Phrase.Field)] = [
    ("amount", .amount), ("description", .description), ("comment", .comment), ("title", .title), ("date", .date),
    ("time", .time), ("address", .address), ("tax", .tax), ("select profile", .selectProfile),
  ]

  private static let problems: [(name: String, problem: Phrase.Problem)] = [
    ("email format", .emailFormat), ("passwords differ", .passwordsDiffer), ("credentials", .credentials),
    ("choose", .choose), ("connection", .connection), ("try again", .tryAgain), ("try later", .tryLater),
    ("amount 1 to 500 USD", .amount(from: 1, to: 500, .usd)),
    ("amount 500 to 1 USD", .amount(from: 500, to: 1, .usd)),
    ("amount 0.50 to 3 EUR", .amount(from: "0.50", to: 3, .eur)),
    ("amount 1 to 1 USD", .amount(from: 1, to: "1.00", .usd)), ("amount 5 to 5 EUR", .amount(from: 5, to: 5, .eur)),
    ("amount unknown", .amount(from: .notANumber, to: 5, .eur)), ("number 1 to 10", .number(from: 1, to: 10)),
    ("number 10 to 1", .number(from: 10, to: 1)),
    ("at least 8 characters", .characters(atLeast: 8)), ("at most 20 characters", .characters(atMost: 20)),
  ]

  private static let rules: [GoldenSample] = [
    .phrase("requirement 8", .requirement(atLeast: 8)),
    .phrase("requirement 8 inline", .requirement(atLeast: 8), context: .inline),
    .phrase("requirement 8 with a number", .requirement(atLeast: 8, with: [.digit])),
    .phrase("requirement 8 with a number and a symbol", .requirement(atLeast: 8, with: [.digit, .symbol])),
    .phrase(
      "requirement 12 with everything", .requirement(atLeast: 12, with: [.capital, .small, .digit, .symbol])),
    .phrase("requirement with a symbol", .requirement(atLeast: 0, with: [.symbol])),
    .phrase("requirement with a capital letter", .requirement(atLeast: -1, with: [.capital])),
    .phrase("requirement with a small letter", .requirement(atLeast: 0, with: [.small])),
    .phrase("requirement with a number", .requirement(atLeast: 0, with: [.digit])),
    .phrase("all required", .allRequired),
    .phrase("characters left 12", .charactersLeft(12)),
    .phrase("characters left 1", .charactersLeft(1)),
    .phrase("characters left 0", .charactersLeft(0)),
    .phrase("characters left -3", .charactersLeft(-3)),
    .phrase("characters left -1", .charactersLeft(-1)),
    .phrase("errors 2, first email address", .errors(2, first: .emailAddress)),
    .phrase("errors 1, first password", .errors(1, first: .password)),
    .phrase("errors 3", .errors(3)),
    .phrase("options 4", .hint(.options(4))),
    .phrase("field select profile: Alice", .field(.selectProfile, "Alice")),
    .phrase("password shown", .passwordShown), .phrase("password hidden", .passwordHidden),
    .phrase("text field required", .error(.required(.text("Altitude")))),
    .phrase("text field invalid", .error(.invalid(.text("Altitude")), prefixed: false)),
    .phrase("text field name", .name(of: .text("Altitude"))),
    .phrase("errors 2, first text field", .errors(2, first: .text("Altitude"))),
  ]
}
