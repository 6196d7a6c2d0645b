// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  /// Every unit, by one number of each plural category, and in each case in which something else is heard.
  static func units(_ probe: Probe) -> [GoldenSample] {
    return BuiltInMessage.units.flatMap { counted($0.id, key: $0.id, probe) } + rareUnits(probe)
  }

  /// The units that have no constant, by the numbers that most languages tell apart.
  private static func rareUnits(_ probe: Probe) -> [GoldenSample] {
    return probe.table.messages.map { probe.table.id(of: $0) }.filter { $0.hasPrefix("unit-") && isName($0) }
      .sorted().flatMap { id in
        // A unit that is written out is said in all its cases.
        if let message = probe.table.message(id), probe.table.attribute("counted", of: message).exists {
          return counted(id, key: id, probe)
        }
        return ["1", "2", "5", "1.5"].map { number in
          let unit = MeasureUnit(String(id.dropFirst("unit-".count)))
          return .phrase("\(id) \(number)", .measure(ExactDecimal(number) ?? .notANumber, unit))
        }
      }
  }

  /// What is said of measures, and of what is said with them.
  static func measures(_ probe: Probe) -> [GoldenSample] {
    measureSamples + distancesAhead + fileSizes + winds + rangeSamples + convertedSamples(probe) + rateSamples
      + levelSamples
      + goalSamples
  }

  private static let measureSamples: [GoldenSample] =
    [
      ("5", MeasureUnit.kilometer), ("1", .kilometer), ("0", .kilometer), ("1.5", .kilometer), ("500", .milligram),
      ("21", .degreeCelsius), ("1", .degreeCelsius), ("-5", .degreeCelsius), ("-1", .degreeCelsius),
      ("-0", .degreeCelsius),
      ("-40", .degreeFahrenheit), ("72", .degree), ("-2", .meter), ("1.5", .megabyte), ("2.4", .megabyte),
      ("72", .beatPerMinute), ("58", .beatPerMinute), ("5.5", .milePerHour), ("1", .milePerHour),
      ("2", .kilometerPerHour),
      ("-3", .kilometerPerHour), ("0.3", .mile), ("2.3", .kilometer), ("1000000", .meter), ("1234567.89", .pound),
      ("2", .tablespoon), ("3", .gram.per(.liter)), ("1", .gram.per(.liter)),
      ("-2", .gram.per(.liter)), ("2", .milligram.per(.day)), ("100", .megabit.per(.second)),
      ("5", .mile.per(.kilometer)),
      ("1", .beatPerMinute.per(.foot)),
      ("-3", MeasureUnit("")), ("97.5", MeasureUnit("percent")), ("-5", MeasureUnit("percent")),
      ("3", MeasureUnit(" ")), ("1e-300", .meter),
    ]
    .map { number, unit in
      .phrase("measure \(number) \(unit.identifier)", .measure(ExactDecimal(number) ?? .notANumber, unit))
    } + [
      .phrase("measure from -5 to 5 celsius", .measure(from: -5, to: 5, .degreeCelsius)),
      .phrase("measure from -5 to -2 celsius", .measure(from: -5, to: -2, .degreeCelsius)),
      .phrase("measure from -5 to 1 mile", .measure(from: -5, to: 1, .mile)),
      .phrase("-5 to 5 away", .away(.number(from: -5, to: 5))),
      .phrase("-5 to 5 percent away", .away(.percent(from: -0.05, to: 0.05))),
      .phrase("measure from 5 to 7 beaufort", .measure(from: 5, to: 7, MeasureUnit("beaufort"))),
      .phrase(
        "measure from 90 to 120 glucose", .measure(from: 90, to: 120, MeasureUnit("milligram-ofglucose-per-deciliter"))),
      .phrase("increase of -5 to 5 celsius", .increase(of: .measure(from: -5, to: 5, .degreeCelsius))),
      .phrase("measure 5 kilometer inline", .measure(5, .kilometer), context: .inline),
      .phrase("measure -5 celsius inline", .measure(-5, .degreeCelsius), context: .inline),
      .phrase("measure 5 celsius sign=always", .measure(5, .degreeCelsius, sign: .always)),
      .phrase("measure -5 celsius sign=never", .measure(-5, .degreeCelsius, sign: .never)),
      .phrase("measure unknown kilometer", .measure(ExactDecimal.notANumber, .kilometer)),
      .phrase("measure infinity kilometer", .measure(ExactDecimal.infinity, .kilometer)),
      .phrase("measure -infinity parsec", .measure(-ExactDecimal.infinity, MeasureUnit("parsec"))),
      .phrase("measure unavailable inline", .measure(ExactDecimal.notANumber, .kilometer), context: .inline),
      .phrase("mixedMeasure 5 foot 10 inch", .measure(5, .foot, 10, .inch)),
      .phrase("mixedMeasure 1 foot 1 inch", .measure(1, .foot, 1, .inch)),
      .phrase("mixedMeasure 2 foot 2 inch", .measure(2, .foot, 2, .inch)),
      .phrase("mixedMeasure -5 foot 10 inch", .measure(-5, .foot, 10, .inch)),
      .phrase("mixedMeasure 5 foot 0 inch", .measure(5, .foot, 0, .inch)),
      .phrase("mixedMeasure 0 foot 10 inch", .measure(0, .foot, 10, .inch)),
      .phrase("mixedMeasure 8 pound 3 ounce", .measure(8, .pound, 3, .ounce)),
      .phrase("mixedMeasure 5 foot unknown inch", .measure(5, .foot, ExactDecimal.notANumber, .inch)),
      .phrase("away 0.3 mile", .away(.measure(0.3, .mile))),
      .phrase("away 1 kilometer", .away(.measure(1, .kilometer))),
      .phrase("away 1 mile", .away(.measure(1, .mile))),
      .phrase("away 2 meter", .away(.measure(2, .meter))),
      .phrase("away 5 kilometer inline", .away(.measure(5, .kilometer)), context: .inline),
      .phrase("away 10 minute", .away(.measure(10, .minute))),
      .phrase("bloodPressure 120 80", .bloodPressure(120, 80)),
      .phrase("bloodPressure 1 2", .bloodPressure(1, 2)),
      .phrase("bloodPressure 120.5 80", .bloodPressure(120.5, 80)),
      .phrase("bloodPressure -120 80", .bloodPressure(-120, 80)),
      .phrase("bloodPressure 120 unknown", .bloodPressure(120, ExactDecimal.notANumber)),
    ]

  private static let distancesAhead: [GoldenSample] =
    [
      .phrase("ahead half mile", .ahead(.fraction(0.5, of: .mile))),
      .phrase("ahead 1 kilometer", .ahead(.measure(1, .kilometer))),
      .phrase("ahead 2 mile", .ahead(.measure(2, .mile))),
      .phrase("ahead 300 meter", .ahead(.measure(300, .meter))),
      .phrase("ahead 21 meter inline", .ahead(.measure(21, .meter)), context: .inline),
      .phrase("ahead 1.5 kilometer", .ahead(.measure(1.5, .kilometer))),
      .phrase("ahead 2 to 4 kilometer", .ahead(.measure(from: 2, to: 4, .kilometer))),
      .phrase("ahead 2 meter", .ahead(.measure(2, .meter))), .phrase("ahead 5 meter", .ahead(.measure(5, .meter))),
    ] + fractionsOfMiles

  private static let fractionsOfMiles: [GoldenSample] = {
    let parts = [
      (1, 2, 0), (1, 3, 0), (1, 4, 0), (3, 4, 0), (2, 5, 0), (1, 8, 0), (5, 12, 0), (3, 1024, 0), (1, 3, 1), (2, 5, 21),
      (3, 32, 21),
      (1, 2, 1), (1, 2, 2), (3, 4, 5),
    ]
    return parts.flatMap { numerator, denominator, whole -> [GoldenSample] in
      let part = Phrase.fraction(numerator, of: denominator, whole: whole, unit: .mile)
      let name = "\(whole) \(numerator)/\(denominator) mile"
      return [.phrase("ahead \(name)", .ahead(part)), .phrase("away \(name)", .away(part))]
    }
  }()

  private static let fileSizes: [GoldenSample] = [
    "0", "1", "999", "1000", "1500", "272000", "999499", "999500", "1000000", "5400000", "999960000", "1000000000",
    "5370000000", "2000000000000", "3000000000000000", "12345678901234567890", "-1500", "0.5", "unknown", "infinity",
  ].map { number in
    .phrase("fileSize \(number)", .fileSize(bytes: ExactDecimal(number) ?? .notANumber))
  }

  /// The wind from each point of the compass, and at speeds of each plural category.
  private static let winds: [GoldenSample] = {
    func wind(_ degrees: Double, _ speed: ExactDecimal, _ gusts: ExactDecimal? = nil) -> Phrase {
      .wind(
        from: degrees, at: .measure(speed, .kilometerPerHour), gusts: gusts.map { .measure($0, .kilometerPerHour) })
    }
    let points = (0..<16).map { 22.5 * Double($0) }
    let fromPoints: [GoldenSample] = points.map { .phrase("wind \($0)", wind($0, 10)) }
    return fromPoints
      + (["0", "1", "2", "5", "21", "1.5"] as [ExactDecimal]).flatMap { speed in
        [
          GoldenSample.phrase("wind 315 speed \(speed)", wind(315, speed)),
          .phrase("wind 90 gusts \(speed)", wind(90, 20, speed)),
        ]
      } + [
        .phrase("wind 315 inline", wind(315, 10), context: .inline),
        .phrase("wind unknown", wind(.nan, 10, 20)),
        .phrase("wind 180 without a speed", .wind(from: 180, at: .nothing)),
        .phrase("wind 180 beaufort", .wind(from: 180, at: .measure(5, MeasureUnit("beaufort")))),
      ]
  }()

  private static let rangeSamples: [GoldenSample] = [
    ("2", "4", MeasureUnit.kilometer), ("4", "2", .kilometer), ("2", "2", .kilometer), ("0", "1", .kilometer),
    ("1", "2", .mile), ("1", "2", .kilometer), ("1.5", "2.5", .liter), ("2", "3", .meter), ("11", "99", .meter),
    ("-5", "5", .degreeCelsius), ("-5", "-1", .degreeCelsius), ("-5", "-1", .degreeFahrenheit),
    ("15", "21", .degreeCelsius), ("-2", "1", .mile),
    ("50", "60", .kilometerPerHour), ("60", "100", .beatPerMinute), ("2", "4", .gram.per(.liter)),
    ("20", "80", MeasureUnit("percent")), ("-5", "5", MeasureUnit("percent")),
    ("1000", "2000000", .meter), ("unknown", "2", .meter), ("2", "infinity", .meter),
  ]
  .map { from, to, unit in
    let (low, high) = (ExactDecimal(from) ?? .notANumber, ExactDecimal(to) ?? .notANumber)
    return .phrase("measureRange \(from) \(to) \(unit.identifier)", .measure(from: low, to: high, unit))
  }

  /// What is said in the units of another place, and in given ones.
  private static func convertedSamples(_ probe: Probe) -> [GoldenSample] {
    let used: [(number: ExactDecimal, unit: MeasureUnit, name: String, usage: MeasureUsage)] = [
      (5, .kilometer, "general", .general), (5, .kilometer, "road", .road), (400, .meter, "road", .road),
      (3, .meter, "road", .road), (178, .centimeter, "person-height", .personHeight),
      ("182.8", .centimeter, "person-height", .personHeight), (72, .kilogram, "person", .person),
      (21, .degreeCelsius, "weather", .weather), (36, .kilometerPerHour, "wind", .wind),
      (1013, MeasureUnit("hectopascal"), "baromtrc", .barometer), (-40, .degreeFahrenheit, "weather", .weather),
      (2, .liter, "fluid", .fluid),
      (250, .milliliter, "fluid", .fluid), (30, .milePerGallon, "vehicle-fuel", .vehicleFuel),
      (500, .kilocalorie, "food", .food), (5, .decibel, "general", .general), (-3, .kilometer, "road", .road),
    ]
    let systems: [(name: String, system: MeasurementSystem)] = [("metric", .metric), ("us", .us), ("uk", .uk)]
    let local = used.flatMap { sample in
      systems.map { name, system in
        GoldenSample("measure \(sample.number) \(sample.unit.identifier) usage=\(sample.name) \(name)") { speaker in
          speaker.with { $0.measurementSystem = system }.measure(sample.number, sample.unit, usage: sample.usage)
        }
      }
    }
    return local + [
      .phrase("measure 70 inch to=foot-and-inch", .measure(70, .inch, in: .foot, and: .inch)),
      .phrase("measure 71.99 inch to=foot-and-inch", .measure(71.99, .inch, in: .foot, and: .inch)),
      .phrase("measure -70 inch to=foot-and-inch", .measure(-70, .inch, in: .foot, and: .inch)),
      .phrase("measure 5 mile to=kilometer", .measure(5, .mile, in: .kilometer)),
      .phrase("measure 98.6 fahrenheit to=celsius", .measure(98.6, .degreeFahrenheit, in: .degreeCelsius)),
      .phrase("measure 5 mile to=gram", .measure(5, .mile, in: .gram)),
      .phrase("measure unknown mile to=kilometer", .measure(ExactDecimal.notANumber, .mile, in: .kilometer)),
    ]
  }

  private static let rateSamples: [GoldenSample] =
    [
      ("second", Phrase.Per.second), ("minute", .minute), ("hour", .hour), ("day", .day), ("week", .week),
      ("month", .month), ("year", .year),
    ]
    .map { name, period in .phrase("rate 3 times \(name)", .rate(.times(3), per: period)) } + [
      .phrase("rate 45 minute day", .rate(.measure(45, .minute), per: .day)),
      .phrase("rate 250 step hour", .rate(.count(250, .step), per: .hour)),
      .phrase("rate 1 times week inline", .rate(.times(1), per: .week), context: .inline),
      .phrase("rate 2 times day", .rate(.times(2), per: .day)),
      .phrase("rate number day", .rate(.number(3), per: .day)),
      .phrase("dosage 500 milligram 2 tablet", .dosage(.measure(500, .milligram), .count(2, .tablet))),
      .phrase("dosage 5 milliliter 1 dose", .dosage(.measure(5, .milliliter), .count(1, .dose))),
      .phrase("dosage text", .dosage(.text("10 mg"), .text("half a tablet"))),
      .phrase("dosage without amount", .dosage(.measure(500, .milligram), .nothing)),
      .phrase("dosage without strength", .dosage(.text(""), .count(2, .tablet))),
    ]

  private static let levelSamples: [GoldenSample] = [
    .phrase("battery 0.75", .battery(0.75)),
    .phrase("battery 0.75 inline", .battery(0.75), context: .inline),
    .phrase("battery 1", .battery(1)), .phrase("battery 0.995", .battery(0.995)),
    .phrase("battery 0.001", .battery(0.001)),
    .phrase("battery 0.2", .battery(0.2)),
    .phrase("battery 0.01", .battery(0.01)),
    .phrase("battery 0", .battery(0)),
    .phrase("battery 0.21", .battery(0.21)),
    .phrase("battery 0.4 charging", .battery(0.4, isCharging: true)),
    .phrase("battery 0.1 charging", .battery(0.1, isCharging: true)),
    .phrase("battery 0.4 low=50", .battery(0.4, lowPercent: 50)),
    .phrase("battery 1.5", .battery(1.5)),
    .phrase("battery -1", .battery(-1)),
    .phrase("battery unknown", .battery(Double.nan)),
    .phrase("grade 0.92", .grade(0.92, excellentFrom: 0.9, goodFrom: 0.75)),
    .phrase("grade 0.81", .grade(0.81, excellentFrom: 0.9, goodFrom: 0.75)),
    .phrase("grade 0.55", .grade(0.55, excellentFrom: 0.9, goodFrom: 0.75)),
    .phrase("grade 0.899", .grade(0.899, excellentFrom: 0.9, goodFrom: 0.75)),
    .phrase("grade 0.749", .grade(0.749, excellentFrom: 0.9, goodFrom: 0.75)),
    .phrase("grade 1.2", .grade(1.2, excellentFrom: 0.9, goodFrom: 0.75)),
    .phrase("grade -0.1", .grade(-0.1, excellentFrom: 0.9, goodFrom: 0.75)),
    .phrase("grade 0.9 inline", .grade(0.9, excellentFrom: 0.9, goodFrom: 0.75), context: .inline),
    .phrase("grade 0.9 without bounds", .grade(0.9, excellentFrom: .notANumber, goodFrom: .notANumber)),
    .phrase("grade unknown", .grade(Double.nan, excellentFrom: 0.9, goodFrom: 0.75)),
    .phrase("grade 0.92 word", .grade(0.92, .text("outstanding"))),
    .phrase("grade 0.92 without word", .grade(0.92, .text(" "))),
    .phrase("grade excellent", .message("grade-excellent")),
    .phrase("grade good", .message("grade-good")),
    .phrase("grade needs improvement", .message("grade-needs-improvement")),
  ]

  private static let goalSamples: [GoldenSample] =
    [0, 1, 2, 3, 5, 7, 11, 21, 22, 100, 1_000_000].map { .phrase("streak \($0)", .streak(days: $0)) } + [
      .phrase("streak 7 inline", .streak(days: 7), context: .inline),
      .phrase("goal Steps", .goalCompleted("Steps")),
      .phrase("goal Steps inline", .goalCompleted("Steps"), context: .inline),
      .phrase("goal blank", .goalCompleted(" ")),
      .phrase("toGo 1453 step", .toGo(.count(1453, .step))),
      .phrase("toGo -3 mile", .toGo(.measure(-3, .mile))), .phrase("toGo -3", .toGo(.number(-3))),
      .phrase("toGo 1 step", .toGo(.count(1, .step))),
      .phrase("toGo more than 99 step", .toGo(.count(120, .step, limit: 99))),
      .phrase("toGo 2.5 kilometer", .toGo(.measure(2.5, .kilometer))),
      .phrase("completedToday 8547 step", .completedToday(.count(8547, .step))),
      .phrase("completedToday 2 dose", .completedToday(.count(2, .dose))),
      .phrase("completedToday 3 task", .completedToday(.count(3, .task))),
      .phrase("completedToday 12", .completedToday(.number(12))),
      .phrase("completedToday 30 minute inline", .completedToday(.measure(30, .minute)), context: .inline),
    ]
}
