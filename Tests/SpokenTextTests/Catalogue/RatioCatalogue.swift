// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func ratios(_ probe: Probe) -> [GoldenSample] {
    let unknown = ExactDecimal.notANumber
    var samples: [GoldenSample] = [
      .phrase("ratio 4.5 1", .ratio(4.5, to: 1)), .phrase("ratio 16 9", .ratio(16, to: 9)),
      .phrase("ratio 1 9", .ratio(1, to: 9)),
      .phrase("ratio unknown 1", .ratio(unknown, to: 1)),
      .phrase("ratio 1 infinity", .ratio(1, to: ExactDecimal.infinity)),
      .phrase("score 3 2", .score(3, to: 2)), .phrase("score 0 0", .score(0, to: 0)),
      .phrase("score 2 0", .score(2, to: 0)), .phrase("score 0 2", .score(0, to: 2)),
      .phrase("score unknown 0", .score(unknown, to: 0)), .phrase("dimensions 3 4", .dimensions(3, by: 4)),
      .phrase("dimensions 1920 1080", .dimensions(1920, by: 1080)),
      .phrase("dimensions 2.5 4 10", .dimensions(2.5, by: 4, by: 10)),
      .phrase("dimensions 3 unknown", .dimensions(3, by: unknown)),
    ]
    for denominator in [2, 3, 4, 5, 6, 8, 10] {
      for numerator in 1..<denominator {
        samples.append(.phrase("fraction \(numerator) of \(denominator)", .fraction(numerator, of: denominator)))
      }
    }
    for (numerator, denominator, whole) in [
      (7, 16, 0), (2, 4, 0), (2, 4, 1), (5, 4, 0), (4, 4, 0), (0, 4, 0), (3, 0, 0), (1, -2, 0), (-1, 2, 0), (1, 2, 1),
      (1, 2, 2),
      (1, 2, 12), (1, 3, 2), (1, 4, 1), (3, 4, 2), (1, 5, 2), (1, 6, 2), (1, 8, 2), (1, 10, 2), (5, 12, 2), (1, 2, -2),
      (5, 2, 1), (1, 12, 2), (1, 100, 0), (3, 100, 0), (1, 1000, 0), (7, 1000, 0), (1, 11, 0), (5, 11, 0), (1, 7, 2),
      (1, 9, 2), (1, 16, 2), (1, 100, 2), (1, 11, 2), (3, 11, 2), (11, 12, 0),
      (2, 7, 0), (2, 9, 0), (1, 4, 2), (3, 4, 1), (1, 3, 1), (1, 4, 3), (1, 2, 100), (1, 4, 100), (1, 2, 200),
      (1, 4, 200), (1, 2, 300), (1, 4, 300), (1, 2, 400), (1, 4, 400), (1, 2, 500), (1, 4, 500), (1, 2, 1000),
      (1, 4, 1000), (3, 4, 3), (3, 4, 4), (3, 4, 5), (3, 4, 6), (3, 4, 7), (3, 4, 8), (3, 4, 9), (3, 4, 10), (3, 4, 11),
      (3, 4, 12),
    ] {
      samples.append(
        .phrase(
          "fraction \(numerator) of \(denominator) whole=\(whole)",
          .fraction(numerator, of: denominator, whole: whole)))
    }
    samples += [
      .phrase("fraction 2.5", .fraction(2.5)), .phrase("fraction 0.75", .fraction(0.75)),
      .phrase("fraction -1.25", .fraction(-1.25)), .phrase("fraction 2.3", .fraction(2.3)),
      .phrase("fraction 2.3 tablets", .fraction(2.3, .tablet)), .phrase("fraction 3 tablets", .fraction(3, .tablet)),
      .phrase("fraction unknown", .fraction(unknown)), .phrase("fraction 0 of 4 tablets", .fraction(0, of: 4, .tablet)),
      .phrase("fraction 1 of 0 tablets", .fraction(1, of: 0, .tablet)),
    ]
    let nouns = [Phrase.Noun.tablet, .item, .option] + Phrase.Noun.ofEachGender(probe.table)
    var seen: Set<String> = []
    for noun in nouns where seen.insert(noun.name).inserted {
      for number in ["0.5", "0.75", "1.5", "2.25", "2.5", "2.75", "-0.5"] as [ExactDecimal] {
        samples.append(.phrase("fraction \(number) \(noun.name)", .fraction(number, noun)))
      }
      samples.append(.phrase("fraction 1 of 3 \(noun.name)", .fraction(1, of: 3, noun)))
      samples.append(.phrase("fraction 2 and 1 of 3 \(noun.name)", .fraction(1, of: 3, whole: 2, noun)))
    }
    samples += [
      .phrase("fraction 1 and 2 of 4 tablet", .fraction(2, of: 4, whole: 1, .tablet)),
      .phrase("fraction 3 of 5 tablet", .fraction(3, of: 5, .tablet)),
      .phrase("fraction 1 of 7 tablet", .fraction(1, of: 7, .tablet)),
      .phrase("fraction 1 of 4 tablet", .fraction(1, of: 4, .tablet)),
    ]
    for denominator in [6, 7, 8, 9, 10, 11, 12, 16, 24, 100, 1000] {
      samples += [
        .phrase("fraction 1 of \(denominator) item", .fraction(1, of: denominator, .item)),
        .phrase("fraction 2 of \(denominator) item", .fraction(2, of: denominator, .item)),
        .phrase("fraction 5 of \(denominator) item", .fraction(5, of: denominator, .item)),
        .phrase("up to fraction 2 of \(denominator) item", .upTo(.fraction(2, of: denominator, .item))),
      ]
    }
    for unit in [
      MeasureUnit.hour, .minute, .day, .year, .degreeFahrenheit, .mile, .kilometer, .cup, .teaspoon, .liter, .kilogram,
      .inch,
    ] {
      for number in ["0.5", "0.25", "0.75", "1.5", "2.5", "2.75", "-0.5", "3", "2.3"] as [ExactDecimal] {
        samples.append(.phrase("fraction \(number) of \(unit.identifier)", .fraction(number, of: unit)))
      }
      samples += [
        .phrase("fraction 1 of 3 \(unit.identifier)", .fraction(1, of: 3, unit: unit)),
        .phrase("fraction 2 and 1 of 3 \(unit.identifier)", .fraction(1, of: 3, whole: 2, unit: unit)),
      ]
    }
    samples += [
      .phrase("fraction 0.5 of mile-per-hour", .fraction(0.5, of: .milePerHour)),
      .phrase("fraction 0.5 of gram-per-liter", .fraction(0.5, of: .gram.per(.liter))),
      .phrase("up to fraction 0.5 of hour", .upTo(.fraction(0.5, of: .hour))),
      .phrase("fraction 2 of 4 hour", .fraction(2, of: 4, unit: .hour)),
    ]
    // In the cases that stand behind prepositions.
    for denominator in [3, 4, 5] {
      samples += [
        .phrase("up to fraction 2 of \(denominator)", .upTo(.fraction(2, of: denominator))),
        .phrase("fraction 2 of \(denominator) tablet", .fraction(2, of: denominator, .tablet)),
        .phrase("up to fraction 2 of \(denominator) tablet", .upTo(.fraction(2, of: denominator, .tablet))),
      ]
    }
    for denominator in [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 100] {
      for numerator in 1..<min(denominator, 10) where denominator == 10 || [1, 2, 7].contains(numerator) {
        let fraction = Phrase.fraction(numerator, of: denominator)
        samples.append(.phrase("up to \(numerator) of \(denominator)", .upTo(fraction)))
        samples.append(.phrase("more than \(numerator) of \(denominator)", .moreThan(fraction)))
      }
    }
    for noun in Phrase.Noun.ofEachGender(probe.table) {
      for number in ["0.5", "0.75", "1.5", "2.5"] as [ExactDecimal] {
        samples.append(.phrase("up to fraction \(number) \(noun.name)", .upTo(.fraction(number, noun))))
      }
    }
    return samples
  }
}
