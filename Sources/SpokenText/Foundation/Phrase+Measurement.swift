// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// On other platforms, `Measurement` requires all of Foundation, which this library avoids.
#if canImport(Darwin)
  public import Foundation

  extension Phrase {
    /// Returns a phrase for a measurement. For example, `.measure(Measurement(value: 5, unit: UnitLength.kilometers))`
    /// is "5 kilometers".
    ///
    /// See ``measure(_:_:usage:sign:)`` and ``MeasureUnit/init(_:)-(Unit)``.
    public static func measure<UnitType: Unit>(
      _ measurement: Measurement<UnitType>, usage: MeasureUsage? = nil, sign: SignRule = .automatic
    ) -> Phrase {
      .measure(measurement.value, MeasureUnit(measurement.unit), usage: usage, sign: sign)
    }
  }

  extension Speaker {
    /// Returns the text for a measurement. See ``Phrase/measure(_:usage:sign:)``.
    public func measure<UnitType: Unit>(
      _ measurement: Measurement<UnitType>, usage: MeasureUsage? = nil, sign: SignRule = .automatic,
      context: PhraseContext = .standalone
    ) -> Utterance {
      measure(measurement.value, MeasureUnit(measurement.unit), usage: usage, sign: sign, context: context)
    }
  }

  extension MeasureUnit {
    /// Creates the unit that corresponds to a Foundation unit. If SpokenText has no name for the unit, its symbol is
    /// used.
    public init(_ unit: Unit) {
      self = Self.known.first { $0.unit == unit }?.same ?? MeasureUnit(unit.symbol)
    }

    private static var known: [(unit: Unit, same: MeasureUnit)] {
      lengths + masses + volumes + energies + digital + pressures + others
    }

    private static var lengths: [(unit: Unit, same: MeasureUnit)] {
      [
        (UnitLength.kilometers, .kilometer), (UnitLength.meters, .meter), (UnitLength.centimeters, .centimeter),
        (UnitLength.millimeters, .millimeter), (UnitLength.miles, .mile), (UnitLength.yards, .yard),
        (UnitLength.feet, .foot), (UnitLength.inches, .inch), (UnitLength.nauticalMiles, .nauticalMile),
        (UnitLength.decimeters, .decimeter), (UnitLength.scandinavianMiles, .mileScandinavian),
        (UnitLength.lightyears, .lightYear),
        (UnitSpeed.kilometersPerHour, .kilometerPerHour), (UnitSpeed.metersPerSecond, .meterPerSecond),
        (UnitSpeed.milesPerHour, .milePerHour), (UnitSpeed.knots, .knot),
        (UnitArea.squareKilometers, .squareKilometer), (UnitArea.hectares, .hectare),
        (UnitArea.squareMeters, .squareMeter), (UnitArea.squareCentimeters, .squareCentimeter),
        (UnitArea.squareMiles, .squareMile), (UnitArea.acres, .acre), (UnitArea.squareYards, .squareYard),
        (UnitArea.squareFeet, .squareFoot), (UnitArea.squareInches, .squareInch),
      ]
    }

    private static var masses: [(unit: Unit, same: MeasureUnit)] {
      [
        (UnitMass.metricTons, .tonne), (UnitMass.kilograms, .kilogram), (UnitMass.grams, .gram),
        (UnitMass.milligrams, .milligram), (UnitMass.micrograms, .microgram), (UnitMass.shortTons, .shortTon),
        (UnitMass.stones, .stone), (UnitMass.pounds, .pound), (UnitMass.ounces, .ounce),
        (UnitMass.carats, .carat),
      ]
    }

    private static var volumes: [(unit: Unit, same: MeasureUnit)] {
      [
        (UnitVolume.liters, .liter), (UnitVolume.deciliters, .deciliter), (UnitVolume.centiliters, .centiliter),
        (UnitVolume.milliliters, .milliliter), (UnitVolume.cubicMeters, .cubicMeter),
        (UnitVolume.cubicCentimeters, .cubicCentimeter), (UnitVolume.cubicFeet, .cubicFoot),
        (UnitVolume.cubicInches, .cubicInch), (UnitVolume.gallons, .gallon), (UnitVolume.quarts, .quart),
        (UnitVolume.pints, .pint), (UnitVolume.cups, .cup), (UnitVolume.fluidOunces, .fluidOunce),
        (UnitVolume.tablespoons, .tablespoon), (UnitVolume.teaspoons, .teaspoon),
        (UnitVolume.imperialGallons, .gallonImperial), (UnitVolume.imperialFluidOunces, .fluidOunceImperial),
        (UnitFuelEfficiency.litersPer100Kilometers, .literPer100Kilometer),
        (UnitFuelEfficiency.milesPerGallon, .milePerGallon),
        (UnitFuelEfficiency.milesPerImperialGallon, .milePerGallonImperial),
      ]
    }

    private static var energies: [(unit: Unit, same: MeasureUnit)] {
      [
        (UnitEnergy.kilocalories, .kilocalorie), (UnitEnergy.calories, .calorie), (UnitEnergy.kilojoules, .kilojoule),
        (UnitEnergy.joules, .joule), (UnitEnergy.kilowattHours, .kilowattHour), (UnitPower.kilowatts, .kilowatt),
        (UnitPower.watts, .watt), (UnitPower.horsepower, .horsepower),
        (UnitPower.megawatts, .megawatt), (UnitElectricPotentialDifference.volts, .volt),
        (UnitElectricCurrent.amperes, .ampere), (UnitElectricCurrent.milliamperes, .milliampere),
      ]
    }

    private static var digital: [(unit: Unit, same: MeasureUnit)] {
      [
        (UnitInformationStorage.petabytes, .petabyte), (UnitInformationStorage.terabits, .terabit),
        (UnitInformationStorage.terabytes, .terabyte), (UnitInformationStorage.gigabytes, .gigabyte),
        (UnitInformationStorage.megabytes, .megabyte), (UnitInformationStorage.kilobytes, .kilobyte),
        (UnitInformationStorage.bytes, .byte), (UnitInformationStorage.gigabits, .gigabit),
        (UnitInformationStorage.megabits, .megabit), (UnitInformationStorage.kilobits, .kilobit),
        (UnitInformationStorage.bits, .bit),
      ]
    }

    private static var pressures: [(unit: Unit, same: MeasureUnit)] {
      [
        (UnitPressure.hectopascals, .hectopascal), (UnitPressure.kilopascals, .kilopascal), (UnitPressure.bars, .bar),
        (UnitPressure.millibars, .millibar), (UnitPressure.millimetersOfMercury, .millimeterOfMercury),
        (UnitPressure.inchesOfMercury, .inchOfMercury), (UnitPressure.poundsForcePerSquareInch, .poundPerSquareInch),
        (UnitFrequency.gigahertz, .gigahertz), (UnitFrequency.megahertz, .megahertz),
        (UnitFrequency.kilohertz, .kilohertz), (UnitFrequency.hertz, .hertz),
      ]
    }

    private static var others: [(unit: Unit, same: MeasureUnit)] {
      [
        (UnitTemperature.celsius, .degreeCelsius), (UnitTemperature.fahrenheit, .degreeFahrenheit),
        (UnitTemperature.kelvin, .kelvin), (UnitAngle.degrees, .degree), (UnitAngle.revolutions, .revolution),
        (UnitDuration.hours, .hour), (UnitDuration.minutes, .minute), (UnitDuration.seconds, .second),
        (UnitDuration.milliseconds, .millisecond), (UnitDuration.microseconds, .microsecond),
        (UnitDuration.nanoseconds, .nanosecond), (UnitConcentrationMass.gramsPerLiter, .gram.per(.liter)),
        (UnitConcentrationMass.milligramsPerDeciliter, .milligram.per(.deciliter)),
      ]
    }
  }
#endif
