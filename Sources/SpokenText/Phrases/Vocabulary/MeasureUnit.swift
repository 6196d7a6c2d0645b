// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What something is measured in: kilometers, degrees Celsius, beats per minute.
///
/// ```swift
/// speaker.measure(5, .kilometer).text                    // "5 kilometers"
/// speaker.measure(2, .gram.per(.liter)).text             // "2 grams per liter"
/// speaker.measure(3, MeasureUnit("parsec")).text         // "3 parsecs"
/// ```
///
/// The names and identifiers are Unicode's (CLDR), and so are nearly all words for them.
public struct MeasureUnit: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// A unit of ours, by the number of its message.
    case builtIn(UInt16)
    /// One of ours per another.
    case per(UInt16, UInt16)
    /// Another one, by the name that an overlay may have for it, or that is said.
    case named(String)
  }

  let kind: Kind

  private init(_ message: BuiltInMessage) { kind = .builtIn(UInt16(message.rawValue)) }

  /// The unit of ours with a number of ``UnitFacts``.
  init(number: Int) {
    let time = BuiltInMessage.timeUnits
    kind = .builtIn(
      UInt16(number < time.count ? time.startIndex + number : BuiltInMessage.units.startIndex + number - time.count))
  }

  /// The unit that an identifier of Unicode names (UTS 35, part 6): `kilometer`, `kilometer-per-hour`, and of two of ours
  /// `gram-per-liter`.
  ///
  /// The tables have words for every unit of CLDR and of Foundation. Few of them have a constant here, and only those are
  /// converted: `MeasureUnit("parsec")` is "3 parsecs".
  ///
  /// Any other text is a unit as well: if an overlay has a message `lap` or `unit-lap` with the line
  /// `# Swift: Unit` above it, 3 of it are "3 laps". Without one, the text is said as it is given, "3 lap", and reported. A
  /// blank one is left out: "3".
  public init(_ identifier: String) {
    self.init(known: identifier)
    guard case .named = kind, let per = identifier.firstRange(of: "-per-") else { return }
    let unit = MeasureUnit(known: String(identifier[..<per.lowerBound]))
    let other = MeasureUnit(known: String(identifier[per.upperBound...]))
    if case .builtIn = unit.kind, case .builtIn = other.kind { self = unit.per(other) }
  }

  /// Hundredths, which the message for parts of one says: `percent` is a unit of Unicode, too.
  static let percent = MeasureUnit(kind: .named("percent"))

  private init(known identifier: String) {
    let name = Self.aliases[identifier] ?? identifier
    let id = Vocabulary.units.prefix + name
    let known = Vocabulary.units.words.first { $0.id == id }
    kind = known.map { .builtIn(UInt16($0.rawValue)) } ?? .named(name)
  }

  /// Older identifiers, and those that stand for the same word.
  private static let aliases = [
    "metric-ton": "tonne", "foodcalorie": "kilocalorie", "inch-hg": "inch-ofhg", "temperature-generic": "degree",
    "millimeter-of-mercury": "millimeter-ofhg", "pound-per-square-inch": "pound-force-per-square-inch",
    "liter-per-100kilometers": "liter-per-100-kilometer", "part-per-million": "permillion",
    "part-per-1e6": "permillion", "part-per-1e9": "portion-per-1e9",
    "meter-per-second-squared": "meter-per-square-second",
  ]

  /// Unicode's identifier: `kilometer-per-hour`; of a unit that is not known, the name that it was given.
  public var identifier: String {
    switch kind {
    case .builtIn(let unit): Self.name(of: unit)
    case .per(let unit, let other): "\(Self.name(of: unit))-per-\(Self.name(of: other))"
    case .named(let name): name
    }
  }

  private static func name(of unit: UInt16) -> String {
    String(BuiltInMessage.allCases[Int(unit)].id.dropFirst(Vocabulary.units.prefix.count))
  }

  /// This unit for each of another: `.gram.per(.liter)` is "2 grams per liter", `.milligram.per(.day)` "2 milligrams per
  /// day".
  ///
  /// Where the two have a name of their own it is that unit: `.kilometer.per(.hour)` is ``kilometerPerHour``. Of units that
  /// are compound already, or not known, it is one that is not known.
  public func per(_ other: MeasureUnit) -> MeasureUnit {
    let whole = MeasureUnit(known: "\(identifier)-per-\(other.identifier)")
    guard case .named = whole.kind, case .builtIn(let unit) = kind, case .builtIn(let other) = other.kind else {
      return whole
    }
    return MeasureUnit(kind: .per(unit, other))
  }

  private init(kind: Kind) { self.kind = kind }

  /// Whether it has a constant, or is one with a constant per another.
  var isKnown: Bool {
    if case .named = kind { false } else { true }
  }

  /// The number by which ``UnitFacts`` knows it, or nil.
  var number: Int? {
    guard case .builtIn(let unit) = kind else { return nil }
    let (time, units) = (BuiltInMessage.timeUnits, BuiltInMessage.units)
    return time.indices.contains(Int(unit)) ? Int(unit) - time.startIndex : Int(unit) - units.startIndex + time.count
  }

  /// All units that the library has words for.
  public static var all: [MeasureUnit] { Vocabulary.units.words.map { MeasureUnit($0) } }
}

extension Vocabulary {
  /// ``MeasureUnit``.
  package static let units = Vocabulary(
    form: "a unit, as kilometer", prefix: "unit-", words: Array(BuiltInMessage.timeUnits) + BuiltInMessage.units)
}

/// What a measure is used for, by which people choose their units (CLDR's unit preferences): a way is said in miles and feet
/// in the United States, in miles and yards in the United Kingdom, the height of a person in feet and inches.
public struct MeasureUsage: Sendable, Hashable {
  let number: Int

  private init(_ number: Int) { self.number = number }

  /// For all that no other usage is for: "3.1 miles", "70 degrees Fahrenheit".
  public static var general: MeasureUsage { MeasureUsage(0) }
  /// The way to a place: "Half a mile" is 0.5 miles, below that it is feet, yards or meters in round numbers.
  public static var road: MeasureUsage { MeasureUsage(1) }
  /// The length or the weight of a person: "11 stones 7 pounds".
  public static var person: MeasureUsage { MeasureUsage(2) }
  /// How tall a person is: "5 feet 10 inches".
  public static var personHeight: MeasureUsage { MeasureUsage(3) }
  /// How far one can see.
  public static var visibility: MeasureUsage { MeasureUsage(4) }
  /// How much rain has fallen.
  public static var rainfall: MeasureUsage { MeasureUsage(5) }
  /// How much snow has fallen.
  public static var snowfall: MeasureUsage { MeasureUsage(6) }
  /// The temperature of the air.
  public static var weather: MeasureUsage { MeasureUsage(7) }
  /// The speed of the wind.
  public static var wind: MeasureUsage { MeasureUsage(8) }
  /// The energy in food.
  public static var food: MeasureUsage { MeasureUsage(9) }
  /// A volume of something liquid: "2 quarts".
  public static var fluid: MeasureUsage { MeasureUsage(10) }
  /// The length of a vehicle, or what its tank holds.
  public static var vehicle: MeasureUsage { MeasureUsage(11) }
  /// An area of land.
  public static var land: MeasureUsage { MeasureUsage(12) }
  /// The power of an engine.
  public static var engine: MeasureUsage { MeasureUsage(13) }
  /// How much fuel a vehicle needs.
  public static var vehicleFuel: MeasureUsage { MeasureUsage(14) }
  /// The pressure of the air.
  public static var barometer: MeasureUsage { MeasureUsage(15) }

  /// The names that data and the command line have for them.
  static let named: [(name: String, value: MeasureUsage?)] = [
    ("general", .general), ("road", .road), ("person", .person), ("person-height", .personHeight),
    ("visibility", .visibility), ("rainfall", .rainfall), ("snowfall", .snowfall), ("weather", .weather),
    ("wind", .wind), ("food", .food), ("fluid", .fluid), ("vehicle", .vehicle), ("land", .land),
    ("engine", .engine), ("vehicle-fuel", .vehicleFuel), ("barometer", .barometer),
  ]
}

extension MeasureUnit {
  /// "5 seconds".
  public static var second: MeasureUnit { MeasureUnit(.unitSecond) }
  /// "5 minutes".
  public static var minute: MeasureUnit { MeasureUnit(.unitMinute) }
  /// "5 hours".
  public static var hour: MeasureUnit { MeasureUnit(.unitHour) }
  /// "5 days".
  public static var day: MeasureUnit { MeasureUnit(.unitDay) }
  /// "5 weeks".
  public static var week: MeasureUnit { MeasureUnit(.unitWeek) }
  /// "5 months".
  public static var month: MeasureUnit { MeasureUnit(.unitMonth) }
  /// "5 years".
  public static var year: MeasureUnit { MeasureUnit(.unitYear) }
  /// "5 kilometers".
  public static var kilometer: MeasureUnit { MeasureUnit(.unitKilometer) }
  /// "5 meters".
  public static var meter: MeasureUnit { MeasureUnit(.unitMeter) }
  /// "5 decimeters".
  public static var decimeter: MeasureUnit { MeasureUnit(.unitDecimeter) }
  /// "5 centimeters".
  public static var centimeter: MeasureUnit { MeasureUnit(.unitCentimeter) }
  /// "5 millimeters".
  public static var millimeter: MeasureUnit { MeasureUnit(.unitMillimeter) }
  /// "5 miles".
  public static var mile: MeasureUnit { MeasureUnit(.unitMile) }
  /// "5 yards".
  public static var yard: MeasureUnit { MeasureUnit(.unitYard) }
  /// "5 feet".
  public static var foot: MeasureUnit { MeasureUnit(.unitFoot) }
  /// "5 inches".
  public static var inch: MeasureUnit { MeasureUnit(.unitInch) }
  /// "5 nautical miles".
  public static var nauticalMile: MeasureUnit { MeasureUnit(.unitNauticalMile) }
  /// "5 Scandinavian miles". Of ten kilometers.
  public static var mileScandinavian: MeasureUnit { MeasureUnit(.unitMileScandinavian) }
  /// "4 light years".
  public static var lightYear: MeasureUnit { MeasureUnit(.unitLightYear) }
  /// "5 metric tons".
  public static var tonne: MeasureUnit { MeasureUnit(.unitTonne) }
  /// "5 kilograms".
  public static var kilogram: MeasureUnit { MeasureUnit(.unitKilogram) }
  /// "5 grams".
  public static var gram: MeasureUnit { MeasureUnit(.unitGram) }
  /// "500 milligrams".
  public static var milligram: MeasureUnit { MeasureUnit(.unitMilligram) }
  /// "5 micrograms".
  public static var microgram: MeasureUnit { MeasureUnit(.unitMicrogram) }
  /// "5 tons". Of 2,000 pounds, as in the United States.
  public static var shortTon: MeasureUnit { MeasureUnit(.unitTon) }
  /// "5 stones".
  public static var stone: MeasureUnit { MeasureUnit(.unitStone) }
  /// "5 pounds".
  public static var pound: MeasureUnit { MeasureUnit(.unitPound) }
  /// "5 ounces".
  public static var ounce: MeasureUnit { MeasureUnit(.unitOunce) }
  /// "2 carats". Of gems, a fifth of a gram; of gold see ``karat``.
  public static var carat: MeasureUnit { MeasureUnit(.unitCarat) }
  /// "5 liters".
  public static var liter: MeasureUnit { MeasureUnit(.unitLiter) }
  /// "5 deciliters".
  public static var deciliter: MeasureUnit { MeasureUnit(.unitDeciliter) }
  /// "5 centiliters".
  public static var centiliter: MeasureUnit { MeasureUnit(.unitCentiliter) }
  /// "5 milliliters".
  public static var milliliter: MeasureUnit { MeasureUnit(.unitMilliliter) }
  /// "5 cubic meters".
  public static var cubicMeter: MeasureUnit { MeasureUnit(.unitCubicMeter) }
  /// "5 cubic centimeters".
  public static var cubicCentimeter: MeasureUnit { MeasureUnit(.unitCubicCentimeter) }
  /// "5 cubic feet".
  public static var cubicFoot: MeasureUnit { MeasureUnit(.unitCubicFoot) }
  /// "5 cubic inches".
  public static var cubicInch: MeasureUnit { MeasureUnit(.unitCubicInch) }
  /// "5 gallons".
  public static var gallon: MeasureUnit { MeasureUnit(.unitGallon) }
  /// "5 quarts".
  public static var quart: MeasureUnit { MeasureUnit(.unitQuart) }
  /// "5 pints".
  public static var pint: MeasureUnit { MeasureUnit(.unitPint) }
  /// "5 cups".
  public static var cup: MeasureUnit { MeasureUnit(.unitCup) }
  /// "5 fluid ounces".
  public static var fluidOunce: MeasureUnit { MeasureUnit(.unitFluidOunce) }
  /// "5 tablespoons".
  public static var tablespoon: MeasureUnit { MeasureUnit(.unitTablespoon) }
  /// "5 teaspoons".
  public static var teaspoon: MeasureUnit { MeasureUnit(.unitTeaspoon) }
  /// "2 drops".
  public static var drop: MeasureUnit { MeasureUnit(.unitDrop) }
  /// "2 pinches".
  public static var pinch: MeasureUnit { MeasureUnit(.unitPinch) }
  /// "5 imperial gallons".
  public static var gallonImperial: MeasureUnit { MeasureUnit(.unitGallonImperial) }
  /// "5 imperial fluid ounces".
  public static var fluidOunceImperial: MeasureUnit { MeasureUnit(.unitFluidOunceImperial) }
  /// "21 degrees Celsius".
  public static var degreeCelsius: MeasureUnit { MeasureUnit(.unitCelsius) }
  /// "70 degrees Fahrenheit".
  public static var degreeFahrenheit: MeasureUnit { MeasureUnit(.unitFahrenheit) }
  /// "5 kelvins".
  public static var kelvin: MeasureUnit { MeasureUnit(.unitKelvin) }
  /// "72 degrees". Of an angle, and of a temperature whose scale need not be said.
  public static var degree: MeasureUnit { MeasureUnit(.unitDegree) }
  /// "5 revolutions".
  public static var revolution: MeasureUnit { MeasureUnit(.unitRevolution) }
  /// "50 kilometers per hour".
  public static var kilometerPerHour: MeasureUnit { MeasureUnit(.unitKilometerPerHour) }
  /// "5 meters per second".
  public static var meterPerSecond: MeasureUnit { MeasureUnit(.unitMeterPerSecond) }
  /// "5.5 miles per hour".
  public static var milePerHour: MeasureUnit { MeasureUnit(.unitMilePerHour) }
  /// "5 knots".
  public static var knot: MeasureUnit { MeasureUnit(.unitKnot) }
  /// "5 kilocalories".
  public static var kilocalorie: MeasureUnit { MeasureUnit(.unitKilocalorie) }
  /// "5 calories".
  public static var calorie: MeasureUnit { MeasureUnit(.unitCalorie) }
  /// "5 kilojoules".
  public static var kilojoule: MeasureUnit { MeasureUnit(.unitKilojoule) }
  /// "5 joules".
  public static var joule: MeasureUnit { MeasureUnit(.unitJoule) }
  /// "5 kilowatt-hours".
  public static var kilowattHour: MeasureUnit { MeasureUnit(.unitKilowattHour) }
  /// "5 megawatts".
  public static var megawatt: MeasureUnit { MeasureUnit(.unitMegawatt) }
  /// "5 kilowatts".
  public static var kilowatt: MeasureUnit { MeasureUnit(.unitKilowatt) }
  /// "5 watts".
  public static var watt: MeasureUnit { MeasureUnit(.unitWatt) }
  /// "5 horsepower".
  public static var horsepower: MeasureUnit { MeasureUnit(.unitHorsepower) }
  /// "5 volts".
  public static var volt: MeasureUnit { MeasureUnit(.unitVolt) }
  /// "5 amperes".
  public static var ampere: MeasureUnit { MeasureUnit(.unitAmpere) }
  /// "500 milliamperes".
  public static var milliampere: MeasureUnit { MeasureUnit(.unitMilliampere) }
  /// "5 petabytes".
  public static var petabyte: MeasureUnit { MeasureUnit(.unitPetabyte) }
  /// "5 terabytes".
  public static var terabyte: MeasureUnit { MeasureUnit(.unitTerabyte) }
  /// "5 gigabytes".
  public static var gigabyte: MeasureUnit { MeasureUnit(.unitGigabyte) }
  /// "5 megabytes".
  public static var megabyte: MeasureUnit { MeasureUnit(.unitMegabyte) }
  /// "5 kilobytes".
  public static var kilobyte: MeasureUnit { MeasureUnit(.unitKilobyte) }
  /// "5 bytes".
  public static var byte: MeasureUnit { MeasureUnit(.unitByte) }
  /// "5 terabits".
  public static var terabit: MeasureUnit { MeasureUnit(.unitTerabit) }
  /// "5 gigabits".
  public static var gigabit: MeasureUnit { MeasureUnit(.unitGigabit) }
  /// "5 megabits".
  public static var megabit: MeasureUnit { MeasureUnit(.unitMegabit) }
  /// "5 kilobits".
  public static var kilobit: MeasureUnit { MeasureUnit(.unitKilobit) }
  /// "5 bits".
  public static var bit: MeasureUnit { MeasureUnit(.unitBit) }
  /// "5 hectopascals".
  public static var hectopascal: MeasureUnit { MeasureUnit(.unitHectopascal) }
  /// "5 kilopascals".
  public static var kilopascal: MeasureUnit { MeasureUnit(.unitKilopascal) }
  /// "5 bars".
  public static var bar: MeasureUnit { MeasureUnit(.unitBar) }
  /// "5 millibars".
  public static var millibar: MeasureUnit { MeasureUnit(.unitMillibar) }
  /// "120 millimeters of mercury".
  public static var millimeterOfMercury: MeasureUnit { MeasureUnit(.unitMillimeterOfhg) }
  /// "30 inches of mercury".
  public static var inchOfMercury: MeasureUnit { MeasureUnit(.unitInchOfhg) }
  /// "32 pounds per square inch".
  public static var poundPerSquareInch: MeasureUnit { MeasureUnit(.unitPoundForcePerSquareInch) }
  /// "5 gigahertz".
  public static var gigahertz: MeasureUnit { MeasureUnit(.unitGigahertz) }
  /// "5 megahertz".
  public static var megahertz: MeasureUnit { MeasureUnit(.unitMegahertz) }
  /// "5 kilohertz".
  public static var kilohertz: MeasureUnit { MeasureUnit(.unitKilohertz) }
  /// "5 hertz".
  public static var hertz: MeasureUnit { MeasureUnit(.unitHertz) }
  /// "5 square kilometers".
  public static var squareKilometer: MeasureUnit { MeasureUnit(.unitSquareKilometer) }
  /// "5 hectares".
  public static var hectare: MeasureUnit { MeasureUnit(.unitHectare) }
  /// "5 square meters".
  public static var squareMeter: MeasureUnit { MeasureUnit(.unitSquareMeter) }
  /// "5 square centimeters".
  public static var squareCentimeter: MeasureUnit { MeasureUnit(.unitSquareCentimeter) }
  /// "5 square miles".
  public static var squareMile: MeasureUnit { MeasureUnit(.unitSquareMile) }
  /// "5 acres".
  public static var acre: MeasureUnit { MeasureUnit(.unitAcre) }
  /// "5 square yards".
  public static var squareYard: MeasureUnit { MeasureUnit(.unitSquareYard) }
  /// "5 square feet".
  public static var squareFoot: MeasureUnit { MeasureUnit(.unitSquareFoot) }
  /// "5 square inches".
  public static var squareInch: MeasureUnit { MeasureUnit(.unitSquareInch) }
  /// "3 nights".
  public static var night: MeasureUnit { MeasureUnit(.unitNight) }
  /// "5 milliseconds".
  public static var millisecond: MeasureUnit { MeasureUnit(.unitMillisecond) }
  /// "5 microseconds".
  public static var microsecond: MeasureUnit { MeasureUnit(.unitMicrosecond) }
  /// "5 nanoseconds".
  public static var nanosecond: MeasureUnit { MeasureUnit(.unitNanosecond) }
  /// "5 liters per 100 kilometers".
  public static var literPer100Kilometer: MeasureUnit { MeasureUnit(.unitLiterPer100Kilometer) }
  /// "30 miles per gallon". Of a gallon as in the United States.
  public static var milePerGallon: MeasureUnit { MeasureUnit(.unitMilePerGallon) }
  /// "30 miles per imperial gallon".
  public static var milePerGallonImperial: MeasureUnit { MeasureUnit(.unitMilePerGallonImperial) }
  /// "15 kilowatt-hours per 100 kilometers".
  public static var kilowattHourPer100Kilometer: MeasureUnit { MeasureUnit(.unitKilowattHourPer100Kilometer) }
  /// "5 millimoles per liter".
  public static var millimolePerLiter: MeasureUnit { MeasureUnit(.unitMillimolePerLiter) }
  /// "5 permille".
  public static var permille: MeasureUnit { MeasureUnit(.unitPermille) }
  /// "18 karats". Of gold.
  public static var karat: MeasureUnit { MeasureUnit(.unitKarat) }
  /// "5 megapixels".
  public static var megapixel: MeasureUnit { MeasureUnit(.unitMegapixel) }
  /// "5 pixels".
  public static var pixel: MeasureUnit { MeasureUnit(.unitPixel) }
  /// "800 lumens".
  public static var lumen: MeasureUnit { MeasureUnit(.unitLumen) }
  /// "72 beats per minute".
  public static var beatPerMinute: MeasureUnit { MeasureUnit(.unitBeatPerMinute) }
  /// "2,000 revolutions per minute".
  public static var revolutionPerMinute: MeasureUnit { MeasureUnit(.unitRevolutionPerMinute) }
  /// "60 decibels".
  public static var decibel: MeasureUnit { MeasureUnit(.unitDecibel) }
  /// "1,000 international units".
  public static var internationalUnit: MeasureUnit { MeasureUnit(.unitInternationalUnit) }
}
