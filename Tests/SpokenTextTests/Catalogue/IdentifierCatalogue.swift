// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func identifiers(_ probe: Probe) -> [GoldenSample] {
    codes + spelled + phones + addresses + versions
  }

  /// Each mark that has a word, and what has none.
  private static let spelled: [GoldenSample] =
    [
      "QA76.9", "A-12", "3/4", "x@y", "#7", "pass_word", "a:b?c=d&e", "+1%~*", "O'Neil", "1,5", "(a)", "\"b\";",
      "c:\\d!",
      "٣٪؟", "Ａ．＃", "a‑b", "–", "a<b>[c]{d}|e^f`g$h",
    ].map { .phrase("spelled \($0)", .spelled($0)) } + [
      .phrase("spelled QA76.9 marked", .spelled("QA76.9", style: .marked)),
      .phrase("spelled .net inline", .spelled(".net"), context: .inline),
      .phrase("spelled p@ss W0rd exact", .spelled("p@ss W0rd", style: .exact)),
      .phrase("spelled Éa Ωω exact", .spelled("Éa Ωω", style: .exact)),
      .phrase("spelled a b exact inline", .spelled("a b", style: .exact), context: .inline),
      .phrase("spelled IBAN grouped", .spelled("DE89 3704 0044 0532 0130 00", style: .grouped)),
      .phrase("spelled B-MW 1234 grouped", .spelled("B-MW 1234", style: .grouped)),
      .phrase("spelled 4111111111111111 grouped", .spelled("4111111111111111", style: .grouped)),
      .phrase("spelled - grouped", .spelled("-", style: .grouped)),
    ]

  private static let codes: [GoldenSample] =
    [
      "482915", "4829", "48291", "4829157", "48291573", "482915736", "1234567890", "12345678901", "123456789012",
      "4111111111111111", "482 915", "AB-12", "a7f2291", "Ümlaut1", "٤٨٢٩١٥",
      "pass_word#1", "QA76.9", "12/345-6", "A • 7",
    ].map { GoldenSample.phrase("code \($0)", .code($0)) } + [
      .phrase("code 482915 marked", .code("482915", style: .marked)),
      .phrase("code 482915 inline", .code("482915"), context: .inline),
      .phrase("code blank", .list([.text("Maya"), .code(" ")])),
      .phrase("code of marks", .list([.text("Maya"), .code("- – /")])),
      .phrase("order A7F-2291", .orderNumber("A7F-2291")), .phrase("order 114-1234567", .orderNumber("114-1234567")),
      .phrase("order #2291", .orderNumber("#2291")),
      .phrase("postal 02139", .postalCode("02139")), .phrase("postal 02139-4307", .postalCode("02139-4307")),
      .phrase("postal SW1A 1AA", .postalCode("SW1A 1AA")), .phrase("postal K1A 0B1", .postalCode("K1A 0B1")),
      .phrase("postal 110001", .postalCode("110001")),
      .phrase("ending 4242", .ending(in: "4242")),
      .phrase("ending 4242 of Visa", .ending(in: "4242", of: .text("Visa"))),
      .phrase("ending •••• 4242", .ending(in: "•••• 4242", of: .text("Visa"))),
      .phrase("ending 4242 marked", .ending(in: "4242", of: .text("Visa"), style: .marked)),
      .phrase("ending 4242 inline", .ending(in: "4242"), context: .inline),
      .phrase("ending blank of Visa", .ending(in: "", of: .text("Visa"))),
      .phrase("ending blank", .list([.text("Maya"), .ending(in: " ")])),
    ]

  private static let phones: [GoldenSample] =
    [
      "+1 555-123-4567", "+1 (555) 123-4567", "(555) 123-4567", "555-1234", "+15551234567", "+1", "+44 20 7946 0958",
      "+44 (0)20 7946 0958", "06 12 34 56 78", "+33 6 12 34 56 78", "+1-800-FLOWERS", "*123#", "911", "112", "19623",
      "+1 555-123-4567 x12", "555-1234 ext. 5", "tel:+1-555-123-4567;ext=42", "+999123456", "٠١٢٣", "call me",
      "+1555 123 4567",
    ].map { GoldenSample.phrase("phone \($0)", .phone($0)) } + [
      .phrase("phone +1 555-123-4567 marked", .phone("+1 555-123-4567", style: .marked)),
      .phrase("phone +1 555-123-4567 inline", .phone("+1 555-123-4567"), context: .inline),
      .phrase("phone blank", .list([.text("Maya"), .phone(" ")])),
    ]

  private static let addresses: [GoldenSample] = emailAddresses + webAddresses + usernames

  private static let emailAddresses: [GoldenSample] =
    [
      "john.doe@example.com", "maya+news@example.co.uk", "o'neil_x-1@example.com", "mailto:ida@example.org", "Maya",
      "a~b%c*d@x.io", "@", "maya@@example..com",
    ].map { GoldenSample.phrase("email \($0)", .email($0)) }

  private static let webAddresses: [GoldenSample] =
    [
      "https://example.com/help", "HTTP://www.example.com/", "example.com/a_b-c?page=2&size=10#top",
      "https://localhost:8080", "example.com", "https://", "/", "not an address",
    ].map { GoldenSample.phrase("web \($0)", .web($0)) }

  private static let usernames: [GoldenSample] =
    ["@maya_92", "maya_92", "@", "maya.g", "@ ida"].map {
      GoldenSample.phrase("username \($0)", .list([.text("Omar"), .username($0)]))
    } + [
      .phrase("username @maya_92 alone", .username("@maya_92")),
      .phrase("email blank", .list([.text("Maya"), .email("")])),
    ]

  private static let versions: [GoldenSample] =
    ["2.1.3", "2.10.1", "v2.0", "17", "2.1.0-beta.3", "1.0 (42)", "Sonoma", "2..1", ".5"].map {
      GoldenSample.phrase("version \($0)", .version($0))
    } + [
      .phrase("version 2.1.3 inline", .version("2.1.3"), context: .inline),
      .phrase("version blank", .list([.text("Maya"), .version(" . ")])),
    ]
}
