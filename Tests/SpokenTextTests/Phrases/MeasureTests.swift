// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

@Suite struct MeasureTests {
  private let speaker = Speaker("en-US", offsets: UnknownOffsets(), reference: .fixed(Catalogue.now))

  @Test func unitsAreNamedByUnicodesIdentifiers() {
    for unit in MeasureUnit.all {
      #expect(MeasureUnit(unit.identifier) == unit)
      #expect(unit.number.map { MeasureUnit(number: $0) } == unit)
    }
    #expect(MeasureUnit("kilometer-per-hour") == .kilometerPerHour)
    #expect(MeasureUnit.kilometer.per(.hour) == .kilometerPerHour)
    #expect(MeasureUnit("gram-per-liter") == .gram.per(.liter))
    #expect(MeasureUnit.gram.per(.liter).identifier == "gram-per-liter")
    #expect(MeasureUnit("metric-ton") == .tonne)
    #expect(MeasureUnit("foodcalorie") == .kilocalorie)
    #expect(MeasureUnit("temperature-generic") == .degree)
    #expect(MeasureUnit.all.count == 118)
  }

  /// The facts stand in the order of the units.
  @Test func factsAreInTheOrderOfTheUnits() {
    let same = MeasureUnit.all.compactMap { UnitFacts.converted(1, from: $0.number!, to: $0.number!) }
    #expect(same.count > 100 && same.allSatisfy { $0 == 1 })
    #expect(UnitFacts.converted(1, from: MeasureUnit.mile.number!, to: MeasureUnit.decibel.number!) == nil)
    #expect(UnitFacts.converted(1, from: MeasureUnit.mile.number!, to: MeasureUnit.foot.number!) == 5280)
    #expect(UnitFacts.converted(1, from: MeasureUnit.acre.number!, to: MeasureUnit.squareFoot.number!) == 43560)
    #expect(UnitFacts.converted(3, from: MeasureUnit.mileScandinavian.number!, to: MeasureUnit.kilometer.number!) == 30)
    #expect(UnitFacts.converted(1, from: MeasureUnit.week.number!, to: MeasureUnit.hour.number!) == 168)
    #expect(UnitFacts.converted(1, from: MeasureUnit.gallon.number!, to: MeasureUnit.cubicInch.number!) == 231)
    #expect(UnitFacts.converted(1, from: MeasureUnit.pixel.number!, to: MeasureUnit.meter.number!) == nil)
  }

  @Test(arguments: [
    ("5", "lap", "5 lap"), ("-5", "lap", "Minus 5 lap"), ("1.50", "µT", "1.50 µT"), ("5", "", "5"),
    ("5", " ", "5"), ("5", "-per-", "5 -per-"), ("5", "gram-per-lap", "5 gram-per-lap"),
    ("5", "Kilometer", "5 Kilometer"), ("5", "gram-per-liter-per-day", "5 gram-per-liter-per-day"),
    ("5", "line\nbreak", "5 line break"),
  ])
  func aUnitThatIsNotKnownIsSaidAsGiven(_ number: ExactDecimal, _ name: String, _ said: String) {
    #expect(speaker.measure(number, MeasureUnit(name)).text == said)
    let isBlank = TextCleaning.isBlank(name)
    let faults = isBlank ? [] : [SpeechFault(kind: .unknownMessage, name: "unit-" + name)]
    #expect(speaker.resolve(.measure(number, MeasureUnit(name))).faults == faults)
  }

  @Test func anAppHasWordsForUnitsOfItsOwn() {
    let app = speaker.adding(
      Overlay([
        "en": """
        # Swift: Unit
        unit-lap = lap
            .plural = laps
        unit-crew = { $count ->
            [one] one hand
           *[other] { $count } hands
        }
        """
      ]))
    #expect(app.measure(3, MeasureUnit("lap")).text == "3 laps")
    #expect(app.measure(1, MeasureUnit("crew")).text == "One hand")
    #expect(app.say(.measure(from: 2, to: 3, MeasureUnit("lap"))).text == "2 to 3 laps")
  }

  @Test(arguments: [
    ("0", "0 kilometers"), ("-0", "0 kilometers"), ("-0.0", "0.0 kilometers"), ("nan", "Measurement unavailable"),
    ("inf", "Measurement unavailable"), ("-inf", "Measurement unavailable"), ("1e300", "Measurement unavailable"),
    ("1e-300", "0 kilometers"), ("-1e-300", "0 kilometers"),
  ])
  func extremeMeasuresAreSaid(_ number: String, _ said: String) throws {
    let number = try #require(ExactDecimal(number))
    #expect(speaker.measure(number, .kilometer).text == said)
    #expect(!speaker.measure(number, .kilometer, usage: .road).text.isEmpty)
    #expect(!speaker.say(.measure(number, .kilometer, in: .mile, and: .foot)).text.isEmpty)
    #expect(!speaker.say(.battery(number)).text.isEmpty)
    #expect(!speaker.say(.bloodPressure(number, number)).text.isEmpty)
  }

  @Test func aMeasureIsSaidInTheUnitsOfTheListener() {
    func said(_ region: String, _ value: ExactDecimal, _ unit: MeasureUnit, _ usage: MeasureUsage) -> String {
      Speaker(LanguageTag("en-\(region)") ?? "en", offsets: UnknownOffsets()).measure(value, unit, usage: usage).text
    }
    #expect(said("US", 5, .kilometer, .road) == "3.1 miles")
    #expect(said("GB", 400, .meter, .road) == "450 yards")
    #expect(said("IN", 0.2, .meter, .road) == "0.2 metres")
    #expect(said("IN", 3, .mile, .road) == "4.8 kilometres")
    #expect(said("US", 178, .centimeter, .personHeight) == "5 feet 10 inches")
    #expect(said("GB", 72, .kilogram, .person) == "11 stone 5 pounds")
    #expect(said("US", 21, .degreeCelsius, .weather) == "70 degrees Fahrenheit")
    #expect(said("GB", 21, .degreeCelsius, .weather) == "21 degrees Celsius")
    #expect(said("US", "-17.8", .degreeCelsius, .weather) == "0 degrees Fahrenheit")
    #expect(said("GB", "-0.04", .degreeCelsius, .weather) == "0 degrees Celsius")
    #expect(said("GB", "-1.26", .degreeCelsius, .weather) == "Minus 1.3 degrees Celsius")
  }

  @Test func aPartThatSaysNothingVanishes() {
    #expect(Phrase.away(.nothing) == .nothing)
    #expect(Phrase.rate(.text(""), per: .day) == .nothing)
    #expect(Phrase.dosage(.nothing, .nothing) == .nothing)
    #expect(Phrase.toGo(.nothing) == .nothing)
    #expect(Phrase.grade(0.5, .text("")) == .percent(0.5))
  }
}

@Suite struct ExactDecimalDivisionTests {
  @Test(arguments: [
    ("1", "3", "0.33333333333333333333333333333333333333"), ("1", "4", "0.25"), ("-7", "2", "-3.5"), ("0", "7", "0"),
    ("5", "0.00000001", "500000000"),
  ])
  func quotientsAreExact(_ a: ExactDecimal, _ b: ExactDecimal, _ quotient: String) {
    let found = a.quotient(dividingBy: b)
    #expect(found.description.hasPrefix(quotient.prefix(20)), "\(found)")
  }

  @Test func quotientsOfOddNumbersDoNotTrap() {
    let odd: [ExactDecimal] = [
      0, .notANumber, .infinity, "1e400", "1e-400", "340282366920938463463374607431768211455", -1,
    ]
    for a in odd {
      for b in odd { _ = a.quotient(dividingBy: b).roundedAsMeasure }
    }
    #expect(ExactDecimal(1).quotient(dividingBy: 0) == .notANumber)
  }

  /// A quotient that goes on is not taken for one that ends in the middle of two.
  @Test func remaindersDecideTheRounding() {
    // 0.5000…01: above the middle.
    let number: ExactDecimal = "1.00000000000000000000000000000000000002"
    let quotient = number.quotient(dividingBy: 2)
    #expect(quotient.rounded(toFractionDigits: 0) == 1)
    #expect(ExactDecimal(225).rounded(toMultipleOf: 50) == 200)
    #expect(ExactDecimal(275).rounded(toMultipleOf: 50) == 300)
    #expect(ExactDecimal(4.9).rounded(toMultipleOf: 1) == 5)
    // What isn't zero doesn't become zero.
    #expect(ExactDecimal(24).rounded(toMultipleOf: 50) == 20)
    let zero: ExactDecimal = "0.000"
    #expect(zero.rounded(toMultipleOf: 50).description == "0")
  }
}
