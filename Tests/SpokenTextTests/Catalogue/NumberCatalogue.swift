// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func numbers(_ probe: Probe) -> [GoldenSample] {
    let ordinals = (0...201).map { ExactDecimal($0) }.map { Count($0) }
    let others: [Int] = Array(33...99) + Array(102...110) + Array(114...201)
    let moreOrdinals = others.map { "ordinal \($0)" }.joined(separator: "\n")
    let tenths = (10...99).map { Count(ExactDecimal("\($0 / 10).\($0 % 10)") ?? 0) }
    let powers = probe.table.compactPowers.map { "compact-\($0.power)" }.reversed()
    let plain =
      samples(numberLines) + samples(moreOrdinals) + [
        GoldenSample.phrase("range 2 4", .message("range", ["from": .number(2), "to": .number(4)]))
      ] + roundings
    return plain
      + (probe.numberForm.nativeZero == "0" ? [] : samples(nativeLines))
      + forms(of: "ordinal", key: "ordinal", counting: "value", numbers: .only(ordinals), probe).filter {
        $0.key.contains("=")
      } + placesInWords(probe)
      + forms(
        of: "range", key: "range to 100 from", counting: "from", numbers: .tried(Count.tens),
        with: ["to": .number(100)], probe)
      + forms(
        of: "range", key: "range from 0 to", counting: "to", numbers: .tried(Count.tens), with: ["from": .number(0)],
        probe)
      + forms(of: "percent", key: "percent of", counting: "value", probe)
      + powers.flatMap { power in
        forms(of: power, key: power, counting: "count", probe)
          + forms(of: power, key: "\(power) of", counting: "count", numbers: .tried(tenths), probe)
      }
  }

  private static let roundings: [GoldenSample] = [
    .phrase("share 0.22 of 2 votes", .share("0.22" as ExactDecimal, 2, .vote)),
    .phrase("share 1 of 1 vote", .share(1, 1, .vote)), .phrase("share 0 of 0 votes", .share(0, 0, .vote)),
    .phrase("share 0.999 of 999 answers", .share("0.999" as ExactDecimal, 999, .answer)),
    .phrase("share unknown of 2 votes", .share(Double.nan, 2, .vote)),
    .phrase("number 0.1 + 0.2", .number(0.1 + 0.2)),
    .phrase("number 1.005 digits=2", .number("1.005" as ExactDecimal, maximumFractionDigits: 2)),
    .phrase("number 1.999 digits=2", .number("1.999" as ExactDecimal, maximumFractionDigits: 2)),
    .phrase("number 2.50 digits=2", .number("2.50" as ExactDecimal, maximumFractionDigits: 2)),
    .phrase("number 1234.5 digits=0", .number("1234.5" as ExactDecimal, maximumFractionDigits: 0)),
    .phrase("number -0.4 digits=0", .number("-0.4" as ExactDecimal, maximumFractionDigits: 0)),
    .phrase("number -2.5 digits=-1", .number("-2.5" as ExactDecimal, maximumFractionDigits: -1)),
    .phrase(
      "number 2.25 digits=1 sign=always", .number("2.25" as ExactDecimal, sign: .always, maximumFractionDigits: 1)),
  ]

  /// Places in words, in the genders that the language's rules have for them: `place-feminine`.
  private static func placesInWords(_ probe: Probe) -> [GoldenSample] {
    let prefix = "place-"
    return NumberRuleCheck(shipped: probe.language).names.filter { $0.hasPrefix(prefix) }.sorted().flatMap { name in
      let gender = String(name.dropFirst(prefix.count))
      return (0...101).map { number -> GoldenSample in
        .phrase(
          "ordinal \(number) gender=\(gender)",
          .message("ordinal", ["value": .number(number), "gender": .text(gender)]), context: .inline)
      }
    }
  }

  private static let numberLines = """
    number 0
    number 1
    number 8547
    number -3
    number -3 inline
    number 1234.5
    number -0
    number 0e3
    number 0.00
    number 1.50
    number 0.05
    number 100
    number 999
    number 1000
    number 9999
    number 10000
    number 12345
    number 123456
    number 1234567
    number 9007199254740993
    number -1234567.25
    number 5 sign=always
    number -5 sign=always
    number 0 sign=always
    number -5 sign=never
    number infinity
    number -infinity
    number unknown
    number unknown inline
    number 950 compact
    number 999.4 compact
    number 0 compact
    number 0.25 compact
    number 1000 compact
    number 1000000 compact
    number 1200 compact
    number 2000 compact
    number 3000 compact
    number 5000 compact
    number 11000 compact
    number 21000 compact
    number 100000 compact
    number 999949 compact
    number 999950 compact
    number 1200000 compact
    number -1200000 compact
    number 1200000 compact sign=always
    number 2000000 compact
    number 5000000 compact
    number 1500000000 compact
    number 3000000000 compact
    number 25000000000 compact
    number 3000000000000 compact
    number 7000000000000 compact
    number 1234000000000000 compact
    ordinal 0
    ordinal 1
    ordinal 2
    ordinal 3
    ordinal 4
    ordinal 5
    ordinal 6
    ordinal 7
    ordinal 8
    ordinal 9
    ordinal 10
    ordinal 11
    ordinal 12
    ordinal 13
    ordinal 14
    ordinal 15
    ordinal 16
    ordinal 17
    ordinal 18
    ordinal 19
    ordinal 20
    ordinal 21
    ordinal 22
    ordinal 23
    ordinal 24
    ordinal 25
    ordinal 26
    ordinal 27
    ordinal 28
    ordinal 29
    ordinal 30
    ordinal 31
    ordinal 32
    ordinal 100
    ordinal 101
    ordinal 111
    ordinal 112
    ordinal 113
    ordinal 1000
    ordinal -1
    ordinal 2.5
    ordinal unknown
    percent 0.75
    percent 0.333
    percent 1.5
    percent -0.05
    percent -0.05 inline
    percent 0
    percent -0.001
    percent 0.01
    percent 0.02
    percent 0.03
    percent 0.05
    percent 0.11
    percent 0.22
    percent 1
    percent 0.005
    percent 0.015
    percent 0.333 digits=1
    percent 0.755 digits=1
    percent 0.125 digits=2
    percent 0.5 digits=2
    percent 12.345
    percent 0.12 sign=always
    percent -0.12 sign=always
    percent -0.12 sign=never
    percent infinity
    percent unknown
    """

  private static let nativeLines = """
    number 8547 native
    number 1234567.25 native
    ordinal 32 native
    percent 0.755 digits=1 native
    """
}
