// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a measurement.
struct MeasureKind: PhraseKind {
  var value = ExactDecimal.notANumber
  var unit = MeasureUnit("")
  /// The units to convert to, or `nil` to keep the unit.
  var target: MeasureTarget?
  /// The usage that selects the user's preferred unit, such as `.road`, or `nil` to keep the unit.
  var usage: MeasureUsage?
  var sign = SignRule.automatic

  static let name = "measure"
  static let summary = "a measurement, such as '5 kilometers' or 'minus 5 degrees Celsius'"
  static let examples = [
    ["5.5", "mile-per-hour"], ["2", "gram-per-liter"], ["70", "inch", "--to", "foot-and-inch"],
    ["5", "kilometer", "--usage", "road", "--locale", "en-GB"],
  ]

  static var operandKey: OperandKey<Self>? { .number(\.value) }

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("value", &value, "the value", place: .required)
    try keys.unit("unit", &unit, "the unit, by its Unicode identifier, such as kilometer-per-hour", place: .required)
    var identifier = target?.identifier ?? ""
    try keys.text("to", &identifier, "the unit to convert to, such as mile or foot-and-inch", place: .named)
    target = identifier.isEmpty ? nil : MeasureTarget(identifier)
    try keys.choice(
      "usage", &usage, MeasureUsage.named, "the usage, which decides the user's preferred unit",
      place: .named)
    try keys.choice("sign", &sign, SignRule.named, "the rule for the sign", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard target != nil || usage != nil else { return .phrase(scope.bind(measure: value, unit, sign)) }
    return .phrase(scope.bind(converting: self, in: speaker.preferences.unitRegion))
  }
}

extension Phrase {
  /// Returns a phrase for a measurement, such as "5 kilometers", "Minus 5 degrees Celsius", or "5.5 miles per hour".
  ///
  /// All digits of the number are read. With a usage, the value is converted to the user's preferred unit (see
  /// ``Speaker/measurementSystem``), and rounded as in everyday speech. For example,
  /// `.measure(5, .kilometer, usage: .road)` is "3.1 miles" in the United States.
  ///
  /// Units and conversions follow CLDR. See ``MeasureUnit`` and ``MeasureUsage``.
  ///
  /// - Parameters:
  ///   - value: The value. The phrase is "Measurement unavailable" if it is infinite or not-a-number.
  ///   - unit: The unit of the value. If it can't be converted, it is kept.
  ///   - usage: The usage, such as `.road`, or `nil` to keep the unit.
  ///   - sign: When to speak the sign.
  public static func measure(
    _ value: some SpeakableNumber, _ unit: MeasureUnit, usage: MeasureUsage? = nil, sign: SignRule = .automatic
  ) -> Phrase {
    MeasureKind(value: value.decimalForSpeech, unit: unit, usage: usage, sign: sign).phrase
  }

  /// Returns a phrase for a measurement in another unit. For example, `.measure(70, .inch, in: .foot, and: .inch)` is
  /// "5 feet 10 inches", and `.measure(5, .mile, in: .kilometer)` is "8 kilometers".
  ///
  /// The result is rounded to a whole number, or to two digits if it is below 10. With two units, the smaller one is a
  /// whole number.
  ///
  /// - Parameters:
  ///   - value: The value. The phrase is "Measurement unavailable" if it is infinite or not-a-number.
  ///   - unit: The unit of the value.
  ///   - target: The unit to convert to. If it measures something else, the original unit is kept.
  ///   - second: A smaller unit for the rest, if any.
  public static func measure(
    _ value: some SpeakableNumber, _ unit: MeasureUnit, in target: MeasureUnit, and second: MeasureUnit? = nil
  ) -> Phrase {
    MeasureKind(value: value.decimalForSpeech, unit: unit, target: MeasureTarget(target, second)).phrase
  }
}

extension Speaker {
  /// Returns the text for a measurement, such as "5 kilometers". See ``Phrase/measure(_:_:usage:sign:)``.
  public func measure(
    _ value: some SpeakableNumber, _ unit: MeasureUnit, usage: MeasureUsage? = nil, sign: SignRule = .automatic,
    context: PhraseContext = .standalone
  ) -> Utterance {
    let kind = MeasureKind(value: value.decimalForSpeech, unit: unit, usage: usage, sign: sign)
    return say(context) { kind.compose(with: $0, in: &$1) }
  }
}

/// One or two units to convert a measurement to.
struct MeasureTarget: Sendable, Hashable {
  var unit: MeasureUnit
  var second: MeasureUnit?

  init(_ unit: MeasureUnit, _ second: MeasureUnit? = nil) { (self.unit, self.second) = (unit, second) }

  /// Creates a target from Unicode identifiers, such as `mile` or `foot-and-inch`.
  init(_ identifier: String) {
    guard let and = identifier.firstRange(of: "-and-") else {
      self.init(MeasureUnit(identifier))
      return
    }
    self.init(
      MeasureUnit(String(identifier[..<and.lowerBound])), MeasureUnit(String(identifier[and.upperBound...])))
  }

  var identifier: String { second.map { "\(unit.identifier)-and-\($0.identifier)" } ?? unit.identifier }
}

extension KeyVisitor {
  /// Visits a unit as text with its identifier, such as `kilometer`. Any text is accepted.
  mutating func unit(_ name: String, _ unit: inout MeasureUnit, _ meaning: String, place: KeyPosition) throws(Fault) {
    var identifier = unit.identifier
    try text(name, &identifier, meaning, place: place)
    if identifier != unit.identifier { unit = MeasureUnit(identifier) }
  }
}

extension PhraseScope {
  mutating func bind(measure value: ExactDecimal, _ unit: MeasureUnit, _ sign: SignRule) -> BoundMessage {
    let value = value.roundedForSpeech
    guard value.isSpeakable else { return bind(.measureUnavailable) }
    if case .builtIn(let index) = unit.kind, !value.isNegative, sign.kind == .automatic {
      return bind(counting: .number(value), of: Int32(index))
    }
    return bind(signed: value, unit, sign)
  }

  @inline(never)
  private mutating func bind(signed value: ExactDecimal, _ unit: MeasureUnit, _ sign: SignRule) -> BoundMessage {
    let (isNegative, isZero) = (value.isNegative, value.isZero)
    let below = isNegative && sign.kind != .never ? countedBelowZero(unit) : .none
    guard !below.exists else {
      let message = message(of: unit)
      return bind(below, counting: .number(value.magnitude), of: message)
    }
    let said = bind(counting: .number(value.magnitude), ofHead: unit)
    return wrapped(signed(said, isNegative: isNegative, isZero: isZero, sign), per: unit)
  }

  /// Returns the unit's pattern for a negative count. Languages that put the word for minus first have no such pattern.
  private func countedBelowZero(_ unit: MeasureUnit) -> PatternReference {
    guard case .builtIn(let index) = unit.kind else { return .none }
    return table.attribute("minus", of: Int32(index))
  }

  private func message(of unit: MeasureUnit) -> Int32 {
    guard case .builtIn(let index) = unit.kind else { return -1 }
    return Int32(index)
  }

  /// Returns a message for a number of units, such as "5 miles". Ignores the second part of a compound unit.
  mutating func bind(counting count: Value, ofHead unit: MeasureUnit) -> BoundMessage {
    switch unit.kind {
    case .builtIn(let index), .per(let index, _): return bind(counting: count, of: Int32(index))
    case .named(let name):
      if unit == .percent { return bind(.percent, (.value, count)) }
      // Uses the app's own name for the unit, if it has one.
      if let own = message(ofUnit: name), value(of: own).exists { return bind(counting: count, of: own) }
      guard !TextCleaning.isBlank(name) else { return bind(table.numeral, of: -1, (.value, count)) }
      let name = unknown(unit: name)
      return bind(.measureUnknown, (.count, count), (.name, name))
    }
  }

  /// Returns the name of a unit as the app wrote it, and reports that the unit has no message.
  mutating func unknown(unit name: String) -> Value {
    report(SpeechFault(kind: .unknownMessage, name: "unit-" + name))
    return .text(keep(name))
  }

  /// Returns the unit's lexicon entry with its grammatical forms, or `nil`. Compound units have none.
  func entry(of unit: MeasureUnit) -> Int32? {
    switch unit.kind {
    case .builtIn(let index): isEntry(Int32(index)) ? Int32(index) : nil
    case .named(let name): message(ofUnit: name).flatMap { isEntry($0) ? $0 : nil }
    case .per: nil
    }
  }

  /// Adds the second part of a compound unit to a measurement, such as "per hour".
  mutating func wrapped(_ measure: BoundMessage, per unit: MeasureUnit) -> BoundMessage {
    guard case .per(_, let other) = unit.kind else { return measure }
    let amount: (ArgumentName.BuiltIn, Value) = (.measure, .phrase(measure))
    if let period = Phrase.Period(unit: Int(other)) { return bind(.measurePer, amount, period) }
    return bind(.measurePer, amount, per: .entry(Int32(other)))
  }

  /// Converts a measurement to the requested units, or to the user's preferred ones.
  @inline(never)
  mutating func bind(converting kind: MeasureKind, in region: Subtag) -> BoundMessage {
    let value = kind.value.roundedForSpeech
    guard value.isSpeakable else { return bind(.measureUnavailable) }
    guard let number = kind.unit.number, let choice = ConvertedMeasure(value, of: number, kind, region) else {
      return bind(measure: value, kind.unit, kind.sign)
    }
    guard let second = choice.second else {
      return bind(measure: choice.value, MeasureUnit(number: choice.unit), kind.sign)
    }
    let smaller = MeasureUnit(number: second.unit)
    // Omits a zero, such as in "0 feet 2 inches".
    guard !choice.value.isZero else {
      return bind(measure: choice.isNegative ? -second.value : second.value, smaller, kind.sign)
    }
    return bind(
      mixed: choice.value.magnitude, MeasureUnit(number: choice.unit), second.value, smaller,
      isNegative: choice.isNegative, kind.sign)
  }

  mutating func bind(
    mixed first: ExactDecimal, _ firstUnit: MeasureUnit, _ second: ExactDecimal, _ secondUnit: MeasureUnit,
    isNegative: Bool, _ sign: SignRule
  ) -> BoundMessage {
    let larger = wrapped(bind(counting: .number(first), ofHead: firstUnit), per: firstUnit)
    let smaller = wrapped(bind(counting: .number(second), ofHead: secondUnit), per: secondUnit)
    let both = bind(.measureMixed, (.first, .phrase(larger)), (.second, .phrase(smaller)))
    return signed(both, isNegative: isNegative, isZero: first.isZero && second.isZero, sign)
  }
}

/// A measurement converted to other units and rounded as in everyday speech.
private struct ConvertedMeasure {
  let unit: Int
  let value: ExactDecimal
  private(set) var second: (unit: Int, value: ExactDecimal)?
  let isNegative: Bool

  /// Converts a value, or returns `nil` if the unit can't be converted or has no preferred units.
  init?(_ value: ExactDecimal, of unit: Int, _ kind: MeasureKind, _ region: Subtag) {
    let preference: UnitPreference
    if let target = kind.target {
      guard let unit = target.unit.number else { return nil }
      preference = .unit(unit, and: target.second?.number, least: 0)
    } else {
      let quantity = UnitFacts.factor(of: unit).quantity
      var preferences = UnitFacts.preferences(quantity, usage: kind.usage?.number ?? 0, in: region)
      if preferences.isEmpty { preferences = UnitFacts.preferences(quantity, usage: 0, in: region) }
      guard let last = preferences.last else { return nil }
      preference =
        preferences.first {
          UnitFacts.converted(value.magnitude, from: unit, to: $0.unit).map { [least = $0.least] in
            $0.compared(with: least) >= 0
          } ?? false
        } ?? last
    }
    guard let converted = UnitFacts.converted(value, from: unit, to: preference.unit), converted.isSpeakable else {
      return nil
    }
    (self.unit, isNegative) = (preference.unit, converted.isNegative)
    guard let second = preference.second, let one = UnitFacts.converted(1, from: preference.unit, to: second) else {
      self.value =
        switch preference.unit {
        // Two fraction digits matter for air pressure. For example, 29.92 is fair weather, and 29.53 is a storm.
        case MeasureUnit.inchOfMercury.number: converted.rounded(toFractionDigits: 2).withoutTrailingZeros
        // Zero degrees is a temperature like others, so more than one decimal digit means nothing.
        case MeasureUnit.degreeCelsius.number, MeasureUnit.degreeFahrenheit.number:
          converted.rounded(toFractionDigits: converted.magnitudeExponent >= 1 ? 0 : 1).withoutTrailingZeros
        case _ where preference.increment > 0: converted.rounded(toMultipleOf: preference.increment)
        default: converted.roundedAsMeasure
        }
      return
    }
    let magnitude = converted.magnitude
    var whole = magnitude.truncated
    // The smaller unit is a whole number, because people don't say "5 feet 6.9 inches".
    let smaller = (magnitude - whole) * one
    var rest = whole.isZero ? smaller.roundedAsMeasure : smaller.rounded(toFractionDigits: 0)
    // Carries a rest that rounds up to a whole larger unit. For example, 5 feet 11.9 inches are 6 feet.
    if rest.compared(with: one) >= 0 { (whole, rest) = (whole + 1, 0) }
    self.value = whole
    self.second = rest.isZero ? nil : (second, rest)
  }
}
