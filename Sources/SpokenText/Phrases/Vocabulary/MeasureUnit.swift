// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A unit of measurement, such as kilometers, degrees Celsius, or beats per minute.
///
/// ```swift
/// speaker.measure(5, .kilometer).text                    // "5 kilometers"
/// speaker.measure(2, .gram.per(.liter)).text             // "2 grams per liter"
/// speaker.measure(3, MeasureUnit("parsec")).text         // "3 parsecs"
/// ```
///
/// Names, identifiers, and nearly all words follow Unicode CLDR.
public struct MeasureUnit: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// A built-in unit, by the index of its message.
    case builtIn(UInt16)
    /// A built-in unit per another one, such as grams per liter.
    case per(UInt16, UInt16)
    /// Another unit, by its name in an overlay, or by the text to read.
    case named(String)
  }

  let kind: Kind

  private init(_ message: BuiltInMessage) { kind = .builtIn(UInt16(message.rawValue)) }

  /// Creates the built-in unit with this index in `UnitFacts`.
  init(number: Int) {
    let time = BuiltInMessage.timeUnits
    kind = .builtIn(
      UInt16(number < time.count ? time.startIndex + number : BuiltInMessage.units.startIndex + number - time.count))
  }

  /// Creates a unit from a Unicode identifier (UTS 35, part 6), such as `kilometer`, `kilometer-per-hour`, or
  /// `gram-per-liter`.
  ///
  /// SpokenText has words for every unit of CLDR and Foundation. For example,
  /// `speaker.measure(3, MeasureUnit("parsec"))` is "3 parsecs". Only units with a constant, such as ``kilometer``, can
  /// be converted.
  ///
  /// You can pass any other text, too, such as "lap". If an overlay has a message `lap` or `unit-lap` with the line
  /// `# Swift: Unit` above it, the unit is read as "3 laps". Otherwise, the text is read unchanged, as in "3 lap", and
  /// reported. A blank text is omitted, as in "3".
  ///
  /// - Parameter identifier: The Unicode identifier, or another text.
  public init(_ identifier: String) {
    self.init(known: identifier)
    guard case .named = kind, let per = identifier.firstRange(of: "-per-") else { return }
    let unit = MeasureUnit(known: String(identifier[..<per.lowerBound]))
    let other = MeasureUnit(known: String(identifier[per.upperBound...]))
    if case .builtIn = unit.kind, case .builtIn = other.kind { self = unit.per(other) }
  }

  /// The percent unit of Unicode, which uses the message for percentages.
  static let percent = MeasureUnit(kind: .named("percent"))

  private init(known identifier: String) {
    let name = Self.aliases[identifier] ?? identifier
    let id = Vocabulary.units.prefix + name
    let known = Vocabulary.units.words.first { $0.id == id }
    kind = known.map { .builtIn(UInt16($0.rawValue)) } ?? .named(name)
  }

  /// Older identifiers, and identifiers whose unit has the same word as another.
  private static let aliases = [
    "metric-ton": "tonne", "foodcalorie": "kilocalorie", "inch-hg": "inch-ofhg", "temperature-generic": "degree",
    "millimeter-of-mercury": "millimeter-ofhg", "pound-per-square-inch": "pound-force-per-square-inch",
    "liter-per-100kilometers": "liter-per-100-kilometer", "part-per-million": "permillion",
    "part-per-1e6": "permillion", "part-per-1e9": "portion-per-1e9",
    "meter-per-second-squared": "meter-per-square-second",
  ]

  /// The Unicode identifier, such as `kilometer-per-hour`, or the text of an unknown unit.
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

  /// Returns the unit per another unit. For example, `.gram.per(.liter)` is "2 grams per liter", and
  /// `.milligram.per(.day)` is "2 milligrams per day".
  ///
  /// If the result has its own name, it is that unit. For example, `.kilometer.per(.hour)` is ``kilometerPerHour``. If
  /// a unit is compound or unknown, the result is an unknown unit.
  public func per(_ other: MeasureUnit) -> MeasureUnit {
    let whole = MeasureUnit(known: "\(identifier)-per-\(other.identifier)")
    guard case .named = whole.kind, case .builtIn(let unit) = kind, case .builtIn(let other) = other.kind else {
      return whole
    }
    return MeasureUnit(kind: .per(unit, other))
  }

  private init(kind: Kind) { self.kind = kind }

  /// `true` for a unit with a constant, and for a rate of two such units.
  var isKnown: Bool {
    if case .named = kind { false } else { true }
  }

  /// The index of the unit in `UnitFacts`, or `nil` if it has none.
  var number: Int? {
    guard case .builtIn(let unit) = kind else { return nil }
    let (time, units) = (BuiltInMessage.timeUnits, BuiltInMessage.units)
    return time.indices.contains(Int(unit)) ? Int(unit) - time.startIndex : Int(unit) - units.startIndex + time.count
  }

  /// All units that have a constant.
  public static var all: [MeasureUnit] { Vocabulary.units.words.map { MeasureUnit($0) } }
}

extension Vocabulary {
  /// The words for ``MeasureUnit``.
  package static let units = Vocabulary(
    form: "a unit, as kilometer", prefix: "unit-", words: Array(BuiltInMessage.timeUnits) + BuiltInMessage.units)
}

/// The usage of a measurement, which selects the user's preferred unit by CLDR's unit preferences. For example,
/// distances on the road are in miles and feet in the United States, and in miles and yards in the United Kingdom. A
/// person's height is in feet and inches.
public struct MeasureUsage: Sendable, Hashable {
  let number: Int

  private init(_ number: Int) { self.number = number }

  /// The usage for measurements that no other constant describes, such as "3.1 miles" or "70 degrees Fahrenheit".
  public static var general: MeasureUsage { MeasureUsage(0) }
  /// The distance to a place, such as "0.5 miles". Shorter distances are in round feet, yards, or meters.
  public static var road: MeasureUsage { MeasureUsage(1) }
  /// The length or weight of a person, such as "11 stones 7 pounds".
  public static var person: MeasureUsage { MeasureUsage(2) }
  /// The height of a person, such as "5 feet 10 inches".
  public static var personHeight: MeasureUsage { MeasureUsage(3) }
  /// The visibility in weather reports.
  public static var visibility: MeasureUsage { MeasureUsage(4) }
  /// An amount of rain.
  public static var rainfall: MeasureUsage { MeasureUsage(5) }
  /// An amount of snow.
  public static var snowfall: MeasureUsage { MeasureUsage(6) }
  /// The air temperature.
  public static var weather: MeasureUsage { MeasureUsage(7) }
  /// The wind speed.
  public static var wind: MeasureUsage { MeasureUsage(8) }
  /// The energy in food.
  public static var food: MeasureUsage { MeasureUsage(9) }
  /// A volume of liquid, such as "2 quarts".
  public static var fluid: MeasureUsage { MeasureUsage(10) }
  /// The length of a vehicle, or the volume of its tank.
  public static var vehicle: MeasureUsage { MeasureUsage(11) }
  /// An area of land.
  public static var land: MeasureUsage { MeasureUsage(12) }
  /// The power of an engine.
  public static var engine: MeasureUsage { MeasureUsage(13) }
  /// The fuel consumption of a vehicle.
  public static var vehicleFuel: MeasureUsage { MeasureUsage(14) }
  /// The air pressure.
  public static var barometer: MeasureUsage { MeasureUsage(15) }

  /// The values, with their names in encoded data and commands.
  static let named: [(name: String, value: MeasureUsage?)] = [
    ("general", .general), ("road", .road), ("person", .person), ("person-height", .personHeight),
    ("visibility", .visibility), ("rainfall", .rainfall), ("snowfall", .snowfall), ("weather", .weather),
    ("wind", .wind), ("food", .food), ("fluid", .fluid), ("vehicle", .vehicle), ("land", .land),
    ("engine", .engine), ("vehicle-fuel", .vehicleFuel), ("barometer", .barometer),
  ]
}

extension MeasureUnit {
  /// The unit of "5 seconds".
  public static var second: MeasureUnit { MeasureUnit(.unitSecond) }
  /// The unit of "5 minutes".
  public static var minute: MeasureUnit { MeasureUnit(.unitMinute) }
  /// The unit of "5 hours".
  public static var hour: MeasureUnit { MeasureUnit(.unitHour) }
  /// The unit of "5 days".
  public static var day: MeasureUnit { MeasureUnit(.unitDay) }
  /// The unit of "5 weeks".
  public static var week: MeasureUnit { MeasureUnit(.unitWeek) }
  /// The unit of "5 months".
  public static var month: MeasureUnit { MeasureUnit(.unitMonth) }
  /// The unit of "5 years".
  public static var year: MeasureUnit { MeasureUnit(.unitYear) }
  /// The unit of "5 kilometers".
  public static var kilometer: MeasureUnit { MeasureUnit(.unitKilometer) }
  /// The unit of "5 meters".
  public static var meter: MeasureUnit { MeasureUnit(.unitMeter) }
  /// The unit of "5 decimeters".
  public static var decimeter: MeasureUnit { MeasureUnit(.unitDecimeter) }
  /// The unit of "5 centimeters".
  public static var centimeter: MeasureUnit { MeasureUnit(.unitCentimeter) }
  /// The unit of "5 millimeters".
  public static var millimeter: MeasureUnit { MeasureUnit(.unitMillimeter) }
  /// The unit of "5 miles".
  public static var mile: MeasureUnit { MeasureUnit(.unitMile) }
  /// The unit of "5 yards".
  public static var yard: MeasureUnit { MeasureUnit(.unitYard) }
  /// The unit of "5 feet".
  public static var foot: MeasureUnit { MeasureUnit(.unitFoot) }
  /// The unit of "5 inches".
  public static var inch: MeasureUnit { MeasureUnit(.unitInch) }
  /// The unit of "5 nautical miles".
  public static var nauticalMile: MeasureUnit { MeasureUnit(.unitNauticalMile) }
  /// The unit of "5 Scandinavian miles". One is ten kilometers.
  public static var mileScandinavian: MeasureUnit { MeasureUnit(.unitMileScandinavian) }
  /// The unit of "4 light years".
  public static var lightYear: MeasureUnit { MeasureUnit(.unitLightYear) }
  /// The unit of "5 metric tons".
  public static var tonne: MeasureUnit { MeasureUnit(.unitTonne) }
  /// The unit of "5 kilograms".
  public static var kilogram: MeasureUnit { MeasureUnit(.unitKilogram) }
  /// The unit of "5 grams".
  public static var gram: MeasureUnit { MeasureUnit(.unitGram) }
  /// The unit of "500 milligrams".
  public static var milligram: MeasureUnit { MeasureUnit(.unitMilligram) }
  /// The unit of "5 micrograms".
  public static var microgram: MeasureUnit { MeasureUnit(.unitMicrogram) }
  /// The unit of "5 tons". One is 2,000 pounds, as in the United States.
  public static var shortTon: MeasureUnit { MeasureUnit(.unitTon) }
  /// The unit of "5 stones".
  public static var stone: MeasureUnit { MeasureUnit(.unitStone) }
  /// The unit of "5 pounds".
  public static var pound: MeasureUnit { MeasureUnit(.unitPound) }
  /// The unit of "5 ounces".
  public static var ounce: MeasureUnit { MeasureUnit(.unitOunce) }
  /// The unit of "2 carats", for gems. One is a fifth of a gram. For gold, see ``karat``.
  public static var carat: MeasureUnit { MeasureUnit(.unitCarat) }
  /// The unit of "5 liters".
  public static var liter: MeasureUnit { MeasureUnit(.unitLiter) }
  /// The unit of "5 deciliters".
  public static var deciliter: MeasureUnit { MeasureUnit(.unitDeciliter) }
  /// The unit of "5 centiliters".
  public static var centiliter: MeasureUnit { MeasureUnit(.unitCentiliter) }
  /// The unit of "5 milliliters".
  public static var milliliter: MeasureUnit { MeasureUnit(.unitMilliliter) }
  /// The unit of "5 cubic meters".
  public static var cubicMeter: MeasureUnit { MeasureUnit(.unitCubicMeter) }
  /// The unit of "5 cubic centimeters".
  public static var cubicCentimeter: MeasureUnit { MeasureUnit(.unitCubicCentimeter) }
  /// The unit of "5 cubic feet".
  public static var cubicFoot: MeasureUnit { MeasureUnit(.unitCubicFoot) }
  /// The unit of "5 cubic inches".
  public static var cubicInch: MeasureUnit { MeasureUnit(.unitCubicInch) }
  /// The unit of "5 gallons".
  public static var gallon: MeasureUnit { MeasureUnit(.unitGallon) }
  /// The unit of "5 quarts".
  public static var quart: MeasureUnit { MeasureUnit(.unitQuart) }
  /// The unit of "5 pints".
  public static var pint: MeasureUnit { MeasureUnit(.unitPint) }
  /// The unit of "5 cups".
  public static var cup: MeasureUnit { MeasureUnit(.unitCup) }
  /// The unit of "5 fluid ounces".
  public static var fluidOunce: MeasureUnit { MeasureUnit(.unitFluidOunce) }
  /// The unit of "5 tablespoons".
  public static var tablespoon: MeasureUnit { MeasureUnit(.unitTablespoon) }
  /// The unit of "5 teaspoons".
  public static var teaspoon: MeasureUnit { MeasureUnit(.unitTeaspoon) }
  /// The unit of "2 drops".
  public static var drop: MeasureUnit { MeasureUnit(.unitDrop) }
  /// The unit of "2 pinches".
  public static var pinch: MeasureUnit { MeasureUnit(.unitPinch) }
  /// The unit of "5 imperial gallons".
  public static var gallonImperial: MeasureUnit { MeasureUnit(.unitGallonImperial) }
  /// The unit of "5 imperial fluid ounces".
  public static var fluidOunceImperial: MeasureUnit { MeasureUnit(.unitFluidOunceImperial) }
  /// The unit of "21 degrees Celsius".
  public static var degreeCelsius: MeasureUnit { MeasureUnit(.unitCelsius) }
  /// The unit of "70 degrees Fahrenheit".
  public static var degreeFahrenheit: MeasureUnit { MeasureUnit(.unitFahrenheit) }
  /// The unit of "5 kelvins".
  public static var kelvin: MeasureUnit { MeasureUnit(.unitKelvin) }
  /// The unit of "72 degrees", for an angle, or for a temperature whose scale is clear.
  public static var degree: MeasureUnit { MeasureUnit(.unitDegree) }
  /// The unit of "5 revolutions".
  public static var revolution: MeasureUnit { MeasureUnit(.unitRevolution) }
  /// The unit of "50 kilometers per hour".
  public static var kilometerPerHour: MeasureUnit { MeasureUnit(.unitKilometerPerHour) }
  /// The unit of "5 meters per second".
  public static var meterPerSecond: MeasureUnit { MeasureUnit(.unitMeterPerSecond) }
  /// The unit of "5.5 miles per hour".
  public static var milePerHour: MeasureUnit { MeasureUnit(.unitMilePerHour) }
  /// The unit of "5 knots".
  public static var knot: MeasureUnit { MeasureUnit(.unitKnot) }
  /// The unit of "5 kilocalories".
  public static var kilocalorie: MeasureUnit { MeasureUnit(.unitKilocalorie) }
  /// The unit of "5 calories".
  public static var calorie: MeasureUnit { MeasureUnit(.unitCalorie) }
  /// The unit of "5 kilojoules".
  public static var kilojoule: MeasureUnit { MeasureUnit(.unitKilojoule) }
  /// The unit of "5 joules".
  public static var joule: MeasureUnit { MeasureUnit(.unitJoule) }
  /// The unit of "5 kilowatt-hours".
  public static var kilowattHour: MeasureUnit { MeasureUnit(.unitKilowattHour) }
  /// The unit of "5 megawatts".
  public static var megawatt: MeasureUnit { MeasureUnit(.unitMegawatt) }
  /// The unit of "5 kilowatts".
  public static var kilowatt: MeasureUnit { MeasureUnit(.unitKilowatt) }
  /// The unit of "5 watts".
  public static var watt: MeasureUnit { MeasureUnit(.unitWatt) }
  /// The unit of "5 horsepower".
  public static var horsepower: MeasureUnit { MeasureUnit(.unitHorsepower) }
  /// The unit of "5 volts".
  public static var volt: MeasureUnit { MeasureUnit(.unitVolt) }
  /// The unit of "5 amperes".
  public static var ampere: MeasureUnit { MeasureUnit(.unitAmpere) }
  /// The unit of "500 milliamperes".
  public static var milliampere: MeasureUnit { MeasureUnit(.unitMilliampere) }
  /// The unit of "5 petabytes".
  public static var petabyte: MeasureUnit { MeasureUnit(.unitPetabyte) }
  /// The unit of "5 terabytes".
  public static var terabyte: MeasureUnit { MeasureUnit(.unitTerabyte) }
  /// The unit of "5 gigabytes".
  public static var gigabyte: MeasureUnit { MeasureUnit(.unitGigabyte) }
  /// The unit of "5 megabytes".
  public static var megabyte: MeasureUnit { MeasureUnit(.unitMegabyte) }
  /// The unit of "5 kilobytes".
  public static var kilobyte: MeasureUnit { MeasureUnit(.unitKilobyte) }
  /// The unit of "5 bytes".
  public static var byte: MeasureUnit { MeasureUnit(.unitByte) }
  /// The unit of "5 terabits".
  public static var terabit: MeasureUnit { MeasureUnit(.unitTerabit) }
  /// The unit of "5 gigabits".
  public static var gigabit: MeasureUnit { MeasureUnit(.unitGigabit) }
  /// The unit of "5 megabits".
  public static var megabit: MeasureUnit { MeasureUnit(.unitMegabit) }
  /// The unit of "5 kilobits".
  public static var kilobit: MeasureUnit { MeasureUnit(.unitKilobit) }
  /// The unit of "5 bits".
  public static var bit: MeasureUnit { MeasureUnit(.unitBit) }
  /// The unit of "5 hectopascals".
  public static var hectopascal: MeasureUnit { MeasureUnit(.unitHectopascal) }
  /// The unit of "5 kilopascals".
  public static var kilopascal: MeasureUnit { MeasureUnit(.unitKilopascal) }
  /// The unit of "5 bars".
  public static var bar: MeasureUnit { MeasureUnit(.unitBar) }
  /// The unit of "5 millibars".
  public static var millibar: MeasureUnit { MeasureUnit(.unitMillibar) }
  /// The unit of "120 millimeters of mercury".
  public static var millimeterOfMercury: MeasureUnit { MeasureUnit(.unitMillimeterOfhg) }
  /// The unit of "30 inches of mercury".
  public static var inchOfMercury: MeasureUnit { MeasureUnit(.unitInchOfhg) }
  /// The unit of "32 pounds per square inch".
  public static var poundPerSquareInch: MeasureUnit { MeasureUnit(.unitPoundForcePerSquareInch) }
  /// The unit of "5 gigahertz".
  public static var gigahertz: MeasureUnit { MeasureUnit(.unitGigahertz) }
  /// The unit of "5 megahertz".
  public static var megahertz: MeasureUnit { MeasureUnit(.unitMegahertz) }
  /// The unit of "5 kilohertz".
  public static var kilohertz: MeasureUnit { MeasureUnit(.unitKilohertz) }
  /// The unit of "5 hertz".
  public static var hertz: MeasureUnit { MeasureUnit(.unitHertz) }
  /// The unit of "5 square kilometers".
  public static var squareKilometer: MeasureUnit { MeasureUnit(.unitSquareKilometer) }
  /// The unit of "5 hectares".
  public static var hectare: MeasureUnit { MeasureUnit(.unitHectare) }
  /// The unit of "5 square meters".
  public static var squareMeter: MeasureUnit { MeasureUnit(.unitSquareMeter) }
  /// The unit of "5 square centimeters".
  public static var squareCentimeter: MeasureUnit { MeasureUnit(.unitSquareCentimeter) }
  /// The unit of "5 square miles".
  public static var squareMile: MeasureUnit { MeasureUnit(.unitSquareMile) }
  /// The unit of "5 acres".
  public static var acre: MeasureUnit { MeasureUnit(.unitAcre) }
  /// The unit of "5 square yards".
  public static var squareYard: MeasureUnit { MeasureUnit(.unitSquareYard) }
  /// The unit of "5 square feet".
  public static var squareFoot: MeasureUnit { MeasureUnit(.unitSquareFoot) }
  /// The unit of "5 square inches".
  public static var squareInch: MeasureUnit { MeasureUnit(.unitSquareInch) }
  /// The unit of "3 nights".
  public static var night: MeasureUnit { MeasureUnit(.unitNight) }
  /// The unit of "5 milliseconds".
  public static var millisecond: MeasureUnit { MeasureUnit(.unitMillisecond) }
  /// The unit of "5 microseconds".
  public static var microsecond: MeasureUnit { MeasureUnit(.unitMicrosecond) }
  /// The unit of "5 nanoseconds".
  public static var nanosecond: MeasureUnit { MeasureUnit(.unitNanosecond) }
  /// The unit of "5 liters per 100 kilometers".
  public static var literPer100Kilometer: MeasureUnit { MeasureUnit(.unitLiterPer100Kilometer) }
  /// The unit of "30 miles per gallon". The gallon is that of the United States.
  public static var milePerGallon: MeasureUnit { MeasureUnit(.unitMilePerGallon) }
  /// The unit of "30 miles per imperial gallon".
  public static var milePerGallonImperial: MeasureUnit { MeasureUnit(.unitMilePerGallonImperial) }
  /// The unit of "15 kilowatt-hours per 100 kilometers".
  public static var kilowattHourPer100Kilometer: MeasureUnit { MeasureUnit(.unitKilowattHourPer100Kilometer) }
  /// The unit of "5 millimoles per liter".
  public static var millimolePerLiter: MeasureUnit { MeasureUnit(.unitMillimolePerLiter) }
  /// The unit of "5 permille".
  public static var permille: MeasureUnit { MeasureUnit(.unitPermille) }
  /// The unit of "18 karats", for gold.
  public static var karat: MeasureUnit { MeasureUnit(.unitKarat) }
  /// The unit of "5 megapixels".
  public static var megapixel: MeasureUnit { MeasureUnit(.unitMegapixel) }
  /// The unit of "5 pixels".
  public static var pixel: MeasureUnit { MeasureUnit(.unitPixel) }
  /// The unit of "800 lumens".
  public static var lumen: MeasureUnit { MeasureUnit(.unitLumen) }
  /// The unit of "72 beats per minute".
  public static var beatPerMinute: MeasureUnit { MeasureUnit(.unitBeatPerMinute) }
  /// The unit of "2,000 revolutions per minute".
  public static var revolutionPerMinute: MeasureUnit { MeasureUnit(.unitRevolutionPerMinute) }
  /// The unit of "60 decibels".
  public static var decibel: MeasureUnit { MeasureUnit(.unitDecibel) }
  /// The unit of "1,000 international units".
  public static var internationalUnit: MeasureUnit { MeasureUnit(.unitInternationalUnit) }
}
