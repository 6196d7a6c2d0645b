// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Foundation's names of units, so that the compiler can suggest SpokenText's names. These members aren't overloads, so
// they don't slow down the type checker.

extension MeasureUnit {
  /// Not available: use ``second``.
  @available(*, unavailable, renamed: "second")
  public static var seconds: MeasureUnit { .second }
  /// Not available: use ``minute``.
  @available(*, unavailable, renamed: "minute")
  public static var minutes: MeasureUnit { .minute }
  /// Not available: use ``hour``.
  @available(*, unavailable, renamed: "hour")
  public static var hours: MeasureUnit { .hour }
  /// Not available: use ``day``.
  @available(*, unavailable, renamed: "day")
  public static var days: MeasureUnit { .day }
  /// Not available: use ``week``.
  @available(*, unavailable, renamed: "week")
  public static var weeks: MeasureUnit { .week }
  /// Not available: use ``month``.
  @available(*, unavailable, renamed: "month")
  public static var months: MeasureUnit { .month }
  /// Not available: use ``year``.
  @available(*, unavailable, renamed: "year")
  public static var years: MeasureUnit { .year }
  /// Not available: use ``kilometer``.
  @available(*, unavailable, renamed: "kilometer")
  public static var kilometers: MeasureUnit { .kilometer }
  /// Not available: use ``meter``.
  @available(*, unavailable, renamed: "meter")
  public static var meters: MeasureUnit { .meter }
  /// Not available: use ``decimeter``.
  @available(*, unavailable, renamed: "decimeter")
  public static var decimeters: MeasureUnit { .decimeter }
  /// Not available: use ``centimeter``.
  @available(*, unavailable, renamed: "centimeter")
  public static var centimeters: MeasureUnit { .centimeter }
  /// Not available: use ``millimeter``.
  @available(*, unavailable, renamed: "millimeter")
  public static var millimeters: MeasureUnit { .millimeter }
  /// Not available: use ``mile``.
  @available(*, unavailable, renamed: "mile")
  public static var miles: MeasureUnit { .mile }
  /// Not available: use ``yard``.
  @available(*, unavailable, renamed: "yard")
  public static var yards: MeasureUnit { .yard }
  /// Not available: use ``foot``.
  @available(*, unavailable, renamed: "foot")
  public static var feet: MeasureUnit { .foot }
  /// Not available: use ``inch``.
  @available(*, unavailable, renamed: "inch")
  public static var inches: MeasureUnit { .inch }
  /// Not available: use ``nauticalMile``.
  @available(*, unavailable, renamed: "nauticalMile")
  public static var nauticalMiles: MeasureUnit { .nauticalMile }
  /// Not available: use ``mileScandinavian``.
  @available(*, unavailable, renamed: "mileScandinavian")
  public static var milesScandinavian: MeasureUnit { .mileScandinavian }
  /// Not available: use ``lightYear``.
  @available(*, unavailable, renamed: "lightYear")
  public static var lightYears: MeasureUnit { .lightYear }
  /// Not available: use ``tonne``.
  @available(*, unavailable, renamed: "tonne")
  public static var tonnes: MeasureUnit { .tonne }
  /// Not available: use ``kilogram``.
  @available(*, unavailable, renamed: "kilogram")
  public static var kilograms: MeasureUnit { .kilogram }
  /// Not available: use ``gram``.
  @available(*, unavailable, renamed: "gram")
  public static var grams: MeasureUnit { .gram }
  /// Not available: use ``milligram``.
  @available(*, unavailable, renamed: "milligram")
  public static var milligrams: MeasureUnit { .milligram }
  /// Not available: use ``microgram``.
  @available(*, unavailable, renamed: "microgram")
  public static var micrograms: MeasureUnit { .microgram }
  /// Not available: use ``shortTon``.
  @available(*, unavailable, renamed: "shortTon")
  public static var shortTons: MeasureUnit { .shortTon }
  /// Not available: use ``stone``.
  @available(*, unavailable, renamed: "stone")
  public static var stones: MeasureUnit { .stone }
  /// Not available: use ``pound``.
  @available(*, unavailable, renamed: "pound")
  public static var pounds: MeasureUnit { .pound }
  /// Not available: use ``ounce``.
  @available(*, unavailable, renamed: "ounce")
  public static var ounces: MeasureUnit { .ounce }
  /// Not available: use ``carat``.
  @available(*, unavailable, renamed: "carat")
  public static var carats: MeasureUnit { .carat }
  /// Not available: use ``liter``.
  @available(*, unavailable, renamed: "liter")
  public static var liters: MeasureUnit { .liter }
  /// Not available: use ``deciliter``.
  @available(*, unavailable, renamed: "deciliter")
  public static var deciliters: MeasureUnit { .deciliter }
  /// Not available: use ``centiliter``.
  @available(*, unavailable, renamed: "centiliter")
  public static var centiliters: MeasureUnit { .centiliter }
  /// Not available: use ``milliliter``.
  @available(*, unavailable, renamed: "milliliter")
  public static var milliliters: MeasureUnit { .milliliter }
  /// Not available: use ``cubicMeter``.
  @available(*, unavailable, renamed: "cubicMeter")
  public static var cubicMeters: MeasureUnit { .cubicMeter }
  /// Not available: use ``cubicCentimeter``.
  @available(*, unavailable, renamed: "cubicCentimeter")
  public static var cubicCentimeters: MeasureUnit { .cubicCentimeter }
  /// Not available: use ``cubicFoot``.
  @available(*, unavailable, renamed: "cubicFoot")
  public static var cubicFeet: MeasureUnit { .cubicFoot }
  /// Not available: use ``cubicInch``.
  @available(*, unavailable, renamed: "cubicInch")
  public static var cubicInches: MeasureUnit { .cubicInch }
  /// Not available: use ``gallon``.
  @available(*, unavailable, renamed: "gallon")
  public static var gallons: MeasureUnit { .gallon }
  /// Not available: use ``quart``.
  @available(*, unavailable, renamed: "quart")
  public static var quarts: MeasureUnit { .quart }
  /// Not available: use ``pint``.
  @available(*, unavailable, renamed: "pint")
  public static var pints: MeasureUnit { .pint }
  /// Not available: use ``cup``.
  @available(*, unavailable, renamed: "cup")
  public static var cups: MeasureUnit { .cup }
  /// Not available: use ``fluidOunce``.
  @available(*, unavailable, renamed: "fluidOunce")
  public static var fluidOunces: MeasureUnit { .fluidOunce }
  /// Not available: use ``tablespoon``.
  @available(*, unavailable, renamed: "tablespoon")
  public static var tablespoons: MeasureUnit { .tablespoon }
  /// Not available: use ``teaspoon``.
  @available(*, unavailable, renamed: "teaspoon")
  public static var teaspoons: MeasureUnit { .teaspoon }
  /// Not available: use ``drop``.
  @available(*, unavailable, renamed: "drop")
  public static var drops: MeasureUnit { .drop }
  /// Not available: use ``pinch``.
  @available(*, unavailable, renamed: "pinch")
  public static var pinches: MeasureUnit { .pinch }
  /// Not available: use ``gallonImperial``.
  @available(*, unavailable, renamed: "gallonImperial")
  public static var gallonsImperial: MeasureUnit { .gallonImperial }
  /// Not available: use ``fluidOunceImperial``.
  @available(*, unavailable, renamed: "fluidOunceImperial")
  public static var fluidOuncesImperial: MeasureUnit { .fluidOunceImperial }
  /// Not available: use ``degreeCelsius``.
  @available(*, unavailable, renamed: "degreeCelsius")
  public static var celsius: MeasureUnit { .degreeCelsius }
  /// Not available: use ``degreeFahrenheit``.
  @available(*, unavailable, renamed: "degreeFahrenheit")
  public static var fahrenheit: MeasureUnit { .degreeFahrenheit }
  /// Not available: use ``degree``.
  @available(*, unavailable, renamed: "degree")
  public static var degrees: MeasureUnit { .degree }
  /// Not available: use ``revolution``.
  @available(*, unavailable, renamed: "revolution")
  public static var revolutions: MeasureUnit { .revolution }
  /// Not available: use ``kilometerPerHour``.
  @available(*, unavailable, renamed: "kilometerPerHour")
  public static var kilometersPerHour: MeasureUnit { .kilometerPerHour }
  /// Not available: use ``meterPerSecond``.
  @available(*, unavailable, renamed: "meterPerSecond")
  public static var metersPerSecond: MeasureUnit { .meterPerSecond }
  /// Not available: use ``milePerHour``.
  @available(*, unavailable, renamed: "milePerHour")
  public static var milesPerHour: MeasureUnit { .milePerHour }
  /// Not available: use ``knot``.
  @available(*, unavailable, renamed: "knot")
  public static var knots: MeasureUnit { .knot }
  /// Not available: use ``kilocalorie``.
  @available(*, unavailable, renamed: "kilocalorie")
  public static var kilocalories: MeasureUnit { .kilocalorie }
  /// Not available: use ``calorie``.
  @available(*, unavailable, renamed: "calorie")
  public static var calories: MeasureUnit { .calorie }
  /// Not available: use ``kilojoule``.
  @available(*, unavailable, renamed: "kilojoule")
  public static var kilojoules: MeasureUnit { .kilojoule }
  /// Not available: use ``joule``.
  @available(*, unavailable, renamed: "joule")
  public static var joules: MeasureUnit { .joule }
  /// Not available: use ``kilowattHour``.
  @available(*, unavailable, renamed: "kilowattHour")
  public static var kilowattHours: MeasureUnit { .kilowattHour }
  /// Not available: use ``megawatt``.
  @available(*, unavailable, renamed: "megawatt")
  public static var megawatts: MeasureUnit { .megawatt }
  /// Not available: use ``kilowatt``.
  @available(*, unavailable, renamed: "kilowatt")
  public static var kilowatts: MeasureUnit { .kilowatt }
  /// Not available: use ``watt``.
  @available(*, unavailable, renamed: "watt")
  public static var watts: MeasureUnit { .watt }
  /// Not available: use ``volt``.
  @available(*, unavailable, renamed: "volt")
  public static var volts: MeasureUnit { .volt }
  /// Not available: use ``ampere``.
  @available(*, unavailable, renamed: "ampere")
  public static var amperes: MeasureUnit { .ampere }
  /// Not available: use ``milliampere``.
  @available(*, unavailable, renamed: "milliampere")
  public static var milliamperes: MeasureUnit { .milliampere }
  /// Not available: use ``petabyte``.
  @available(*, unavailable, renamed: "petabyte")
  public static var petabytes: MeasureUnit { .petabyte }
  /// Not available: use ``terabyte``.
  @available(*, unavailable, renamed: "terabyte")
  public static var terabytes: MeasureUnit { .terabyte }
  /// Not available: use ``gigabyte``.
  @available(*, unavailable, renamed: "gigabyte")
  public static var gigabytes: MeasureUnit { .gigabyte }
  /// Not available: use ``megabyte``.
  @available(*, unavailable, renamed: "megabyte")
  public static var megabytes: MeasureUnit { .megabyte }
  /// Not available: use ``kilobyte``.
  @available(*, unavailable, renamed: "kilobyte")
  public static var kilobytes: MeasureUnit { .kilobyte }
  /// Not available: use ``byte``.
  @available(*, unavailable, renamed: "byte")
  public static var bytes: MeasureUnit { .byte }
  /// Not available: use ``terabit``.
  @available(*, unavailable, renamed: "terabit")
  public static var terabits: MeasureUnit { .terabit }
  /// Not available: use ``gigabit``.
  @available(*, unavailable, renamed: "gigabit")
  public static var gigabits: MeasureUnit { .gigabit }
  /// Not available: use ``megabit``.
  @available(*, unavailable, renamed: "megabit")
  public static var megabits: MeasureUnit { .megabit }
  /// Not available: use ``kilobit``.
  @available(*, unavailable, renamed: "kilobit")
  public static var kilobits: MeasureUnit { .kilobit }
  /// Not available: use ``bit``.
  @available(*, unavailable, renamed: "bit")
  public static var bits: MeasureUnit { .bit }
  /// Not available: use ``hectopascal``.
  @available(*, unavailable, renamed: "hectopascal")
  public static var hectopascals: MeasureUnit { .hectopascal }
  /// Not available: use ``kilopascal``.
  @available(*, unavailable, renamed: "kilopascal")
  public static var kilopascals: MeasureUnit { .kilopascal }
  /// Not available: use ``bar``.
  @available(*, unavailable, renamed: "bar")
  public static var bars: MeasureUnit { .bar }
  /// Not available: use ``millibar``.
  @available(*, unavailable, renamed: "millibar")
  public static var millibars: MeasureUnit { .millibar }
  /// Not available: use ``millimeterOfMercury``.
  @available(*, unavailable, renamed: "millimeterOfMercury")
  public static var millimetersOfMercury: MeasureUnit { .millimeterOfMercury }
  /// Not available: use ``inchOfMercury``.
  @available(*, unavailable, renamed: "inchOfMercury")
  public static var inchesOfMercury: MeasureUnit { .inchOfMercury }
  /// Not available: use ``poundPerSquareInch``.
  @available(*, unavailable, renamed: "poundPerSquareInch")
  public static var poundsPerSquareInch: MeasureUnit { .poundPerSquareInch }
  /// Not available: use ``squareKilometer``.
  @available(*, unavailable, renamed: "squareKilometer")
  public static var squareKilometers: MeasureUnit { .squareKilometer }
  /// Not available: use ``hectare``.
  @available(*, unavailable, renamed: "hectare")
  public static var hectares: MeasureUnit { .hectare }
  /// Not available: use ``squareMeter``.
  @available(*, unavailable, renamed: "squareMeter")
  public static var squareMeters: MeasureUnit { .squareMeter }
  /// Not available: use ``squareCentimeter``.
  @available(*, unavailable, renamed: "squareCentimeter")
  public static var squareCentimeters: MeasureUnit { .squareCentimeter }
  /// Not available: use ``squareMile``.
  @available(*, unavailable, renamed: "squareMile")
  public static var squareMiles: MeasureUnit { .squareMile }
  /// Not available: use ``acre``.
  @available(*, unavailable, renamed: "acre")
  public static var acres: MeasureUnit { .acre }
  /// Not available: use ``squareYard``.
  @available(*, unavailable, renamed: "squareYard")
  public static var squareYards: MeasureUnit { .squareYard }
  /// Not available: use ``squareFoot``.
  @available(*, unavailable, renamed: "squareFoot")
  public static var squareFeet: MeasureUnit { .squareFoot }
  /// Not available: use ``squareInch``.
  @available(*, unavailable, renamed: "squareInch")
  public static var squareInches: MeasureUnit { .squareInch }
  /// Not available: use ``night``.
  @available(*, unavailable, renamed: "night")
  public static var nights: MeasureUnit { .night }
  /// Not available: use ``millisecond``.
  @available(*, unavailable, renamed: "millisecond")
  public static var milliseconds: MeasureUnit { .millisecond }
  /// Not available: use ``microsecond``.
  @available(*, unavailable, renamed: "microsecond")
  public static var microseconds: MeasureUnit { .microsecond }
  /// Not available: use ``nanosecond``.
  @available(*, unavailable, renamed: "nanosecond")
  public static var nanoseconds: MeasureUnit { .nanosecond }
  /// Not available: use ``literPer100Kilometer``.
  @available(*, unavailable, renamed: "literPer100Kilometer")
  public static var literPer100Kilometers: MeasureUnit { .literPer100Kilometer }
  /// Not available: use ``milePerGallon``.
  @available(*, unavailable, renamed: "milePerGallon")
  public static var milesPerGallon: MeasureUnit { .milePerGallon }
  /// Not available: use ``milePerGallonImperial``.
  @available(*, unavailable, renamed: "milePerGallonImperial")
  public static var milesPerGallonImperial: MeasureUnit { .milePerGallonImperial }
  /// Not available: use ``kilowattHourPer100Kilometer``.
  @available(*, unavailable, renamed: "kilowattHourPer100Kilometer")
  public static var kilowattHourPer100Kilometers: MeasureUnit { .kilowattHourPer100Kilometer }
  /// Not available: use ``millimolePerLiter``.
  @available(*, unavailable, renamed: "millimolePerLiter")
  public static var millimolesPerLiter: MeasureUnit { .millimolePerLiter }
  /// Not available: use ``permille``.
  @available(*, unavailable, renamed: "permille")
  public static var permilles: MeasureUnit { .permille }
  /// Not available: use ``karat``.
  @available(*, unavailable, renamed: "karat")
  public static var karats: MeasureUnit { .karat }
  /// Not available: use ``megapixel``.
  @available(*, unavailable, renamed: "megapixel")
  public static var megapixels: MeasureUnit { .megapixel }
  /// Not available: use ``pixel``.
  @available(*, unavailable, renamed: "pixel")
  public static var pixels: MeasureUnit { .pixel }
  /// Not available: use ``lumen``.
  @available(*, unavailable, renamed: "lumen")
  public static var lumens: MeasureUnit { .lumen }
  /// Not available: use ``beatPerMinute``.
  @available(*, unavailable, renamed: "beatPerMinute")
  public static var beatsPerMinute: MeasureUnit { .beatPerMinute }
  /// Not available: use ``revolutionPerMinute``.
  @available(*, unavailable, renamed: "revolutionPerMinute")
  public static var revolutionsPerMinute: MeasureUnit { .revolutionPerMinute }
  /// Not available: use ``decibel``.
  @available(*, unavailable, renamed: "decibel")
  public static var decibels: MeasureUnit { .decibel }
  /// Not available: use ``internationalUnit``.
  @available(*, unavailable, renamed: "internationalUnit")
  public static var internationalUnits: MeasureUnit { .internationalUnit }
}
